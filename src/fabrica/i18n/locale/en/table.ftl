## What every table says

table-round = Round { $n }
table-empty = empty
table-deck = { $n } in the deck
table-discards = { $n } discarded
table-first = first player
table-acts = thinking
table-of = { $n } of { $of }
table-log = What has happened
log-empty-yet = Nothing yet.
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
prompt-watching = You are watching. To move: { $who }
prompt-waiting = Waiting for { $who }
card-choices = What you can do
card-open = { $card }: details
card-used = used
why-rule = The rule
why-not = Why not?

trouble-failed = { $bot } has made an error and cannot play on.
trouble-refused = { $bot } wanted to make a move that the rules do not allow, and was stopped.
trouble-late = { $bot } is taking unusually long. It keeps trying; you need not wait for it.
trouble-unfit-components = { $bot } can no longer play: it has learned with other cards than those in this box.
trouble-unfit-missing = { $bot } can no longer play: what it has learned cannot be read here.
trouble-give = Who takes its place?
trouble-take = Me
trouble-open = Anyone who joins
