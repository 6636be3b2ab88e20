## Desafios

puzzle-today = Desafio do dia
puzzle-day = Desafio de { $date }
puzzle-number = Desafio { $n }
puzzle-rating = Dificuldade { $rating }
puzzle-no-luck = A melhor solução não depende da sorte.
puzzle-again = Tentar outra vez
puzzle-solution = Mostrar a solução
puzzles-title = Desafios
puzzles-lead = Turnos de partidas reais, cada um com um único melhor plano, que é fácil não ver. Todos os dias há um desafio novo; aqui estão todos, a começar pelos mais fáceis.
puzzles-all = Todos os desafios
puzzles-today = hoje
puzzles-done = resolvido
puzzles-solved = Resolvidos neste navegador: { $n } de { $of }.

## Desafios no terminal. As palavras que se escrevem ficam como estão.

puzzle-how = Escreve: again, solution ou quit.
puzzle-line = A solução

## Posições partilhadas através de um link

share-position = Partilhar esta posição
shared-title = Uma posição partilhada
shared-lead = És o jogador { $n }. Experimenta este turno quantas vezes quiseres, ou continua contra bots. Nada fica guardado: o link contém a posição.
shared-link = Link para esta posição
shared-bots = Continuar contra bots
shared-stopped = Agora é a vez dos outros. Desfaz jogadas ou continua contra bots.
shared-edit = Alterar
position-title = Montar uma posição
position-label = Posição
position-seat = Quem a joga (número do jogador)
position-go = Abrir
