# Quién está a la mesa y qué hizo.

## Qué tan bien juega un bot, del más flojo al más fuerte

skill-random = Novato
skill-greedy = Fácil
skill-planner = Medio
skill-search = Difícil
skill-trained = Experto
skill-master = Maestro

## El registro

log-round = Ronda { $n }
