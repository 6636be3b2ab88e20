# O que cada passo pede ao jogador, e de quem é a vez.

not-your-turn-named = Não é a sua vez: é a vez de { $turn }.

wait-faction = Escolha a sua facção.
wait-mat = Escolha o seu tabuleiro de jogador.
wait-section = É a sua vez: mova a ficha de ação para uma seção.
# $price e $text vêm da caixa
wait-top = { $action ->
    [bolster] Pague { $price } para ganhar poder ou cartas de combate, ou dispense a ação superior.
    [trade] Pague { $price } para ganhar recursos ou popularidade, ou dispense a ação superior.
    [produce] Produza com os seus trabalhadores, ou dispense a ação superior.
   *[factory] A sua carta de Fábrica: { $text } Você pode dispensá-la.
}
wait-unit = { $n ->
    [one] Você pode mover mais { $n } unidade: escolha uma, ou fique por aqui.
   *[other] Você pode mover mais { $n } unidades: escolha uma, ou fique por aqui.
}
wait-coins = { $n ->
    [one] Mova { $n } unidade, ou pegue moedas em vez disso.
   *[other] Mova até { $n } unidades, ou pegue moedas em vez disso.
}
wait-cargo = { $unit ->
    [character] { $n ->
        [one] O seu personagem { $on } tem mais { $n } passo: escolha o que leva e aonde vai.
       *[other] O seu personagem { $on } tem mais { $n } passos: escolha o que leva e aonde vai.
    }
    [mech] { $n ->
        [one] O seu mech { $on } tem mais { $n } passo: escolha o que leva e aonde vai.
       *[other] O seu mech { $on } tem mais { $n } passos: escolha o que leva e aonde vai.
    }
   *[worker] { $n ->
        [one] O seu trabalhador { $on } tem mais { $n } passo: escolha o que leva e aonde vai.
       *[other] O seu trabalhador { $on } tem mais { $n } passos: escolha o que leva e aonde vai.
    }
}

wait-fight = Há vários combates: escolha o próximo.
# $faction é a do inimigo
wait-ability = Combate { $on }, inimigo: { $faction }. Você usa { $ability }?
wait-commit = Combate { $on }, inimigo: { $faction }. Escolha em segredo quanto poder gasta, no máximo { $most }.
wait-cards = Combate { $on }, inimigo: { $faction }. Junte em segredo uma carta de combate, ou fique por aqui.
wait-retreat = { $unit ->
    [character] Você perdeu o combate { $on }: para onde recua o seu personagem?
    [mech] Você perdeu o combate { $on }: para onde recua o seu mech?
   *[worker] Você perdeu o combate { $on }: para onde recua o seu trabalhador?
}

wait-encounter = Encontro “{ $encounter }”: escolha uma opção.
wait-second = Encontro “{ $encounter }”: você pode escolher outra opção, ou ficar por aqui.
wait-factory = O seu personagem está na Fábrica: pegue uma carta de Fábrica.
wait-token = { $kind ->
    [flag] Você pode pôr uma bandeira onde está o seu personagem.
   *[trap] Você pode pôr uma armadilha onde está o seu personagem, ou armar uma de novo.
}
wait-card = A sua carta de Fábrica custa uma carta de combate: escolha qual.

wait-put = { $n ->
    [one] { $n } recurso a colocar: escolha o tipo e o território.
   *[other] { $n } recursos a colocar: escolha o tipo e o território de cada um.
}
wait-produce = { $n ->
    [one] Você pode produzir em mais { $n } território: escolha-o, ou fique por aqui.
   *[other] Você pode produzir em mais { $n } territórios: escolha um, ou fique por aqui.
}
wait-mill = O seu Moinho também pode produzir: escolha o território dele, ou fique por aqui.
wait-make = Quantos trabalhadores aparecem { $on }?
wait-bottom = Ação inferior “{ $bottom }”: pagar { $amounts } por ela, ou terminar aqui as suas ações?
wait-pay = Você ainda tem de pagar { $amounts }: escolha de onde.
wait-upgrade = Mova um cubo de tecnologia de uma ação superior para uma inferior, ou dispense.
wait-deploy = Escolha o mech que mobiliza, ou dispense.
wait-build = Escolha a estrutura que constrói, ou dispense.
wait-enlist = Escolha o recruta que alista e o bônus dele, ou dispense.
wait-place = { $piece ->
    [mech] Escolha um território com um trabalhador seu para o mech.
   *[structure] Escolha um território com um trabalhador seu, e sem estrutura, para construir.
}
wait-end = Revele um objetivo, ou termine o seu turno.
