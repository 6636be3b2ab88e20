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
}
furnace-not-empty = { $place ->
    [ul] Lewy górny piec ma jeszcze kostki: można użyć tylko pustego.
    [ur] Prawy górny piec ma jeszcze kostki: można użyć tylko pustego.
    [ll] Lewy dolny piec ma jeszcze kostki: można użyć tylko pustego.
   *[lr] Prawy dolny piec ma jeszcze kostki: można użyć tylko pustego.
}
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
}

## Pracownicy

disc-gone = Krążek { $disc } opuścił już twoją planszę.
disc-after = Krążek { $disc } schodzi dopiero po { $after }.
disc-forbidden = Przeciw temu rywalowi krążek { $disc } zostaje na miejscu.
needs-ability = To wymaga zdolności { $disc }, która jest jeszcze zakryta.
redrawn = Profesje wymienia się raz na turę, a to już się stało.
nothing-to-redraw = Obok tej talii nie ma kart.
no-disc-left = Na twojej planszy nie ma już krążków do przydzielenia.
too-many-workers = Pracowników możesz mieć więcej niż Automa najwyżej o { $more }.
not-on-market = { $card } nie leży na rynku.
row-too-high = { $level ->
    [stephens] Przy piecu może leżeć dowolnie wiele profesji.
    [lower] Rząd dolnej prywatnej fabryki musi być krótszy niż rząd przy piecu.
   *[upper] Rząd górnej prywatnej fabryki musi być krótszy niż rząd pod nim.
}
not-in-play = { $card } nie jest w grze.
one-slot = { $card } nie ma miejsca dla ucznia.
own-master = Mistrz na { $card } jest twój: uczeń musi być czyjś inny.
slot-taken = { $card } ma już ucznia.
starting-disc = Przy tym stole pierwszym pracownikiem zostaje jeden z krążków twojego toru wpływów.
create-only = Przy tym stole pracownik zdobyty za zestaw tworzy nową profesję.

## Kontrakty i inwestycje

other-market = { $market ->
    [contracts] Teraz chodzi o kontrakty, nie o inwestycje.
   *[investments] Teraz chodzi o inwestycje, nie o kontrakty.
}
slots-full = Wszystkie miejsca na kontrakty są zajęte (jest ich { $slots }).
skim-before = Najtańszą kartę można odrzucić raz, zanim cokolwiek zdobędziesz.
must-buy = Przy tym stole trzeba zdobyć kartę, gdy to możliwe.
name-the-row = { $card } nie ma kostek: powiedz też, do którego rzędu trafia.
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
no-worker-there = Na { $card } nie masz pracownika, którego korzyść można teraz odebrać.
one-of-each = Przeciw temu rywalowi drugie takie samo akcesorium przychodzi dopiero po zestawie trzech.

## Faza odnowienia

no-such-column = Nie masz kolumny { $column } inwestycji.
column-used = Kolumna { $column } została już uruchomiona.
column-costs = Ta kolumna kosztuje { $forest } w lesie i { $dunes } na wydmach, a tego nie możesz zapłacić.
not-set-aside = Nie masz odłożonych kostek na to.
useless-set = Przy tym stole zestaw można dostarczyć tylko wtedy, gdy da się użyć jego nagrody.
not-your-contract = { $card } nie należy do twoich kontraktów.
cubes-missing = Nie masz wszystkich kostek na { $card }.
name-the-accessory = { $card } przyjmuje dowolne akcesorium: powiedz które.
no-substitute = Te dwie kostki nie mogą zastąpić należnej, bo reszty nie dałoby się zapłacić.
substitute-first = Brakuje kostek: najpierw je zastąp.
