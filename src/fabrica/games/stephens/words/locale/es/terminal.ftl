# Stephens at the terminal. What is typed (ul, r01, stephens, lower, upper …) stays as it is typed.

## The title. $n is the number of turns after this one

terminal-title = { $phase ->
    [start] Los primeros trabajadores
    [renewal] Ronda { $round }, fase de renovación
   *[turn] Ronda { $round }
}
terminal-title-last = { $n ->
    [0] Ronda { $round }: el último turno
    [one] Ronda { $round } ({ $n } turno más después de este)
   *[other] Ronda { $round } ({ $n } turnos más después de este)
}
terminal-title-final = La última fase de renovación

## The board. A list of amounts follows after a colon

terminal-army = Ejército
# $next is where the next renewal phase brings it
terminal-army-on = en la casilla { $space }, tras la próxima renovación en la { $next }
terminal-army-solo = en la casilla { $space }, tras la próxima renovación en la { $next }; la última, en la { $final }
terminal-furnaces = Hornos
terminal-private = Fábricas privadas
# Where a furnace leads: to a market
terminal-market = { $market ->
    [contracts] un contrato
   *[investments] una inversión
}
# A row of professions; $level is typed
terminal-row = { $side ->
    [left] izquierda { $level }
   *[right] derecha { $level }
}
terminal-rows = Filas de profesiones
terminal-professions = Profesiones (en los mazos: { $red } rojas, { $blue } azules)
terminal-master = maestro
terminal-apprentice = aprendiz
terminal-offer = { $market ->
    [contracts] Contratos, por influencia ({ $n } en el mazo)
   *[investments] Inversiones, por monedas ({ $n } en el mazo)
}
terminal-rewards = Recompensas por cubos
terminal-reward = { $reward ->
    [card] un contrato o una inversión, por su coste
   *[worker] un trabajador que asignar
}

## The players

# $final is what the final scoring would give now
terminal-points = { $n ->
    [one] { $n } punto (final: { $final })
   *[other] { $n } puntos (final: { $final })
}
terminal-influence = { $n } de influencia (máx. { $most })
terminal-forest = bosque { $space }
terminal-dunes = dunas { $space }
terminal-reserve = Reserva
terminal-aside = Apartado
terminal-abilities = Habilidades
terminal-discs = Discos por desbloquear
terminal-discs-later = Más tarde
# $n of $slots slots are taken
terminal-contracts = Contratos { $n }/{ $slots }
terminal-contracts-of = Contratos
terminal-fulfilled = Cumplidos
terminal-investments = Inversiones
terminal-column = Columna { $n }
terminal-activated = activada
# $n workers of the Automa, $most of the player; $needed points win
terminal-automa = { $n ->
    [one] { $n } trabajador, así que puedes tener { $most }; necesitas { $needed } puntos
   *[other] { $n } trabajadores, así que puedes tener { $most }; necesitas { $needed } puntos
}
terminal-bag = Bolsa
terminal-last-card = Última carta
terminal-opponent = Oponente
terminal-scenario = Escenario

## What happened

terminal-new-unlocked = desbloqueado: { $cards }
terminal-new-contracts = aceptado: { $cards }
terminal-new-fulfilled = cumplido: { $cards }
terminal-new-investments = financiado: { $cards }

## Help

terminal-signs = Lugares: ul es arriba a la izquierda, lr abajo a la derecha. «a -> b»: paga a, obtén b; «infl» es influencia, «pto» un punto.
terminal-disc-after = Este disco puede salir después de { $disc }.
