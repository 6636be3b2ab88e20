## Os símbolos da página, uma frase cada

symbol-coin = Moedas: pagam algumas ações, e quem tem mais no fim vence.
symbol-power = Poder: gasta-se em combate.
symbol-popularity = Popularidade: decide quanto valem estrelas, territórios e recursos no fim.
symbol-combat-card = Uma carta de combate: junta-se em segredo num combate.
symbol-star = Uma estrela: colocada por uma meta alcançada.
symbol-oil = Petróleo, das tundras: paga melhorias.
symbol-metal = Metal, das montanhas: paga mechs.
symbol-food = Comida, das fazendas: paga recrutas.
symbol-wood = Madeira, das florestas: paga estruturas.
symbol-resources = Recursos de qualquer tipo, à sua escolha.
symbol-character = O personagem de uma facção.
symbol-mech = Um mech: luta e transporta.
symbol-worker = Um trabalhador: produz.
symbol-units = Unidades que você pode mover.
symbol-token = Onde esteve por último uma ficha de ação.
symbol-encounter = Uma ficha de encontro: para o primeiro personagem que chegar.
symbol-objective = Um objetivo.
symbol-upgrade = Melhorar: um cubo de tecnologia passa de uma ação superior a uma inferior.
symbol-deploy = Mobilizar: um mech entra no mapa.
symbol-build = Construir: uma estrutura entra no mapa.
symbol-enlist = Alistar: um recruta traz bônus.
symbol-mine = A Mina: um túnel próprio.
symbol-monument = O Monumento: popularidade ao reforçar.
symbol-armory = O Arsenal: poder ao negociar.
symbol-mill = O Moinho: produz como um trabalhador.
symbol-track = A pista de estrelas do Automa.
