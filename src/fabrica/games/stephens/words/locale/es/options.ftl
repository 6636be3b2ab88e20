# Lo que se elige antes de una partida: el nombre de cada opción y de sus valores, para una lista.

## Jugar en solitario

option-level = Nivel
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
option-starting-sides = Profesiones iniciales de dos jugadores
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
option-two-cards = Dos cartas con 4b
option-two-cards-white-cube = Con un cubo blanco de un horno
option-two-cards-always = En cada adquisición
option-second-card = Coste de la segunda carta
option-second-card-as-laid = Donde estaba al principio
option-second-card-slid = Después de deslizar las cartas
option-two-kinds = Segunda carta del otro mercado
option-two-kinds-no = No
option-two-kinds-yes = Sí
option-empty-deck = Mazo vacío de contratos o inversiones
option-empty-deck-reshuffled = Se barajan los descartes
option-empty-deck-stays-empty = Se queda vacío

## Decisiones: la fase de renovación

option-supply-order = Suministrar y cumplir
option-supply-order-printed = Primero abastecer fábricas
option-supply-order-fulfil-first = Primero cumplir contratos
option-worker-reward = El trabajador que da un juego de cubos
option-worker-reward-either = Crea o refuerza
option-worker-reward-create = Crea
option-useless-set = Un juego de cubos cuya recompensa no puede usarse
option-useless-set-forfeited = Puede entregarse, se pierde la recompensa
option-useless-set-refused = No puede entregarse
option-substitution = Sustituir con 4a en un contrato
option-substitution-repeated = Las veces que se quiera
option-substitution-once = Una vez

## Decisiones: el final

option-end-trigger = El ejército y los puntos se encuentran
option-end-trigger-at-once = Por cualquier movimiento de uno de ellos
option-end-trigger-army-move = Solo por el avance del ejército
option-last-renewals = Una renovación pendiente en el último turno
option-last-renewals-one = Es la última
option-last-renewals-two = Viene antes de la final

## Decisiones: en solitario

option-solo-refill = Los hornos se rellenan
option-solo-refill-two = Como con dos jugadores
option-solo-refill-three = Como con tres jugadores
option-solo-refill-four = Como con cuatro jugadores
option-automa-goods = Productos que toma el Automa
option-automa-goods-quiet = No activan nada
option-automa-goods-activate = Activan tu fila
option-automa-fallback = Sin productos, el Automa toma vidrio
option-automa-fallback-same-furnace = Del horno del mismo nombre
option-automa-fallback-next-furnace = Del horno siguiente según la flecha
option-fallback-row = Vidrio tomado sin productos
option-fallback-row-activate = Activa tu fila
option-fallback-row-quiet = No activa nada
option-automa-disc = Un disco del Automa sin espacio
option-automa-disc-stays = Se queda en la reserva
option-automa-disc-aside = Sale de la reserva
option-last-turns = Hornos vacíos en los últimos turnos
option-last-turns-quiet = No traen renovación
option-last-turns-renew = Traen una renovación
option-opponent-target = Los puntos del oponente
option-opponent-target-reach = Hay que alcanzarlos
option-opponent-target-exceed = Hay que superarlos
option-stacked-discs = La influencia pasa los discos apilados
option-stacked-discs-all = Cuando hayan salido todos
option-stacked-discs-one = Cuando haya salido uno
