## A mesa

table-notice = O livro de regras mostra poucas das suas cartas. Estes baralhos são uma reconstituição nossa, não são as cartas impressas; quem tem a caixa pode jogar com as suas.
table-level-hint = até o exército chegar ao { $army }; vence-se com { $points } pontos
table-seats = À mesa
table-board = As fábricas
table-board-of = { $who }: o tabuleiro
table-score-track = Os pontos e o exército
table-army-at = O exército: { $n }
table-next-renewal = Próxima renovação: exército no { $army }, { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubos
} por forno vazio
table-tracks = Floresta e dunas
table-forest = Floresta
table-dunes = Dunas
table-red = Profissões vermelhas
table-blue = Profissões azuis
table-factories = Os fornos, as fábricas privadas e as suas profissões
table-contracts = Contratos
table-investments = Investimentos
table-master = Mestre
table-apprentice = Aprendiz
table-free = grátis
table-cubes = { $n ->
    [0] { $n } cubos
    [one] { $n } cubo
   *[other] { $n } cubos
}
table-furnace-does = { $place ->
    [ul] Obténs um cubo verde. Depois, todos podem recolher os benefícios dos seus trabalhadores na linha à esquerda.
    [ur] Obténs um cubo azul. Depois, todos podem recolher os benefícios dos seus trabalhadores na linha à direita.
    [ll] Obténs um cubo branco. Depois podes aceitar um contrato, pago em influência.
   *[lr] Obténs um cubo branco. Depois podes financiar um investimento, pago em moedas.
}
table-factory-does = { $most ->
    [one] No teu turno, podes obter um cubo daqui; depois, todos podem recolher os benefícios dos seus trabalhadores na linha ao lado.
   *[other] No teu turno, podes obter até { $most } cubos daqui; depois, todos podem recolher os benefícios dos seus trabalhadores na linha ao lado.
}
table-factory-empty = Agora não há cubos aqui. Chegam nas fases de renovação.
table-delivery = { $reward ->
    [card] Numa renovação: { $cubes } por um contrato ou um investimento, pagando o seu custo.
    [worker] Numa renovação: { $cubes } por um trabalhador que alocas.
   *[amount] Numa renovação: { $cubes } por { $gain }.
}
table-master-worth = { $n ->
    [one] No fim, um mestre aqui vale { $n } ponto.
   *[other] No fim, um mestre aqui vale { $n } pontos.
}
table-row-rule = { $n } aqui, no máximo { $most }: a linha de baixo tem de ser mais comprida.
table-row-empty = Há lugar para uma profissão.
table-row-shut = Abre quando a linha de baixo for mais comprida.
table-phase-start = Antes do primeiro turno
table-phase-turn = { $n ->
    [0] Antes da primeira renovação
    [one] Depois de { $n } renovação
   *[other] Depois de { $n } renovações
}
table-phase-renewal = Renovação { $n }
table-phase-over = Renovações: { $n }
table-final = A fase final de renovação
table-turns-left = { $n ->
    [0] O último turno
    [one] Mais um turno depois deste
   *[other] Mais { $n } turnos depois deste
}
table-empty-furnaces = { $left ->
    [0] Renovação depois deste turno
    [one] Renovação com mais um forno vazio
   *[other] Renovação com mais { $left } fornos vazios
}

## O tabuleiro de um jogador

table-own = O teu tabuleiro
table-my-cards = Os teus contratos e investimentos
table-reserve = Cubos
table-influence = Influência: { $n }
table-book = Habilidades
table-book-points = Pontos
table-book-professions = Profissões
table-book-cards = Contratos e investimentos
table-book-goods = Fábricas privadas
table-disc-open = Desbloqueada: o disco já saiu do tabuleiro.
table-disc-ready = Bloqueada: este disco pode ser o próximo que alocas.
table-disc-covered = Bloqueada.
table-discs-left = discos por alocar
table-slots = Por cumprir
table-slot-free = livre
table-covered = tens tudo o que é preciso
table-fulfilled = Contratos cumpridos
table-fulfilled-none = Ainda nenhum. Uma coluna vale as suas cartas vezes os seus cubos.
table-investments-mine = Os teus investimentos
table-investments-none = Ainda nenhum. Ativam-se por colunas, nas fases de renovação.
table-column = Coluna { $n }
table-column-worth = Pontos da coluna
table-aside = Por entregar:
table-spent = { $n } em contratos
table-score-now = A pontuação até agora

## A solo

table-needed = { $n } pontos para vencer.
table-to-reach = pontos a alcançar
table-automa-workers = trabalhadores do Automa
table-final-at = A fase de renovação que leva o exército ao { $n } é a final.
table-automa-not-yet = ainda sem carta
table-automa-last = A sua última carta: { $card }
table-automa-reserve = Os seus discos: retira { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
} de uma fábrica privada
table-automa-bag = No seu saco
table-ranks = Graus
table-rank-from = a partir de { $n } pontos

## O que fazer

act-create = Criar
act-join = Reforçar
act-use = Usar
act-accept = Aceitar
act-fund = Financiar
act-fulfil = Cumprir
act-glass = Obter
act-instead = Usar em vez disso
act-column = Ativar
act-redraw = Substituir
act-skim = Descartar a mais barata
# Two moves that one press makes: each is a whole sentence without its full stop
table-both = { $first }. { $second }.

## O fim

table-measure-renewal = Renovação
table-measure-score = Pontos
table-measure-workers = Trabalhadores
table-measure-resources = Moedas, influência e cubos
