# Lo que se elige antes de una partida: el nombre de cada opción y de sus valores, para una lista.

## Preparación

option-deal = Facciones y tableros de jugador
option-deal-random = Repartidos al azar
option-deal-chosen = Elegidos, un asiento tras otro
option-deal-drafted = Por selección: facciones y luego tableros en orden inverso
option-invaders = Albión, Togawa y sus tableros
option-invaders-no = Se quedan en la caja
option-invaders-yes = Pueden entrar en juego
option-banned-pairs = Rusviet con Industrial, Crimea con Patriótico
option-banned-pairs-refused = No se juegan
option-banned-pairs-allowed = Permitidas

## Jugar en solitario

option-level = Dificultad
option-level-automa = Automa: normal
option-level-autometta = Autometta: fácil
option-level-automaszyna = Automaszyna: difícil
option-level-ultimaszyna = Ultimaszyna: muy difícil
option-automa-faction = Facción del Automa
option-automa-faction-random = Al azar
option-automa-faction-nordic = Reino Nórdico
option-automa-faction-rusviet = Rusviet
option-automa-faction-crimea = Crimea
option-automa-faction-saxony = Sajonia
option-automa-faction-polania = Polania

## Decisiones

option-relentless-factory = Implacable (Rusviet) puede repetir la carta de fábrica
option-relentless-factory-no = No
option-relentless-factory-yes = Sí, como en la primera edición
option-trade = Recursos de un Comerciar
option-trade-split = Pueden ir a territorios distintos
option-trade-one-hex = Todos al mismo territorio
option-bonus-before-end = Bonificaciones de reclutas antes de la sexta estrella
option-bonus-before-end-all = También las de los vecinos
option-bonus-before-end-active = Solo las del jugador activo

## Decisiones: el Automa

option-conquest = Recursos en un territorio arrebatado al Automa
option-conquest-last-turn-card = Según la carta de su último turno
option-conquest-combat-card = Según la carta del combate
option-automa-start = Primer turno
option-automa-start-human = Tuyo
option-automa-start-automa = Del Automa
option-automa-staying = Una unidad del Automa que está bien situada
option-automa-staying-counts = Puede quedarse
option-automa-staying-moves = Se mueve siempre
option-automa-caution = Los trabajadores del Automa evitan tus unidades
option-automa-caution-river = Al principio no a través de ríos y lagos
option-automa-caution-all = Por todos los lados
option-automa-reserve = Qué unidad recupera primero el Automa
option-automa-reserve-character = El personaje
option-automa-reserve-mech = Un mecha
option-automa-attacker = El Automa ataca con
option-automa-attacker-nearest = La unidad más cercana a su base
option-automa-attacker-mech = Un mecha, si lo tiene
option-automa-hunt = Al atacar trabajadores, el Automa va a
option-automa-hunt-most = El territorio con más de ellos
option-automa-hunt-fewest = El territorio con menos de ellos
option-automa-tokens = Tus recursos en un territorio que toma el Automa
option-automa-tokens-removed = Se retiran
option-automa-tokens-kept = Se quedan allí
