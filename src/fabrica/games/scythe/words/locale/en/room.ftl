# The room, as the house speaks of it.

game-name = Scythe
game-about = Europe in another 1920: lead a faction with workers and mechs, and be the richest when somebody places the sixth star.
rival-name = The Automa
