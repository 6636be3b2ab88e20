# Who sits at a table, and what they did.

## How well a bot plays, the weakest first

skill-random = Novice
skill-greedy = Easy
skill-planner = Medium
skill-search = Hard
skill-trained = Expert
skill-master = Master

## The log

log-round = Round { $n }
