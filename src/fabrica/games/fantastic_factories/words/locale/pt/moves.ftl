# As jogadas. label-*: o que diz um botão. did-*: o que alguém fez, sendo $who um nome. you-*: o que fizeste tu.
# $card, $other, $contractor e $to são nomes. $faces é uma lista de dados como "3, 3".

## Mercado

label-sweep = { $row ->
    [blueprints] { $pay ->
        [metal] Renovar os projetos por { $n } de metal
       *[energy] Renovar os projetos por { $n } de energia
    }
   *[contractors] { $pay ->
        [metal] Renovar os empreiteiros por { $n } de metal
       *[energy] Renovar os empreiteiros por { $n } de energia
    }
}
did-sweep = { $row ->
    [blueprints] { $pay ->
        [metal] { $who } paga { $n } de metal e renova os projetos.
       *[energy] { $who } paga { $n } de energia e renova os projetos.
    }
   *[contractors] { $pay ->
        [metal] { $who } paga { $n } de metal e renova os empreiteiros.
       *[energy] { $who } paga { $n } de energia e renova os empreiteiros.
    }
}
you-sweep = { $row ->
    [blueprints] { $pay ->
        [metal] Pagas { $n } de metal e renovas os projetos.
       *[energy] Pagas { $n } de energia e renovas os projetos.
    }
   *[contractors] { $pay ->
        [metal] Pagas { $n } de metal e renovas os empreiteiros.
       *[energy] Pagas { $n } de energia e renovas os empreiteiros.
    }
}

label-take = Levar { $card }
did-take = { $who } leva { $card }.
you-take = Levas { $card }.

# $card é descartada em troca
label-hire = Contratar { $contractor }, descartando { $card }
did-hire = { $who } contrata { $contractor }, descartando { $card }.
you-hire = Contratas { $contractor }, descartando { $card }.

label-give = Dar o presente a { $to }
did-give = { $who } dá o presente a { $to }.
you-give = Dás o presente a { $to }.

label-pass = Passar
did-pass = { $who } passa.
you-pass = Passas.

## Dados

label-set = Fixar um dado em { $face }
did-set = { $who } fixa um dado em { $face }.
you-set = Fixas um dado em { $face }.

label-roll = Lançar os dados
did-roll = { $who } lança os dados.
you-roll = Lanças os dados.

# Os três andares da sede
label-research = Pesquisar com um { $face }
did-research = { $who } pesquisa com um { $face }.
you-research = Pesquisas com um { $face }.

label-generate = Produzir energia com um { $face }
did-generate = { $who } produz energia com um { $face }.
you-generate = Produzes energia com um { $face }.

label-mine = Minerar com um { $face }
did-mine = { $who } minera com um { $face }.
you-mine = Mineras com um { $face }.

## Cartas

# $other é descartada em troca
label-build = Construir { $card }, descartando { $other }
did-build = { $who } constrói { $card }, descartando { $other }.
you-build = Constróis { $card }, descartando { $other }.

# $dice é quantos dados se colocam
label-activate = { $dice ->
    [0] Usar { $card }
    [1] Usar { $card } com um { $faces }
   *[other] Usar { $card } com { $faces }
}
did-activate = { $dice ->
    [0] { $who } usa { $card }.
    [1] { $who } usa { $card } com um { $faces }.
   *[other] { $who } usa { $card } com { $faces }.
}
you-activate = { $dice ->
    [0] Usas { $card }.
    [1] Usas { $card } com um { $faces }.
   *[other] Usas { $card } com { $faces }.
}

# Escolhe-se um número X, não se coloca nenhum dado
label-activate-x = Usar { $card } com X = { $x }
did-activate-x = { $who } usa { $card } com X = { $x }.
you-activate-x = Usas { $card } com X = { $x }.

# A carta deixa escolher o que se ganha: $gain é um dos about-gain-*
label-activate-gain = { $dice ->
    [0] Usar { $card } para ganhar { $gain }
    [1] Usar { $card } com um { $faces } para ganhar { $gain }
   *[other] Usar { $card } com { $faces } para ganhar { $gain }
}
did-activate-gain = { $dice ->
    [0] { $who } usa { $card } para ganhar { $gain }.
    [1] { $who } usa { $card } com um { $faces } para ganhar { $gain }.
   *[other] { $who } usa { $card } com { $faces } para ganhar { $gain }.
}
you-activate-gain = { $dice ->
    [0] Usas { $card } para ganhar { $gain }.
    [1] Usas { $card } com um { $faces } para ganhar { $gain }.
   *[other] Usas { $card } com { $faces } para ganhar { $gain }.
}

# O mesmo com uma carta do mercado, por meio do Replicador
label-replicate = { $dice ->
    [0] Replicar { $card }
    [1] Replicar { $card } com um { $faces }
   *[other] Replicar { $card } com { $faces }
}
did-replicate = { $dice ->
    [0] { $who } replica { $card }.
    [1] { $who } replica { $card } com um { $faces }.
   *[other] { $who } replica { $card } com { $faces }.
}
you-replicate = { $dice ->
    [0] Replicas { $card }.
    [1] Replicas { $card } com um { $faces }.
   *[other] Replicas { $card } com { $faces }.
}

label-replicate-x = Replicar { $card } com X = { $x }
did-replicate-x = { $who } replica { $card } com X = { $x }.
you-replicate-x = Replicas { $card } com X = { $x }.

label-replicate-gain = { $dice ->
    [0] Replicar { $card } para ganhar { $gain }
    [1] Replicar { $card } com um { $faces } para ganhar { $gain }
   *[other] Replicar { $card } com { $faces } para ganhar { $gain }
}
did-replicate-gain = { $dice ->
    [0] { $who } replica { $card } para ganhar { $gain }.
    [1] { $who } replica { $card } com um { $faces } para ganhar { $gain }.
   *[other] { $who } replica { $card } com { $faces } para ganhar { $gain }.
}
you-replicate-gain = { $dice ->
    [0] Replicas { $card } para ganhar { $gain }.
    [1] Replicas { $card } com um { $faces } para ganhar { $gain }.
   *[other] Replicas { $card } com { $faces } para ganhar { $gain }.
}

# O dado que o empreiteiro Especialista traz
label-specialist = Usar o Especialista como um { $face }
did-specialist = { $who } usa o Especialista como um { $face }.
you-specialist = Usas o Especialista como um { $face }.

## Escolhas

label-discard = Descartar { $card }
did-discard = { $who } descarta { $card }.
you-discard = Descartas { $card }.

label-gain = Ganhar { $metal } de metal e { $energy } de energia
did-gain = { $who } ganha { $metal } de metal e { $energy } de energia.
you-gain = Ganhas { $metal } de metal e { $energy } de energia.

label-reroll = Pegar num { $face } para o relançar
did-reroll = { $who } pega num { $face } para o relançar.
you-reroll = Pegas num { $face } para o relançar.

label-finish = Terminar a fase de trabalho
did-finish = { $who } termina a fase de trabalho.
you-finish = Terminas a fase de trabalho.

label-drop-metal = Descartar { $n } de metal
did-drop-metal = { $who } descarta { $n } de metal.
you-drop-metal = Descartas { $n } de metal.

label-drop-energy = Descartar { $n } de energia
did-drop-energy = { $who } descarta { $n } de energia.
you-drop-energy = Descartas { $n } de energia.

label-drop-card = Descartar { $card } (limite da mão)
did-drop-card = { $who } descarta { $card } (limite da mão).
you-drop-card = Descartas { $card } (limite da mão).

## O que fazem os tipos de jogadas, para a ajuda. Vêm depois da palavra que se escreve, como em "take: …"

help-sweep = paga { $sweep } de metal ou { $sweep } de energia para descartar e substituir uma fila do mercado; uma vez por turno, antes de levares ou contratares
help-take = leva um projeto do mercado para a tua mão; é de graça e acaba a tua vez
help-hire = contrata um empreiteiro descartando uma carta com a ferramenta que está por cima dele; isto acaba a tua vez
help-give = escolhe o jogador que recebe o presente do empreiteiro
help-pass = não fazes nada, se não houver nada para levar nem ninguém para contratar
help-set = Contramestre: escolhe o valor de um dado
help-roll = lança os dados que não fixaste, ou aqueles em que pegaste
help-research = coloca um dado qualquer na sede: tira uma carta, e mais 1 se houver um dado igual no andar
help-generate = coloca um dado de { $low } ou menos na sede: ganha essa quantidade de energia, e mais 1 se houver um dado igual no andar
help-mine = coloca um dado acima de { $low } na sede: ganha 1 de metal, e mais 1 se houver um dado igual no andar
help-build = paga o custo de uma carta e descarta outra com a mesma ferramenta
help-activate = usa uma carta do teu complexo com estes dados; cada carta uma vez por ronda
help-replicate = usa o Replicador como uma carta do mercado
help-specialist = usa o dado do Especialista com este valor
help-discard = descarta uma carta que o edifício pede para ser usado
help-gain = escolhe o que recebes do Mercado Clandestino
help-reroll = pega num dado para o relançar; depois lança
help-finish = acaba a tua fase de trabalho
help-drop = descarta o que passa do limite
