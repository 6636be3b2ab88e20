# Stephens no terminal. O que se escreve (ul, r01, stephens, lower, upper …) fica como se escreve.

## O título. $n é o número de turnos depois deste

terminal-title = { $phase ->
    [start] Os primeiros trabalhadores
    [renewal] Ronda { $round }, fase de renovação
   *[turn] Ronda { $round }
}
terminal-title-last = { $n ->
    [0] Ronda { $round }: o último turno
    [one] Ronda { $round } (mais { $n } turno depois deste)
   *[other] Ronda { $round } (mais { $n } turnos depois deste)
}
terminal-title-final = A fase final de renovação

## O tabuleiro. Depois de dois pontos segue-se uma lista de quantidades

terminal-army = Exército
# $next é para onde o leva a próxima fase de renovação
terminal-army-on = no espaço { $space }; na próxima fase de renovação, no { $next }
terminal-army-solo = no espaço { $space }; na próxima fase de renovação, no { $next }; na última, no { $final }
terminal-furnaces = Fornos
terminal-private = Fábricas privadas
# Aonde leva um forno: a um mercado
terminal-market = { $market ->
    [contracts] um contrato
   *[investments] um investimento
}
# Uma linha de profissões; $level é o que se escreve
terminal-row = { $side ->
    [left] esquerda { $level }
   *[right] direita { $level }
}
terminal-rows = Linhas de profissões
terminal-professions = Profissões ({ $red } vermelhas e { $blue } azuis nos baralhos)
terminal-master = mestre
terminal-apprentice = aprendiz
terminal-offer = { $market ->
    [contracts] Contratos, pagos em influência ({ $n } no baralho)
   *[investments] Investimentos, pagos em moedas ({ $n } no baralho)
}
terminal-rewards = Recompensas por cubos
terminal-reward = { $reward ->
    [card] um contrato ou um investimento, pelo seu custo
   *[worker] um trabalhador para alocar
}

## Os jogadores

# $final é o que a pontuação final daria agora
terminal-points = { $n ->
    [0] { $n } pontos (final: { $final })
    [one] { $n } ponto (final: { $final })
   *[other] { $n } pontos (final: { $final })
}
terminal-influence = influência { $n } (máx. { $most })
terminal-forest = floresta { $space }
terminal-dunes = dunas { $space }
terminal-reserve = Reserva
terminal-aside = Por entregar
terminal-abilities = Habilidades
terminal-discs = Discos a desbloquear
terminal-discs-later = Mais tarde
# $n dos $slots espaços estão ocupados
terminal-contracts = Contratos { $n }/{ $slots }
terminal-contracts-of = Contratos
terminal-fulfilled = Cumpridos
terminal-investments = Investimentos
terminal-column = Coluna { $n }
terminal-activated = ativada
# $n trabalhadores do Automa, $most do jogador; vence-se com $needed pontos
terminal-automa = { $n ->
    [one] { $n } trabalhador, por isso podes ter { $most }; precisas de { $needed } pontos
   *[other] { $n } trabalhadores, por isso podes ter { $most }; precisas de { $needed } pontos
}
terminal-bag = Saco
terminal-last-card = Última carta
terminal-opponent = Oponente
terminal-scenario = Cenário

## O que aconteceu

terminal-new-unlocked = desbloqueado: { $cards }
terminal-new-contracts = aceite: { $cards }
terminal-new-fulfilled = cumprido: { $cards }
terminal-new-investments = financiado: { $cards }

## A ajuda

terminal-signs = Lugares: ul é superior esquerda, lr é inferior direita. «a -> b»: pagas a, ganhas b; «infl» é influência, «pt» um ponto.
terminal-disc-after = Este disco só pode sair depois de desbloquear { $disc }.
