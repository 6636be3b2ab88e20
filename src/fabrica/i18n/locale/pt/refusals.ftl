unknown-move = «{ $words }» não é uma jogada deste jogo.
unknown-move-near = «{ $words }» não é uma jogada deste jogo. Querias dizer «{ $near }»?
game-over = A partida acabou.
not-your-turn = Não é a vez do lugar { $seat }: está a jogar o lugar { $turn }.
cannot-undo = Não há nada para desfazer: a tua última jogada revelou algo, ou os outros já continuaram a jogar.
cannot-redo = Não há nada para refazer.
