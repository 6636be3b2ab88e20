## As regras de Scythe. Os números são os da caixa: estão em rulebook.py.

rules-goal-title = O objetivo
rules-goal-1 = São os anos 1920 de uma outra Europa. Você lidera uma facção com um personagem, mechs e trabalhadores em volta da Fábrica, que está vazia no meio do mapa.
rules-goal-2 = Quem coloca a estrela de número { $stars } termina o jogo na hora. Então contam-se as moedas, e vence quem tem mais: estrelas, territórios e recursos rendem tanto mais moedas quanto mais popular você for.

rules-setup-title = O início
rules-setup-1 = Cada um tem uma facção, que diz onde começa, com quanto poder e quantas cartas de combate, e que habilidades os mechs trazem; e um tabuleiro, que diz quanto custam as ações e com quantas moedas e quanta popularidade começa.
rules-setup-2 = O seu personagem está na sua base, e dois trabalhadores nos territórios ao lado. Você recebe { $dealt } objetivos. Cartas de combate e objetivos são secretos, todo o resto está à vista.

rules-map-title = O mapa
rules-map-1 = Montanhas produzem metal, fazendas comida, florestas madeira, tundras petróleo, aldeias trabalhadores. A Fábrica e os lagos não produzem nada. Os territórios com túnel são todos vizinhos uns dos outros.
rules-map-2 = Você controla um território em que tem unidades. Onde ninguém tem unidades, ele é do dono da estrutura que lá está. Os recursos ficam no mapa e são de quem controla o território.
rules-map-3 = As bases não são controladas por ninguém, e ninguém entra nelas sem uma habilidade.

rules-turn-title = Um turno
rules-turn-1 = Mova a sua ficha de ação para outra seção do tabuleiro que não aquela em que está. Faça a ação da parte superior da seção e depois a da parte inferior; qualquer uma pode ser dispensada.
rules-turn-2 = A ação superior tem duas maneiras, das quais você escolhe uma. A ação inferior custa recursos e rende moedas.
rules-turn-3 = Depois é a vez do próximo jogador, no sentido horário das bases.

rules-move-title = Mover
rules-move-1 = Mova até { $units } unidades diferentes um território cada, ou pegue uma moeda em vez disso. Uma melhoria permite mover mais uma unidade, ou rende mais uma moeda.
rules-move-2 = Rios e lagos fecham o caminho enquanto você não tem uma habilidade para eles. De túnel a túnel é um passo.
rules-move-3 = Uma unidade que entra num território com unidades inimigas para ali.

rules-carrying-title = Levar consigo
rules-carrying-1 = Toda unidade pode levar recursos que você controla, e um mech pode levar também trabalhadores. São pegos e deixados pelo caminho.
rules-carrying-2 = Escolha primeiro o que deixar, depois o que levar, e por fim aonde a unidade vai.

rules-enemies-title = Inimigos no caminho
rules-enemies-1 = Trabalhadores a pé não podem entrar num território com unidades inimigas. Personagens e mechs podem: onde só há trabalhadores, estes voltam à sua base, e você perde uma popularidade por cada um. Os recursos deles ficam.
rules-enemies-2 = Onde está um personagem ou mech inimigo, há um combate depois de todos os movimentos.

rules-tops-title = Reforçar e Negociar
rules-tops-1 = Reforçar: pague uma moeda e ganhe poder ou compre cartas de combate. O poder acaba em { $power }.
rules-tops-2 = Negociar: pague uma moeda e ganhe { $tokens } recursos à sua escolha, cada um num território com um trabalhador seu; ou ganhe popularidade, que acaba em { $popularity }.
rules-tops-3 = O Monumento acrescenta popularidade quando você reforça, o Arsenal poder quando negocia.

rules-produce-title = Produzir
rules-produce-1 = Escolha até { $hexes } territórios que você controla. Cada trabalhador ali faz um recurso do território; numa aldeia, um novo trabalhador, enquanto houver trabalhadores no seu tabuleiro.
rules-produce-2 = Custa tanto mais quanto mais trabalhadores você tem no mapa: um poder a partir de { $from_power }, também uma popularidade a partir de { $from_popularity }, também uma moeda a partir de { $from_coins }. O território do seu Moinho produz além dos outros.

rules-bottoms-title = Ações inferiores
rules-bottoms-1 = Pague com recursos em territórios que você controla. Melhorar custa petróleo, Mobilizar metal, Construir madeira, Alistar comida. Além do efeito, a ação rende as moedas que estão ao lado.
rules-bottoms-2 = Melhorar: mova um cubo de tecnologia de uma ação superior, que passa a render mais, para uma inferior, que passa a custar menos. Mobilizar: ponha um mech num território com um trabalhador seu; a habilidade debaixo dele passa a valer para o seu personagem e todos os seus mechs. Construir: ponha uma estrutura num território com um trabalhador seu onde não haja nenhuma.
rules-bottoms-3 = Alistar: pegue um recruta e ganhe { $bonus } do bônus que ele cobre. Daí em diante você ganha algo sempre que você ou um vizinho à esquerda ou à direita faz a ação inferior de onde o recruta veio.

rules-combat-title = Combate
rules-combat-1 = Atacante e defensor escolhem em segredo quanto poder gastam, no máximo { $dial }, e por cada personagem e mech seu ali podem juntar uma carta de combate, que vale de { $lowest } a { $highest }.
rules-combat-2 = As escolhas são reveladas. A soma maior vence; no empate, o atacante. Ambos pagam o poder e descartam as cartas que escolheram.
rules-combat-3 = O vencedor coloca uma estrela; um atacante que vence perde uma popularidade por cada trabalhador expulso. O derrotado compra uma carta de combate se gastou pelo menos um poder ou uma carta.
rules-combat-4 = Todas as unidades do derrotado voltam à sua base. Os recursos ficam e são do vencedor.

rules-encounters-title = Encontros
rules-encounters-1 = Quando o seu personagem termina um movimento numa ficha de encontro, ela sai do mapa e você compra uma carta de encontro. Escolha uma das opções que possa pagar.
rules-encounters-2 = O que ela dá aparece onde o seu personagem está.

rules-factory-title = A Fábrica
rules-factory-1 = A primeira vez que o seu personagem termina um movimento na Fábrica, você olha as cartas de Fábrica e fica com uma. Ela é uma quinta seção do seu tabuleiro.
rules-factory-2 = Em cima há uma troca, embaixo um movimento de uma unidade em até { $steps } passos.

rules-objectives-title = Objetivos
rules-objectives-1 = Se você cumpre um dos seus objetivos, revele-o e coloque uma estrela; o outro é descartado. Alguns só podem ser revelados no fim do seu turno.
rules-objectives-2 = Só se coloca estrela por um objetivo. A Saxônia pode revelar os dois.

rules-tokens-title = Bandeiras e Armadilhas
rules-tokens-1 = Onde o personagem de Albion ou Togawa termina um movimento, pode colocar uma Bandeira ou uma Armadilha, uma por território. Bandeiras contam como mais um território no fim. Armadilhas prejudicam quem entra; depois ficam desarmadas.

rules-stars-title = Estrelas
rules-stars-1 = Coloca-se uma estrela por { $upgrades } melhorias, por todos os { $mechs } mechs, por todas as estruturas, por todos os recrutas, por { $workers } trabalhadores no mapa, por um objetivo, por um combate vencido ({ $combats } no máximo), por { $popularity } de popularidade e por { $power } de poder.
rules-stars-2 = Uma estrela fica, mesmo que você perca aquilo por que a colocou. A estrela de número { $stars } termina o jogo na hora, mas o combate em que ela é colocada vai até o fim.

rules-scoring-title = O fim
rules-scoring-1 = Às moedas que você tem somam-se moedas por estrelas, por territórios e por cada dois recursos. Com popularidade abaixo de { $from_middle } são { $star_low }, { $territory_low } e { $pair_low }; a partir de { $from_middle }, { $star_middle }, { $territory_middle } e { $pair_middle }; a partir de { $from_high }, { $star_high }, { $territory_high } e { $pair_high }.
rules-scoring-2 = A Fábrica conta como { $counts } territórios. A peça de estruturas paga moedas pelo lugar das suas estruturas.
rules-scoring-3 = Em caso de empate decidem, nesta ordem: unidades e estruturas, poder, popularidade, recursos, territórios, estrelas.

rules-automa-title = A sós
rules-automa-1 = O Automa joga por cartas, alternando com você. Ele move e ataca, ganha poder, moedas e unidades, e não paga nada; as suas unidades passam rios e lagos quando a pista de estrelas o permite.
rules-automa-2 = Ele coloca estrelas pela sua pista de estrelas, por combates vencidos e por poder completo. Em combate uma carta diz quanto poder ele gasta.
rules-automa-3 = No fim uma estrela rende-lhe { $automa_star } moedas e um território { $automa_territory }; os seus recursos não contam.

rules-undoing-title = Voltar atrás
rules-undoing-1 = Você pode desfazer um lance enquanto nada foi revelado por ele e nenhum outro jogador agiu.
