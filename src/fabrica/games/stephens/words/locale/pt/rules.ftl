## As regras de Stephens. Os números são os da caixa: rulebook.py tem-nos; os nomes são os de names.ftl.

rules-goal-title = O objetivo
rules-goal-1 = Uma cidade inteira vive em torno da fábrica de vidro do Stephens. Obténs vidro, crias profissões, financias investimentos que fornecem as fábricas privadas e cumpres contratos para a Coroa, as Colónias e o Reino Unido.
rules-goal-2 = Marcas alguns pontos durante o jogo e a maior parte no fim. Vence quem tiver mais pontos.

rules-setup-title = Preparação
rules-setup-1 = Podem jogar até { $players } pessoas. Cada forno começa com { $furnace_cubes } cubos, as fábricas privadas estão vazias e o exército está no espaço { $army_start } da trilha de pontuação.
rules-setup-2 = Cada jogador tem um tabuleiro com { $discs } discos, { $start_influence } de influência, nenhum ponto e um marcador no espaço { $track_start } da floresta e no das dunas. O primeiro jogador tem { $coins_first } moedas, e cada um dos seguintes mais uma do que o anterior.
rules-setup-3 = Cada jogador recebe uma profissão inicial, que fica junto ao forno superior do seu lado. Antes do primeiro turno escolhes o disco do teu tabuleiro que será o trabalhador dessa profissão.
rules-setup-4 = Só a ordem dos baralhos é secreta. Tudo o que um jogador tem está à vista de todos.

rules-places-title = Fábricas e linhas
rules-places-1 = No meio está a fábrica do Stephens, com { $furnaces } fornos. O superior esquerdo faz vidro verde, o superior direito vidro azul e ambos os inferiores vidro branco.
rules-places-2 = À volta há { $factories } fábricas privadas: superiores e inferiores, à esquerda e à direita. Guardam os produtos que os jogadores lá entregaram.
rules-places-3 = De cada lado há { $levels } linhas de profissões, umas por cima das outras: junto ao forno superior, junto à fábrica privada inferior e junto à superior. À esquerda ficam as profissões vermelhas, à direita as azuis.

rules-cubes-title = Cubos e acessórios
rules-cubes-1 = Os cubos de vidro são verdes (garrafas), azuis (cristaleria) e brancos (vidro plano). Os produtos são laranja (utensílios de madeira), rosa (tecidos) e pretos (cerâmica).
rules-cubes-2 = Os acessórios são o cesto, o caixote e o candelabro. Alguns contratos pedem um.
rules-cubes-3 = As moedas, os cubos e os acessórios nunca se esgotam. Podes guardar quantos quiseres.

rules-paying-title = Pagar
rules-paying-1 = Pagas com o que tens nesse momento, e sempre tudo. Não podes ficar a dever, e os jogadores não fazem trocas entre si.
rules-paying-2 = Os investimentos custam moedas, os contratos custam influência. Das nossas profissões, as vermelhas custam moedas e as azuis influência; muitas são grátis. O que um trabalhador faz por ti pode custar uma coisa ou outra, ou um cubo.

rules-turn-title = Um turno
rules-turn-1 = Joga-se no sentido dos ponteiros do relógio. No teu turno fazes uma destas coisas: obténs vidro de um forno, obténs produtos de uma fábrica privada ou alocas um trabalhador.
rules-turn-2 = Não podes passar. O que se segue à tua ação é opcional: podes dispensar benefícios e cartas.
rules-turn-3 = Quando tudo está feito, os mercados voltam a ser preenchidos. Se então houver { $empty_furnaces } ou mais fornos vazios, segue-se uma fase de renovação, e só depois joga o jogador seguinte.

rules-glass-title = Obter vidro
rules-glass-1 = Tira um cubo de um forno que não esteja vazio. Segue-se o efeito desse forno.
rules-glass-2 = Os fornos superiores ativam as profissões que estão ao seu lado: o esquerdo a linha vermelha, o direito a linha azul.
rules-glass-3 = Com vidro branco do forno inferior esquerdo podes aceitar um contrato. Com vidro branco do forno inferior direito podes financiar um investimento.

rules-goods-title = Obter produtos
rules-goods-1 = Tira um cubo de qualquer cor que esteja numa fábrica privada. Depois ativam-se as profissões da sua linha.
rules-goods-2 = Com { disc-5a }, { disc-5b } e { disc-5c } podes tirar mais cubos dessa fábrica de uma só vez. Dizes um a seguir ao outro e paras quando quiseres.

rules-workers-title = Alocar um trabalhador
rules-workers-1 = Um trabalhador é um disco do teu próprio tabuleiro. Vai trabalhar para uma profissão: crias uma nova, ou reforças uma que já está em jogo.
rules-workers-2 = Primeiro pagas o espaço, depois escolhes o disco. O lugar que ele deixa desbloqueia uma habilidade, que é tua até ao fim do jogo.
rules-workers-3 = Os trabalhadores nunca regressam. Sem um disco que possa sair, não podes alocar trabalhadores.

rules-create-title = Criar uma profissão
rules-create-1 = Escolhe uma das { $professions_shown } profissões que estão à vista: { $professions_side } vermelhas e { $professions_side } azuis, contando com a carta de cima de cada baralho. Paga o que custa o seu espaço superior e põe-na numa linha do seu lado.
rules-create-2 = O teu disco vai para o espaço superior e é ali o mestre. Não ganhas o benefício já, mas sempre que a linha for ativada.
rules-create-3 = O espaço vago preenche-se com o baralho dessa cor. Um baralho esgotado refaz-se com o seu descarte.

rules-rows-title = Que comprimento pode ter uma linha
rules-rows-1 = Junto aos fornos pode haver qualquer número de profissões. Uma linha mais acima tem de ficar mais curta do que a que está por baixo dela, já com a carta nova.
rules-rows-2 = Com { disc-3b }, a tua carta nova pode deixar uma linha tão comprida como a de baixo, mas nunca mais comprida.
rules-rows-3 = As linhas mais altas valem mais no fim: um mestre vale { $master_stephens } junto a um forno, { $master_lower } junto a uma fábrica privada inferior e { $master_upper } pontos junto a uma superior.

rules-reinforce-title = Reforçar uma profissão
rules-reinforce-1 = Muitas profissões têm um espaço inferior. Se estiver livre e o mestre for de outro jogador, podes pagar o que o espaço custa e pôr lá o teu disco: és o aprendiz.
rules-reinforce-2 = Um aprendiz recolhe o mesmo benefício que o mestre. No fim não te dá nada, mas o mestre recebe por ele { $apprentice_points ->
        [one] um ponto
       *[other] { $apprentice_points } pontos
    }.

rules-activation-title = Ativar uma linha
rules-activation-1 = Participam todos os que têm um trabalhador na linha, tanto mestres como aprendizes. Começa o jogador cujo turno é, e os outros seguem-se no sentido dos ponteiros do relógio.
rules-activation-2 = Cada um dos teus trabalhadores dá-te uma vez o benefício da sua carta. Escolhes a ordem, e podes dispensar qualquer um deles.
rules-activation-3 = Podes gastar no seguinte o que um trabalhador te dá. O mestre e o aprendiz são independentes: ambos podem recolher o benefício.

rules-professions-title = Os benefícios das profissões
rules-professions-1 = Umas trazem simplesmente alguma coisa: moedas, influência, um cubo, pontos ou um passo na floresta ou nas dunas. Outras deixam-te escolher entre ganhos.
rules-professions-2 = Outras ainda são uma troca: pagas tudo o que está à esquerda da seta e ganhas tudo o que está à direita. Um cubo que pagas pode ser de qualquer cor, e um que ganhas também.
rules-professions-3 = As cartas vermelhas dos nossos baralhos custam moedas e lidam muitas vezes com influência. As azuis custam influência e lidam muitas vezes com moedas.

rules-starting-title = Profissões iniciais
rules-starting-1 = Uma profissão inicial tem um único espaço, e o seu trabalhador traz uma moeda ou um ponto de influência, à tua escolha de cada vez. Não custa nada.
rules-starting-2 = Num jogo a dois, cada um começa do seu lado, e o mesmo vale para ti e para o Automa. Com mais jogadores, decide a sorte.

rules-abilities-title = Habilidades
rules-abilities-1 = O teu tabuleiro tem { $discs } discos, e debaixo de cada um há uma habilidade. Quando um disco vai trabalhar, desbloqueia-a para o resto do jogo.
rules-abilities-2 = Estes discos podem sair a qualquer momento: os da trilha de influência, { disc-2a }, { disc-3a }, { disc-3b }, { disc-4a }, { disc-4c } e { disc-5a }.
rules-abilities-3 = Os outros têm de esperar: { disc-2b }, { disc-2c }, { disc-2d } e { disc-2e } por { disc-2a }, { disc-4b } por { disc-4a }, { disc-4d } por { disc-4c }, { disc-5b } por { disc-5a } e { disc-5c } por { disc-5b }.
rules-abilities-4 = Uma habilidade nova tem efeito depois de o trabalhador ser colocado e pago. Por isso { disc-3b } não ajuda o próprio trabalhador que a desbloqueia.

rules-influence-title = Influência
rules-influence-1 = A trilha de influência vai até { $influence_most }, e há discos a tapar os espaços { $inf5 }, { $inf10 }, { $inf15 } e { $inf20 }. O teu marcador para antes do primeiro espaço tapado, e o que passar daí perde-se.
rules-influence-2 = Assim, tens no máximo { $cap_none } de influência até sair o disco do { $inf5 }, depois { $cap_5 }, depois { $cap_10 }, depois { $cap_15 }. Estes discos podem sair por qualquer ordem, mas um mais alto só ajuda quando os mais baixos já saíram.

rules-point-abilities-title = Habilidades que dão pontos
rules-point-abilities-1 = { disc-2a }: marcas um ponto em cada fase de renovação. Vem antes das outras deste género, que contam no fim do jogo.
rules-point-abilities-2 = { disc-2b }: um ponto por cada { $cubes_for_point } cubos que ainda tenhas. { disc-2c }: um ponto por cada { $coins_for_point } moedas. { disc-2d }: { $influence_for_point ->
        [one] um ponto por cada ponto de influência
       *[other] um ponto por cada { $influence_for_point } de influência
    }.
rules-point-abilities-3 = { disc-2e }: { $set_points } pontos por cada conjunto de { $accessories } acessórios diferentes. Os que gastaste em contratos também contam.

rules-profession-abilities-title = Habilidades com profissões
rules-profession-abilities-1 = { disc-3a }: uma vez no teu turno, antes da tua ação, podes descartar as cartas ao lado do baralho vermelho ou as que estão ao lado do azul. Vêm logo outras; a carta de cima do próprio baralho fica.
rules-profession-abilities-2 = { disc-3b }: uma linha onde crias pode ficar tão comprida como a de baixo.

rules-card-abilities-title = Habilidades com cartas
rules-card-abilities-1 = { disc-4a }: ao cumprires um contrato, { $substitute } cubos de uma cor podem valer por um só de outra. Podes fazê-lo tantas vezes quantas os cubos permitirem. Para a pontuação contam os cubos impressos.
rules-card-abilities-2 = { disc-4b }, depois de { disc-4a }: com um cubo branco de um forno podes adquirir uma segunda carta do mesmo mercado. Ambas custam o que custavam antes de alguma coisa deslizar.
rules-card-abilities-3 = { disc-4c }: antes de adquirires alguma coisa, podes descartar a carta mais barata desse mercado; as outras deslizam e vem uma nova. Faz-se uma vez por ação, e só juntamente com uma aquisição: quem descarta uma carta adquire depois uma desse mercado.
rules-card-abilities-4 = { disc-4d }, depois de { disc-4c }: uma carta custa menos um, mas nunca menos do que { $cost_least }. Vale para uma carta por ação: a primeira que custe mais do que isso.

rules-goods-abilities-title = Habilidades com produtos
rules-goods-abilities-1 = De uma fábrica privada tiras { $taken_none ->
        [one] um único cubo
       *[other] { $taken_none } cubos
    }; com { disc-5a } até { $taken_5a }, com { disc-5b } até { $taken_5b }, com { disc-5c } até { $taken_5c }. Vêm todos da mesma fábrica, em quaisquer cores que lá estejam.
rules-goods-abilities-2 = Se tiraste { $cubes_for_furnace } cubos ou mais, podes usar um forno vazio em vez de ativares a linha: ativam-se as suas profissões, ou adquires ali uma carta. Não há vidro para tirar, e { disc-4b } não conta.

rules-markets-title = Os mercados de cartas
rules-markets-1 = Há { $market_spaces } contratos e { $market_spaces } investimentos à disposição. Custam de { $cost_least } a { $cost_most } conforme o espaço em que estão, e não conforme o que valem.
rules-markets-2 = Quando se leva uma carta, as mais caras deslizam e ficam mais baratas, e chega uma nova ao espaço mais caro. Isso acontece no fim da ação.
rules-markets-3 = Adquirir uma carta é opcional. Uma mesa pode escolher outra coisa ao preparar o jogo.

rules-contracts-title = Aceitar um contrato
rules-contracts-1 = Paga o seu custo em influência, e ele vai para um dos teus { $contract_slots } espaços. Sem um espaço livre não podes aceitar outro; só se liberta um espaço ao cumprir um contrato.
rules-contracts-2 = Um contrato mostra os cubos que quer, às vezes um acessório, e para quem é: a Coroa, as Colónias ou o Reino Unido.
rules-contracts-3 = Os contratos que nunca cumpres não te custam nada no fim.

rules-investments-title = Financiar um investimento
rules-investments-1 = Paga o seu custo em moedas. Vai para o espaço livre seguinte da linha dos seus cubos: laranja, rosa ou preta. Uma carta sem cubos vai para a linha que disseres.
rules-investments-2 = Podes ter qualquer número de investimentos. Os que ocupam o mesmo lugar nas suas linhas formam uma coluna: as primeiras cartas são a primeira coluna, e assim por diante.
rules-investments-3 = Por agora não acontece mais nada. As colunas ativam-se na fase de renovação.

rules-renewal-title = A fase de renovação
rules-renewal-1 = Se no fim de um turno houver { $empty_furnaces } ou mais fornos vazios, há uma fase de renovação. Os seus passos vêm sempre pela mesma ordem.
rules-renewal-2 = Primeira: o exército avança. Segunda: enchem-se os fornos vazios. Terceira: quem tem { disc-2a } marca um ponto. Quarta: esvaziam-se as fábricas privadas.
rules-renewal-3 = Quinta: ativam-se colunas de investimentos. Sexta: fornecem-se as fábricas privadas. Sétima e última: cumprem-se contratos. O que ganhas numa etapa podes usar na seguinte.
rules-renewal-4 = Cada parte é feita por todos antes de começar a seguinte. Onde a ordem importa, o primeiro é o jogador cujo turno trouxe a fase, e os outros seguem-se no sentido dos ponteiros do relógio.

rules-army-title = O exército e o vidro novo
rules-army-1 = O exército começa no { $army_start } e desce { $army_step } espaços na trilha de pontuação em cada fase de renovação. Entretanto tu sobes. Quando se encontram, desencadeia-se o fim do jogo.
rules-army-2 = Só se enchem os fornos vazios. Quantos cubos recebem está impresso onde está o exército, conforme o número de jogadores: ao princípio até { $refill_most }, no fim { $refill_least ->
        [one] um só
       *[other] { $refill_least }
    }.
rules-army-3 = O que sobra nas fábricas privadas volta para a reserva geral: tira produtos antes que isso aconteça.

rules-columns-title = Ativar colunas
rules-columns-1 = Decides para cada coluna: ou a ativas toda, ou a deixas. Paga todos os símbolos de floresta e de dunas das suas cartas, descendo lá o teu marcador; se não puderes pagar tudo, a coluna fica como está.
rules-columns-2 = Depois marca todos os seus pontos e reserva todos os seus cubos. Esses cubos nunca chegam a ser teus: são para as fábricas privadas.

rules-supply-title = Fornecer fábricas privadas
rules-supply-1 = Todos os cubos que reservaste têm de ser entregues, repartidos como quiseres. Cada entrega rende logo a sua recompensa, e os cubos ficam na fábrica para quem os quiser tirar.
rules-supply-2 = Superior esquerda: um cubo preto traz { $supply_ul } de influência. Superior direita: um cubo preto traz { $supply_ur ->
        [one] uma moeda
       *[other] { $supply_ur } moedas
    }. Inferior esquerda: um cubo laranja traz { $supply_ll } de influência. Inferior direita: um cubo rosa traz { $supply_lr } moedas.
rules-supply-3 = Os conjuntos rendem mais. Com um cubo de cada cor, na superior esquerda podes adquirir um contrato ou um investimento pelo seu custo; na superior direita podes alocar um trabalhador pelo seu custo.
rules-supply-4 = Preto e rosa na inferior esquerda, ou preto e laranja na inferior direita, trazem um acessório à tua escolha. Uma recompensa que não possas ou não queiras usar perde-se.

rules-fulfil-title = Cumprir contratos
rules-fulfil-1 = No fim de uma fase de renovação podes cumprir quaisquer contratos teus. Paga todos os cubos e o acessório com o que tens; uma parte não chega.
rules-fulfil-2 = Quando um contrato aceita qualquer acessório, és tu que dizes qual. Os acessórios gastos ainda contam para { disc-2e }.
rules-fulfil-3 = A carta passa para a linha do seu tipo. Por agora não há recompensa: os contratos cumpridos pontuam no fim.

rules-tracks-title = Floresta e dunas
rules-tracks-1 = Ambas as trilhas vão de zero a { $track_most }, e todos começam no { $track_start }. As profissões fazem-te subir, os investimentos fazem-te descer.
rules-tracks-2 = No fim, cada uma conta por setor: do espaço { $sector_middle } em diante { $sector_middle_points } pontos, do espaço { $sector_high } em diante { $sector_high_points } pontos, abaixo disso nada. Para lá do último espaço não se ganha mais nada.

rules-ending-title = O fim do jogo
rules-ending-1 = O fim é desencadeado quando o exército e os pontos de um jogador se encontram ou se cruzam, numa fase de renovação ou durante um turno.
rules-ending-2 = Joga-se a ronda até ao fim, para que todos tenham tido o mesmo número de turnos. Depois cada jogador tem mais um turno. As fases de renovação continuam a acontecer.
rules-ending-3 = Depois do último de todos os turnos há uma fase final de renovação, sejam quantos forem os fornos vazios. Então contam-se os pontos.

rules-scoring-title = Pontuação final
rules-scoring-1 = Aos pontos da trilha de pontuação juntam-se os dos setores da floresta e das dunas, os dos teus mestres e os dos aprendizes nas cartas dos teus mestres.
rules-scoring-2 = Mestres: { $master_stephens } junto a um forno, { $master_lower } junto a uma fábrica privada inferior, { $master_upper } junto a uma superior. Cada aprendiz que lá esteja dá ao mestre mais { $apprentice_points ->
        [one] um ponto
       *[other] { $apprentice_points } pontos
    }.
rules-scoring-3 = Os contratos pontuam por colunas através dos tipos: o primeiro de cada tipo, o segundo de cada, e assim por diante. Uma coluna vale o número das suas cartas vezes o número de cubos impressos nelas: { $types } cartas com { $example_cubes } cubos fazem { $example_points } pontos.
rules-scoring-4 = Por último vêm as habilidades { disc-2b }, { disc-2c }, { disc-2d } e { disc-2e }, se as tiveres desbloqueado.

rules-ties-title = Empates
rules-ties-1 = Em caso de empate, vence quem tem mais influência, e depois quem tem mais moedas. Se também isso for igual, partilham a vitória.

rules-solo-title = Modo solo: o Automa
rules-solo-1 = A solo jogas contra o Automa. Os fornos começam com { $furnace_cubes_solo } cubos, tens { $coins_first } moedas e és tu a começar; depois é a vez do Automa, e assim sucessivamente.
rules-solo-2 = O Automa tem um baralho de { $automa_cards } cartas, um saco com { $automa_bag } cubos de cada cor de produtos e um trabalhador numa profissão inicial do lado oposto ao teu.
rules-solo-3 = Nunca podes ter mais do que { $more_workers } trabalhadores a mais do que o Automa. Ele não possui nada e não pontua, mas atravessa-se no teu caminho.

rules-automa-turn-title = O turno do Automa
rules-automa-turn-1 = Vira uma carta e faz o que ela diz. Quando já saíram todas as cartas, voltam a ser baralhadas.
rules-automa-turn-2 = Um forno: retira de lá um cubo; se estiver vazio, segue a seta até ao seguinte. Num forno superior, os teus próprios trabalhadores da linha trazem os seus benefícios. Com um cubo branco, saem do mercado as cartas dos custos indicados.
rules-automa-turn-3 = Uma profissão: leva a carta indicada para a linha mais alta do seu lado que as regras permitem, com o seu trabalhador seguinte como mestre. Os trabalhadores dele nunca lhe trazem nada.
rules-automa-turn-4 = Uma fábrica privada: retira de lá cubos, ou da seguinte no sentido da seta; tu dizes quais. Ao princípio é um só, com muitos trabalhadores até { $automa_goods_most }. Se estiverem todas vazias, retira um cubo de vidro pela mesma seta.

rules-automa-renewal-title = O Automa na fase de renovação
rules-automa-renewal-1 = A fase decorre como sempre, e os fornos enchem-se como num jogo a dois. Antes de tu entregares, o Automa fá-lo segundo a sua última carta: cubos tirados do saco, um para cada fábrica privada no sentido da seta.
rules-automa-renewal-2 = Se essa carta mostrar um disco, o seu trabalhador seguinte torna-se aprendiz numa carta em que és mestre. É um ponto para ti no fim. Sem um espaço livre, nada acontece.

rules-automa-end-title = O fim do modo solo
rules-automa-end-1 = Quem decide quando acaba é o exército, não os pontos. A fase final de renovação é a que o leva ao espaço { $final_easy } (fácil), { $final_normal } (normal) ou { $final_hard } (difícil).
rules-automa-end-2 = Depois dela vêm os últimos turnos: o teu, se foi o turno do Automa a trazer a fase; senão, o do Automa e depois o teu. Não há mais nenhuma fase de renovação, e contam-se os teus pontos.
rules-automa-end-3 = Os teus pontos dão-te um grau (fácil, normal, difícil): { rank-artisan } a partir de { $artisan_easy }, { $artisan_normal }, { $artisan_hard } pontos, { rank-glassmaker } a partir de { $glassmaker_easy }, { $glassmaker_normal }, { $glassmaker_hard }. Com menos pontos o grau é { rank-apprentice }, e isso não conta como vitória.

rules-opponents-title = Oponentes
rules-opponents-1 = Para um desafio maior, escolhe um oponente a vencer. Ganhas com { $target_easy } pontos (fácil), { $target_normal } (normal) ou { $target_hard } (difícil), e a fase final de renovação é sempre a do espaço { $opponent_final }. Cada oponente muda uma regra.
rules-opponents-2 = { opponent-op1 }: começas { $tracks_lower } espaços mais abaixo na floresta e nas dunas. { opponent-op2 }: os mercados não têm o espaço de custo { $cost_most }.
rules-opponents-3 = { opponent-op3 }: não podes ganhar mais um acessório do mesmo tipo antes de completares um conjunto de { $accessories }. { opponent-op4 }: nunca tens a habilidade { disc-2d }, e o seu disco fica no teu tabuleiro.
rules-opponents-4 = { opponent-op5 }: todos os discos da trilha de influência estão no espaço { $stacked_on }, e por isso tens no máximo { $stacked_cap } de influência até sair o último deles.

rules-scenarios-title = Cenários
rules-scenarios-1 = Um cenário acrescenta uma condição a um jogo a solo. São inteiramente nossos, e nenhum se usa a não ser que o escolhas.
rules-scenarios-2 = { scenario-sc1 } começa com { $scenario_cubes } cubos nos fornos inferiores. Os outros pedem-te que chegues ao espaço { $scenario_track } da floresta ou das dunas, onde começas { $scenario_lower ->
        [one] um espaço
       *[other] { $scenario_lower } espaços
    } mais abaixo, ou que cumpras { $scenario_contracts } contratos de um tipo. Quem não o conseguir não vence.

rules-rulings-title = Onde o livro de regras não é claro
rules-rulings-1 = As regras impressas não dizem tudo. Aqui, e nas secções acima, está a maneira como jogamos; quase todas essas questões podem decidir-se de outro modo ao preparar um jogo.
rules-rulings-2 = Adquirir uma carta é opcional. { disc-4a } pode usar-se quantas vezes se quiser num contrato. Quando o Automa tira produtos, as tuas profissões não se ativam.
rules-rulings-3 = O trabalhador inicial pode ser qualquer disco que possa sair, e a sua habilidade começa logo. Pontos que alcancem o exército durante um turno desencadeiam o fim, tal como o exército; no espaço zero o exército fica, e também o desencadeia.
rules-rulings-4 = { disc-4b } é só para vidro branco, não para um forno vazio nem para um conjunto entregue; { disc-4c } e { disc-4d } são para todas as aquisições. Um trabalhador ganho com um conjunto pode criar ou reforçar, mas { disc-3a } é para o início de um turno.
rules-rulings-5 = Se um baralho de contratos ou de investimentos se esgotar, baralha-se o seu descarte; não o havendo, os espaços mais caros ficam vazios. Uma fase de renovação que calhe no último de todos os turnos é a final.
rules-rulings-6 = São também nossos os lados e as moedas do início, onde para a influência, e que se fornece antes de cumprir. A solo, também os cubos para os fornos vazios, o que faz o Automa quando não há nada para tirar ou nenhum espaço livre, e os últimos turnos.

rules-own-cards-title = As nossas próprias cartas
rules-own-cards-1 = O modo de jogar e o tabuleiro são os do jogo. Os baralhos não: as regras só imprimem algumas das { $professions } profissões, dos { $contracts } contratos e dos { $investments } investimentos, e por isso fizemos as outras de modo a condizer.
rules-own-cards-2 = São também nossas as cartas do Automa, os cenários, a ligação dos oponentes às suas regras, as moedas do início, o comprimento das trilhas e a maior parte dos cubos para os fornos vazios.
rules-own-cards-3 = Quem tem o jogo pode escrever as suas cartas num ficheiro e jogar com elas. A documentação diz como.

rules-moves-title = As jogadas, e como desfazê-las
rules-moves-1 = Cada jogada pode ser escrita, com as mesmas palavras em todas as línguas. Tudo o que a página ou o terminal oferecem é uma jogada permitida.
rules-moves-2 = Podes desfazer uma jogada enquanto não tiver revelado nada e os outros não tiverem continuado a jogar. O que desfizeste podes refazer.
