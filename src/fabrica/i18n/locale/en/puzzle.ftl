## Puzzles

puzzle-today = Puzzle of the day
puzzle-day = Puzzle of { $date }
puzzle-number = Puzzle { $n }
puzzle-rating = Rating { $rating }
puzzle-no-luck = The best line needs no luck.
puzzle-again = Try again
puzzle-solution = Show the solution
puzzles-title = Puzzles
puzzles-lead = Turns from games that were played, each with one best plan that is easy to miss. A new one every day; all of them are here, the easiest first.
puzzles-all = All puzzles
puzzles-today = today
puzzles-done = solved
puzzles-solved = Solved in this browser: { $n } of { $of }.

## Puzzles at the terminal. Words that a person types stay as they are typed.

puzzle-how = Type again, solution or quit.
puzzle-line = The solution

## Positions that are shared by a link

share-position = Share this position
shared-title = A shared position
shared-lead = You are player { $n }. Try out this turn as often as you like, or play on against bots. Nothing is stored: the position is in the link.
shared-link = Link to this position
shared-bots = Play on against bots
shared-stopped = Now the others are to move. Take moves back, or play on against bots.
shared-edit = Change it
position-title = Set up a position
position-lead = Write a position as JSON. What you leave out gets its default. You get a link that opens it for anyone.
position-label = The position
position-seat = Who plays it: player number
position-go = Open it
