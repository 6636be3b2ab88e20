# What a choice that waits asks of the player, and whose turn it is.

# Instead of not-your-turn, where the players have names
not-your-turn-named = It is not your turn: { $turn } is to move.

wait-give = Choose who gets the gift of { $contractor }.
wait-discard = { $n ->
    [one] Choose { $n } card to discard for { $card }.
   *[other] Choose { $n } cards to discard for { $card }.
}
wait-refund = Choose what { $card } pays you.
# $dice is how many dice are picked up, $faces what they show
wait-reroll = { $dice ->
    [0] Pick up the dice that you roll again.
   *[other] Picked up: { $faces }. Pick up more, or roll.
}
wait-drop = You hold more than you may keep: choose what to drop.
wait-foreman = The foreman works for you: set your dice, or roll.
