# The terminal. Words that a person types (help, log, FILE …: the words before a colon in lists of commands) stay as they are typed.

## The table. A list of amounts follows after a colon.

terminal-title-over = La partida ha terminado
terminal-you = Tú
terminal-empty-slot = (vacío)
terminal-nothing = nada
terminal-moves = Jugadas

## Input

terminal-welcome = Escribe una jugada o su comienzo. Escribe «help» para ver la lista de comandos.
terminal-ambiguous = «{ $line }» podría ser:
terminal-unknown = «{ $line }» no es ni una jugada ni un comando. Prueba con: moves, help.
terminal-unknown-near = «{ $line }» no es ni una jugada ni un comando. ¿Querías decir: { $near }?
terminal-only-possible = «{ $line }» no es posible ahora. Es posible:
terminal-never-possible = Ahora no es posible nada que empiece por { $verb }.

## What happened

terminal-done = hecho
terminal-log-empty = Aún no se ha jugado nada.
terminal-undone = Deshecho.
terminal-undo-impossible = No hay nada que deshacer: una jugada que reveló algo, o que acabó tu turno, es definitiva.

## Commands: how each is typed, and what it does

terminal-help = Escribe una jugada tal como aparece en la lista, o su comienzo: «{ $short }» es «{ $whole }».
terminal-alternatives = «a | b» son alternativas: escribe una de ellas.
terminal-type-help = help [CARTA o JUGADA]
terminal-does-help = mostrar esta lista, o lo que hace una carta o un tipo de jugada
terminal-type-moves = moves
terminal-does-moves = mostrar todas las jugadas que puedes hacer ahora
terminal-type-table = table
terminal-does-table = mostrar la mesa entera
terminal-type-log = log [N]
terminal-does-log = mostrar las últimas N jugadas ({ $lines } si no dices cuántas)
terminal-type-undo = undo
terminal-does-undo = deshacer tu última jugada, salvo que haya revelado algo
terminal-type-save = save FILE
terminal-does-save = guardar la partida en un archivo
terminal-type-quit = quit
terminal-does-quit = salir; una partida guardada se puede continuar más tarde
terminal-help-unknown = No hay ninguna carta, jugada o comando con el nombre «{ $line }».
terminal-help-unknown-near = No hay ninguna carta, jugada o comando con el nombre «{ $line }». ¿Querías decir: { $near }?
terminal-save-how = Di dónde: save FILE
terminal-saved = Guardado en { $path }.
terminal-save-other = { $path } ya existe y no es esta partida: elige otro nombre.
terminal-save-failed = No se ha guardado: { $reason }
terminal-log-how = Di cuántas: log { $lines }
terminal-bye = ¡Hasta pronto!
terminal-continue-saved = Para continuar: fabrica play --record { $path }
terminal-continue-unsaved = La partida no se ha guardado. Para continuarla más tarde, escribe «save FILE» antes de salir.
terminal-no-bot = Nadie juega por el asiento { $seat }.

## The end

terminal-final = Puntuación final
terminal-seed = Semilla: { $seed }
