# As jogadas: label-… é o que diz um botão, did-… o que alguém fez, you-… o que você fez.
# Os lugares vêm com a sua preposição: $on, $to, $from. $load e $structure são objetos do verbo.

## Preparação

label-faction = Ficar com a facção { $faction }
did-faction = { $who } fica com a facção { $faction }.
you-faction = Você fica com a facção { $faction }.
label-mat = Ficar com o tabuleiro “{ $mat }”
did-mat = { $who } fica com o tabuleiro “{ $mat }”.
you-mat = Você fica com o tabuleiro “{ $mat }”.

## Um turno

label-section = Seção: { $section }
did-section = { $who } escolhe a seção “{ $section }”.
you-section = Você escolhe a seção “{ $section }”.
label-objective = Revelar o objetivo “{ $objective }”
did-objective = { $who } revela o objetivo “{ $objective }”.
you-objective = Você revela o objetivo “{ $objective }”.
label-top = { $way ->
    [coins] Ganhar moedas em vez de mover
    [power] Ganhar poder
    [cards] Comprar cartas de combate
    [resources] Ganhar recursos
    [popularity] Ganhar popularidade
    [produce] Produzir
    [use] Usar a carta de Fábrica
    [upgrade] Carta de Fábrica: melhorar
    [deploy] Carta de Fábrica: mobilizar um mech
    [build] Carta de Fábrica: construir
   *[enlist] Carta de Fábrica: alistar um recruta
}
did-top = { $way ->
    [coins] { $who } pega moedas em vez de mover.
    [power] { $who } reforça o poder.
    [cards] { $who } reforça-se com cartas de combate.
    [resources] { $who } negocia por recursos.
    [popularity] { $who } negocia por popularidade.
    [produce] { $who } produz.
    [use] { $who } usa a carta de Fábrica.
    [upgrade] { $who } usa a carta de Fábrica para melhorar.
    [deploy] { $who } usa a carta de Fábrica para mobilizar um mech.
    [build] { $who } usa a carta de Fábrica para construir.
   *[enlist] { $who } usa a carta de Fábrica para alistar um recruta.
}
you-top = { $way ->
    [coins] Você pega moedas em vez de mover.
    [power] Você reforça o seu poder.
    [cards] Você se reforça com cartas de combate.
    [resources] Você negocia por recursos.
    [popularity] Você negocia por popularidade.
    [produce] Você produz.
    [use] Você usa a sua carta de Fábrica.
    [upgrade] Você usa a carta de Fábrica para melhorar.
    [deploy] Você usa a carta de Fábrica para mobilizar um mech.
    [build] Você usa a carta de Fábrica para construir.
   *[enlist] Você usa a carta de Fábrica para alistar um recruta.
}
label-bottom = Fazer a ação inferior
did-bottom = { $who } faz a ação inferior.
you-bottom = Você faz a ação inferior.
label-done = Pronto
did-done = { $who } fica por aqui.
you-done = Você fica por aqui.

## Movimento

label-character = Mover o personagem
did-character = { $who } move o personagem.
you-character = Você move o seu personagem.
label-mech = Mover um mech { $from }
did-mech = { $who } move um mech { $from }.
you-mech = Você move um mech { $from }.
label-worker = Mover um trabalhador { $from }
did-worker = { $who } move um trabalhador { $from }.
you-worker = Você move um trabalhador { $from }.
label-leave = Deixar { $load }
did-leave = { $who } deixa { $load }.
you-leave = Você deixa { $load }.
label-take = Levar { $load }
did-take = { $who } leva { $load }.
you-take = Você leva { $load }.
label-to = Ir { $to }
did-to = { $who } vai { $to }.
you-to = Você vai { $to }.

# O que se leva ou deixa, como objeto
load-worker = um trabalhador
load-moved_worker = um trabalhador que já se moveu
load-all_workers = todos os trabalhadores
load-oil = 1 de petróleo
load-all_oil = todo o petróleo
load-metal = 1 de metal
load-all_metal = todo o metal
load-food = 1 de comida
load-all_food = toda a comida
load-wood = 1 de madeira
load-all_wood = toda a madeira
load-everything = tudo

## Combate

label-fight = Combater { $on }
did-fight = { $who } começa o combate { $on }.
you-fight = Você começa o combate { $on }.
label-use = Usar { $ability }
did-use = { $who } usa { $ability }.
you-use = Você usa { $ability }.
label-dial = Disco: { $n }
did-dial = { $who } põe o disco em { $n }.
you-dial = Você põe o disco em { $n }.
label-card = Carta de combate: { $n }
did-card = { $who } joga uma carta de combate de valor { $n }.
you-card = Você joga uma carta de combate de valor { $n }.

## Depois do movimento

label-option = Opção { $n }
did-option = { $who } escolhe a opção { $n }.
you-option = Você escolhe a opção { $n }.
label-factory = Pegar a carta de Fábrica “{ $factory }”
did-factory = { $who } pega a carta de Fábrica “{ $factory }”.
you-factory = Você pega a carta de Fábrica “{ $factory }”.
label-flag = Pôr uma bandeira
did-flag = { $who } põe uma bandeira.
you-flag = Você põe uma bandeira.
label-trap = Pôr: { $trap }
did-trap = { $who } põe uma armadilha: { $trap }.
you-trap = Você põe uma armadilha: { $trap }.
label-arm = Armar de novo a armadilha { $on }
did-arm = { $who } arma de novo a armadilha { $on }.
you-arm = Você arma de novo a armadilha { $on }.

## Ações

label-at = Aqui: { $place }
did-at = { $who } escolhe { $place }.
you-at = Você escolhe { $place }.
label-make = { $n ->
    [one] { $n } trabalhador
   *[other] { $n } trabalhadores
}
did-make = { $n ->
    [one] { $who } recebe { $n } trabalhador novo.
   *[other] { $who } recebe { $n } trabalhadores novos.
}
you-make = { $n ->
    [one] Você recebe { $n } trabalhador novo.
   *[other] Você recebe { $n } trabalhadores novos.
}
label-put = Pôr { $token } { $on }
did-put = { $who } põe { $token } { $on }.
you-put = Você põe { $token } { $on }.
label-pay = Pagar { $from }
did-pay = { $who } paga com um recurso { $from }.
you-pay = Você paga com um recurso { $from }.
label-upgrade = Cubo “{ $cube }” para “{ $bottom }”
did-upgrade = { $who } move o cubo “{ $cube }” para “{ $bottom }”.
you-upgrade = Você move o cubo “{ $cube }” para “{ $bottom }”.
label-deploy = Mobilizar o mech “{ $ability }”
did-deploy = { $who } escolhe o mech “{ $ability }”.
you-deploy = Você escolhe o mech “{ $ability }”.
label-build = Construir { $structure }
did-build = { $who } vai construir { $structure }.
you-build = Você vai construir { $structure }.
# $bonus é uma quantidade, objeto de "ganhar"
label-enlist = Recruta de “{ $bottom }”: ganhar { $bonus }
did-enlist = { $who } alista o recruta de “{ $bottom }” por { $bonus }.
you-enlist = Você alista o recruta de “{ $bottom }” por { $bonus }.
