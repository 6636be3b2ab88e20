## The Automa beside a real box

companion-automa-level = ¿Qué dificultad debe tener el Automa?
companion-automa-faction = ¿Con qué facción juega?
companion-automa-set-up = Pon su personaje en su base y dos trabajadores al lado, como para un jugador. Recibe { $n ->
    [one] { $n } carta de combate, boca abajo
   *[other] { $n } cartas de combate, boca abajo
}; su poder y sus monedas se cuentan aquí.
companion-automa-wait = Juega tu turno y después deja jugar al Automa.
companion-automa-go = Turno del Automa
companion-automa-combat = Un combate: lo que gasta
companion-automa-mech = Un mecha suyo va a la reserva
companion-automa-character = Su personaje va a la reserva
companion-automa-skips = Este nivel se salta la carta: su turno ha terminado.
companion-automa-how = { $kind ->
    [worker] Trabajador: a un territorio sin unidades tuyas y sin otro trabajador suyo, que no tenga ni sea adyacente a un territorio con tu personaje o un mecha tuyo, y junto a tantas unidades suyas como se pueda.
    [mech] Personaje o mecha: al territorio más cercano a tu personaje o a un mecha tuyo, donde no tengas unidades ni él tenga otro personaje u otro mecha.
    [encounter] Encuentro: su personaje va a la Fábrica, la primera vez, y si no a una ficha de encuentro, donde no tengas unidades ni él tenga un mecha.
    [attack] Ataque: donde están tu personaje o mechas tuyos, cuantos menos mejor. Solo combate con el poder que pide la carta.
   *[attack_workers] Ataque a trabajadores: donde solo hay trabajadores tuyos, cuantos más mejor. Vuelven a su base.
}
companion-automa-ways = { $river ->
    [open] Sus unidades llegan a todo territorio que tenga una unidad suya o sea vecino de una o de su base, también por ríos y lagos.
   *[closed] Sus unidades llegan a todo territorio que tenga una unidad suya o sea vecino de una o de su base, pero todavía no a lagos ni al otro lado de un río.
} Se mueve la unidad más cercana a su base. Entre territorios iguales elige el más cercano a la Fábrica.
companion-automa-star = Coloca la estrella número { $n }.
companion-automa-no-star = No coloca estrella por este combate.
companion-automa-commits = { $n ->
    [0] Gasta { $power } de poder y ninguna carta de combate.
    [one] Gasta { $power } de poder; añade { $n } carta de combate suya, tomada al azar.
   *[other] Gasta { $power } de poder; añade { $n } cartas de combate suyas, tomadas al azar.
}
companion-automa-outcome = Descubre tu elección y compara. ¿Quién ha ganado?
companion-automa-won = Ha ganado el Automa
companion-automa-lost = Ha perdido el Automa
companion-automa-draws = Roba una carta de combate.
companion-automa-returns = Sus trabajadores vuelven a su base. Su personaje y sus mechas de allí van a la reserva: indica aquí cada uno de ellos.
companion-automa-reserve = Anotado. Una unidad vuelve de la reserva cuando lo dice una carta: primero el personaje, después los mechas.
companion-automa-over = Ha colocado su sexta estrella: la partida ha terminado.
companion-automa-score = Por sus monedas y estrellas tiene { $coins } monedas, y { $each } más por cada territorio que controla.
companion-automa-stars = estrellas
companion-automa-track = pista de estrellas
companion-automa-mechs = mechas
