## As regras de Scythe. Os números são os da caixa: estão em rulebook.py.

rules-goal-title = O objetivo
rules-goal-1 = São os anos 20 de uma outra Europa. Lideras uma fação, com uma personagem, mechs e trabalhadores, em redor da Fábrica, que está vazia no meio do mapa.
rules-goal-2 = Quem coloca a estrela número { $stars } acaba logo com a partida. Contam-se então as moedas, e vence quem tiver mais. Quanto maior for a tua popularidade, mais moedas rendem as estrelas, os territórios e os recursos.

rules-setup-title = Preparação
rules-setup-1 = Cada jogador tem uma fação, que diz onde começa, com quanto poder e quantas cartas de combate, e que habilidades trazem os seus mechs; e um tabuleiro de jogador, que diz quanto custam as suas ações e com quantas moedas e quanta popularidade começa.
rules-setup-2 = A tua personagem está na tua base, e dois trabalhadores nos territórios ao lado. Recebes { $dealt } objetivos. As cartas de combate e os objetivos são secretos; tudo o resto está à vista.

rules-map-title = O mapa
rules-map-1 = As montanhas produzem metal, as quintas comida, as florestas madeira, as tundras petróleo e as aldeias trabalhadores. A Fábrica e os lagos não produzem nada. Todos os territórios com túnel são adjacentes entre si.
rules-map-2 = Controlas um território em que tens unidades. Onde ninguém tem unidades, o território é do dono da estrutura que lá está. Os recursos ficam no mapa e são de quem controla o território.
rules-map-3 = As bases não são controladas por ninguém, e ninguém entra nelas sem uma habilidade.

rules-turn-title = Um turno
rules-turn-1 = Move a tua ficha de ação para uma secção do tabuleiro que não seja aquela em que está. Faz a ação superior da secção e depois a inferior; podes dispensar qualquer delas.
rules-turn-2 = A ação superior pode fazer-se de duas maneiras, e escolhes uma. A ação inferior custa recursos e rende moedas.
rules-turn-3 = Depois é a vez do jogador seguinte, pela ordem das bases, no sentido dos ponteiros do relógio.

rules-move-title = Mover
rules-move-1 = Move até { $units } unidades diferentes, um território cada uma, ou ganha uma moeda em vez disso. Uma melhoria deixa-te mover mais uma unidade, ou rende mais uma moeda.
rules-move-2 = Os rios e os lagos fecham o caminho enquanto não tiveres uma habilidade para eles. De túnel a túnel é um passo.
rules-move-3 = Uma unidade que entra num território com unidades inimigas fica por ali.

rules-carrying-title = Levar carga
rules-carrying-1 = Qualquer unidade pode levar recursos que controlas, e um mech também pode levar trabalhadores. Recolhem-se e deixam-se pelo caminho.
rules-carrying-2 = Escolhe primeiro o que a unidade deixa, depois o que leva, e por fim para onde vai.

rules-enemies-title = Inimigos no caminho
rules-enemies-1 = Os trabalhadores a pé não podem entrar num território com unidades inimigas. As personagens e os mechs podem: onde só há trabalhadores, estes voltam para a sua base, e perdes 1 de popularidade por cada um. Os recursos deles ficam lá.
rules-enemies-2 = Onde está uma personagem inimiga ou um mech inimigo, há um combate depois de todos os movimentos.

rules-tops-title = Reforçar e Negociar
rules-tops-1 = Reforçar: paga uma moeda e ganha poder ou tira cartas de combate. O poder vai até { $power }.
rules-tops-2 = Negociar: paga uma moeda e ganha { $tokens } recursos à tua escolha, cada um num território com um trabalhador teu; ou ganha popularidade, que vai até { $popularity }.
rules-tops-3 = O Monumento dá-te popularidade quando reforças; o Arsenal, poder quando negoceias.

rules-produce-title = Produzir
rules-produce-1 = Escolhe até { $hexes } territórios que controles. Cada trabalhador que lá está produz um recurso do território; numa aldeia, um novo trabalhador, enquanto houver trabalhadores no teu tabuleiro.
rules-produce-2 = Custa tanto mais quantos mais trabalhadores tens no mapa: 1 de poder a partir de { $from_power }, também 1 de popularidade a partir de { $from_popularity }, também uma moeda a partir de { $from_coins }. O território do teu Moinho produz além dos outros.

rules-bottoms-title = Ações inferiores
rules-bottoms-1 = Paga com recursos que estejam em territórios controlados por ti. Melhorar custa petróleo, Mobilizar metal, Construir madeira, Alistar comida. Além do seu efeito, a ação rende as moedas indicadas ao lado.
rules-bottoms-2 = Melhorar: move um cubo de tecnologia de uma ação superior, que passa a dar mais, para uma inferior, que passa a custar menos. Mobilizar: põe um mech num território com um trabalhador teu; a habilidade que ele tapava passa a valer para a tua personagem e para todos os teus mechs. Construir: põe uma estrutura num território com um trabalhador teu onde não haja nenhuma.
rules-bottoms-3 = Alistar: escolhe um recruta e ganha { $bonus } do bónus que ele vai tapar. A partir daí, ganhas algo sempre que tu ou um vizinho, à esquerda ou à direita, fizerem a ação inferior de onde veio o recruta.

rules-combat-title = Combate
rules-combat-1 = Atacante e defensor escolhem em segredo quanto poder gastam, no máximo { $dial }, e por cada personagem e cada mech que lá têm podem juntar uma carta de combate, que vale de { $lowest } a { $highest }.
rules-combat-2 = Revelam-se as duas escolhas. Vence a soma mais alta; em caso de empate, o atacante. Ambos pagam o poder e descartam as cartas que escolheram.
rules-combat-3 = O vencedor coloca uma estrela; um atacante que vence perde 1 de popularidade por cada trabalhador expulso. O vencido tira uma carta de combate se gastou pelo menos 1 de poder ou uma carta.
rules-combat-4 = Todas as unidades do vencido voltam para a sua base. Os recursos ficam e são do vencedor.

rules-encounters-title = Encontros
rules-encounters-1 = Quando a tua personagem termina um movimento numa ficha de encontro, retira a ficha e tira uma carta de encontro. Escolhe uma das opções que possas pagar.
rules-encounters-2 = O que ela dá aparece onde está a tua personagem.

rules-factory-title = A Fábrica
rules-factory-1 = Da primeira vez que a tua personagem termina um movimento na Fábrica, vês as cartas de Fábrica e ficas com uma. É uma quinta secção do teu tabuleiro.
rules-factory-2 = Em cima há uma troca; em baixo, o movimento de uma unidade até { $steps } passos.

rules-objectives-title = Objetivos
rules-objectives-1 = Quando cumpres um dos teus objetivos, revela-o e coloca uma estrela; o outro é descartado. Alguns só podem ser revelados no fim do teu turno.
rules-objectives-2 = Só colocas uma estrela por um dos objetivos. A Saxónia pode revelar os dois.

rules-tokens-title = Bandeiras e armadilhas
rules-tokens-1 = Onde a personagem de Albion ou de Togawa termina um movimento, pode pôr-se uma bandeira ou uma armadilha, uma por território. No fim, as bandeiras contam como mais um território. As armadilhas prejudicam quem entra; depois ficam desarmadas.

rules-stars-title = Estrelas
rules-stars-1 = Colocas uma estrela por { $upgrades } melhorias, por todos os { $mechs } mechs, por todas as estruturas, por todos os recrutas, por { $workers } trabalhadores no mapa, por um objetivo, por um combate vencido ({ $combats } no máximo), por { $popularity } de popularidade e por { $power } de poder.
rules-stars-2 = Uma estrela fica, mesmo que percas aquilo por que a colocaste. A estrela número { $stars } acaba logo com a partida, mas o combate em que é colocada vai até ao fim.

rules-scoring-title = O fim da partida
rules-scoring-1 = Às moedas que tens somam-se moedas por estrelas, por territórios e por cada dois recursos. Com popularidade abaixo de { $from_middle } são { $star_low }, { $territory_low } e { $pair_low }; a partir de { $from_middle }, { $star_middle }, { $territory_middle } e { $pair_middle }; a partir de { $from_high }, { $star_high }, { $territory_high } e { $pair_high }.
rules-scoring-2 = A Fábrica conta como { $counts } territórios. A peça de estrutura paga moedas conforme os lugares onde estão as tuas estruturas.
rules-scoring-3 = Os empates decidem-se, por esta ordem, por unidades e estruturas, poder, popularidade, recursos, territórios e estrelas.

rules-automa-title = Modo solo
rules-automa-1 = O Automa joga por cartas, à vez contigo. Move e ataca, ganha poder, moedas e unidades, e não paga nada; as suas unidades atravessam rios e lagos quando a sua trilha de estrelas o permite.
rules-automa-2 = Coloca estrelas pela sua trilha de estrelas, por combates vencidos e pelo poder máximo. Em combate, uma carta diz quanto poder gasta.
rules-automa-3 = No fim, uma estrela rende-lhe { $automa_star } moedas e um território { $automa_territory }; os seus recursos não contam.

rules-undoing-title = Desfazer jogadas
rules-undoing-1 = Podes desfazer uma jogada enquanto ela não tiver revelado nada e nenhum outro jogador tiver jogado.
