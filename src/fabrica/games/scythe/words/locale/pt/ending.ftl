# O fim: de onde vieram as moedas e quem venceu.

## Linhas de uma pontuação; ao lado de cada uma, as suas moedas. $each é quanto vale um

score-coins = Moedas
score-stars = { $n ->
    [0] { $n } estrelas × { $each }
    [one] { $n } estrela × { $each }
   *[other] { $n } estrelas × { $each }
}
# Bandeiras e armadilhas armadas também contam; a Fábrica conta como várias
score-territories = { $n ->
    [0] { $n } territórios × { $each }
    [one] { $n } território × { $each }
   *[other] { $n } territórios × { $each }
}
# $pairs são os pares completos entre eles
score-resources = { $n ->
    [0] { $n } recursos, aos pares: { $pairs } × { $each }
    [one] { $n } recurso, aos pares: { $pairs } × { $each }
   *[other] { $n } recursos, aos pares: { $pairs } × { $each }
}
score-structures = Peça de estrutura «{ $tile }»: { $n }
score-encounters = { $n ->
    [0] { $n } territórios de encontro × { $each }
    [one] { $n } território de encontro × { $each }
   *[other] { $n } territórios de encontro × { $each }
}
# O que decide entre pontuações iguais, nesta ordem
score-tie = desempate: unidades e estruturas { $pieces }, poder { $power }, popularidade { $popularity }, recursos { $resources }, territórios { $territories }, estrelas { $stars }
score-tied = { $by ->
    [pieces] Desempate, unidades e estruturas: { $n }
    [power] Desempate, poder: { $n }
    [popularity] Desempate, popularidade: { $n }
    [resources] Desempate, recursos: { $n }
    [territories] Desempate, territórios: { $n }
   *[stars] Desempate, estrelas: { $n }
}
score-tier = { $tier ->
    [low] Popularidade { $n }: escalão baixo
    [middle] Popularidade { $n }: escalão médio
   *[high] Popularidade { $n }: escalão alto
}

## Quem venceu

win-you = Venceste!
win-other = { $who } vence.
# $who é uma lista de nomes
win-shared = { $who } partilham a vitória.
win-shared-you = Partilhas a vitória com { $who }.

## A solo. $rival é a pontuação do Automa

solo-won = { $who } vence o Automa por { $score } a { $rival }.
solo-won-you = Vences o Automa por { $score } a { $rival }.
solo-lost = O Automa vence { $who } por { $rival } a { $score }.
solo-lost-you = O Automa vence-te por { $rival } a { $score }.
win-nobody = O Automa vence.
