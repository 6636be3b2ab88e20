## A mesa

table-ending = Mais uma ronda depois desta
table-last-round = Última ronda
table-market = Mercado
table-blueprints = Projetos
table-contractors = Empreiteiros
table-sweep = Renovar:
table-finished = terminou
table-hired = Ao serviço: { $who }
table-headquarters = Sede
table-dice = Os teus trabalhadores
table-no-dice = Nenhum dado por colocar
table-compound = Complexo
table-compound-empty = As cartas que construíres ficam aqui.
table-nothing-built = Ainda sem edifícios
table-hand = A tua mão
table-hand-empty = Não tens cartas na mão.
contractor = Empreiteiro
floor-research-does = Tira 1 carta
floor-generate-does = Energia: o valor do dado
floor-mine-does = 1 de metal
unit-metal = { $n ->
    [one] de metal
   *[other] de metal
}
unit-energy = { $n ->
    [one] de energia
   *[other] de energia
}
unit-goods = { $n ->
    [0] produtos
    [one] produto
   *[other] produtos
}
unit-buildings = { $n ->
    [0] edifícios
    [one] edifício
   *[other] edifícios
}
die-showing = um dado de valor { $n }

## O que fazer

prompt-market = { $swept ->
    [yes] Leva um projeto, ou contrata um empreiteiro.
   *[no] Leva um projeto, ou contrata um empreiteiro. Antes disso podes renovar uma fila.
}
prompt-work = Coloca dados, constrói cartas e usa os teus edifícios.
finish-sure = Terminar a tua fase de trabalho?
finish-anyway = Terminar mesmo assim
warn-dice = { $n ->
    [one] Ainda tens 1 dado por colocar.
   *[other] Ainda tens { $n } dados por colocar.
}
warn-cards = { $n ->
    [one] Tens 1 carta a mais e terás de a descartar.
   *[other] Tens { $n } cartas a mais e terás de as descartar.
}
warn-resources = { $n ->
    [one] Tens 1 de metal ou energia a mais e terás de o descartar.
   *[other] Tens { $n } de metal e energia a mais e terás de os descartar.
}
act-take = Levar
act-hire = Contratar
act-build = Construir
act-use = Usar
act-discard = Descartar
card-free = de graça
why-no-tool = { $tool ->
    [hammer] Para contratar descartas uma carta com o martelo, e não tens nenhuma.
    [wrench] Para contratar descartas uma carta com a chave inglesa, e não tens nenhuma.
    [gear] Para contratar descartas uma carta com a engrenagem, e não tens nenhuma.
   *[shovel] Para contratar descartas uma carta com a pá, e não tens nenhuma.
}
why-no-pair = { $tool ->
    [hammer] Para a construir descartas outra carta com o martelo, e não tens nenhuma.
    [wrench] Para a construir descartas outra carta com a chave inglesa, e não tens nenhuma.
    [gear] Para a construir descartas outra carta com a engrenagem, e não tens nenhuma.
   *[shovel] Para a construir descartas outra carta com a pá, e não tens nenhuma.
}
why-passive = Esta carta trabalha sozinha: não precisas de a usar.
why-monument = Um monumento vale prestígio, mas não se usa.
