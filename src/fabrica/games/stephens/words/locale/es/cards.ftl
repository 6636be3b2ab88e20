# What a card does, composed from the data of the box, so that a card of somebody's own box needs no new sentence.

## The parts of a sentence: lists

# Two parts, or a list with commas and its last part
about-and = { $first } y { $second }
about-or = { $first } o { $second }
about-or-else = { $first }; o bien { $second }

## A benefit: what is done, and what comes of it. $pay and $gain are amounts, one of some-*

about-gain = obtienes { $gain }
about-exchange = puedes pagar { $pay } para obtener { $gain }

## Sentences about a profession

about-profession = { $side ->
    [left] Una profesión para el lado izquierdo, del mazo rojo.
   *[right] Una profesión para el lado derecho, del mazo azul.
}
about-starting = { $side ->
    [left] Una profesión inicial, junto al horno superior izquierdo; tiene espacio para un solo trabajador.
   *[right] Una profesión inicial, junto al horno superior derecho; tiene espacio para un solo trabajador.
}
# $cost is an amount that stands alone
about-master = Un maestro cuesta: { $cost }.
about-apprentice = Un aprendiz, de otro jugador, cuesta: { $cost }.
about-one-slot = No tiene espacio para un aprendiz.
# $use is a benefit, or several
about-use = Cuando se activa su fila, { $use }.

## Sentences about a contract

about-contract = { $type ->
    [crown] Un contrato de la Corona.
    [colonies] Un contrato de las colonias.
   *[uk] Un contrato del Reino Unido.
}
about-contract-needs = Para cumplirlo en una fase de renovación pagas { $needs }.
about-contract-worth = { $n ->
    [one] Al final, una columna vale sus contratos por sus cubos. Este contrato añade { $n } cubo.
   *[other] Al final, una columna vale sus contratos por sus cubos. Este contrato añade { $n } cubos.
}

## Sentences about an investment

about-investment = { $row ->
    [orange] Una inversión para la fila naranja.
    [pink] Una inversión para la fila rosa.
    [black] Una inversión para la fila negra.
   *[any] Una inversión para la fila que elijas.
}
about-investment-cubes = En una fase de renovación apartas { $cubes } para las fábricas privadas.
about-investment-cubes-points = En una fase de renovación obtienes { $points } y apartas { $cubes } para las fábricas privadas.
about-investment-points = En una fase de renovación obtienes { $points }.
about-investment-costs = { $forest ->
    [0] { $dunes ->
        [one] Para ello bajas { $dunes } paso en las dunas.
       *[other] Para ello bajas { $dunes } pasos en las dunas.
    }
   *[other] { $dunes ->
        [0] { $forest ->
            [one] Para ello bajas { $forest } paso en el bosque.
           *[other] Para ello bajas { $forest } pasos en el bosque.
        }
       *[other] Para ello bajas en el bosque ({ $forest }) y en las dunas ({ $dunes }).
    }
}

## Sentences about a card of the Automa. $way is the direction in which it looks further

about-automa-furnace = { $place ->
    [ul] Toma un cubo del horno superior izquierdo
    [ur] Toma un cubo del horno superior derecho
    [ll] Toma un cubo del horno inferior izquierdo
   *[lr] Toma un cubo del horno inferior derecho
}{ $way ->
    [clockwise] , o del siguiente que tenga alguno, en sentido horario.
   *[anticlockwise] , o del siguiente que tenga alguno, en sentido antihorario.
}
about-automa-profession = Toma la profesión del espacio { $space } del mercado y pone en ella un maestro.
about-automa-private = { $place ->
    [ul] Retira cubos de la fábrica privada superior izquierda
    [ur] Retira cubos de la fábrica privada superior derecha
    [ll] Retira cubos de la fábrica privada inferior izquierda
   *[lr] Retira cubos de la fábrica privada inferior derecha
}{ $way ->
    [clockwise] , o de la siguiente que tenga alguno, en sentido horario.
   *[anticlockwise] , o de la siguiente que tenga alguno, en sentido antihorario.
}
# $costs is a list of numbers
about-automa-removes = Con un cubo blanco, las cartas que cuestan { $costs } salen de ese mercado.
about-automa-supplies = { $n ->
    [one] En una fase de renovación entrega { $n } cubo
   *[other] En una fase de renovación entrega { $n } cubos
}{ $place ->
    [ul] , primero a la fábrica privada superior izquierda
    [ur] , primero a la fábrica privada superior derecha
    [ll] , primero a la fábrica privada inferior izquierda
   *[lr] , primero a la fábrica privada inferior derecha
}{ $way ->
    [clockwise] , luego en sentido horario.
   *[anticlockwise] , luego en sentido antihorario.
}
about-automa-disc = Después pone un aprendiz en una de tus profesiones.

## Where a card comes from

prov-ours = El reglamento no reproduce esta carta: es una reconstrucción nuestra.
prov-stated = Esta carta está descrita en el reglamento.
prov-benefit = Su beneficio figura en el reglamento; el resto de la carta es una reconstrucción nuestra.
prov-own = Esta carta viene del archivo de cartas propio de esta mesa.
