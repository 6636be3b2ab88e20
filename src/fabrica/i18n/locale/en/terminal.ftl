# The terminal. Words that a person types (help, log, FILE …: the words before a colon in lists of commands) stay as they are typed.

## The table. A list of amounts follows after a colon.

terminal-title-over = The game is over
terminal-you = You
terminal-empty-slot = (empty)
terminal-nothing = nothing
terminal-moves = Moves

## Input

terminal-welcome = Type a move or the beginning of one. "help" lists the commands.
terminal-ambiguous = "{ $line }" could be:
terminal-unknown = "{ $line }" is neither a move nor a command. Try: moves, help.
terminal-unknown-near = "{ $line }" is neither a move nor a command. Did you mean: { $near }?
terminal-only-possible = "{ $line }" is not possible now. This is:
terminal-never-possible = Nothing that begins with { $verb } is possible now.

## What happened

terminal-done = done
terminal-log-empty = Nothing has been played yet.
terminal-undone = Taken back.
terminal-undo-impossible = Nothing to take back: a move that revealed something, or ended your turn, stays.

## Commands: how each is typed, and what it does

terminal-help = Type a move as it is listed, or its beginning: "{ $short }" is "{ $whole }".
terminal-alternatives = "a | b" lists alternatives: type one of them.
terminal-type-help = help [CARD or MOVE]
terminal-does-help = this list, or what a card or a kind of move does
terminal-type-moves = moves
terminal-does-moves = every move that you can make now
terminal-type-table = table
terminal-does-table = the whole table
terminal-type-log = log [N]
terminal-does-log = the last N moves ({ $lines } unless you say)
terminal-type-undo = undo
terminal-does-undo = take your last move back, unless it revealed something
terminal-type-save = save FILE
terminal-does-save = write the game's record to a file
terminal-type-quit = quit
terminal-does-quit = leave; the game can be continued from its record
terminal-help-unknown = No card, move or command is called "{ $line }".
terminal-help-unknown-near = No card, move or command is called "{ $line }". Did you mean: { $near }?
terminal-save-how = Say where: save FILE
terminal-saved = Saved to { $path }
terminal-save-other = { $path } exists and is no record of this game: choose another name.
terminal-save-failed = Not saved: { $reason }
terminal-log-how = Say how many: log { $lines }
terminal-bye = Good-bye.
terminal-continue-saved = To continue: fabrica play --record { $path }
terminal-continue-unsaved = The game was not saved. Before quitting, "save FILE" writes the record to continue from.
terminal-no-bot = nobody plays for seat { $seat }

## The end

terminal-final = Final scores
terminal-seed = Seed: { $seed }
