# The end: where the points came from, and who won.

## Lines of a score; beside each stand its points

score-goods = { $n ->
    [one] { $n } mercancía
   *[other] { $n } mercancías
}
score-building = { $copies ->
    [1] { $card }
   *[other] { $card } x{ $copies }
}
# The Machine: a point for each card, and one more for each monument
score-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
score-monuments = { $n ->
    [one] { $n } monumento
   *[other] { $n } monumentos
}
# What decides between equal scores, in this order
score-tie = { $cards ->
    [one] desempate: { $metal } de metal, { $energy } de energía, { $cards } carta en la mano
   *[other] desempate: { $metal } de metal, { $energy } de energía, { $cards } cartas en la mano
}

## Who won

win-you = ¡Has ganado!
win-other = Gana { $who }.
# $who is a list of names
win-shared = { $who } comparten la victoria.
win-shared-you = Compartes la victoria con { $who }.
win-machine = Gana La Máquina.
win-machine-you = Gana La Máquina: necesitabas más puntos que ella.
