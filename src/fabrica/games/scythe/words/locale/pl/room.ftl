# Pokój, tak jak mówi o nim dom.

game-name = Scythe
game-about = Europa innych lat dwudziestych: poprowadź frakcję z robotnikami i mechami i miej najwięcej monet, gdy ktoś położy szóstą gwiazdkę.
rival-name = Automa
