# Porque é recusada uma jogada. $card, $disc, $place e $colour são ids, como nas palavras das jogadas; $step, $level, $market e $what servem para escolher.

## Turnos e passos

decide-first = { $step ->
    [start] Escolhe primeiro o disco que será o teu trabalhador inicial.
    [turn] O teu turno começa: obtém vidro, obtém produtos ou aloca um trabalhador.
    [taking] Estás a obter produtos: diz que cubo queres mais, ou enough.
    [instead] Escolhe: a linha desta fábrica privada, ou um forno vazio em vez dela.
    [buying] Adquire primeiro uma carta, ou termina.
    [assigning] Aloca primeiro o trabalhador que ganhaste, ou termina.
    [unlocking] Escolhe primeiro o disco que sai do teu tabuleiro.
    [activating] Recolhe primeiro os benefícios dos teus trabalhadores nesta linha, ou termina.
    [columns] Ativa primeiro colunas dos teus investimentos, ou termina.
    [supplying] Todos os cubos reservados têm de ser entregues a uma fábrica privada.
    [fulfilling] Cumpre primeiro contratos, ou termina.
    [paying] Paga primeiro o contrato.
   *[removing] Escolhe primeiro os cubos que o Automa remove.
}

## Fábricas

furnace-empty = O forno { $place } está vazio.
furnace-not-empty = O forno { $place } ainda tem cubos: só um forno vazio serve para isto.
no-such-cube = Não há nenhum cubo { $colour } na fábrica privada { $place }.

## Trabalhadores

disc-gone = O disco { $disc } já saiu do teu tabuleiro.
disc-after = O disco { $disc } só sai depois de { $after }.
disc-forbidden = Contra este oponente o disco { $disc } fica onde está.
needs-ability = Isso precisa da habilidade { $disc }, que ainda está tapada.
redrawn = As profissões trocam-se uma vez por turno, e já o fizeste.
nothing-to-redraw = Não há cartas ao lado desse baralho.
no-disc-left = Já não tens discos no tabuleiro para alocar.
too-many-workers = Podes ter no máximo mais { $more } trabalhadores do que o Automa.
not-on-market = { $card } não está no mercado.
row-too-high = { $level ->
    [stephens] Junto a um forno pode haver qualquer número de profissões.
    [lower] A linha da fábrica privada inferior tem de ficar mais curta do que a do forno.
   *[upper] A linha da fábrica privada superior tem de ficar mais curta do que a de baixo.
}
not-in-play = { $card } não está em jogo.
one-slot = { $card } não tem espaço para um aprendiz.
own-master = O mestre em { $card } é teu: o aprendiz tem de ser de outro jogador.
slot-taken = { $card } já tem um aprendiz.

## Contratos e investimentos

other-market = { $market ->
    [contracts] Este forno trata de contratos, não de investimentos.
   *[investments] Este forno trata de investimentos, não de contratos.
}
slots-full = Os teus { $slots } espaços para contratos estão ocupados.
skim-before = A carta mais barata descarta-se uma só vez, antes de adquirir seja o que for.
must-buy = Nesta mesa é preciso adquirir uma carta quando é possível.
name-the-row = { $card } não tem cubos: diz também para que linha vai.
row-is-fixed = { $card } vai para a linha dos seus cubos: não digas a linha.

## Benefícios

too-little = { $what ->
    [coin] Isso custa { $need } em moedas; tens { $have }.
    [influence] Isso custa { $need } em influência; tens { $have }.
   *[other] Isso custa { $need } de { $what }; tens { $have }.
}
no-worker-there = Não tens em { $card } nenhum trabalhador cujo benefício possas recolher agora.
one-of-each = Contra este oponente, um segundo acessório igual só vem depois de um conjunto de três.

## A fase de renovação

no-such-column = Não tens a coluna { $column } de investimentos.
column-used = Já ativaste a coluna { $column }.
column-costs = Essa coluna custa { $forest } na floresta e { $dunes } nas dunas, e não o podes pagar.
not-set-aside = Não reservaste os cubos para isso.
not-your-contract = { $card } não é um dos teus contratos.
cubes-missing = Não tens todos os cubos para { $card }.
name-the-accessory = { $card } aceita qualquer acessório: diz qual.
no-substitute = Esses dois cubos não podem substituir um que falta pagar, ou o resto ficaria por pagar.
substitute-first = Faltam cubos: substitui-os primeiro.
