# The end: where the points came from, and who won.

## Lines of a score; beside each stand its points

score-goods = { $n ->
    [one] { $n } towar
    [few] { $n } towary
    [many] { $n } towarów
   *[other] { $n } towarów
}
score-building = { $copies ->
    [1] { $card }
   *[other] { $card } x{ $copies }
}
# The Machine: a point for each card, and one more for each monument
score-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } kart
}
score-monuments = { $n ->
    [one] { $n } pomnik
    [few] { $n } pomniki
    [many] { $n } pomników
   *[other] { $n } pomników
}
# What decides between equal scores, in this order
score-tie = { $cards ->
    [one] przy remisie: metal { $metal }, energia { $energy }, { $cards } karta na ręce
    [few] przy remisie: metal { $metal }, energia { $energy }, { $cards } karty na ręce
    [many] przy remisie: metal { $metal }, energia { $energy }, { $cards } kart na ręce
   *[other] przy remisie: metal { $metal }, energia { $energy }, { $cards } kart na ręce
}

## Who won

win-you = Wygrywasz!
win-other = Wygrywa { $who }.
# $who is a list of names
win-shared = Zwycięstwem dzielą się: { $who }.
win-shared-you = Zwycięstwem dzielą się: ty, { $who }.
win-machine = Wygrywa Maszyna.
win-machine-you = Wygrywa Maszyna: trzeba mieć więcej punktów niż ona.
