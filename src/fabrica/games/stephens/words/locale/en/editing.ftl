# The fields of a position that is set up by hand.

editor-markets = Markets
editor-furnaces = Furnaces and private factories
editor-rows = Rows of professions

## The course of the game

field-phase = Phase
field-step = Step
field-round = Round
field-turn = Whose turn it is
field-mover = Who decides now
field-army = Army
field-turns-left = Turns left once the end is triggered
field-final = Final renewal phase
field-redrawn = Professions have been replaced in this turn
field-pending = A choice is waiting

## The table

field-professions = Professions
field-contracts = Contracts
field-investments = Investments
field-furnaces = Cubes in the furnaces
field-private = Cubes in the private factories
field-card = Card
field-master = Master
field-apprentice = Apprentice

## The solo game

field-level = Level
field-opponent = Opponent
field-scenario = Scenario
field-deck = Deck
field-bag = Bag
field-aside = Set aside

## A player

field-score = Points
field-coins = Coins
field-influence = Influence
field-forest = Forest
field-dunes = Dunes
field-cubes = Cubes
field-accessories = Accessories
field-spent = Accessories spent on contracts
field-seat-contracts = Accepted contracts
field-unlocked = Unlocked abilities
field-fulfilled = Fulfilled contracts
field-columns = Columns activated in this renewal phase

## The steps of a game

step-start = Starting worker
step-turn = Choice of an action
step-taking = Cubes to take
step-instead = Furnace instead of a private factory
step-buying = Card to acquire
step-assigning = Worker to assign
step-unlocking = Ability to unlock
step-activating = Row that is activated
step-columns = Columns to activate
step-supplying = Factories to supply
step-fulfilling = Contracts to fulfil
step-paying = Cubes to pay
step-removing = Cubes that the Automa removes

## What is wrong with a field

wrong-box = There is only one { $card }, and it is elsewhere in this position.
wrong-twice = The same one is here twice.
wrong-colours = Red professions belong in the first three spaces, blue ones in the others.
wrong-space = This space is not used against this opponent.
wrong-row-longer = A row never has more professions than the row below it.
wrong-row-equal = Without { $disc } of one of its masters this row can have at most { $most } professions.
wrong-side = { $card } can be only once in the rows, and only on its own side.
wrong-starting = A starting profession is beside a furnace.
wrong-apprentice = An apprentice needs a second slot and a master of somebody else.
wrong-after = { $disc } can be unlocked only after { $after }.
wrong-workers = Each worker in the rows is a disc of this board: unlocked abilities here must number { $workers }.
wrong-type = { $card } is not a contract of this type.
wrong-investment = { $card } does not belong in this row.
wrong-army-step = The army moves in steps of { $n }.
wrong-army-start = At the start the army is on space { $n }.
wrong-step = This step does not belong to this phase.
wrong-end-known = The end of the game has been triggered: say how many turns are left.
wrong-end-not-known = The army has not come far enough to trigger the end: leave this empty.
wrong-turns-left = In this turn there can be left: { $turns }.
wrong-final = After the last turn the renewal phase is the final one.
wrong-not-final = The final renewal phase comes only after the last turn.
wrong-first-turn = The first player begins.
wrong-mover = Now the player whose turn it is decides, and a furnace must have cubes.
wrong-automa-turn = This happens in the Automa’s turn.
wrong-nothing-to-decide = In this step nobody would have anything to decide.
wrong-empty-furnaces = { $most ->
    [0] No furnace can be empty in this step.
    [one] At most 1 furnace can be empty in this step.
   *[other] At most { $most } furnaces can be empty in this step.
}
wrong-factory-cubes = More cubes cannot have come into the private factories than there are: { $cubes }.
wrong-gaps = While there are cards in the deck, every space has one, without gaps.
wrong-discards = Nobody has the ability to discard these cards: this pile must be empty.
wrong-one-starting = Each player has one starting profession.
wrong-two-sides = The two starting professions are on different sides.
wrong-redrawn = The player whose turn it is has not unlocked that ability.
wrong-automa-discs = The Automa has only { $most } discs.
wrong-automa-aside = Discs without work stay in the Automa’s reserve: this must be 0.
wrong-automa-card = The Automa has played cards already: choose its last one.
wrong-automa-deck = The Automa’s last card is not in its deck any more.
wrong-automa-bag = The Automa draws at most { $n } cubes from its bag in each renewal phase: there must be more left.
wrong-forbidden = { $disc } cannot be unlocked against this opponent.
wrong-more-workers = Here you can have at most { $most } workers: few more than the Automa.
wrong-one-worker = At the start the only worker is the one on the starting profession.
wrong-spent = The fulfilled contracts ask for so many accessories in all: { $n }.
wrong-sets = Against this opponent you can have only one more of a kind than of the rarest.
wrong-columns = Only columns that were activated in this phase can be here.
wrong-aside = The activated columns have set aside at most so many cubes: { $most }.
