## What every table says

table-round = Round { $n }
table-empty = empty
table-deck = { $n } in the deck
table-discards = { $n } in the discard pile
table-first = first player
table-acts = thinking
table-of = { $n } of { $of }
table-log = Log
log-empty-yet = Nothing has happened yet.
log-go = See the table after move { $n }
unit-cards = { $n ->
    [one] card
   *[other] cards
}
unit-points = { $n ->
    [one] point
   *[other] points
}
prompt-over = The game is over.
prompt-watching = You are watching. Now playing: { $who }
prompt-waiting = Waiting for { $who }
card-choices = What you can do
card-open = { $card }: details
card-used = used
why-rule = The rule
why-not = Why not?

trouble-failed = { $bot } has run into an error and cannot play on.
trouble-refused = { $bot } tried to make a move that the rules do not allow, and was stopped.
trouble-late = { $bot } is taking unusually long. It keeps trying, but you need not wait for it.
trouble-unfit-components = { $bot } can no longer play: it has learned with cards other than those in this box.
trouble-unfit-missing = { $bot } can no longer play: the file with what it has learned cannot be read.
trouble-give = Who takes its place?
trouble-take = I do
trouble-open = Anyone who joins
