# A sala, tal como a casa fala dela.

game-name = Stephens
game-about = Portugal, 1769: põe a tua gente a trabalhar em redor da fábrica de vidro dos irmãos Stephens, antes que o exército francês chegue à cidade.
rival-name = O Automa
