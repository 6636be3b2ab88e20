# A sala, como a casa fala dela.

game-name = Scythe
game-about = A Europa de outros anos 1920: lidere uma facção com trabalhadores e mechs e seja o mais rico quando alguém colocar a sexta estrela.
rival-name = O Automa
