# Why a move is refused. Places, cards and the like come as names; on their own, as in the words of moves, they fit too.

## Turns and steps

decide-first = { $step ->
    [faction] Choose a faction first.
    [mat] Choose a player mat first.
    [section] Move your action token first: section and its name.
    [top] Say first how you do the top action, or done.
    [unit] Choose a unit to move first, or done.
    [cargo] A unit is on its way: say where it goes, what it takes along, or done.
    [fight] Choose the next combat first.
    [ability] Decide first whether to use your combat ability.
    [commit] Choose your dial and your cards first.
    [retreat] Say first where your unit retreats to.
    [encounter] Choose an option of the encounter card first.
    [factory] Take a Factory card first.
    [token] Place a faction token first, or done.
    [card] Pay with a combat card first.
    [put] Place the resources first.
    [produce] Say first where you produce, or done.
    [make] Say first how many workers appear.
    [bottom] Decide first whether to take the bottom action.
    [pay] Pay for the bottom action first.
    [upgrade] Move a technology cube first, or done.
    [deploy] Choose a mech first, or done.
    [build] Choose a structure first, or done.
    [enlist] Choose a recruit first, or done.
    [place] Say first on which territory it goes.
   *[end] End your turn first.
}
must-choose = { $step ->
    [section] The action token moves every turn: choose a section.
    [cargo] The chosen unit makes at least one step.
    [encounter] An option of the card must be taken.
    [factory] A Factory card must be taken.
   *[other] Something must be chosen here: done is not possible.
}
not-free = { $name } is not free in this game.
pair-not-played = With { $name } a pair of faction and mat would be left that is not played.
section-again = The action token is on “{ $section }” already: choose another section.
no-factory-card = You have no Factory card.
objective-not-held = You do not hold the objective “{ $card }”.
objective-at-end = The objective “{ $card }” is shown at the end of a turn only.
objective-not-met = The objective “{ $card }” is not fulfilled yet.
units-have-moved = Coins are taken instead of moving, and you have moved.
no-worker-to-trade = No worker of yours is on a territory: there is nowhere to put resources.
not-of-section = That does not belong to the section “{ $section }”.
too-little = It takes { $need } ({ $what }), and you have { $have }.
no-territory = That is no territory: { $place }.

## Movement

unit-not-there = You have no such unit on { $place } ({ $unit }).
unit-has-moved = That unit ({ $unit }, { $place }) has moved in this action already.
unit-is-stuck = That unit ({ $unit }, { $place }) cannot go anywhere.
worker-meets-enemy = A worker on foot may not enter { $place }: an enemy stands there ({ $unit }, { $faction }).
here-already = The unit is on { $place } already.
not-onto-a-base = Nobody enters { $place }: bases are closed.
across-a-river = A river lies before { $place }, and no ability crosses it.
onto-a-lake = The lake bars the way to { $place } without an ability for it.
not-adjacent = Not adjacent: { $from } and { $place }.
no-retreat-there = Nobody can retreat to { $place }.
only-mechs-carry = Only mechs carry workers.
nothing-to-take = There is nothing like that to take: { $load }.
nothing-to-leave = There is nothing like that to leave: { $load }.
load-order = Leaving comes before taking, workers before resources: { $load } is too late.

## Combat

nobody-fights = There is no combat on { $place }.
no-ability = You cannot use { $ability } in this combat.
have-chosen = You have chosen; the other side has not.
dial-first = The dial comes first: dial and a number.
dial-is-set = The dial is set already.
dial-too-high = Your power is { $power }.
card-limit = No more cards: at most { $limit }.
card-not-held = You have no card of { $value } left.
card-order = Cards are said in rising order: { $value } is too late.
no-card-here = Nothing is paid with a combat card here ({ $value }).

## After the move

option-taken = Option { $option } is taken already.
factory-card-gone = The Factory card “{ $card }” is not here.
no-flag = You cannot place a Flag here.
no-trap = You cannot place that Trap here ({ $trap }).
nothing-to-arm = There is no Trap to arm on { $place }.

## Actions

no-room = It cannot go to { $place }: it takes a worker of yours there and, for a structure, that no other stands there.
not-controlled = You do not control { $place }.
place-order = Territories are said in their order: { $place } is too late.
produces-nothing = You produce nothing on { $place }, or no territory is left to you.
too-many-workers = At most { $most }.
put-order = Resources are said in their order: that is too late.
no-tokens-there = You cannot put resources on { $place }.
no-token-to-pay = There is nothing on { $place } to pay this with.
pay-order = Territories are said in their order, and from { $place } on there is not enough: begin with { $first }.
pay-card-first = The tokens alone are not enough: pay with a combat card first.
cube-moved = The cube “{ $cube }” has been moved already.
no-slot = There is no room for a cube on “{ $bottom }”. Open: { $open }.
mech-deployed = That mech ({ $ability }) is deployed already.
mech-of-others = Your faction has no { $ability }.
is-built = You have built it already: { $structure }.
recruit-enlisted = The recruit of “{ $bottom }” is enlisted already.
bonus-taken = The bonus { $bonus } is covered. Free: { $free }.
