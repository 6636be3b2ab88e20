# O que uma carta faz, composto a partir dos dados da caixa, para que uma carta nova não precise de frases novas.
# O número $n pode ser o texto X, ou X + 1: usa então a variante marcada com *.
# Em "pt" o zero conta como singular; em Portugal diz-se "0 cartas": por isso há [0] onde pode haver zero.

## As partes de uma frase: listas

# Duas partes, ou uma lista e a parte seguinte
about-and = { $first } e { $second }
about-or = { $first } ou { $second }
about-or-else = { $first }; ou { $second }

## Quantidades que estão sozinhas, depois de dois pontos

amount-metal = { $n } de metal
amount-energy = { $n } de energia
amount-goods = { $n ->
    [0] { $n } produtos
    [one] { $n } produto
   *[other] { $n } produtos
}
amount-cards = { $n ->
    [0] { $n } cartas
    [one] { $n } carta
   *[other] { $n } cartas
}
amount-points = { $n ->
    [0] { $n } pontos
    [one] { $n } ponto
   *[other] { $n } pontos
}
amount-nothing = nada

## O que se faz primeiro: o que te dizem para fazer, como em "coloca 2 dados iguais e paga 5 de energia"

about-pay-metal = paga { $n } de metal
about-pay-energy = paga { $n } de energia
about-pay-cards = { $n ->
    [one] descarta { $n } carta
   *[other] descarta { $n } cartas
}
about-choose-x = escolhe X de { $low } a { $high }
# $dice é uma das expressões abaixo
about-place = coloca { $dice }
# o dado muda, não é colocado
about-turn = escolhe { $dice }

## Dados: o complemento de "coloca" e de "escolhe"

about-dice-any = um dado qualquer
about-dice-face = um dado de valor { $faces }
about-dice-equal = { $n ->
    [one] { $n } dado
   *[other] { $n } dados iguais
}
about-dice-row = { $n ->
    [one] { $n } dado
   *[other] { $n } dados com valores consecutivos, como { $faces }
}
about-dice-total = { $n ->
    [one] { $n } dado de valor { $low } ou mais
   *[other] { $n } dados que somem { $low } ou mais
}
# X, no resto da frase, é o valor do dado
about-dice-x = { $dice } (X é o valor)

## O que se ganha: o complemento de "ganhas"

about-gain-metal = { $n } de metal
about-gain-energy = { $n } de energia
about-gain-goods = { $n ->
    [one] { $n } produto
   *[other] { $n } produtos
}
about-gain-cards = { $n ->
    [one] { $n } carta do baralho
   *[other] { $n } cartas do baralho
}
about-gain-rolls = { $n ->
    [one] mais { $n } dado, que lanças
   *[other] mais { $n } dados, que lanças
}
about-gain-die = um dado de valor { $n }
about-gain-any-die = um dado com o valor que escolheres
about-gain-refund = o metal e a energia impressos na carta descartada, no máximo { $most } ao todo
about-gain-reroll = um novo lançamento dos dados por colocar que quiseres
about-gain-either = à tua escolha, { $choice }

## Um uso: o que se faz, e o que daí resulta

about-exchange = { $pay }; ganhas { $gain }
about-exchange-free = ganhas { $gain }
about-exchange-turn = { $pay }; o dado passa a valer { $face } e ainda pode ser colocado

## Frases sobre um projeto

about-kind = { $type ->
    [production] Um projeto de produção
    [utility] Um projeto de serviços
    [training] Um projeto de treino
    [special] Um projeto especial
   *[monument] Um monumento
} com { $tool ->
    [hammer] o martelo
    [wrench] a chave inglesa
    [gear] a engrenagem
   *[shovel] a pá
}; vale { $prestige } de prestígio. Exemplares na caixa: { $copies }.
about-build = { $tool ->
    [hammer] Para construir: { $cost }, e descarta outra carta com o martelo.
    [wrench] Para construir: { $cost }, e descarta outra carta com a chave inglesa.
    [gear] Para construir: { $cost }, e descarta outra carta com a engrenagem.
   *[shovel] Para construir: { $cost }, e descarta outra carta com a pá.
}
about-use = Uma vez por ronda: { $use }.
about-on-build = Uma vez por ronda, depois de construíres outra carta, ganhas { $gain }.
about-on-goods = Uma vez por ronda, quando ganhas produtos, ganhas também { $gain }.
about-replicates = Uma vez por ronda: { $pay } e usa um projeto do mercado como se o tivesses construído; pagas também o que custa usar esse projeto.
about-step = Cada novo exemplar que construíres vale mais { $n } de prestígio do que o anterior.
about-several = Podes construir mais do que um.
about-discount = Custa menos { $n } de metal por cada monumento no teu complexo.

## Frases sobre um empreiteiro

about-contractor = Um empreiteiro. Exemplares na caixa: { $copies }.
about-hire = { $energy ->
    [0] Para contratar: descarta uma carta com a ferramenta que está por cima do empreiteiro.
   *[other] Para contratar: descarta uma carta com a ferramenta que está por cima do empreiteiro e paga { $energy } de energia.
}
about-gains = Ganhas { $gain }.
about-gift = Um adversário à tua escolha ganha { $gain }.
about-rolls = { $n ->
    [one] Na fase de trabalho desta ronda lanças mais { $n } dado.
   *[other] Na fase de trabalho desta ronda lanças mais { $n } dados.
}
about-chosen = Na fase de trabalho desta ronda tens mais 1 dado, com o valor que escolheres quando o quiseres usar.
about-set = { $n ->
    [one] Na fase de trabalho desta ronda escolhes o valor de { $n } dado em vez de o lançares.
   *[other] Na fase de trabalho desta ronda escolhes os valores de até { $n } dados em vez de os lançares.
}
about-reveals-build = O projeto do topo do baralho é construído no teu complexo, de graça.
about-reveals-cost = O projeto do topo do baralho é descartado, e ganhas o metal e a energia impressos nele.
