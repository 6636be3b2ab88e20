# The moves. label-*: what a button says. did-*: what somebody did, $who being a name. you-*: what you did yourself.
# $card, $other, $contractor and $to are names. $faces is a list of dice such as "3, 3".

## Market

label-sweep = { $row ->
    [blueprints] { $pay ->
        [metal] Refresh the blueprints for { $n } metal
       *[energy] Refresh the blueprints for { $n } energy
    }
   *[contractors] { $pay ->
        [metal] Refresh the contractors for { $n } metal
       *[energy] Refresh the contractors for { $n } energy
    }
}
did-sweep = { $row ->
    [blueprints] { $pay ->
        [metal] { $who } pays { $n } metal and refreshes the blueprints.
       *[energy] { $who } pays { $n } energy and refreshes the blueprints.
    }
   *[contractors] { $pay ->
        [metal] { $who } pays { $n } metal and refreshes the contractors.
       *[energy] { $who } pays { $n } energy and refreshes the contractors.
    }
}
you-sweep = { $row ->
    [blueprints] { $pay ->
        [metal] You pay { $n } metal and refresh the blueprints.
       *[energy] You pay { $n } energy and refresh the blueprints.
    }
   *[contractors] { $pay ->
        [metal] You pay { $n } metal and refresh the contractors.
       *[energy] You pay { $n } energy and refresh the contractors.
    }
}

label-take = Take { $card }
did-take = { $who } takes { $card }.
you-take = You take { $card }.

# $card is discarded for it
label-hire = Hire { $contractor }, discarding { $card }
did-hire = { $who } hires { $contractor }, discarding { $card }.
you-hire = You hire { $contractor }, discarding { $card }.

label-give = Give the gift to { $to }
did-give = { $who } gives the gift to { $to }.
you-give = You give the gift to { $to }.

label-pass = Pass
did-pass = { $who } passes.
you-pass = You pass.

## Dice

label-set = Set a die to { $face }
did-set = { $who } sets a die to { $face }.
you-set = You set a die to { $face }.

label-roll = Roll the dice
did-roll = { $who } rolls the dice.
you-roll = You roll the dice.

# The three floors of the headquarters
label-research = Research with a { $face }
did-research = { $who } researches with a { $face }.
you-research = You research with a { $face }.

label-generate = Generate with a { $face }
did-generate = { $who } generates with a { $face }.
you-generate = You generate with a { $face }.

label-mine = Mine with a { $face }
did-mine = { $who } mines with a { $face }.
you-mine = You mine with a { $face }.

## Cards

# $other is discarded for it
label-build = Build { $card }, discarding { $other }
did-build = { $who } builds { $card }, discarding { $other }.
you-build = You build { $card }, discarding { $other }.

# $dice is how many dice are placed
label-activate = { $dice ->
    [0] Use { $card }
    [1] Use { $card } with a { $faces }
   *[other] Use { $card } with { $faces }
}
did-activate = { $dice ->
    [0] { $who } uses { $card }.
    [1] { $who } uses { $card } with a { $faces }.
   *[other] { $who } uses { $card } with { $faces }.
}
you-activate = { $dice ->
    [0] You use { $card }.
    [1] You use { $card } with a { $faces }.
   *[other] You use { $card } with { $faces }.
}

# A number X is chosen, no die is placed
label-activate-x = Use { $card } with X = { $x }
did-activate-x = { $who } uses { $card } with X = { $x }.
you-activate-x = You use { $card } with X = { $x }.

# The card lets you choose what you gain: $gain is one of about-gain-*
label-activate-gain = { $dice ->
    [0] Use { $card } to gain { $gain }
    [1] Use { $card } with a { $faces } to gain { $gain }
   *[other] Use { $card } with { $faces } to gain { $gain }
}
did-activate-gain = { $dice ->
    [0] { $who } uses { $card } to gain { $gain }.
    [1] { $who } uses { $card } with a { $faces } to gain { $gain }.
   *[other] { $who } uses { $card } with { $faces } to gain { $gain }.
}
you-activate-gain = { $dice ->
    [0] You use { $card } to gain { $gain }.
    [1] You use { $card } with a { $faces } to gain { $gain }.
   *[other] You use { $card } with { $faces } to gain { $gain }.
}

# The same with a card of the market, by means of Replicator
label-replicate = { $dice ->
    [0] Replicate { $card }
    [1] Replicate { $card } with a { $faces }
   *[other] Replicate { $card } with { $faces }
}
did-replicate = { $dice ->
    [0] { $who } replicates { $card }.
    [1] { $who } replicates { $card } with a { $faces }.
   *[other] { $who } replicates { $card } with { $faces }.
}
you-replicate = { $dice ->
    [0] You replicate { $card }.
    [1] You replicate { $card } with a { $faces }.
   *[other] You replicate { $card } with { $faces }.
}

label-replicate-x = Replicate { $card } with X = { $x }
did-replicate-x = { $who } replicates { $card } with X = { $x }.
you-replicate-x = You replicate { $card } with X = { $x }.

label-replicate-gain = { $dice ->
    [0] Replicate { $card } to gain { $gain }
    [1] Replicate { $card } with a { $faces } to gain { $gain }
   *[other] Replicate { $card } with { $faces } to gain { $gain }
}
did-replicate-gain = { $dice ->
    [0] { $who } replicates { $card } to gain { $gain }.
    [1] { $who } replicates { $card } with a { $faces } to gain { $gain }.
   *[other] { $who } replicates { $card } with { $faces } to gain { $gain }.
}
you-replicate-gain = { $dice ->
    [0] You replicate { $card } to gain { $gain }.
    [1] You replicate { $card } with a { $faces } to gain { $gain }.
   *[other] You replicate { $card } with { $faces } to gain { $gain }.
}

# The die that the contractor Specialist brings
label-specialist = Use the Specialist as a { $face }
did-specialist = { $who } uses the Specialist as a { $face }.
you-specialist = You use the Specialist as a { $face }.

## Choices

label-discard = Discard { $card }
did-discard = { $who } discards { $card }.
you-discard = You discard { $card }.

label-gain = Gain { $metal } metal and { $energy } energy
did-gain = { $who } gains { $metal } metal and { $energy } energy.
you-gain = You gain { $metal } metal and { $energy } energy.

label-reroll = Pick up a { $face } to reroll it
did-reroll = { $who } picks up a { $face } to reroll it.
you-reroll = You pick up a { $face } to reroll it.

label-finish = Finish the work phase
did-finish = { $who } finishes the work phase.
you-finish = You finish the work phase.

label-drop-metal = Discard { $n } metal
did-drop-metal = { $who } discards { $n } metal.
you-drop-metal = You discard { $n } metal.

label-drop-energy = Discard { $n } energy
did-drop-energy = { $who } discards { $n } energy.
you-drop-energy = You discard { $n } energy.

label-drop-card = Discard { $card } (hand limit)
did-drop-card = { $who } discards { $card } (hand limit).
you-drop-card = You discard { $card } (hand limit).

## What the kinds of moves do, for help. They stand after the word that is typed, as in "take: …"

help-sweep = pay { $sweep } metal or { $sweep } energy to discard and replace a row of the market; once per turn, before you take or hire
help-take = take a blueprint from the market into your hand; it is free and ends your turn
help-hire = hire a contractor by discarding a card with the tool above it; this ends your turn
help-give = choose the player who gets the contractor's gift
help-pass = do nothing, if there is nothing to take and nobody to hire
help-set = Foreman: choose the value of a die
help-roll = roll the dice that you have not set, or those that you picked up
help-research = place any die in your headquarters: draw a card, and 1 more if there is a matching die on this floor
help-generate = place a die of { $low } or less in your headquarters: gain that much energy, and 1 more if there is a matching die on this floor
help-mine = place a die higher than { $low } in your headquarters: gain 1 metal, and 1 more if there is a matching die on this floor
help-build = pay the cost of a card and discard another card with the same tool
help-activate = use a card in your compound with these dice; each card once per round
help-replicate = use Replicator as if it were a card in the market
help-specialist = use the Specialist's die with this value
help-discard = discard a card that the building you use asks for
help-gain = choose what you get from the Black Market
help-reroll = pick up a die to reroll; then roll
help-finish = end your work phase
help-drop = discard what is over the limit
