## As regras de Fantastic Factories. Os números são os da caixa: rulebook.py tem-nos.

rules-goal-title = O objetivo
rules-goal-1 = Geres uma fábrica, tal como os outros jogadores. Vence quem tiver mais pontos no fim.
rules-goal-2 = Os produtos são pontos, e são os teus edifícios que os fabricam. O prestígio também são pontos, e está impresso nas cartas que constróis.

rules-setup-title = Preparação
rules-setup-1 = O jogo é para até { $players } jogadores. Cada um começa com { $dice } dados, { $start_metal } de metal, { $start_energy } de energia e { $start_hand } projetos. Só tu vês a tua mão; tudo o resto está à vista.
rules-setup-2 = O mercado tem uma fila de { $row } projetos e uma fila de { $row } empreiteiros. Por cima de cada empreiteiro há uma ferramenta, que fica no mesmo sítio durante toda a partida.
rules-setup-3 = Há { $blueprints } projetos e { $contractors } empreiteiros, cada grupo baralhado no seu próprio baralho. O metal, a energia, os produtos e os dados nunca se esgotam.
rules-setup-4 = As cartas que constróis ficam à tua frente: são o teu complexo, e cada uma delas é um edifício.

rules-cards-title = Projetos
rules-cards-1 = Um projeto mostra o metal e a energia que custa a construir, a sua ferramenta, o seu tipo, o seu prestígio e o que faz. Todos os exemplares de uma carta são iguais.
rules-cards-2 = As cartas de produção fabricam produtos, as de serviços dão metal e energia, e as de treino mudam dados. As cartas especiais têm efeitos próprios. Os monumentos não fazem nada, mas valem muito prestígio.
rules-cards-3 = Uma carta na mão tem outro uso: podes descartá-la pela sua ferramenta, para construir outra carta ou para contratar um empreiteiro.

rules-paying-title = Pagar
rules-paying-1 = Pagas com o que tens nesse momento: metal, energia, dados por colocar e cartas da tua mão. Não podes ficar a dever.
rules-paying-2 = Os produtos nunca se gastam: uma vez fabricados, são teus até ao fim.

rules-round-title = Uma ronda
rules-round-1 = Uma ronda começa com a fase de mercado. Depois de todos terem jogado, começa a fase de trabalho.
rules-round-2 = Na fase de mercado joga-se à vez: começa o primeiro jogador, e a vez passa para a esquerda. Na fase de trabalho jogam todos ao mesmo tempo.
rules-round-3 = No fim da ronda recuperas os teus dados, os dados extra são retirados e todos os edifícios podem voltar a ser usados. O marcador de primeiro jogador passa para a esquerda e começa a ronda seguinte.

rules-market-title = O mercado
rules-market-1 = Na tua vez tens de fazer uma de duas coisas: levar um projeto do mercado para a tua mão, de graça, ou contratar um empreiteiro.
rules-market-2 = O espaço vazio é logo ocupado pela carta seguinte do baralho, e a tua vez acaba. Só podes levar uma carta que esteja no mercado, não uma do baralho.
rules-market-3 = Só podes passar se não houver nada para levar nem ninguém que possas contratar.

rules-sweep-title = Renovar uma fila
rules-sweep-1 = Se nada no mercado te servir, podes pagar { $sweep } de metal ou { $sweep } de energia, antes de levares ou contratares, e renovar os projetos ou os empreiteiros. Podes fazê-lo uma vez por turno, com uma só fila.
rules-sweep-2 = Primeiro descartam-se todas as cartas da fila, depois põem-se { $row } novas, da esquerda para a direita. Podes renovar até uma fila com espaços vazios, ou toda vazia.

rules-hire-title = Contratar um empreiteiro
rules-hire-1 = Para contratares um empreiteiro, descarta da tua mão uma carta com a ferramenta que está por cima dele. Alguns também custam energia.
rules-hire-2 = O efeito de um empreiteiro é imediato. Os que trazem ou fixam dados fazem-no na fase de trabalho da mesma ronda.
rules-hire-3 = Depois o empreiteiro é descartado, o seguinte ocupa o seu lugar, e a tua vez acaba.

rules-gifts-title = Empreiteiros com presente
rules-gifts-1 = Arquiteto: tira { $architect_cards } cartas. Eletricista: ganha { $electrician_energy } de energia. Mineiro: ganha { $miner_metal } de metal.
rules-gifts-2 = Cada um traz também um presente para um adversário à tua escolha: { $architect_gift ->
        [one] uma carta
       *[other] { $architect_gift } cartas
    }, { $electrician_gift } de energia ou { $miner_gift } de metal. Se só tiveres um adversário, não precisas de escolher. A solo contra a Máquina não há presente.

rules-engineer-title = Engenheiro
rules-engineer-1 = O Engenheiro custa { $engineer_energy } de energia além da carta descartada. Revela o projeto do topo do baralho e constrói-o no teu complexo, sem mais custos.
rules-engineer-2 = Se não puderes ter outro exemplar dessa carta, descarta-a e revela a seguinte, até encontrares uma que possas construir. Se não houver nenhuma no baralho nem no descarte, não se constrói nada.
rules-engineer-3 = Isto conta como construir uma carta. O Ferro-Velho e o Painel Solar reagem, e já não voltam a reagir nesta ronda. Podes obter assim mais um Farol ou Obelisco, e até desencadear o fim do jogo.

rules-investor-title = Investidor
rules-investor-1 = Revela o projeto do topo do baralho. Ganhas o metal e a energia impressos nele, e a carta é descartada.
rules-investor-2 = Recebes a quantia completa. Não há limite, e os descontos não contam.

rules-extra-workers-title = Temporários e Especialista
rules-extra-workers-1 = Os Temporários custam { $hired_hands_energy } de energia além da carta: na fase de trabalho desta ronda lanças mais { $hired_hands_dice } dados.
rules-extra-workers-2 = O Especialista é mais um dado na fase de trabalho desta ronda. Escolhes o seu valor quando quiseres durante essa fase, mesmo depois de veres o teu lançamento.
rules-extra-workers-3 = São dados como os outros. Devolve-los no fim da ronda, quer os tenhas usado quer não.

rules-foreman-title = Contramestre
rules-foreman-1 = O Contramestre custa { $foreman_energy } de energia além da carta. Na fase de trabalho desta ronda escolhes os valores de até { $foreman_dice } dos teus dados em vez de os lançares. Podes fixar menos; os restantes são lançados.
rules-foreman-2 = Fixas os dados antes de fazeres qualquer outra coisa. Se tiveres mais dados do que esses, lanças os restantes depois.

rules-work-title = Trabalho
rules-work-1 = Todos lançam os seus dados, que são os seus trabalhadores. Depois colocas dados, constróis cartas e usas edifícios, por qualquer ordem e enquanto puderes pagar.
rules-work-2 = Cada dado é usado uma vez por ronda. Não precisas de os colocar todos.
rules-work-3 = Todos trabalham ao mesmo tempo, e ninguém espera por ninguém. O que se faz primeiro produz efeito primeiro.

rules-headquarters-title = A sede
rules-headquarters-1 = A tua sede tem três andares, Pesquisa, Produção e Mineração, cada um com { $slots } espaços. Um dado colocado lá tem efeito imediato.
rules-headquarters-2 = A Pesquisa aceita qualquer dado: tira uma carta do baralho.
rules-headquarters-3 = A Produção aceita um dado de { $low } ou menos: ganha tanta energia quanto o seu valor.
rules-headquarters-4 = A Mineração aceita um dado de { $high } ou mais: ganha 1 de metal, seja qual for o seu valor.

rules-matching-bonus-title = O bónus de igualdade
rules-matching-bonus-1 = Um dado com o mesmo valor que outro já colocado no mesmo andar dá um extra: uma carta na Pesquisa, 1 de energia na Produção, 1 de metal na Mineração. Não precisas de os colocar um logo a seguir ao outro.
rules-matching-bonus-2 = Assim, um par dá um extra, e um andar cheio de dados iguais dá { $full_bonus } ao todo.
rules-matching-bonus-3 = Na Produção o extra é só 1 de energia, e não o valor do dado: { $slots } dados de valor { $low } dão { $full_generate } de energia.

rules-build-title = Construir
rules-build-1 = Para construíres uma carta da tua mão, paga o metal e a energia impressos nela e descarta outra carta com a mesma ferramenta. Pode ser um segundo exemplar da mesma carta.
rules-build-2 = Numa ronda podes construir tantas cartas quantas puderes pagar. Um edifício novo pode ser usado de imediato.
rules-build-3 = Podes ter um edifício de cada nome. Só o Farol e o Obelisco podem estar mais do que uma vez no teu complexo.

rules-activate-title = Usar um edifício
rules-activate-1 = Paga tudo o que está à esquerda da seta, e ganhas logo tudo o que está à direita. Podes gastar de imediato o que ganhaste.
rules-activate-2 = Cada edifício pode ser usado uma vez por ronda, por qualquer ordem, mesmo na ronda em que foi construído.
rules-activate-3 = Os dados que uma carta pede são colocados nela. Ficam lá até ao fim da ronda.
rules-activate-4 = Algumas cartas pedem que descartes cartas da mão. Primeiro pagas dados, metal e energia, depois escolhes o que descartas, e só então ganhas. Por isso não podes pagar com uma carta que ainda vais tirar.

rules-production-title = Produção
rules-production-1 = As cartas de produção fabricam produtos, e os produtos são pontos. Algumas pedem dados iguais, outras dados com valores consecutivos. O Armazém pede dados que somem { $warehouse_total } ou mais.
rules-production-2 = Quando uma carta diz X, X é o valor do dado colocado. Com dados iguais conta uma só vez: com um par, a Fábrica de Betão gasta tanto metal quanto o valor de um deles.
rules-production-3 = Na Manufatura escolhes o extra de cada vez. O dado que ganhas com a Mega Fábrica tem o valor que escolheres.

rules-utility-title = Serviços
rules-utility-1 = As cartas de serviços transformam dados, cartas e recursos em metal e energia.
rules-utility-2 = X é o valor do dado colocado: a Central Elétrica dá essa quantidade de energia, e a Fundição transforma essa quantidade de energia na mesma quantidade de metal.
rules-utility-3 = A Ceifeira dá metal ou energia, à tua escolha de cada vez. A Jazida dá { $motherlode_low } de metal por um dado mais baixo e { $motherlode_high } por um dado de { $motherlode_from } ou mais.

rules-black-market-title = Mercado Clandestino
rules-black-market-1 = Coloca um dado qualquer e descarta uma carta: ganhas o metal e a energia impressos nessa carta, mas nunca mais de { $refund } ao todo.
rules-black-market-2 = Se a carta custar mais do que isso, escolhes quais { $refund } recebes. Os descontos não contam aqui.

rules-training-title = Treino
rules-training-1 = Por { $training_energy } de energia, uma carta de treino muda um dado por colocar, que também pode ser um dado extra. O dado não fica na carta, por isso ainda o podes usar.
rules-training-2 = O Centro Desportivo aumenta um dado em um, mas não um { $most_face }. A Academia diminui um dado em um, mas não um { $least_face }.
rules-training-3 = O Dojo vira um dado para a face oposta. As faces opostas somam { $opposite_faces }.
rules-training-4 = Com a Agência de Temporários relanças, todos juntos, quantos quiseres dos teus dados por colocar, mas pelo menos um.

rules-extra-dice-title = Dados extra
rules-extra-dice-1 = Golem: escolhe um valor, paga essa quantidade de energia e ganha um dado com esse valor. Robô: paga { $robot_metal } de metal e lança mais um dado.
rules-extra-dice-2 = Os dados extra, venham de onde vierem, são dados como os outros: podes colocá-los ou treiná-los. Devolve-los quando a ronda acaba.
rules-extra-dice-3 = Não há limite para o número de dados que podes ter.

rules-triggers-title = Cartas que trabalham sozinhas
rules-triggers-1 = Depois de construíres uma carta, o Ferro-Velho dá-te { $scrap_yard_metal } de metal e o Painel Solar { $solar_array_energy } de energia. A carta paga-se antes disso, por isso não podes pagar com o que eles dão. Ambos podem reagir à mesma construção, mas nunca à sua própria.
rules-triggers-2 = Quando ganhas produtos, o Laboratório tira { $laboratory_cards ->
        [one] uma carta
       *[other] { $laboratory_cards } cartas
    }. Podes usar de imediato o que tirares.
rules-triggers-3 = Cada uma destas cartas reage uma vez por ronda, automaticamente, na primeira oportunidade depois de ter sido construída. O que aconteceu antes não conta.
rules-triggers-4 = Construir com o Engenheiro na fase de mercado é uma dessas oportunidades: uma carta que reaja a isso já não reage na fase de trabalho dessa ronda.

rules-replicator-title = Replicador
rules-replicator-1 = Paga { $replicator_energy } de energia e usa um projeto do mercado como se estivesse no teu complexo. Pagas também o que custa usar essa carta, e os dados dela são colocados no Replicador.
rules-replicator-2 = Pode copiar cartas de treino, cartas que dão dados, e até uma carta que já construíste e usaste. Nunca pode copiar um monumento nem outro Replicador.
rules-replicator-3 = Se copiar o Laboratório, o Ferro-Velho ou o Painel Solar, conta como essa carta até ao fim da ronda, e reage uma vez.
rules-replicator-4 = A carta copiada fica no mercado. O mercado não muda durante a fase de trabalho.

rules-monuments-title = Monumentos
rules-monuments-1 = Um monumento não se usa. Conta como um edifício igual aos outros, e vale mais prestígio do que a maioria.
rules-monuments-2 = Obelisco: { $obelisk_prestige } de prestígio. Podes construir quantos quiseres.
rules-monuments-3 = Farol: o primeiro vale { $beacon_prestige } de prestígio, e cada novo vale mais { $beacon_step } do que o anterior. Podes construir quantos quiseres.
rules-monuments-4 = Monólito: { $megalith_prestige } de prestígio, só um por jogador. Custa menos { $megalith_discount } de metal por cada monumento que já esteja no teu complexo, até não custar metal nenhum.

rules-decks-title = Baralhos e descarte
rules-decks-1 = Na fase de trabalho todas as cartas se tiram do baralho, nunca do mercado.
rules-decks-2 = Se precisares de uma carta e o baralho estiver vazio, o seu descarte é baralhado e forma um baralho novo.
rules-decks-3 = Se o descarte também estiver vazio, não se tira nada, e fica um espaço vazio no mercado. Assim que voltar a haver cartas, os espaços vazios enchem-se da esquerda para a direita, no fim de qualquer turno da fase de mercado e depois da ação da Máquina.

rules-limits-title = Terminar, e o que podes guardar
rules-limits-1 = Quando já não tens nada para fazer, terminas. Depois de todos terem terminado, podes guardar no máximo { $resource_limit } de metal e energia em conjunto, e no máximo { $hand_limit } cartas. Tu escolhes o que descartas.
rules-limits-2 = Até lá podes ter quanto quiseres. Para os produtos não há limite.
rules-limits-3 = Depois de terminares, já não fazes nada nesta ronda. Todos os que têm de mais descartam ao mesmo tempo, e então a ronda acaba. Os limites também valem na última ronda.

rules-ending-title = O fim do jogo
rules-ending-1 = O fim do jogo é desencadeado assim que um jogador tem { $goods_to_end } produtos ou { $buildings_to_end } edifícios, em qualquer momento de uma ronda.
rules-ending-2 = Essa ronda joga-se até ao fim, e depois exatamente mais uma.
rules-ending-3 = O prestígio não desencadeia o fim: só os produtos e o número de edifícios o fazem.

rules-scoring-title = Pontuação
rules-scoring-1 = Soma os teus produtos e o prestígio dos teus edifícios. Vence quem tiver mais pontos.
rules-scoring-2 = O metal, a energia e as cartas na mão não valem pontos.

rules-ties-title = Empates
rules-ties-1 = Em caso de empate, vence quem tem mais metal; depois, quem tem mais energia; depois, quem tem mais cartas na mão. Se tudo isso for igual, a vitória é partilhada.

rules-solo-title = A solo contra a Máquina
rules-solo-1 = Jogas uma fase de mercado e uma fase de trabalho, como habitualmente. Depois é a vez da Máquina, e assim ronda após ronda.
rules-solo-2 = A Máquina começa com { $easy } cartas se for fácil, { $medium } se for média, { $hard } se for difícil e { $insane } se for insana. Se uma delas for um monumento, é descartada e substituída. Mais tarde a Máquina pode ter monumentos, e vários exemplares da mesma carta.
rules-solo-3 = Os empreiteiros não trazem presente para a Máquina.

rules-machine-turn-title = A vez da Máquina
rules-machine-turn-1 = A Máquina lança um dado verde, um vermelho, um azul, um roxo e um amarelo. O verde escolhe uma carta para o complexo dela, e os outros fabricam produtos.
rules-machine-turn-2 = Se o dado verde mostrar { $row } ou menos, a Máquina leva esse projeto do mercado, contando da esquerda, e a carta seguinte do baralho ocupa o espaço. Se não houver carta nesse lugar, não recebe nada.
rules-machine-turn-3 = Se o dado verde mostrar { $machine_sweeps_blueprints } ou { $machine_sweeps_contractors }, a Máquina leva o projeto do topo do baralho. Depois renova-se uma fila: a dos projetos com um { $machine_sweeps_blueprints }, a dos empreiteiros com um { $machine_sweeps_contractors }.
rules-machine-turn-4 = O vermelho corresponde às cartas de treino, o azul às de produção, o roxo às especiais e o amarelo às de serviços. Cada um destes dados fabrica um produto se o seu valor não for superior ao número de cartas desse tipo no complexo da Máquina. A carta nova conta.

rules-machine-end-title = Vencer a Máquina
rules-machine-end-1 = A Máquina só desencadeia o fim com { $goods_to_end } produtos, por muitas cartas que tenha. Tu desencadeias o fim como habitualmente. Depois jogam ambos mais uma ronda.
rules-machine-end-2 = A Máquina recebe um ponto por cada produto e por cada carta, e mais um por cada monumento. Vences se tiveres mais pontos; em caso de empate, vence a Máquina.

rules-moves-title = As jogadas, e como desfazê-las
rules-moves-1 = Uma jogada que não é permitida não muda nada, e dizemos-te porquê.
rules-moves-2 = Podes desfazer a tua última jogada, a não ser que tenha revelado algo, como uma carta ou um lançamento, ou que os outros já tenham continuado a jogar.
