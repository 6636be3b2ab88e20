# The fields of a position that is set up by hand.

field-phase = Fase
field-round = Ronda
field-first = Jugador inicial
field-turn = De quién es el turno en la fase de mercado
field-swept = En este turno ya se ha renovado una fila
field-last-round = Esta es la última ronda
field-blueprints = Planos
field-contractors = Contratistas
field-tools = Herramientas sobre los contratistas
field-level = Nivel
field-metal = Metal
field-energy = Energía
field-goods = Mercancías
field-hand = Mano
field-compound = Complejo
field-dice = Dados sin colocar
field-headquarters = Dados en la sede
field-placed = Dados en cartas
field-activated = Cartas ya usadas en esta ronda
field-replicating = Carta que copia el Replicador
field-hired = Contratista cuyo efecto está por llegar
field-pending = Hay una elección pendiente
field-finished = Ha terminado la fase de trabajo

## What is wrong with a field

wrong-box = En la caja no quedan más cartas { $card }: todas están en otros sitios de esta posición.
wrong-twice = Un jugador solo puede construir { $card } una vez.
wrong-dice = Solo hay dados en la mesa en la fase de trabajo.
wrong-unusable = { $card } no es un edificio de este complejo que se haya podido usar.
wrong-used = Fuera de la fase de trabajo solo pueden haberse usado cartas que responden a la construcción.
wrong-copy = Solo se puede copiar una carta pasiva, y el Replicador debe estar entre las cartas usadas.
wrong-hired = A { $contractor } no le queda ningún efecto en esta fase.
wrong-setting = Mientras el Capataz ajusta dados, hay menos de cuatro ajustados y ninguno colocado.
wrong-last-round = La partida solo termina después de la última ronda.
wrong-swept = Las filas solo se renuevan en la fase de mercado.
wrong-turn = Solo la fase de mercado tiene turnos: deja esto vacío.
wrong-tools = Cada herramienta debe estar sobre un contratista.
wrong-finished = Solo se puede haber terminado en la fase de trabajo, sin ninguna elección pendiente.
wrong-limits = Solo se pueden conservar 12 de metal y energía en total y 10 cartas en mano: lo demás se descarta antes.
wrong-all-finished = Cuando todos los jugadores han terminado, se acaba la ronda.
