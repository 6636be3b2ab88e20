# Porque é que uma jogada é recusada. $card, $other e $contractor são cartas; $tool, $wrong, $floor, $phase, $what e $choice são ids.
# "A carta X" dispensa saber se o nome da carta é masculino, feminino ou plural.

## Turnos e fases

wrong-phase = { $phase ->
    [market] Isso pertence à fase de trabalho; esta é a fase de mercado.
   *[work] Isso pertence à fase de mercado; esta é a fase de trabalho.
}
already-finished = Já terminaste a tua fase de trabalho.
choice-waits = { $choice ->
    [give] Primeiro escolhe quem recebe o presente.
    [discard] Primeiro escolhe uma carta para descartar.
    [refund] Primeiro escolhe o que recebes pela carta descartada.
    [reroll] Primeiro pega nos dados que queres relançar, e depois lança-os.
   *[drop] Primeiro escolhe o que deitas fora.
}
no-such-choice = { $choice ->
    [discard] Neste momento nada te pede que descartes uma carta.
    [refund] Neste momento nada te dá a escolher entre metal e energia.
    [reroll] Neste momento nada te deixa relançar dados.
   *[drop] Neste momento nada te pede que deites alguma coisa fora.
}
set-dice-first = O encarregado vem primeiro: escolhe o valor dos teus dados, ou lança-os.

## Mercado

already-swept = Só podes renovar uma fila por turno, e já o fizeste.
short-of = { $what ->
    [metal] Isso custa { $need } de metal; tens { $have }.
   *[energy] Isso custa { $need } de energia; tens { $have }.
}
not-in-market = A carta { $card } não está no mercado.
not-in-hand = A carta { $card } não está na tua mão.
not-under-tool = { $tool ->
    [hammer] A carta { $contractor } não está por baixo do martelo, a ferramenta da carta { $card }.
    [wrench] A carta { $contractor } não está por baixo da chave inglesa, a ferramenta da carta { $card }.
    [gear] A carta { $contractor } não está por baixo da engrenagem, a ferramenta da carta { $card }.
   *[shovel] A carta { $contractor } não está por baixo da pá, a ferramenta da carta { $card }.
}
cannot-pass = Tens de levar um projeto ou contratar um empreiteiro enquanto puderes.
no-gift = Não há nenhum presente para dar.
gift-to-other = O presente é para um dos teus adversários.

## Trabalho

no-such-die = Não tens nenhum { $face } por colocar.
dice-missing = { $need ->
    [one] Isso precisa de { $need } dado de valor { $face }; tens { $have }.
   *[other] Isso precisa de { $need } dados de valor { $face }; tens { $have }.
}
floor-full = { $floor ->
    [research] Os { $slots } espaços da Investigação estão ocupados.
    [generate] Os { $slots } espaços da Geração estão ocupados.
   *[mine] Os { $slots } espaços da Extração estão ocupados.
}
generate-takes = A Geração aceita dados até { $most }, e não um { $face }.
mine-takes = A Extração aceita dados a partir de { $least }, e não um { $face }.
no-dice = Não há nenhum dado por colocar para relançar.
no-specialist = Nesta ronda não tens nenhum especialista ao teu serviço.
no-foreman = Nesta ronda não tens nenhum encarregado que escolha o valor dos dados.

already-built = A carta { $card } já está no teu complexo; não podes construir outra igual.
no-matching-card = { $tool ->
    [hammer] Para construir { $card } descartas da mão outra carta com o martelo, e { $other } não está entre as outras que tens.
    [wrench] Para construir { $card } descartas da mão outra carta com a chave inglesa, e { $other } não está entre as outras que tens.
    [gear] Para construir { $card } descartas da mão outra carta com a engrenagem, e { $other } não está entre as outras que tens.
   *[shovel] Para construir { $card } descartas da mão outra carta com a pá, e { $other } não está entre as outras que tens.
}
name-the-discard = { $tool ->
    [hammer] Para construir { $card } descartas outra carta com o martelo; diz qual: { $others }.
    [wrench] Para construir { $card } descartas outra carta com a chave inglesa; diz qual: { $others }.
    [gear] Para construir { $card } descartas outra carta com a engrenagem; diz qual: { $others }.
   *[shovel] Para construir { $card } descartas outra carta com a pá; diz qual: { $others }.
}
no-pair = { $tool ->
    [hammer] Para construir { $card } descartas outra carta com o martelo, e não tens mais nenhuma na mão.
    [wrench] Para construir { $card } descartas outra carta com a chave inglesa, e não tens mais nenhuma na mão.
    [gear] Para construir { $card } descartas outra carta com a engrenagem, e não tens mais nenhuma na mão.
   *[shovel] Para construir { $card } descartas outra carta com a pá, e não tens mais nenhuma na mão.
}
tools-differ = Ao construir descarta-se outra carta com a mesma ferramenta: { $card } tem { $tool ->
    [hammer] o martelo
    [wrench] a chave inglesa
    [gear] a engrenagem
   *[shovel] a pá
}, { $other } tem { $wrong ->
    [hammer] o martelo
    [wrench] a chave inglesa
    [gear] a engrenagem
   *[shovel] a pá
}.

not-built = A carta { $card } não está no teu complexo.
takes-dice = { $slots ->
    [any] { $card } leva { about-dice-any }, como em "{ $near }".
    [face] { $card } leva { about-dice-face }, como em "{ $near }".
    [equal] { $card } leva { about-dice-equal }, como em "{ $near }".
    [row] { $card } leva { about-dice-row }, como em "{ $near }".
    [total] { $card } leva { about-dice-total }, como em "{ $near }".
    [x] { $card } não leva nenhum dado, mas um número de { $low } a { $high }, como em "{ $near }".
   *[none] { $card } não leva nenhum dado, como em "{ $near }".
}
already-used = A carta { $card } já foi usada nesta ronda.
cards-missing = { $need ->
    [one] Isso descarta { $need } carta; tens { $have }.
   *[other] Isso descarta { $need } cartas; tens { $have }.
}
has-no-use = A carta { $card } não pode ser ativada nem replicada.
answers-itself = A carta { $card } não se ativa: reage sozinha.
# "replicate X" são palavras que se escrevem: ficam como estão
names-its-copy = Para usar { $card }, diz o que copia: replicate X.

## Escolhas

refund-not-so = A carta { $card } não dá { $metal } de metal e { $energy } de energia: recebe { $most } do que ela custa.
pick-up-first = Pega em pelo menos um dado antes de lançares.
nothing-to-drop = Não passas desse limite: não há nada para deitar fora.
none-to-drop = { $what ->
    [metal] Não tens metal para deitar fora.
   *[energy] Não tens energia para deitar fora.
}
