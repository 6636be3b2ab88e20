unknown-move = „{ $words }” nie jest ruchem w tej grze.
unknown-move-near = „{ $words }” nie jest ruchem w tej grze. Czy chodziło o „{ $near }”?
game-over = Partia jest skończona.
not-your-turn = To nie jest kolej gracza { $seat }: teraz gra gracz { $turn }.
cannot-undo = Nie ma czego cofnąć: twój ostatni ruch coś ujawnił albo inni zdążyli już zagrać.
cannot-redo = Nie ma czego ponowić.
