# The moves: label-… is what a button says, did-… what somebody did, you-… what you did yourself.
# Places come with their preposition: $on, $to, $from. $load and $structure are objects of the verb.

## Set-up

label-faction = Take the faction { $faction }
did-faction = { $who } takes the faction { $faction }.
you-faction = You take the faction { $faction }.
label-mat = Take the player mat “{ $mat }”
did-mat = { $who } takes the player mat “{ $mat }”.
you-mat = You take the player mat “{ $mat }”.

## A turn

label-section = Section: { $section }
did-section = { $who } chooses the section “{ $section }”.
you-section = You choose the section “{ $section }”.
label-objective = Reveal the objective “{ $objective }”
did-objective = { $who } reveals the objective “{ $objective }”.
you-objective = You reveal the objective “{ $objective }”.
label-top = { $way ->
    [coins] Gain coins instead of moving
    [power] Gain power
    [cards] Draw combat cards
    [resources] Gain resources
    [popularity] Gain popularity
    [produce] Produce
    [use] Use the Factory card
    [upgrade] Factory card: make an upgrade
    [deploy] Factory card: deploy a mech
    [build] Factory card: build a structure
   *[enlist] Factory card: enlist a recruit
}
did-top = { $way ->
    [coins] { $who } takes coins instead of moving.
    [power] { $who } bolsters power.
    [cards] { $who } bolsters with combat cards.
    [resources] { $who } trades for resources.
    [popularity] { $who } trades for popularity.
    [produce] { $who } produces.
    [use] { $who } uses the Factory card.
    [upgrade] { $who } uses the Factory card for an upgrade.
    [deploy] { $who } uses the Factory card to deploy a mech.
    [build] { $who } uses the Factory card to build.
   *[enlist] { $who } uses the Factory card to enlist a recruit.
}
you-top = { $way ->
    [coins] You take coins instead of moving.
    [power] You bolster your power.
    [cards] You bolster with combat cards.
    [resources] You trade for resources.
    [popularity] You trade for popularity.
    [produce] You produce.
    [use] You use your Factory card.
    [upgrade] You use your Factory card for an upgrade.
    [deploy] You use your Factory card to deploy a mech.
    [build] You use your Factory card to build.
   *[enlist] You use your Factory card to enlist a recruit.
}
label-bottom = Take the bottom action
did-bottom = { $who } takes the bottom action.
you-bottom = You take the bottom action.
label-done = Done
did-done = { $who } is done.
you-done = You finish this step.

## Moving

label-character = Move the character
did-character = { $who } moves the character.
you-character = You move your character.
label-mech = Move a mech { $from }
did-mech = { $who } moves a mech { $from }.
you-mech = You move a mech { $from }.
label-worker = Move a worker { $from }
did-worker = { $who } moves a worker { $from }.
you-worker = You move a worker { $from }.
label-leave = Leave { $load }
did-leave = { $who } leaves { $load }.
you-leave = You leave { $load }.
label-take = Take along { $load }
did-take = { $who } takes along { $load }.
you-take = You take along { $load }.
label-to = Move { $to }
did-to = { $who } moves { $to }.
you-to = You move { $to }.

# What is taken along or left, as an object
load-worker = a worker
load-moved_worker = a worker that has already moved
load-all_workers = all workers
load-oil = 1 oil
load-all_oil = all the oil
load-metal = 1 metal
load-all_metal = all the metal
load-food = 1 food
load-all_food = all the food
load-wood = 1 wood
load-all_wood = all the wood
load-everything = everything

## Combat

label-fight = Fight { $on }
did-fight = { $who } begins the combat { $on }.
you-fight = You begin the combat { $on }.
label-use = Use { $ability }
did-use = { $who } uses { $ability }.
you-use = You use { $ability }.
label-dial = Dial: { $n }
did-dial = { $who } sets the dial to { $n }.
you-dial = You set the dial to { $n }.
label-card = Combat card: { $n }
did-card = { $who } plays a combat card of value { $n }.
you-card = You play a combat card of value { $n }.

## After the move

label-option = Option { $n }
did-option = { $who } chooses option { $n }.
you-option = You choose option { $n }.
label-factory = Take the Factory card “{ $factory }”
did-factory = { $who } takes the Factory card “{ $factory }”.
you-factory = You take the Factory card “{ $factory }”.
label-flag = Place a Flag
did-flag = { $who } places a Flag.
you-flag = You place a Flag.
label-trap = Place: { $trap }
did-trap = { $who } places a Trap: { $trap }.
you-trap = You place a Trap: { $trap }.
label-arm = Rearm the Trap { $on }
did-arm = { $who } rearms the Trap { $on }.
you-arm = You rearm the Trap { $on }.

## Actions

label-at = Here: { $place }
did-at = { $who } chooses { $place }.
you-at = You choose { $place }.
label-make = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
did-make = { $n ->
    [one] { $who } takes { $n } new worker.
   *[other] { $who } takes { $n } new workers.
}
you-make = { $n ->
    [one] You take { $n } new worker.
   *[other] You take { $n } new workers.
}
label-put = Put { $token } { $on }
did-put = { $who } puts { $token } { $on }.
you-put = You put { $token } { $on }.
label-pay = Pay { $from }
did-pay = { $who } pays with a resource { $from }.
you-pay = You pay with a resource { $from }.
label-upgrade = Cube “{ $cube }” to “{ $bottom }”
did-upgrade = { $who } moves the cube “{ $cube }” to “{ $bottom }”.
you-upgrade = You move the cube “{ $cube }” to “{ $bottom }”.
label-deploy = Deploy the mech “{ $ability }”
did-deploy = { $who } chooses the mech “{ $ability }”.
you-deploy = You choose the mech “{ $ability }”.
label-build = Build { $structure }
did-build = { $who } chooses to build { $structure }.
you-build = You choose to build { $structure }.
# $bonus is an amount, the object of "gain"
label-enlist = Recruit of “{ $bottom }”: gain { $bonus }
did-enlist = { $who } enlists the recruit of “{ $bottom }” to gain { $bonus }.
you-enlist = You enlist the recruit of “{ $bottom }” to gain { $bonus }.
