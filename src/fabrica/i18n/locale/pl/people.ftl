# Kto siedzi przy stole i co zrobił.

## Jak dobrze gra bot, od najsłabszego

skill-random = Nowicjusz
skill-greedy = Łatwy
skill-planner = Średni
skill-search = Trudny
skill-trained = Ekspert
skill-master = Mistrz

## Dziennik

log-round = Runda { $n }

## Jak widać ruchy innych

missed = Co mnie ominęło?
pace = Szybkość pokazywania ruchów innych graczy
pace-slow = Wolno
pace-normal = Normalnie
pace-fast = Szybko
pace-off = Nie pokazuj
