# What a card does, composed from the data of the box, so that a new card needs no new sentence.
# The number $n may be the text X, or X + 1: it then takes the variant marked with *.

## The parts of a sentence: lists

# Two parts, or a list so far and its next part
about-and = { $first } y { $second }
about-or = { $first } o { $second }
about-or-else = { $first }; o bien { $second }

## Amounts that stand alone, after a colon. "2 de metal" needs no plural.

amount-metal = { $n } de metal
amount-energy = { $n } de energía
amount-goods = { $n ->
    [one] { $n } mercancía
   *[other] { $n } mercancías
}
amount-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
amount-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
amount-nothing = nada

## What is done first: phrases that tell you what to do, as in "coloca 2 dados iguales y paga 5 de energía"

about-pay-metal = paga { $n } de metal
about-pay-energy = paga { $n } de energía
about-pay-cards = { $n ->
    [one] descarta { $n } carta
   *[other] descarta { $n } cartas
}
about-choose-x = elige un número X de { $low } a { $high }
# $dice is one of the phrases below
about-place = coloca { $dice }
# the die is changed, not placed
about-turn = elige { $dice }

## Dice: the object of "coloca" and of "elige"

about-dice-any = cualquier dado
about-dice-face = un dado de valor { $faces }
about-dice-equal = { $n ->
    [one] { $n } dado
   *[other] { $n } dados iguales
}
about-dice-row = { $n ->
    [one] { $n } dado
   *[other] { $n } dados consecutivos (por ejemplo, { $faces })
}
about-dice-total = { $n ->
    [one] { $n } dado de valor { $low } o más
   *[other] { $n } dados que sumen { $low } o más
}
# X in the rest of the sentence is what the die shows
about-dice-x = { $dice } (X es su valor)

## What is gained: the object of "obtienes"

about-gain-metal = { $n } de metal
about-gain-energy = { $n } de energía
about-gain-goods = { $n ->
    [one] { $n } mercancía
   *[other] { $n } mercancías
}
about-gain-cards = { $n ->
    [one] { $n } carta del mazo
   *[other] { $n } cartas del mazo
}
about-gain-rolls = { $n ->
    [one] { $n } dado adicional, que tiras
   *[other] { $n } dados adicionales, que tiras
}
about-gain-die = un dado de valor { $n }
about-gain-any-die = un dado del valor que elijas
about-gain-refund = el metal y la energía impresos en la carta descartada, { $most } en total como máximo
about-gain-reroll = una nueva tirada de tantos dados sin colocar como quieras
about-gain-either = a tu elección { $choice }

## A use: what is done, and what comes of it

about-exchange = { $pay }; obtienes { $gain }
about-exchange-free = obtienes { $gain }
about-exchange-turn = { $pay }; el dado pasa a valer { $face } y todavía se puede colocar

## Sentences about a blueprint

about-kind = { $type ->
    [production] Plano de producción
    [utility] Plano de suministro
    [training] Plano de entrenamiento
    [special] Plano especial
   *[monument] Monumento
} con { $tool ->
    [hammer] el martillo
    [wrench] la llave inglesa
    [gear] el engranaje
   *[shovel] la pala
}. Vale { $prestige } de prestigio. Copias en la caja: { $copies }.
about-build = { $tool ->
    [hammer] Para construir: { $cost }, y descarta otra carta con el martillo.
    [wrench] Para construir: { $cost }, y descarta otra carta con la llave inglesa.
    [gear] Para construir: { $cost }, y descarta otra carta con el engranaje.
   *[shovel] Para construir: { $cost }, y descarta otra carta con la pala.
}
about-use = Una vez por ronda: { $use }.
about-on-build = Una vez por ronda, después de construir otra carta, obtienes { $gain }.
about-on-goods = Una vez por ronda, cuando obtienes mercancías, obtienes además { $gain }.
about-replicates = Una vez por ronda: { $pay } y usa un plano del mercado como si lo hubieras construido; también pagas lo que cuesta usar ese plano.
about-step = Cada copia adicional que construyas vale { $n } de prestigio más que la anterior.
about-several = Puedes construir más de una copia.
about-discount = Cuesta { $n } de metal menos por cada monumento de tu complejo.

## Sentences about a contractor

about-contractor = Contratista. Copias en la caja: { $copies }.
about-hire = { $energy ->
    [0] Para contratar: descarta una carta con la herramienta que hay encima del contratista.
   *[other] Para contratar: descarta una carta con la herramienta que hay encima del contratista y paga { $energy } de energía.
}
about-gains = Obtienes { $gain }.
about-gift = Un rival a tu elección obtiene { $gain }.
about-rolls = { $n ->
    [one] En la fase de trabajo de esta ronda tiras { $n } dado más.
   *[other] En la fase de trabajo de esta ronda tiras { $n } dados más.
}
about-chosen = En la fase de trabajo de esta ronda tienes 1 dado más, con el valor que elijas cuando lo quieras usar.
about-set = { $n ->
    [one] En la fase de trabajo de esta ronda eliges el valor de { $n } dado en vez de tirarlo.
   *[other] En la fase de trabajo de esta ronda eliges los valores de hasta { $n } dados en vez de tirarlos.
}
about-reveals-build = El primer plano del mazo se construye gratis en tu complejo.
about-reveals-cost = El primer plano del mazo se descarta, y obtienes el metal y la energía impresos en él.
