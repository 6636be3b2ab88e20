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
