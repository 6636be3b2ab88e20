# Porque é recusada uma jogada. $card, $disc e $after são nomes, ou ids como nas palavras das jogadas; as outras palavras são ids para escolher.

## Turnos e passos

decide-first = { $step ->
    [start] Escolhe primeiro o disco que será o teu trabalhador inicial.
    [turn] O teu turno começa: obtém vidro, obtém produtos ou aloca um trabalhador.
    [taking] Estás a obter produtos: diz que cubo queres mais, ou enough.
    [instead] Escolhe: a linha desta fábrica privada, ou um forno vazio em vez dela.
    [buying] Adquire primeiro uma carta, ou fica por aqui.
    [assigning] Aloca primeiro o trabalhador que ganhaste, ou fica por aqui.
    [unlocking] Escolhe primeiro o disco que sai do teu tabuleiro.
    [activating] Recolhe primeiro os benefícios dos teus trabalhadores nesta linha, ou fica por aqui.
    [columns] Ativa primeiro colunas dos teus investimentos, ou fica por aqui.
    [supplying] Todos os cubos reservados têm de ser entregues a uma fábrica privada.
    [fulfilling] Cumpre primeiro contratos, ou fica por aqui.
    [paying] Paga primeiro o contrato.
   *[removing] Escolhe primeiro os cubos que o Automa retira.
}

## Fábricas

furnace-empty = { $place ->
    [ul] O forno superior esquerdo está vazio.
    [ur] O forno superior direito está vazio.
    [ll] O forno inferior esquerdo está vazio.
   *[lr] O forno inferior direito está vazio.
}
furnace-not-empty = { $place ->
    [ul] O forno superior esquerdo ainda tem cubos: só um forno vazio serve para isto.
    [ur] O forno superior direito ainda tem cubos: só um forno vazio serve para isto.
    [ll] O forno inferior esquerdo ainda tem cubos: só um forno vazio serve para isto.
   *[lr] O forno inferior direito ainda tem cubos: só um forno vazio serve para isto.
}
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
}

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
starting-disc = Nesta mesa, o trabalhador inicial é um dos discos da tua trilha de influência.
create-only = Nesta mesa, o trabalhador que um conjunto dá cria uma profissão.

## Contratos e investimentos

other-market = { $market ->
    [contracts] Agora trata-se de contratos, não de investimentos.
   *[investments] Agora trata-se de investimentos, não de contratos.
}
slots-full = Os teus { $slots } espaços para contratos estão ocupados.
skim-before = A carta mais barata descarta-se uma só vez, antes de adquirir seja o que for.
must-buy = Nesta mesa é preciso adquirir uma carta quando é possível.
name-the-row = { $card } não tem cubos: diz também para que linha vai.
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
no-worker-there = Não tens em { $card } nenhum trabalhador cujo benefício possas recolher agora.
one-of-each = Contra este oponente, um segundo acessório igual só vem depois de um conjunto de três.

## A fase de renovação

no-such-column = Não tens a coluna { $column } de investimentos.
column-used = Já ativaste a coluna { $column }.
column-costs = Essa coluna faz-te descer (floresta: { $forest }, dunas: { $dunes }), e não podes descer tanto.
not-set-aside = Não reservaste os cubos para isso.
useless-set = Nesta mesa, um conjunto só se entrega quando a sua recompensa pode ser usada.
not-your-contract = { $card } não é um dos teus contratos.
cubes-missing = Não tens todos os cubos para { $card }.
name-the-accessory = { $card } aceita qualquer acessório: diz qual.
no-substitute = Esses dois cubos não podem substituir um que falta pagar, ou o resto ficaria por pagar.
substitute-first = Faltam cubos: substitui-os primeiro.
