# The room, as the house speaks of it.

game-name = Scythe
game-about = Europe in another 1920s: lead a faction with workers and mechs, and have the most coins when somebody places the sixth star.
rival-name = The Automa
