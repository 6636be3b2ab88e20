# Los nombres del juego: solos o como argumentos de frases, en su forma básica.

seat = Asiento { $seat }

## Facciones

faction-albion = Albión
faction-nordic = Reino Nórdico
faction-rusviet = Rusviet
faction-togawa = Togawa
faction-crimea = Crimea
faction-saxony = Sajonia
faction-polania = Polania

# De quién es algo: va detrás de "base", "trabajadores" …
of-albion = de Albión
of-nordic = del Reino Nórdico
of-rusviet = de Rusviet
of-togawa = de Togawa
of-crimea = de Crimea
of-saxony = de Sajonia
of-polania = de Polania

# Lo que cada facción sabe hacer desde el principio
gift-albion = Exaltar
gift-nordic = Nadar
gift-rusviet = Implacable
gift-togawa = Maifuku
gift-crimea = Coerción
gift-saxony = Dominar
gift-polania = Deambular

## Tableros de jugador

mat-industrial = Industrial
mat-engineering = Ingeniería
mat-militant = Militante
mat-patriotic = Patriótico
mat-innovative = Innovador
mat-mechanical = Mecánico
mat-agricultural = Agrícola

## Secciones, por su acción superior, y acciones inferiores

section-move = Mover
section-bolster = Reforzar
section-trade = Comerciar
section-produce = Producir
section-factory = Carta de fábrica
bottom-upgrade = Mejorar
bottom-deploy = Desplegar
bottom-build = Construir
bottom-enlist = Reclutar

# Cubos de tecnología, por dónde están
cube-move_units = Mover: unidades
cube-move_coins = Mover: monedas
cube-bolster_power = Reforzar: poder
cube-bolster_combat_cards = Reforzar: cartas de combate
cube-trade_popularity = Comerciar: popularidad
cube-produce_territories = Producir: territorios

## Cosas que se cuentan, sin número

resource-oil = petróleo
resource-metal = metal
resource-food = comida
resource-wood = madera
resource-coins = monedas
resource-power = poder
resource-popularity = popularidad
resource-cards = cartas de combate
resource-worker = trabajadores
resource-everything = todo
unit-character = personaje
unit-mech = mecha
unit-worker = trabajador

## Lugares

terrain-mountain = montaña
terrain-farm = granja
terrain-village = aldea
terrain-forest = bosque
terrain-tundra = tundra
terrain-lake = lago
terrain-factory = Fábrica
terrain-base = base

# Un lugar solo y con preposición: dónde, adónde, desde dónde. $of dice de quién es la base.
place-territory = { $place } ({ $terrain })
place-base = la base { $of }
on-territory = en { $place } ({ $terrain })
on-base = en la base { $of }
to-territory = a { $place } ({ $terrain })
to-base = a la base { $of }
from-territory = de { $place } ({ $terrain })
from-base = de la base { $of }

## Mechs, por la habilidad que descubren

ability-riverwalk = Vadear
ability-seaworthy = Navegar
ability-artillery = Artillería
ability-speed = Velocidad
ability-township = Municipio
ability-peoples_army = Ejército Popular
ability-wayfare = Peregrinar
ability-scout = Explorar
ability-underpass = Pasadizo
ability-disarm = Desarmar
ability-submerge = Sumergir
ability-camaraderie = Camaradería
ability-burrow = Excavar
ability-sword = Espada
ability-shield = Escudo
ability-rally = Reunir
ability-toka = Toka
ability-suiton = Suiton
ability-ronin = Ronin
ability-shinobi = Shinobi

## Estructuras; -one: como objeto de "construir"

structure-mine = Mina
structure-monument = Monumento
structure-armory = Arsenal
structure-mill = Molino
structure-one-mine = una Mina
structure-one-monument = un Monumento
structure-one-armory = un Arsenal
structure-one-mill = un Molino

## Trampas de Togawa, por lo que quitan

trap-popularity = Trampa de la vergüenza
trap-power = Trampa de la debilidad
trap-coins = Trampa de los ladrones
trap-cards = Trampa de la confusión

## Estrellas de la pista de triunfo

star-upgrades = todas las mejoras
star-mechs = todos los mechas
star-structures = todas las estructuras
star-recruits = todos los reclutas
star-workers = todos los trabajadores
star-objective = un objetivo
star-combat = un combate ganado
star-popularity = popularidad máxima
star-power = poder máximo
star-track = la pista de estrellas

## Las fases y los pasos de una partida

phase-setup = Preparación
phase-turn = Turno
phase-combat = Combate
phase-over = Fin de la partida
step-faction = Facción
step-mat = Tablero de jugador
step-section = Sección
step-top = Acción superior
step-unit = Unidad que se mueve
step-cargo = Camino y carga
step-fight = Próximo combate
step-ability = Habilidad de combate
step-commit = Poder y cartas
step-retreat = Retirada
step-encounter = Encuentro
step-factory = Cartas de fábrica
step-token = Ficha de facción
step-card = Carta de combate como pago
step-put = Recursos por colocar
step-produce = Producción
step-make = Trabajadores nuevos
step-bottom = Acción inferior
step-pay = Pago
step-upgrade = Mejora
step-deploy = Mecha que se despliega
step-build = Estructura que se construye
step-enlist = Recluta
step-place = Territorio de la pieza
step-end = Fin del turno
step-over = Fin de la partida
