# The names of the game: cards, tools, types, floors, phases, levels, resources.
# Names stand alone or as arguments of sentences, in their basic form: a sentence that needs another form selects on the id.

## Blueprints

card-aluminum-factory = Fabryka aluminium
card-assembly-line = Linia produkcyjna
card-battery-factory = Fabryka baterii
card-beacon = Latarnia morska
card-biolab = Biolaboratorium
card-black-market = Czarny rynek
card-concrete-plant = Zakład betoniarski
card-dojo = Dojo
card-fitness-center = Centrum fitnessu
card-foundry = Odlewnia
card-fulfillment-center = Centrum logistyczne
card-golem = Golem
card-gymnasium = Siłownia
card-harvester = Żniwiarz
card-incinerator = Krematorium
card-laboratory = Laboratorium
card-manufactory = Manufaktura
card-mega-factory = Mega fabryka
card-megalith = Megalit
card-motherlode = Projekt Matka
card-nuclear-plant = Elektrownia jądrowa
card-obelisk = Obelisk
card-power-plant = Elektrownia
card-recycling-plant = Sortownia
card-refinery = Oczyszczalnia
card-replicator = Replikator
card-robot = Robot
card-scrap-yard = Złomowisko
card-solar-array = Baterie słoneczne
card-temp-agency = Agencja pracy
card-trash-compactor = Kompaktor
card-warehouse = Magazyn

## Contractors

card-architect = Architekt
card-electrician = Elektryk
card-engineer = Inżynier
card-foreman = Brygadzista
card-hired-hands = Najemnicy
card-investor = Inwestor
card-miner = Górnik
card-specialist = Specjalista

## Tools

tool-hammer = młotek
tool-wrench = klucz
tool-gear = zębatka
tool-shovel = łopata

## Types of blueprints

type-production = produkcyjna
type-utility = użyteczności publicznej
type-training = szkoleniowa
type-special = specjalna
type-monument = pomnik

## Floors of the headquarters

floor-research = Biuro
floor-generate = Generatory
floor-mine = Kopalnia

## Phases

phase-market = faza zakupów
phase-work = faza pracy
phase-over = koniec

## Levels of The Machine

level-easy = łatwy
level-medium = średni
level-hard = trudny
level-insane = szalony

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
