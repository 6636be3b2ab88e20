## O tutorial: para cada passo um título, o que há a perceber, o que há a fazer, uma dica depois de uma jogada que não ajuda, e um elogio

tutorial-take-title = Levar um projeto
tutorial-take-text = Cada ronda começa no mercado. Levas para a mão um dos { $row } projetos, de graça. Todos os projetos têm uma ferramenta, e para construir uma carta descartas outra com a mesma ferramenta.
tutorial-take-task = Tens na mão a Central Nuclear, uma carta com a chave inglesa. Leva outra carta com a chave inglesa, para mais tarde poderes construir a Central Nuclear.
tutorial-take-hint = Repara nas ferramentas dos projetos do mercado: precisas da chave inglesa. Só podes levar uma carta por turno, por isso, se levaste outra, recomeça.
tutorial-take-done = Bem escolhido! Agora tens na mão uma segunda carta com a chave inglesa, e uma carta nova ocupou o espaço vazio no mercado.

tutorial-hire-title = Contratar um empreiteiro
tutorial-hire-text = Em vez de levares um projeto, podes contratar um empreiteiro. Para isso descartas uma carta com a ferramenta que está por cima dele; alguns também custam energia.
tutorial-hire-task = Não tens metal nenhum. Contrata o Mineiro: descarta a carta da tua mão que tem a ferramenta que está por cima dele.
tutorial-hire-hint = Por cima do Mineiro está o martelo. Que carta da tua mão tem o martelo?
tutorial-hire-done = Ganhas { $miner_metal } de metal! O teu adversário também ganha { $miner_gift }, porque alguns empreiteiros trazem um presente. Depois o Mineiro é descartado e outro empreiteiro ocupa o seu lugar.

tutorial-workers-title = Os dados são trabalhadores
tutorial-workers-text = Na fase de trabalho lanças os teus dados e coloca-los. Na Pesquisa, qualquer dado tira uma carta. Na Produção, um dado de { $low } ou menos dá tanta energia quanto o seu valor. Na Mineração, um dado de { $high } ou mais dá 1 de metal.
tutorial-workers-task = Coloca um dado em cada andar da tua sede.
tutorial-workers-hint = Só um dos teus dados é suficientemente alto para a Mineração: guarda-o para lá.
tutorial-workers-done = Ganhaste uma carta, alguma energia e 1 de metal: todos os andares estão a ser usados. Cada andar tem { $slots } espaços.

tutorial-bonus-title = O bónus de igualdade
tutorial-bonus-text = Se um dado tiver o mesmo valor que outro já colocado no mesmo andar, recebes um extra: 1 de energia na Produção, 1 de metal na Mineração, uma carta na Pesquisa.
tutorial-bonus-task = Consegue 3 de metal. Há mais do que uma maneira de minerar com estes dados, mas os dados iguais rendem mais.
tutorial-bonus-hint = Cada dado na Mineração dá 1 de metal, e dados diferentes não dão mais do que isso. E se colocares lá os dois 4?
tutorial-bonus-done = Isso mesmo: o segundo 4 deu-te 1 de metal extra. Um andar cheio de dados iguais dá { $full_bonus } extras ao todo.

tutorial-build-title = Construir uma carta
tutorial-build-text = Para construir, paga o metal e a energia que estão no canto da carta e descarta outra carta com a mesma ferramenta. Podes construir numa ronda tantas cartas quantas puderes pagar.
tutorial-build-task = Constrói a Central Nuclear, descartando a outra carta que tem a chave inglesa.
tutorial-build-hint = Escolhe a Central Nuclear como carta a construir. A Refinaria é a que deves descartar: também tem a chave inglesa.
tutorial-build-done = O teu primeiro edifício! Vale prestígio, que são pontos, e podes usá-lo de imediato. A outra carta está agora no descarte.

tutorial-activate-title = Usar um edifício
tutorial-activate-text = Para usares um edifício, paga o que está à esquerda da seta e ganha o que está à direita. Cada edifício só pode ser usado uma vez por ronda, e cada dado também.
tutorial-activate-task = Fabrica um produto: coloca o dado de que a Central Nuclear precisa.
tutorial-activate-hint = A Central Nuclear precisa de um { $nuclear_plant_die }, e tu tens um. Não o coloques na sede.
tutorial-activate-done = Fabricaste um produto, que é um ponto, e ainda ganhaste alguma energia.

tutorial-train-title = Treinar um dado
tutorial-train-text = Os dados nem sempre saem como queres. Uma carta de treino muda um dado por colocar, e depois disso ainda o podes usar.
tutorial-train-task = Fabrica um produto. Não te saiu nenhum { $nuclear_plant_die }, mas há um Centro Desportivo no teu complexo: por { $training_energy } de energia, aumenta um dado em um.
tutorial-train-hint = A qual dos teus dados falta um para ser um { $nuclear_plant_die }? O Centro Desportivo só pode ser usado uma vez por ronda, por isso escolhe esse.
tutorial-train-done = O dado passou a { $nuclear_plant_die }, e assim fabricaste um produto. Outras cartas de treino diminuem um dado, viram-no para a face oposta ou relançam-no.

tutorial-answer-title = Cartas que trabalham sozinhas, e monumentos
tutorial-answer-text = Algumas cartas trabalham sozinhas: depois de construíres uma carta, o Painel Solar dá-te { $solar_array_energy } de energia, uma vez por ronda. Os monumentos, como o Obelisco, não fazem nada, mas valem muito prestígio.
tutorial-answer-task = Constrói o Obelisco e o Dojo, ambos nesta ronda.
tutorial-answer-hint = A tua energia paga uma carta. Depois o Painel Solar dá-te energia para a seguinte. Não descartes uma carta que queres construir.
tutorial-answer-done = Construíste duas cartas com a energia de uma. O Obelisco vale { $obelisk_prestige } pontos, e podes construir mais do que um.

tutorial-combine-title = Juntar tudo
tutorial-combine-text = Tudo o que ganhas chega de imediato, por isso uma jogada pode pagar a seguinte. A ordem é contigo: olha para tudo o que tens antes de começares.
tutorial-combine-task = Fabrica 2 produtos nesta ronda. A Central Nuclear precisa de um { $nuclear_plant_die }, o Laboratório de Biologia de um { $biolab_die } e de alguma energia, e o Dojo vira um dado para a face oposta.
tutorial-combine-hint = A face oposta de um { $nuclear_plant_die } é um { $biolab_die }. Arranja energia primeiro: tens um dado para a Produção, e a Central Nuclear também dá alguma.
tutorial-combine-done = Uma pequena máquina só tua! Encontrar cadeias como esta, e construir a pensar nelas, é o coração deste jogo.

tutorial-limits-title = Terminar a fase de trabalho
tutorial-limits-text = Quando já não tens nada para fazer, terminas. Depois de todos terem terminado, podes guardar no máximo { $resource_limit } de metal e energia em conjunto, e no máximo { $hand_limit } cartas. Descartas o resto, e és tu que escolhes o quê.
tutorial-limits-task = Na próxima ronda queres construir uma carta que custa muito metal. Termina a fase de trabalho, e guarda todo o teu metal.
tutorial-limits-hint = Tens de descartar alguma coisa, mas não precisa de ser metal: descarta energia.
tutorial-limits-done = Continuas com todo o teu metal, e a ronda seguinte já começou. Melhor ainda é gastar, antes de terminares, o que não podes guardar.

tutorial-ending-title = O fim, e quem vence
tutorial-ending-text = Quando um jogador tem { $goods_to_end } produtos ou { $buildings_to_end } edifícios, a ronda joga-se até ao fim, e depois mais uma. Esta é a última ronda. Os produtos e o prestígio são pontos; em caso de empate, vence quem tem mais metal.
tutorial-ending-task = O teu adversário vai à frente e já terminou. Podes pagar um monumento: constrói o que te dá a vitória, e depois termina.
tutorial-ending-hint = O primeiro Farol vale { $beacon_prestige } pontos, o seguinte mais { $beacon_step }. Já tens um Farol.
tutorial-ending-done = Venceste por um ponto! O teu segundo Farol valeu mais do que um Obelisco.

tutorial-machine-title = Contra a Máquina
tutorial-machine-text = A solo, o teu rival é a Máquina. Depois da tua fase de trabalho, ela leva uma carta, e os seus dados podem fabricar produtos: quanto mais cartas de um tipo tiver, mais provável é. Cada produto e cada carta dela é um ponto, e cada monumento mais um.
tutorial-machine-task = Esta é a última ronda, e há empate. A Máquina ainda vai jogar, e vence os empates: faz todos os pontos que puderes, e depois termina.
tutorial-machine-hint = Ainda podes fazer mais pontos: constrói o Obelisco e usa o Laboratório de Biologia com um { $biolab_die }. Termina só depois dos dois.
tutorial-machine-done = A Máquina levou a sua carta e lançou os dados para fabricar produtos, e tu continuas com mais pontos. Já sabes jogar: diverte-te com a tua fábrica!
