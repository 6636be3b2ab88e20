# The terminal. Words that a person types (help, log, FILE …: the words before a colon in lists of commands) stay as they are typed.

## The table. A list of amounts follows after a colon.

terminal-title-over = The game is over
terminal-you = You
terminal-empty-slot = (empty)
terminal-nothing = nothing
terminal-moves = Moves

## Input

terminal-welcome = Type a move or the beginning of one. Type "help" for the list of commands.
terminal-ambiguous = "{ $line }" could be:
terminal-unknown = "{ $line }" is neither a move nor a command. Try: moves, help.
terminal-unknown-near = "{ $line }" is neither a move nor a command. Did you mean: { $near }?
terminal-only-possible = "{ $line }" is not possible now. Possible:
terminal-never-possible = Nothing that begins with { $verb } is possible now.

## What happened

terminal-done = done
terminal-log-empty = Nothing has been played yet.
terminal-undone = Undone.
terminal-undo-impossible = There is nothing to undo: a move that revealed something or ended your turn is final.

## Commands: how each is typed, and what it does

terminal-help = Type a move as it is listed, or its beginning: "{ $short }" is "{ $whole }".
terminal-alternatives = "a | b" lists alternatives: type one of them.
terminal-type-help = help [CARD or MOVE]
terminal-does-help = show this list, or what a card or a kind of move does
terminal-type-moves = moves
terminal-does-moves = show every move that you can make now
terminal-type-table = table
terminal-does-table = show the whole table
terminal-type-log = log [N]
terminal-does-log = show the last N moves ({ $lines } if you give no number)
terminal-type-undo = undo
terminal-does-undo = undo your last move, unless it revealed something
terminal-type-save = save FILE
terminal-does-save = save the game to a file
terminal-type-quit = quit
terminal-does-quit = leave; you can continue a saved game later
terminal-help-unknown = There is no card, move or command called "{ $line }".
terminal-help-unknown-near = There is no card, move or command called "{ $line }". Did you mean: { $near }?
terminal-save-how = Say where to: save FILE
terminal-saved = Saved to { $path }.
terminal-save-other = { $path } already exists and is not this game: choose another name.
terminal-save-failed = Not saved: { $reason }
terminal-log-how = Say how many: log { $lines }
terminal-bye = Goodbye.
terminal-continue-saved = To continue: fabrica play --record { $path }
terminal-continue-unsaved = The game was not saved. To continue it another time, type "save FILE" before you quit.
terminal-no-bot = Nobody plays for seat { $seat }.

## The end

terminal-final = Final scores
terminal-seed = Seed: { $seed }
