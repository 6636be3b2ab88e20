# What a card does, composed from the data of the box, so that a new card needs no new sentence.
# The number $n may be the text X, or X + 1: it then takes the variant marked with *.

## The parts of a sentence: lists

# Two parts, or a list so far and its next part
about-and = { $first } and { $second }
about-or = { $first } or { $second }
about-or-else = { $first }; or { $second }

## Amounts that stand alone, after a colon

amount-metal = { $n ->
    [one] { $n } metal
   *[other] { $n } metal
}
amount-energy = { $n ->
    [one] { $n } energy
   *[other] { $n } energy
}
amount-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
amount-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
amount-nothing = nothing

## What is done first: phrases that tell you what to do, as in "place 2 equal dice and pay 5 energy"

about-pay-metal = { $n ->
    [one] pay { $n } metal
   *[other] pay { $n } metal
}
about-pay-energy = { $n ->
    [one] pay { $n } energy
   *[other] pay { $n } energy
}
about-pay-cards = { $n ->
    [one] discard { $n } card
   *[other] discard { $n } cards
}
about-choose-x = choose X from { $low } to { $high }
# $dice is one of the phrases below
about-place = place { $dice }
# the die is changed, not placed
about-turn = choose { $dice }

## Dice: the object of "place" and of "choose"

about-dice-any = any die
about-dice-face = a die showing { $faces }
about-dice-equal = { $n ->
    [one] { $n } die
   *[other] { $n } matching dice
}
about-dice-row = { $n ->
    [one] { $n } die
   *[other] { $n } dice with consecutive values, such as { $faces }
}
about-dice-total = { $n ->
    [one] { $n } die of { $low } or more
   *[other] { $n } dice that add up to { $low } or more
}
# X in the rest of the sentence is what the die shows
about-dice-x = { $dice } (X is the value shown)

## What is gained: the object of "you gain"

about-gain-metal = { $n ->
    [one] { $n } metal
   *[other] { $n } metal
}
about-gain-energy = { $n ->
    [one] { $n } energy
   *[other] { $n } energy
}
about-gain-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
about-gain-cards = { $n ->
    [one] { $n } card from the deck
   *[other] { $n } cards from the deck
}
about-gain-rolls = { $n ->
    [one] { $n } extra die, which you roll
   *[other] { $n } extra dice, which you roll
}
about-gain-die = a die showing { $n }
about-gain-any-die = a die with a value of your choice
about-gain-refund = the metal and energy printed on the discarded card, at most { $most } in all
about-gain-reroll = a reroll of as many unplaced dice as you like
about-gain-either = either { $choice }

## A use: what is done, and what comes of it

about-exchange = { $pay }; you gain { $gain }
about-exchange-free = you gain { $gain }
about-exchange-turn = { $pay }; it now shows { $face } and can still be placed

## Sentences about a blueprint

about-kind = { $type ->
    [production] A production blueprint
    [utility] A utility blueprint
    [training] A training blueprint
    [special] A special blueprint
   *[monument] A monument blueprint
} with the { $tool ->
    [hammer] hammer
    [wrench] wrench
    [gear] gear
   *[shovel] shovel
}, worth { $prestige } prestige. Copies in the box: { $copies }.
about-build = { $tool ->
    [hammer] To build: { $cost }, and discard another card with the hammer.
    [wrench] To build: { $cost }, and discard another card with the wrench.
    [gear] To build: { $cost }, and discard another card with the gear.
   *[shovel] To build: { $cost }, and discard another card with the shovel.
}
about-use = Once a round: { $use }.
about-on-build = Once a round, after you build another card, you gain { $gain }.
about-on-goods = Once a round, when you gain goods, you also gain { $gain }.
about-replicates = Once a round: { $pay }, then use a blueprint in the market as if you had built it; you also pay what that blueprint costs to use.
about-step = Each further one that you build is worth { $n } more prestige than the one before.
about-several = You may build more than one.
about-discount = It costs { $n } metal less for each monument in your compound.

## Sentences about a contractor

about-contractor = A contractor. Copies in the box: { $copies }.
about-hire = { $energy ->
    [0] To hire: discard a card with the tool above the contractor.
   *[other] To hire: discard a card with the tool above the contractor, and pay { $energy } energy.
}
about-gains = You gain { $gain }.
about-gift = An opponent of your choice gains { $gain }.
about-rolls = { $n ->
    [one] In this round's work phase you roll { $n } extra die.
   *[other] In this round's work phase you roll { $n } extra dice.
}
about-chosen = In this round's work phase you have 1 extra die, with a value that you choose when you want to use it.
about-set = { $n ->
    [one] In this round's work phase you choose the value of { $n } die instead of rolling it.
   *[other] In this round's work phase you choose the values of up to { $n } dice instead of rolling them.
}
about-reveals-build = The top blueprint of the deck is built in your compound for free.
about-reveals-cost = The top blueprint of the deck is discarded, and you gain the metal and energy printed on it.
