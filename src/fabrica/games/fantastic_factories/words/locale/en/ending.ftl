# The end: where the points came from, and who won.

## Lines of a score; beside each stand its points

score-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
score-building = { $copies ->
    [1] { $card }
   *[other] { $card } x{ $copies }
}
# The Machine: a point for each card, and one more for each monument
score-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
score-monuments = { $n ->
    [one] { $n } monument
   *[other] { $n } monuments
}
# What decides between equal scores, in this order
score-tie = { $cards ->
    [one] tie-breakers: { $metal } metal, { $energy } energy, { $cards } card in hand
   *[other] tie-breakers: { $metal } metal, { $energy } energy, { $cards } cards in hand
}

## Who won

win-you = You win!
win-other = { $who } wins.
# $who is a list of names
win-shared = { $who } share the victory.
win-shared-you = You share the victory with { $who }.
win-machine = The Machine wins.
win-machine-you = The Machine wins: you needed more points than it had.
