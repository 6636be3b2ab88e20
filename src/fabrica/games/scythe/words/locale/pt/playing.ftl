# A mesa na página: o que ali se vê e se faz.

## O mapa

table-map-keys = O mapa: mais e menos ampliam e reduzem, as setas movem-no
table-zoom = Tamanho do mapa
table-zoom-in = Ampliar
table-zoom-out = Reduzir
table-zoom-all = O mapa inteiro
table-to-over = Mover para { $to } passando por { $over }
table-race = As estrelas de todos: a sexta estrela de um jogador acaba a partida
outlook-driven-off = { $n ->
    [one] { $n } trabalhador de { $who } volta para a base, o que te custa { $lost } de popularidade.
   *[other] { $n } trabalhadores de { $who } voltam para a base, o que te custa { $lost } de popularidade.
}
outlook-combat = Combate com { $who }.
outlook-encounter = Um encontro espera a tua personagem.
outlook-factory = A tua personagem escolhe uma carta de Fábrica.
outlook-trap = É acionada uma armadilha.
outlook-won = Passas a controlá-lo.
outlook-lost = { $n ->
    [one] Perdes o controlo de { $n } território.
   *[other] Perdes o controlo de { $n } territórios.
}

## Cargas

table-one-by-one = Carregar uma coisa de cada vez
table-fewer = Menos: { $what }
table-more-of = Mais: { $what }
table-all-or-none = Tudo ou nada: { $what }

## Um turno

table-do-bottom = { $bottom }: pagar { $price }
table-choose-payment = Escolher com que pagas
table-pay-so = Pagar a partir de territórios perto de inimigos
table-can-pay = Podes pagá-la agora.
table-cannot-pay = Não podes pagá-la agora.
table-change = { $what }: { $old } → { $new }
table-change-tier = { $up ->
    [true] Estrelas, territórios e recursos vão valer mais no fim.
   *[false] Estrelas, territórios e recursos vão valer menos no fim.
}

## Combate

table-strength = { $cards ->
    [0] força de 0 a { $most }, sem cartas
    [one] força de 0 a { $most }, com { $cards } carta
   *[other] força de 0 a { $most }, com até { $cards } cartas
}
table-combat-won = { $who } vence em { $place }

## O Automa

automa-not-possible = não é possível
automa-others-only = só para { $faction }
