# Porque é recusada uma jogada. Lugares, cartas e o resto chegam como nomes; sozinhos, como nas palavras das jogadas, também servem.

## Turnos e passos

decide-first = { $step ->
    [faction] Escolhe primeiro uma fação.
    [mat] Escolhe primeiro um tabuleiro de jogador.
    [section] Move primeiro a tua ficha de ação: section e o nome.
    [top] Diz primeiro como fazes a ação superior, ou done.
    [unit] Escolhe primeiro uma unidade para mover, ou done.
    [cargo] Uma unidade está a caminho: diz para onde vai, o que leva, ou done.
    [fight] Escolhe primeiro o próximo combate.
    [ability] Decide primeiro se usas a tua habilidade de combate.
    [commit] Escolhe primeiro o poder do teu disco e as tuas cartas.
    [retreat] Diz primeiro para onde recua a tua unidade.
    [encounter] Escolhe primeiro uma opção da carta de encontro.
    [factory] Escolhe primeiro uma carta de Fábrica.
    [token] Coloca primeiro uma ficha de fação, ou done.
    [card] Paga primeiro com uma carta de combate.
    [put] Põe primeiro os recursos.
    [produce] Diz primeiro onde produzes, ou done.
    [make] Diz primeiro quantos trabalhadores aparecem.
    [bottom] Decide primeiro se fazes a ação inferior.
    [pay] Paga primeiro a ação inferior.
    [upgrade] Move primeiro um cubo de tecnologia, ou done.
    [deploy] Escolhe primeiro um mech, ou done.
    [build] Escolhe primeiro uma estrutura, ou done.
    [enlist] Escolhe primeiro um recruta, ou done.
    [place] Diz primeiro em que território fica.
   *[end] Termina primeiro o teu turno.
}
must-choose = { $step ->
    [section] A ficha de ação move-se em todos os turnos: escolhe uma secção.
    [cargo] A unidade escolhida dá pelo menos um passo.
    [encounter] Tens de escolher uma opção da carta.
    [factory] Tens de ficar com uma carta de Fábrica.
   *[other] Aqui tens de escolher: done não é possível.
}
not-free = { $name } não está livre nesta partida.
pair-not-played = Com { $name } sobraria um par de fação e tabuleiro que não se joga.
section-again = A ficha de ação já está em «{ $section }»: escolhe outra secção.
no-factory-card = Não tens nenhuma carta de Fábrica.
objective-not-held = Não tens o objetivo «{ $card }».
objective-at-end = O objetivo «{ $card }» só se revela no fim do turno.
objective-not-met = O objetivo «{ $card }» ainda não está cumprido.
units-have-moved = As moedas ganham-se em vez de mover, e já moveste.
no-worker-to-trade = Não tens nenhum trabalhador num território: não há onde pôr recursos.
not-of-section = Isso não pertence à secção «{ $section }».
too-little = Isso pede { $need } ({ $what }); tens { $have }.
no-territory = Isso não é um território: { $place }.

## Movimento

unit-not-there = Não tens essa unidade ({ $unit }) aqui: { $place }.
unit-has-moved = Essa unidade ({ $unit }, { $place }) já se moveu nesta ação.
unit-is-stuck = Essa unidade ({ $unit }, { $place }) não pode ir para lado nenhum.
worker-meets-enemy = Um trabalhador a pé não pode ir para { $place }: está lá um inimigo ({ $unit }, { $faction }).
here-already = A unidade já está aqui: { $place }.
not-onto-a-base = As bases estão fechadas, ninguém lá entra: { $place }.
across-a-river = Há um rio antes de chegar aqui, e nenhuma habilidade o atravessa: { $place }.
onto-a-lake = Sem uma habilidade para isso, o lago fecha o caminho para { $place }.
not-adjacent = Não são vizinhos: { $from } e { $place }.
no-retreat-there = Ninguém pode recuar para { $place }.
only-mechs-carry = Só os mechs levam trabalhadores.
nothing-to-take = Não há nada assim para levar: { $load }.
nothing-to-leave = Não há nada assim para deixar: { $load }.
load-order = Primeiro deixa-se, depois leva-se; trabalhadores antes de recursos: { $load } já não pode ser.

## Combate

nobody-fights = Aqui não há combate: { $place }.
no-ability = Não podes usar { $ability } neste combate.
have-chosen = Já escolheste; falta o outro lado.
dial-first = Primeiro o disco: dial e um número.
dial-is-set = O disco já está posto.
dial-too-high = O teu poder é { $power }.
card-limit = Não podes juntar mais cartas: no máximo { $limit }.
card-not-held = Já não tens nenhuma carta de { $value }.
card-order = As cartas dizem-se por ordem crescente: { $value } já não pode ser.
no-card-here = Aqui não se paga com uma carta de combate ({ $value }).

## Depois do movimento

option-taken = A opção { $option } já foi escolhida.
factory-card-gone = A carta de Fábrica «{ $card }» não está aqui.
no-flag = Não podes pôr aqui uma bandeira.
no-trap = Não podes pôr aqui essa armadilha ({ $trap }).
nothing-to-arm = Aqui não há nenhuma armadilha para armar: { $place }.

## Ações

no-room = Não pode ir para { $place }: é preciso lá um trabalhador teu e, para uma estrutura, que ainda não haja outra.
not-controlled = Não controlas { $place }.
place-order = Os territórios dizem-se pela sua ordem: { $place } já não pode ser.
produces-nothing = Aqui não produzes nada, ou já não te restam territórios: { $place }.
too-many-workers = No máximo { $most }.
put-order = Os recursos dizem-se pela sua ordem: esse já não pode ser.
no-tokens-there = Não podes pôr recursos aqui: { $place }.
no-token-to-pay = Aqui não há nada com que pagar isto: { $place }.
pay-order = Os territórios dizem-se pela sua ordem, e a partir de { $place } não chega: começa por { $first }.
pay-card-first = Os recursos não chegam: paga primeiro com uma carta de combate.
cube-moved = O cubo «{ $cube }» já foi movido.
no-slot = Não cabe mais nenhum cubo em «{ $bottom }». Há lugar em: { $open }.
mech-deployed = Esse mech ({ $ability }) já está mobilizado.
mech-of-others = A tua fação não tem { $ability }.
is-built = Já construíste: { $structure }.
recruit-enlisted = O recruta de «{ $bottom }» já está alistado.
bonus-taken = Este bónus está tapado: { $bonus }. Livres: { $free }.
