## Todas as páginas

skip-to-content = Saltar para o conteúdo
nav-label = Site
nav-learn = Aprender
nav-rules = Regras
nav-sound = Som
nav-theme = Claro ou escuro
nav-language = Língua
nav-choose = Escolher
foot-unofficial = Fabrica é uma obra não oficial, feita por fãs, sem ligação aos autores e editores dos jogos. Se gostas de um jogo, compra-o.
problem-title = Isso não resultou
problem-back = Voltar
see-rules = Regras
cancel = Cancelar
close = Fechar
page-lost = A ligação caiu. O que fizeste pode não ter chegado; a tentar de novo.

## A casa

house-title = Jogos de tabuleiro sobre fábricas
house-lead = Joga aqui mesmo: já contra bots, a solo, ou com amigos através de um link. Sem conta, sem instalar nada.
house-games = Jogos
house-alone = A solo
house-players = { $from ->
    [1] A solo ou até { $to } jogadores
   *[other] De { $from } a { $to } jogadores
}

## O início

start-quick = Jogar já
start-learn = Aprender a jogar
start-quick-hint = Começa logo uma partida contra um bot. Sem conta, sem nada para preparar.
start-solo = A solo: { $rival }
start-solo-hint = Que força há de ter o teu rival?
start-table = Com outras pessoas
start-table-hint = Até { $n } lugares: pessoas neste dispositivo, amigos através de um link, ou bots.
start-your-name = O teu nome
start-seat = Lugar { $n }
start-bots = Os bots, do mais brando ao mais forte
start-options = Mais opções
start-rulings = O que o livro de regras deixa em aberto
start-option-seats = com { $seats } jogadores
start-go = Abrir a mesa
start-mine = As minhas partidas
start-mine-none = Ainda nenhuma.
sign-out-title = Entraste noutro sítio?
sign-out-about = Qualquer outro navegador que tenha os teus lugares perde-os. Neste, as partidas continuam a ser tuas.
sign-out-go = Terminar sessão em todo o lado menos aqui
sign-out-done = Feito: as tuas partidas estão agora só neste navegador.
start-open = Partidas abertas
start-open-none = Neste momento ninguém está à espera de jogadores.
start-import = Importar um registo
start-import-label = O texto de um registo
start-import-go = Abrir
seat-none = ninguém
seat-here = uma pessoa neste dispositivo
seat-link = um amigo, através de um link
seat-open = quem aparecer
seat-random = um bot: aleatório
seat-greedy = um bot: ganancioso
seat-planner = um bot: planeador
seat-search = um bot: explorador
seat-trained = um bot: treinado
seat-master = um bot: mestre
bot-random = Bot aleatório
bot-greedy = Bot ganancioso
bot-planner = Bot planeador
bot-search = Bot explorador
bot-trained = Bot treinado
bot-master = Bot mestre
about-bot-random = Faz qualquer jogada permitida: um começo suave.
about-bot-greedy = Escolhe a jogada que o deixa na melhor situação, sem olhar mais longe.
about-bot-planner = Pensa em todo o seu turno antes da primeira jogada.
about-bot-search = Experimenta as suas jogadas em centenas de partidas imaginadas e segue o que corre bem.
about-bot-trained = Aprendeu a jogar em milhões de partidas e confia no primeiro olhar.
about-bot-master = Aprendeu e também explora: o mais forte da casa.
unfit-components = { $bot }: indisponível. Aprendeu com outras cartas que não as desta caixa.
unfit-missing = { $bot }: indisponível. Não é possível ler aqui o que aprendeu.
player-nameless = Jogador { $n }
seat-free = lugar livre
game-over-short = terminada
game-unreadable = Uma partida que não se pode mostrar
game-round-short = ronda { $n }
game-waiting-short = à espera de jogadores

## Sentar-se à mesa

join-title = Tens um convite
join-lead = { $who } gostava de jogar { $game } contigo.
join-go = Sentar e jogar
waiting-title = À espera de jogadores
waiting-lead = { $game } começa quando todos os lugares estiverem ocupados. Até lá, ninguém vê as cartas.
waiting-link = Lugar { $n }: envia este link a um amigo. Só serve uma vez.
waiting-qr = Código com o convite para o lugar { $n }
waiting-copy = Copiar
waiting-copied = Copiado
waiting-taken = Lugar { $n }: { $who }
waiting-you = Lugar { $n }: { $who } (tu)
waiting-invited = O lugar { $n } está guardado para quem tiver um convite.
waiting-open = O lugar { $n } está aberto a quem quiser.
waiting-sit = Ocupar o lugar { $n }
nonce-title = Baralhamos juntos
nonce-why = Ninguém deve poder escolher como se baralha, nem sequer este servidor. A semente dele já está fixada: em baixo está a sua impressão digital. Agora cada pessoa à mesa junta uma palavra aleatória sua, e as cartas são dadas a partir de todas elas.
nonce-yours = A tua palavra aleatória
nonce-add = Juntar a minha palavra
nonce-missing = Falta ainda a palavra de { $who }.
curtain-title = { $who }, é a tua vez
curtain-lead = Passa o dispositivo. As outras mãos ficam escondidas até estares a postos.
curtain-go = Sou { $who }

## Voltar atrás

undo-group = Voltar atrás
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
replay-fork = Continuar a jogar daqui
replay-leave = Voltar à partida

## O fim

ended-winner = vitória
ended-total = Total
ended-round = Ronda
ended-table = Os gráficos em números
ended-fair = O acaso foi honesto?
ended-fair-text = Quando a partida começou, ficou fixada a impressão digital da sua semente. Agora que a semente está à vista, qualquer pessoa pode voltar a calcular a impressão digital e repetir cada lançamento e cada carta.
ended-proof = Impressão digital, fixada no início
ended-seed = Semente
ended-check = Verificar
ended-check-ok = Coincidem.
ended-nonces-text = Cada pessoa à mesa juntou uma palavra aleatória antes de se darem as cartas, por isso nem o servidor pôde escolher como se baralhava.
ended-nonce = Palavra de { $who }
ended-nonce-counted = A palavra que o teu navegador juntou foi tida em conta.
ended-nonce-wrong = Algo está errado: a palavra que o teu navegador juntou antes de se darem as cartas, ou a impressão digital que então viu, não é a que aqui se mostra. As cartas podem ter sido manipuladas.
ended-rematch = Jogar outra vez
ended-join-rematch = Ir para a desforra
ended-replay = Ver a repetição
ended-export = Guardar o registo
ended-home = Início

## Aprender

learn-title = Aprender { $game }
learn-lead = Exercícios curtos numa mesa a sério: aprende-se a jogar.
learn-go = Começar
lesson-step = Passo { $n } de { $of }
lesson-next = Passo seguinte
lesson-finish = Jogar uma partida a sério
lesson-back = Desfazer
lesson-again = Recomeçar este passo
lesson-skip = Saltar
lesson-lost = A partir daqui já não é possível cumprir a tarefa. Desfaz a tua jogada ou recomeça o passo.
rules-title = As regras de { $game }
rules-search = Procurar nas regras
rules-none = Nada encontrado.
rules-contents = Índice
rules-symbols = Símbolos
rules-cards = Todas as cartas
