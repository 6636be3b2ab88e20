# What each step asks of the player, and whose turn it is.

# Instead of not-your-turn, where the players have names
not-your-turn-named = No es tu turno: es el turno de { $turn }.

wait-start = Elige el disco que será tu primer trabajador. La habilidad que tapa queda desbloqueada enseguida.
wait-turn = Es tu turno: toma vidrio de un horno, toma productos de una fábrica privada o asigna un trabajador.
wait-unlocking = Elige el disco que asignas como trabajador. La habilidad que tapa queda desbloqueada.
# $n cubes have been taken, $most can be
wait-taking = { $place ->
    [ul] Tomados de la fábrica privada superior izquierda: { $n } de { $most } como máximo. Toma otro cubo, o para aquí.
    [ur] Tomados de la fábrica privada superior derecha: { $n } de { $most } como máximo. Toma otro cubo, o para aquí.
    [ll] Tomados de la fábrica privada inferior izquierda: { $n } de { $most } como máximo. Toma otro cubo, o para aquí.
   *[lr] Tomados de la fábrica privada inferior derecha: { $n } de { $most } como máximo. Toma otro cubo, o para aquí.
}
wait-instead = { $place ->
    [ul] Has tomado { $n } cubos: activa la fila de la fábrica privada superior izquierda, o usa en su lugar un horno vacío.
    [ur] Has tomado { $n } cubos: activa la fila de la fábrica privada superior derecha, o usa en su lugar un horno vacío.
    [ll] Has tomado { $n } cubos: activa la fila de la fábrica privada inferior izquierda, o usa en su lugar un horno vacío.
   *[lr] Has tomado { $n } cubos: activa la fila de la fábrica privada inferior derecha, o usa en su lugar un horno vacío.
}
# $n cards may still be acquired
wait-buying = { $market ->
    [contracts] { $n ->
        [one] Puedes aceptar { $n } contrato, por influencia.
       *[other] Puedes aceptar hasta { $n } contratos, por influencia.
    }
    [investments] { $n ->
        [one] Puedes financiar { $n } inversión, por monedas.
       *[other] Puedes financiar hasta { $n } inversiones, por monedas.
    }
   *[both] { $n ->
        [one] Puedes aceptar { $n } contrato por influencia o financiar { $n } inversión por monedas.
       *[other] Puedes adquirir hasta { $n } cartas: contratos por influencia, inversiones por monedas.
    }
}
wait-skimmed = { $market ->
    [contracts] Has descartado el contrato más barato: acepta ahora uno.
   *[investments] Has descartado la inversión más barata: financia ahora una.
}
# $cards are the professions that the player may still use
wait-activating = { $level ->
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
} Tus trabajadores en ella, en el orden que quieras: { $cards }.
wait-columns = Activa columnas de tus inversiones, cada una como máximo una vez, o termina este paso.
# $cubes is a list of amounts, the object of "deliver"
wait-supplying = Entrega { $cubes } a las fábricas privadas: tienes que entregar todo lo que has apartado.
wait-assigning = Has ganado un trabajador: crea o refuerza una profesión, o termina este paso.
wait-fulfilling = Cumple contratos para los que lo tengas todo, o termina este paso.
# $cubes is a list of amounts, the object of "pay"
wait-paying = Aún tienes que pagar { $cubes }. Puedes sustituir 1 cubo de un color por { $two } de otro; después, paga.
# $n cubes are still to go
wait-removing = { $place ->
    [ul] { $n ->
        [one] El Automa retira { $n } cubo más de la fábrica privada superior izquierda: elige cuál.
       *[other] El Automa retira { $n } cubos más de la fábrica privada superior izquierda: elige cuáles.
    }
    [ur] { $n ->
        [one] El Automa retira { $n } cubo más de la fábrica privada superior derecha: elige cuál.
       *[other] El Automa retira { $n } cubos más de la fábrica privada superior derecha: elige cuáles.
    }
    [ll] { $n ->
        [one] El Automa retira { $n } cubo más de la fábrica privada inferior izquierda: elige cuál.
       *[other] El Automa retira { $n } cubos más de la fábrica privada inferior izquierda: elige cuáles.
    }
   *[lr] { $n ->
        [one] El Automa retira { $n } cubo más de la fábrica privada inferior derecha: elige cuál.
       *[other] El Automa retira { $n } cubos más de la fábrica privada inferior derecha: elige cuáles.
    }
}
