# For a game that has no words of its own
game-about = Um pequeno jogo, tal como está escrito.
plain-you = Tu: { $words }
plain-score = Pontuação
plain-yours = É a tua vez
plain-win-you = Ganhaste.
plain-win = { $who } ganha.
plain-win-shared = { $who } partilham a vitória.
table-board = Mesa
seat = Lugar { $seat }
not-now = Isso não se pode fazer agora.
