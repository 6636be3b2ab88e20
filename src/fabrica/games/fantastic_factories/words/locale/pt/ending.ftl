# O fim: de onde vieram os pontos, e quem venceu.

## Linhas de uma pontuação; ao lado de cada uma estão os seus pontos

score-goods = { $n ->
    [0] { $n } produtos
    [one] { $n } produto
   *[other] { $n } produtos
}
score-building = { $copies ->
    [1] { $card }
   *[other] { $card } x{ $copies }
}
# A Máquina: um ponto por cada carta, e mais um por cada monumento
score-cards = { $n ->
    [0] { $n } cartas
    [one] { $n } carta
   *[other] { $n } cartas
}
score-monuments = { $n ->
    [0] { $n } monumentos
    [one] { $n } monumento
   *[other] { $n } monumentos
}
# O que decide entre pontuações iguais, por esta ordem
score-tie = { $cards ->
    [0] desempate: { $metal } de metal, { $energy } de energia, { $cards } cartas na mão
    [one] desempate: { $metal } de metal, { $energy } de energia, { $cards } carta na mão
   *[other] desempate: { $metal } de metal, { $energy } de energia, { $cards } cartas na mão
}

## Quem venceu

win-you = Venceste!
win-other = { $who } vence.
# $who é uma lista de nomes
win-shared = { $who } partilham a vitória.
win-shared-you = Partilhas a vitória com { $who }.
win-machine = A Máquina vence.
win-machine-you = A Máquina vence: precisavas de mais pontos do que ela.
