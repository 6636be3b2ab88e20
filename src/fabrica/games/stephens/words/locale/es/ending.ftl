# The end: where the points came from, and who won.

## Lines of a score; beside each stand its points

score-track = Pista de puntuación
score-forest = Bosque, casilla { $space }
score-dunes = Dunas, casilla { $space }
# $each is what one master counts
score-masters = { $level ->
    [stephens] { $n ->
        [one] { $n } maestro junto a los hornos
       *[other] { $n } maestros junto a los hornos
    }
    [lower] { $n ->
        [one] { $n } maestro junto a las fábricas privadas inferiores
       *[other] { $n } maestros junto a las fábricas privadas inferiores
    }
   *[upper] { $n ->
        [one] { $n } maestro junto a las fábricas privadas superiores
       *[other] { $n } maestros junto a las fábricas privadas superiores
    }
} × { $each }
score-apprentices = { $n ->
    [one] { $n } aprendiz con estos maestros
   *[other] { $n } aprendices con estos maestros
}
# A column of fulfilled contracts: $n contracts times $cubes cubes
score-column = { $n ->
    [one] Contratos, columna { $column }: { $n } contrato × { $cubes }
   *[other] Contratos, columna { $column }: { $n } contratos × { $cubes }
}
score-2b = { $n ->
    [one] { disc-2b }: { $n } cubo
   *[other] { disc-2b }: { $n } cubos
}
score-2c = { $n ->
    [one] { disc-2c }: { $n } moneda
   *[other] { disc-2c }: { $n } monedas
}
score-2d = { $n ->
    [one] { disc-2d }: { $n } de influencia
   *[other] { disc-2d }: { $n } de influencia
}
score-2e = { $n ->
    [one] { disc-2e }: { $n } juego
   *[other] { disc-2e }: { $n } juegos
}
score-needed = Puntos que alcanzar
# What decides between equal scores, in this order
score-tie = { $coins ->
    [one] desempate: { $influence } de influencia, { $coins } moneda
   *[other] desempate: { $influence } de influencia, { $coins } monedas
}

## Who won

win-you = ¡Has ganado!
win-other = Gana { $who }.
# $who is a list of names
win-shared = { $who } comparten la victoria.
win-shared-you = Compartes la victoria con { $who }.
win-nobody = La partida está perdida.
win-nobody-you = No has alcanzado el objetivo.

## Alone. $rank is what the score makes of the player, $needed the points that win

solo-won = { $rank ->
    [glassmaker] { $who } gana con { $score } puntos y el rango más alto: { rank-glassmaker }.
   *[artisan] { $who } gana con { $score } puntos y el rango de { rank-artisan }.
}
solo-won-you = { $rank ->
    [glassmaker] Ganas con { $score } puntos y el rango más alto: { rank-glassmaker }.
   *[artisan] Ganas con { $score } puntos y el rango de { rank-artisan }. ¿Llegarás a { rank-glassmaker } la próxima vez?
}
solo-lost = { $who } se queda en { rank-apprentice } con { $score } puntos; con { $needed } habría ganado.
solo-lost-you = Te quedas en { rank-apprentice } con { $score } puntos; con { $needed } habrías ganado.
solo-scenario = { $who } tiene { $score } puntos, suficientes para ganar, pero no se ha cumplido la tarea del escenario.
solo-scenario-you = Tienes { $score } puntos, suficientes para ganar, pero no se ha cumplido la tarea del escenario.
solo-beaten = { $who } vence a { $opponent } con { $score } puntos; hacían falta { $needed }.
solo-beaten-you = Has vencido a { $opponent } con { $score } puntos; hacían falta { $needed }.
solo-unbeaten = Gana { $opponent }: { $who } tiene { $score } puntos, pero hacían falta { $needed }.
solo-unbeaten-you = Gana { $opponent }: tienes { $score } puntos, pero hacían falta { $needed }.
