# Desafios: o que se quer alcançar, até onde se chegou e quanto valeu.

puzzle-name-goods = Produtos
puzzle-name-score = Pontos
puzzle-task-goods = Nesta fase de trabalho, faz o maior número de produtos que conseguires.
puzzle-task-score = Acaba esta fase de trabalho com o maior número de pontos que conseguires: produtos e prestígio.
puzzle-so-far-goods = { $n ->
    [0] Até agora: { $n } produtos novos.
    [one] Até agora: { $n } produto novo.
   *[other] Até agora: { $n } produtos novos.
}
puzzle-so-far-score = { $n ->
    [0] Até agora: { $n } pontos.
    [one] Até agora: { $n } ponto.
   *[other] Até agora: { $n } pontos.
}
puzzle-best-goods = { $n ->
    [one] Resolvido: { $n } produto novo. Sem sorte, não é possível fazer mais.
   *[other] Resolvido: { $n } produtos novos. Sem sorte, não é possível fazer mais.
}
puzzle-best-score = { $n ->
    [one] Resolvido: { $n } ponto. Sem sorte, não é possível fazer mais.
   *[other] Resolvido: { $n } pontos. Sem sorte, não é possível fazer mais.
}
puzzle-lucky-goods = { $n ->
    [one] Resolvido, e com sorte: { $n } produto novo, mais do que na melhor solução sem sorte.
   *[other] Resolvido, e com sorte: { $n } produtos novos, mais do que na melhor solução sem sorte.
}
puzzle-lucky-score = { $n ->
    [one] Resolvido, e com sorte: { $n } ponto, mais do que na melhor solução sem sorte.
   *[other] Resolvido, e com sorte: { $n } pontos, mais do que na melhor solução sem sorte.
}
puzzle-short-goods = { $n ->
    [one] Ainda não: a melhor solução faz mais { $n } produto.
   *[other] Ainda não: a melhor solução faz mais { $n } produtos.
}
puzzle-short-score = { $n ->
    [one] Ainda não: a melhor solução rende mais { $n } ponto.
   *[other] Ainda não: a melhor solução rende mais { $n } pontos.
}

## O treinador, sobre uma posição partilhada

shared-ask-goods = Como fazer mais produtos
shared-ask-score = Como fazer mais pontos
shared-best-goods = { $n ->
    [one] Sem sorte, o máximo que podes fazer é { $n } produto novo:
   *[other] Sem sorte, o máximo que podes fazer são { $n } produtos novos:
}
shared-best-score = { $n ->
    [one] Sem sorte, o máximo com que podes acabar é { $n } ponto:
   *[other] Sem sorte, o máximo com que podes acabar são { $n } pontos:
}
shared-luck = A partir daqui o treinador confiaria na sorte. As jogadas até lá:
shared-unsure = O treinador não teve tempo de verificar tudo.
