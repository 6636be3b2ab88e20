# For a game that has no words of its own
game-about = Um pequeno jogo, tal como está escrito.
plain-you = Tu: { $words }
plain-score = Pontuação
plain-yours = É a tua vez
win-you = Ganhaste.
win-other = { $who } ganha.
win-shared = { $who } partilham a vitória.
win-shared-you = Partilhas a vitória com { $who }.
table-board = Mesa
seat = Lugar { $seat }
not-now = Isso não se pode fazer agora.
