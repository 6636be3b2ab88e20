# Scythe no terminal. O que se escreve (r3c5, trade, riverwalk, oil …) fica como se escreve.

## O título

# $who é um lugar, "Tu" ou o Automa; $step diz o que está para decidir
terminal-title = Ronda { $round } · Turno: { $who } · { $step }
terminal-title-setup = Preparação · { $step }

## O tabuleiro

terminal-legend-pieces = C personagem, M mech, W trabalhador; o petróleo, m metal, f comida, w madeira
terminal-legend-map = * túnel, ! ficha de encontro, ~ rio; N:2W: dois trabalhadores do jogador N
terminal-tile = Peça de estrutura
terminal-decks = Cartas restantes
terminal-left = combate { $combat }, encontro { $encounters }, Fábrica { $factory }

## Os jogadores

terminal-stars = estrelas { $n }/{ $most }
terminal-power = poder { $n }/{ $most }
terminal-popularity = popularidade { $n }/{ $most }
# Ações superiores em sinais: quantas unidades se movem
terminal-units = { $n ->
    [one] { $n } unidade
   *[other] { $n } unidades
}
terminal-units-steps = { $n ->
    [one] { $n } unidade, { $steps } passos
   *[other] { $n } unidades, { $steps } passos
}

# Rótulos; depois de uma barra vem o que ainda falta
terminal-upgrades = Melhorias
terminal-mechs = Mechs
terminal-structures = Estruturas
terminal-recruits = Recrutas
# Bónus imediatos, como se escrevem
terminal-bonuses = bónus livres: { $bonuses }
terminal-workers = Trabalhadores
terminal-of = { $n } de { $most }
terminal-stars-for = Estrelas
# O que a pontuação final daria agora: $n moedas
terminal-score-now = Se acabasse agora
terminal-pays = ${ $n }: ${ $star } por estrela, ${ $territory } por território, ${ $resources } por dois recursos
terminal-flags = Bandeiras
terminal-traps = Armadilhas
terminal-disarmed = desarmada
terminal-resources = Recursos
terminal-hand = Cartas de combate
terminal-objective = Objetivo { $n }
terminal-revealed = Revelado
terminal-token = Última secção
terminal-factory-card = Carta de Fábrica

## O Automa

terminal-track = Trilha de estrelas
# $star é a casa da próxima estrela
terminal-track-at = { $n }, próxima estrela em { $star }
terminal-rivers = Rios e lagos
terminal-rivers-open = atravessa-os
terminal-rivers-closed = não os atravessa
terminal-scheme = Esquema
terminal-scheme-first = primeiro
terminal-scheme-second = segundo
terminal-reserve = Na reserva
terminal-last-card = Última carta

## O que só alguns passos mostram

terminal-load = Leva
terminal-attacker = Atacante
terminal-defender = Defensor
terminal-dial = disco { $n }, cartas { $cards }
terminal-has-chosen = já escolheu

## O que aconteceu

terminal-new-cards = { $n ->
    [one] nova carta de combate: { $values }
   *[other] novas cartas de combate: { $values }
}
terminal-old-cards = { $n ->
    [one] carta de combate gasta: { $values }
   *[other] cartas de combate gastas: { $values }
}
terminal-new-abilities = mech mobilizado: { $names }
terminal-new-structures = construído: { $names }
terminal-new-recruits = recruta alistado: { $names }
terminal-new-upgrades = melhorado: { $names }
terminal-new-factory = carta de Fábrica: { $name }

## Ajuda

terminal-signs = Os territórios chamam-se por linha e coluna: r3c5. «a → b»: paga a, ganha b; «a / b»: um dos dois; «[#.]»: um cubo e lugar para outro; «$» são moedas.
terminal-about-section = { $section ->
    [move] Move unidades diferentes, um passo cada uma, ou ganha moedas em vez disso.
    [bolster] Paga por poder ou por cartas de combate.
    [trade] Paga por recursos, que aparecem onde estão os teus trabalhadores, ou por popularidade.
   *[produce] Os teus trabalhadores produzem em territórios diferentes. Quantos mais tens, mais custa.
}
terminal-before-upgrades = No início: { $text }
terminal-after-upgrades = Melhorado: { $text }
terminal-produces = Aqui os trabalhadores produzem: { $what }.
terminal-the-factory = { $n ->
    [one] Aqui não se produz nada. No fim, a Fábrica conta como { $n } território. Da primeira vez que a tua personagem termina aqui o movimento, ficas com uma carta de Fábrica.
   *[other] Aqui não se produz nada. No fim, a Fábrica conta como { $n } territórios. Da primeira vez que a tua personagem termina aqui o movimento, ficas com uma carta de Fábrica.
}
terminal-lake = Ninguém entra num lago sem uma habilidade para isso; aí não se produz, não se constrói nem se mobiliza nada.
terminal-tunnel = Um túnel: um passo leva a qualquer outro túnel, { $places }.
terminal-encounter = Um encontro: a primeira personagem que termina aqui o movimento tira uma carta de encontro.
terminal-beside = { $way ->
    [land] Por terra até: { $places }.
    [river] Do outro lado de um rio: { $places }.
    [lake] Ao lado de um lago: { $places }.
    [shore] Nas margens: { $places }.
   *[bases] Ao lado de: { $places }.
}
terminal-base-start = Os trabalhadores começam em { $places }. As bases não são territórios: o que está nelas não se gasta nem pontua.
terminal-where = No mapa: { $places }.
terminal-pays-for = Paga a ação inferior «{ $bottom }».
terminal-produced-on = Produz-se neste terreno: { $terrain } ({ $places }).
