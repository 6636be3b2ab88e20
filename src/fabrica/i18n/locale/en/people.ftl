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

## How others' moves are seen

missed = What did I miss?
pace = How fast others' moves are shown
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-off = Do not show
