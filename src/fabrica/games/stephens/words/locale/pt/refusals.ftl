# Porque é recusada uma jogada. $card, $disc e $after são nomes, ou ids como nas palavras das jogadas; as outras palavras são ids para escolher.

## Turnos e passos

decide-first = { $step ->
    [start] Escolhe primeiro o disco que será o teu trabalhador inicial.
    [turn] É o teu turno: obtém vidro, obtém produtos ou aloca um trabalhador.
    [taking] Estás a obter produtos: diz mais um cubo, ou termina com «enough».
    [instead] Escolhe primeiro: a linha desta fábrica privada, ou um forno vazio em vez dela.
    [buying] Adquire primeiro uma carta, ou conclui este passo.
    [assigning] Aloca primeiro o trabalhador que ganhaste, ou conclui este passo.
    [unlocking] Escolhe primeiro o disco que sai do teu tabuleiro.
    [activating] Recolhe primeiro os benefícios dos teus trabalhadores nesta linha, ou conclui este passo.
    [columns] Ativa primeiro colunas dos teus investimentos, ou conclui este passo.
    [supplying] Todos os cubos que reservaste têm de ser entregues a uma fábrica privada.
    [fulfilling] Cumpre primeiro contratos, ou conclui este passo.
    [paying] Paga primeiro o contrato.
   *[removing] Escolhe primeiro os cubos que o Automa retira.
}

## Fábricas

furnace-empty = { $place ->
    [ul] O forno superior esquerdo está vazio.
    [ur] O forno superior direito está vazio.
    [ll] O forno inferior esquerdo está vazio.
   *[lr] O forno inferior direito está vazio.
} Há vidro em: { $furnaces }.
furnace-not-empty = { $place ->
    [ul] O forno superior esquerdo ainda tem cubos: só um forno vazio serve para isto.
    [ur] O forno superior direito ainda tem cubos: só um forno vazio serve para isto.
    [ll] O forno inferior esquerdo ainda tem cubos: só um forno vazio serve para isto.
   *[lr] O forno inferior direito ainda tem cubos: só um forno vazio serve para isto.
} Vazio: { $furnaces }.
no-such-cube = { $colour ->
    [orange] { $place ->
        [ul] Não há nenhum cubo laranja na fábrica privada superior esquerda.
        [ur] Não há nenhum cubo laranja na fábrica privada superior direita.
        [ll] Não há nenhum cubo laranja na fábrica privada inferior esquerda.
       *[lr] Não há nenhum cubo laranja na fábrica privada inferior direita.
    }
    [pink] { $place ->
        [ul] Não há nenhum cubo rosa na fábrica privada superior esquerda.
        [ur] Não há nenhum cubo rosa na fábrica privada superior direita.
        [ll] Não há nenhum cubo rosa na fábrica privada inferior esquerda.
       *[lr] Não há nenhum cubo rosa na fábrica privada inferior direita.
    }
   *[black] { $place ->
        [ul] Não há nenhum cubo preto na fábrica privada superior esquerda.
        [ur] Não há nenhum cubo preto na fábrica privada superior direita.
        [ll] Não há nenhum cubo preto na fábrica privada inferior esquerda.
       *[lr] Não há nenhum cubo preto na fábrica privada inferior direita.
    }
} { $n ->
    [0] Está vazia.
   *[other] Tem: { $cubes }.
}

## Trabalhadores

disc-gone = O disco { $disc } já saiu do teu tabuleiro.
disc-after = O disco { $disc } só sai depois de { $after }.
disc-forbidden = Contra este oponente o disco { $disc } fica onde está.
needs-ability = Isso precisa da habilidade { $disc }, que ainda não desbloqueaste.
redrawn = Já substituíste profissões neste turno.
nothing-to-redraw = Não há cartas ao lado desse baralho.
no-disc-left = Já não tens discos no tabuleiro para alocar.
too-many-workers = Podes ter no máximo mais { $more } trabalhadores do que o Automa. Tens { $have }, o Automa { $automa }.
not-on-market = { $card } não está no mercado. Lá encontras: { $cards }.
row-too-high = { $level ->
    [stephens] Junto a um forno pode haver qualquer número de profissões.
    [lower] { $equal ->
        [yes] A linha da fábrica privada inferior não pode ficar mais comprida do que a do forno
       *[no] A linha da fábrica privada inferior tem de ficar mais curta do que a do forno
    }: aqui { $here }, em baixo { $below }.
   *[upper] { $equal ->
        [yes] A linha da fábrica privada superior não pode ficar mais comprida do que a de baixo
       *[no] A linha da fábrica privada superior tem de ficar mais curta do que a de baixo
    }: aqui { $here }, em baixo { $below }.
}
not-in-play = { $card } não está em jogo.
one-slot = { $card } não tem espaço para um aprendiz.
own-master = O mestre em { $card } é teu: o aprendiz tem de ser de outro jogador.
slot-taken = { $card } já tem um aprendiz.
starting-disc = Nesta mesa, o trabalhador inicial é um dos discos da tua trilha de influência: { $discs }.
create-only = Nesta mesa, o trabalhador ganho com um conjunto de cubos tem de criar uma profissão.

## Contratos e investimentos

other-market = { $market ->
    [contracts] Agora podes aceitar um contrato, não financiar um investimento.
   *[investments] Agora podes financiar um investimento, não aceitar um contrato.
}
slots-full = Os teus { $slots } espaços para contratos estão ocupados. Um fica livre quando cumpres um contrato numa fase de renovação.
skim-before = Só podes descartar a carta mais barata antes de adquirires uma desse mercado.
skimmed = Já descartaste a carta mais barata nesta ação.
skimmed-for-a-card = { $market ->
    [contracts] Descartaste o contrato mais barato para aceitares outro: escolhe-o agora.
   *[investments] Descartaste o investimento mais barato para financiares outro: escolhe-o agora.
}
skim-last = Só podes descartar a carta mais barata para adquirires outra, e este mercado ficaria sem nenhuma.
must-buy = Nesta mesa tens de adquirir uma carta, se puderes.
name-the-row = { $card } não tem cubos: diz para que linha vai, orange, pink ou black.
row-is-fixed = { $card } vai para a linha dos seus cubos: não digas a linha.

## Benefícios

too-little = { $what ->
    [coin] { $need ->
        [one] Isso custa { $need } moeda; tens { $have }.
       *[other] Isso custa { $need } moedas; tens { $have }.
    }
    [influence] Isso custa { $need } de influência; tens { $have }.
    [green] Isso pede cubos verdes: { $need }; tens { $have }.
    [blue] Isso pede cubos azuis: { $need }; tens { $have }.
    [white] Isso pede cubos brancos: { $need }; tens { $have }.
    [orange] Isso pede cubos laranja: { $need }; tens { $have }.
    [pink] Isso pede cubos rosa: { $need }; tens { $have }.
    [black] Isso pede cubos pretos: { $need }; tens { $have }.
    [basket] Isso pede cestos: { $need }; tens { $have }.
    [crate] Isso pede caixotes: { $need }; tens { $have }.
    [chandelier] Isso pede candelabros: { $need }; tens { $have }.
   *[other] Isso custa { $need } de { $what }; tens { $have }.
}
no-worker-there = Não tens em { $card } nenhum trabalhador cujo benefício possas recolher agora. Ainda podes usar: { $cards }.
one-of-each = Contra este oponente, só podes ganhar um segundo acessório igual depois de um conjunto de três. Agora podes ganhar: { $accessories }.

## A fase de renovação

no-such-column = { $n ->
    [one] Não tens a coluna { $column } de investimentos, só uma.
   *[other] Não tens a coluna { $column } de investimentos, só { $n }.
}
column-used = Já ativaste a coluna { $column }.
column-costs = Essa coluna faz-te descer { $forest } na floresta e { $dunes } nas dunas; estás em { $forest_have } e { $dunes_have }.
not-set-aside = Isso pede: { $needed }. Reservaste: { $cubes }.
useless-set = Nesta mesa, um conjunto só se entrega quando a sua recompensa pode ser usada.
not-your-contract = { $card } não é um dos teus contratos: { $cards }.
cubes-missing = { $able ->
    [yes] Faltam-te cubos para { $card }, mesmo que dois de uma cor substituam um de outra: { $cubes }.
   *[no] Faltam-te cubos para { $card }: { $cubes }.
}
name-the-accessory = { $card } aceita qualquer acessório: diz qual, basket (cesto), crate (caixote) ou chandelier (candelabro).
not-owed = Não tens de pagar nenhum cubo dessa cor. Ainda por pagar: { $cubes }.
no-substitute = Se usares esses dois cubos, já não podes pagar o resto. Ainda por pagar: { $cubes }.
substitute-first = Substitui primeiro o que te falta: { $cubes }.
