unknown-move = "{ $words }" is not a move in this game.
unknown-move-near = "{ $words }" is not a move in this game. Did you mean "{ $near }"?
game-over = The game is over.
not-your-turn = It is not seat { $seat }'s turn: it is the turn of seat { $turn }.
cannot-undo = There is nothing to undo: your last move revealed something, or others have already played on.
cannot-redo = There is nothing to redo.
