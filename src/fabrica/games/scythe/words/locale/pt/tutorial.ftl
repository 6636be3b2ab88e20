## O tutorial: para cada passo um título, o que há a perceber, o que há a fazer, uma dica depois de uma jogada que não ajuda, e um elogio

tutorial-move-title = Mover
tutorial-move-text = Em cada turno escolhes uma secção do teu tabuleiro, diferente da anterior, e fazes as suas ações. Mover leva { $units } unidades tuas para territórios vizinhos. Os trabalhadores ficam a trabalhar; a personagem explora.
tutorial-move-task = Escolhe Mover. Manda um trabalhador para a montanha com a ficha de encontro, e a tua personagem da base para a floresta.
tutorial-move-hint = As duas unidades movem-se na mesma ação: escolhe uma, escolhe para onde vai, e depois a outra. A montanha toca na floresta e na tundra onde estão os teus trabalhadores; o encontro só espera por personagens, e um trabalhador pode lá ficar.
tutorial-move-done = A tua fação espalha-se. Controlas todos os territórios onde tens uma unidade, e podes gastar o que lá estiver.

tutorial-carry-title = Levar carga
tutorial-carry-text = Qualquer unidade pode levar recursos que controlas, tantos quantos quiseres. Um mech leva também trabalhadores, que assim não gastam o seu próprio movimento.
tutorial-carry-task = Leva o teu mech, os dois trabalhadores e os dois metais para a aldeia, num só movimento.
tutorial-carry-hint = Começa pelo mech. Antes de dizeres para onde vai, diz o que leva: pode levar tudo de uma vez.
tutorial-carry-done = Moveu-se uma unidade, e chegaram cinco peças. Um trabalhador ainda podia seguir caminho com o movimento que te resta.

tutorial-produce-title = Produzir
tutorial-produce-text = Produzes em { $hexes } territórios que controles: cada trabalhador faz lá um recurso e, numa aldeia, mais um trabalhador. A partir de { $from_power } trabalhadores no mapa custa 1 de poder, mais tarde também popularidade e moedas.
tutorial-produce-task = Tens trabalhadores em três lugares e podes produzir em dois. Consegue 2 trabalhadores novos e 2 de madeira.
tutorial-produce-hint = A madeira vem das florestas, os trabalhadores vêm das aldeias. Deixa a tundra em paz; na aldeia, fica com todos os trabalhadores que puderes.
tutorial-produce-done = Tens agora sete trabalhadores. A estrela dos { $workers } está perto, mas a partir de { $from_popularity } cada Produzir custa-te também 1 de popularidade.

tutorial-bolster-title = Reforçar
tutorial-bolster-text = Reforçar custa uma moeda e rende poder ou cartas de combate. Ambos se gastam em combate. O poder vai até { $power }, e chegar lá é uma das metas: colocas uma estrela.
tutorial-bolster-task = Tens 14 de poder e uma só moeda. Coloca uma estrela neste turno.
tutorial-bolster-hint = Cartas de combate não são poder. Escolhe Reforçar e depois o poder.
tutorial-bolster-done = A tua primeira estrela! Fica contigo, mesmo que voltes a gastar o poder. Há dez metas, e a estrela número { $stars } acaba com a partida.

tutorial-trade-title = Negociar e Mobilizar
tutorial-trade-text = Cada secção tem duas metades: primeiro fazes a de cima, depois a de baixo. Negociar põe { $tokens } recursos à tua escolha junto dos teus trabalhadores; a ação de baixo paga-se com o que controlas.
tutorial-trade-task = No teu tabuleiro, Negociar está por cima de Mobilizar, que aqui custa 4 de metal. Tens 2. Põe um mech no mapa neste turno.
tutorial-trade-hint = Negoceia por recursos e pede metal das duas vezes. Depois faz também a ação de baixo.
tutorial-trade-done = Planear as duas metades em conjunto é a arte deste jogo. A habilidade que estava debaixo do mech vale agora para a tua personagem e para todos os teus mechs.

tutorial-rivers-title = Rios e mechs
tutorial-rivers-text = Os rios fecham o caminho. Com { ability-riverwalk }, a tua personagem e os teus mechs podem atravessá-los, mas só para os terrenos da tua fação: aqui, florestas e montanhas. Com { ability-speed } dão mais um passo.
tutorial-rivers-task = A tua personagem já se moveu; resta-te uma unidade. Leva um mech até à quinta com o túnel, do outro lado do rio.
tutorial-rivers-hint = Não se pode atravessar o rio diretamente para uma quinta. Vai primeiro para a floresta: entre ela e a quinta não há rio.
tutorial-rivers-done = Dois passos, duas habilidades. { ability-seaworthy } e outras parecidas fazem o mesmo com os lagos, cada uma à sua maneira.

tutorial-upgrade-title = Melhorar
tutorial-upgrade-text = Uma melhoria custa petróleo e vale até ao fim da partida: um cubo de tecnologia sai de uma ação de cima, que passa a render mais, e tapa parte do preço de uma de baixo, que passa a custar menos.
tutorial-upgrade-task = Acabaste de produzir, e por baixo está Melhorar. Paga: a partir de agora, move três unidades de cada vez e mobiliza com menos metal.
tutorial-upgrade-hint = O cubo que queres está em Mover, nas unidades e não nas moedas. Põe-no em Mobilizar.
tutorial-upgrade-done = As duas ações ficam melhores para sempre. Seis melhorias dão uma estrela.

tutorial-build-title = Construir
tutorial-build-text = Uma estrutura custa madeira e vai para um território com um trabalhador teu, uma em cada. O território continua teu quando as unidades saem. No fim, a peça de estrutura paga pelo lugar das tuas estruturas: nesta partida, ao lado de lagos.
tutorial-build-task = Constrói o { structure-mill }, que produz como um trabalhador, num sítio em que a peça de estrutura vá pagar por ele.
tutorial-build-hint = Um dos teus trabalhadores está numa floresta sem nenhum lago ao lado, o outro numa montanha junto à margem.
tutorial-build-done = 3 moedas já, do teu tabuleiro, e mais 2 no fim. O { structure-mill } vai juntar metal sempre que produzires.

tutorial-enlist-title = Alistar
tutorial-enlist-text = Um recruta rende logo { $bonus } do bónus que escolheres. E continua: sempre que tu ou um vizinho de mesa fizerem a ação de baixo de onde ele veio, ganhas 1. O teu recruta de Alistar traz cartas de combate.
tutorial-enlist-task = A partir de { $from_middle } de popularidade tudo vale mais no fim, e tens 5. Alista um recruta e chega lá.
tutorial-enlist-hint = É o bónus único que o consegue: fica com a popularidade. De que ação vem o recruta é contigo.
tutorial-enlist-done = E ainda uma carta de combate, porque foste tu a alistar. Escolhe os próximos recrutas pelo que os teus vizinhos fazem muitas vezes.

tutorial-combat-title = Combate
tutorial-combat-text = Os dois lados escolhem em segredo: poder, { $dial } no máximo, e uma carta de combate de { $lowest } a { $highest } por cada personagem e cada mech no local. Vence a soma mais alta; o empate é do atacante. Ambos perdem o que escolheram.
tutorial-combat-task = És tu a atacar. O adversário tem 3 de poder e uma carta, e já escolheu. Vence de certeza, e fica com 2 de poder.
tutorial-combat-hint = Três de poder e uma carta de { $highest } dão 8, no máximo, e 8 chegam-te. Com a tua melhor carta, de quanto poder precisas?
tutorial-combat-done = As primeiras { $combats } vitórias dão uma estrela cada. As unidades do vencido voltaram para casa, e ele tirou uma carta: ninguém luta em vão.

tutorial-workers-title = Trabalhadores no caminho
tutorial-workers-text = Onde só há trabalhadores inimigos, a tua personagem ou um mech entra sem luta. Eles voltam para a base e os recursos ficam para ti; mas perdes 1 de popularidade por cada um.
tutorial-workers-task = Com o teu mech, fica com recursos do adversário e conserva pelo menos { $from_middle } de popularidade.
tutorial-workers-hint = Tens 8 de popularidade e só podes expulsar um trabalhador. Onde é que está um sozinho?
tutorial-workers-done = O metal é teu, e continuas no escalão do meio. Expulsar dois ter-te-ia custado mais ou menos o que a comida rende.

tutorial-encounter-title = Encontros
tutorial-encounter-text = Uma personagem que acaba o movimento numa ficha de encontro tira uma carta com três opções. A primeira é grátis; a segunda custa moedas, a terceira popularidade. O que ganhas aparece onde está a personagem.
tutorial-encounter-task = Este encontro («{ encounter-5 }») pode dar-te um mech longe dos teus trabalhadores. Fica com ele, sem perderes popularidade.
tutorial-encounter-hint = Repara na opção que custa moedas. Tens precisamente as que bastam.
tutorial-encounter-done = Um mech sem metal e sem trabalhador. Os encontros rendem mais no início: vale a pena explorar cedo.

tutorial-factory-title = A Fábrica
tutorial-factory-text = No meio está a Fábrica. Uma vez por partida, quando a tua personagem lá chega, vês as cartas e ficas com uma: uma quinta secção do tabuleiro, com um movimento de { $steps } passos. No fim, a Fábrica conta como { $counts } territórios.
tutorial-factory-task = Vai à Fábrica e fica com a carta que transforma poder em popularidade. Não movas mais ninguém.
tutorial-factory-hint = A tua personagem está na montanha ao lado da Fábrica. As cartas vêm quando acabares de mover.
tutorial-factory-done = Os outros vão escolher do que deixaste. Quem chega primeiro é quem mais vê.

tutorial-objective-title = Objetivos
tutorial-objective-text = Tens { $dealt } objetivos secretos e podes revelar um quando estiver cumprido: dá uma estrela, e o outro é descartado. Alguns só se mostram no fim do teu turno.
tutorial-objective-task = «{ objective-10 }» pede três florestas no fim do turno, e controlas duas. Revela-o neste turno.
tutorial-objective-hint = Os teus trabalhadores têm de ficar onde estão. A personagem consegue chegar a uma floresta; depois termina o movimento, e a pergunta vem antes do fim do turno.
tutorial-objective-done = Uma estrela por algo que quase já tinhas feito. Olha para os teus objetivos antes de decidires para onde ir.

tutorial-ending-title = O fim da partida
tutorial-ending-text = A tua estrela número { $stars } acaba logo com a partida, e então decidem as moedas: estrelas, territórios e pares de recursos, que valem mais a partir de { $from_middle } e de { $from_high } de popularidade. Acabar não é ainda vencer.
tutorial-ending-task = Tens cinco estrelas, e o adversário ficaria com 46 moedas. Podias acabar já com Reforçar, mas ficavas com poucas. Vence a partida.
tutorial-ending-hint = Com 5 de popularidade tudo vale pouco. Primeiro negoceia por popularidade; a ação de baixo pode dar-te a última estrela, pelo quarto mech.
tutorial-ending-done = Venceste! A partir de { $from_middle } de popularidade, cada estrela rendeu { $star_middle } moedas em vez de { $star_low }, e cada território { $territory_middle } em vez de { $territory_low }. Já conheces o jogo: o mapa é teu!
