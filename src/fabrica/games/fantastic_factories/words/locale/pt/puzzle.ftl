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
    [one] Resolvido: { $n } produto novo. Sem sorte, nada rende mais.
   *[other] Resolvido: { $n } produtos novos. Sem sorte, nada rende mais.
}
puzzle-best-score = { $n ->
    [one] Resolvido: { $n } ponto. Sem sorte, nada rende mais.
   *[other] Resolvido: { $n } pontos. Sem sorte, nada rende mais.
}
puzzle-lucky-goods = { $n ->
    [one] Resolvido, e com sorte: { $n } produto novo, mais do que rende a melhor sequência sem sorte.
   *[other] Resolvido, e com sorte: { $n } produtos novos, mais do que rende a melhor sequência sem sorte.
}
puzzle-lucky-score = { $n ->
    [one] Resolvido, e com sorte: { $n } ponto, mais do que rende a melhor sequência sem sorte.
   *[other] Resolvido, e com sorte: { $n } pontos, mais do que rende a melhor sequência sem sorte.
}
puzzle-short-goods = { $n ->
    [one] Ainda não: a melhor sequência faz mais { $n } produto.
   *[other] Ainda não: a melhor sequência faz mais { $n } produtos.
}
puzzle-short-score = { $n ->
    [one] Ainda não: a melhor sequência rende mais { $n } ponto.
   *[other] Ainda não: a melhor sequência rende mais { $n } pontos.
}

## O treinador, sobre uma posição partilhada

shared-ask-goods = Melhor sequência para produtos
shared-ask-score = Melhor sequência para pontos
shared-best-goods = { $n ->
    [one] A melhor sequência sem sorte faz { $n } produto novo:
   *[other] A melhor sequência sem sorte faz { $n } produtos novos:
}
shared-best-score = { $n ->
    [one] A melhor sequência sem sorte acaba com { $n } ponto:
   *[other] A melhor sequência sem sorte acaba com { $n } pontos:
}
shared-luck = Aqui o treinador tentaria a sorte. Até essa jogada:
shared-unsure = Não houve tempo para ver tudo.
