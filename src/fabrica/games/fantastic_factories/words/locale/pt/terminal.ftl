# Fantastic Factories no terminal.

## A mesa. Depois de dois pontos segue-se uma lista de quantidades.

terminal-title = { $phase ->
    [market] Ronda { $round }, fase de mercado
   *[work] Ronda { $round }, fase de trabalho
}
terminal-title-ending = { $phase ->
    [market] Ronda { $round }, fase de mercado (mais uma ronda depois desta)
   *[work] Ronda { $round }, fase de trabalho (mais uma ronda depois desta)
}
terminal-title-last = { $phase ->
    [market] Ronda { $round }, fase de mercado (última ronda)
   *[work] Ronda { $round }, fase de trabalho (última ronda)
}
terminal-in-hand = { $n ->
    [0] { $n } cartas na mão
    [one] { $n } carta na mão
   *[other] { $n } cartas na mão
}
terminal-first-player = (primeiro jogador)
terminal-finished = (terminou)
terminal-of-type = { $type ->
    [production] { $n } de produção ({ $cards })
    [utility] { $n } de serviços ({ $cards })
    [training] { $n } de treino ({ $cards })
    [special] { $n ->
        [one] { $n } especial ({ $cards })
       *[other] { $n } especiais ({ $cards })
    }
   *[monument] { $n ->
        [one] { $n } monumento ({ $cards })
       *[other] { $n } monumentos ({ $cards })
    }
}
terminal-blueprints = Projetos ({ $n } no baralho)
terminal-contractors = Empreiteiros ({ $n } no baralho)
terminal-compound = Complexo ({ $n })
terminal-hand = Mão ({ $n })
terminal-used = usada
terminal-headquarters = Sede
terminal-dice = Dados
terminal-on-cards = nas cartas
terminal-hired = Ao serviço
terminal-replicating = O Replicador faz de

## O que aconteceu

terminal-new-hand = novo na mão: { $cards }
terminal-new-compound = construído: { $cards }
terminal-new-dice = dados novos { $dice }

## A ajuda, e o fim

terminal-signs = Custo: M é metal, E é energia; P é prestígio; prod. são produtos.
terminal-prestige = prestígio { $n }
