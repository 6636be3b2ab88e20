# The terminal. Words that a person types (help, log, FILE …: the words before a colon in lists of commands) stay as they are typed.

## The table. A list of amounts follows after a colon.

terminal-title-over = La partida ha terminado
terminal-you = Tú
terminal-empty-slot = (vacío)
terminal-nothing = nada
terminal-moves = Jugadas

## Input

terminal-welcome = Escribe una jugada o cómo empieza. «help» muestra las órdenes.
terminal-ambiguous = «{ $line }» podría ser:
terminal-unknown = «{ $line }» no es ni una jugada ni una orden. Prueba con: moves, help.
terminal-unknown-near = «{ $line }» no es ni una jugada ni una orden. ¿Querías decir: { $near }?
terminal-only-possible = «{ $line }» no es posible ahora. Es posible:
terminal-never-possible = Ahora no es posible nada que empiece por { $verb }.

## What happened

terminal-done = hecho
terminal-log-empty = Aún no se ha jugado nada.
terminal-undone = Deshecho.
terminal-undo-impossible = No hay nada que deshacer: una jugada que reveló algo, o que acabó tu turno, ya no se cambia.

## Commands: how each is typed, and what it does

terminal-help = Escribe una jugada tal como aparece en la lista, o cómo empieza: «{ $short }» es «{ $whole }».
terminal-alternatives = «a | b» son alternativas: escribe una de ellas.
terminal-type-help = help [CARTA o JUGADA]
terminal-does-help = esta lista, o lo que hace una carta o una clase de jugada
terminal-type-moves = moves
terminal-does-moves = todas las jugadas que puedes hacer ahora
terminal-type-table = table
terminal-does-table = la mesa entera
terminal-type-log = log [N]
terminal-does-log = las últimas N jugadas ({ $lines } si no dices cuántas)
terminal-type-undo = undo
terminal-does-undo = deshacer tu última jugada, salvo que haya revelado algo
terminal-type-save = save FILE
terminal-does-save = guardar el registro de la partida en un archivo
terminal-type-quit = quit
terminal-does-quit = salir; la partida se puede continuar con su registro
terminal-help-unknown = Ninguna carta, jugada u orden se llama «{ $line }».
terminal-help-unknown-near = Ninguna carta, jugada u orden se llama «{ $line }». ¿Querías decir: { $near }?
terminal-save-how = Di dónde: save FILE
terminal-saved = Guardado en { $path }
terminal-save-other = { $path } ya existe y no es un registro de esta partida: elige otro nombre.
terminal-save-failed = No se ha guardado: { $reason }
terminal-log-how = Di cuántas: log { $lines }
terminal-bye = ¡Hasta pronto!
terminal-continue-saved = Para continuar: fabrica play --record { $path }
terminal-continue-unsaved = La partida no se ha guardado. Antes de salir, «save FILE» escribe el registro con el que continuarla.
terminal-no-bot = nadie juega por el asiento { $seat }

## The end

terminal-final = Puntuación final
terminal-seed = Semilla: { $seed }
