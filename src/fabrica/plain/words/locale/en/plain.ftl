# For a game that has no words of its own
game-about = A small game, played as it is written.
plain-you = You: { $words }
plain-score = Score
plain-yours = Your turn
plain-win-you = You have won.
plain-win = { $who } wins.
plain-win-shared = { $who } share the victory.
table-board = Table
seat = Seat { $seat }
not-now = That cannot be done now.
