# A sala, como a casa fala dela.

game-name = Scythe
game-about = A Europa de uns outros anos 20: lidera uma fação com trabalhadores e mechs, e trata de ter mais moedas do que ninguém quando alguém colocar a sexta estrela.
rival-name = O Automa
