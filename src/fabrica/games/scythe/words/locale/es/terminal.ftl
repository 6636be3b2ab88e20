# Scythe en la terminal. Lo que se escribe (r3c5, trade, riverwalk, oil …) queda como se escribe.

## El título

# $who es un asiento, "Tú" o el Automa; $step dice qué hay que decidir
terminal-title = Ronda { $round } · Turno: { $who } · { $step }
terminal-title-setup = Preparación · { $step }

## El tablero central

terminal-legend-pieces = C personaje, M mecha, W trabajador; o petróleo, m metal, f comida, w madera
terminal-legend-map = * túnel, ! ficha de encuentro, ~ río; N:2W: dos trabajadores del jugador N
terminal-tile = Loseta de estructura
terminal-decks = Cartas que quedan
terminal-left = combate { $combat }, encuentro { $encounters }, fábrica { $factory }

## Los jugadores

terminal-stars = estrellas { $n }/{ $most }
terminal-power = poder { $n }/{ $most }
terminal-popularity = popularidad { $n }/{ $most }
# Acciones superiores en signos: cuántas unidades se mueven
terminal-units = { $n ->
    [one] { $n } unidad
   *[other] { $n } unidades
}
terminal-units-steps = { $n ->
    [one] { $n } unidad, { $steps } pasos
   *[other] { $n } unidades, { $steps } pasos
}

# Rótulos; tras una barra viene lo que aún falta
terminal-upgrades = Mejoras
terminal-mechs = Mechas
terminal-structures = Estructuras
terminal-recruits = Reclutas
# Bonificaciones de recluta, como se escriben
terminal-bonuses = bonificaciones libres: { $bonuses }
terminal-workers = Trabajadores
terminal-of = { $n } de { $most }
terminal-stars-for = Estrellas
# Lo que daría ahora la puntuación final: $n monedas
terminal-score-now = Si terminara ahora
terminal-pays = ${ $n }: ${ $star } por estrella, ${ $territory } por territorio, ${ $resources } por dos recursos
terminal-flags = Banderas
terminal-traps = Trampas
terminal-disarmed = desarmada
terminal-resources = Recursos
terminal-hand = Cartas de combate
terminal-objective = Objetivo { $n }
terminal-revealed = Revelado
terminal-token = Última sección
terminal-factory-card = Carta de fábrica

## El Automa

terminal-track = Pista de estrellas
# $star es la casilla de su próxima estrella
terminal-track-at = { $n }, próxima estrella en { $star }
terminal-rivers = Ríos y lagos
terminal-rivers-open = los cruza
terminal-rivers-closed = lo detienen
terminal-scheme = Esquema
terminal-scheme-first = primero
terminal-scheme-second = segundo
terminal-reserve = En la reserva
terminal-last-card = Última carta

## Lo que solo muestran algunos pasos

terminal-load = Lleva
terminal-attacker = Atacante
terminal-defender = Defensor
terminal-dial = disco { $n }, cartas { $cards }
terminal-has-chosen = ya ha elegido

## Lo que ha pasado

terminal-new-cards = { $n ->
    [one] nueva carta de combate: { $values }
   *[other] nuevas cartas de combate: { $values }
}
terminal-old-cards = { $n ->
    [one] carta de combate gastada: { $values }
   *[other] cartas de combate gastadas: { $values }
}
terminal-new-abilities = mecha desplegado: { $names }
terminal-new-structures = construido: { $names }
terminal-new-recruits = recluta en servicio: { $names }
terminal-new-upgrades = mejorado: { $names }
terminal-new-factory = carta de fábrica: { $name }

## Ayuda

terminal-signs = Los territorios se llaman por fila y columna: r3c5. «a → b»: paga a, recibe b; «a / b»: uno de los dos; «[#.]»: un cubo y sitio para otro; «$» son monedas.
terminal-about-section = { $section ->
    [move] Mueve unidades diferentes, un paso cada una, o recibe monedas en su lugar.
    [bolster] Paga por poder o por cartas de combate.
    [trade] Paga por recursos, que aparecen donde están tus trabajadores, o por popularidad.
   *[produce] Tus trabajadores producen en territorios diferentes. Cuantos más tienes, más cuesta.
}
terminal-before-upgrades = Al principio: { $text }
terminal-after-upgrades = Mejorado: { $text }
terminal-produces = Aquí los trabajadores producen: { $what }.
terminal-the-factory = { $n ->
    [one] Aquí no se produce nada. Al final la Fábrica cuenta como { $n } territorio. La primera vez que tu personaje termina aquí su movimiento, tomas una carta de fábrica.
   *[other] Aquí no se produce nada. Al final la Fábrica cuenta como { $n } territorios. La primera vez que tu personaje termina aquí su movimiento, tomas una carta de fábrica.
}
terminal-lake = Nadie entra en un lago sin una habilidad que lo permita; allí nada se produce, construye ni despliega.
terminal-tunnel = Un túnel: un paso lleva a cualquier otro túnel, { $places }.
terminal-encounter = Un encuentro: el primer personaje que termina aquí su movimiento toma una carta de encuentro.
terminal-beside = { $way ->
    [land] Por tierra a: { $places }.
    [river] Al otro lado de un río: { $places }.
    [lake] Junto a un lago: { $places }.
    [shore] En su orilla: { $places }.
   *[bases] Junto a: { $places }.
}
terminal-base-start = Los trabajadores empiezan en { $places }. Las bases no son territorios: lo que hay en ellas no se gasta ni puntúa.
terminal-where = En el mapa: { $places }.
terminal-pays-for = Paga la acción inferior «{ $bottom }».
terminal-produced-on = Se produce en este terreno: { $terrain } ({ $places }).
