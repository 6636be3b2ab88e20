# What a choice that waits asks of the player, and whose turn it is.

# Instead of not-your-turn, where the players have names
not-your-turn-named = To nie twoja kolej: teraz gra { $turn }.

wait-give = { $contractor } ma prezent: wybierz, kto go dostanie.
wait-discard = { $n ->
    [one] Karta { $card }: wybierz { $n } kartę do odrzucenia.
    [few] Karta { $card }: wybierz { $n } karty do odrzucenia.
    [many] Karta { $card }: wybierz { $n } kart do odrzucenia.
   *[other] Karta { $card }: wybierz { $n } kart do odrzucenia.
}
wait-refund = Karta { $card }: wybierz, co za nią dostajesz.
# $dice is how many dice are picked up, $faces what they show
wait-reroll = { $dice ->
    [0] Weź kości, które chcesz przerzucić.
   *[other] Do przerzutu: { $faces }. Weź następne albo rzuć.
}
wait-drop = Masz więcej, niż wolno zachować: wybierz, co oddajesz.
wait-foreman = Pracuje dla ciebie Brygadzista: ustaw kości albo rzuć.
