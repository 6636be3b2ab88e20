# Fantastic Factories en la terminal.

## La mesa. Tras los dos puntos sigue una lista de cantidades.

terminal-title = { $phase ->
    [market] Ronda { $round }, fase de mercado
   *[work] Ronda { $round }, fase de trabajo
}
terminal-title-ending = { $phase ->
    [market] Ronda { $round }, fase de mercado (después de esta, una más)
   *[work] Ronda { $round }, fase de trabajo (después de esta, una más)
}
terminal-title-last = { $phase ->
    [market] Ronda { $round }, fase de mercado (última ronda)
   *[work] Ronda { $round }, fase de trabajo (última ronda)
}
terminal-in-hand = { $n ->
    [one] { $n } carta en la mano
   *[other] { $n } cartas en la mano
}
terminal-first-player = (jugador inicial)
terminal-finished = (ha terminado)
terminal-of-type = { $type ->
    [production] { $n } de producción ({ $cards })
    [utility] { $n } de suministro ({ $cards })
    [training] { $n } de entrenamiento ({ $cards })
    [special] { $n ->
        [one] { $n } especial ({ $cards })
       *[other] { $n } especiales ({ $cards })
    }
   *[monument] { $n ->
        [one] { $n } monumento ({ $cards })
       *[other] { $n } monumentos ({ $cards })
    }
}
terminal-blueprints = Planos ({ $n } en el mazo)
terminal-contractors = Contratistas ({ $n } en el mazo)
terminal-compound = Complejo ({ $n })
terminal-hand = Mano ({ $n })
terminal-used = usada
terminal-headquarters = Sede
terminal-dice = Dados
terminal-on-cards = en cartas
terminal-hired = Contratado
terminal-replicating = El Replicador hace de

## Lo que ha pasado

terminal-new-hand = nuevo en la mano: { $cards }
terminal-new-compound = construido: { $cards }
terminal-new-dice = dados nuevos { $dice }

## La ayuda, y el final

terminal-signs = Coste: M es metal, E es energía; P es prestigio.
terminal-prestige = prestigio { $n }
