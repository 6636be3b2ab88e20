# A mesa na página.

## Áreas

table-map = O mapa
table-mat = O teu tabuleiro
table-others = Os outros
table-more = Tabuleiro, mechs, estrelas
table-powers = Mechs, estruturas, estrelas
table-level-hint = { $level ->
    [autometta] fácil
    [automa] normal
    [automaszyna] difícil
   *[ultimaszyna] muito difícil
}

## Com que se termina um passo

table-done-top = Saltar a ação superior
table-done-unit = Não mover mais unidades
table-done-cargo = Ficar aqui
table-done-ability = Não usar
table-done-commit = Confirmar a escolha
table-done-encounter = Nenhuma outra opção
table-done-token = Não colocar nada
table-done-produce = Não produzir mais
table-done-bottom = Saltar a ação inferior
table-done-upgrade = Saltar a melhoria
table-done-deploy = Nenhum mech
table-done-build = Nenhuma estrutura
table-done-enlist = Nenhum recruta
table-done-end = Terminar o turno

## Entre que coisas escolher

table-on-map = { $n ->
    [one] Marcado no mapa: { $n } lugar.
    [many] Marcados no mapa: { $n } lugares.
   *[other] Marcados no mapa: { $n } lugares.
}
table-choose = Escolher
table-reveal = Revelar
table-factions = Fações
table-mats = Tabuleiros de jogador
table-factory-cards = Cartas de Fábrica
table-mechs = Mechs
table-structures = Estruturas
table-abilities = Habilidades
table-traps = Armadilhas
table-dial = Poder
table-combat-cards = Carta de combate
table-new-workers = Trabalhadores novos
table-take = Levar
table-leave = Deixar aqui
table-bonus = { $gain ->
    [power] poder
    [coins] moedas
    [popularity] popularidade
   *[cards] cartas de combate
}

## Um tabuleiro

table-top-move = Move até { $n } unidades, ou ganha { $coins }.
table-top-exchange = Paga { $price } para ganhares { $one } ou { $other }.
table-top-produce = { $n ->
    [one] Produz em { $n } território. Custa: { $price }.
    [many] Produz em até { $n } territórios. Custa: { $price }.
   *[other] Produz em até { $n } territórios. Custa: { $price }.
}
table-nothing = nada
table-bottom = Custa { $cost }, rende { $coins }.
table-recruit = Recruta alistado: { $gain } sempre que tu ou um vizinho fizerem «{ $bottom }».
table-no-recruit = Um recruta aqui daria { $gain } sempre que tu ou um vizinho fizessem «{ $bottom }».
table-token = A tua ficha de ação esteve aqui pela última vez.
table-cubes-left = { $n ->
    [0] { $n } cubos de tecnologia por mover
    [one] { $n } cubo de tecnologia por mover
    [many] { $n } cubos de tecnologia por mover
   *[other] { $n } cubos de tecnologia por mover
}
table-tier = No fim: { $star } por estrela, { $territory } por território, { $resources } por dois recursos.
table-stars = { $n ->
    [0] { $n } estrelas de { $of }
    [one] { $n } estrela de { $of }
    [many] { $n } estrelas de { $of }
   *[other] { $n } estrelas de { $of }
}
table-stars-to-place = Estrelas
table-done = feito
table-hand = Cartas de combate:
table-revealed = Objetivos revelados
table-score-now = Moedas, se acabasse agora

## O mapa

table-flag = Bandeira
table-encounter-token = ficha de encontro
table-produces = Produz: { $what }.
table-the-factory = A Fábrica: quem aqui termina um movimento com a sua personagem fica com uma carta de Fábrica. No fim, conta como { $n } territórios.
table-tunnel = Um túnel: adjacente a todos os outros túneis.

## Combate

table-combat = Combate: { $place }
table-attacker = atacante
table-defender = defensor
table-has-chosen = já escolheu
table-chooses = ainda não escolheu
table-your-dial = poder { $n }

## O Automa

table-tracker = Trilha de estrelas: { $n }
table-last-card = O seu último turno: { $card }
table-no-card-yet = Ainda não jogou.

## O fim

table-measure-round = Ronda
table-measure-score = Moedas, se acabasse então
table-measure-stars = Estrelas
table-measure-territories = Territórios
table-measure-popularity = Popularidade
table-measure-power = Poder
