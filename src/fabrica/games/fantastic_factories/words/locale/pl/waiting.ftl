# What a choice that waits asks of the player, and whose turn it is.

# Instead of not-your-turn, where the players have names
not-your-turn-named = To nie twoja kolej: teraz gra { $turn }.

wait-give = { $contractor } ma prezent: wybierz, kto go dostanie.
wait-discard = { $n ->
    [one] Wybierz { $n } kartę do odrzucenia, aby użyć karty { $card }.
    [few] Wybierz { $n } karty do odrzucenia, aby użyć karty { $card }.
    [many] Wybierz { $n } kart do odrzucenia, aby użyć karty { $card }.
   *[other] Wybierz { $n } karty do odrzucenia, aby użyć karty { $card }.
}
wait-refund = Karta { $card }: wybierz, co za nią dostajesz.
# $dice is how many dice are picked up, $faces what they show
wait-reroll = { $dice ->
    [0] Weź kości, które chcesz przerzucić.
   *[other] Do przerzutu: { $faces }. Weź następne albo rzuć.
}
wait-drop = Masz więcej, niż wolno zachować: wybierz, co odrzucasz.
wait-foreman = Pracuje dla ciebie Brygadzista: ustaw kości albo rzuć.
