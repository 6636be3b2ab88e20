# What chance answered to a move. $who is a name, $cards a list of cards, $faces a list of dice. -you: said to the player it is about.

news-draw = { $n ->
    [one] { $who } dobiera { $n } kartę.
    [few] { $who } dobiera { $n } karty.
    [many] { $who } dobiera { $n } kart.
   *[other] { $who } dobiera { $n } kart.
}
news-draw-you = Dobierasz: { $cards }.
news-roll = { $who } rzuca: { $faces }.
news-roll-you = Rzucasz: { $faces }.

# The top of the deck, turned up by a contractor
news-revealed = Odkryto z talii: { $cards }.
news-built = { $who } buduje kartę { $card } z wierzchu talii.
news-built-you = Budujesz kartę { $card } z wierzchu talii.

news-market = Nowe na rynku: { $cards }.

## The Machine, at the end of a round. Each of its five dice has a task: to take a card, or to make goods of one type.

news-machine-rolls = Maszyna rzuca: rynek { $take }, szkoleniowe { $training }, produkcyjne { $production }, specjalne { $special }, użyteczności publicznej { $utility }.
news-machine-takes = Maszyna bierze: { $cards }.
news-machine-makes = { $n ->
    [0] Maszyna nie wytwarza towarów.
    [one] Maszyna wytwarza { $n } towar.
    [few] Maszyna wytwarza { $n } towary.
    [many] Maszyna wytwarza { $n } towarów.
   *[other] Maszyna wytwarza { $n } towarów.
}
news-machine-sweeps = { $row ->
    [blueprints] Maszyna odświeża projekty.
   *[contractors] Maszyna odświeża specjalistów.
}
