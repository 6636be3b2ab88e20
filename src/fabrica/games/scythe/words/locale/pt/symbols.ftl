## Os símbolos da página, uma frase cada

symbol-coin = Moedas: pagam algumas ações, e quem tem mais no fim vence.
symbol-power = Poder: gasta-se em combate.
symbol-popularity = Popularidade: decide quanto valem estrelas, territórios e recursos no fim.
symbol-combat-card = Uma carta de combate: junta-se em segredo a um combate.
symbol-star = Uma estrela: coloca-se por uma meta alcançada.
symbol-oil = Petróleo, das tundras: paga melhorias.
symbol-metal = Metal, das montanhas: paga mechs.
symbol-food = Comida, das quintas: paga recrutas.
symbol-wood = Madeira, das florestas: paga estruturas.
symbol-resources = Recursos de qualquer tipo, à tua escolha.
symbol-character = A personagem de uma fação.
symbol-mech = Um mech: combate e transporta.
symbol-worker = Um trabalhador: produz.
symbol-units = Unidades que podes mover.
symbol-token = Onde a tua ficha de ação esteve pela última vez.
symbol-encounter = Uma ficha de encontro: para a primeira personagem que chegar.
symbol-objective = Um objetivo secreto: quando o cumpres, podes colocar uma estrela.
symbol-upgrade = Melhorar: um cubo de tecnologia passa de uma ação superior para uma inferior.
symbol-deploy = Mobilizar: um mech entra no mapa.
symbol-build = Construir: uma estrutura entra no mapa.
symbol-enlist = Alistar: um recruta traz bónus.
symbol-mine = A Mina: um túnel próprio.
symbol-monument = O Monumento: popularidade ao reforçar.
symbol-armory = O Arsenal: poder ao negociar.
symbol-mill = O Moinho: produz como um trabalhador.
symbol-track = A trilha de estrelas do Automa.
