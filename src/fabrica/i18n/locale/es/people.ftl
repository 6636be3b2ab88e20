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

## Cómo se ven las jugadas de los demás

missed = ¿Qué me he perdido?
pace = Velocidad a la que se muestran las jugadas de los demás
pace-slow = Lenta
pace-normal = Normal
pace-fast = Rápida
pace-off = No mostrar
