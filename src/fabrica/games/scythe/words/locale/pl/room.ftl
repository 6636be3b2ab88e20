# Pokój, tak jak mówi o nim dom.

game-name = Scythe
game-about = Europa innych lat dwudziestych: poprowadź frakcję z robotnikami i mechami i bądź najbogatszy, gdy ktoś położy szóstą gwiazdkę.
rival-name = Automa
