# Why a move is refused. Places, cards and the like come as names; on their own, as in the words of moves, they fit too.

## Turns and steps

decide-first = { $step ->
    [faction] First choose a faction.
    [mat] First choose a player mat.
    [section] First move your action token: section and its name.
    [top] First choose how to do the top action, or finish with done.
    [unit] First choose a unit to move, or finish with done.
    [cargo] A unit is moving: say where it goes and what it takes along, or finish with done.
    [fight] First choose the next combat.
    [ability] First decide whether to use your combat ability.
    [commit] First choose your power and your cards.
    [retreat] First choose where your unit retreats to.
    [encounter] First choose an option of the encounter card.
    [factory] First take a Factory card.
    [token] First place a faction token, or finish with done.
    [card] First pay with a combat card.
    [put] First place the resources.
    [produce] First choose where you produce, or finish with done.
    [make] First choose how many workers appear.
    [bottom] First decide whether to take the bottom action.
    [pay] First pay for the bottom action.
    [upgrade] First move a technology cube, or finish with done.
    [deploy] First choose a mech, or finish with done.
    [build] First choose a structure, or finish with done.
    [enlist] First choose a recruit, or finish with done.
    [place] First choose the territory it goes to.
   *[end] First end your turn.
}
must-choose = { $step ->
    [section] The action token must move every turn: choose a section.
    [cargo] The unit that you chose must move at least one step.
    [encounter] You must choose an option of the card.
    [factory] You must take a Factory card.
   *[other] You must choose something here: done is not possible.
}
not-free = { $name } is not available in this game.
pair-not-played = With { $name }, only a faction and a mat that may not be played together would be left.
section-again = Your action token is already on “{ $section }”: choose another section.
no-factory-card = You have no Factory card.
objective-not-held = You do not have the objective “{ $card }”.
objective-at-end = You may reveal the objective “{ $card }” only at the end of your turn.
objective-not-met = You have not fulfilled the objective “{ $card }” yet.
units-have-moved = You gain coins instead of moving, but you have already moved.
no-worker-to-trade = You have no worker on a territory, so there is nowhere to put resources.
not-of-section = That does not belong to the section “{ $section }”.
too-little = { $what ->
    [popularity] You need { $need } popularity but have { $have }.
   *[coins] { $need ->
        [one] You need { $need } coin but have { $have }.
       *[other] You need { $need } coins but have { $have }.
    }
}
no-territory = This is not a territory: { $place }.

## Movement

unit-not-there = You have no such unit on { $place } ({ $unit }).
unit-has-moved = That unit ({ $unit }, { $place }) has already moved in this action.
unit-is-stuck = That unit ({ $unit }, { $place }) cannot move anywhere.
worker-meets-enemy = A worker on foot may not enter { $place }, because there is an enemy ({ $unit }, { $faction }).
here-already = The unit is already on { $place }.
not-onto-a-base = Units may not enter a base: { $place }.
across-a-river = You need an ability to cross the river to { $place }.
onto-a-lake = You need an ability to cross the lake to { $place }.
not-adjacent = Not adjacent: { $from } and { $place }.
no-retreat-there = You cannot retreat to { $place }.
only-mechs-carry = Only mechs can carry workers.
nothing-to-take = The unit cannot take this along: { $load }.
nothing-to-leave = The unit cannot leave this: { $load }.
load-order = Name what to leave before what to take, and workers before resources: { $load } comes too late.

## Combat

nobody-fights = There is no combat on { $place }.
no-ability = You cannot use { $ability } in this combat.
have-chosen = You have already chosen. The other side has not.
dial-first = First set your power: dial and a number.
dial-is-set = You have already set your power.
dial-too-high = You have only { $power } power.
card-limit = You may add at most { $limit } combat cards.
card-not-held = You have no combat card of value { $value } left.
card-order = Name combat cards in rising order: { $value } comes too late.
no-card-here = You cannot pay with a combat card here ({ $value }).

## After the move

option-taken = Option { $option } has already been chosen.
factory-card-gone = The Factory card “{ $card }” is not available.
no-flag = You cannot place a Flag here.
no-trap = You cannot place that Trap here ({ $trap }).
nothing-to-arm = There is no Trap to arm on { $place }.

## Actions

no-room = It cannot go to { $place }: you need a worker there and, for a structure, a territory without one.
not-controlled = You do not control { $place }.
place-order = Name territories in their order: { $place } comes too late.
produces-nothing = You cannot produce on { $place }: nothing is produced there, or you have no territories left.
too-many-workers = You may take at most { $most }.
put-order = Name resources in their order: that one comes too late.
no-tokens-there = You cannot put resources on { $place }.
no-token-to-pay = There is nothing on { $place } to pay this with.
pay-order = Name territories in their order. From { $place } on there is not enough: begin with { $first }.
pay-card-first = The resources alone are not enough: first pay with a combat card.
cube-moved = The cube “{ $cube }” has already been moved.
no-slot = There is no free slot for a cube on “{ $bottom }”. Free: { $open }.
mech-deployed = That mech ({ $ability }) is already deployed.
mech-of-others = Your faction has no mech with { $ability }.
is-built = You have already built this: { $structure }.
recruit-enlisted = The recruit of “{ $bottom }” is already enlisted.
bonus-taken = The bonus { $bonus } is already covered. Free: { $free }.
