# The names of the game: they stand alone or as arguments of sentences, in their basic form.

seat = Seat { $seat }

## Factions

faction-albion = Albion
faction-nordic = Nordic
faction-rusviet = Rusviet
faction-togawa = Togawa
faction-crimea = Crimea
faction-saxony = Saxony
faction-polania = Polania

# Whose something is: goes with "base", "workers" …
of-albion = of Albion
of-nordic = of the Nordic Kingdom
of-rusviet = of Rusviet
of-togawa = of Togawa
of-crimea = of Crimea
of-saxony = of Saxony
of-polania = of Polania

# What each faction can do from the start
gift-albion = Exalt
gift-nordic = Swim
gift-rusviet = Relentless
gift-togawa = Maifuku
gift-crimea = Coercion
gift-saxony = Dominate
gift-polania = Meander

## Player mats

mat-industrial = Industrial
mat-engineering = Engineering
mat-militant = Militant
mat-patriotic = Patriotic
mat-innovative = Innovative
mat-mechanical = Mechanical
mat-agricultural = Agricultural

## Sections, by their top action, and bottom actions

section-move = Move
section-bolster = Bolster
section-trade = Trade
section-produce = Produce
section-factory = Factory card
bottom-upgrade = Upgrade
bottom-deploy = Deploy
bottom-build = Build
bottom-enlist = Enlist

# Technology cubes, by where they lie
cube-move_units = Move: units
cube-move_coins = Move: coins
cube-bolster_power = Bolster: power
cube-bolster_combat_cards = Bolster: combat cards
cube-trade_popularity = Trade: popularity
cube-produce_territories = Produce: territories

## Things that are counted, without a number

resource-oil = oil
resource-metal = metal
resource-food = food
resource-wood = wood
resource-coins = coins
resource-power = power
resource-popularity = popularity
resource-cards = combat cards
resource-worker = workers
resource-everything = everything
unit-character = character
unit-mech = mech
unit-worker = worker

## Places

terrain-mountain = mountain
terrain-farm = farm
terrain-village = village
terrain-forest = forest
terrain-tundra = tundra
terrain-lake = lake
terrain-factory = Factory
terrain-base = home base

# A place alone, and with a preposition: where, where to, where from. $of says whose base it is.
place-territory = { $place } ({ $terrain })
place-base = the base { $of }
on-territory = on { $place } ({ $terrain })
on-base = on the base { $of }
to-territory = to { $place } ({ $terrain })
to-base = to the base { $of }
from-territory = from { $place } ({ $terrain })
from-base = from the base { $of }

## Mechs, by the ability under them

ability-riverwalk = Riverwalk
ability-seaworthy = Seaworthy
ability-artillery = Artillery
ability-speed = Speed
ability-township = Township
ability-peoples_army = People’s Army
ability-wayfare = Wayfare
ability-scout = Scout
ability-underpass = Underpass
ability-disarm = Disarm
ability-submerge = Submerge
ability-camaraderie = Camaraderie
ability-burrow = Burrow
ability-sword = Sword
ability-shield = Shield
ability-rally = Rally
ability-toka = Toka
ability-suiton = Suiton
ability-ronin = Ronin
ability-shinobi = Shinobi

## Structures; -one: as the object of "build"

structure-mine = Mine
structure-monument = Monument
structure-armory = Armory
structure-mill = Mill
structure-one-mine = a Mine
structure-one-monument = a Monument
structure-one-armory = an Armory
structure-one-mill = a Mill

## Traps of Togawa, by what they take

trap-popularity = Trap of shame
trap-power = Trap of weakness
trap-coins = Trap of thieves
trap-cards = Trap of confusion

## Stars of the triumph track

star-upgrades = all upgrades
star-mechs = all mechs
star-structures = all structures
star-recruits = all recruits
star-workers = all workers
star-objective = an objective
star-combat = a combat victory
star-popularity = maximum popularity
star-power = maximum power
star-track = the star track

## The phases and the steps of a game

phase-setup = Set-up
phase-turn = Turn
phase-combat = Combat
phase-over = End of the game
step-faction = Faction
step-mat = Player mat
step-section = Section
step-top = Top action
step-unit = Unit to move
step-cargo = Route and load
step-fight = Next combat
step-ability = Combat ability
step-commit = Power and cards
step-retreat = Retreat
step-encounter = Encounter
step-factory = Factory cards
step-token = Faction token
step-card = Combat card as payment
step-put = Resources to place
step-produce = Production
step-make = New workers
step-bottom = Bottom action
step-pay = Payment
step-upgrade = Upgrade
step-deploy = Mech to deploy
step-build = Structure to build
step-enlist = Recruit
step-place = Territory for the piece
step-end = End of the turn
step-over = End of the game
