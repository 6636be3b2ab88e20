unknown-move = "{ $words }" is no move of this game.
unknown-move-near = "{ $words }" is no move of this game. Did you mean "{ $near }"?
game-over = The game is over.
not-your-turn = It is not seat { $seat }'s turn: seat { $turn } is to move.
cannot-undo = There is nothing to take back: your last move revealed something, or others have moved on.
cannot-redo = There is nothing to do again.
