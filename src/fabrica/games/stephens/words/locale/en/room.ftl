# The room, as the house speaks of it.

game-name = Stephens
game-about = Portugal, 1769: put your people to work around the Stephens brothers' glassworks before the French army reaches the town.
rival-name = The Automa
