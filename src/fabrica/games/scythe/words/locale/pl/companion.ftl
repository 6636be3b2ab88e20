## The Automa beside a real box

companion-automa-level = Jaki ma być poziom trudności Automy?
companion-automa-faction = Którą frakcją gra?
companion-automa-set-up = Postaw jej bohatera w bazie i dwóch robotników obok, jak dla gracza. Dostaje zakryte karty walki, w liczbie { $n }; jej siłę i monety liczy ta strona.
companion-automa-wait = Rozegraj swoją turę, a potem niech gra Automa.
companion-automa-go = Tura Automy
companion-automa-combat = Walka: ile wydaje
companion-automa-mech = Jej mech idzie do rezerwy
companion-automa-character = Jej bohater idzie do rezerwy
companion-automa-skips = Ten poziom pomija tę kartę: jej tura się skończyła.
companion-automa-how = { $kind ->
    [worker] Robotnik: na pole bez twoich jednostek i bez innego jej robotnika, nie tam, gdzie stoi twój bohater lub mech, ani obok, i obok jak największej liczby jej jednostek.
    [mech] Bohater lub mech: na pole najbliższe twojemu bohaterowi lub mechowi, gdzie ty nie masz jednostek, a ona innego bohatera ani mecha.
    [encounter] Spotkanie: jej bohater idzie do Fabryki, za pierwszym razem, inaczej na żeton spotkania, gdzie ty nie masz jednostek, a ona mecha.
    [attack] Atak: tam, gdzie stoją twój bohater lub mechy, jak najmniej. Walczy tylko z siłą, której żąda karta.
   *[attack_workers] Atak na robotników: tam, gdzie stoją sami twoi robotnicy, jak najwięcej. Wracają do bazy.
}
companion-automa-ways = { $river ->
    [open] Jej jednostki dochodzą na każde pole, na którym jest jej jednostka, i na pola obok nich oraz obok bazy, także przez rzeki i jeziora.
   *[closed] Jej jednostki dochodzą na każde pole, na którym jest jej jednostka, i na pola obok nich oraz obok bazy, ale jeszcze nie na jeziora ani za rzekę.
} Rusza się jednostka najbliższa bazie. Z równych pól wybiera najbliższe Fabryce.
companion-automa-star = Kładzie gwiazdkę numer { $n }.
companion-automa-no-star = Za tę walkę nie kładzie gwiazdki.
companion-automa-commits = { $n ->
    [0] Wydaje siłę: { $power }, i żadnej karty walki.
    [one] Wydaje siłę: { $power }; dołóż { $n } jej kartę walki, wziętą losowo.
    [few] Wydaje siłę: { $power }; dołóż { $n } jej karty walki, wzięte losowo.
    [many] Wydaje siłę: { $power }; dołóż { $n } jej kart walki, wziętych losowo.
   *[other] Wydaje siłę: { $power }; dołóż { $n } jej karty walki, wzięte losowo.
}
companion-automa-outcome = Ujawnij swój wybór i porównaj. Kto wygrał?
companion-automa-won = Wygrała Automa
companion-automa-lost = Automa przegrała
companion-automa-draws = Dobiera kartę walki.
companion-automa-returns = Jej robotnicy wracają do bazy. Bohater i mechy z tego pola trafiają do rezerwy: zaznacz tu każdego z nich.
companion-automa-reserve = Zapisane. Jednostka wraca z rezerwy, gdy mówi o tym karta: najpierw bohater, potem mechy.
companion-automa-over = Położyła szóstą gwiazdkę: koniec gry.
companion-automa-score = Za monety i gwiazdki ma { $coins } monet, a za każde kontrolowane pole jeszcze { $each }.
companion-automa-stars = gwiazdki
companion-automa-track = tor gwiazdek
companion-automa-mechs = mechy
