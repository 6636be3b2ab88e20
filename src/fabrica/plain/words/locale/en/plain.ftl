# For a game that has no words of its own
game-about = A small game, played as it is written.
plain-you = You: { $words }
win-you = You have won.
win-other = { $who } wins.
win-shared = { $who } share the victory.
win-shared-you = You share the victory with { $who }.
seat = Seat { $seat }
not-now = That cannot be done now.
