## The Machine beside a real box

companion-machine-level = Jak silna ma być Maszyna?
companion-machine-start = Odkryj dla Maszyny wierzchni projekt ze swojej talii; monumenty odrzuć i odkryj następny. Jakiego typu jest karta? (zostało: { $n })
companion-machine-wait = Rozegraj swoją fazę rynku i pracy. Potem kolej Maszyny.
companion-machine-go = Kolej Maszyny
companion-machine-slot = Daj Maszynie projekt numer { $n } ze swojego rynku, licząc od lewej, i uzupełnij lukę.
companion-machine-top = Daj Maszynie wierzchni projekt ze swojej talii. Potem wymień { $row ->
    [blueprints] projekty
   *[contractors] karty zatrudnienia
} na rynku.
companion-machine-which = Jakiego typu jest karta, którą wzięła?
companion-machine-none = Nie było karty
companion-machine-end = Ma dość towarów, by zakończyć grę: obie strony grają jeszcze jedną rundę.
companion-machine-goods = towary
companion-machine-points = punkty
