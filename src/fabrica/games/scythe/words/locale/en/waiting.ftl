# What each step asks of the player, and whose turn it is.

not-your-turn-named = It is not your turn: it is the turn of { $turn }.

wait-faction = Choose your faction.
wait-mat = Choose your player mat.
wait-section = It is your turn: move your action token to a section.
# $price and $text come from the box
wait-top = { $action ->
    [bolster] Pay { $price } to gain power or combat cards, or skip the top action.
    [trade] Pay { $price } to gain resources or popularity, or skip the top action.
    [produce] Produce with your workers, or skip the top action.
   *[factory] Your Factory card: { $text } You may do without it.
}
wait-unit = { $n ->
    [one] You may move { $n } more unit: choose one, or finish this step.
   *[other] You may move { $n } more units: choose one, or finish this step.
}
wait-coins = { $n ->
    [one] Move { $n } unit, or take coins instead.
   *[other] Move up to { $n } units, or take coins instead.
}
wait-cargo = { $unit ->
    [character] { $n ->
        [one] Your character { $on } has { $n } step left: choose what it carries and where it goes.
       *[other] Your character { $on } has { $n } steps left: choose what it carries and where it goes.
    }
    [mech] { $n ->
        [one] Your mech { $on } has { $n } step left: choose what it carries and where it goes.
       *[other] Your mech { $on } has { $n } steps left: choose what it carries and where it goes.
    }
   *[worker] { $n ->
        [one] Your worker { $on } has { $n } step left: choose what it carries and where it goes.
       *[other] Your worker { $on } has { $n } steps left: choose what it carries and where it goes.
    }
}

wait-fight = There are several combats: choose the next one.
# $faction is the enemy’s
wait-ability = Combat { $on }, enemy: { $faction }. Do you use { $ability }?
wait-commit = Combat { $on }, enemy: { $faction }. Choose in secret how much power you spend, at most { $most }.
wait-cards = Combat { $on }, enemy: { $faction }. Add a combat card in secret, or finish this step.
wait-retreat = { $unit ->
    [character] You have lost the combat { $on }: where does your character retreat to?
    [mech] You have lost the combat { $on }: where does your mech retreat to?
   *[worker] You have lost the combat { $on }: where does your worker retreat to?
}

wait-encounter = Encounter “{ $encounter }”: choose an option.
wait-second = Encounter “{ $encounter }”: you may choose another option, or finish this step.
wait-factory = Your character is at the Factory: take a Factory card.
wait-token = { $kind ->
    [flag] You may place a Flag where your character stands.
   *[trap] You may place a Trap where your character stands, or arm one again.
}
wait-card = Your Factory card costs a combat card: choose which.

wait-put = { $n ->
    [one] { $n } resource to place: choose its kind and its territory.
   *[other] { $n } resources to place: choose kind and territory of each.
}
wait-produce = { $n ->
    [one] You may produce on { $n } more territory: choose it, or finish this step.
   *[other] You may produce on { $n } more territories: choose one, or finish this step.
}
wait-mill = Your Mill may produce too: choose its territory, or finish this step.
wait-make = How many workers appear { $on }?
wait-bottom = Bottom action “{ $bottom }”: pay { $amounts } for it, or skip it.
wait-pay = You still have to pay { $amounts }: choose where from.
wait-upgrade = Move a technology cube from a top action to a bottom action, or skip it.
wait-deploy = Choose the mech that you deploy, or skip it.
wait-build = Choose the structure that you build, or skip it.
wait-enlist = Choose the recruit that you enlist and its bonus, or skip it.
wait-place = { $piece ->
    [mech] Choose a territory with a worker of yours for the mech.
   *[structure] Choose a territory with a worker of yours, and without a structure, to build on.
}
wait-end = Reveal an objective, or end your turn.
