# Quem está à mesa, e o que fez.

## Quão bem joga um bot, do mais fraco ao mais forte

skill-random = Principiante
skill-greedy = Fácil
skill-planner = Médio
skill-search = Difícil
skill-trained = Perito
skill-master = Mestre

## O registo

log-round = Ronda { $n }
