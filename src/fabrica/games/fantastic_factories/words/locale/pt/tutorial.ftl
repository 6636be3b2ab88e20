## O tutorial: para cada passo um título, o que há a perceber, o que há a fazer, uma dica depois de uma jogada que não ajuda, e um elogio

tutorial-take-title = Levar um projeto
tutorial-take-text = Cada ronda começa no mercado. Levas para a mão um dos { $row } projetos, de graça. Todos os projetos têm uma ferramenta, e para construir uma carta descartas outra com a mesma ferramenta.
tutorial-take-task = Tens na mão a Central Nuclear, uma carta com a chave inglesa. Leva uma carta com a chave inglesa, para mais tarde poderes construir a Central Nuclear.
tutorial-take-hint = Repara nas ferramentas dos projetos do mercado: queres a chave inglesa. Só podes levar uma carta por turno, por isso, se levaste outra, recomeça.
tutorial-take-done = Bem escolhido! Agora tens na mão uma segunda carta com a chave inglesa, e uma carta nova encheu o espaço vazio no mercado.

tutorial-hire-title = Contratar um empreiteiro
tutorial-hire-text = Em vez de levares um projeto, podes contratar um empreiteiro. Custa-te uma carta com a ferramenta que está por cima dele; alguns também querem energia.
tutorial-hire-task = Não tens metal nenhum. Contrata o Mineiro: descarta a carta da tua mão que tem a ferramenta que está por cima dele.
tutorial-hire-hint = Por cima do Mineiro está o martelo. Que carta da tua mão tem o martelo?
tutorial-hire-done = São { $miner_metal } de metal para ti! O teu adversário também recebeu { $miner_gift }: alguns empreiteiros trazem um presente. Depois o Mineiro vai-se embora, e outro empreiteiro ocupa o seu lugar.

tutorial-workers-title = Os dados são trabalhadores
tutorial-workers-text = Na fase de trabalho lanças os teus dados e coloca-los. Na Investigação, qualquer dado tira uma carta. Na Geração, um dado de { $low } ou menos traz a energia que mostra, e na Extração um dado de { $high } ou mais traz 1 de metal.
tutorial-workers-task = Coloca um dado em cada andar da tua sede.
tutorial-workers-hint = Só um dos teus dados é suficientemente alto para a Extração: guarda-o para lá.
tutorial-workers-done = Uma carta, alguma energia e 1 de metal: todos os andares estão a trabalhar. Cada andar tem { $slots } espaços.

tutorial-bonus-title = O bónus de dados iguais
tutorial-bonus-text = Se um dado for igual a outro que já está no mesmo andar, recebes um extra. Na Geração o extra é 1 de energia, na Extração 1 de metal, na Investigação uma carta.
tutorial-bonus-task = Consegue 3 de metal. Tens dados para extrair metal de mais do que uma maneira, mas os dados iguais rendem mais.
tutorial-bonus-hint = Cada dado na Extração é 1 de metal, e dados diferentes não trazem mais do que isso. E se os dois 4 forem para lá?
tutorial-bonus-done = Isso mesmo: o segundo 4 trouxe 1 de metal extra. Um andar cheio de dados iguais traz { $full_bonus } extras ao todo.

tutorial-build-title = Construir uma carta
tutorial-build-text = Para construir, paga o metal e a energia que estão no canto da carta e descarta outra carta com a mesma ferramenta. Podes construir numa ronda tantas cartas quantas puderes pagar.
tutorial-build-task = Constrói a Central Nuclear e paga-a com a outra carta que tem a chave inglesa.
tutorial-build-hint = Escolhe a Central Nuclear como carta a construir. A Refinaria é a que deves descartar: também tem a chave inglesa.
tutorial-build-done = O teu primeiro edifício! Vale prestígio, que são pontos, e podes usá-lo de imediato. A outra carta está agora no descarte.

tutorial-activate-title = Usar um edifício
tutorial-activate-text = Os teus edifícios fazem coisas: paga o que está à esquerda da seta, ganha o que está à direita. Cada edifício pode ser usado uma vez por ronda, e cada dado trabalha uma vez.
tutorial-activate-task = Fabrica um produto: dá à Central Nuclear o dado que ela pede.
tutorial-activate-hint = A Central Nuclear quer um { $nuclear_plant_die }, e tu tens um. Não o mandes para a sede.
tutorial-activate-done = Um produto! Cada produto é um ponto, e ainda recebeste alguma energia.

tutorial-train-title = Treinar um dado
tutorial-train-text = Os dados nem sempre caem como queres. Uma carta de treino muda um dado que ainda não foi colocado, e depois disso o dado ainda pode ser usado.
tutorial-train-task = Fabrica um produto. Não te saiu nenhum { $nuclear_plant_die }, mas há um Ginásio no teu complexo: por { $training_energy } de energia, soma um a um dado.
tutorial-train-hint = Qual dos teus dados está a um passo de ser um { $nuclear_plant_die }? O Ginásio só pode ser usado uma vez por ronda, por isso treina esse.
tutorial-train-done = O dado passou a { $nuclear_plant_die }, e assim fabricaste um produto. Outras cartas de treino baixam um dado, viram-no ao contrário ou relançam-no.

tutorial-answer-title = Cartas que reagem, e monumentos
tutorial-answer-text = Algumas cartas trabalham sozinhas: quando acabas de construir uma carta, o Painel Solar dá-te { $solar_array_energy } de energia, uma vez por ronda. Os monumentos, como o Obelisco, não fazem nada, mas trazem muito prestígio.
tutorial-answer-task = Constrói o Obelisco e o Dojo, ambos nesta ronda.
tutorial-answer-hint = A tua energia paga uma construção, e depois o Painel Solar reage e paga a seguinte. Não descartes uma carta que queres construir.
tutorial-answer-done = Duas construções com a energia de uma. O Obelisco vale { $obelisk_prestige } pontos, e podes construir mais.

tutorial-combine-title = Juntar tudo
tutorial-combine-text = Os ganhos chegam logo, por isso uma jogada pode pagar a seguinte. A ordem é contigo: olha para tudo o que tens antes de começares.
tutorial-combine-task = Fabrica 2 produtos nesta ronda. A Central Nuclear precisa de um { $nuclear_plant_die }, o Biolaboratório de um { $biolab_die } e de alguma energia, e o Dojo vira um dado ao contrário.
tutorial-combine-hint = Um { $nuclear_plant_die } virado ao contrário é um { $biolab_die }. Arranja energia primeiro: há um dado para a Geração, e a Central Nuclear também dá alguma.
tutorial-combine-done = Uma pequena máquina só tua! Encontrar cadeias como esta, e construir a pensar nelas, é o coração deste jogo.

tutorial-limits-title = Terminar o trabalho
tutorial-limits-text = Quando já não tens nada para fazer, terminas. Depois de todos terem terminado, podes guardar { $resource_limit } de metal e energia em conjunto, e { $hand_limit } cartas; o que passar disso deitas fora, e és tu que escolhes o quê.
tutorial-limits-task = Na próxima ronda queres construir algo com muito metal. Termina, e guarda todo o teu metal.
tutorial-limits-hint = Tens de deitar alguma coisa fora, mas não precisa de ser metal: deita fora energia.
tutorial-limits-done = Todo o teu metal ainda cá está, e a ronda seguinte já começou. Melhor ainda é gastar, antes de terminares, o que não podes guardar.

tutorial-ending-title = O fim, e quem vence
tutorial-ending-text = Quando alguém tem { $goods_to_end } produtos ou { $buildings_to_end } edifícios, a ronda joga-se até ao fim, e depois mais uma. Agora é essa última ronda. Os pontos são produtos e prestígio; se forem iguais, decide quem tem mais metal.
tutorial-ending-task = O teu adversário vai à frente e já terminou. Podes pagar um monumento: constrói o que te dá a vitória, e depois termina.
tutorial-ending-hint = O primeiro Farol vale { $beacon_prestige } pontos, o seguinte mais { $beacon_step }. Já tens um Farol.
tutorial-ending-done = Venceste por um ponto! O teu segundo Farol valeu mais do que um Obelisco.

tutorial-machine-title = Contra a Máquina
tutorial-machine-text = A solo, jogas contra a Máquina. Depois do teu trabalho ela leva uma carta, e os seus dados podem fabricar produtos: quanto mais cartas de um tipo tiver, mais provável é. Os seus produtos e cartas são pontos, e cada monumento seu vale mais um.
tutorial-machine-task = Esta é a última ronda, e há empate. A Máquina ainda vai jogar, e vence os empates: faz todos os pontos que puderes, e depois termina.
tutorial-machine-hint = Ainda dá para mais: um Obelisco que podes construir, e um { $biolab_die } para o Biolaboratório. Termina só depois dos dois.
tutorial-machine-done = A Máquina levou a sua carta e lançou os dados para os seus produtos, e tu continuas com mais pontos. Já sabes jogar: diverte-te com a tua fábrica!
