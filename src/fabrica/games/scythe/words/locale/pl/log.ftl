# Co wynikło z ruchu poza jego słowami. $who to imię; -you: mówione do gracza, o którego chodzi.
# $amounts: dopełnienia czasownika (some-*); $things: ilości w mianowniku. Miejsca mają już przyimek.

## Przygotowanie

news-dealt = { $who } gra: { $faction }, plansza „{ $mat }”.
news-dealt-you = Grasz: { $faction }, plansza „{ $mat }”.
# $objectives to lista nazw; zna je tylko właściciel
news-objectives-you = Twoje cele: { $objectives }.
news-first-player = { $who } zaczyna.
news-first-player-you = Zaczynasz.

## Ilości

news-gained = { $who } zyskuje { $amounts }.
news-gained-you = Zyskujesz { $amounts }.
news-paid = { $who } płaci { $amounts }.
news-paid-you = Płacisz { $amounts }.
news-lost = { $who } traci { $amounts }.
news-lost-you = Tracisz { $amounts }.
news-tokens = Nowe zasoby { $on }: { $things }.
# Karty walki: wartości zna tylko właściciel
news-drew = { $n ->
    [one] { $who } dobiera { $n } kartę walki.
    [few] { $who } dobiera { $n } karty walki.
   *[many] { $who } dobiera { $n } kart walki.
}
news-drew-you = { $n ->
    [one] Dobierasz kartę walki: { $values }.
    [few] Dobierasz { $n } karty walki: { $values }.
   *[many] Dobierasz { $n } kart walki: { $values }.
}
news-paid-card = { $who } płaci kartą walki o wartości { $value }.
news-paid-card-you = Płacisz kartą walki o wartości { $value }.
news-reshuffled = { $deck ->
    [combat] Odrzucone karty walki zostają potasowane.
   *[automa] Karty Automy zostają potasowane.
}
news-no-cards = Nie ma już kart walki do dobrania.

## Tura

news-section = { $who } wybiera sekcję „{ $section }”.
news-section-you = Wybierasz sekcję „{ $section }”.
news-objective = { $who } ujawnia cel „{ $objective }”.
news-objective-you = Ujawniasz cel „{ $objective }”.
news-star = { $who } kładzie gwiazdkę { $n } z { $most }: { $star }.
news-star-you = Kładziesz gwiazdkę { $n } z { $most }: { $star }.
news-declined = { $step ->
    [top] Górna akcja pominięta.
    [unit] Żadna jednostka już się nie rusza.
    [cargo] Jednostka tam się zatrzymuje.
    [ability] Bez użycia zdolności.
    [commit] Bez dalszych kart.
    [encounter] Bez kolejnej opcji.
    [token] Bez dalszych żetonów.
    [produce] Koniec produkcji.
    [bottom] Dolna akcja pominięta.
    [upgrade] Ulepszenie pominięte.
    [deploy] Bez mobilizacji mecha.
    [build] Bez budowy.
    [enlist] Bez werbunku.
   *[end] Koniec tury.
}

## Ruch

news-moved = { $unit ->
    [character] { $who } rusza bohaterem { $from } { $to }.
    [mech] { $who } rusza mechem { $from } { $to }.
   *[worker] { $who } rusza robotnikiem { $from } { $to }.
}
news-moved-you = { $unit ->
    [character] Ruszasz bohaterem { $from } { $to }.
    [mech] Ruszasz mechem { $from } { $to }.
   *[worker] Ruszasz robotnikiem { $from } { $to }.
}
news-carried = Przewiezione { $to }: { $things }.
news-driven-off = { $n ->
    [one] { $who }: { $n } robotnik wraca { $from } do bazy.
    [few] { $who }: { $n } robotników wraca { $from } do bazy.
   *[many] { $who }: { $n } robotników wraca { $from } do bazy.
}
news-driven-off-you = { $n ->
    [one] Twój robotnik wraca { $from } do bazy.
    [few] { $n } twoich robotników wraca { $from } do bazy.
   *[many] { $n } twoich robotników wraca { $from } do bazy.
}
news-trap-sprung = { $who } wpada w pułapkę { $on }: { $trap }.
news-trap-sprung-you = Wpadasz w pułapkę { $on }: { $trap }.
news-trapped-cards = { $who } odrzuca losowe karty walki: { $values }.
news-trapped-cards-you = Odrzucasz losowe karty walki: { $values }.
news-went-back = { $unit ->
    [character] { $who } cofa bohatera { $from } { $to }: tej walki nie będzie.
   *[mech] { $who } cofa mecha { $from } { $to }: tej walki nie będzie.
}
news-went-back-you = { $unit ->
    [character] Cofasz bohatera { $from } { $to }: tej walki nie będzie.
   *[mech] Cofasz mecha { $from } { $to }: tej walki nie będzie.
}

## Walka

news-combat = Walka { $on }. Atak: { $attacker }. Obrona: { $defender }.
news-ability = { $who } używa zdolności „{ $ability }”.
news-ability-you = Używasz zdolności „{ $ability }”.
# Karta zmienia właściciela: $who dostaje, $other oddaje; tylko oni znają wartość
news-scouted = { $other } oddaje losową kartę walki. Dostaje ją { $who }.
news-scouted-you = { $other } oddaje ci losową kartę walki: { $value }.
news-scouted-from-you = Oddajesz losową kartę walki: { $value }. Dostaje ją { $who }.
news-chosen = Wybór gotowy: { $who }.
news-chosen-you = Twój wybór jest gotowy.
news-revealed = { $who }: { $dial } na tarczy, { $cards } z kart, razem { $total }.
news-revealed-you = Ty: { $dial } na tarczy, { $cards } z kart, razem { $total }.
news-combat-won = { $who } wygrywa walkę { $on }.
news-combat-won-you = Wygrywasz walkę { $on }.
news-retreated = { $who } wycofuje się { $to }: { $things }.
news-retreated-you = Wycofujesz się { $to }: { $things }.

## Po ruchu

news-encounter = { $who } ma spotkanie { $on }: „{ $encounter }”.
news-encounter-you = Masz spotkanie { $on }: „{ $encounter }”.
# $text to zdanie o opcji
news-option = „{ $encounter }”, opcja { $option }: { $text }
news-looked-at-factory = { $who } ogląda karty Fabryki.
news-looked-at-factory-you = Oglądasz karty Fabryki.
news-factory-card = { $who } bierze kartę Fabryki „{ $factory }”.
news-factory-card-you = Bierzesz kartę Fabryki „{ $factory }”.
news-flag = Flaga stoi { $on }.
news-trap = Uzbrojona pułapka leży { $on }: { $trap }.
news-armed = Pułapka { $on } jest znów uzbrojona.

## Akcje

news-produced = { $who } produkuje { $amounts } { $on }.
news-produced-you = Produkujesz { $amounts } { $on }.
news-upgraded = { $who } przesuwa kostkę „{ $cube }” na „{ $bottom }”.
news-upgraded-you = Przesuwasz kostkę „{ $cube }” na „{ $bottom }”.
news-deployed = { $who } mobilizuje mecha „{ $ability }” { $on }.
news-deployed-you = Mobilizujesz mecha „{ $ability }” { $on }.
news-built = { $who } buduje { $structure } { $on }.
news-built-you = Budujesz { $structure } { $on }.
news-enlisted = { $who } werbuje rekruta akcji „{ $bottom }” za { $bonus }.
news-enlisted-you = Werbujesz rekruta akcji „{ $bottom }” za { $bonus }.
news-bonus = Bonus rekruta akcji „{ $bottom }”: { $who }.
news-bonus-you = Bonus rekruta akcji „{ $bottom }” dla ciebie.

## Koniec

news-over = { $who } kładzie ostatnią gwiazdkę: koniec gry.
news-over-you = Kładziesz ostatnią gwiazdkę: koniec gry.

## W pojedynkę: Automa

news-automa-card = { $scheme ->
    [first] Automa zagrywa kartę { $card }, pierwszy schemat.
   *[second] Automa zagrywa kartę { $card }, drugi schemat.
}
news-automa-skips = Automa dobiera kartę { $card }, którą jej poziom pomija.
news-automa-moves = { $unit ->
    [character] Bohater Automy idzie { $from } { $to }.
    [mech] Mech Automy idzie { $from } { $to }.
   *[worker] Robotnik Automy idzie { $from } { $to }.
}
news-automa-stays = { $unit ->
    [character] Bohater Automy zostaje { $on }.
    [mech] Mech Automy zostaje { $on }.
   *[worker] Robotnik Automy zostaje { $on }.
}
news-automa-takes = { $n ->
    [one] Automa usuwa { $n } zasób { $from }.
    [few] Automa usuwa { $n } zasoby { $from }.
   *[many] Automa usuwa { $n } zasobów { $from }.
}
news-automa-factory = Losowa karta Fabryki opuszcza grę.
news-automa-token = Automa usuwa żeton spotkania { $from }.
news-automa-combat = { $n ->
    [one] Automa walczy według karty { $card }: siła { $power }, { $n } karta walki.
    [few] Automa walczy według karty { $card }: siła { $power }, { $n } karty walki.
   *[many] Automa walczy według karty { $card }: siła { $power }, { $n } kart walki.
}
news-automa-played = { $n ->
    [one] Karta walki Automy: { $values }.
    [few] Karty walki Automy: { $values }.
   *[many] Karty walki Automy: { $values }.
}
news-automa-reserve = { $unit ->
    [character] Bohater Automy trafia do rezerwy.
   *[mech] Mech Automy trafia do rezerwy.
}
news-automa-unit = { $unit ->
    [character] Bohater Automy wraca do bazy.
   *[mech] Automa zyskuje mecha w swojej bazie.
}
news-tracker = Automa przechodzi na pole { $n } swojego toru gwiazdek.
