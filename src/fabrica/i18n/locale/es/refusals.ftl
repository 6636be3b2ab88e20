unknown-move = «{ $words }» no es una jugada de este juego.
unknown-move-near = «{ $words }» no es una jugada de este juego. ¿Querías decir «{ $near }»?
game-over = La partida ha terminado.
not-your-turn = No es el turno del asiento { $seat }: está jugando el asiento { $turn }.
cannot-undo = No hay nada que deshacer: tu última jugada reveló algo, o los demás ya han seguido jugando.
cannot-redo = No hay nada que rehacer.
