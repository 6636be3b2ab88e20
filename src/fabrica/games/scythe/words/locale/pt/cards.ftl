# O que fazem cartas e peças, composto a partir dos dados da caixa. $pay e $gain são objetos do verbo (some-*).

## Trocas

about-gain = Ganhe { $gain }.
about-exchange = Pague { $pay } para ganhar { $gain }.
about-option = Opção { $n }: { $text }

## Encontros e cartas de Fábrica

about-encounter = Uma carta de encontro: é preciso escolher uma opção que possa pagar. O que ela dá aparece onde está o seu personagem.
about-factory = Uma carta de Fábrica: a quinta seção do seu tabuleiro, sem moedas e sem bônus.
about-factory-top = Ação superior: { $text }
about-factory-move = { $steps ->
    [one] Ação inferior: mova uma unidade até { $steps } passo.
   *[other] Ação inferior: mova uma unidade até { $steps } passos.
}
some-produce = { $n ->
    [one] produção em { $n } território
   *[other] produção em { $n } territórios
}

## Objetivos. $needs é uma lista de orações (need-*)

about-objective = Revele-o para colocar uma estrela quando { $needs }.
about-objective-end = Só no fim do seu turno.
about-objective-any = No começo do seu turno, antes da ação inferior ou no fim.
need-mountains-least = { $n ->
    [one] você controlar { $n } montanha
   *[other] você controlar pelo menos { $n } montanhas
}
need-tunnels-least = { $n ->
    [one] você controlar { $n } túnel
   *[other] você controlar pelo menos { $n } túneis
}
need-farms-least = { $n ->
    [one] você controlar { $n } fazenda
   *[other] você controlar pelo menos { $n } fazendas
}
need-tundras-least = { $n ->
    [one] você controlar { $n } tundra
   *[other] você controlar pelo menos { $n } tundras
}
need-forests-least = { $n ->
    [one] você controlar { $n } floresta
   *[other] você controlar pelo menos { $n } florestas
}
need-villages-least = { $n ->
    [one] você controlar { $n } aldeia
   *[other] você controlar pelo menos { $n } aldeias
}
need-the_factory-least = você controlar a Fábrica
need-power_lead-least = ninguém tiver mais poder que você
need-sent_home-least = você tiver mandado trabalhadores inimigos para casa neste turno
need-power-least = você tiver pelo menos { $n } de poder
need-power-exactly = o seu poder for { $n }
need-factory_card-least = você tiver uma carta de Fábrica
need-factory_card-exactly = você não tiver carta de Fábrica
need-mechs-least = { $n ->
    [one] você tiver mobilizado pelo menos { $n } mech
   *[other] você tiver mobilizado pelo menos { $n } mechs
}
need-mechs-exactly = você não tiver mobilizado mech
need-workers-least = { $n ->
    [one] você tiver pelo menos { $n } trabalhador
   *[other] você tiver pelo menos { $n } trabalhadores
}
need-workers-most = { $n ->
    [one] você tiver no máximo { $n } trabalhador
   *[other] você tiver no máximo { $n } trabalhadores
}
need-coins-least = { $n ->
    [one] você tiver pelo menos { $n } moeda
   *[other] você tiver pelo menos { $n } moedas
}
need-coins-most = { $n ->
    [one] você tiver no máximo { $n } moeda
   *[other] você tiver no máximo { $n } moedas
}
need-popularity-least = você tiver pelo menos { $n } de popularidade
need-mixed_store-least = houver pelo menos { $n } recursos, de todos os tipos, num só território que você controla
need-pieces_together-least = pelo menos { $n } peças suas, unidades e estrutura, estiverem num só território
need-upgrades-least = { $n ->
    [one] você tiver feito pelo menos { $n } melhoria
   *[other] você tiver feito pelo menos { $n } melhorias
}
need-upgrades-exactly = você não tiver feito melhorias
need-structures-least = { $n ->
    [one] você tiver construído pelo menos { $n } estrutura
   *[other] você tiver construído pelo menos { $n } estruturas
}
need-recruits-least = { $n ->
    [one] você tiver alistado pelo menos { $n } recruta
   *[other] você tiver alistado pelo menos { $n } recrutas
}
need-of_each_resource-least = { $n ->
    [one] você controlar pelo menos { $n } recurso de cada tipo
   *[other] você controlar pelo menos { $n } recursos de cada tipo
}
need-of_one_resource-least = { $n ->
    [one] você controlar pelo menos { $n } recurso de um só tipo
   *[other] você controlar pelo menos { $n } recursos de um só tipo
}
need-workers_less_recruits-exactly = você tiver tantos trabalhadores quanto recrutas
need-store_of_three-least = { $n ->
    [one] o seu personagem, exatamente um mech, exatamente um trabalhador e pelo menos { $n } recurso estiverem num território que você controla
   *[other] o seu personagem, exatamente um mech, exatamente um trabalhador e pelo menos { $n } recursos estiverem num território que você controla
}
need-around_factory-least = { $n ->
    [one] você controlar pelo menos { $n } território ao lado da Fábrica
   *[other] você controlar pelo menos { $n } territórios ao lado da Fábrica
}
need-around_a_lake-least = { $n ->
    [one] você controlar pelo menos { $n } território ao lado de um mesmo lago
   *[other] você controlar pelo menos { $n } territórios ao lado de um mesmo lago
}
need-cards-least = { $n ->
    [one] você tiver pelo menos { $n } carta de combate
   *[other] você tiver pelo menos { $n } cartas de combate
}
need-combat_stars-least = { $n ->
    [one] você tiver pelo menos { $n } estrela de combate
   *[other] você tiver pelo menos { $n } estrelas de combate
}

## Peças de estrutura. $coins é uma tabela: um número, as suas moedas

about-tile = No fim, conte { $what } e ganhe moedas: { $coins }.
counts-1 = os túneis ao lado das suas estruturas
counts-2 = os lagos ao lado das suas estruturas
counts-3 = os territórios de encontro ao lado das suas estruturas
counts-4 = as suas estruturas em túneis
counts-5 = as suas estruturas em uma mesma linha
counts-6 = as suas estruturas em fazendas e tundras
