# O que uma escolha pendente pede ao jogador, e de quem é a vez.

# Em vez de not-your-turn, quando os jogadores têm nomes
not-your-turn-named = Não é a tua vez: é a vez de { $turn }.

wait-give = { $contractor } traz um presente: escolhe quem o recebe.
wait-discard = { $n ->
    [one] Para usar { $card }, escolhe { $n } carta para descartar.
   *[other] Para usar { $card }, escolhe { $n } cartas para descartar.
}
wait-refund = Escolhe o que recebes pela carta { $card }.
# $dice é em quantos dados se pegou, $faces o que mostram
wait-reroll = { $dice ->
    [0] Pega nos dados que queres relançar.
   *[other] Já pegaste em: { $faces }. Pega em mais, ou lança.
}
wait-drop = Tens mais do que podes guardar: escolhe o que descartas.
wait-foreman = O Contramestre trabalha para ti: fixa os teus dados, ou lança-os.
