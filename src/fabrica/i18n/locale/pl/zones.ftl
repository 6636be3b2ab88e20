## The zones of a table

panels = Części stołu
panel-board = Stół
panel-mine = Moje
panel-others = Inni
panel-log = Przebieg
