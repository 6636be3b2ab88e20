# O fim: de onde vieram os pontos, e quem venceu.

## Linhas de uma pontuação; ao lado de cada uma estão os seus pontos

score-track = Trilha de pontuação
score-forest = Floresta, espaço { $space }
score-dunes = Dunas, espaço { $space }
# $each é o que vale um mestre
score-masters = { $level ->
    [stephens] { $n ->
        [one] { $n } mestre nos fornos
       *[other] { $n } mestres nos fornos
    }
    [lower] { $n ->
        [one] { $n } mestre nas fábricas privadas inferiores
       *[other] { $n } mestres nas fábricas privadas inferiores
    }
   *[upper] { $n ->
        [one] { $n } mestre nas fábricas privadas superiores
       *[other] { $n } mestres nas fábricas privadas superiores
    }
} × { $each }
score-apprentices = { $n ->
    [one] { $n } aprendiz destes mestres
   *[other] { $n } aprendizes destes mestres
}
# Uma coluna de contratos cumpridos: $n contratos vezes $cubes cubos
score-column = { $n ->
    [one] Contratos, coluna { $column }: { $n } contrato × { $cubes }
   *[other] Contratos, coluna { $column }: { $n } contratos × { $cubes }
}
score-2b = { $n ->
    [0] { disc-2b }: { $n } cubos
    [one] { disc-2b }: { $n } cubo
   *[other] { disc-2b }: { $n } cubos
}
score-2c = { $n ->
    [0] { disc-2c }: { $n } moedas
    [one] { disc-2c }: { $n } moeda
   *[other] { disc-2c }: { $n } moedas
}
score-2d = { $n ->
    [one] { disc-2d }: { $n } de influência
   *[other] { disc-2d }: { $n } de influência
}
score-2e = { $n ->
    [0] { disc-2e }: { $n } conjuntos
    [one] { disc-2e }: { $n } conjunto
   *[other] { disc-2e }: { $n } conjuntos
}
score-needed = Pontos a alcançar
# O que decide entre pontuações iguais, por esta ordem
score-tie = { $coins ->
    [0] desempate: { $influence } de influência, { $coins } moedas
    [one] desempate: { $influence } de influência, { $coins } moeda
   *[other] desempate: { $influence } de influência, { $coins } moedas
}

## Quem venceu

win-you = Venceste!
win-other = { $who } vence.
# $who é uma lista de nomes
win-shared = { $who } partilham a vitória.
win-shared-you = Partilhas a vitória com { $who }.
win-nobody = A partida está perdida.
win-nobody-you = Não alcançaste o objetivo.

## A solo. $rank é o que a pontuação faz do jogador, $needed os pontos que dão a vitória

solo-won = { $rank ->
    [glassmaker] { $who } vence com { $score } pontos e chega a vidraceiro.
   *[artisan] { $who } vence com { $score } pontos e chega a artesão.
}
solo-won-you = { $rank ->
    [glassmaker] Venceste com { $score } pontos: és um verdadeiro vidraceiro.
   *[artisan] Venceste com { $score } pontos: és artesão. Serás vidraceiro da próxima vez?
}
solo-lost = { $who } fica como aprendiz com { $score } pontos; eram precisos { $needed } para vencer.
solo-lost-you = Ficas como aprendiz com { $score } pontos; eram precisos { $needed } para vencer.
solo-scenario = { $who } tem { $score } pontos, que chegavam para vencer, mas a tarefa do cenário não foi cumprida.
solo-scenario-you = Tens { $score } pontos, que chegavam para vencer, mas a tarefa do cenário não foi cumprida.
solo-beaten = { $who } vence { $opponent } com { $score } pontos; eram precisos { $needed }.
solo-beaten-you = Venceste { $opponent } com { $score } pontos; eram precisos { $needed }.
solo-unbeaten = { $opponent } vence: { $who } tem { $score } pontos, mas eram precisos { $needed }.
solo-unbeaten-you = { $opponent } vence: tens { $score } pontos, mas eram precisos { $needed }.
