# O que fazem mechs, facções, estruturas, tabuleiros e as cartas do Automa. Os números vêm da caixa.

## Habilidades dos mechs. $amount é objeto de "ganhar" ou "perder"

rule-ability-riverwalk = O seu personagem e os seus mechs podem atravessar rios para dois tipos de terreno, conforme a facção.
rule-riverwalk-onto = O seu personagem e os seus mechs podem atravessar rios para: { $terrains }.
rule-ability-seaworthy = O seu personagem e os seus mechs podem entrar em lagos e sair deles. Depois de um combate perdido, as unidades podem recuar para um lago ao lado.
rule-ability-artillery = Antes de um combate você pode pagar { $price }: o inimigo perde { $amount }.
rule-ability-speed = { $n ->
    [one] O seu personagem e os seus mechs podem dar { $n } passo a mais.
   *[other] O seu personagem e os seus mechs podem dar { $n } passos a mais.
}
rule-ability-township = Para o seu personagem e os seus mechs, as aldeias que você controla e a Fábrica são vizinhas entre si.
rule-ability-peoples_army = { $n ->
    [one] Com um trabalhador seu no combate, você pode juntar { $n } carta de combate a mais.
   *[other] Com um trabalhador seu no combate, você pode juntar { $n } cartas de combate a mais.
}
rule-ability-wayfare = De qualquer lugar, o seu personagem e os seus mechs podem ir para a sua base ou para a base de uma facção fora de jogo; com seis ou sete jogadores, em vez disso, para qualquer fazenda sem unidades.
rule-ability-scout = Antes de um combate você tira ao acaso uma carta de combate do inimigo.
rule-ability-underpass = Para o seu personagem e os seus mechs, as montanhas que você controla e todos os túneis são vizinhos entre si.
rule-ability-disarm = Antes de um combate num túnel, ou na sua Mina, o inimigo perde { $amount }.
rule-ability-submerge = O seu personagem e os seus mechs podem entrar em lagos e sair deles, e ir de um lago a qualquer outro.
rule-ability-camaraderie = Quando vence um combate como atacante, você não perde popularidade pelos trabalhadores que recuam.
rule-ability-burrow = O seu personagem e os seus mechs podem atravessar um rio saindo de um túnel ou da sua Mina, ou entrando neles.
rule-ability-sword = Quando você ataca, o inimigo perde { $amount } antes do combate.
rule-ability-shield = Quando é atacado, você ganha { $amount } antes do combate.
rule-ability-rally = De qualquer lugar, o seu personagem e os seus mechs podem ir para um território com um trabalhador ou uma bandeira sua.
rule-ability-toka = Uma vez por turno, o seu personagem ou um mech pode atravessar um rio.
rule-ability-suiton = { $n ->
    [one] O seu personagem e os seus mechs podem entrar em lagos e sair deles; num combate ali você pode juntar { $n } carta de combate a mais.
   *[other] O seu personagem e os seus mechs podem entrar em lagos e sair deles; num combate ali você pode juntar { $n } cartas de combate a mais.
}
rule-ability-ronin = Antes de um combate com uma só unidade sua, você pode ganhar { $amount }.
rule-ability-shinobi = De qualquer lugar, o seu personagem e os seus mechs podem ir para um território com uma armadilha sua e armá-la de novo.

## Habilidades das facções

rule-gift-nordic = Os seus trabalhadores podem atravessar rios.
rule-gift-rusviet = Você pode escolher a mesma seção do tabuleiro do turno anterior.
rule-gift-crimea = Uma vez por turno, uma carta de combate de qualquer valor pode pagar um recurso de uma ação inferior.
rule-gift-saxony = Não há limite para as suas estrelas de combates e de objetivos.
rule-gift-polania = { $options ->
    [one] Você pode escolher até { $options } opção de cada carta de encontro. Com seis ou sete jogadores, ganha também { $price } no fim por território de encontro que controla.
   *[other] Você pode escolher até { $options } opções diferentes de cada carta de encontro. Com seis ou sete jogadores, ganha também { $price } no fim por território de encontro que controla.
}
rule-gift-albion = { $n ->
    [one] Onde o seu personagem terminou o movimento você pode pôr uma bandeira; você tem { $n } bandeira. No fim, cada bandeira num território que controla conta como mais um, mas não ao lado da sua base.
   *[other] Onde o seu personagem terminou o movimento você pode pôr uma bandeira; você tem { $n } bandeiras. No fim, cada bandeira num território que controla conta como mais um, mas não ao lado da sua base.
}
rule-gift-togawa = Onde o seu personagem terminou o movimento você pode pôr uma armadilha armada. Uma unidade inimiga que entra para e sofre a perda. No fim, um território com uma armadilha armada é seu se nenhum inimigo estiver lá.
rule-trap = Quem entra nela perde { $amount }.

## Estruturas

rule-structure-mine = Para as suas unidades, o território dela é um túnel.
rule-structure-monument = Você ganha { $amount } quando reforça.
rule-structure-armory = Você ganha { $amount } quando negocia.
rule-structure-mill = Quando você produz, o território dele também produz, e o Moinho trabalha como um trabalhador.

## Tabuleiros e facções

about-start = Você começa com { $gain }.
about-part = { $name }: { $text }
about-section = { $top } acima de { $bottom }: a ação inferior custa { $pay }, com todas as melhorias { $least }, e rende { $gain }.

## Cartas do Automa

about-automa-combat = { $n ->
    [one] Em combate: { $low } de poder; com { $second } ou mais de poder { $middle }, com { $third } ou mais { $high }; e até { $n } carta de combate.
   *[other] Em combate: { $low } de poder; com { $second } ou mais de poder { $middle }, com { $third } ou mais { $high }; e até { $n } cartas de combate.
}
about-automa-conquered = { $n ->
    [one] Um território tomado dele rende { $n } recurso.
   *[other] Um território tomado dele rende { $n } recursos.
}
about-automa-scheme = { $scheme ->
    [first] Primeiro esquema: { $moves }. Ganhos: { $gains }.
   *[second] Segundo esquema: { $moves }. Ganhos: { $gains }.
}
about-automa-bonus = Você ganha { $gain } se tiver o recruta de “{ $bottom }”.
about-automa-star = Ele avança um passo na trilha de estrelas.
about-automa-skipped = O nível Autometta pula esta carta.
about-only = { $text } (só { $faction })
about-else = { $first }, senão { $second }
try-worker = um trabalhador se move
try-mech = um mech se move
try-character = o personagem se move
try-encounter = o personagem vai à Fábrica ou a um encontro
try-attack = com pelo menos { $n } de poder ataca unidades de combate
try-attack_workers = ataca trabalhadores
amount-unit = { $n ->
    [one] { $n } unidade de combate
   *[other] { $n } unidades de combate
}
