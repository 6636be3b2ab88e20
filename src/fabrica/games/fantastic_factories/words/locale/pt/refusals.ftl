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
   *[drop] Primeiro escolhe o que descartas.
}
no-such-choice = { $choice ->
    [discard] Neste momento não tens de descartar uma carta.
    [refund] Neste momento não podes escolher entre metal e energia.
    [reroll] Neste momento não podes relançar dados.
   *[drop] Neste momento não tens de descartar nada.
}
set-dice-first = O Contramestre vem primeiro: fixa os teus dados, ou lança-os.

## Mercado

already-swept = Já renovaste uma fila neste turno.
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
cannot-pass = Se puderes, tens de levar um projeto ou contratar um empreiteiro.
no-gift = Não há nenhum presente para dar.
gift-to-other = O presente tem de ir para um dos teus adversários.

## Trabalho

no-such-die = Não tens por colocar nenhum dado de valor { $face }.
dice-missing = { $need ->
    [one] Isso precisa de { $need } dado de valor { $face }; tens { $have }.
   *[other] Isso precisa de { $need } dados de valor { $face }; tens { $have }.
}
floor-full = { $floor ->
    [research] Os { $slots } espaços da Pesquisa estão ocupados.
    [generate] Os { $slots } espaços da Produção estão ocupados.
   *[mine] Os { $slots } espaços da Mineração estão ocupados.
}
generate-takes = A Produção aceita dados até { $most }, e não um { $face }.
mine-takes = A Mineração aceita dados a partir de { $least }, e não um { $face }.
no-dice = Não tens nenhum dado por colocar para relançar.
no-specialist = Nesta ronda não tens nenhum Especialista ao teu serviço.
no-foreman = Nesta ronda não tens nenhum Contramestre que fixe os teus dados.

already-built = A carta { $card } já está no teu complexo; não podes construir outra igual.
no-matching-card = { $tool ->
    [hammer] Para construir { $card } descartas da mão outra carta com o martelo, e { $other } não é uma das outras que tens.
    [wrench] Para construir { $card } descartas da mão outra carta com a chave inglesa, e { $other } não é uma das outras que tens.
    [gear] Para construir { $card } descartas da mão outra carta com a engrenagem, e { $other } não é uma das outras que tens.
   *[shovel] Para construir { $card } descartas da mão outra carta com a pá, e { $other } não é uma das outras que tens.
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
tools-differ = Para construir descarta-se outra carta com a mesma ferramenta, mas { $card } tem { $tool ->
    [hammer] o martelo
    [wrench] a chave inglesa
    [gear] a engrenagem
   *[shovel] a pá
} e { $other } tem { $wrong ->
    [hammer] o martelo
    [wrench] a chave inglesa
    [gear] a engrenagem
   *[shovel] a pá
}.

not-built = A carta { $card } não está no teu complexo.
takes-dice = { $slots ->
    [any] { $card } pede { about-dice-any }, como em «{ $near }».
    [face] { $card } pede { about-dice-face }, como em «{ $near }».
    [equal] { $card } pede { about-dice-equal }, como em «{ $near }».
    [row] { $card } pede { about-dice-row }, como em «{ $near }».
    [total] { $card } pede { about-dice-total }, como em «{ $near }».
    [x] { $card } não pede nenhum dado, mas um número de { $low } a { $high }, como em «{ $near }».
   *[none] { $card } não pede nenhum dado, como em «{ $near }».
}
already-used = A carta { $card } já foi usada nesta ronda.
cards-missing = { $need ->
    [one] Para isso descartas { $need } carta; tens { $have }.
   *[other] Para isso descartas { $need } cartas; tens { $have }.
}
has-no-use = A carta { $card } não pode ser usada nem replicada.
answers-itself = A carta { $card } não se usa: trabalha sozinha.
# "replicate X" são palavras que se escrevem: ficam como estão
names-its-copy = Para usar { $card }, diz que carta copia: replicate X.

## Escolhas

refund-not-so = A carta { $card } não dá { $metal } de metal e { $energy } de energia: escolhe { $most } do que ela custa.
pick-up-first = Pega em pelo menos um dado antes de lançares.
nothing-to-drop = Não passas desse limite: não há nada para descartar.
none-to-drop = { $what ->
    [metal] Não tens metal para descartar.
   *[energy] Não tens energia para descartar.
}
