# The names of the game: cards, tools, types, floors, phases, levels, resources.
# Names stand alone or as arguments of sentences, in their basic form: a sentence that needs another form selects on the id.

## Blueprints

card-aluminum-factory = Fábrica de aluminio
card-assembly-line = Línea de montaje
card-battery-factory = Fábrica de baterías
card-beacon = Faro
card-biolab = Biolaboratorio
card-black-market = Mercado negro
card-concrete-plant = Planta de hormigón
card-dojo = Dojo
card-fitness-center = Centro deportivo
card-foundry = Fundición
card-fulfillment-center = Centro logístico
card-golem = Gólem
card-gymnasium = Gimnasio
card-harvester = Cosechadora
card-incinerator = Incineradora
card-laboratory = Laboratorio
card-manufactory = Manufactura
card-mega-factory = Megafábrica
card-megalith = Megalito
card-motherlode = Veta madre
card-nuclear-plant = Central nuclear
card-obelisk = Obelisco
card-power-plant = Central eléctrica
card-recycling-plant = Planta de reciclaje
card-refinery = Refinería
card-replicator = Replicador
card-robot = Robot
card-scrap-yard = Chatarrería
card-solar-array = Parque solar
card-temp-agency = Agencia de empleo
card-trash-compactor = Compactadora de basura
card-warehouse = Almacén

## Contractors

card-architect = Arquitecta
card-electrician = Electricista
card-engineer = Ingeniera
card-foreman = Capataz
card-hired-hands = Mano de obra
card-investor = Inversor
card-miner = Minero
card-specialist = Especialista

## Tools

tool-hammer = martillo
tool-wrench = llave inglesa
tool-gear = engranaje
tool-shovel = pala

## Types of blueprints

type-production = producción
type-utility = suministro
type-training = entrenamiento
type-special = especial
type-monument = monumento

## Floors of the headquarters

floor-research = Investigación
floor-generate = Generación
floor-mine = Extracción

## Phases

phase-market = fase de mercado
phase-work = fase de trabajo
phase-over = fin

## Levels of The Machine

level-easy = fácil
level-medium = intermedia
level-hard = difícil
level-insane = demencial

## Resources and other things that are counted, without their number

resource-metal = metal
resource-energy = energía
resource-goods = mercancías
resource-cards = cartas
resource-dice = dados
resource-prestige = prestigio
resource-points = puntos

## Players

machine = La Máquina
seat = Asiento { $seat }
