# As jogadas: label-… é o que diz um botão, did-… o que alguém fez, you-… o que fizeste tu.
# Os lugares vêm com a sua preposição: $on, $to, $from. $load e $structure são objetos do verbo.

## Preparação

label-faction = Ficar com a fação { $faction }
did-faction = { $who } fica com a fação { $faction }.
you-faction = Ficas com a fação { $faction }.
label-mat = Ficar com o tabuleiro «{ $mat }»
did-mat = { $who } fica com o tabuleiro «{ $mat }».
you-mat = Ficas com o tabuleiro «{ $mat }».

## Um turno

label-section = Secção: { $section }
did-section = { $who } escolhe a secção «{ $section }».
you-section = Escolhes a secção «{ $section }».
label-objective = Revelar o objetivo «{ $objective }»
did-objective = { $who } revela o objetivo «{ $objective }».
you-objective = Revelas o objetivo «{ $objective }».
label-top = { $way ->
    [coins] Ganhar moedas em vez de mover
    [power] Ganhar poder
    [cards] Tirar cartas de combate
    [resources] Ganhar recursos
    [popularity] Ganhar popularidade
    [produce] Produzir
    [use] Usar a carta de Fábrica
    [upgrade] Carta de Fábrica: fazer uma melhoria
    [deploy] Carta de Fábrica: mobilizar um mech
    [build] Carta de Fábrica: construir
   *[enlist] Carta de Fábrica: alistar um recruta
}
did-top = { $way ->
    [coins] { $who } ganha moedas em vez de mover.
    [power] { $who } reforça o poder.
    [cards] { $who } reforça-se com cartas de combate.
    [resources] { $who } negoceia recursos.
    [popularity] { $who } negoceia popularidade.
    [produce] { $who } produz.
    [use] { $who } usa a carta de Fábrica.
    [upgrade] { $who } usa a carta de Fábrica para fazer uma melhoria.
    [deploy] { $who } usa a carta de Fábrica para mobilizar um mech.
    [build] { $who } usa a carta de Fábrica para construir.
   *[enlist] { $who } usa a carta de Fábrica para alistar um recruta.
}
you-top = { $way ->
    [coins] Ganhas moedas em vez de mover.
    [power] Reforças o teu poder.
    [cards] Reforças-te com cartas de combate.
    [resources] Negoceias recursos.
    [popularity] Negoceias popularidade.
    [produce] Produzes.
    [use] Usas a tua carta de Fábrica.
    [upgrade] Usas a tua carta de Fábrica para fazer uma melhoria.
    [deploy] Usas a tua carta de Fábrica para mobilizar um mech.
    [build] Usas a tua carta de Fábrica para construir.
   *[enlist] Usas a tua carta de Fábrica para alistar um recruta.
}
label-bottom = Fazer a ação inferior
did-bottom = { $who } faz a ação inferior.
you-bottom = Fazes a ação inferior.
label-done = Concluir
did-done = { $who } conclui.
you-done = Concluis.

## Movimento

label-character = Mover a personagem
did-character = { $who } move a personagem.
you-character = Moves a tua personagem.
label-mech = Mover um mech { $from }
did-mech = { $who } move um mech { $from }.
you-mech = Moves um mech { $from }.
label-worker = Mover um trabalhador { $from }
did-worker = { $who } move um trabalhador { $from }.
you-worker = Moves um trabalhador { $from }.
label-leave = Deixar { $load }
did-leave = { $who } deixa { $load }.
you-leave = Deixas { $load }.
label-take = Levar { $load }
did-take = { $who } leva { $load }.
you-take = Levas { $load }.
label-to = Mover { $to }
did-to = { $who } move { $to }.
you-to = Moves { $to }.

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
you-fight = Começas o combate { $on }.
label-use = Usar { $ability }
did-use = { $who } usa { $ability }.
you-use = Usas { $ability }.
label-dial = Disco: { $n }
did-dial = { $who } põe o disco em { $n }.
you-dial = Pões o disco em { $n }.
label-card = Carta de combate: { $n }
did-card = { $who } joga uma carta de combate de valor { $n }.
you-card = Jogas uma carta de combate de valor { $n }.

## Depois do movimento

label-option = Opção { $n }
did-option = { $who } escolhe a opção { $n }.
you-option = Escolhes a opção { $n }.
label-factory = Ficar com a carta de Fábrica «{ $factory }»
did-factory = { $who } fica com a carta de Fábrica «{ $factory }».
you-factory = Ficas com a carta de Fábrica «{ $factory }».
label-flag = Pôr uma bandeira
did-flag = { $who } põe uma bandeira.
you-flag = Pões uma bandeira.
label-trap = Pôr: { $trap }
did-trap = { $who } põe uma armadilha: { $trap }.
you-trap = Pões uma armadilha: { $trap }.
label-arm = Rearmar a armadilha { $on }
did-arm = { $who } rearma a armadilha { $on }.
you-arm = Rearmas a armadilha { $on }.

## Ações

label-at = Aqui: { $place }
did-at = { $who } escolhe { $place }.
you-at = Escolhes { $place }.
label-make = { $n ->
    [0] { $n } trabalhadores
    [one] { $n } trabalhador
   *[other] { $n } trabalhadores
}
did-make = { $n ->
    [0] { $who } recebe { $n } trabalhadores novos.
    [one] { $who } recebe { $n } trabalhador novo.
   *[other] { $who } recebe { $n } trabalhadores novos.
}
you-make = { $n ->
    [0] Recebes { $n } trabalhadores novos.
    [one] Recebes { $n } trabalhador novo.
   *[other] Recebes { $n } trabalhadores novos.
}
label-put = Pôr { $token } { $on }
did-put = { $who } põe { $token } { $on }.
you-put = Pões { $token } { $on }.
label-pay = Pagar { $from }
did-pay = { $who } paga com um recurso { $from }.
you-pay = Pagas com um recurso { $from }.
label-upgrade = Cubo «{ $cube }» para «{ $bottom }»
did-upgrade = { $who } move o cubo «{ $cube }» para «{ $bottom }».
you-upgrade = Moves o cubo «{ $cube }» para «{ $bottom }».
label-deploy = Mobilizar o mech «{ $ability }»
did-deploy = { $who } escolhe o mech «{ $ability }».
you-deploy = Escolhes o mech «{ $ability }».
label-build = Construir { $structure }
did-build = { $who } vai construir { $structure }.
you-build = Vais construir { $structure }.
# $bonus é uma quantidade, objeto de "ganhar"
label-enlist = Recruta de «{ $bottom }»: ganhar { $bonus }
did-enlist = { $who } alista o recruta de «{ $bottom }» e escolhe { $bonus } como bónus.
you-enlist = Alistas o recruta de «{ $bottom }» e escolhes { $bonus } como bónus.
