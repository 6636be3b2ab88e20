# Dlaczego ruch jest odrzucony. $card, $disc i $after to nazwy lub identyfikatory, jak w słowach ruchów; pozostałe słowa to identyfikatory służące do wyboru.

## Tury i kroki

decide-first = { $step ->
    [start] Najpierw wybierz krążek, który będzie twoim pierwszym pracownikiem.
    [turn] To twoja tura: weź szkło, weź towary albo przydziel pracownika.
    [taking] Bierzesz towary: podaj następną kostkę albo zakończ słowem „enough”.
    [instead] Najpierw wybierz: rząd tej prywatnej fabryki albo zamiast niego pusty piec.
    [buying] Najpierw zdobądź kartę albo zakończ ten krok.
    [assigning] Najpierw przydziel zdobytego pracownika albo zakończ ten krok.
    [unlocking] Najpierw wybierz krążek, który opuści twoją planszę.
    [activating] Najpierw odbierz korzyści swoich pracowników w tym rzędzie albo zakończ ten krok.
    [columns] Najpierw uruchom kolumny swoich inwestycji albo zakończ ten krok.
    [supplying] Każda odłożona kostka musi trafić do prywatnej fabryki.
    [fulfilling] Najpierw zrealizuj kontrakty albo zakończ ten krok.
    [paying] Najpierw zapłać za kontrakt.
   *[removing] Najpierw wybierz kostki, które usuwa Automa.
}

## Fabryki

furnace-empty = { $place ->
    [ul] Lewy górny piec jest pusty.
    [ur] Prawy górny piec jest pusty.
    [ll] Lewy dolny piec jest pusty.
   *[lr] Prawy dolny piec jest pusty.
} Piece ze szkłem: { $furnaces }.
furnace-not-empty = { $place ->
    [ul] Lewy górny piec ma jeszcze kostki: można użyć tylko pustego.
    [ur] Prawy górny piec ma jeszcze kostki: można użyć tylko pustego.
    [ll] Lewy dolny piec ma jeszcze kostki: można użyć tylko pustego.
   *[lr] Prawy dolny piec ma jeszcze kostki: można użyć tylko pustego.
} Pusty: { $furnaces }.
no-such-cube = { $colour ->
    [orange] { $place ->
        [ul] W lewej górnej prywatnej fabryce nie ma pomarańczowej kostki.
        [ur] W prawej górnej prywatnej fabryce nie ma pomarańczowej kostki.
        [ll] W lewej dolnej prywatnej fabryce nie ma pomarańczowej kostki.
       *[lr] W prawej dolnej prywatnej fabryce nie ma pomarańczowej kostki.
    }
    [pink] { $place ->
        [ul] W lewej górnej prywatnej fabryce nie ma różowej kostki.
        [ur] W prawej górnej prywatnej fabryce nie ma różowej kostki.
        [ll] W lewej dolnej prywatnej fabryce nie ma różowej kostki.
       *[lr] W prawej dolnej prywatnej fabryce nie ma różowej kostki.
    }
   *[black] { $place ->
        [ul] W lewej górnej prywatnej fabryce nie ma czarnej kostki.
        [ur] W prawej górnej prywatnej fabryce nie ma czarnej kostki.
        [ll] W lewej dolnej prywatnej fabryce nie ma czarnej kostki.
       *[lr] W prawej dolnej prywatnej fabryce nie ma czarnej kostki.
    }
} { $n ->
    [0] Jest pusta.
   *[other] Są w niej: { $cubes }.
}

## Pracownicy

disc-gone = Krążek { $disc } opuścił już twoją planszę.
disc-after = Krążek { $disc } schodzi dopiero po { $after }.
disc-forbidden = Z tym przeciwnikiem krążek { $disc } zostaje na miejscu.
needs-ability = To wymaga zdolności { $disc }, która nie jest jeszcze odblokowana.
redrawn = W tej turze profesje zostały już wymienione.
nothing-to-redraw = Obok tej talii nie ma kart.
no-disc-left = Na twojej planszy nie ma już krążków do przydzielenia.
too-many-workers = Pracowników możesz mieć więcej niż Automa najwyżej o { $more }. Masz { $have }, Automa { $automa }.
not-on-market = { $card } nie leży na rynku. Są tam: { $cards }.
row-too-high = { $level ->
    [stephens] Przy piecu może leżeć dowolnie wiele profesji.
    [lower] { $equal ->
        [yes] Rząd dolnej prywatnej fabryki nie może być dłuższy niż rząd przy piecu
       *[no] Rząd dolnej prywatnej fabryki musi być krótszy niż rząd przy piecu
    }: tutaj { $here }, niżej { $below }.
   *[upper] { $equal ->
        [yes] Rząd górnej prywatnej fabryki nie może być dłuższy niż rząd pod nim
       *[no] Rząd górnej prywatnej fabryki musi być krótszy niż rząd pod nim
    }: tutaj { $here }, niżej { $below }.
}
not-in-play = Karty { $card } nie ma w grze.
one-slot = { $card } nie ma miejsca dla ucznia.
own-master = Mistrz na karcie { $card } jest twój, więc uczeń musi należeć do innego gracza.
slot-taken = { $card } ma już ucznia.
starting-disc = Przy tym stole pierwszym pracownikiem zostaje jeden z krążków twojego toru wpływów: { $discs }.
create-only = Przy tym stole pracownik zdobyty za zestaw kostek musi utworzyć profesję.

## Kontrakty i inwestycje

other-market = { $market ->
    [contracts] Teraz możesz przyjąć kontrakt, a nie sfinansować inwestycję.
   *[investments] Teraz możesz sfinansować inwestycję, a nie przyjąć kontrakt.
}
slots-full = Wszystkie miejsca na kontrakty są zajęte (jest ich { $slots }). Miejsce zwolni się, gdy w fazie odnowienia zrealizujesz kontrakt.
skim-before = Najtańszą kartę możesz odrzucić tylko przed zdobyciem karty z tego rynku.
skimmed = W tej akcji najtańsza karta została już odrzucona.
skimmed-for-a-card = { $market ->
    [contracts] Odrzucasz najtańszy kontrakt po to, by przyjąć inny: wybierz go teraz.
   *[investments] Odrzucasz najtańszą inwestycję po to, by sfinansować inną: wybierz ją teraz.
}
skim-last = Najtańszą kartę możesz odrzucić tylko po to, by zdobyć inną, a na tym rynku nie zostałaby żadna.
must-buy = Przy tym stole musisz zdobyć kartę, jeśli możesz.
name-the-row = { $card } nie ma kostek: podaj, do którego rzędu trafia, orange, pink czy black.
row-is-fixed = { $card } trafia do rzędu swoich kostek: pomiń rząd.

## Korzyści

too-little = { $what ->
    [coin] To kosztuje monety: { $need }; masz { $have }.
    [influence] To kosztuje wpływy: { $need }; masz { $have }.
    [green] To wymaga zielonych kostek: { $need }; masz { $have }.
    [blue] To wymaga niebieskich kostek: { $need }; masz { $have }.
    [white] To wymaga białych kostek: { $need }; masz { $have }.
    [orange] To wymaga pomarańczowych kostek: { $need }; masz { $have }.
    [pink] To wymaga różowych kostek: { $need }; masz { $have }.
    [black] To wymaga czarnych kostek: { $need }; masz { $have }.
    [basket] To wymaga koszy: { $need }; masz { $have }.
    [crate] To wymaga skrzyń: { $need }; masz { $have }.
    [chandelier] To wymaga żyrandoli: { $need }; masz { $have }.
   *[other] To kosztuje { $what }: { $need }; masz { $have }.
}
no-worker-there = Na karcie { $card } nie masz pracownika, którego korzyść można teraz odebrać. Do użycia zostały: { $cards }.
one-of-each = Z tym przeciwnikiem drugie takie samo akcesorium możesz zyskać dopiero po zestawie trzech. Teraz możesz zyskać: { $accessories }.

## Faza odnowienia

no-such-column = { $n ->
    [one] Nie masz kolumny { $column } inwestycji, tylko jedną.
    [few] Nie masz kolumny { $column } inwestycji, tylko { $n }.
    [many] Nie masz kolumny { $column } inwestycji, tylko { $n }.
   *[other] Nie masz kolumny { $column } inwestycji, tylko { $n }.
}
column-used = Kolumna { $column } została już uruchomiona.
column-costs = Ta kolumna kosztuje { $forest } w lesie i { $dunes } na wydmach; stoisz na { $forest_have } i { $dunes_have }.
not-set-aside = Do tego trzeba: { $needed }. Masz odłożone: { $cubes }.
useless-set = Przy tym stole zestaw można dostarczyć tylko wtedy, gdy da się użyć jego nagrody.
not-your-contract = { $card } nie należy do twoich kontraktów: { $cards }.
cubes-missing = { $able ->
    [yes] Na kontrakt { $card } brakuje kostek, nawet jeśli dwie jednego koloru zastąpią jedną innego: { $cubes }.
   *[no] Na kontrakt { $card } brakuje kostek: { $cubes }.
}
name-the-accessory = { $card } przyjmuje dowolne akcesorium: podaj które, basket (kosz), crate (skrzynia) czy chandelier (żyrandol).
not-owed = Kostki tego koloru nie musisz płacić. Do zapłacenia zostało: { $cubes }.
no-substitute = Jeśli użyjesz tych dwóch kostek, nie zapłacisz już reszty. Do zapłacenia zostało: { $cubes }.
substitute-first = Najpierw zastąp to, czego brakuje: { $cubes }.
