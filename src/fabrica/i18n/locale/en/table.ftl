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
