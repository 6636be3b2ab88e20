# Lo que se elige antes de una partida: el nombre de cada opción y de sus valores, para una lista.

## Jugar en solitario

option-level = Dificultad
option-level-easy = Fácil
option-level-normal = Normal
option-level-hard = Difícil
option-opponent = Oponente
option-opponent-none = Ninguno: solo el Automa
option-opponent-op1 = Bosque y dunas empiezan más abajo
option-opponent-op2 = Los espacios más caros de los mercados están cerrados
option-opponent-op3 = Ningún accesorio repetido antes de un juego
option-opponent-op4 = Sin puntos por influencia al final
option-opponent-op5 = Los discos de influencia están apilados
option-scenario = Escenario
option-scenario-off = Ninguno
option-scenario-sc1 = Menos cubos en los hornos inferiores
option-scenario-sc2 = Subir en el bosque
option-scenario-sc3 = Subir en las dunas
option-scenario-sc4 = Contratos de la Corona
option-scenario-sc5 = Contratos de las colonias
option-scenario-sc6 = Contratos del Reino Unido

## Decisiones: preparación

option-starting-worker = Trabajador inicial
option-starting-worker-any-disc = Cualquier disco
option-starting-worker-influence-disc = Un disco de la pista de influencia
option-starting-sides = Profesiones iniciales con dos jugadores
option-starting-sides-either = Una a cada lado
option-starting-sides-random = En lados al azar
option-starting-coins = Monedas iniciales
option-starting-coins-by-seat = Más para quien juega después
option-starting-coins-equal = Iguales para todos

## Decisiones: pistas

option-influence-stop = La influencia se detiene
option-influence-stop-before = Antes de una casilla tapada
option-influence-stop-on = Sobre una casilla tapada
option-score-track = Puntos más allá de la pista de puntuación
option-score-track-endless = Cuentan
option-score-track-ends = Se pierden

## Decisiones: adquirir cartas

option-buying = Adquirir una carta con un cubo blanco
option-buying-optional = Opcional
option-buying-compulsory = Obligatorio, si se puede
option-two-cards = Adquirir dos cartas con la habilidad 4b
option-two-cards-white-cube = Solo con un cubo blanco de un horno
option-two-cards-always = En cada adquisición
option-second-card = Coste de la segunda carta
option-second-card-as-laid = Según el espacio en que estaba antes
option-second-card-slid = Según el espacio después de deslizarse las cartas
option-two-kinds = Segunda carta del otro mercado
option-two-kinds-no = No
option-two-kinds-yes = Sí
option-empty-deck = Mazo vacío de contratos o inversiones
option-empty-deck-reshuffled = Se barajan los descartes
option-empty-deck-stays-empty = Se queda vacío

## Decisiones: la fase de renovación

option-supply-order = Orden de abastecer y cumplir
option-supply-order-printed = Primero abastecer las fábricas
option-supply-order-fulfil-first = Primero cumplir contratos
option-worker-reward = El trabajador ganado con un juego de cubos
option-worker-reward-either = Puede crear o reforzar una profesión
option-worker-reward-create = Solo puede crear una profesión
option-useless-set = Un juego de cubos cuya recompensa no puede usarse
option-useless-set-forfeited = Puede entregarse; se pierde la recompensa
option-useless-set-refused = No puede entregarse
option-substitution = Sustituir cubos con la habilidad 4a
option-substitution-repeated = Las veces que se quiera por contrato
option-substitution-once = Una vez por contrato

## Decisiones: el final

option-end-trigger = El ejército y los puntos de un jugador se encuentran
option-end-trigger-at-once = Por cualquier movimiento de uno de ellos
option-end-trigger-army-move = Solo por el avance del ejército
option-last-renewals = Una fase de renovación tras el último turno de todos
option-last-renewals-one = Es la última fase
option-last-renewals-two = Viene antes de la última fase

## Decisiones: en solitario

option-solo-refill = Rellenar los hornos en solitario
option-solo-refill-two = Como con dos jugadores
option-solo-refill-three = Como con tres jugadores
option-solo-refill-four = Como con cuatro jugadores
option-automa-goods = Cuando el Automa toma productos
option-automa-goods-quiet = No se activa ninguna fila
option-automa-goods-activate = Se activa tu fila
option-automa-fallback = Si no hay productos, el Automa toma vidrio
option-automa-fallback-same-furnace = Del horno en la misma posición
option-automa-fallback-next-furnace = Del horno siguiente según la flecha
option-fallback-row = Cuando toma vidrio por falta de productos
option-fallback-row-activate = Se activa tu fila
option-fallback-row-quiet = No se activa ninguna fila
option-automa-disc = Un disco del Automa sin espacio libre
option-automa-disc-stays = Se queda en la reserva
option-automa-disc-aside = Sale de la reserva
option-last-turns = Hornos vacíos en los últimos turnos
option-last-turns-quiet = No desencadenan una fase de renovación
option-last-turns-renew = Desencadenan una fase de renovación
option-opponent-target = Los puntos del oponente
option-opponent-target-reach = Hay que alcanzarlos
option-opponent-target-exceed = Hay que superarlos
option-stacked-discs = La influencia pasa los discos apilados
option-stacked-discs-all = Cuando hayan salido todos
option-stacked-discs-one = Cuando haya salido uno
