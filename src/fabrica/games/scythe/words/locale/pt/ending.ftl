# O fim: de onde vieram as moedas e quem venceu.

## Linhas de uma pontuação; ao lado de cada uma, as suas moedas. $each é quanto vale um

score-coins = Moedas
score-stars = { $n ->
    [one] { $n } estrela × { $each }
   *[other] { $n } estrelas × { $each }
}
# Bandeiras e armadilhas armadas também contam; a Fábrica conta como várias
score-territories = { $n ->
    [one] { $n } território × { $each }
   *[other] { $n } territórios × { $each }
}
# $pairs são os pares completos entre eles
score-resources = { $n ->
    [one] { $n } recurso, aos pares: { $pairs } × { $each }
   *[other] { $n } recursos, aos pares: { $pairs } × { $each }
}
score-structures = Peça de estrutura “{ $tile }”: { $n }
score-encounters = { $n ->
    [one] { $n } território de encontro × { $each }
   *[other] { $n } territórios de encontro × { $each }
}
# O que decide entre pontuações iguais, nesta ordem
score-tie = desempate: unidades e estruturas { $pieces }, poder { $power }, popularidade { $popularity }, recursos { $resources }, territórios { $territories }, estrelas { $stars }

## Quem venceu

win-you = Você venceu.
win-other = { $who } venceu.
# $who é uma lista de nomes
win-shared = { $who } dividem a vitória.
win-shared-you = Você divide a vitória com { $who }.

## Sozinho. $rival é a pontuação do Automa

solo-won = { $who } vence o Automa: { $score } a { $rival }.
solo-won-you = Você vence o Automa: { $score } a { $rival }.
solo-lost = O Automa vence: { $rival } a { $score } contra { $who }.
solo-lost-you = O Automa vence: { $rival } a { $score }.
win-nobody = O Automa vence.
