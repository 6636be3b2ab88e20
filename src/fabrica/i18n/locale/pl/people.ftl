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
