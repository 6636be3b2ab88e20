## Todas as páginas

skip-to-content = Saltar para o conteúdo
nav-label = Site
nav-learn = Aprender
nav-rules = Regras
nav-sound = Som
nav-theme = Tema claro ou escuro
nav-language = Língua
nav-choose = Escolher
foot-unofficial = O Fabrica é um projeto não oficial, feito por fãs, sem ligação aos autores nem às editoras dos jogos. Se gostares de um jogo, compra-o.
problem-title = Algo correu mal
problem-back = Voltar
see-rules = Regras
cancel = Cancelar
close = Fechar
page-lost = A ligação perdeu-se. A tua última jogada pode não ter chegado. A tentar ligar de novo…

## A casa

house-title = Jogos de tabuleiro sobre fábricas
house-lead = Joga aqui mesmo: já contra bots, a solo ou com amigos que convidas por um link. Sem conta e sem instalar nada.
house-games = Jogos
house-alone = A solo
house-players = { $from ->
    [1] A solo ou até { $to } jogadores
   *[other] De { $from } a { $to } jogadores
}

## O início

start-quick = Jogar agora
start-learn = Aprender a jogar
start-solo = A solo: { $rival }
start-solo-hint = Que nível deve ter o teu rival?
start-table = Com outras pessoas
start-your-name = O teu nome
start-seat = Lugar { $n }
start-bots = Os bots, do mais fraco ao mais forte
start-options = Mais opções
start-rulings = Onde o livro de regras não é claro
start-option-seats = com { $seats } jogadores
start-go = Abrir a mesa
start-mine = As minhas partidas
start-mine-none = Ainda não tens partidas.
sign-out-title = Tens sessão iniciada noutro sítio?
sign-out-about = Todos os outros navegadores perdem o acesso aos teus lugares. Neste, as partidas continuam a ser tuas.
sign-out-go = Terminar sessão em todos os outros
sign-out-done = Feito. As tuas partidas estão agora só neste navegador.
start-open = Partidas abertas
start-open-none = Neste momento nenhuma partida está à espera de jogadores.
start-import = Importar uma partida
start-import-label = O texto de uma partida exportada
start-import-go = Importar
about-bot-random = Faz qualquer jogada permitida. Um começo suave.
about-bot-greedy = Faz a jogada que mais lhe rende no momento, sem olhar mais longe.
about-bot-planner = Pensa em todo o seu turno antes da primeira jogada.
about-bot-search = Experimenta as suas jogadas em centenas de partidas imaginadas e fica com as que correm bem.
about-bot-trained = Aprendeu com milhões de partidas e joga por instinto, sem calcular.
about-bot-master = Aprendeu com milhões de partidas e também calcula. É o bot mais forte de todos.
unfit-components = { $bot }: indisponível. Aprendeu com cartas diferentes das desta caixa.
unfit-missing = { $bot }: indisponível. Não é possível ler o ficheiro com o que aprendeu.
player-nameless = Jogador { $n }
seat-free = lugar livre
game-unreadable = Uma partida que não é possível mostrar
game-round-short = ronda { $n }
game-waiting-short = à espera de jogadores

## Sentar-se à mesa

join-title = Tens um convite
join-lead = { $who } gostava de jogar { $game } contigo.
join-go = Sentar-me e jogar
waiting-title = À espera de jogadores
waiting-lead = { $game } começa assim que todos os lugares estiverem ocupados. Até lá, ninguém vê cartas.
waiting-link = Lugar { $n }: envia este link a um amigo. Só serve uma vez.
waiting-qr = Código QR com o convite para o lugar { $n }
waiting-copy = Copiar
waiting-copied = Copiado
waiting-taken = Lugar { $n }: { $who }
waiting-you = Lugar { $n }: { $who } (tu)
waiting-invited = O lugar { $n } está reservado para quem tiver um convite.
waiting-open = O lugar { $n } está aberto a quem quiser.
waiting-sit = Ocupar o lugar { $n }
nonce-title = Baralhar em conjunto
nonce-why = Ninguém deve poder decidir como se baralham as cartas, nem sequer este servidor. O servidor já fixou o seu número secreto, a semente; em baixo está a impressão digital dela. Agora cada pessoa à mesa junta uma palavra ao acaso, e as cartas são baralhadas a partir de tudo isto.
nonce-yours = A tua palavra ao acaso
nonce-add = Juntar a minha palavra
nonce-missing = Ainda falta a palavra de { $who }.
curtain-title = { $who }, é a tua vez
curtain-lead = Passa o dispositivo. As tuas cartas ficam escondidas até dizeres que podes começar.
curtain-go = Sou { $who }

## Voltar atrás

undo-group = Desfazer e refazer
undo = Desfazer
redo = Refazer
restart = Recomeçar o turno

## Repetição

replay-label = Repetição
replay-at = Jogada { $at } de { $of }
replay-first = Para o início
replay-back = Uma jogada para trás
replay-forward = Uma jogada para a frente
replay-last = Para o fim
replay-fork = Continuar a jogar a partir daqui
replay-leave = Voltar à partida

## O fim

ended-winner = vencedor
ended-total = Total
ended-round = Ronda
ended-table = Os gráficos em tabelas
ended-fair = As cartas foram baralhadas com honestidade?
ended-fair-text = A impressão digital da semente ficou fixada antes de a partida começar. Agora que a semente está à vista, qualquer pessoa pode voltar a calcular a impressão digital e verificar cada lançamento e cada carta.
ended-proof = Impressão digital, fixada no início
ended-seed = Semente
ended-check = Verificar
ended-check-ok = A impressão digital corresponde à semente.
ended-nonces-text = Antes de se darem as cartas, cada pessoa à mesa juntou uma palavra ao acaso, por isso nem o servidor pôde decidir como se baralhavam.
ended-nonce = Palavra de { $who }
ended-nonce-counted = A palavra que o teu navegador juntou foi usada.
ended-nonce-wrong = Algo está errado: a palavra que o teu navegador juntou antes de se darem as cartas, ou a impressão digital que lhe foi mostrada então, é diferente da que aqui aparece. Alguém pode ter interferido com o baralhar das cartas.
ended-rematch = Jogar outra vez
ended-join-rematch = Entrar na desforra
ended-replay = Ver a repetição
ended-export = Exportar a partida
ended-home = Página inicial

## Aprender

learn-title = Aprender { $game }
learn-lead = Exercícios curtos numa mesa a sério: aprende-se jogando.
learn-go = Começar
lesson-step = Passo { $n } de { $of }
lesson-next = Passo seguinte
lesson-finish = Jogar uma partida a sério
lesson-back = Desfazer
lesson-again = Recomeçar este passo
lesson-skip = Saltar
lesson-lost = A partir daqui já não é possível cumprir a tarefa. Desfaz a jogada ou recomeça o passo.
rules-title = As regras de { $game }
rules-search = Pesquisar nas regras
rules-none = Não se encontrou nada.
rules-contents = Índice
rules-symbols = Símbolos
rules-cards = Todas as cartas
