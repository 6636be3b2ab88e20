# Puzzles: what is to be reached, how far one has come, and what it was worth.

puzzle-name-goods = Goods
puzzle-name-score = Points
puzzle-task-goods = In this work phase, make as many goods as you can.
puzzle-task-score = End this work phase with as many points as you can: goods and prestige.
puzzle-so-far-goods = { $n ->
    [one] So far: { $n } new good.
   *[other] So far: { $n } new goods.
}
puzzle-so-far-score = { $n ->
    [one] So far: { $n } point.
   *[other] So far: { $n } points.
}
puzzle-best-goods = { $n ->
    [one] Solved: { $n } new good. Nothing brings more without luck.
   *[other] Solved: { $n } new goods. Nothing brings more without luck.
}
puzzle-best-score = { $n ->
    [one] Solved: { $n } point. Nothing brings more without luck.
   *[other] Solved: { $n } points. Nothing brings more without luck.
}
puzzle-lucky-goods = { $n ->
    [one] Solved, and lucky: { $n } new good, more than the best line without luck.
   *[other] Solved, and lucky: { $n } new goods, more than the best line without luck.
}
puzzle-lucky-score = { $n ->
    [one] Solved, and lucky: { $n } point, more than the best line without luck.
   *[other] Solved, and lucky: { $n } points, more than the best line without luck.
}
puzzle-short-goods = { $n ->
    [one] Not yet: the best line makes { $n } good more.
   *[other] Not yet: the best line makes { $n } goods more.
}
puzzle-short-score = { $n ->
    [one] Not yet: the best line brings { $n } point more.
   *[other] Not yet: the best line brings { $n } points more.
}

## The coach, asked about a shared position

shared-ask-goods = Best line for goods
shared-ask-score = Best line for points
shared-best-goods = { $n ->
    [one] The best line without luck makes { $n } new good:
   *[other] The best line without luck makes { $n } new goods:
}
shared-best-score = { $n ->
    [one] The best line without luck ends with { $n } point:
   *[other] The best line without luck ends with { $n } points:
}
shared-luck = Here the coach would try its luck. Up to that move:
shared-unsure = There was no time to look at everything.
