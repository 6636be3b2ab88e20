## Podpowiedź przy stole

table-bar = Pasek u góry
hint-title = Podpowiedź w trzech krokach: gdzie, co i cały ciąg ruchów
hint-step-1 = Podpowiedź
hint-step-2 = Co dokładnie?
hint-step-3 = Cały ciąg ruchów
hint-thinking = Trener myśli…
hint-area = Spójrz tutaj: { $area }.
hint-thing = Chodzi o: { $thing }.
hint-line = Najlepszy ciąg ruchów, jaki widzi trener:
hint-luck = Potem zobacz, co przyniesie los, i zapytaj ponownie.

## Analiza partii

review-title = Analiza partii
review-go = Przeanalizuj partię
review-making = Trener przegląda partię…
review-made = { $of ->
    [0] Przygotowania.
   *[other] Tura { $done } z { $of }.
}
review-failed = Nie udało się przygotować analizy. Sama partia jest bezpieczna.
review-lead = Każda tura jest oceniana według tego, co gracz mógł wtedy wiedzieć: za los nikt nie odpowiada.
review-players = Gracze
review-of = Tury: { $who }
review-player = Gracz
review-accuracy = Dokładność
review-lost = Stracone punkty
review-best-turns = Tury, których nie dało się zagrać lepiej
review-chance = Szansa na wygraną
review-chance-about = Jak prawdopodobna była wygrana każdego gracza, w procentach, od pierwszego ruchu do ostatniego, gdyby od tej chwili wszyscy grali po prostu dalej.
review-chance-table = Wykres w liczbach
review-move = Ruch
review-turning = Punkty zwrotne
review-turning-none = Nie było żadnego: szansa na wygraną nigdy nie zmieniła się znacznie z tury na turę.
review-turning-at = Runda { $round }: z { $before } % na { $after } %
review-turn = Runda { $round }: { $phase }
review-percent = { $n } %
review-cost = strata: { $n } pkt
review-no-choice = Nie było czego wybierać.
review-best-played = Nie znaleziono nic lepszego.
review-played = Zagrano
review-best = Najlepiej
review-luck = potem zależnie od losu
review-see = Zobacz stół
coach-failed = Trener nie zdołał przygotować się do tej gry: na podpowiedzi trzeba będzie poczekać albo ich nie będzie.
