# The moves. label-*: what a button says. did-*: what somebody did, $who being a name. you-*: what you did yourself.
# $card, $other, $contractor and $to are names. $faces is a list of dice such as "3, 3".

## Market

label-sweep = { $row ->
    [blueprints] { $pay ->
        [metal] Renovar los planos por { $n } de metal
       *[energy] Renovar los planos por { $n } de energía
    }
   *[contractors] { $pay ->
        [metal] Renovar los contratistas por { $n } de metal
       *[energy] Renovar los contratistas por { $n } de energía
    }
}
did-sweep = { $row ->
    [blueprints] { $pay ->
        [metal] { $who } paga { $n } de metal y renueva los planos.
       *[energy] { $who } paga { $n } de energía y renueva los planos.
    }
   *[contractors] { $pay ->
        [metal] { $who } paga { $n } de metal y renueva los contratistas.
       *[energy] { $who } paga { $n } de energía y renueva los contratistas.
    }
}
you-sweep = { $row ->
    [blueprints] { $pay ->
        [metal] Pagas { $n } de metal y renuevas los planos.
       *[energy] Pagas { $n } de energía y renuevas los planos.
    }
   *[contractors] { $pay ->
        [metal] Pagas { $n } de metal y renuevas los contratistas.
       *[energy] Pagas { $n } de energía y renuevas los contratistas.
    }
}

label-take = Tomar { $card }
did-take = { $who } toma { $card }.
you-take = Tomas { $card }.

# $card is discarded for it
label-hire = Contratar { $contractor } descartando { $card }
did-hire = { $who } contrata { $contractor } y descarta { $card }.
you-hire = Contratas { $contractor } y descartas { $card }.

label-give = Dar el regalo a { $to }
did-give = { $who } da el regalo a { $to }.
you-give = Das el regalo a { $to }.

label-pass = Pasar
did-pass = { $who } pasa.
you-pass = Pasas.

## Dice

label-set = Fijar un dado en { $face }
did-set = { $who } fija un dado en { $face }.
you-set = Fijas un dado en { $face }.

label-roll = Tirar los dados
did-roll = { $who } tira los dados.
you-roll = Tiras los dados.

# The three floors of the headquarters
label-research = Investigar con un { $face }
did-research = { $who } investiga con un { $face }.
you-research = Investigas con un { $face }.

label-generate = Generar con un { $face }
did-generate = { $who } genera con un { $face }.
you-generate = Generas con un { $face }.

label-mine = Extraer con un { $face }
did-mine = { $who } extrae con un { $face }.
you-mine = Extraes con un { $face }.

## Cards

# $other is discarded for it
label-build = Construir { $card } descartando { $other }
did-build = { $who } construye { $card } y descarta { $other }.
you-build = Construyes { $card } y descartas { $other }.

# $dice is how many dice are placed
label-activate = { $dice ->
    [0] Usar { $card }
    [1] Usar { $card } con un { $faces }
   *[other] Usar { $card } con { $faces }
}
did-activate = { $dice ->
    [0] { $who } usa { $card }.
    [1] { $who } usa { $card } con un { $faces }.
   *[other] { $who } usa { $card } con { $faces }.
}
you-activate = { $dice ->
    [0] Usas { $card }.
    [1] Usas { $card } con un { $faces }.
   *[other] Usas { $card } con { $faces }.
}

# A number X is chosen, no die is placed
label-activate-x = Usar { $card } con X = { $x }
did-activate-x = { $who } usa { $card } con X = { $x }.
you-activate-x = Usas { $card } con X = { $x }.

# The card lets you choose what you gain: $gain is one of about-gain-*
label-activate-gain = { $dice ->
    [0] Usar { $card } para obtener { $gain }
    [1] Usar { $card } con un { $faces } para obtener { $gain }
   *[other] Usar { $card } con { $faces } para obtener { $gain }
}
did-activate-gain = { $dice ->
    [0] { $who } usa { $card } para obtener { $gain }.
    [1] { $who } usa { $card } con un { $faces } para obtener { $gain }.
   *[other] { $who } usa { $card } con { $faces } para obtener { $gain }.
}
you-activate-gain = { $dice ->
    [0] Usas { $card } para obtener { $gain }.
    [1] Usas { $card } con un { $faces } para obtener { $gain }.
   *[other] Usas { $card } con { $faces } para obtener { $gain }.
}

# The same with a card of the market, by means of Replicator
label-replicate = { $dice ->
    [0] Replicar { $card }
    [1] Replicar { $card } con un { $faces }
   *[other] Replicar { $card } con { $faces }
}
did-replicate = { $dice ->
    [0] { $who } replica { $card }.
    [1] { $who } replica { $card } con un { $faces }.
   *[other] { $who } replica { $card } con { $faces }.
}
you-replicate = { $dice ->
    [0] Replicas { $card }.
    [1] Replicas { $card } con un { $faces }.
   *[other] Replicas { $card } con { $faces }.
}

label-replicate-x = Replicar { $card } con X = { $x }
did-replicate-x = { $who } replica { $card } con X = { $x }.
you-replicate-x = Replicas { $card } con X = { $x }.

label-replicate-gain = { $dice ->
    [0] Replicar { $card } para obtener { $gain }
    [1] Replicar { $card } con un { $faces } para obtener { $gain }
   *[other] Replicar { $card } con { $faces } para obtener { $gain }
}
did-replicate-gain = { $dice ->
    [0] { $who } replica { $card } para obtener { $gain }.
    [1] { $who } replica { $card } con un { $faces } para obtener { $gain }.
   *[other] { $who } replica { $card } con { $faces } para obtener { $gain }.
}
you-replicate-gain = { $dice ->
    [0] Replicas { $card } para obtener { $gain }.
    [1] Replicas { $card } con un { $faces } para obtener { $gain }.
   *[other] Replicas { $card } con { $faces } para obtener { $gain }.
}

# The die that the contractor Specialist brings
label-specialist = Usar a la Especialista como un { $face }
did-specialist = { $who } usa a la Especialista como un { $face }.
you-specialist = Usas a la Especialista como un { $face }.

## Choices

label-discard = Descartar { $card }
did-discard = { $who } descarta { $card }.
you-discard = Descartas { $card }.

label-gain = Obtener { $metal } de metal y { $energy } de energía
did-gain = { $who } obtiene { $metal } de metal y { $energy } de energía.
you-gain = Obtienes { $metal } de metal y { $energy } de energía.

label-reroll = Recoger un { $face } para volver a tirarlo
did-reroll = { $who } recoge un { $face } para volver a tirarlo.
you-reroll = Recoges un { $face } para volver a tirarlo.

label-finish = Terminar la fase de trabajo
did-finish = { $who } termina la fase de trabajo.
you-finish = Terminas la fase de trabajo.

label-drop-metal = Descartar { $n } de metal
did-drop-metal = { $who } descarta { $n } de metal.
you-drop-metal = Descartas { $n } de metal.

label-drop-energy = Descartar { $n } de energía
did-drop-energy = { $who } descarta { $n } de energía.
you-drop-energy = Descartas { $n } de energía.

label-drop-card = Descartar { $card } (límite de mano)
did-drop-card = { $who } descarta { $card } (límite de mano).
you-drop-card = Descartas { $card } (límite de mano).

## What the kinds of moves do, for help. They stand after the word that is typed, as in "take: …"

help-sweep = paga { $sweep } de metal o { $sweep } de energía para descartar y sustituir una fila del mercado; una vez por turno, antes de tomar o contratar
help-take = toma un plano del mercado y llévalo a tu mano; es gratis y acaba tu turno
help-hire = contrata a un contratista descartando una carta con la herramienta que tiene encima; acaba tu turno
help-give = elige al jugador que recibe el regalo del contratista
help-pass = no haces nada, si no hay nada que tomar ni nadie a quien contratar
help-set = Capataz: elige el valor de un dado
help-roll = tira los dados que no has fijado, o los que has recogido
help-research = coloca cualquier dado en la sede: roba una carta, y 1 más si en el piso hay un dado igual
help-generate = coloca en la sede un dado de { $low } o menos: obtén esa cantidad de energía, y 1 más si en el piso hay un dado igual
help-mine = coloca en la sede un dado mayor que { $low }: obtén 1 de metal, y 1 más si en el piso hay un dado igual
help-build = paga el coste de una carta y descarta otra con la misma herramienta
help-activate = usa una carta de tu complejo con estos dados; cada carta una vez por ronda
help-replicate = usa el Replicador como una carta del mercado
help-specialist = usa el dado de la Especialista con este valor
help-discard = descarta una carta que pide el edificio que usas
help-gain = elige lo que recibes del Mercado negro
help-reroll = recoge un dado para volver a tirarlo; luego tira
help-finish = termina tu fase de trabajo
help-drop = descarta lo que pasa del límite
