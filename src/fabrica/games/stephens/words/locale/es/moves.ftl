# The moves. label-*: what a button says. did-*: what somebody did, $who being a name. you-*: what you did yourself.
# $card and $disc are names. $pay, $gain, $cubes, $two and $one are amounts, the object of "pay", "gain" or "deliver" (some-*).
# $place, $colour, $side, $level, $row, $market, $deck and $accessory are ids to select on.

## Workers

label-unlock = Desbloquear { $disc }
did-unlock = { $who } desbloquea { $disc }.
you-unlock = Desbloqueas { $disc }.

# The professions beside a deck are discarded
label-redraw = { $deck ->
    [red] Cambiar las profesiones rojas que hay junto al mazo
   *[blue] Cambiar las profesiones azules que hay junto al mazo
}
did-redraw = { $deck ->
    [red] { $who } cambia las profesiones rojas que hay junto al mazo.
   *[blue] { $who } cambia las profesiones azules que hay junto al mazo.
}
you-redraw = { $deck ->
    [red] Cambias las profesiones rojas que hay junto al mazo.
   *[blue] Cambias las profesiones azules que hay junto al mazo.
}

label-create = { $level ->
    [stephens] { $side ->
        [left] Crear { $card } junto al horno superior izquierdo
       *[right] Crear { $card } junto al horno superior derecho
    }
    [lower] { $side ->
        [left] Crear { $card } junto a la fábrica privada inferior izquierda
       *[right] Crear { $card } junto a la fábrica privada inferior derecha
    }
   *[upper] { $side ->
        [left] Crear { $card } junto a la fábrica privada superior izquierda
       *[right] Crear { $card } junto a la fábrica privada superior derecha
    }
}
did-create = { $level ->
    [stephens] { $side ->
        [left] { $who } crea { $card } junto al horno superior izquierdo.
       *[right] { $who } crea { $card } junto al horno superior derecho.
    }
    [lower] { $side ->
        [left] { $who } crea { $card } junto a la fábrica privada inferior izquierda.
       *[right] { $who } crea { $card } junto a la fábrica privada inferior derecha.
    }
   *[upper] { $side ->
        [left] { $who } crea { $card } junto a la fábrica privada superior izquierda.
       *[right] { $who } crea { $card } junto a la fábrica privada superior derecha.
    }
}
you-create = { $level ->
    [stephens] { $side ->
        [left] Creas { $card } junto al horno superior izquierdo.
       *[right] Creas { $card } junto al horno superior derecho.
    }
    [lower] { $side ->
        [left] Creas { $card } junto a la fábrica privada inferior izquierda.
       *[right] Creas { $card } junto a la fábrica privada inferior derecha.
    }
   *[upper] { $side ->
        [left] Creas { $card } junto a la fábrica privada superior izquierda.
       *[right] Creas { $card } junto a la fábrica privada superior derecha.
    }
}

label-reinforce = Reforzar { $card } con un aprendiz
did-reinforce = { $who } refuerza { $card } con un aprendiz.
you-reinforce = Refuerzas { $card } con un aprendiz.

## Taking cubes

label-glass = { $colour ->
    [green] Tomar vidrio verde
    [blue] Tomar vidrio azul
   *[white] Tomar vidrio blanco
} { $place ->
    [ul] del horno superior izquierdo
    [ur] del horno superior derecho
    [ll] del horno inferior izquierdo
   *[lr] del horno inferior derecho
}
did-glass = { $colour ->
    [green] { $who } toma vidrio verde
    [blue] { $who } toma vidrio azul
   *[white] { $who } toma vidrio blanco
} { $place ->
    [ul] del horno superior izquierdo.
    [ur] del horno superior derecho.
    [ll] del horno inferior izquierdo.
   *[lr] del horno inferior derecho.
}
you-glass = { $colour ->
    [green] Tomas vidrio verde
    [blue] Tomas vidrio azul
   *[white] Tomas vidrio blanco
} { $place ->
    [ul] del horno superior izquierdo.
    [ur] del horno superior derecho.
    [ll] del horno inferior izquierdo.
   *[lr] del horno inferior derecho.
}

label-goods = { $colour ->
    [orange] Tomar un cubo naranja
    [pink] Tomar un cubo rosa
   *[black] Tomar un cubo negro
} { $place ->
    [ul] de la fábrica privada superior izquierda
    [ur] de la fábrica privada superior derecha
    [ll] de la fábrica privada inferior izquierda
   *[lr] de la fábrica privada inferior derecha
}
did-goods = { $colour ->
    [orange] { $who } toma un cubo naranja
    [pink] { $who } toma un cubo rosa
   *[black] { $who } toma un cubo negro
} { $place ->
    [ul] de la fábrica privada superior izquierda.
    [ur] de la fábrica privada superior derecha.
    [ll] de la fábrica privada inferior izquierda.
   *[lr] de la fábrica privada inferior derecha.
}
you-goods = { $colour ->
    [orange] Tomas un cubo naranja
    [pink] Tomas un cubo rosa
   *[black] Tomas un cubo negro
} { $place ->
    [ul] de la fábrica privada superior izquierda.
    [ur] de la fábrica privada superior derecha.
    [ll] de la fábrica privada inferior izquierda.
   *[lr] de la fábrica privada inferior derecha.
}

# One more cube of the same private factory
label-also = { $colour ->
    [orange] Tomar también un cubo naranja
    [pink] Tomar también un cubo rosa
   *[black] Tomar también un cubo negro
}
did-also = { $colour ->
    [orange] { $who } toma también un cubo naranja.
    [pink] { $who } toma también un cubo rosa.
   *[black] { $who } toma también un cubo negro.
}
you-also = { $colour ->
    [orange] Tomas también un cubo naranja.
    [pink] Tomas también un cubo rosa.
   *[black] Tomas también un cubo negro.
}

label-enough = No tomar más cubos
did-enough = { $who } no toma más cubos.
you-enough = No tomas más cubos.

label-row = Activar la fila de la fábrica privada
did-row = { $who } activa la fila de la fábrica privada.
you-row = Activas la fila de la fábrica privada.

# The furnace is empty; its action is done in place of the row
label-instead = { $place ->
    [ul] Activar en su lugar la fila del horno vacío superior izquierdo
    [ur] Activar en su lugar la fila del horno vacío superior derecho
    [ll] Usar en su lugar el horno vacío inferior izquierdo, para un contrato
   *[lr] Usar en su lugar el horno vacío inferior derecho, para una inversión
}
did-instead = { $place ->
    [ul] { $who } activa en su lugar la fila del horno vacío superior izquierdo.
    [ur] { $who } activa en su lugar la fila del horno vacío superior derecho.
    [ll] { $who } usa en su lugar el horno vacío inferior izquierdo, para un contrato.
   *[lr] { $who } usa en su lugar el horno vacío inferior derecho, para una inversión.
}
you-instead = { $place ->
    [ul] Activas en su lugar la fila del horno vacío superior izquierdo.
    [ur] Activas en su lugar la fila del horno vacío superior derecho.
    [ll] Usas en su lugar el horno vacío inferior izquierdo, para un contrato.
   *[lr] Usas en su lugar el horno vacío inferior derecho, para una inversión.
}

## Contracts and investments

label-accept = Aceptar el contrato { $card }
did-accept = { $who } acepta el contrato { $card }.
you-accept = Aceptas el contrato { $card }.

label-fund = Financiar { $card }
did-fund = { $who } financia { $card }.
you-fund = Financias { $card }.

# A card without cubes: the player chooses the row
label-fund-row = { $row ->
    [orange] Financiar { $card } en la fila naranja
    [pink] Financiar { $card } en la fila rosa
   *[black] Financiar { $card } en la fila negra
}
did-fund-row = { $row ->
    [orange] { $who } financia { $card } en la fila naranja.
    [pink] { $who } financia { $card } en la fila rosa.
   *[black] { $who } financia { $card } en la fila negra.
}
you-fund-row = { $row ->
    [orange] Financias { $card } en la fila naranja.
    [pink] Financias { $card } en la fila rosa.
   *[black] Financias { $card } en la fila negra.
}

label-skim = { $market ->
    [contracts] Descartar el contrato más barato
   *[investments] Descartar la inversión más barata
}
did-skim = { $market ->
    [contracts] { $who } descarta el contrato más barato.
   *[investments] { $who } descarta la inversión más barata.
}
you-skim = { $market ->
    [contracts] Descartas el contrato más barato.
   *[investments] Descartas la inversión más barata.
}

## Benefits

label-use = Usar { $card }: obtener { $gain }
did-use = { $who } usa { $card } y obtiene { $gain }.
you-use = Usas { $card } y obtienes { $gain }.

label-use-trade = Usar { $card }: pagar { $pay }, obtener { $gain }
did-use-trade = { $who } usa { $card }, paga { $pay } y obtiene { $gain }.
you-use-trade = Usas { $card }, pagas { $pay } y obtienes { $gain }.

## The renewal phase

label-column = Activar la columna { $column } de las inversiones
did-column = { $who } activa la columna { $column } de sus inversiones.
you-column = Activas la columna { $column } de tus inversiones.

label-supply = { $place ->
    [ul] Abastecer la fábrica privada superior izquierda: entregar { $cubes }, obtener { $gain }
    [ur] Abastecer la fábrica privada superior derecha: entregar { $cubes }, obtener { $gain }
    [ll] Abastecer la fábrica privada inferior izquierda: entregar { $cubes }, obtener { $gain }
   *[lr] Abastecer la fábrica privada inferior derecha: entregar { $cubes }, obtener { $gain }
}
did-supply = { $place ->
    [ul] { $who } entrega { $cubes } a la fábrica privada superior izquierda y obtiene { $gain }.
    [ur] { $who } entrega { $cubes } a la fábrica privada superior derecha y obtiene { $gain }.
    [ll] { $who } entrega { $cubes } a la fábrica privada inferior izquierda y obtiene { $gain }.
   *[lr] { $who } entrega { $cubes } a la fábrica privada inferior derecha y obtiene { $gain }.
}
you-supply = { $place ->
    [ul] Entregas { $cubes } a la fábrica privada superior izquierda y obtienes { $gain }.
    [ur] Entregas { $cubes } a la fábrica privada superior derecha y obtienes { $gain }.
    [ll] Entregas { $cubes } a la fábrica privada inferior izquierda y obtienes { $gain }.
   *[lr] Entregas { $cubes } a la fábrica privada inferior derecha y obtienes { $gain }.
}

# The reward is a contract or an investment, for its cost
label-supply-card = { $place ->
    [ul] Abastecer la fábrica privada superior izquierda: entregar { $cubes }, adquirir una carta
    [ur] Abastecer la fábrica privada superior derecha: entregar { $cubes }, adquirir una carta
    [ll] Abastecer la fábrica privada inferior izquierda: entregar { $cubes }, adquirir una carta
   *[lr] Abastecer la fábrica privada inferior derecha: entregar { $cubes }, adquirir una carta
}
did-supply-card = { $place ->
    [ul] { $who } entrega { $cubes } a la fábrica privada superior izquierda y puede adquirir una carta.
    [ur] { $who } entrega { $cubes } a la fábrica privada superior derecha y puede adquirir una carta.
    [ll] { $who } entrega { $cubes } a la fábrica privada inferior izquierda y puede adquirir una carta.
   *[lr] { $who } entrega { $cubes } a la fábrica privada inferior derecha y puede adquirir una carta.
}
you-supply-card = { $place ->
    [ul] Entregas { $cubes } a la fábrica privada superior izquierda y puedes adquirir una carta.
    [ur] Entregas { $cubes } a la fábrica privada superior derecha y puedes adquirir una carta.
    [ll] Entregas { $cubes } a la fábrica privada inferior izquierda y puedes adquirir una carta.
   *[lr] Entregas { $cubes } a la fábrica privada inferior derecha y puedes adquirir una carta.
}

# The reward is a worker
label-supply-worker = { $place ->
    [ul] Abastecer la fábrica privada superior izquierda: entregar { $cubes }, asignar un trabajador
    [ur] Abastecer la fábrica privada superior derecha: entregar { $cubes }, asignar un trabajador
    [ll] Abastecer la fábrica privada inferior izquierda: entregar { $cubes }, asignar un trabajador
   *[lr] Abastecer la fábrica privada inferior derecha: entregar { $cubes }, asignar un trabajador
}
did-supply-worker = { $place ->
    [ul] { $who } entrega { $cubes } a la fábrica privada superior izquierda y puede asignar un trabajador.
    [ur] { $who } entrega { $cubes } a la fábrica privada superior derecha y puede asignar un trabajador.
    [ll] { $who } entrega { $cubes } a la fábrica privada inferior izquierda y puede asignar un trabajador.
   *[lr] { $who } entrega { $cubes } a la fábrica privada inferior derecha y puede asignar un trabajador.
}
you-supply-worker = { $place ->
    [ul] Entregas { $cubes } a la fábrica privada superior izquierda y puedes asignar un trabajador.
    [ur] Entregas { $cubes } a la fábrica privada superior derecha y puedes asignar un trabajador.
    [ll] Entregas { $cubes } a la fábrica privada inferior izquierda y puedes asignar un trabajador.
   *[lr] Entregas { $cubes } a la fábrica privada inferior derecha y puedes asignar un trabajador.
}

label-fulfil = Cumplir el contrato { $card }
did-fulfil = { $who } cumple el contrato { $card }.
you-fulfil = Cumples el contrato { $card }.

# A contract that takes any accessory
label-fulfil-with = { $accessory ->
    [basket] Cumplir el contrato { $card } con una cesta
    [crate] Cumplir el contrato { $card } con una caja
   *[chandelier] Cumplir el contrato { $card } con un candelabro
}
did-fulfil-with = { $accessory ->
    [basket] { $who } cumple el contrato { $card } con una cesta.
    [crate] { $who } cumple el contrato { $card } con una caja.
   *[chandelier] { $who } cumple el contrato { $card } con un candelabro.
}
you-fulfil-with = { $accessory ->
    [basket] Cumples el contrato { $card } con una cesta.
    [crate] Cumples el contrato { $card } con una caja.
   *[chandelier] Cumples el contrato { $card } con un candelabro.
}

label-substitute = Pagar { $two } en lugar de { $one }
did-substitute = { $who } paga { $two } en lugar de { $one }.
you-substitute = Pagas { $two } en lugar de { $one }.

label-pay = Pagar los cubos que pide el contrato
did-pay = { $who } paga los cubos que pide el contrato.
you-pay = Pagas los cubos que pide el contrato.

# Alone: which cube the Automa takes out of a private factory
label-remove = { $colour ->
    [orange] Dejar que el Automa retire un cubo naranja
    [pink] Dejar que el Automa retire un cubo rosa
   *[black] Dejar que el Automa retire un cubo negro
}
did-remove = { $colour ->
    [orange] { $who } deja que el Automa retire un cubo naranja.
    [pink] { $who } deja que el Automa retire un cubo rosa.
   *[black] { $who } deja que el Automa retire un cubo negro.
}
you-remove = { $colour ->
    [orange] Dejas que el Automa retire un cubo naranja.
    [pink] Dejas que el Automa retire un cubo rosa.
   *[black] Dejas que el Automa retire un cubo negro.
}

label-done = Listo
did-done = { $who } termina este paso.
you-done = Terminas este paso.

## What the kinds of moves do, for help. They stand after the word that is typed, as in "glass: …"

help-unlock = saca un disco de tu tablero como trabajador; eso desbloquea su habilidad
help-redraw = Caras nuevas (3a): cambia las profesiones rojas o las azules que hay junto a su mazo; una vez por turno, antes de tu acción
help-glass = toma un cubo de un horno; arriba se activa la fila de al lado, abajo puedes adquirir un contrato (izquierda) o una inversión (derecha)
help-goods = toma un cubo de una fábrica privada; después se activa su fila
help-also = toma un cubo más de la misma fábrica privada
help-enough = no tomes más cubos
help-row = activa la fila de la fábrica privada
help-instead = tras { $furnace } cubos o más, usa un horno vacío en vez de la fila
help-create = lleva una profesión del mercado a una fila de su lado y pon en ella un maestro; luego elige el disco
help-reinforce = pon un aprendiz en una profesión cuyo maestro es de otro jugador; luego elige el disco
help-accept = paga influencia por un contrato del mercado
help-fund = paga monedas por una inversión del mercado; si no tiene cubos, di también su fila
help-skim = Fuera lo barato (4c): descarta la carta más barata de un mercado; una vez, y adquiere después una de allí
help-use = recoge el beneficio de una profesión en la que tienes un trabajador; di qué pagas y qué obtienes cuando se puede elegir
help-column = activa una columna de tus inversiones: baja en las pistas, obtén sus puntos y aparta sus cubos
help-supply = entrega a una fábrica privada cubos que has apartado, por su recompensa
help-fulfil = paga uno de tus contratos; si acepta cualquier accesorio, di también cuál
help-substitute = Dos por uno (4a): { $two } cubos del primer color sustituyen a 1 del segundo que debes
help-pay = paga los cubos que debes
help-remove = elige el cubo que retira el Automa
help-done = termina un paso en el que puedes hacer más pero no hace falta
