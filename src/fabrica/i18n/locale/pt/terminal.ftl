# O terminal. As palavras que se escrevem (help, log, FILE …: as que vêm antes dos dois pontos nas listas de comandos) ficam como estão.

## A mesa. Depois de dois pontos segue-se uma lista de quantidades.

terminal-title-over = A partida acabou
terminal-you = Tu
terminal-empty-slot = (vazio)
terminal-nothing = nada
terminal-moves = Jogadas

## O que se escreve

terminal-welcome = Escreve uma jogada ou o início de uma. Escreve «help» para veres a lista de comandos.
terminal-ambiguous = «{ $line }» pode ser:
terminal-unknown = «{ $line }» não é uma jogada nem um comando. Experimenta: moves, help.
terminal-unknown-near = «{ $line }» não é uma jogada nem um comando. Querias dizer: { $near }?
terminal-only-possible = «{ $line }» não é possível agora. É possível:
terminal-never-possible = Agora não é possível nada que comece por { $verb }.

## O que aconteceu

terminal-done = feito
terminal-log-empty = Ainda não se jogou nada.
terminal-undone = Desfeito.
terminal-undo-impossible = Não há nada para desfazer: uma jogada que revelou algo, ou que acabou a tua vez, é definitiva.

## Comandos: como se escreve cada um, e o que faz

terminal-help = Escreve uma jogada como está na lista, ou o seu início: «{ $short }» é «{ $whole }».
terminal-alternatives = «a | b» são alternativas: escreve uma delas.
terminal-type-help = help [CARTA/JOGADA]
terminal-does-help = mostra esta lista, ou o que faz uma carta ou um tipo de jogada
terminal-type-moves = moves
terminal-does-moves = mostra todas as jogadas que podes fazer agora
terminal-type-table = table
terminal-does-table = mostra a mesa toda
terminal-type-log = log [N]
terminal-does-log = mostra as últimas N jogadas ({ $lines }, se não disseres quantas)
terminal-type-undo = undo
terminal-does-undo = desfaz a tua última jogada, a não ser que tenha revelado algo
terminal-type-save = save FILE
terminal-does-save = guarda a partida num ficheiro
terminal-type-quit = quit
terminal-does-quit = sai; podes continuar mais tarde uma partida guardada
terminal-help-unknown = Não há nenhuma carta, jogada ou comando com o nome «{ $line }».
terminal-help-unknown-near = Não há nenhuma carta, jogada ou comando com o nome «{ $line }». Querias dizer: { $near }?
terminal-save-how = Diz onde: save FILE
terminal-saved = Guardado em { $path }.
terminal-save-other = { $path } já existe e não é esta partida: escolhe outro nome.
terminal-save-failed = Não foi guardado: { $reason }
terminal-log-how = Diz quantas: log { $lines }
terminal-bye = Até à próxima!
terminal-continue-saved = Para continuar: fabrica play --record { $path }
terminal-continue-unsaved = A partida não foi guardada. Para a continuares mais tarde, escreve «save FILE» antes de saíres.
terminal-no-bot = Ninguém joga pelo lugar { $seat }.

## O fim

terminal-final = Pontuação final
terminal-seed = Semente: { $seed }
