# The room, as the house speaks of it.

game-name = Stephens
game-about = Portugal, 1769: pon a tu gente a trabajar en torno a la fábrica de vidrio de los hermanos Stephens, antes de que el ejército francés llegue a la villa.
rival-name = El Automa
