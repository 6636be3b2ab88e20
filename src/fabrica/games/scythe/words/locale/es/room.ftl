# La sala, tal como habla de ella la casa.

game-name = Scythe
game-about = La Europa de otros años veinte: dirige una facción con trabajadores y mechas, y ten más monedas que nadie cuando alguien coloque la sexta estrella.
rival-name = El Automa
