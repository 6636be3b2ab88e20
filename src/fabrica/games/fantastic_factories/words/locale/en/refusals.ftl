# Why a move is refused. $card, $other and $contractor are cards; $tool, $wrong, $floor, $phase, $what and $choice are ids to select on.

## Turns and phases

wrong-phase = { $phase ->
    [market] That belongs to the work phase; this is the market phase.
   *[work] That belongs to the market phase; this is the work phase.
}
already-finished = You have already finished your work phase.
choice-waits = { $choice ->
    [give] First choose who gets the gift.
    [discard] First choose a card to discard.
    [refund] First choose what you get for the discarded card.
    [reroll] First pick up the dice that you want to reroll, then roll them.
   *[drop] First choose what you discard.
}
no-such-choice = { $choice ->
    [discard] You do not have to discard a card now.
    [refund] You cannot choose between metal and energy now.
    [reroll] You cannot reroll dice now.
   *[drop] You do not have to discard anything now.
}
set-dice-first = The Foreman comes first: set your dice, or roll them.

## Market

already-swept = You have already refreshed a row this turn.
short-of = { $what ->
    [metal] That costs { $need } metal; you have { $have }.
   *[energy] That costs { $need } energy; you have { $have }.
}
not-in-market = { $card } is not in the market.
not-in-hand = { $card } is not in your hand.
not-under-tool = { $tool ->
    [hammer] { $contractor } is not under the hammer, which is the tool of { $card }.
    [wrench] { $contractor } is not under the wrench, which is the tool of { $card }.
    [gear] { $contractor } is not under the gear, which is the tool of { $card }.
   *[shovel] { $contractor } is not under the shovel, which is the tool of { $card }.
}
cannot-pass = You must take a blueprint or hire a contractor if you can.
no-gift = There is no gift to give.
gift-to-other = The gift must go to one of your opponents.

## Work

no-such-die = You have no unplaced die showing { $face }.
dice-missing = { $need ->
    [one] That takes { $need } die showing { $face }; you have { $have }.
   *[other] That takes { $need } dice showing { $face }; you have { $have }.
}
floor-full = { $floor ->
    [research] All { $slots } slots of Research are taken.
    [generate] All { $slots } slots of Generate are taken.
   *[mine] All { $slots } slots of Mine are taken.
}
generate-takes = Generate takes dice up to { $most }, not a { $face }.
mine-takes = Mine takes dice of { $least } or more, not a { $face }.
no-dice = You have no unplaced die to reroll.
no-specialist = No Specialist works for you this round.
no-foreman = No Foreman sets your dice this round.

already-built = { $card } is already in your compound, and you may not build a second one.
no-matching-card = { $tool ->
    [hammer] To build { $card } you discard another card with the hammer from your hand, and { $other } is not one of your other cards.
    [wrench] To build { $card } you discard another card with the wrench from your hand, and { $other } is not one of your other cards.
    [gear] To build { $card } you discard another card with the gear from your hand, and { $other } is not one of your other cards.
   *[shovel] To build { $card } you discard another card with the shovel from your hand, and { $other } is not one of your other cards.
}
name-the-discard = { $tool ->
    [hammer] To build { $card } you discard another card with the hammer; say which: { $others }.
    [wrench] To build { $card } you discard another card with the wrench; say which: { $others }.
    [gear] To build { $card } you discard another card with the gear; say which: { $others }.
   *[shovel] To build { $card } you discard another card with the shovel; say which: { $others }.
}
no-pair = { $tool ->
    [hammer] To build { $card } you discard another card with the hammer, and you have no other in your hand.
    [wrench] To build { $card } you discard another card with the wrench, and you have no other in your hand.
    [gear] To build { $card } you discard another card with the gear, and you have no other in your hand.
   *[shovel] To build { $card } you discard another card with the shovel, and you have no other in your hand.
}
tools-differ = To build a card you discard another one with the same tool, but { $card } has the { $tool ->
    [hammer] hammer
    [wrench] wrench
    [gear] gear
   *[shovel] shovel
} and { $other } the { $wrong ->
    [hammer] hammer
    [wrench] wrench
    [gear] gear
   *[shovel] shovel
}.

not-built = { $card } is not in your compound.
takes-dice = { $slots ->
    [any] { $card } takes { about-dice-any }, as in "{ $near }".
    [face] { $card } takes { about-dice-face }, as in "{ $near }".
    [equal] { $card } takes { about-dice-equal }, as in "{ $near }".
    [row] { $card } takes { about-dice-row }, as in "{ $near }".
    [total] { $card } takes { about-dice-total }, as in "{ $near }".
    [x] { $card } takes no die but a number from { $low } to { $high }, as in "{ $near }".
   *[none] { $card } takes no die, as in "{ $near }".
}
already-used = { $card } has already been used this round.
cards-missing = { $need ->
    [one] For that you discard { $need } card; you have { $have }.
   *[other] For that you discard { $need } cards; you have { $have }.
}
has-no-use = { $card } cannot be used or replicated.
answers-itself = You do not use { $card }: it works by itself.
# "replicate X" are words that a person types: they stay as they are
names-its-copy = To use { $card }, name the card that it copies: replicate X.

## Choices

refund-not-so = { $card } does not give you { $metal } metal and { $energy } energy: choose { $most } of what it cost.
pick-up-first = Pick up at least one die before you roll.
nothing-to-drop = You are within that limit: there is nothing to discard.
none-to-drop = { $what ->
    [metal] You have no metal to discard.
   *[energy] You have no energy to discard.
}
