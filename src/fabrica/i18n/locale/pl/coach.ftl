## Podpowiedź przy stole

table-bar = Pasek u góry
hint-title = Podpowiedź w trzech krokach: gdzie patrzeć, czego użyć i jakie ruchy wykonać
hint-step-1 = Podpowiedź
hint-step-2 = Co dokładnie?
hint-step-3 = Pokaż ruchy
hint-thinking = Trener myśli…
hint-area = Spójrz tutaj: { $area }.
hint-thing = Chodzi o: { $thing }.
hint-line = Najlepszy ciąg ruchów, jaki widzi trener:
hint-line-searched = Najlepszy ciąg ruchów, jaki znalazł trener. To oszacowanie, a nie dowód:
hint-luck = Co będzie dalej, zależy od losu: zobacz, co się stanie, i zapytaj ponownie.

## Analiza partii

review-title = Analiza partii
review-go = Przeanalizuj partię
review-making = Trener przegląda partię…
review-made = { $of ->
    [0] Przygotowania…
   *[other] Tura { $done } z { $of }
}
review-failed = Nie udało się przygotować analizy. Sama partia jest bezpieczna.
review-lead = Każda tura jest oceniana według tego, co gracz mógł wtedy wiedzieć. Pech nikomu nie obniża oceny.
review-searched = Lepsze ruchy pochodzą z przeszukiwania. To oszacowania, a nie dowody.
review-players = Gracze
review-of = Tury: { $who }
review-player = Gracz
review-accuracy = Jakość gry
review-lost = Stracone punkty
review-best-turns = Bezbłędne tury
review-chance = Szansa na wygraną
review-chance-about = Jak prawdopodobna była wygrana każdego gracza, w procentach, od pierwszego ruchu do ostatniego, gdyby od tej chwili wszyscy grali już po prostu do końca.
review-chance-stands = Szansa każdego gracza na wygraną, w procentach, oszacowana według stanu gry w danej chwili.
review-chance-table = Wykres jako tabela
review-move = Ruch
review-turning = Punkty zwrotne
review-turning-none = Nie było żadnego: szansa na wygraną nigdy nie zmieniła się znacznie z tury na turę.
review-turning-at = Runda { $round }: z { $before } % na { $after } %
review-turn = Runda { $round }: { $phase }
review-percent = { $n } %
review-cost = strata: { $n } pkt
review-no-choice = Możliwy był tylko jeden ruch.
review-best-played = Trener nie znalazł nic lepszego.
review-played = Zagrano
review-best = Lepiej
review-luck = dalej zależy to od losu
review-see = Zobacz stół
review-had = Co miał gracz { $who }
review-turning-luck = Trener nie znalazł tu nic lepszego: szansę na wygraną zmieniło szczęście albo ruchy pozostałych.
coach-failed = Trener nie zdołał przygotować się do tej gry: podpowiedzi mogą się spóźniać albo nie pojawić się wcale.
