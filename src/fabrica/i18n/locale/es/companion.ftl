## El acompañante: una caja en la propia mesa, y su rival jugado por la página

companion-title = { $rival } junto a tu caja
companion-lead = Juega con tu propia caja en tu propia mesa. Esta página juega por tu rival: roba cartas, tira dados y cuenta, y tú mueves sus piezas.
companion-open = Jugar con tu propia caja
companion-last = Qué hacer
companion-has = Lo que tiene tu rival
companion-undo = Un paso atrás
companion-again = Empezar de nuevo
companion-so-far = Todo hasta ahora
companion-keep = La partida está en la dirección de esta página: puedes recargarla, guardarla en favoritos o volver atrás.
