## The table

table-notice = El reglamento reproduce pocas de sus cartas. Estos mazos son una reconstrucción nuestra, no las cartas impresas; quien tenga la caja puede jugar con las suyas.
table-level-hint = hasta que el ejército llegue a { $army }; se gana con { $points } puntos
table-seats = En la mesa
table-board = Las fábricas
table-board-of = { $who }: el tablero
table-score-track = Los puntos y el ejército
table-army-at = El ejército: { $n }
table-next-renewal = Próxima renovación: ejército a { $army }, { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubos
} por horno vacío
table-tracks = Bosque y dunas
table-forest = Bosque
table-dunes = Dunas
table-red = Profesiones rojas
table-blue = Profesiones azules
table-factories = Hornos, fábricas privadas y sus profesiones
table-contracts = Contratos
table-investments = Inversiones
table-master = Maestro
table-apprentice = Aprendiz
table-free = gratis
table-cubes = { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
}
table-furnace-does = { $place ->
    [ul] Toma un cubo verde. Después cada jugador puede recoger los beneficios de sus trabajadores en la fila de la izquierda.
    [ur] Toma un cubo azul. Después cada jugador puede recoger los beneficios de sus trabajadores en la fila de la derecha.
    [ll] Toma un cubo blanco. Después puedes aceptar un contrato, por influencia.
   *[lr] Toma un cubo blanco. Después puedes financiar una inversión, por monedas.
}
table-factory-does = { $most ->
    [one] En tu turno, toma de aquí un cubo; después cada jugador puede recoger los beneficios de sus trabajadores en la fila de al lado.
   *[other] En tu turno, toma de aquí hasta { $most } cubos; después cada jugador puede recoger los beneficios de sus trabajadores en la fila de al lado.
}
table-factory-empty = Ahora no hay cubos aquí. Llegan en las fases de renovación.
table-delivery = { $reward ->
    [card] En una renovación: { $cubes } por un contrato o una inversión, pagando su coste.
    [worker] En una renovación: { $cubes } por un trabajador que asignas.
   *[amount] En una renovación: { $cubes } por { $gain }.
}
table-master-worth = { $n ->
    [one] Aquí un maestro vale { $n } punto al final.
   *[other] Aquí un maestro vale { $n } puntos al final.
}
table-row-rule = { $n } aquí, { $most } como máximo: la fila de debajo debe seguir siendo más larga.
table-row-empty = Hay sitio para una profesión.
table-row-shut = Se abre cuando la fila de debajo es más larga.
table-phase-start = Antes del primer turno
table-phase-turn = { $n ->
    [0] Antes de la primera renovación
    [one] Tras { $n } renovación
   *[other] Tras { $n } renovaciones
}
table-phase-renewal = Renovación { $n }
table-phase-over = { $n ->
    [one] Tras { $n } renovación
   *[other] Tras { $n } renovaciones
}
table-final = La última fase de renovación
table-turns-left = { $n ->
    [0] El último turno
    [one] Un turno más después de este
   *[other] { $n } turnos más después de este
}
table-empty-furnaces = { $left ->
    [0] Renovación después de este turno
    [one] Renovación con el próximo horno vacío
   *[other] Renovación con { $left } hornos vacíos más
}

## A player board

table-own = Tu tablero
table-my-cards = Tus contratos e inversiones
table-reserve = Cubos
table-influence = Influencia { $n }
table-book = Habilidades
table-book-points = Puntos
table-book-professions = Profesiones
table-book-cards = Contratos e inversiones
table-book-goods = Fábricas privadas
table-disc-open = Desbloqueada: su disco ha salido del tablero.
table-disc-ready = Bloqueada: este disco puede ser el próximo que asignes.
table-disc-covered = Bloqueada.
table-discs-left = discos en el tablero
table-slots = Por cumplir
table-slot-free = libre
table-covered = tienes todo lo que hace falta
table-fulfilled = Contratos cumplidos
table-fulfilled-none = Todavía ninguno. Una columna vale sus cartas por sus cubos.
table-investments-mine = Tus inversiones
table-investments-none = Todavía ninguna. Se activan por columnas en las fases de renovación.
table-column = Columna { $n }
table-column-worth = Puntos de la columna
table-aside = Apartados:
table-spent = { $n } en contratos
table-score-now = La puntuación hasta ahora

## Alone

table-needed = { $n } puntos para ganar.
table-to-reach = puntos que alcanzar
table-automa-workers = trabajadores del Automa
table-final-at = La fase de renovación que lleva al ejército a { $n } es la última.
table-automa-not-yet = todavía sin carta
table-automa-last = Su última carta: { $card }
table-automa-reserve = Sus discos: toma { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
} de una fábrica privada
table-automa-bag = En su bolsa
table-ranks = Rangos
table-rank-from = desde { $n } puntos

## What to do

act-create = Crear
act-join = Reforzar
act-use = Usar
act-accept = Aceptar
act-fund = Financiar
act-fulfil = Cumplir
act-glass = Tomar
act-instead = Usar en su lugar
act-column = Activar
act-redraw = Cambiar
act-skim = Descartar la más barata
# Two moves that one press makes: each is a whole sentence without its full stop
table-both = { $first }. { $second }.

## The end

table-measure-renewal = Renovación
table-measure-score = Puntos
table-measure-workers = Trabajadores
table-measure-resources = Monedas, influencia y cubos
