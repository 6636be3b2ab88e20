## O tutorial: para cada passo um título, o que há a perceber, o que há a fazer, uma dica depois de uma jogada que não ajuda, e um elogio

tutorial-glass-title = Obter vidro
tutorial-glass-text = No meio estão os { $furnaces } fornos da fábrica do Stephens. Tira um cubo de vidro, e o forno faz algo por ti: um superior ativa as profissões que estão ao seu lado. O teu primeiro trabalhador está à esquerda, junto ao vidro verde.
tutorial-glass-task = Neste turno, consegue um cubo verde e uma moeda.
tutorial-glass-hint = O teu trabalhador só ajuda quando se tira vidro do forno ao lado dele: o superior esquerdo. Depois escolhe a moeda.
tutorial-glass-done = Vidro para um contrato e uma moeda do teu trabalhador. Sempre que alguém tirar vidro verde, ele volta a trazer-te alguma coisa.

tutorial-contract-title = Aceitar um contrato
tutorial-contract-text = Com vidro branco do forno inferior esquerdo podes aceitar um contrato. Custa influência, de { $cost_least } a { $cost_most }, conforme o espaço em que está. Mais tarde cumpre-lo com cubos, e no fim vale pontos.
tutorial-contract-task = Tens um cubo verde. Tira vidro branco e aceita o contrato que precisa de um cubo verde e de um branco.
tutorial-contract-hint = O vidro branco do forno inferior esquerdo é para contratos, o do inferior direito para investimentos. O contrato mais barato não é o que podes cumprir em breve: repara no seguinte ({ card-uk04 }).
tutorial-contract-done = Agora tens tudo o que ele pede. Os contratos mais caros deslizaram, e chegou um novo.

tutorial-investment-title = Financiar um investimento
tutorial-investment-text = Com vidro branco do forno inferior direito podes financiar um investimento com moedas. Vai para a linha dos seus cubos; sem cubos, para qualquer linha. Os investimentos no mesmo lugar das suas linhas são uma coluna, que trabalha por inteiro.
tutorial-investment-task = A tua primeira coluna tem um investimento laranja e um preto, mas nenhum rosa. Financia a carta sem cubos e junta-a a essa primeira coluna.
tutorial-investment-hint = Na linha laranja ou na preta seria a segunda carta, e começaria uma segunda coluna. Que linha ainda está vazia? Põe lá a carta ({ card-no3 }).
tutorial-investment-done = Uma coluna de { $types } cartas: quando for ativada, vêm também os pontos da carta nova.

tutorial-create-title = Criar uma profissão
tutorial-create-text = Em vez de tirares um cubo, podes alocar um trabalhador, por exemplo criando uma profissão: paga o seu espaço superior e põe-na numa linha do seu lado. Uma linha mais acima tem de ser mais curta do que a de baixo, mas um mestre ali vale mais no fim.
tutorial-create-task = Cria uma profissão vermelha junto à fábrica privada inferior, onde o seu mestre vale { $master_lower } pontos. Depois escolhe um disco qualquer para trabalhador.
tutorial-create-hint = Junto ao forno há 2 profissões, por isso cabe uma na linha acima. Escolhe essa linha, não a que está junto ao forno.
tutorial-create-done = O teu disco é ali o mestre. Sempre que se tirarem produtos dessa fábrica, o teu trabalhador dá-te o seu benefício, e o disco desbloqueou uma habilidade.

tutorial-reinforce-title = Reforçar uma profissão
tutorial-reinforce-text = Uma profissão com um espaço inferior tem lugar para um aprendiz. Se o mestre for de outro jogador, podes mandar para lá um trabalhador e passar a recolher o mesmo benefício.
tutorial-reinforce-task = Só tens uma moeda. Reforça uma profissão do teu adversário e fica com a tua moeda.
tutorial-reinforce-hint = Alguns espaços inferiores custam alguma coisa, e há profissões que não os têm. Procura um espaço inferior que seja grátis ({ card-r02 }); depois escolhe um disco.
tutorial-reinforce-done = Um aprendiz de graça! O teu adversário recebe por ele { $apprentice_points ->
        [one] um ponto
       *[other] { $apprentice_points } pontos
    } no fim; tu tens o benefício a partir de agora.

tutorial-activate-title = Ativar uma linha
tutorial-activate-text = Quando uma linha é ativada, cada trabalhador teu que lá esteja traz uma vez o seu benefício, pela ordem que quiseres. Uns deixam-te escolher, outros são uma troca: pagas o que está à esquerda da seta e ganhas o que está à direita.
tutorial-activate-task = Não tens absolutamente nada. Ativa a linha vermelha junto ao forno e acaba com 2 moedas.
tutorial-activate-hint = Um dos trabalhadores transforma influência em moedas ({ card-r19 }). Então, que ganho do outro te faz falta primeiro?
tutorial-activate-done = Primeiro a influência, depois a troca: a ordem conta. O teu adversário também tem um trabalhador nessa linha e é o próximo a recolher um benefício.

tutorial-unlock-title = Desbloquear uma habilidade
tutorial-unlock-text = Debaixo de cada disco do teu tabuleiro há uma habilidade, que é tua quando o disco vai trabalhar. Há discos que barram a trilha de influência: o teu marcador para antes do disco do { $inf5 }, e o que passasse de { $cap_none } perdia-se.
tutorial-unlock-task = Tens { $cap_none } de influência e não podes ganhar mais. Aloca um trabalhador de modo que a tua influência possa voltar a crescer, sem gastares influência.
tutorial-unlock-hint = Há uma profissão vermelha que não custa nada ({ card-r04 }). Depois tira o disco que te barra o caminho: o do { $inf5 }, não um mais alto.
tutorial-unlock-done = Agora há lugar para { $cap_5 } de influência. Os outros discos fazem um pouco de tudo: mais cubos, cartas mais baratas, pontos no fim.

tutorial-goods-title = Obter produtos
tutorial-goods-text = As fábricas privadas guardam produtos: cubos laranja, rosa e pretos. Tira um, e ativa-se a linha de profissões ao lado dessa fábrica. Com a habilidade { disc-5a }, que já tens, podes tirar até { $taken_5a } cubos da mesma fábrica.
tutorial-goods-task = O teu contrato precisa de laranja e de rosa. Consegue ambos neste turno, e uma moeda do teu trabalhador.
tutorial-goods-hint = Tira o primeiro cubo de uma fábrica em que haja as duas cores e ao lado da qual esteja o teu trabalhador; depois tira também a outra cor.
tutorial-goods-done = Ambos num só turno. Com mais discos deste género tiras ainda mais, e podes então usar um forno vazio.

tutorial-renewal-title = A fase de renovação
tutorial-renewal-text = Com { $empty_furnaces } fornos vazios no fim de um turno há uma fase de renovação: o exército avança, enchem-se os fornos vazios e podes ativar colunas de investimentos. Floresta e dunas nas cartas são passos a descer. No fim, cada trilha conta por setor.
tutorial-renewal-task = Desencadeia a fase de renovação, tirando o último cubo de um forno. Depois ativa uma coluna, mas fica no espaço { $sector_middle } da floresta, que vale { $sector_middle_points } pontos.
tutorial-renewal-hint = O forno inferior esquerdo só tem um cubo. Das tuas colunas, a primeira custaria um passo na floresta; a segunda custa passos nas dunas.
tutorial-renewal-done = Pontos pela coluna, e nada perdido: nas dunas estavas muito abaixo do setor seguinte. A outra coluna teria custado mais do que traz.

tutorial-supply-title = Fornecer e cumprir
tutorial-supply-text = Os cubos das colunas ativadas têm de ir todos para fábricas privadas, e cada entrega rende: um cubo só, moedas ou influência; um conjunto, algo melhor. No fim da fase de renovação podes cumprir contratos com o que tens.
tutorial-supply-task = Cumpre o contrato para as Colónias ({ card-co09 }). Tens o cubo verde que ele pede, mas ainda nenhum caixote.
tutorial-supply-hint = Ativa a tua coluna e depois entrega um cubo preto e um laranja juntos na inferior direita: isso traz um acessório à tua escolha. Não entregues o laranja sozinho.
tutorial-supply-done = Entregue e logo cumprido! O contrato está agora na sua linha, e os produtos esperam nas fábricas por quem os quiser tirar.

tutorial-ending-title = O fim, e quem vence
tutorial-ending-text = Quando o exército e os pontos se encontram, começam os últimos turnos, e uma fase final de renovação acaba o jogo. Então os contratos contam por colunas, o primeiro de cada tipo em conjunto: cartas vezes cubos. Contam ainda trilhas, mestres e habilidades.
tutorial-ending-task = Estás 5 pontos atrás, e esta é a fase final de renovação. A tua habilidade { disc-2d } faz de cada ponto de influência um ponto; ou há algo melhor para os últimos cubos? Vence o jogo.
tutorial-ending-hint = A influência traria 3 pontos. O contrato para o Reino Unido ({ card-uk09 }) seria a terceira carta da tua primeira coluna: o que é que ainda lhe falta?
tutorial-ending-done = Venceste! Com o cesto, a coluna passou de 2 cartas com 6 cubos a 3 cartas com 7: são mais 9 pontos.

tutorial-automa-title = Contra o Automa
tutorial-automa-text = A solo jogas contra o Automa, que em cada turno vira uma carta. Não ganha nada, mas leva cubos e cartas e cria profissões. Se tirar vidro de um forno superior, os teus próprios trabalhadores junto a esse forno trazem os seus benefícios.
tutorial-automa-task = Ao Automa resta uma carta, e essa tira vidro verde. Consegue 2 moedas antes do teu próximo turno.
tutorial-automa-hint = O teu trabalhador está junto ao vidro verde e trabalha tanto no teu turno como no do Automa. Escolhe a moeda das duas vezes.
tutorial-automa-done = Uma moeda no teu turno e outra no do Automa. Já conheces o jogo: a fábrica é tua!
