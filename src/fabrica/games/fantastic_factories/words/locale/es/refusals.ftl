# Why a move is refused. $card, $other and $contractor are cards; $tool, $wrong, $floor, $phase, $what and $choice are ids to select on.

## Turns and phases

wrong-phase = { $phase ->
    [market] Eso es de la fase de trabajo; esta es la fase de mercado.
   *[work] Eso es de la fase de mercado; esta es la fase de trabajo.
}
already-finished = Ya has terminado tu fase de trabajo.
choice-waits = { $choice ->
    [give] Primero elige quién recibe el regalo.
    [discard] Primero elige una carta que descartar.
    [refund] Primero elige qué obtienes por la carta descartada.
    [reroll] Primero recoge los dados que quieras volver a tirar y luego tíralos.
   *[drop] Primero elige qué descartas.
}
no-such-choice = { $choice ->
    [discard] Ahora no tienes que descartar ninguna carta.
    [refund] Ahora no puedes elegir entre metal y energía.
    [reroll] Ahora no puedes volver a tirar dados.
   *[drop] Ahora no tienes que descartar nada.
}
set-dice-first = Primero el Capataz: fija tus dados o tíralos.

## Market

already-swept = Ya has renovado una fila en este turno.
short-of = { $what ->
    [metal] Eso cuesta { $need } de metal; tienes { $have }.
   *[energy] Eso cuesta { $need } de energía; tienes { $have }.
}
not-in-market = { $card } no está en el mercado.
not-in-hand = { $card } no está en tu mano.
not-under-tool = { $tool ->
    [hammer] { $contractor } no está bajo el martillo, la herramienta de { $card }.
    [wrench] { $contractor } no está bajo la llave inglesa, la herramienta de { $card }.
    [gear] { $contractor } no está bajo el engranaje, la herramienta de { $card }.
   *[shovel] { $contractor } no está bajo la pala, la herramienta de { $card }.
}
cannot-pass = Si puedes, tienes que tomar un plano o contratar a un contratista.
no-gift = No hay ningún regalo que dar.
gift-to-other = El regalo tiene que ser para uno de tus rivales.

## Work

no-such-die = No tienes ningún dado sin colocar de valor { $face }.
dice-missing = { $need ->
    [one] Hace falta { $need } dado de valor { $face }; tienes { $have }.
   *[other] Hacen falta { $need } dados de valor { $face }; tienes { $have }.
}
floor-full = { $floor ->
    [research] Los { $slots } espacios de Investigación están ocupados.
    [generate] Los { $slots } espacios de Generación están ocupados.
   *[mine] Los { $slots } espacios de Extracción están ocupados.
}
generate-takes = Generación admite dados hasta el { $most }, no un { $face }.
mine-takes = Extracción admite dados a partir del { $least }, no un { $face }.
no-dice = No tienes ningún dado sin colocar que volver a tirar.
no-specialist = En esta ronda no trabaja para ti la Especialista.
no-foreman = En esta ronda no trabaja para ti el Capataz, así que no puedes fijar dados.

already-built = { $card } ya está en tu complejo, y no puedes construir otra copia.
no-matching-card = { $tool ->
    [hammer] Para construir { $card } tienes que descartar de tu mano otra carta con el martillo, y { $other } no es una de tus otras cartas.
    [wrench] Para construir { $card } tienes que descartar de tu mano otra carta con la llave inglesa, y { $other } no es una de tus otras cartas.
    [gear] Para construir { $card } tienes que descartar de tu mano otra carta con el engranaje, y { $other } no es una de tus otras cartas.
   *[shovel] Para construir { $card } tienes que descartar de tu mano otra carta con la pala, y { $other } no es una de tus otras cartas.
}
name-the-discard = { $tool ->
    [hammer] Para construir { $card } tienes que descartar otra carta con el martillo; di cuál: { $others }.
    [wrench] Para construir { $card } tienes que descartar otra carta con la llave inglesa; di cuál: { $others }.
    [gear] Para construir { $card } tienes que descartar otra carta con el engranaje; di cuál: { $others }.
   *[shovel] Para construir { $card } tienes que descartar otra carta con la pala; di cuál: { $others }.
}
no-pair = { $tool ->
    [hammer] Para construir { $card } tienes que descartar otra carta con el martillo, y no tienes ninguna otra en la mano.
    [wrench] Para construir { $card } tienes que descartar otra carta con la llave inglesa, y no tienes ninguna otra en la mano.
    [gear] Para construir { $card } tienes que descartar otra carta con el engranaje, y no tienes ninguna otra en la mano.
   *[shovel] Para construir { $card } tienes que descartar otra carta con la pala, y no tienes ninguna otra en la mano.
}
tools-differ = Para construir se descarta otra carta con la misma herramienta, pero { $card } tiene { $tool ->
    [hammer] el martillo
    [wrench] la llave inglesa
    [gear] el engranaje
   *[shovel] la pala
} y { $other } tiene { $wrong ->
    [hammer] el martillo
    [wrench] la llave inglesa
    [gear] el engranaje
   *[shovel] la pala
}.

not-built = { $card } no está en tu complejo.
takes-dice = { $slots ->
    [any] { $card } pide { about-dice-any }, como en «{ $near }».
    [face] { $card } pide { about-dice-face }, como en «{ $near }».
    [equal] { $card } pide { about-dice-equal }, como en «{ $near }».
    [row] { $card } pide { about-dice-row }, como en «{ $near }».
    [total] { $card } pide { about-dice-total }, como en «{ $near }».
    [x] { $card } no pide ningún dado, sino un número de { $low } a { $high }, como en «{ $near }».
   *[none] { $card } no pide ningún dado, como en «{ $near }».
}
already-used = { $card } ya se ha usado en esta ronda.
cards-missing = { $need ->
    [one] Hay que descartar { $need } carta; tienes { $have }.
   *[other] Hay que descartar { $need } cartas; tienes { $have }.
}
has-no-use = { $card } no se puede usar ni replicar.
answers-itself = { $card } no se usa: actúa por su cuenta.
# "replicate X" are words that a person types: they stay as they are
names-its-copy = Para usar { $card }, di qué carta copia: replicate X.

## Choices

refund-not-so = { $card } no da { $metal } de metal y { $energy } de energía: elige { $most } de lo que costaba.
pick-up-first = Recoge al menos un dado antes de tirar.
nothing-to-drop = No pasas de ese límite: no tienes que descartar nada.
none-to-drop = { $what ->
    [metal] No tienes metal que descartar.
   *[energy] No tienes energía que descartar.
}
