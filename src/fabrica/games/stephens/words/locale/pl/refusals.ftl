# Dlaczego ruch jest odrzucony. $card, $disc i $after to nazwy lub identyfikatory, jak w słowach ruchów; pozostałe słowa to identyfikatory służące do wyboru.

## Tury i kroki

decide-first = { $step ->
    [start] Najpierw wybierz krążek, który będzie twoim pierwszym pracownikiem.
    [turn] Zaczyna się twoja tura: weź szkło, weź towary albo przydziel pracownika.
    [taking] Bierzesz towary: powiedz, którą kostkę jeszcze, albo enough.
    [instead] Wybierz: rząd tej prywatnej fabryki albo zamiast niego pusty piec.
    [buying] Najpierw zdobądź kartę albo zakończ.
    [assigning] Najpierw przydziel zdobytego pracownika albo zakończ.
    [unlocking] Najpierw wybierz krążek, który opuści twoją planszę.
    [activating] Najpierw odbierz korzyści swoich pracowników w tym rzędzie albo zakończ.
    [columns] Najpierw uruchom kolumny swoich inwestycji albo zakończ.
    [supplying] Każda odłożona kostka musi trafić do prywatnej fabryki.
    [fulfilling] Najpierw zrealizuj kontrakty albo zakończ.
    [paying] Najpierw zapłać za kontrakt.
   *[removing] Najpierw wybierz kostki, które usuwa Automa.
}

## Fabryki

furnace-empty = { $place ->
    [ul] Lewy górny piec jest pusty.
    [ur] Prawy górny piec jest pusty.
    [ll] Lewy dolny piec jest pusty.
   *[lr] Prawy dolny piec jest pusty.
} Szkło jest tutaj: { $furnaces }.
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
disc-forbidden = Przeciw temu rywalowi krążek { $disc } zostaje na miejscu.
needs-ability = To wymaga zdolności { $disc }, która jest jeszcze zakryta.
redrawn = Profesje wymienia się raz na turę, a to już się stało.
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
not-in-play = { $card } nie jest w grze.
one-slot = { $card } nie ma miejsca dla ucznia.
own-master = Mistrz na { $card } jest twój: uczeń musi być czyjś inny.
slot-taken = { $card } ma już ucznia.
starting-disc = Przy tym stole pierwszym pracownikiem zostaje jeden z krążków twojego toru wpływów: { $discs }.
create-only = Przy tym stole pracownik zdobyty za zestaw tworzy nową profesję.

## Kontrakty i inwestycje

other-market = { $market ->
    [contracts] Teraz chodzi o kontrakty, nie o inwestycje.
   *[investments] Teraz chodzi o inwestycje, nie o kontrakty.
}
slots-full = Wszystkie miejsca na kontrakty są zajęte (jest ich { $slots }). Miejsce zwolni się, gdy w fazie odnowienia zrealizujesz kontrakt.
skim-before = Najtańszą kartę można odrzucić tylko wtedy, gdy z tego rynku nic jeszcze nie zdobyto.
skimmed = Najtańsza karta jest już odrzucona: wolno to zrobić raz w akcji.
skimmed-for-a-card = { $market ->
    [contracts] Odrzucasz najtańszy kontrakt po to, by przyjąć inny: wybierz go teraz.
   *[investments] Odrzucasz najtańszą inwestycję po to, by sfinansować inną: wybierz ją teraz.
}
skim-last = Najtańszą kartę odrzuca się po to, by zdobyć inną, a na tym rynku nie zostałaby żadna.
must-buy = Przy tym stole trzeba zdobyć kartę, gdy to możliwe.
name-the-row = { $card } nie ma kostek: powiedz też, do którego rzędu trafia: orange, pink czy black.
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
no-worker-there = Na { $card } nie masz pracownika, którego korzyść można teraz odebrać. Do użycia zostały: { $cards }.
one-of-each = Przeciw temu rywalowi drugie takie samo akcesorium przychodzi dopiero po zestawie trzech. Teraz możesz mieć: { $accessories }.

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
    [yes] Na { $card } brakuje, nawet jeśli dwie kostki jednego koloru zastąpią jedną inną: { $cubes }.
   *[no] Na { $card } brakuje: { $cubes }.
}
name-the-accessory = { $card } przyjmuje dowolne akcesorium: powiedz które, basket (kosz), crate (skrzynia) czy chandelier (żyrandol).
not-owed = Kostki tego koloru nie trzeba oddawać. Do zapłacenia zostało: { $cubes }.
no-substitute = Gdy odejdą te dwie kostki, reszty nie da się zapłacić. Do zapłacenia zostało: { $cubes }.
substitute-first = Najpierw zastąp to, czego brakuje: { $cubes }.
