## O companheiro: uma caixa na própria mesa, e o seu rival jogado pela página

companion-title = { $rival } ao lado da tua caixa
companion-lead = Joga com a tua própria caixa, na tua própria mesa. Esta página joga pelo rival: tira cartas, lança dados e conta, e tu moves as peças dele.
companion-open = Jogar com a tua própria caixa
companion-last = O que fazer
companion-has = O que o rival tem
companion-undo = Um passo atrás
companion-again = Começar de novo
companion-so-far = Tudo até agora
companion-keep = A partida está no endereço desta página: podes recarregá-la, guardá-la nos favoritos ou voltar atrás.
