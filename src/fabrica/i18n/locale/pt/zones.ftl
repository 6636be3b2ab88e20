## The zones of a table

panels = As partes da mesa
panel-board = Mesa
panel-mine = Meu
panel-others = Outros
panel-log = Registo
undo-not = Não há nada para desfazer: ainda não jogaste desde que se revelou algo novo.
redo-not = Não há nada para refazer.
