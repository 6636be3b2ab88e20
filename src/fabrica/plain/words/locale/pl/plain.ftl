# For a game that has no words of its own
game-about = Mała gra, dokładnie taka, jak ją zapisano.
plain-you = Ty: { $words }
win-you = Wygrywasz.
win-other = Wygrywa { $who }.
win-shared = Wspólnie wygrywają: { $who }.
win-shared-you = Zwycięstwem dzielą się: ty, { $who }.
seat = Miejsce { $seat }
not-now = Tego nie można teraz zrobić.
