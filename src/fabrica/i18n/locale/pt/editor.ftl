# A position that is set up by hand.

editor-lead = Muda o que quiseres: o que vês é o que se vai jogar. Recebes um link que abre a posição para qualquer pessoa.
editor-fresh = Recomeçar com a preparação para:
editor-seats = { $n ->
    [one] 1 jogador
   *[other] { $n } jogadores
}
editor-update = Verificar as alterações
editor-open = Experimentar
editor-seat = De que lado jogas
editor-nth = N.º { $n }
editor-more = mais um
editor-add = Acrescentar: { $what }
editor-remove = Retirar: { $what }
editor-less = Menos um: { $what }
editor-more-of = Mais um: { $what }
editor-json = A posição como texto (JSON)
editor-json-lead = Aqui podes mudar todos os campos, também os que não aparecem acima. O que omitires fica com o valor predefinido.

## Headings that several games share

editor-course = O andamento da partida
editor-alone = O oponente do jogo a solo
editor-discards = Pilhas de descarte

## What is wrong with a field

wrong-number = Escreve um número inteiro de { $least } a { $most }.
wrong-name = Escolhe um da lista.
wrong-entries = { $most ->
    [one] Aqui só pode haver 1.
   *[other] Aqui pode haver no máximo { $most }.
}
wrong-exactly = { $number ->
    [one] Aqui tem de haver exatamente 1.
   *[other] Aqui tem de haver exatamente { $number }.
}
wrong-over = A partida estaria terminada: não haveria nada para jogar.
wrong-kept = Havia uma escolha por fazer que já não se aplica: tira-lhe o visto.
wrong-here = Isto não combina com o resto da posição.
