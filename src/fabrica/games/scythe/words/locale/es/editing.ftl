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
