# Why a move is refused. $card, $other and $contractor are cards; $tool, $wrong, $floor, $phase, $what and $choice are ids to select on.

## Turns and phases

wrong-phase = { $phase ->
    [market] That belongs to the work phase; this is the market phase.
   *[work] That belongs to the market phase; this is the work phase.
}
already-finished = You have finished your work phase.
choice-waits = { $choice ->
    [give] First choose who gets the gift.
    [discard] First choose a card to discard.
    [refund] First choose what you are paid for the discarded card.
    [reroll] First pick up the dice that you roll again, then roll.
   *[drop] First choose what you give up.
}
no-such-choice = { $choice ->
    [discard] Nothing asks you to discard a card now.
    [refund] Nothing pays you a choice of metal and energy now.
    [reroll] Nothing lets you roll dice again now.
   *[drop] Nothing asks you to give up anything now.
}
set-dice-first = The foreman comes first: set your dice, or roll them.

## Market

already-swept = A row can be swept once a turn, and you have done so.
short-of = { $what ->
    [metal] That costs { $need } metal; you have { $have }.
   *[energy] That costs { $need } energy; you have { $have }.
}
not-in-market = { $card } is not in the market.
not-in-hand = { $card } is not in your hand.
not-under-tool = { $tool ->
    [hammer] { $contractor } does not stand under the hammer, the tool of { $card }.
    [wrench] { $contractor } does not stand under the wrench, the tool of { $card }.
    [gear] { $contractor } does not stand under the gear, the tool of { $card }.
   *[shovel] { $contractor } does not stand under the shovel, the tool of { $card }.
}
cannot-pass = You must take a blueprint or hire a contractor while you can.
no-gift = There is no gift to hand over.
gift-to-other = The gift goes to one of your opponents.

## Work

no-such-die = You have no unplaced die that shows { $face }.
dice-missing = { $need ->
    [one] That takes { $need } die that shows { $face }; you have { $have }.
   *[other] That takes { $need } dice that show { $face }; you have { $have }.
}
floor-full = { $floor ->
    [research] All { $slots } slots of Research are taken.
    [generate] All { $slots } slots of Generate are taken.
   *[mine] All { $slots } slots of Mine are taken.
}
generate-takes = Generate takes dice up to { $most }, not a { $face }.
mine-takes = Mine takes dice from { $least } on, not a { $face }.
no-dice = There is no unplaced die to roll again.
no-specialist = No specialist works for you this round.
no-foreman = No foreman sets your dice this round.

already-built = { $card } stands in your compound already; a second one may not be built.
no-matching-card = { $tool ->
    [hammer] To build { $card } you discard another card with the hammer from your hand, and { $other } is not among your others.
    [wrench] To build { $card } you discard another card with the wrench from your hand, and { $other } is not among your others.
    [gear] To build { $card } you discard another card with the gear from your hand, and { $other } is not among your others.
   *[shovel] To build { $card } you discard another card with the shovel from your hand, and { $other } is not among your others.
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
tools-differ = A build discards another card with the same tool: { $card } has the { $tool ->
    [hammer] hammer
    [wrench] wrench
    [gear] gear
   *[shovel] shovel
}, { $other } the { $wrong ->
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
already-used = { $card } has been used this round.
cards-missing = { $need ->
    [one] That discards { $need } card; you have { $have }.
   *[other] That discards { $need } cards; you have { $have }.
}
has-no-use = { $card } cannot be activated, nor replicated.
answers-itself = { $card } is not activated: it answers by itself.
# "replicate X" are words that a person types: they stay as they are
names-its-copy = { $card } is used by naming what it copies: replicate X.

## Choices

refund-not-so = { $card } does not pay { $metal } metal and { $energy } energy: take { $most } of what it cost.
pick-up-first = Pick up at least one die before you roll.
nothing-to-drop = You are within the limit for that: there is nothing to drop.
none-to-drop = { $what ->
    [metal] You have no metal to drop.
   *[energy] You have no energy to drop.
}
