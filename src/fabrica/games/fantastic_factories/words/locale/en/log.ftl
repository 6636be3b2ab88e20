# What chance answered to a move. $who is a name, $cards a list of cards, $faces a list of dice. -you: said to the player it is about.

news-draw = { $n ->
    [one] { $who } draws { $n } card.
   *[other] { $who } draws { $n } cards.
}
news-draw-you = You draw { $cards }.
news-roll = { $who } rolls { $faces }.
news-roll-you = You roll { $faces }.

# The top of the deck, turned up by a contractor
news-revealed = Revealed from the deck: { $cards }.
news-built = { $who } builds { $card } from the top of the deck.
news-built-you = You build { $card } from the top of the deck.

news-market = New in the market: { $cards }.

## The Machine, at the end of a round. Each of its five dice has a task: to take a card, or to make goods of one type.

news-machine-rolls = The Machine rolls: market { $take }, training { $training }, production { $production }, special { $special }, utility { $utility }.
news-machine-takes = The Machine takes { $cards }.
news-machine-makes = { $n ->
    [0] The Machine makes no goods.
    [one] The Machine makes { $n } good.
   *[other] The Machine makes { $n } goods.
}
news-machine-sweeps = { $row ->
    [blueprints] The Machine refreshes the blueprints.
   *[contractors] The Machine refreshes the contractors.
}
