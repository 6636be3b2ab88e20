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
    [one] Solved: { $n } new good. Without luck, no more is possible.
   *[other] Solved: { $n } new goods. Without luck, no more is possible.
}
puzzle-best-score = { $n ->
    [one] Solved: { $n } point. Without luck, no more is possible.
   *[other] Solved: { $n } points. Without luck, no more is possible.
}
puzzle-lucky-goods = { $n ->
    [one] Solved, and lucky: { $n } new good, more than the best solution without luck.
   *[other] Solved, and lucky: { $n } new goods, more than the best solution without luck.
}
puzzle-lucky-score = { $n ->
    [one] Solved, and lucky: { $n } point, more than the best solution without luck.
   *[other] Solved, and lucky: { $n } points, more than the best solution without luck.
}
puzzle-short-goods = { $n ->
    [one] Not yet: the best solution makes { $n } more good.
   *[other] Not yet: the best solution makes { $n } more goods.
}
puzzle-short-score = { $n ->
    [one] Not yet: the best solution scores { $n } more point.
   *[other] Not yet: the best solution scores { $n } more points.
}

## The coach, asked about a shared position

shared-ask-goods = How to make the most goods
shared-ask-score = How to score the most points
shared-best-goods = { $n ->
    [one] Without luck, the most that you can make is { $n } new good:
   *[other] Without luck, the most that you can make is { $n } new goods:
}
shared-best-score = { $n ->
    [one] Without luck, the most that you can end with is { $n } point:
   *[other] Without luck, the most that you can end with is { $n } points:
}
shared-luck = From here on the coach would trust to luck. The moves until then:
shared-unsure = The coach did not have time to check everything.
