# The room, as the house speaks of it.

game-name = Stephens
game-about = Portugalia, rok 1769: zatrudnij swoich ludzi wokół huty szkła braci Stephens, zanim do miasta dotrze armia francuska.
rival-name = Automa
