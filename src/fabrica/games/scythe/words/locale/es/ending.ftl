# El final: de dónde vienen las monedas y quién ganó.

## Líneas de una puntuación; junto a cada una, sus monedas. $each es lo que vale uno

score-coins = Monedas
score-stars = { $n ->
    [one] { $n } estrella × { $each }
   *[other] { $n } estrellas × { $each }
}
# Las banderas y las trampas armadas también cuentan; la Fábrica cuenta como varios
score-territories = { $n ->
    [one] { $n } territorio × { $each }
   *[other] { $n } territorios × { $each }
}
# $pairs son los pares completos entre ellos
score-resources = { $n ->
    [one] { $n } recurso, por pares: { $pairs } × { $each }
   *[other] { $n } recursos, por pares: { $pairs } × { $each }
}
score-structures = Loseta de estructura «{ $tile }»: { $n }
score-encounters = { $n ->
    [one] { $n } territorio de encuentro × { $each }
   *[other] { $n } territorios de encuentro × { $each }
}
# Lo que decide entre puntuaciones iguales, en este orden
score-tie = desempate: unidades y estructuras { $pieces }, poder { $power }, popularidad { $popularity }, recursos { $resources }, territorios { $territories }, estrellas { $stars }
score-tied = { $by ->
    [pieces] Desempate, unidades y estructuras: { $n }
    [power] Desempate, poder: { $n }
    [popularity] Desempate, popularidad: { $n }
    [resources] Desempate, recursos: { $n }
    [territories] Desempate, territorios: { $n }
   *[stars] Desempate, estrellas: { $n }
}
score-tier = { $tier ->
    [low] Popularidad { $n }: tramo bajo
    [middle] Popularidad { $n }: tramo medio
   *[high] Popularidad { $n }: tramo alto
}

## Quién ganó

win-you = ¡Has ganado!
win-other = Gana { $who }.
# $who es una lista de nombres
win-shared = { $who } comparten la victoria.
win-shared-you = Compartes la victoria con { $who }.

## En solitario. $rival es la puntuación del Automa

solo-won = { $who } vence al Automa: { $score } a { $rival }.
solo-won-you = Vences al Automa: { $score } a { $rival }.
solo-lost = El Automa gana: { $rival } a { $score } contra { $who }.
solo-lost-you = El Automa gana: { $rival } a { $score }.
win-nobody = Gana el Automa.
