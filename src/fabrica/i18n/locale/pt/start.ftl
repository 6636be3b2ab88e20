# O início de um jogo, e as partidas em curso.

## Quem se senta onde

seat-none = Ninguém
seat-here = Alguém neste dispositivo
seat-link = Um amigo que convidas por um link
seat-open = Quem quiser entrar
seat-random = Bot principiante
seat-greedy = Bot fácil
seat-planner = Bot médio
seat-search = Bot difícil
seat-trained = Bot especialista
seat-master = Bot mestre
colour-blue = Azul
colour-orange = Laranja
colour-green = Verde
colour-purple = Roxo
colour-gold = Dourado
colour-pink = Rosa
colour-teal = Turquesa
colour-choose = Escolher uma cor: jogador { $n }
start-add = Adicionar um jogador
start-people = Pessoas
start-bots-short = Bots
start-name-of = Nome do jogador { $n }
start-remove = Remover o jogador { $n }
start-against = Começa logo uma partida contra: { $who }

## Partidas em curso

game-yours = É a tua vez
game-won-by = { $n ->
    [0] ninguém ganhou
    [one] ganhou { $who }
   *[other] vitória partilhada: { $who }
}
start-running = Partidas para ver
start-import-file = Escolhe um ficheiro ou larga-o aqui
game-won-by-you = ganhaste
puzzle-go = Resolver

## The end

ended-fold = Ver a mesa
ended-unfold = Mostrar a pontuação
ended-margin = { $n ->
    [0] Os pontos são iguais: decide o desempate.
    [one] Vitória por { $n } ponto.
   *[other] Vitória por { $n } pontos.
}

## Replay

replay-turn-back = Um turno atrás
replay-turn-forward = Um turno à frente
replay-play = Reproduzir
replay-slider = Posição na partida
replay-go = Ir
replay-round = Ronda
replay-speed = Velocidade
replay-speed-slow = Lenta
replay-speed-normal = Normal
replay-speed-fast = Rápida

## Design

design-title = Design
design-lead = Todas as partes das páginas em todos os estados: nas cores e letras da casa e de cada jogo, em claro e escuro.

## Lessons

lesson-leave = Sair
learn-go-on = Continuar
