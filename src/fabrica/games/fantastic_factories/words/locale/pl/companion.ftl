## The Machine beside a real box

companion-machine-level = Jaki ma być poziom trudności Maszyny?
companion-machine-start = Odkryj dla Maszyny wierzchni projekt ze swojej talii; pomniki odrzuć i odkryj następny. Jakiego typu jest karta? (zostało: { $n })
companion-machine-wait = Rozegraj swoją fazę zakupów i fazę pracy. Potem kolej na Maszynę.
companion-machine-go = Tura Maszyny
companion-machine-slot = Daj Maszynie projekt numer { $n } ze swojego rynku, licząc od lewej, i uzupełnij lukę.
companion-machine-top = Daj Maszynie wierzchni projekt ze swojej talii. Potem odśwież { $row ->
    [blueprints] projekty
   *[contractors] specjalistów
} na rynku.
companion-machine-which = Jakiego typu jest karta, którą wzięła?
companion-machine-none = Nie było karty
companion-machine-end = Ma dość towarów, by wywołać koniec gry: rozegrajcie jeszcze jedną rundę.
companion-machine-goods = towary
companion-machine-points = punkty
