# The names of the game: cards, tools, types, floors, phases, levels, resources.
# Names stand alone or as arguments of sentences, in their basic form: a sentence that needs another form selects on the id.

## Blueprints

card-aluminum-factory = Fabryka aluminium
card-assembly-line = Linia montażowa
card-battery-factory = Fabryka baterii
card-beacon = Latarnia
card-biolab = Biolaboratorium
card-black-market = Czarny rynek
card-concrete-plant = Betoniarnia
card-dojo = Dojo
card-fitness-center = Klub fitness
card-foundry = Odlewnia
card-fulfillment-center = Centrum logistyczne
card-golem = Golem
card-gymnasium = Siłownia
card-harvester = Kombajn
card-incinerator = Spalarnia
card-laboratory = Laboratorium
card-manufactory = Manufaktura
card-mega-factory = Megafabryka
card-megalith = Megalit
card-motherlode = Bogate złoże
card-nuclear-plant = Elektrownia jądrowa
card-obelisk = Obelisk
card-power-plant = Elektrownia
card-recycling-plant = Zakład recyklingu
card-refinery = Rafineria
card-replicator = Replikator
card-robot = Robot
card-scrap-yard = Złomowisko
card-solar-array = Farma słoneczna
card-temp-agency = Agencja pracy
card-trash-compactor = Zgniatarka śmieci
card-warehouse = Magazyn

## Contractors

card-architect = Architekt
card-electrician = Elektryk
card-engineer = Inżynier
card-foreman = Brygadzista
card-hired-hands = Najęta ekipa
card-investor = Inwestor
card-miner = Górnik
card-specialist = Specjalista

## Tools

tool-hammer = młotek
tool-wrench = klucz
tool-gear = zębatka
tool-shovel = łopata

## Types of blueprints

type-production = produkcja
type-utility = zaopatrzenie
type-training = szkolenie
type-special = specjalna
type-monument = pomnik

## Floors of the headquarters

floor-research = Biuro
floor-generate = Generator
floor-mine = Kopalnia

## Phases

phase-market = faza rynku
phase-work = faza pracy
phase-over = koniec

## Levels of The Machine

level-easy = łatwa
level-medium = średnia
level-hard = trudna
level-insane = szalona

## Resources and other things that are counted, without their number

resource-metal = metal
resource-energy = energia
resource-goods = towary
resource-cards = karty
resource-dice = kości
resource-prestige = prestiż
resource-points = punkty

## Players

machine = Maszyna
seat = Gracz { $seat }
