# The names of the game: cards, tools, types, floors, phases, levels, resources.
# Names stand alone or as arguments of sentences, in their basic form: a sentence that needs another form selects on the id.

## Blueprints

card-aluminum-factory = Aluminum Factory
card-assembly-line = Assembly Line
card-battery-factory = Battery Factory
card-beacon = Beacon
card-biolab = Biolab
card-black-market = Black Market
card-concrete-plant = Concrete Plant
card-dojo = Dojo
card-fitness-center = Fitness Center
card-foundry = Foundry
card-fulfillment-center = Fulfillment Center
card-golem = Golem
card-gymnasium = Gymnasium
card-harvester = Harvester
card-incinerator = Incinerator
card-laboratory = Laboratory
card-manufactory = Manufactory
card-mega-factory = Mega Factory
card-megalith = Megalith
card-motherlode = Motherlode
card-nuclear-plant = Nuclear Plant
card-obelisk = Obelisk
card-power-plant = Power Plant
card-recycling-plant = Recycling Plant
card-refinery = Refinery
card-replicator = Replicator
card-robot = Robot
card-scrap-yard = Scrap Yard
card-solar-array = Solar Array
card-temp-agency = Temp Agency
card-trash-compactor = Trash Compactor
card-warehouse = Warehouse

## Contractors

card-architect = Architect
card-electrician = Electrician
card-engineer = Engineer
card-foreman = Foreman
card-hired-hands = Hired Hands
card-investor = Investor
card-miner = Miner
card-specialist = Specialist

## Tools

tool-hammer = hammer
tool-wrench = wrench
tool-gear = gear
tool-shovel = shovel

## Types of blueprints

type-production = production
type-utility = utility
type-training = training
type-special = special
type-monument = monument

## Floors of the headquarters

floor-research = Research
floor-generate = Generate
floor-mine = Mine

## Phases

phase-market = market phase
phase-work = work phase
phase-over = end

## Levels of The Machine

level-easy = easy
level-medium = medium
level-hard = hard
level-insane = insane

## Resources and other things that are counted, without their number

resource-metal = metal
resource-energy = energy
resource-goods = goods
resource-cards = cards
resource-dice = dice
resource-prestige = prestige
resource-points = points

## Players

machine = The Machine
seat = Seat { $seat }
