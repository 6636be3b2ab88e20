## As regras de Fantastic Factories. Os números são os da caixa: rulebook.py tem-nos.

rules-goal-title = O objetivo
rules-goal-1 = Geres uma fábrica, tal como toda a gente à mesa. Vence quem tiver mais pontos no fim.
rules-goal-2 = Os produtos são pontos: são os teus edifícios que os fabricam. O prestígio também são pontos: está impresso nas cartas que constróis.

rules-setup-title = O início
rules-setup-1 = O jogo é para até { $players } jogadores. Cada um começa com { $dice } dados, { $start_metal } de metal, { $start_energy } de energia e { $start_hand } projetos. Só tu vês a tua mão; tudo o resto está à vista.
rules-setup-2 = O mercado tem uma fila de { $row } projetos e uma fila de { $row } empreiteiros. Por cima de cada empreiteiro há uma ferramenta, que fica no mesmo sítio o jogo todo.
rules-setup-3 = Há { $blueprints } projetos e { $contractors } empreiteiros, cada grupo baralhado no seu baralho. O metal, a energia, os produtos e os dados nunca se esgotam.
rules-setup-4 = As cartas que constróis ficam à tua frente: são o teu complexo, e cada uma delas é um edifício.

rules-cards-title = Projetos
rules-cards-1 = Um projeto mostra o metal e a energia que custa a construir, a sua ferramenta, o seu tipo, o seu prestígio e o que faz. Todos os exemplares de uma carta são iguais.
rules-cards-2 = A produção fabrica produtos, os serviços trazem metal e energia, o treino muda dados. As cartas especiais têm efeitos só seus. Os monumentos existem para serem admirados: valem prestígio.
rules-cards-3 = Uma carta na mão tem outro uso: descarta-a pela sua ferramenta, para construir outra carta ou para contratar um empreiteiro.

rules-paying-title = Pagar
rules-paying-1 = Pagas com o que tens nesse momento: metal, energia, dados ainda por colocar, cartas da tua mão. Ninguém empresta.
rules-paying-2 = Os produtos nunca se gastam: uma vez fabricados, são teus até ao fim.

rules-round-title = Uma ronda
rules-round-1 = Uma ronda começa com a fase de mercado. Depois de toda a gente lá ter jogado, segue-se a fase de trabalho.
rules-round-2 = No mercado joga-se à vez: começa quem tem o marcador de primeiro jogador, e segue-se para a esquerda. No trabalho jogam todos ao mesmo tempo.
rules-round-3 = No fim da ronda todos os dados voltam a casa, os dados extra desaparecem e todos os edifícios ficam prontos outra vez. O marcador passa para a esquerda e começa a ronda seguinte.

rules-market-title = O mercado
rules-market-1 = Na tua vez fazes uma destas coisas, e tens mesmo de a fazer: levar um projeto do mercado para a tua mão, de graça, ou contratar um empreiteiro.
rules-market-2 = O espaço vazio enche-se logo com a carta seguinte do baralho, e a tua vez acaba. Levas algo do que está à vista, não uma carta do baralho.
rules-market-3 = Só passas se não houver nada para levar nem ninguém que possas contratar.

rules-sweep-title = Renovar uma fila
rules-sweep-1 = Nada te agrada? Antes de levares ou contratares, podes pagar { $sweep } de metal ou { $sweep } de energia para renovar os projetos ou os empreiteiros. Podes fazê-lo uma vez por turno, com uma só fila.
rules-sweep-2 = Primeiro descartam-se todas as cartas da fila, depois põem-se { $row } novas, da esquerda para a direita. Até uma fila com espaços vazios, ou toda vazia, se pode renovar.

rules-hire-title = Contratar um empreiteiro
rules-hire-1 = Para contratar, descarta da tua mão uma carta com a ferramenta que está por cima do empreiteiro. Alguns também pedem energia.
rules-hire-2 = O empreiteiro põe logo mãos à obra. Os que trazem ou escolhem dados fazem-no na fase de trabalho desta mesma ronda.
rules-hire-3 = Depois o empreiteiro é descartado, o seguinte ocupa o seu lugar, e a tua vez acaba.

rules-gifts-title = Empreiteiros com presente
rules-gifts-1 = Arquiteto: tira { $architect_cards } cartas. Eletricista: ganha { $electrician_energy } de energia. Mineiro: ganha { $miner_metal } de metal.
rules-gifts-2 = Cada um traz também um presente para um adversário à tua escolha: { $architect_gift ->
        [one] uma carta
       *[other] { $architect_gift } cartas
    }, { $electrician_gift } de energia ou { $miner_gift } de metal. Se só tens um adversário, recebe-o sem que nada te seja perguntado; a solo contra a Máquina não há presente.

rules-engineer-title = Engenheiro
rules-engineer-1 = O Engenheiro custa { $engineer_energy } de energia além da carta descartada. O projeto do topo do baralho é revelado e construído no teu complexo, sem mais custos.
rules-engineer-2 = Se não podes ter outra carta igual a essa, ela é descartada e revela-se a seguinte, enquanto o baralho ou o seu descarte tiverem uma carta que possas construir. Se não houver nenhuma, nada se constrói.
rules-engineer-3 = Esta é uma construção como as outras. O Ferro-Velho e o Painel Solar reagem a ela, e com isso já reagiram nesta ronda. Pode trazer mais um Farol ou Obelisco, e também o fim do jogo.

rules-investor-title = Investidor
rules-investor-1 = O projeto do topo do baralho é revelado. Ganhas o metal e a energia impressos nele, e ele é descartado.
rules-investor-2 = Recebes tudo, por muito que seja, e os descontos não alteram nada.

rules-extra-workers-title = Tarefeiros e Especialista
rules-extra-workers-1 = Os Tarefeiros custam { $hired_hands_energy } de energia além da carta: na fase de trabalho desta ronda lanças mais { $hired_hands_dice } dados.
rules-extra-workers-2 = O Especialista é mais um dado na fase de trabalho desta ronda. Dizes o seu valor quando quiseres durante essa fase, mesmo depois de veres o teu lançamento.
rules-extra-workers-3 = São dados como os outros. Vão-se embora no fim da ronda, usados ou não.

rules-foreman-title = Encarregado
rules-foreman-1 = O Encarregado custa { $foreman_energy } de energia além da carta. Na fase de trabalho desta ronda não lanças os dados: escolhes os valores de até { $foreman_dice } deles. Para antes, se quiseres; os restantes são lançados.
rules-foreman-2 = A escolha dos dados vem antes de todo o outro trabalho. Os dados que sobram são lançados depois dos escolhidos.

rules-work-title = No trabalho
rules-work-1 = Cada um lança os seus dados: são os teus trabalhadores. Depois coloca dados, constrói cartas e usa edifícios, por qualquer ordem e tantas vezes quantas puderes pagar.
rules-work-2 = Cada dado trabalha uma vez por ronda. Não tens de os colocar todos.
rules-work-3 = Todos trabalham ao mesmo tempo, e ninguém espera por ninguém. O que acontece primeiro conta primeiro.

rules-headquarters-title = A sede
rules-headquarters-1 = A tua sede tem os andares Investigação, Geração e Extração, cada um com { $slots } espaços. Um dado que lá coloques rende de imediato.
rules-headquarters-2 = A Investigação aceita qualquer dado: tira uma carta do baralho.
rules-headquarters-3 = A Geração aceita um dado de { $low } ou menos: ganha tanta energia quanto o seu valor.
rules-headquarters-4 = A Extração aceita um dado de { $high } ou mais: ganha 1 de metal, seja qual for o seu valor.

rules-matching-bonus-title = O bónus de dados iguais
rules-matching-bonus-1 = Um dado igual a outro que já esteja no mesmo andar traz um extra: uma carta na Investigação, 1 de energia na Geração, 1 de metal na Extração. Não precisas de os colocar um logo a seguir ao outro.
rules-matching-bonus-2 = Assim, um par traz um extra, e um andar cheio de dados iguais traz { $full_bonus } ao todo.
rules-matching-bonus-3 = Na Geração o extra é só 1 de energia, não outra vez o valor do dado: { $slots } dados de valor { $low } geram { $full_generate } de energia.

rules-build-title = Construir
rules-build-1 = Para construir uma carta da tua mão, paga o metal e a energia impressos nela e descarta outra carta com a mesma ferramenta. Um segundo exemplar da carta também serve.
rules-build-2 = Constrói numa ronda tantas cartas quantas puderes pagar. Um edifício novo pode ser usado de imediato.
rules-build-3 = Podes ter um edifício de cada nome. Só o Farol e o Obelisco podem estar mais do que uma vez no teu complexo.

rules-activate-title = Usar um edifício
rules-activate-1 = Paga tudo o que está à esquerda da seta, e ganhas logo tudo o que está à direita. O que ganhas pode pagar o que vem a seguir.
rules-activate-2 = Cada edifício pode ser usado uma vez por ronda, pela ordem que quiseres, mesmo na ronda em que foi construído.
rules-activate-3 = Os dados que uma carta pede são colocados nela. Ficam lá até ao fim da ronda.
rules-activate-4 = Algumas cartas pedem cartas da tua mão. Pagas primeiro dados, metal e energia, depois escolhes o que descartas, e os ganhos vêm no fim: uma carta que ainda vais tirar não serve para pagar.

rules-production-title = Produção
rules-production-1 = A produção fabrica produtos, e os produtos são pontos. Algumas cartas pedem dados iguais, outras dados seguidos, cada um com mais um do que o anterior; o Armazém pede dados que somem { $warehouse_total } ou mais.
rules-production-2 = Quando uma carta diz X, X é o valor do dado colocado. Em dados iguais conta uma só vez: com um par, a Fábrica de Betão gasta tanto metal quanto o valor de um deles.
rules-production-3 = A Manufatura deixa-te escolher o extra de cada vez. O dado que a Megafábrica te dá tem o valor que escolheres.

rules-utility-title = Serviços
rules-utility-1 = Os serviços transformam dados, cartas e recursos em metal e energia.
rules-utility-2 = X é o valor do dado colocado: a Central Elétrica dá essa quantidade de energia, e a Fundição transforma essa quantidade de energia em outro tanto de metal.
rules-utility-3 = A Ceifeira dá metal ou energia, à tua escolha de cada vez. O Filão dá { $motherlode_low } de metal por um dado baixo e { $motherlode_high } por um dado de { $motherlode_from } ou mais.

rules-black-market-title = Mercado Negro
rules-black-market-1 = Coloca um dado qualquer e descarta uma carta: ganhas o metal e a energia impressos nessa carta, mas nunca mais de { $refund } ao todo.
rules-black-market-2 = Se a carta custar mais do que isso, escolhe quais { $refund } recebes. Os descontos não contam aqui: o que vale é o que está impresso.

rules-training-title = Treino
rules-training-1 = Por { $training_energy } de energia, uma carta de treino muda um dado ainda por colocar, incluindo os dados extra. O dado não fica na carta: ainda o podes usar.
rules-training-2 = O Ginásio soma um a um dado, mas não a um { $most_face }. O Centro de Fitness tira-lhe um, mas não a um { $least_face }.
rules-training-3 = O Dojo vira um dado ao contrário. As faces opostas somam { $opposite_faces }.
rules-training-4 = A Agência de Temporários relança quantos quiseres dos teus dados por colocar, pelo menos um, todos juntos.

rules-extra-dice-title = Dados extra
rules-extra-dice-1 = Golem: escolhe um valor, paga essa quantidade de energia, e um dado com esse valor junta-se a ti. Robô: paga { $robot_metal } de metal e lança mais um dado.
rules-extra-dice-2 = Os dados extra, venham de onde vierem, são dados como os outros: coloca-os, ou treina-os primeiro. Desaparecem quando a ronda acaba.
rules-extra-dice-3 = Não há limite para o número de dados que podes ter.

rules-triggers-title = Cartas que reagem sozinhas
rules-triggers-1 = Quando acabas de construir uma carta, o Ferro-Velho traz { $scrap_yard_metal } de metal e o Painel Solar { $solar_array_energy } de energia. A construção paga-se antes disso, por isso não se pode pagar com esse ganho. Ambos podem reagir à mesma construção, mas nunca à sua própria.
rules-triggers-2 = Quando ganhas produtos, o Laboratório tira { $laboratory_cards ->
        [one] uma carta
       *[other] { $laboratory_cards } cartas
    }. Podes usá-la de imediato.
rules-triggers-3 = Cada uma reage à primeira ocasião da ronda depois de ter sido construída, uma só vez, sem que lho peças. O que aconteceu antes não conta.
rules-triggers-4 = A construção de um Engenheiro na fase de mercado é uma ocasião dessas: o que reage a ela já reagiu também para a fase de trabalho dessa ronda.

rules-replicator-title = Replicador
rules-replicator-1 = Paga { $replicator_energy } de energia e usa um projeto do mercado como se estivesse no teu complexo. Os custos dele somam-se a este; os seus dados são colocados no Replicador.
rules-replicator-2 = Pode copiar cartas de treino, cartas que criam dados, e até uma carta que já construíste e usaste. Nunca copia um monumento nem outro Replicador.
rules-replicator-3 = Se copia o Laboratório, o Ferro-Velho ou o Painel Solar, faz as vezes dessa carta até ao fim da ronda, e reage uma vez.
rules-replicator-4 = A carta copiada fica no mercado, e o mercado não muda enquanto trabalhas.

rules-monuments-title = Monumentos
rules-monuments-1 = Um monumento não se usa. É um edifício como os outros, e vale mais prestígio do que a maioria.
rules-monuments-2 = Obelisco: { $obelisk_prestige } de prestígio. Constrói quantos quiseres.
rules-monuments-3 = Farol: o primeiro vale { $beacon_prestige } de prestígio, e cada novo vale mais { $beacon_step } do que o anterior. Constrói quantos quiseres.
rules-monuments-4 = Megálito: { $megalith_prestige } de prestígio, um por jogador. Custa menos { $megalith_discount } de metal por cada monumento que já esteja no teu complexo, até não custar metal nenhum.

rules-decks-title = Baralhos e descarte
rules-decks-1 = Na fase de trabalho todas as cartas se tiram do baralho, nunca do mercado.
rules-decks-2 = Se é precisa uma carta e o seu baralho está vazio, o descarte é baralhado e torna-se o baralho.
rules-decks-3 = Se também não há descarte, nada se tira, e um espaço do mercado fica vazio. Enche-se logo que haja cartas outra vez: no fim de cada turno no mercado, e depois da ação da Máquina, todos os espaços vazios recebem uma carta, da esquerda para a direita.

rules-limits-title = Terminar, e o que podes guardar
rules-limits-1 = Quando o teu trabalho está feito, terminas. Depois de todos terem terminado, podes guardar { $resource_limit } de metal e energia em conjunto, e { $hand_limit } cartas. Tu escolhes o que deitas fora.
rules-limits-2 = Até lá podes ter quanto quiseres. Os produtos não têm limite.
rules-limits-3 = Depois de terminares, já não trabalhas nesta ronda. Todos os que têm de mais deitam-no fora ao mesmo tempo, e então a ronda acaba. Os limites também valem na última ronda.

rules-ending-title = O fim do jogo
rules-ending-1 = O fim aproxima-se assim que alguém tem { $goods_to_end } produtos ou { $buildings_to_end } edifícios, em qualquer momento de uma ronda.
rules-ending-2 = Essa ronda joga-se até ao fim, e depois exatamente mais uma.
rules-ending-3 = O prestígio não aproxima o fim: só os produtos e o número de edifícios o fazem.

rules-scoring-title = Pontos
rules-scoring-1 = Os teus pontos são os teus produtos mais o prestígio dos teus edifícios. Vence quem tem mais pontos.
rules-scoring-2 = O metal, a energia e as cartas na mão não valem pontos.

rules-ties-title = Empates
rules-ties-1 = Com pontos iguais, vence quem tem mais metal; com metal igual, mais energia; com energia igual, mais cartas na mão. Se tudo isso for igual, a vitória é partilhada.

rules-solo-title = A solo contra a Máquina
rules-solo-1 = Jogas uma fase de mercado e uma fase de trabalho, como sempre. Depois é a vez da Máquina, ronda após ronda.
rules-solo-2 = A Máquina começa com { $easy } cartas se for fácil, { $medium } se for média, { $hard } se for difícil, { $insane } se for insana. Um monumento entre elas é descartado e substituído; mais tarde ela pode ter monumentos, e vários exemplares da mesma carta.
rules-solo-3 = Os empreiteiros não têm presente para a Máquina.

rules-machine-turn-title = A vez da Máquina
rules-machine-turn-1 = A Máquina lança um dado verde, um vermelho, um azul, um roxo e um amarelo. O verde escolhe uma carta para o complexo dela, e os outros fabricam produtos.
rules-machine-turn-2 = O verde mostra até { $row }: ela leva esse projeto do mercado, contando da esquerda, e a carta seguinte do baralho enche o espaço vazio. Onde não há carta, não recebe nada.
rules-machine-turn-3 = O verde mostra { $machine_sweeps_blueprints } ou { $machine_sweeps_contractors }: ela leva o projeto do topo do baralho, e depois renova-se uma fila, a dos projetos com { $machine_sweeps_blueprints }, a dos empreiteiros com { $machine_sweeps_contractors }.
rules-machine-turn-4 = O vermelho corresponde ao treino, o azul à produção, o roxo às cartas especiais e o amarelo aos serviços. Cada um fabrica um produto se não mostrar mais do que o número de cartas do seu tipo que a Máquina tem. A carta nova conta.

rules-machine-end-title = Vencer a Máquina
rules-machine-end-1 = A Máquina só traz o fim com { $goods_to_end } produtos, por muitas cartas que tenha. Tu trazes o fim como sempre. Depois ambos jogam mais uma ronda.
rules-machine-end-2 = A Máquina tem um ponto por cada produto e por cada carta, e mais um por cada monumento. Vences se tiveres mais pontos; em caso de empate, vence a Máquina.

rules-moves-title = As jogadas, e como desfazê-las
rules-moves-1 = Uma jogada que não é permitida não muda nada, e dizemos-te porquê.
rules-moves-2 = Podes desfazer a tua última jogada, exceto se ela revelou algo, como uma carta ou um lançamento, ou se os outros já avançaram entretanto.
