# Porque uma jogada é recusada. Lugares, cartas e o resto chegam como nomes; tal como nas palavras das jogadas também servem.

## Turnos e passos

decide-first = { $step ->
    [faction] Escolha primeiro uma facção.
    [mat] Escolha primeiro um tabuleiro de jogador.
    [section] Mova primeiro a sua ficha de ação: section e o nome.
    [top] Diga primeiro como faz a ação superior, ou done.
    [unit] Escolha primeiro uma unidade para mover, ou done.
    [cargo] Uma unidade está a caminho: diga aonde vai, o que leva, ou done.
    [fight] Escolha primeiro o próximo combate.
    [ability] Decida primeiro se usa a sua habilidade de combate.
    [commit] Escolha primeiro o poder do seu disco e as suas cartas.
    [retreat] Diga primeiro para onde a sua unidade recua.
    [encounter] Escolha primeiro uma opção da carta de encontro.
    [factory] Pegue primeiro uma carta de Fábrica.
    [token] Coloque primeiro uma ficha de facção, ou done.
    [card] Pague primeiro com uma carta de combate.
    [put] Coloque primeiro os recursos.
    [produce] Diga primeiro onde produz, ou done.
    [make] Diga primeiro quantos trabalhadores aparecem.
    [bottom] Decida primeiro se faz a ação inferior.
    [pay] Pague primeiro a ação inferior.
    [upgrade] Mova primeiro um cubo de tecnologia, ou done.
    [deploy] Escolha primeiro um mech, ou done.
    [build] Escolha primeiro uma estrutura, ou done.
    [enlist] Escolha primeiro um recruta, ou done.
    [place] Diga primeiro em que território fica.
   *[end] Termine primeiro o seu turno.
}
must-choose = { $step ->
    [section] A ficha de ação move-se em cada turno: escolha uma seção.
    [cargo] A unidade escolhida dá pelo menos um passo.
    [encounter] É preciso tomar uma opção da carta.
    [factory] É preciso pegar uma carta de Fábrica.
   *[other] Aqui é preciso escolher: done não é possível.
}
not-free = { $name } não está livre nesta partida.
pair-not-played = Com { $name } sobraria um par de facção e tabuleiro que não se joga.
section-again = A ficha de ação já está em “{ $section }”: escolha outra seção.
no-factory-card = Você não tem carta de Fábrica.
objective-not-held = Você não tem o objetivo “{ $card }”.
objective-at-end = O objetivo “{ $card }” só se mostra no fim do turno.
objective-not-met = O objetivo “{ $card }” ainda não está cumprido.
units-have-moved = As moedas tomam-se em vez de mover, e você já moveu.
no-worker-to-trade = Nenhum trabalhador seu está num território: não há onde pôr recursos.
not-of-section = Isso não pertence à seção “{ $section }”.
too-little = São precisos { $need } ({ $what }), e você tem { $have }.
no-territory = Isso não é um território: { $place }.

## Movimento

unit-not-there = Você não tem essa unidade ({ $unit }) aqui: { $place }.
unit-has-moved = Essa unidade ({ $unit }, { $place }) já se moveu nesta ação.
unit-is-stuck = Essa unidade ({ $unit }, { $place }) não pode ir a lugar nenhum.
worker-meets-enemy = Um trabalhador a pé não pode entrar em { $place }: ali está um inimigo ({ $unit }, { $faction }).
here-already = A unidade já está aqui: { $place }.
not-onto-a-base = As bases estão fechadas, ninguém entra: { $place }.
across-a-river = Um rio separa { $place }, e nenhuma habilidade o atravessa.
onto-a-lake = O lago fecha o caminho para { $place } sem uma habilidade que o abra.
not-adjacent = Não são vizinhos: { $from } e { $place }.
no-retreat-there = Ninguém pode recuar para { $place }.
only-mechs-carry = Só os mechs levam trabalhadores.
nothing-to-take = Não há nada assim para levar: { $load }.
nothing-to-leave = Não há nada assim para deixar: { $load }.
load-order = Deixa-se antes de levar, trabalhadores antes de recursos: { $load } já não.

## Combate

nobody-fights = Não há combate em { $place }.
no-ability = Você não pode usar { $ability } neste combate.
have-chosen = Você já escolheu; falta o outro lado.
dial-first = Primeiro o disco: dial e um número.
dial-is-set = O disco já está posto.
dial-too-high = O seu poder é { $power }.
card-limit = Não cabem mais cartas: no máximo { $limit }.
card-not-held = Não lhe resta nenhuma carta de { $value }.
card-order = As cartas dizem-se em ordem crescente: { $value } já não.
no-card-here = Aqui não se paga com uma carta de combate ({ $value }).

## Depois do movimento

option-taken = A opção { $option } já foi tomada.
factory-card-gone = A carta de Fábrica “{ $card }” não está aqui.
no-flag = Você não pode pôr uma bandeira aqui.
no-trap = Você não pode pôr essa armadilha aqui ({ $trap }).
nothing-to-arm = Não há armadilha para armar em { $place }.

## Ações

no-room = Não pode ir para { $place }: é preciso um trabalhador seu e, para uma estrutura, que não haja outra.
not-controlled = Você não controla { $place }.
place-order = Os territórios dizem-se na sua ordem: { $place } já não.
produces-nothing = Você não produz nada em { $place }, ou já não restam territórios.
too-many-workers = No máximo { $most }.
put-order = Os recursos dizem-se na sua ordem: isso já não.
no-tokens-there = Você não pode pôr recursos em { $place }.
no-token-to-pay = Em { $place } não há nada com que pagar isto.
pay-order = Os territórios dizem-se na sua ordem, e a partir de { $place } não chega: comece por { $first }.
pay-card-first = Só os recursos não chegam: pague primeiro com uma carta de combate.
cube-moved = O cubo “{ $cube }” já foi movido.
no-slot = Não cabe outro cubo em “{ $bottom }”. Há lugar em: { $open }.
mech-deployed = Esse mech ({ $ability }) já está mobilizado.
mech-of-others = A sua facção não tem { $ability }.
is-built = Você já construiu: { $structure }.
recruit-enlisted = O recruta de “{ $bottom }” já está alistado.
bonus-taken = O bônus { $bonus } está coberto. Livres: { $free }.
