# For a game that has no words of its own
game-about = Mała gra, dokładnie taka, jak ją zapisano.
plain-you = Ty: { $words }
plain-score = Wynik
plain-yours = Twój ruch
plain-win-you = Wygrywasz.
plain-win = Wygrywa { $who }.
plain-win-shared = Wspólnie wygrywają: { $who }.
table-board = Stół
seat = Miejsce { $seat }
not-now = Tego nie można teraz zrobić.
