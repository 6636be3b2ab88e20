## Puzzles

puzzle-today = Puzzle of the day
puzzle-day = Puzzle of { $date }
puzzle-number = Puzzle { $n }
puzzle-rating = Difficulty { $rating }
puzzle-no-luck = The best solution does not depend on luck.
puzzle-again = Try again
puzzle-solution = Show the solution
puzzles-title = Puzzles
puzzles-lead = Turns from real games, each with a single best plan that is easy to miss. There is a new puzzle every day, and here are all of them, starting with the easiest.
puzzles-all = All puzzles
puzzles-today = today
puzzles-done = solved
puzzles-solved = Solved in this browser: { $n } of { $of }.

## Puzzles at the terminal. Words that a person types stay as they are typed.

puzzle-how = Type: again, solution or quit.
puzzle-line = The solution

## Positions that are shared by a link

share-position = Share this position
shared-title = A shared position
shared-lead = You are player { $n }. Try this turn as often as you like, or play on against bots. Nothing is stored: the link contains the position.
shared-link = Link to this position
shared-bots = Play on against bots
shared-stopped = Now it is the others' turn. Undo moves, or play on against bots.
shared-edit = Change it
position-title = Set up a position
position-label = The position
position-seat = Who plays it (player number)
position-go = Open it
