# La mesa sencilla, de un juego sin página propia
plain-score = Puntuación
plain-yours = Te toca
table-plain = Mesa
