# O que cada passo pede ao jogador, e de quem é a vez.

# Em vez de not-your-turn, quando os jogadores têm nomes
not-your-turn-named = Não é a tua vez: é a vez de { $turn }.

wait-start = Escolhe o disco que será o teu primeiro trabalhador. A habilidade que ele tapa fica logo desbloqueada.
wait-turn = É a tua vez: obtém vidro de um forno, obtém produtos de uma fábrica privada ou aloca um trabalhador.
wait-unlocking = Escolhe o disco que alocas como trabalhador. A habilidade que ele tapa fica desbloqueada.
# tiraram-se $n cubos, podem tirar-se $most
wait-taking = { $place ->
    [ul] Da fábrica privada superior esquerda já tiraste { $n }, de { $most } no máximo. Tira mais um cubo, ou para por aqui.
    [ur] Da fábrica privada superior direita já tiraste { $n }, de { $most } no máximo. Tira mais um cubo, ou para por aqui.
    [ll] Da fábrica privada inferior esquerda já tiraste { $n }, de { $most } no máximo. Tira mais um cubo, ou para por aqui.
   *[lr] Da fábrica privada inferior direita já tiraste { $n }, de { $most } no máximo. Tira mais um cubo, ou para por aqui.
}
wait-instead = { $place ->
    [ul] Tiraste { $n } cubos: ativa a linha da fábrica privada superior esquerda, ou usa um forno vazio em vez dela.
    [ur] Tiraste { $n } cubos: ativa a linha da fábrica privada superior direita, ou usa um forno vazio em vez dela.
    [ll] Tiraste { $n } cubos: ativa a linha da fábrica privada inferior esquerda, ou usa um forno vazio em vez dela.
   *[lr] Tiraste { $n } cubos: ativa a linha da fábrica privada inferior direita, ou usa um forno vazio em vez dela.
}
# ainda se podem adquirir $n cartas
wait-buying = { $market ->
    [contracts] { $n ->
        [one] Podes aceitar { $n } contrato, pago em influência.
       *[other] Podes aceitar até { $n } contratos, pagos em influência.
    }
    [investments] { $n ->
        [one] Podes financiar { $n } investimento, pago em moedas.
       *[other] Podes financiar até { $n } investimentos, pagos em moedas.
    }
   *[both] { $n ->
        [one] Podes aceitar { $n } contrato, pago em influência, ou financiar { $n } investimento, pago em moedas.
       *[other] Podes adquirir até { $n } cartas: contratos pagos em influência, investimentos em moedas.
    }
}
wait-skimmed = { $market ->
    [contracts] Descartaste o contrato mais barato: aceita agora um.
   *[investments] Descartaste o investimento mais barato: financia agora um.
}
# $cards são as profissões que o jogador ainda pode usar
wait-activating = { $level ->
    [stephens] { $side ->
        [left] A linha do forno superior esquerdo é ativada.
       *[right] A linha do forno superior direito é ativada.
    }
    [lower] { $side ->
        [left] A linha da fábrica privada inferior esquerda é ativada.
       *[right] A linha da fábrica privada inferior direita é ativada.
    }
   *[upper] { $side ->
        [left] A linha da fábrica privada superior esquerda é ativada.
       *[right] A linha da fábrica privada superior direita é ativada.
    }
} Os teus trabalhadores aí, a usar pela ordem que quiseres: { $cards }.
wait-columns = Ativa colunas dos teus investimentos, cada uma no máximo uma vez, ou conclui este passo.
# $cubes é uma lista de quantidades, complemento de "entregar"
wait-supplying = Entrega { $cubes } às fábricas privadas: tens de entregar tudo o que reservaste.
wait-assigning = Ganhaste um trabalhador: cria ou reforça uma profissão, ou conclui este passo.
wait-fulfilling = Cumpre contratos para os quais tenhas tudo, ou conclui este passo.
# $cubes é uma lista de quantidades, complemento de "pagar"
wait-paying = Ainda tens de pagar { $cubes }. Podes substituir 1 cubo de uma cor por { $two } de outra; depois, paga.
# ainda têm de sair $n cubos
wait-removing = { $place ->
    [ul] { $n ->
        [one] O Automa retira mais { $n } cubo da fábrica privada superior esquerda: escolhe qual.
       *[other] O Automa retira mais { $n } cubos da fábrica privada superior esquerda: escolhe quais.
    }
    [ur] { $n ->
        [one] O Automa retira mais { $n } cubo da fábrica privada superior direita: escolhe qual.
       *[other] O Automa retira mais { $n } cubos da fábrica privada superior direita: escolhe quais.
    }
    [ll] { $n ->
        [one] O Automa retira mais { $n } cubo da fábrica privada inferior esquerda: escolhe qual.
       *[other] O Automa retira mais { $n } cubos da fábrica privada inferior esquerda: escolhe quais.
    }
   *[lr] { $n ->
        [one] O Automa retira mais { $n } cubo da fábrica privada inferior direita: escolhe qual.
       *[other] O Automa retira mais { $n } cubos da fábrica privada inferior direita: escolhe quais.
    }
}
