# The fields of a position that is set up by hand.

editor-markets = Mercados
editor-furnaces = Hornos y fábricas privadas
editor-rows = Filas de profesiones

## The course of the game

field-phase = Fase
field-step = Paso
field-round = Ronda
field-turn = De quién es el turno
field-mover = Quién decide ahora
field-army = Ejército
field-turns-left = Turnos que quedan una vez desencadenado el final
field-final = Última fase de renovación
field-redrawn = En este turno ya se han cambiado profesiones
field-pending = Hay una elección pendiente

## The table

field-professions = Profesiones
field-contracts = Contratos
field-investments = Inversiones
field-furnaces = Cubos en los hornos
field-private = Cubos en las fábricas privadas
field-card = Carta
field-master = Maestro
field-apprentice = Aprendiz

## The solo game

field-level = Nivel
field-opponent = Oponente
field-scenario = Escenario
field-deck = Mazo
field-bag = Bolsa
field-aside = Apartados

## A player

field-score = Puntos
field-coins = Monedas
field-influence = Influencia
field-forest = Pinar
field-dunes = Dunas
field-cubes = Cubos
field-accessories = Accesorios
field-spent = Accesorios gastados en contratos
field-unlocked = Habilidades desbloqueadas
field-fulfilled = Contratos cumplidos
field-columns = Columnas activadas en esta fase de renovación

## The steps of a game

step-start = Trabajador inicial
step-turn = Elección de una acción
step-taking = Cubos que tomar
step-instead = Horno en lugar de fábrica privada
step-buying = Carta que adquirir
step-assigning = Trabajador que asignar
step-unlocking = Habilidad que desbloquear
step-activating = Fila que se activa
step-columns = Columnas que activar
step-supplying = Fábricas que abastecer
step-fulfilling = Contratos que cumplir
step-paying = Cubos que pagar
step-removing = Cubos que retira el Automa
