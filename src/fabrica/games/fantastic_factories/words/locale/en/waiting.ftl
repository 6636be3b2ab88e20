# What a choice that waits asks of the player, and whose turn it is.

# Instead of not-your-turn, where the players have names
not-your-turn-named = It is not your turn: it is the turn of { $turn }.

wait-give = Choose who gets the gift of { $contractor }.
wait-discard = { $n ->
    [one] Choose { $n } card to discard for { $card }.
   *[other] Choose { $n } cards to discard for { $card }.
}
wait-refund = Choose what you get for { $card }.
# $dice is how many dice are picked up, $faces what they show
wait-reroll = { $dice ->
    [0] Pick up the dice that you want to reroll.
   *[other] Picked up: { $faces }. Pick up more, or roll.
}
wait-drop = You have more than you may keep: choose what to discard.
wait-foreman = The Foreman works for you: set your dice, or roll them.
