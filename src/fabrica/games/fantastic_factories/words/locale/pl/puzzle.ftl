# Zagadki: co trzeba osiągnąć, ile już się udało i ile to było warte.

puzzle-name-goods = Towary
puzzle-name-score = Punkty
puzzle-task-goods = W tej fazie pracy wyprodukuj jak najwięcej towarów.
puzzle-task-score = Zakończ tę fazę pracy z jak największą liczbą punktów: za towary i prestiż.
puzzle-so-far-goods = { $n ->
    [one] Na razie: { $n } nowy towar.
    [few] Na razie: { $n } nowe towary.
    [many] Na razie: { $n } nowych towarów.
   *[other] Na razie: { $n } nowego towaru.
}
puzzle-so-far-score = { $n ->
    [one] Na razie: { $n } punkt.
    [few] Na razie: { $n } punkty.
    [many] Na razie: { $n } punktów.
   *[other] Na razie: { $n } punktu.
}
puzzle-best-goods = { $n ->
    [one] Rozwiązane: { $n } nowy towar. Bez szczęścia nie da się osiągnąć więcej.
    [few] Rozwiązane: { $n } nowe towary. Bez szczęścia nie da się osiągnąć więcej.
    [many] Rozwiązane: { $n } nowych towarów. Bez szczęścia nie da się osiągnąć więcej.
   *[other] Rozwiązane: { $n } nowego towaru. Bez szczęścia nie da się osiągnąć więcej.
}
puzzle-best-score = { $n ->
    [one] Rozwiązane: { $n } punkt. Bez szczęścia nie da się osiągnąć więcej.
    [few] Rozwiązane: { $n } punkty. Bez szczęścia nie da się osiągnąć więcej.
    [many] Rozwiązane: { $n } punktów. Bez szczęścia nie da się osiągnąć więcej.
   *[other] Rozwiązane: { $n } punktu. Bez szczęścia nie da się osiągnąć więcej.
}
puzzle-lucky-goods = { $n ->
    [one] Rozwiązane, i to ze szczęściem: { $n } nowy towar, więcej niż w najlepszym rozwiązaniu bez szczęścia.
    [few] Rozwiązane, i to ze szczęściem: { $n } nowe towary, więcej niż w najlepszym rozwiązaniu bez szczęścia.
    [many] Rozwiązane, i to ze szczęściem: { $n } nowych towarów, więcej niż w najlepszym rozwiązaniu bez szczęścia.
   *[other] Rozwiązane, i to ze szczęściem: { $n } nowego towaru, więcej niż w najlepszym rozwiązaniu bez szczęścia.
}
puzzle-lucky-score = { $n ->
    [one] Rozwiązane, i to ze szczęściem: { $n } punkt, więcej niż w najlepszym rozwiązaniu bez szczęścia.
    [few] Rozwiązane, i to ze szczęściem: { $n } punkty, więcej niż w najlepszym rozwiązaniu bez szczęścia.
    [many] Rozwiązane, i to ze szczęściem: { $n } punktów, więcej niż w najlepszym rozwiązaniu bez szczęścia.
   *[other] Rozwiązane, i to ze szczęściem: { $n } punktu, więcej niż w najlepszym rozwiązaniu bez szczęścia.
}
puzzle-short-goods = { $n ->
    [one] Jeszcze nie: najlepsze rozwiązanie daje o { $n } towar więcej.
    [few] Jeszcze nie: najlepsze rozwiązanie daje o { $n } towary więcej.
    [many] Jeszcze nie: najlepsze rozwiązanie daje o { $n } towarów więcej.
   *[other] Jeszcze nie: najlepsze rozwiązanie daje o { $n } towaru więcej.
}
puzzle-short-score = { $n ->
    [one] Jeszcze nie: najlepsze rozwiązanie daje o { $n } punkt więcej.
    [few] Jeszcze nie: najlepsze rozwiązanie daje o { $n } punkty więcej.
    [many] Jeszcze nie: najlepsze rozwiązanie daje o { $n } punktów więcej.
   *[other] Jeszcze nie: najlepsze rozwiązanie daje o { $n } punktu więcej.
}

## Trener o udostępnionej pozycji

shared-ask-goods = Jak wytworzyć najwięcej towarów
shared-ask-score = Jak zdobyć najwięcej punktów
shared-best-goods = { $n ->
    [one] Najlepsze rozwiązanie bez szczęścia daje { $n } nowy towar:
    [few] Najlepsze rozwiązanie bez szczęścia daje { $n } nowe towary:
    [many] Najlepsze rozwiązanie bez szczęścia daje { $n } nowych towarów:
   *[other] Najlepsze rozwiązanie bez szczęścia daje { $n } nowego towaru:
}
shared-best-score = { $n ->
    [one] Najlepsze rozwiązanie bez szczęścia kończy się z { $n } punktem:
    [few] Najlepsze rozwiązanie bez szczęścia kończy się z { $n } punktami:
    [many] Najlepsze rozwiązanie bez szczęścia kończy się z { $n } punktami:
   *[other] Najlepsze rozwiązanie bez szczęścia kończy się z { $n } punktu:
}
shared-luck = Od tego miejsca trener zdałby się na los. Ruchy do tej chwili:
shared-unsure = Trener nie zdążył sprawdzić wszystkiego.
