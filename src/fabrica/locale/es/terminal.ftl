# The terminal. Words that a person types (help, log, FILE …: the words before a colon in lists of commands) stay as they are typed.

## The table. A list of amounts follows after a colon.

terminal-title = { $phase ->
    [market] Ronda { $round }, fase de mercado
   *[work] Ronda { $round }, fase de trabajo
}
terminal-title-ending = { $phase ->
    [market] Ronda { $round }, fase de mercado (después de esta, una más)
   *[work] Ronda { $round }, fase de trabajo (después de esta, una más)
}
terminal-title-last = { $phase ->
    [market] Ronda { $round }, fase de mercado (la última ronda)
   *[work] Ronda { $round }, fase de trabajo (la última ronda)
}
terminal-title-over = La partida ha terminado
terminal-you = Tú
terminal-in-hand = { $n ->
    [one] { $n } carta en la mano
   *[other] { $n } cartas en la mano
}
terminal-first-player = (ficha inicial)
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
terminal-empty-slot = (vacío)
terminal-compound = Complejo ({ $n })
terminal-hand = Mano ({ $n })
terminal-nothing = nada
terminal-used = usada
terminal-headquarters = Sede
terminal-dice = Dados
terminal-on-cards = en cartas
terminal-hired = Trabaja para ti
terminal-replicating = El Replicador hace de
terminal-moves = Jugadas

## Input

terminal-welcome = Escribe una jugada o cómo empieza. «help» muestra las órdenes.
terminal-ambiguous = «{ $line }» podría ser:
terminal-unknown = «{ $line }» no es ni una jugada ni una orden. Prueba con: moves, help.
terminal-unknown-near = «{ $line }» no es ni una jugada ni una orden. ¿Querías decir: { $near }?
terminal-only-possible = «{ $line }» no es posible ahora. Es posible:
terminal-never-possible = Ahora no es posible nada que empiece por { $verb }.

## What happened

terminal-new-hand = nuevo en la mano: { $cards }
terminal-new-compound = construido: { $cards }
terminal-new-dice = dados nuevos { $dice }
terminal-done = hecho
terminal-log-empty = Aún no se ha jugado nada.
terminal-undone = Deshecho.
terminal-undo-impossible = No hay nada que deshacer: una jugada que reveló cartas o dados, o que acabó tu turno, ya no se cambia.

## Commands: how each is typed, and what it does

terminal-help = Escribe una jugada tal como aparece en la lista, o cómo empieza: «res 3» es «research 3».
terminal-help-more = Coste: M es metal, E es energía; P es prestigio. «a | b» son alternativas: escribe una de ellas.
terminal-type-help = help [CARTA o JUGADA]
terminal-does-help = esta lista, o lo que hace una carta o una clase de jugada
terminal-type-moves = moves
terminal-does-moves = todas las jugadas que puedes hacer ahora
terminal-type-table = table
terminal-does-table = la mesa entera
terminal-type-log = log [N]
terminal-does-log = las últimas N jugadas ({ $lines } si no dices cuántas)
terminal-type-undo = undo
terminal-does-undo = deshacer tu última jugada, salvo que haya revelado algo
terminal-type-save = save FILE
terminal-does-save = guardar el registro de la partida en un archivo
terminal-type-quit = quit
terminal-does-quit = salir; la partida se puede continuar con su registro
terminal-help-unknown = Ninguna carta, jugada u orden se llama «{ $line }».
terminal-help-unknown-near = Ninguna carta, jugada u orden se llama «{ $line }». ¿Querías decir: { $near }?
terminal-save-how = Di dónde: save FILE
terminal-saved = Guardado en { $path }
terminal-save-other = { $path } ya existe y no es un registro de esta partida: elige otro nombre.
terminal-save-failed = No se ha guardado: { $reason }
terminal-log-how = Di cuántas: log { $lines }
terminal-bye = ¡Hasta pronto!
terminal-continue-saved = Para continuar: fabrica play --record { $path }
terminal-continue-unsaved = La partida no se ha guardado. Antes de salir, «save FILE» escribe el registro con el que continuarla.
terminal-no-bot = nadie juega por el asiento { $seat }

## The end

terminal-final = Puntuación final
terminal-prestige = prestigio { $n }
terminal-seed = Semilla: { $seed }
