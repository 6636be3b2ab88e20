# What a choice that waits asks of the player, and whose turn it is.

# Instead of not-your-turn, where the players have names
not-your-turn-named = No es tu turno: es el turno de { $turn }.

wait-give = Elige quién recibe el regalo de { $contractor }.
wait-discard = { $n ->
    [one] Elige { $n } carta que descartar para usar { $card }.
   *[other] Elige { $n } cartas que descartar para usar { $card }.
}
wait-refund = Elige qué obtienes por { $card }.
# $dice is how many dice are picked up, $faces what they show
wait-reroll = { $dice ->
    [0] Recoge los dados que quieras volver a tirar.
   *[other] Recogidos: { $faces }. Recoge más o tira.
}
wait-drop = Tienes más de lo que puedes conservar: elige qué descartas.
wait-foreman = El Capataz trabaja para ti: fija tus dados o tíralos.
