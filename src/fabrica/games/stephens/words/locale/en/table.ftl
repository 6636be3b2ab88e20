## The table

table-notice = The rulebook prints few of its cards. These decks are our own reconstruction, not the printed cards; owners of the box can play with theirs.
table-level-hint = until the army reaches { $army }; you win with { $points } points
table-seats = At the table
table-board = The factories
table-board-of = { $who }: the board
table-score-track = Points and the army
table-army-at = The army: { $n }
table-next-renewal = Next renewal: army to { $army }, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} per empty furnace
table-tracks = Forest and dunes
table-forest = Forest
table-dunes = Dunes
table-red = Red professions
table-blue = Blue professions
table-factories = Furnaces, private factories and their professions
table-contracts = Contracts
table-investments = Investments
table-master = Master
table-apprentice = Apprentice
table-free = free
table-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
table-furnace-does = { $place ->
    [ul] Take a green cube. Then everyone may take the benefits of their workers in the row to the left.
    [ur] Take a blue cube. Then everyone may take the benefits of their workers in the row to the right.
    [ll] Take a white cube. Then you may accept a contract, for influence.
   *[lr] Take a white cube. Then you may fund an investment, for coins.
}
table-factory-does = { $most ->
    [one] In your turn, take a cube from here; then everyone may take the benefits of their workers in the row beside it.
   *[other] In your turn, take up to { $most } cubes from here; then everyone may take the benefits of their workers in the row beside it.
}
table-factory-empty = There are no cubes here now. They come in renewal phases.
table-delivery = { $reward ->
    [card] In a renewal: { $cubes } for a contract or an investment, at its cost.
    [worker] In a renewal: { $cubes } for a worker that you assign.
   *[amount] In a renewal: { $cubes } for { $gain }.
}
table-master-worth = { $n ->
    [one] A master here is worth { $n } point at the end.
   *[other] A master here is worth { $n } points at the end.
}
table-row-rule = { $n } here, at most { $most }: the row below must stay longer.
table-row-empty = Room for a profession.
table-row-shut = Opens when the row below is longer.
table-phase-start = Before the first turn
table-phase-turn = { $n ->
    [0] Before the first renewal
    [one] After { $n } renewal
   *[other] After { $n } renewals
}
table-phase-renewal = Renewal { $n }
table-phase-over = After { $n } renewals
table-final = The final renewal phase
table-turns-left = { $n ->
    [0] The last turn
    [one] One more turn after this
   *[other] { $n } more turns after this
}
table-empty-furnaces = { $left ->
    [0] Renewal after this turn
    [one] Renewal at the next empty furnace
   *[other] Renewal after { $left } more empty furnaces
}

## A player board

table-own = Your board
table-my-cards = Your contracts and investments
table-reserve = Cubes
table-influence = Influence { $n }
table-book = Abilities
table-book-points = Points
table-book-professions = Professions
table-book-cards = Contracts and investments
table-book-goods = Private factories
table-disc-open = Unlocked: its disc has left the board.
table-disc-ready = Locked: this disc can be the next that you assign.
table-disc-covered = Locked.
table-discs-left = discs left
table-slots = To fulfil
table-slot-free = free
table-covered = you have everything it needs
table-fulfilled = Fulfilled contracts
table-fulfilled-none = None yet. A column scores its cards times their cubes.
table-investments-mine = Your investments
table-investments-none = None yet. You activate them by columns in renewal phases.
table-column = Column { $n }
table-column-worth = Points of the column
table-aside = Set aside:
table-spent = { $n } on contracts
table-score-now = The score so far

## Alone

table-needed = { $n } points to win.
table-to-reach = points to reach
table-automa-workers = Automa's workers
table-final-at = The renewal phase that brings the army to { $n } is the final one.
table-automa-not-yet = no card yet
table-automa-last = Its last card: { $card }
table-automa-reserve = Its discs: it takes { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} from a private factory
table-automa-bag = In its bag
table-ranks = Ranks
table-rank-from = from { $n } points

## What to do

act-create = Create
act-join = Reinforce
act-use = Use
act-accept = Accept
act-fund = Fund
act-fulfil = Fulfil
act-glass = Take
act-instead = Use instead
act-column = Activate
act-redraw = Replace
act-skim = Discard the cheapest
# Two moves that one press makes: each is a whole sentence without its full stop
table-both = { $first }. { $second }.

## The end

table-measure-renewal = Renewal
table-measure-score = Points
table-measure-workers = Workers
table-measure-resources = Coins, influence and cubes
