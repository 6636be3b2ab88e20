## Os símbolos da página, uma frase para cada um

symbol-cube-green = Vidro verde: garrafas, do forno superior esquerdo.
symbol-cube-blue = Vidro azul: cristaleria, do forno superior direito.
symbol-cube-white = Vidro branco: vidro plano, dos fornos inferiores.
symbol-cube-orange = Produtos laranja: utensílios de madeira, de uma fábrica privada.
symbol-cube-pink = Produtos rosa: tecidos, de uma fábrica privada.
symbol-cube-black = Produtos pretos: cerâmica, de uma fábrica privada.
symbol-cube-any = Um cubo de qualquer cor, à tua escolha.
symbol-basket = Um cesto, um dos { $accessories } acessórios.
symbol-crate = Um caixote, um dos { $accessories } acessórios.
symbol-chandelier = Um candelabro, um dos { $accessories } acessórios.
symbol-accessory-any = Um acessório à tua escolha.
symbol-coin = As moedas pagam investimentos e a maior parte das profissões vermelhas.
symbol-influence = A influência paga contratos e a maior parte das profissões azuis.
symbol-points = Pontos na trilha de pontuação, onde o exército vem ao teu encontro.
symbol-forest = Um passo na floresta: para cima quando o ganhas, para baixo quando o pagas.
symbol-dunes = Um passo nas dunas: para cima quando o ganhas, para baixo quando o pagas.
symbol-army = O exército desce { $army_step } espaços na trilha de pontuação em cada fase de renovação.
symbol-furnace = Um forno da fábrica do Stephens, de onde se tira vidro.
symbol-factory = Uma fábrica privada, que os jogadores fornecem e de onde se tiram produtos.
symbol-disc = Um disco de um tabuleiro de jogador: torna-se trabalhador, e a habilidade que tapava fica desbloqueada.
symbol-master = O mestre: um trabalhador no espaço superior de uma profissão.
symbol-apprentice = O aprendiz: um trabalhador de outro jogador no espaço inferior de uma profissão.
symbol-contract = Um contrato pede cubos e, depois de cumprido, pontua no fim.
symbol-investment = Um investimento é ativado numa fase de renovação, junto com os outros da sua coluna.
symbol-type-crown = Um contrato para a Coroa.
symbol-type-colonies = Um contrato para as Colónias.
symbol-type-uk = Um contrato para o Reino Unido.
symbol-profession-red = Uma profissão vermelha: fica numa linha à esquerda.
symbol-profession-blue = Uma profissão azul: fica numa linha à direita.
symbol-renewal = Segue-se uma fase de renovação quando há { $empty_furnaces } fornos vazios no fim de um turno.
symbol-first-player = O primeiro jogador: é por ele que começa cada ronda.
symbol-end-flag = O fim do jogo foi desencadeado: só restam os últimos turnos.
symbol-ability-2a = { disc-2a }: um ponto em cada fase de renovação.
symbol-ability-2b = { disc-2b }, depois de { disc-2a }: no fim, um ponto por cada { $cubes_for_point } cubos que ainda tenhas.
symbol-ability-2c = { disc-2c }, depois de { disc-2a }: no fim, um ponto por cada { $coins_for_point } moedas.
symbol-ability-2d = { disc-2d }, depois de { disc-2a }: no fim, { $influence_for_point ->
        [one] um ponto por cada ponto de influência
       *[other] um ponto por cada { $influence_for_point } de influência
    }.
symbol-ability-2e = { disc-2e }, depois de { disc-2a }: no fim, { $set_points } pontos por cada conjunto de { $accessories } acessórios diferentes, guardados ou gastos.
symbol-ability-3a = { disc-3a }: uma vez no teu turno, antes da tua ação, troca as profissões que estão ao lado de um baralho.
symbol-ability-3b = { disc-3b }: uma linha onde crias pode ficar tão comprida como a de baixo.
symbol-ability-4a = { disc-4a }: num contrato, { $substitute } cubos de uma cor podem valer por um de outra.
symbol-ability-4b = { disc-4b }, depois de { disc-4a }: com vidro branco de um forno podes adquirir uma segunda carta.
symbol-ability-4c = { disc-4c }: antes de adquirires, podes descartar a carta mais barata do mercado.
symbol-ability-4d = { disc-4d }, depois de { disc-4c }: uma carta por ação custa menos um, mas nunca menos do que { $cost_least }.
symbol-ability-5a = { disc-5a }: tira até { $taken_5a } cubos de uma fábrica privada.
symbol-ability-5b = { disc-5b }, depois de { disc-5a }: tira até { $taken_5b } cubos de uma fábrica privada e, com { $cubes_for_furnace }, podes usar um forno vazio.
symbol-ability-5c = { disc-5c }, depois de { disc-5b }: tira até { $taken_5c } cubos de uma fábrica privada.
symbol-ability-inf = Um disco na trilha de influência: a tua influência para antes dele até ele ir trabalhar.
