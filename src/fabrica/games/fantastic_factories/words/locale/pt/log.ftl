# O que o acaso respondeu a uma jogada. $who é um nome, $cards uma lista de cartas, $faces uma lista de dados. -you: dito a quem a fez.

news-draw = { $n ->
    [one] { $who } tira { $n } carta do baralho.
   *[other] { $who } tira { $n } cartas do baralho.
}
news-draw-you = Tiras do baralho: { $cards }.
news-roll = { $who } lança os dados: { $faces }.
news-roll-you = Lanças os dados: { $faces }.

# O topo do baralho, virado por um empreiteiro
news-revealed = Revelado do topo do baralho: { $cards }.
news-built = { $who } constrói { $card } do topo do baralho.
news-built-you = Constróis { $card } do topo do baralho.

news-market = Novo no mercado: { $cards }.

## A Máquina, no fim de uma ronda. Cada um dos seus cinco dados tem uma tarefa: levar uma carta, ou fabricar produtos de um tipo.

news-machine-rolls = A Máquina lança os dados: mercado { $take }, treino { $training }, produção { $production }, especial { $special }, serviços { $utility }.
news-machine-takes = A Máquina leva { $cards }.
news-machine-makes = { $n ->
    [0] A Máquina não fabrica produtos.
    [one] A Máquina fabrica { $n } produto.
   *[other] A Máquina fabrica { $n } produtos.
}
news-machine-sweeps = { $row ->
    [blueprints] A Máquina renova os projetos.
   *[contractors] A Máquina renova os empreiteiros.
}
