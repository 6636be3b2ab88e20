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
field-seat-contracts = Contratos aceptados
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

## What is wrong with a field

wrong-box = Solo hay una carta { $card }, y está en otro sitio de esta posición.
wrong-twice = Lo mismo está aquí dos veces.
wrong-colours = Las profesiones rojas van en los tres primeros espacios, las azules en los demás.
wrong-space = Este espacio no se usa contra este oponente.
wrong-row-longer = Una fila nunca tiene más profesiones que la fila de debajo.
wrong-row-equal = Sin { $disc } de uno de sus maestros, esta fila no puede tener más de { $most } profesiones.
wrong-side = { $card } solo puede estar una vez en las filas, y solo en su lado.
wrong-starting = Una profesión inicial está junto a un horno.
wrong-apprentice = Un aprendiz necesita una segunda casilla y un maestro de otra persona.
wrong-after = { $disc } solo se puede desbloquear después de { $after }.
wrong-workers = Cada trabajador de las filas es un disco de este tablero: el número de habilidades desbloqueadas tiene que ser { $workers }.
wrong-type = { $card } no es un contrato de este tipo.
wrong-investment = { $card } no pertenece a esta fila.
wrong-army-step = El ejército avanza de { $n } en { $n }.
wrong-army-start = Al principio el ejército está en el espacio { $n }.
wrong-step = Este paso no pertenece a esta fase.
wrong-end-known = El final de la partida ya se ha desencadenado: indica cuántos turnos quedan.
wrong-end-not-known = El ejército aún no ha avanzado lo bastante para desencadenar el final: deja esto vacío.
wrong-turns-left = En este turno pueden quedar: { $turns }.
wrong-final = Después del último turno la fase de renovación es la última.
wrong-not-final = La última fase de renovación solo llega después del último turno.
wrong-first-turn = Empieza el primer jugador.
wrong-mover = Ahora decide el jugador de quien es el turno, y en algún horno debe haber cubos.
wrong-automa-turn = Esto ocurre en el turno del Automa.
wrong-nothing-to-decide = En este paso nadie tendría nada que decidir.
wrong-empty-furnaces = { $most ->
    [0] En este paso ningún horno puede estar vacío.
    [one] En este paso solo puede estar vacío 1 horno.
   *[other] En este paso pueden estar vacíos { $most } hornos como máximo.
}
wrong-factory-cubes = A las fábricas privadas no pueden haber llegado más cubos de los que hay: { $cubes }.
wrong-gaps = Mientras haya cartas en el mazo, cada espacio tiene una, sin huecos.
wrong-discards = Nadie tiene la habilidad de descartar estas cartas: esta pila tiene que estar vacía.
wrong-one-starting = Cada jugador tiene una profesión inicial.
wrong-two-sides = Las dos profesiones iniciales están en lados distintos.
wrong-redrawn = El jugador de quien es el turno no ha desbloqueado esa habilidad.
wrong-automa-discs = El Automa solo tiene { $most } discos.
wrong-automa-aside = Los discos sin trabajo se quedan en la reserva del Automa: esto tiene que ser 0.
wrong-automa-card = El Automa ya ha jugado cartas: elige la última.
wrong-automa-deck = La última carta del Automa ya no está en su mazo.
wrong-automa-bag = El Automa saca como máximo { $n } cubos de su bolsa en cada fase de renovación: tienen que quedar más.
wrong-forbidden = { $disc } no se puede desbloquear contra este oponente.
wrong-more-workers = Aquí puedes tener { $most } trabajadores como máximo: pocos más que el Automa.
wrong-one-worker = Al principio el único trabajador es el de la profesión inicial.
wrong-spent = Los contratos cumplidos piden en total este número de accesorios: { $n }.
wrong-sets = Contra este oponente solo puedes tener uno más de un tipo que del más escaso.
wrong-columns = Aquí solo puede haber columnas activadas en esta fase.
wrong-aside = Las columnas activadas han apartado como máximo estos cubos: { $most }.
