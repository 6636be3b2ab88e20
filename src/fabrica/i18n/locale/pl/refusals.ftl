unknown-move = „{ $words }” nie jest ruchem w tej grze.
unknown-move-near = „{ $words }” nie jest ruchem w tej grze. Czy chodziło o „{ $near }”?
game-over = Gra jest już skończona.
not-your-turn = To nie kolej gracza { $seat }: teraz rusza się gracz { $turn }.
cannot-undo = Nie ma czego cofnąć: twój ostatni ruch coś ujawnił albo inni zagrali już dalej.
cannot-redo = Nie ma czego ponowić.
