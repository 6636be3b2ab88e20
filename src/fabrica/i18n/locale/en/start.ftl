# The start of a game, and the games that go on.

## Who sits where

seat-none = Nobody
seat-here = Someone on this device
seat-link = A friend you invite by a link
seat-open = Anyone who comes along
seat-random = Novice bot
seat-greedy = Easy bot
seat-planner = Medium bot
seat-search = Hard bot
seat-trained = Expert bot
seat-master = Master bot
colour-blue = Blue
colour-orange = Orange
colour-green = Green
colour-purple = Purple
colour-gold = Gold
colour-pink = Pink
colour-teal = Teal
colour-choose = Choose a colour: player { $n }
start-add = Add a player
start-people = People
start-bots-short = Bots
start-name-of = Name of player { $n }
start-remove = Remove player { $n }
start-against = Starts a game at once, against: { $who }

## Games that go on

game-yours = Your turn
game-won-by = { $n ->
    [0] nobody won
    [one] { $who } won
   *[other] { $who } shared the victory
}
start-running = Games to watch
start-import-file = Choose a file, or drop it here
game-won-by-you = you won
puzzle-go = Solve it

## The end

ended-fold = Look at the table
ended-unfold = Show the scores
ended-margin = { $n ->
    [0] The points are equal: the tie-break decides.
    [one] Won by { $n } point.
   *[other] Won by { $n } points.
}

## Replay

replay-turn-back = One turn back
replay-turn-forward = One turn forward
replay-play = Play
replay-slider = Position in the game
replay-go = Go
replay-round = Round
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast

## Design

design-title = Design
design-lead = Every part of the pages in every state, in the colours and typefaces of the house and of each game, light and dark.

## Lessons

lesson-leave = Leave
learn-go-on = Continue
