# O que faz uma carta, composto a partir dos dados da caixa, para que uma carta da caixa de alguém não precise de uma frase nova.

## As partes de uma frase: listas

# Duas partes, ou uma lista com vírgulas e a sua última parte
about-and = { $first } e { $second }
about-or = { $first } ou { $second }
about-or-else = { $first }; ou { $second }

## Um benefício: o que se faz, e o que daí vem. $pay e $gain são quantidades, uma de some-*

about-gain = ganhas { $gain }
about-exchange = podes pagar { $pay } para ganhar { $gain }

## Frases sobre uma profissão

about-profession = { $side ->
    [left] Uma profissão para o lado esquerdo, do baralho vermelho.
   *[right] Uma profissão para o lado direito, do baralho azul.
}
about-starting = { $side ->
    [left] Uma profissão inicial, junto ao forno superior esquerdo; tem lugar para um só trabalhador.
   *[right] Uma profissão inicial, junto ao forno superior direito; tem lugar para um só trabalhador.
}
# $cost é uma quantidade que aparece só
about-master = O mestre custa: { $cost }.
about-apprentice = O aprendiz, que é de outro jogador, custa: { $cost }.
about-one-slot = Não tem lugar para um aprendiz.
# $use é um benefício, ou vários
about-use = Quando a sua linha é ativada, { $use }.

## Frases sobre um contrato

about-contract = { $type ->
    [crown] Um contrato para a Coroa.
    [colonies] Um contrato para as Colónias.
   *[uk] Um contrato para o Reino Unido.
}
about-contract-needs = Para o cumprires numa fase de renovação, pagas { $needs }.
about-contract-worth = { $n ->
    [one] No fim, uma coluna vale os seus contratos vezes os seus cubos. Este contrato acrescenta { $n } cubo.
   *[other] No fim, uma coluna vale os seus contratos vezes os seus cubos. Este contrato acrescenta { $n } cubos.
}

## Frases sobre um investimento

about-investment = { $row ->
    [orange] Um investimento para a linha laranja.
    [pink] Um investimento para a linha rosa.
    [black] Um investimento para a linha preta.
   *[any] Um investimento para uma linha à tua escolha.
}
about-investment-cubes = Numa fase de renovação, reservas { $cubes } para as fábricas privadas.
about-investment-cubes-points = Numa fase de renovação, ganhas { $points } e reservas { $cubes } para as fábricas privadas.
about-investment-points = Numa fase de renovação, ganhas { $points }.
about-investment-costs = { $forest ->
    [0] { $dunes ->
        [one] Para isso desces { $dunes } passo nas dunas.
       *[other] Para isso desces { $dunes } passos nas dunas.
    }
   *[other] { $dunes ->
        [0] { $forest ->
            [one] Para isso desces { $forest } passo na floresta.
           *[other] Para isso desces { $forest } passos na floresta.
        }
       *[other] Para isso desces na floresta ({ $forest }) e nas dunas ({ $dunes }).
    }
}

## Frases sobre uma carta do Automa. $way é o sentido em que continua a procurar

about-automa-furnace = { $place ->
    [ul] Tira um cubo do forno superior esquerdo
    [ur] Tira um cubo do forno superior direito
    [ll] Tira um cubo do forno inferior esquerdo
   *[lr] Tira um cubo do forno inferior direito
}{ $way ->
    [clockwise] , ou do seguinte que os tenha, no sentido dos ponteiros do relógio.
   *[anticlockwise] , ou do seguinte que os tenha, no sentido contrário ao dos ponteiros do relógio.
}
about-automa-profession = Fica com a profissão do espaço { $space } do mercado e coloca nela um mestre.
about-automa-private = { $place ->
    [ul] Retira cubos da fábrica privada superior esquerda
    [ur] Retira cubos da fábrica privada superior direita
    [ll] Retira cubos da fábrica privada inferior esquerda
   *[lr] Retira cubos da fábrica privada inferior direita
}{ $way ->
    [clockwise] , ou da seguinte que os tenha, no sentido dos ponteiros do relógio.
   *[anticlockwise] , ou da seguinte que os tenha, no sentido contrário ao dos ponteiros do relógio.
}
# $costs é uma lista de números
about-automa-removes = Com um cubo branco, saem desse mercado as cartas que custam { $costs }.
about-automa-supplies = { $n ->
    [one] Numa fase de renovação entrega { $n } cubo
   *[other] Numa fase de renovação entrega { $n } cubos
}{ $place ->
    [ul] , a começar na fábrica privada superior esquerda
    [ur] , a começar na fábrica privada superior direita
    [ll] , a começar na fábrica privada inferior esquerda
   *[lr] , a começar na fábrica privada inferior direita
}{ $way ->
    [clockwise] , no sentido dos ponteiros do relógio.
   *[anticlockwise] , no sentido contrário ao dos ponteiros do relógio.
}
about-automa-disc = Depois põe um aprendiz numa das tuas profissões.

## De onde vem uma carta

prov-ours = O livro de regras não mostra esta carta: é uma reconstituição nossa.
prov-stated = Esta carta está descrita no livro de regras.
prov-benefit = O benefício está no livro de regras; o resto da carta é uma reconstituição nossa.
prov-own = Esta carta vem do ficheiro de cartas desta mesa.
