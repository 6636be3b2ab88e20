# Quem está à mesa, e o que fez.

## Quão bem joga um bot, do mais fraco ao mais forte

skill-random = Principiante
skill-greedy = Fácil
skill-planner = Médio
skill-search = Difícil
skill-trained = Especialista
skill-master = Mestre

## O registo

log-round = Ronda { $n }

## Como se veem as jogadas dos outros

missed = O que perdi?
pace = Velocidade a que se mostram as jogadas dos outros
pace-slow = Lenta
pace-normal = Normal
pace-fast = Rápida
pace-off = Não mostrar
