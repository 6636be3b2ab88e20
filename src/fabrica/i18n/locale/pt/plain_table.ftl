# A mesa simples, de um jogo sem página própria
plain-score = Pontuação
plain-yours = É a tua vez
table-plain = Mesa
