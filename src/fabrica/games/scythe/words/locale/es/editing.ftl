# The fields of a position that is set up by hand.

editor-board = El tablero

## The course of the game

field-phase = Fase
field-step = Paso
field-round = Ronda
field-turn = De quién es el turno
field-sent-home = En este turno se han enviado trabajadores a su base
field-toka = En este turno se ha usado Toka
field-pending = Hay una elección pendiente

## The board

field-tile = Loseta de estructura
field-resources = Recursos en los territorios
field-tokens = Fichas de encuentro
field-encounters-used = Cartas de encuentro ya jugadas
field-factory = Cartas de la Fábrica en el tablero
field-discards = Cartas de combate en la pila de descarte
field-combat-card = { $n }

## A player and the Automa

field-level = Nivel
field-faction = Facción
field-mat = Tablero de jugador
field-coins = Monedas
field-power = Poder
field-popularity = Popularidad
field-hand = Cartas de combate en mano, por valor
field-objectives = Cartas de objetivo en mano
field-revealed = Objetivos ya mostrados
field-discarded = Objetivo apartado
field-token = Peón de acción
field-factory-card = Carta de la Fábrica
field-character = Personaje
field-mechs = Mechas
field-workers = Trabajadores
field-abilities = Habilidades de los mechas
field-upgrades = Mejoras
field-from = Cubos retirados de
field-to = Cubos colocados en
field-recruits = Reclutas y sus bonificaciones
field-structures = Estructuras
field-stars = Estrellas
field-flags = Banderas
field-traps = Trampas
field-at = Territorio
field-armed = Armada
field-tracker = Pista de estrellas
field-card = Última carta
field-deck = Mazo
field-factory-taken = Tiene una carta de la Fábrica

## What is wrong with a field

wrong-taken = { $id } ya está en juego.
wrong-not-alone = { $id } no se usa en el juego en solitario.
wrong-no-encounter = No hay encuentro en { $place }.
wrong-encounters = Solo se pueden haber jugado tantas cartas como fichas faltan: { $most }.
wrong-objective-twice = «{ $objective }» está en dos sitios.
wrong-two-owners = Hay unidades de dos jugadores en { $place }.
wrong-two-structures = Hay dos estructuras en un territorio.
wrong-structure-lake = No se construye nada en un lago.
wrong-resources = En este lugar no puede haber recursos.
wrong-toka = Toka solo puede haberse usado en el turno de Togawa, con ese mecha desplegado.
wrong-automa-faction = El Automa no juega con { $id }.
wrong-automa-place = El Automa tiene como máximo una unidad de combate y un trabajador en { $place }.
wrong-automa-base = Las unidades del Automa solo pueden estar en su propia base.
wrong-automa-deck = La carta que se acaba de jugar ya no está en el mazo.
wrong-banned = Esta facción y este tablero no se juegan juntos.
wrong-abilities = Aquí solo puede haber habilidades de los mechas de esta facción.
wrong-mechs = Tiene que haber en el tablero tantos mechas como habilidades: { $n }.
wrong-worker-lake = Un trabajador solo está en un lago con un mecha propio.
wrong-unit-lake = Sin { $seaworthy }, { $submerge } o { $suiton } ninguna unidad está en un lago.
wrong-strange-base = Ninguna unidad de este jugador puede estar en { $place }.
wrong-upgrades = Hay que colocar tantos cubos como se han retirado.
wrong-slots = El tablero tiene ahí menos casillas para cubos.
wrong-bonus = Dos reclutas cubren la misma bonificación.
wrong-factory-section = Esta sección necesita una carta de la Fábrica.
wrong-objectives = Un jugador tiene dos objetivos como máximo.
wrong-put-away = Se aparta un objetivo cuando se muestra otro, y nunca con Sajonia.
wrong-shown = Quien ha mostrado un objetivo ya no tiene otro, salvo Sajonia.
wrong-stars = Con { $n } estrellas la partida termina.
wrong-objective-stars = Tiene que haber una estrella por cada objetivo mostrado.
wrong-combat-stars = Los combates dan como máximo este número de estrellas: { $most }.
wrong-goal-once = Este objetivo solo da una estrella.
wrong-no-goal = Este objetivo no se ha cumplido: no puede tener estrella.
wrong-no-star = Este objetivo se ha cumplido: falta su estrella.
wrong-flag-lake = Ninguna Bandera está en un lago.
wrong-two-tokens = Hay dos Banderas o Trampas en un territorio.
wrong-trap-lake = Una Trampa solo está en un lago con { $suiton }.
wrong-flags = Solo Albión tiene Banderas.
wrong-traps = Solo Togawa tiene Trampas.
wrong-track-stars = En este espacio de la pista de estrellas tiene que haber este número de estrellas de la pista: { $n }.
wrong-twice = Lo mismo está aquí dos veces.
wrong-in-all = En total solo hay { $most }.
wrong-step = Este paso no pertenece a esta fase.
wrong-combat-cards = Cartas de combate de { $value }: solo hay { $most }, en las manos y en la pila en total.
wrong-factory-held = Un jugador tiene una de estas cartas.
wrong-nothing-to-decide = En este paso nadie tendría nada que decidir.
