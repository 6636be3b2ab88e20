# O que fazem mechs, fações, estruturas, tabuleiros e as cartas do Automa. Os números vêm da caixa.

## Habilidades dos mechs. $amount é objeto de "ganhar" ou "perder"

rule-ability-riverwalk = A tua personagem e os teus mechs podem atravessar rios para dois tipos de terreno, conforme a fação.
rule-riverwalk-onto = A tua personagem e os teus mechs podem atravessar rios para: { $terrains }.
rule-ability-seaworthy = A tua personagem e os teus mechs podem entrar em lagos e sair deles. Depois de um combate perdido, as unidades podem recuar para um lago ao lado.
rule-ability-artillery = Antes de um combate podes pagar { $price }: o inimigo perde { $amount }.
rule-ability-speed = { $n ->
    [one] A tua personagem e os teus mechs podem dar mais { $n } passo.
   *[other] A tua personagem e os teus mechs podem dar mais { $n } passos.
}
rule-ability-township = Para a tua personagem e os teus mechs, as aldeias que controlas e a Fábrica são adjacentes entre si.
rule-ability-peoples_army = { $n ->
    [one] Com um trabalhador teu no combate, podes juntar mais { $n } carta de combate.
   *[other] Com um trabalhador teu no combate, podes juntar mais { $n } cartas de combate.
}
rule-ability-wayfare = De qualquer lugar, a tua personagem e os teus mechs podem ir para a tua base ou para a base de uma fação que não esteja em jogo; com seis ou sete jogadores podem, em vez disso, ir para qualquer quinta sem unidades.
rule-ability-scout = Antes de um combate tiras ao acaso uma carta de combate ao inimigo.
rule-ability-underpass = Para a tua personagem e os teus mechs, as montanhas que controlas e todos os túneis são adjacentes entre si.
rule-ability-disarm = Antes de um combate num túnel, ou na tua Mina, o inimigo perde { $amount }.
rule-ability-submerge = A tua personagem e os teus mechs podem entrar em lagos e sair deles, e ir de um lago para qualquer outro.
rule-ability-camaraderie = Quando vences um combate como atacante, não perdes popularidade pelos trabalhadores que recuam.
rule-ability-burrow = A tua personagem e os teus mechs podem atravessar um rio ao sair de um túnel ou da tua Mina, ou ao entrar neles.
rule-ability-sword = Quando atacas, o inimigo perde { $amount } antes do combate.
rule-ability-shield = Quando te atacam, ganhas { $amount } antes do combate.
rule-ability-rally = De qualquer lugar, a tua personagem e os teus mechs podem ir para um território com um trabalhador teu ou uma bandeira tua.
rule-ability-toka = Uma vez por turno, a tua personagem ou um mech pode atravessar um rio.
rule-ability-suiton = { $n ->
    [one] A tua personagem e os teus mechs podem entrar em lagos e sair deles; num combate aí podes juntar mais { $n } carta de combate.
   *[other] A tua personagem e os teus mechs podem entrar em lagos e sair deles; num combate aí podes juntar mais { $n } cartas de combate.
}
rule-ability-ronin = Antes de um combate com uma só unidade tua, podes ganhar { $amount }.
rule-ability-shinobi = De qualquer lugar, a tua personagem e os teus mechs podem ir para um território com uma armadilha tua e armá-la de novo.

## Habilidades das fações

rule-gift-nordic = Os teus trabalhadores podem atravessar rios.
rule-gift-rusviet = Podes escolher a mesma secção do tabuleiro que no turno anterior.
rule-gift-crimea = Uma vez por turno, uma carta de combate de qualquer valor pode pagar um recurso de uma ação inferior.
rule-gift-saxony = Não há limite para as tuas estrelas de combates e de objetivos.
rule-gift-polania = { $options ->
    [one] Podes escolher até { $options } opção de cada carta de encontro. Com seis ou sete jogadores, ganhas ainda { $price } no fim por cada território de encontro que controlas.
   *[other] Podes escolher até { $options } opções diferentes de cada carta de encontro. Com seis ou sete jogadores, ganhas ainda { $price } no fim por cada território de encontro que controlas.
}
rule-gift-albion = { $n ->
    [one] Onde a tua personagem terminou o movimento podes pôr uma bandeira; tens { $n } bandeira. No fim, cada bandeira num território que controlas conta como mais um, mas não ao lado da tua base.
   *[other] Onde a tua personagem terminou o movimento podes pôr uma bandeira; tens { $n } bandeiras. No fim, cada bandeira num território que controlas conta como mais um, mas não ao lado da tua base.
}
rule-gift-togawa = Onde a tua personagem terminou o movimento podes pôr uma armadilha armada. Uma unidade inimiga que lá entre não segue adiante e sofre a perda. No fim, um território com uma armadilha armada é teu se não houver lá nenhum inimigo.
rule-trap = Quem entra nela perde { $amount }.

## Estruturas

rule-structure-mine = Para as tuas unidades, o território dela conta como um túnel.
rule-structure-monument = Ganhas { $amount } quando reforças.
rule-structure-armory = Ganhas { $amount } quando negoceias.
rule-structure-mill = Quando produzes, o território dele também produz, e o Moinho conta como um trabalhador.

## Tabuleiros e fações

about-start = Começas com { $gain }.
about-part = { $name }: { $text }
about-section = { $top } acima de { $bottom }: a ação inferior custa { $pay } ({ $least } com todas as melhorias) e rende { $gain }.

## Cartas do Automa

about-automa-combat = { $n ->
    [0] Em combate: { $low } de poder; com { $second } ou mais de poder, { $middle }; com { $third } ou mais, { $high }; e { $n } cartas de combate.
    [one] Em combate: { $low } de poder; com { $second } ou mais de poder, { $middle }; com { $third } ou mais, { $high }; e até { $n } carta de combate.
   *[other] Em combate: { $low } de poder; com { $second } ou mais de poder, { $middle }; com { $third } ou mais, { $high }; e até { $n } cartas de combate.
}
about-automa-conquered = { $n ->
    [0] Um território tomado ao Automa rende { $n } recursos.
    [one] Um território tomado ao Automa rende { $n } recurso.
   *[other] Um território tomado ao Automa rende { $n } recursos.
}
about-automa-scheme = { $scheme ->
    [first] Primeiro esquema: { $moves }. Ganhos: { $gains }.
   *[second] Segundo esquema: { $moves }. Ganhos: { $gains }.
}
about-automa-bonus = Ganhas { $gain } se tiveres o recruta de «{ $bottom }».
about-automa-star = O Automa avança um passo na sua trilha de estrelas.
about-automa-skipped = O nível Autometta salta esta carta.
about-only = { $text } (só { $faction })
about-else = { $first }, senão { $second }
try-worker = um trabalhador move-se
try-mech = um mech move-se
try-character = a personagem move-se
try-encounter = a personagem vai à Fábrica ou a um encontro
try-attack = com pelo menos { $n } de poder ataca unidades de combate
try-attack_workers = ataca trabalhadores
amount-unit = { $n ->
    [one] { $n } unidade de combate
   *[other] { $n } unidades de combate
}
