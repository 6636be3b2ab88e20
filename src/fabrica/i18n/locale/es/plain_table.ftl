# La mesa sencilla, de un juego sin página propia
plain-score = Puntuación
plain-yours = Es tu turno
table-plain = Mesa
