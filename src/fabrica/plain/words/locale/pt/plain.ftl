# For a game that has no words of its own
game-about = Um pequeno jogo, tal como está escrito.
plain-you = Tu: { $words }
win-you = Ganhaste.
win-other = { $who } ganha.
win-shared = { $who } partilham a vitória.
win-shared-you = Partilhas a vitória com { $who }.
seat = Lugar { $seat }
not-now = Isso não se pode fazer agora.
