## The table

table-ending = Una ronda más después de esta
table-last-round = Última ronda
table-market = Mercado
table-blueprints = Planos
table-contractors = Contratistas
table-sweep = Renovar:
table-finished = ha terminado
table-hired = Contratado: { $who }
table-headquarters = Sede
table-dice = Tus trabajadores
table-no-dice = No hay dados sin colocar
table-compound = Complejo
table-compound-empty = Aquí estarán las cartas que construyas.
table-nothing-built = Todavía sin edificios
table-hand = Tu mano
table-hand-empty = No tienes cartas en la mano.
contractor = Contratista
floor-research-does = Roba 1 carta
floor-generate-does = Energía: el valor del dado
floor-mine-does = 1 de metal
# After a number: "2 de metal"
unit-metal = { $n ->
    [one] de metal
   *[other] de metal
}
unit-energy = { $n ->
    [one] de energía
   *[other] de energía
}
unit-goods = { $n ->
    [one] mercancía
   *[other] mercancías
}
unit-buildings = { $n ->
    [one] edificio
   *[other] edificios
}
die-showing = un dado de valor { $n }

## What to do

prompt-market = { $swept ->
    [yes] Toma un plano o contrata a un contratista.
   *[no] Toma un plano o contrata a un contratista. Antes puedes renovar una fila.
}
prompt-work = Coloca dados, construye cartas y usa tus edificios.
finish-sure = ¿Terminar tu fase de trabajo?
finish-anyway = Terminar de todos modos
warn-dice = { $n ->
    [one] Te queda { $n } dado sin colocar.
   *[other] Te quedan { $n } dados sin colocar.
}
warn-cards = { $n ->
    [one] Tienes { $n } carta de más y tendrás que descartarla.
   *[other] Tienes { $n } cartas de más y tendrás que descartarlas.
}
warn-resources = { $n ->
    [one] Tienes { $n } unidad de metal o energía de más y tendrás que descartarla.
   *[other] Tienes { $n } unidades de metal y energía de más y tendrás que descartarlas.
}
act-take = Tomar
act-hire = Contratar
act-build = Construir
act-use = Usar
act-discard = Descartar
card-free = gratis
why-no-tool = { $tool ->
    [hammer] Para contratar se descarta una carta con el martillo, y no tienes ninguna.
    [wrench] Para contratar se descarta una carta con la llave inglesa, y no tienes ninguna.
    [gear] Para contratar se descarta una carta con el engranaje, y no tienes ninguna.
   *[shovel] Para contratar se descarta una carta con la pala, y no tienes ninguna.
}
why-no-pair = { $tool ->
    [hammer] Para construirla se descarta otra carta con el martillo, y no tienes ninguna.
    [wrench] Para construirla se descarta otra carta con la llave inglesa, y no tienes ninguna.
    [gear] Para construirla se descarta otra carta con el engranaje, y no tienes ninguna.
   *[shovel] Para construirla se descarta otra carta con la pala, y no tienes ninguna.
}
why-passive = Esta carta actúa por su cuenta: no hace falta usarla.
why-monument = Un monumento vale prestigio, pero no se puede usar.
