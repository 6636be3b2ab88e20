# What chance answered to a move. $who is a name, $cards a list of cards, $faces a list of dice. -you: said to the player it is about.

news-draw = { $n ->
    [one] { $who } roba { $n } carta.
   *[other] { $who } roba { $n } cartas.
}
news-draw-you = Robas { $cards }.
news-roll = { $who } saca { $faces }.
news-roll-you = Sacas { $faces }.

# The top of the deck, turned up by a contractor
news-revealed = Se revela del mazo: { $cards }.
news-built = { $who } construye { $card } de lo alto del mazo.
news-built-you = Construyes { $card } de lo alto del mazo.

news-market = Nuevo en el mercado: { $cards }.

## The Machine, at the end of a round. Each of its five dice has a task: to take a card, or to make goods of one type.

news-machine-rolls = La Máquina tira los dados: mercado { $take }, entrenamiento { $training }, producción { $production }, especial { $special }, suministro { $utility }.
news-machine-takes = La Máquina toma { $cards }.
news-machine-makes = { $n ->
    [0] La Máquina no fabrica mercancías.
    [one] La Máquina fabrica { $n } mercancía.
   *[other] La Máquina fabrica { $n } mercancías.
}
news-machine-sweeps = { $row ->
    [blueprints] La Máquina renueva los planos.
   *[contractors] La Máquina renueva los contratistas.
}
