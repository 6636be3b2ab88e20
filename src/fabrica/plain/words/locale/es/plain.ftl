# For a game that has no words of its own
game-about = Un juego pequeño, tal como está escrito.
plain-you = Tú: { $words }
plain-score = Puntuación
plain-yours = Te toca
plain-win-you = Has ganado.
plain-win = Gana { $who }.
plain-win-shared = { $who } comparten la victoria.
table-board = Mesa
seat = Asiento { $seat }
not-now = Eso no se puede hacer ahora.
