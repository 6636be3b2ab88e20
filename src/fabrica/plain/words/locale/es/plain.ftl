# For a game that has no words of its own
game-about = Un juego pequeño, tal como está escrito.
plain-you = Tú: { $words }
win-you = Has ganado.
win-other = Gana { $who }.
win-shared = { $who } comparten la victoria.
win-shared-you = Compartes la victoria con { $who }.
seat = Asiento { $seat }
not-now = Eso no se puede hacer ahora.
