# O que fazem cartas e peças, composto a partir dos dados da caixa. $pay e $gain são objetos do verbo (some-*).

## Trocas

about-gain = Ganha { $gain }.
about-exchange = Paga { $pay } para ganhares { $gain }.
about-option = Opção { $n }: { $text }

## Encontros e cartas de Fábrica

about-encounter = Uma carta de encontro: tens de escolher uma opção que possas pagar. O que ela dá aparece onde está a tua personagem.
about-factory = Uma carta de Fábrica: a quinta secção do teu tabuleiro, sem moedas e sem bónus.
about-factory-top = Ação superior: { $text }
about-factory-move = { $steps ->
    [one] Ação inferior: move uma unidade até { $steps } passo.
   *[other] Ação inferior: move uma unidade até { $steps } passos.
}
some-produce = { $n ->
    [one] produção em { $n } território
   *[other] produção em { $n } territórios
}

## Objetivos. $needs é uma lista de orações (need-*)

about-objective = Revela-o e coloca uma estrela quando { $needs }.
about-objective-end = Só no fim do teu turno.
about-objective-any = No início do teu turno, antes da ação inferior ou no fim.
need-mountains-least = { $n ->
    [one] controlares { $n } montanha
   *[other] controlares pelo menos { $n } montanhas
}
need-tunnels-least = { $n ->
    [one] controlares { $n } túnel
   *[other] controlares pelo menos { $n } túneis
}
need-farms-least = { $n ->
    [one] controlares { $n } quinta
   *[other] controlares pelo menos { $n } quintas
}
need-tundras-least = { $n ->
    [one] controlares { $n } tundra
   *[other] controlares pelo menos { $n } tundras
}
need-forests-least = { $n ->
    [one] controlares { $n } floresta
   *[other] controlares pelo menos { $n } florestas
}
need-villages-least = { $n ->
    [one] controlares { $n } aldeia
   *[other] controlares pelo menos { $n } aldeias
}
need-the_factory-least = controlares a Fábrica
need-power_lead-least = ninguém tiver mais poder do que tu
need-sent_home-least = tiveres mandado trabalhadores inimigos para casa neste turno
need-power-least = tiveres pelo menos { $n } de poder
need-power-exactly = o teu poder for { $n }
need-factory_card-least = tiveres uma carta de Fábrica
need-factory_card-exactly = não tiveres nenhuma carta de Fábrica
need-mechs-least = { $n ->
    [one] tiveres mobilizado pelo menos { $n } mech
   *[other] tiveres mobilizado pelo menos { $n } mechs
}
need-mechs-exactly = não tiveres mobilizado nenhum mech
need-workers-least = { $n ->
    [one] tiveres pelo menos { $n } trabalhador
   *[other] tiveres pelo menos { $n } trabalhadores
}
need-workers-most = { $n ->
    [one] tiveres no máximo { $n } trabalhador
   *[other] tiveres no máximo { $n } trabalhadores
}
need-coins-least = { $n ->
    [one] tiveres pelo menos { $n } moeda
   *[other] tiveres pelo menos { $n } moedas
}
need-coins-most = { $n ->
    [one] tiveres no máximo { $n } moeda
   *[other] tiveres no máximo { $n } moedas
}
need-popularity-least = tiveres pelo menos { $n } de popularidade
need-mixed_store-least = houver pelo menos { $n } recursos, de todos os tipos, num só território controlado por ti
need-pieces_together-least = pelo menos { $n } peças tuas, unidades e estrutura, estiverem num só território
need-upgrades-least = { $n ->
    [one] tiveres feito pelo menos { $n } melhoria
   *[other] tiveres feito pelo menos { $n } melhorias
}
need-upgrades-exactly = não tiveres feito nenhuma melhoria
need-structures-least = { $n ->
    [one] tiveres construído pelo menos { $n } estrutura
   *[other] tiveres construído pelo menos { $n } estruturas
}
need-recruits-least = { $n ->
    [one] tiveres alistado pelo menos { $n } recruta
   *[other] tiveres alistado pelo menos { $n } recrutas
}
need-of_each_resource-least = { $n ->
    [one] controlares pelo menos { $n } recurso de cada tipo
   *[other] controlares pelo menos { $n } recursos de cada tipo
}
need-of_one_resource-least = { $n ->
    [one] controlares pelo menos { $n } recurso de um só tipo
   *[other] controlares pelo menos { $n } recursos de um só tipo
}
need-workers_less_recruits-exactly = tiveres tantos trabalhadores como recrutas
need-store_of_three-least = { $n ->
    [one] a tua personagem, exatamente um mech, exatamente um trabalhador e pelo menos { $n } recurso estiverem num território controlado por ti
   *[other] a tua personagem, exatamente um mech, exatamente um trabalhador e pelo menos { $n } recursos estiverem num território controlado por ti
}
need-around_factory-least = { $n ->
    [one] controlares pelo menos { $n } território ao lado da Fábrica
   *[other] controlares pelo menos { $n } territórios ao lado da Fábrica
}
need-around_a_lake-least = { $n ->
    [one] controlares pelo menos { $n } território ao lado de um mesmo lago
   *[other] controlares pelo menos { $n } territórios ao lado de um mesmo lago
}
need-cards-least = { $n ->
    [one] tiveres pelo menos { $n } carta de combate
   *[other] tiveres pelo menos { $n } cartas de combate
}
need-combat_stars-least = { $n ->
    [one] tiveres pelo menos { $n } estrela de combate
   *[other] tiveres pelo menos { $n } estrelas de combate
}

## Peças de estrutura. $coins é uma tabela: um número, as suas moedas

about-tile = No fim, conta { $what } e ganha moedas: { $coins }.
counts-1 = os túneis ao lado das tuas estruturas
counts-2 = os lagos ao lado das tuas estruturas
counts-3 = os territórios de encontro ao lado das tuas estruturas
counts-4 = as tuas estruturas em túneis
counts-5 = as tuas estruturas numa mesma linha
counts-6 = as tuas estruturas em quintas e tundras
