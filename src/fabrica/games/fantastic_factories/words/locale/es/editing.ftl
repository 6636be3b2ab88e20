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
