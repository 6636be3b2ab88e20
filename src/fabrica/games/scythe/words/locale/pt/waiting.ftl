# O que cada passo pede ao jogador, e de quem é a vez.

not-your-turn-named = Não é a tua vez: é a vez de { $turn }.

wait-faction = Escolhe a tua fação.
wait-mat = Escolhe o teu tabuleiro de jogador.
wait-section = É a tua vez: move a ficha de ação para uma secção.
# $price e $text vêm da caixa
wait-top = { $action ->
    [bolster] Paga { $price } para ganhares poder ou cartas de combate, ou dispensa a ação superior.
    [trade] Paga { $price } para ganhares recursos ou popularidade, ou dispensa a ação superior.
    [produce] Produz com os teus trabalhadores, ou dispensa a ação superior.
   *[factory] A tua carta de Fábrica: { $text } Podes dispensá-la.
}
wait-unit = { $n ->
    [one] Podes mover mais { $n } unidade: escolhe uma, ou conclui este passo.
   *[other] Podes mover mais { $n } unidades: escolhe uma, ou conclui este passo.
}
wait-coins = { $n ->
    [one] Move { $n } unidade, ou ganha moedas em vez disso.
   *[other] Move até { $n } unidades, ou ganha moedas em vez disso.
}
wait-cargo = { $unit ->
    [character] { $n ->
        [one] A tua personagem { $on } tem mais { $n } passo: escolhe o que leva e para onde vai.
       *[other] A tua personagem { $on } tem mais { $n } passos: escolhe o que leva e para onde vai.
    }
    [mech] { $n ->
        [one] O teu mech { $on } tem mais { $n } passo: escolhe o que leva e para onde vai.
       *[other] O teu mech { $on } tem mais { $n } passos: escolhe o que leva e para onde vai.
    }
   *[worker] { $n ->
        [one] O teu trabalhador { $on } tem mais { $n } passo: escolhe o que leva e para onde vai.
       *[other] O teu trabalhador { $on } tem mais { $n } passos: escolhe o que leva e para onde vai.
    }
}

wait-fight = Há vários combates: escolhe o próximo.
# $faction é a do inimigo
wait-ability = Combate { $on }, inimigo: { $faction }. Usas { $ability }?
wait-commit = Combate { $on }, inimigo: { $faction }. Escolhe em segredo quanto poder gastas, no máximo { $most }.
wait-cards = Combate { $on }, inimigo: { $faction }. Junta em segredo uma carta de combate, ou conclui este passo.
wait-retreat = { $unit ->
    [character] Perdeste o combate { $on }: para onde recua a tua personagem?
    [mech] Perdeste o combate { $on }: para onde recua o teu mech?
   *[worker] Perdeste o combate { $on }: para onde recua o teu trabalhador?
}

wait-encounter = Encontro «{ $encounter }»: escolhe uma opção.
wait-second = Encontro «{ $encounter }»: podes escolher outra opção, ou concluir este passo.
wait-factory = A tua personagem está na Fábrica: escolhe uma carta de Fábrica.
wait-token = { $kind ->
    [flag] Podes pôr uma bandeira onde está a tua personagem.
   *[trap] Podes pôr uma armadilha onde está a tua personagem, ou armar uma de novo.
}
wait-card = A tua carta de Fábrica custa uma carta de combate: escolhe qual.

wait-put = { $n ->
    [one] { $n } recurso a pôr: escolhe o tipo e o território.
   *[other] { $n } recursos a pôr: escolhe o tipo e o território de cada um.
}
wait-produce = { $n ->
    [one] Podes produzir em mais { $n } território: escolhe-o, ou conclui este passo.
   *[other] Podes produzir em mais { $n } territórios: escolhe um, ou conclui este passo.
}
wait-mill = O teu Moinho também pode produzir: escolhe o território dele, ou conclui este passo.
wait-make = Quantos trabalhadores aparecem { $on }?
wait-bottom = Ação inferior «{ $bottom }»: paga { $amounts } por ela, ou salta-a.
wait-pay = Ainda tens de pagar { $amounts }: escolhe de onde.
wait-upgrade = Move um cubo de tecnologia de uma ação superior para uma inferior, ou dispensa a melhoria.
wait-deploy = Escolhe o mech que mobilizas, ou dispensa o mech.
wait-build = Escolhe a estrutura que constróis, ou dispensa a estrutura.
wait-enlist = Escolhe o recruta que alistas e o bónus dele, ou dispensa o recruta.
wait-place = { $piece ->
    [mech] Escolhe um território com um trabalhador teu para o mech.
   *[structure] Escolhe um território com um trabalhador teu, e sem estrutura, para construir.
}
wait-end = Revela um objetivo, ou termina o teu turno.
