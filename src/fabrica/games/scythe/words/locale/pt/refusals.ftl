# Porque é recusada uma jogada. Lugares, cartas e o resto chegam como nomes; sozinhos, como nas palavras das jogadas, também servem.

## Turnos e passos

decide-first = { $step ->
    [faction] Escolhe primeiro uma fação.
    [mat] Escolhe primeiro um tabuleiro de jogador.
    [section] Move primeiro a tua ficha de ação: section e o nome.
    [top] Diz primeiro como fazes a ação superior, ou conclui com done.
    [unit] Escolhe primeiro uma unidade para mover, ou conclui com done.
    [cargo] Uma unidade está a caminho: diz para onde vai, o que leva, ou conclui com done.
    [fight] Escolhe primeiro o próximo combate.
    [ability] Decide primeiro se usas a tua habilidade de combate.
    [commit] Escolhe primeiro o poder do teu disco e as tuas cartas.
    [retreat] Diz primeiro para onde recua a tua unidade.
    [encounter] Escolhe primeiro uma opção da carta de encontro.
    [factory] Escolhe primeiro uma carta de Fábrica.
    [token] Coloca primeiro uma ficha de fação, ou conclui com done.
    [card] Paga primeiro com uma carta de combate.
    [put] Põe primeiro os recursos.
    [produce] Diz primeiro onde produzes, ou conclui com done.
    [make] Diz primeiro quantos trabalhadores aparecem.
    [bottom] Decide primeiro se fazes a ação inferior.
    [pay] Paga primeiro a ação inferior.
    [upgrade] Move primeiro um cubo de tecnologia, ou conclui com done.
    [deploy] Escolhe primeiro um mech, ou conclui com done.
    [build] Escolhe primeiro uma estrutura, ou conclui com done.
    [enlist] Escolhe primeiro um recruta, ou conclui com done.
    [place] Diz primeiro em que território fica.
   *[end] Termina primeiro o teu turno.
}
must-choose = { $step ->
    [section] A ficha de ação tem de mudar de lugar em todos os turnos: escolhe uma secção.
    [cargo] A unidade escolhida tem de dar pelo menos um passo.
    [encounter] Tens de escolher uma opção da carta.
    [factory] Tens de ficar com uma carta de Fábrica.
   *[other] Aqui tens de escolher: done não é possível.
}
not-free = { $name } não está disponível nesta partida.
pair-not-played = Com { $name }, só ficariam uma fação e um tabuleiro que não podem jogar juntos.
section-again = A ficha de ação já está em «{ $section }»: escolhe outra secção.
no-factory-card = Não tens nenhuma carta de Fábrica.
objective-not-held = Não tens o objetivo «{ $card }».
objective-at-end = Só podes revelar o objetivo «{ $card }» no fim do teu turno.
objective-not-met = Ainda não cumpriste o objetivo «{ $card }».
units-have-moved = Ganhas moedas em vez de mover, mas já moveste.
no-worker-to-trade = Não tens nenhum trabalhador num território: não há onde pôr recursos.
not-of-section = Isso não pertence à secção «{ $section }».
too-little = { $what ->
    [popularity] Precisas de { $need } de popularidade, mas tens { $have }.
   *[coins] { $need ->
        [one] Precisas de { $need } moeda, mas tens { $have }.
       *[other] Precisas de { $need } moedas, mas tens { $have }.
    }
}
no-territory = Isso não é um território: { $place }.

## Movimento

unit-not-there = Não tens essa unidade ({ $unit }) aqui: { $place }.
unit-has-moved = Essa unidade ({ $unit }, { $place }) já se moveu nesta ação.
unit-is-stuck = Essa unidade ({ $unit }, { $place }) não pode ir para lado nenhum.
worker-meets-enemy = Um trabalhador a pé não pode ir para { $place }: está lá um inimigo ({ $unit }, { $faction }).
here-already = A unidade já está aqui: { $place }.
not-onto-a-base = As unidades não podem entrar numa base: { $place }.
across-a-river = Precisas de uma habilidade para atravessares o rio até { $place }.
onto-a-lake = Precisas de uma habilidade para atravessares o lago até { $place }.
not-adjacent = Não são adjacentes: { $from } e { $place }.
no-retreat-there = Não podes recuar para { $place }.
only-mechs-carry = Só os mechs levam trabalhadores.
nothing-to-take = A unidade não pode levar isto: { $load }.
nothing-to-leave = A unidade não pode deixar isto: { $load }.
load-order = Diz o que deixas antes do que levas, e os trabalhadores antes dos recursos: { $load } vem tarde de mais.

## Combate

nobody-fights = Aqui não há combate: { $place }.
no-ability = Não podes usar { $ability } neste combate.
have-chosen = Já escolheste. Falta o outro lado.
dial-first = Primeiro escolhe o poder: dial e um número.
dial-is-set = Já escolheste o poder.
dial-too-high = Só tens { $power } de poder.
card-limit = Podes juntar no máximo { $limit } cartas de combate.
card-not-held = Já não tens nenhuma carta de combate de valor { $value }.
card-order = Diz as cartas por ordem crescente: { $value } vem tarde de mais.
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
place-order = Diz os territórios pela sua ordem: { $place } vem tarde de mais.
produces-nothing = Aqui não produzes nada, ou já não te restam territórios: { $place }.
too-many-workers = Podes receber no máximo { $most }.
put-order = Diz os recursos pela sua ordem: esse vem tarde de mais.
no-tokens-there = Não podes pôr recursos aqui: { $place }.
no-token-to-pay = Aqui não há nada com que pagar isto: { $place }.
pay-order = Diz os territórios pela sua ordem. A partir de { $place } não chega: começa por { $first }.
pay-card-first = Os recursos não chegam: paga primeiro com uma carta de combate.
cube-moved = O cubo «{ $cube }» já foi movido.
no-slot = Não cabe mais nenhum cubo em «{ $bottom }». Há lugar em: { $open }.
mech-deployed = Esse mech ({ $ability }) já está mobilizado.
mech-of-others = A tua fação não tem { $ability }.
is-built = Já construíste: { $structure }.
recruit-enlisted = O recruta de «{ $bottom }» já está alistado.
bonus-taken = Este bónus está tapado: { $bonus }. Livres: { $free }.
