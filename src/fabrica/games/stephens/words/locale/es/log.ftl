# What came of a move beyond its words. $who is a name; -you: said to the player it is about.
# $amounts is a list of amounts, the object of the verb (some-*). $cards is a list of cards. $card is a name.

news-pays = { $who } paga { $amounts }.
news-pays-you = Pagas { $amounts }.
news-gains = { $who } obtiene { $amounts }.
news-gains-you = Obtienes { $amounts }.
# Down in the forest and in the dunes
news-descends = { $who } baja { $amounts }.
news-descends-you = Bajas { $amounts }.
# Cubes for the private factories, from a column of investments
news-aside = { $who } aparta { $amounts }.
news-aside-you = Apartas { $amounts }.
# Beyond a covered space, or the end of a track
news-lost = No hay sitio en la pista para { $amounts }: eso se pierde.

# A row of professions
news-row = { $level ->
    [stephens] { $side ->
        [left] Se activa la fila del horno superior izquierdo.
       *[right] Se activa la fila del horno superior derecho.
    }
    [lower] { $side ->
        [left] Se activa la fila de la fábrica privada inferior izquierda.
       *[right] Se activa la fila de la fábrica privada inferior derecha.
    }
   *[upper] { $side ->
        [left] Se activa la fila de la fábrica privada superior izquierda.
       *[right] Se activa la fila de la fábrica privada superior derecha.
    }
}
news-idle-row = { $level ->
    [stephens] { $side ->
        [left] Nadie puede usar trabajadores en la fila del horno superior izquierdo.
       *[right] Nadie puede usar trabajadores en la fila del horno superior derecho.
    }
    [lower] { $side ->
        [left] Nadie puede usar trabajadores en la fila de la fábrica privada inferior izquierda.
       *[right] Nadie puede usar trabajadores en la fila de la fábrica privada inferior derecha.
    }
   *[upper] { $side ->
        [left] Nadie puede usar trabajadores en la fila de la fábrica privada superior izquierda.
       *[right] Nadie puede usar trabajadores en la fila de la fábrica privada superior derecha.
    }
}
news-cannot-buy = { $who } no puede adquirir ninguna carta ahora.
news-cannot-buy-you = No puedes adquirir ninguna carta ahora.
news-cannot-assign = { $who } no puede asignar un trabajador ahora: la recompensa se pierde.
news-cannot-assign-you = No puedes asignar un trabajador ahora: la recompensa se pierde.

news-market = { $market ->
    [professions] { $n ->
        [one] Profesión nueva: { $cards }.
       *[other] Profesiones nuevas: { $cards }.
    }
    [contracts] { $n ->
        [one] Contrato nuevo: { $cards }.
       *[other] Contratos nuevos: { $cards }.
    }
   *[investments] { $n ->
        [one] Inversión nueva: { $cards }.
       *[other] Inversiones nuevas: { $cards }.
    }
}

## The renewal phase

news-renewal = Empieza una fase de renovación: el ejército francés avanza a la casilla { $army }.
news-final-renewal = Empieza la última fase de renovación: el ejército francés avanza a la casilla { $army }.
# $n cubes each; $furnaces is a list
news-refilled = { $n ->
    [one] Vuelve a haber { $n } cubo en cada horno vacío: { $furnaces }.
   *[other] Vuelve a haber { $n } cubos en cada horno vacío: { $furnaces }.
}
# By the ability 2a
news-renown = { $who } obtiene { $amounts } por { disc-2a }.
news-renown-you = Obtienes { $amounts } por { disc-2a }.
news-emptied = Las fábricas privadas pierden { $amounts }.

## The end

# $seats are the names of the players whose score the army has met, $n the turns after this one
news-end = { $n ->
    [0] El ejército francés ha alcanzado los puntos de { $seats }. Este ha sido el último turno.
    [one] El ejército francés ha alcanzado los puntos de { $seats }, lo que desencadena el final de la partida. Tras este turno queda { $n } más, y luego la última fase de renovación.
   *[other] El ejército francés ha alcanzado los puntos de { $seats }, lo que desencadena el final de la partida. Tras este turno quedan { $n } más, y luego la última fase de renovación.
}
news-end-solo = { $n ->
    [one] El ejército francés ha llegado bastante lejos, lo que desencadena el final de la partida. Tras esta fase de renovación queda { $n } turno.
   *[other] El ejército francés ha llegado bastante lejos, lo que desencadena el final de la partida. Tras esta fase de renovación quedan { $n } turnos.
}
news-last-turn = Este es el último turno de { $who }.
news-last-turn-you = Este es tu último turno.
# $scores is a list of names with points
news-over = La partida ha terminado. Puntuación final: { $scores }.

## Alone: the Automa. $automa is the name of its card

news-automa = El Automa juega «{ $automa }».
news-automa-glass = { $place ->
    [ul] Toma un cubo del horno superior izquierdo.
    [ur] Toma un cubo del horno superior derecho.
    [ll] Toma un cubo del horno inferior izquierdo.
   *[lr] Toma un cubo del horno inferior derecho.
}
news-automa-creates = { $level ->
    [stephens] { $side ->
        [left] Crea { $card } junto al horno superior izquierdo.
       *[right] Crea { $card } junto al horno superior derecho.
    }
    [lower] { $side ->
        [left] Crea { $card } junto a la fábrica privada inferior izquierda.
       *[right] Crea { $card } junto a la fábrica privada inferior derecha.
    }
   *[upper] { $side ->
        [left] Crea { $card } junto a la fábrica privada superior izquierda.
       *[right] Crea { $card } junto a la fábrica privada superior derecha.
    }
}
news-automa-discards = Retira del mercado: { $cards }.
# $n is how many cubes it takes, as far as there are any
news-automa-goods = { $place ->
    [ul] { $n ->
        [one] Toma { $n } cubo de la fábrica privada superior izquierda.
       *[other] Toma hasta { $n } cubos de la fábrica privada superior izquierda.
    }
    [ur] { $n ->
        [one] Toma { $n } cubo de la fábrica privada superior derecha.
       *[other] Toma hasta { $n } cubos de la fábrica privada superior derecha.
    }
    [ll] { $n ->
        [one] Toma { $n } cubo de la fábrica privada inferior izquierda.
       *[other] Toma hasta { $n } cubos de la fábrica privada inferior izquierda.
    }
   *[lr] { $n ->
        [one] Toma { $n } cubo de la fábrica privada inferior derecha.
       *[other] Toma hasta { $n } cubos de la fábrica privada inferior derecha.
    }
}
news-automa-removes = El Automa retira { $amounts }.
news-automa-idle = No puede hacer nada.
# $deliveries is a list of places with amounts
news-automa-supplies = El Automa abastece las fábricas privadas: { $deliveries }.
news-automa-apprentice = El Automa refuerza { $card } con un aprendiz.
