# What each step asks of the player, and whose turn it is.

# Instead of not-your-turn, where the players have names
not-your-turn-named = To nie twoja kolej: teraz gra { $turn }.

wait-start = Wybierz krążek, który będzie twoim pierwszym pracownikiem. Zdolność pod nim zostaje od razu odblokowana.
wait-turn = Twoja tura: weź szkło z pieca, weź towary z prywatnej fabryki albo przydziel pracownika.
wait-unlocking = Wybierz krążek, który przydzielasz jako pracownika. Zdolność pod nim zostaje odblokowana.
# $n cubes have been taken, $most can be
wait-taking = { $place ->
    [ul] Kostki wzięte z lewej górnej prywatnej fabryki: { $n }, najwyżej { $most }. Weź następną albo na tym poprzestań.
    [ur] Kostki wzięte z prawej górnej prywatnej fabryki: { $n }, najwyżej { $most }. Weź następną albo na tym poprzestań.
    [ll] Kostki wzięte z lewej dolnej prywatnej fabryki: { $n }, najwyżej { $most }. Weź następną albo na tym poprzestań.
   *[lr] Kostki wzięte z prawej dolnej prywatnej fabryki: { $n }, najwyżej { $most }. Weź następną albo na tym poprzestań.
}
wait-instead = { $place ->
    [ul] Wzięte kostki: { $n }. Uruchom rząd lewej górnej prywatnej fabryki albo użyj zamiast niego pustego pieca.
    [ur] Wzięte kostki: { $n }. Uruchom rząd prawej górnej prywatnej fabryki albo użyj zamiast niego pustego pieca.
    [ll] Wzięte kostki: { $n }. Uruchom rząd lewej dolnej prywatnej fabryki albo użyj zamiast niego pustego pieca.
   *[lr] Wzięte kostki: { $n }. Uruchom rząd prawej dolnej prywatnej fabryki albo użyj zamiast niego pustego pieca.
}
# $n cards may still be acquired
wait-buying = { $market ->
    [contracts] { $n ->
        [one] Możesz przyjąć { $n } kontrakt, za wpływy.
        [few] Możesz przyjąć do { $n } kontraktów, za wpływy.
        [many] Możesz przyjąć do { $n } kontraktów, za wpływy.
       *[other] Możesz przyjąć do { $n } kontraktów, za wpływy.
    }
    [investments] { $n ->
        [one] Możesz sfinansować { $n } inwestycję, za monety.
        [few] Możesz sfinansować do { $n } inwestycji, za monety.
        [many] Możesz sfinansować do { $n } inwestycji, za monety.
       *[other] Możesz sfinansować do { $n } inwestycji, za monety.
    }
   *[both] { $n ->
        [one] Możesz przyjąć { $n } kontrakt za wpływy albo sfinansować { $n } inwestycję za monety.
        [few] Możesz zdobyć do { $n } kart: kontrakty za wpływy, inwestycje za monety.
        [many] Możesz zdobyć do { $n } kart: kontrakty za wpływy, inwestycje za monety.
       *[other] Możesz zdobyć do { $n } kart: kontrakty za wpływy, inwestycje za monety.
    }
}
wait-skimmed = { $market ->
    [contracts] Najtańszy kontrakt został odrzucony: teraz przyjmij jeden z pozostałych.
   *[investments] Najtańsza inwestycja została odrzucona: teraz sfinansuj jedną z pozostałych.
}
# $cards are the professions that the player may still use
wait-activating = { $level ->
    [stephens] { $side ->
        [left] Działa rząd lewego górnego pieca.
       *[right] Działa rząd prawego górnego pieca.
    }
    [lower] { $side ->
        [left] Działa rząd lewej dolnej prywatnej fabryki.
       *[right] Działa rząd prawej dolnej prywatnej fabryki.
    }
   *[upper] { $side ->
        [left] Działa rząd lewej górnej prywatnej fabryki.
       *[right] Działa rząd prawej górnej prywatnej fabryki.
    }
} Twoi pracownicy, w dowolnej kolejności: { $cards }.
wait-columns = Uruchom kolumny swoich inwestycji, każdą najwyżej raz, albo zakończ ten krok.
# $cubes is a list of amounts, the object of "deliver"
wait-supplying = Dostarcz { $cubes } do prywatnych fabryk: wszystkie odłożone kostki muszą tam trafić.
wait-assigning = Masz zdobytego pracownika: utwórz lub wzmocnij profesję albo zakończ ten krok.
wait-fulfilling = Zrealizuj kontrakty, na które masz wszystko, albo zakończ ten krok.
# $cubes is a list of amounts, the object of "pay"
wait-paying = Musisz jeszcze zapłacić { $cubes }. { $two ->
        [one] { $two } kostka jednego koloru może zastąpić 1 innego; potem zapłać.
        [few] { $two } kostki jednego koloru mogą zastąpić 1 innego; potem zapłać.
        [many] { $two } kostek jednego koloru może zastąpić 1 innego; potem zapłać.
       *[other] { $two } kostek jednego koloru może zastąpić 1 innego; potem zapłać.
    }
# $n cubes are still to go
wait-removing = { $place ->
    [ul] { $n ->
        [one] Automa usuwa jeszcze { $n } kostkę z lewej górnej prywatnej fabryki: wybierz, którą.
        [few] Automa usuwa jeszcze { $n } kostki z lewej górnej prywatnej fabryki: wybierz, które.
        [many] Automa usuwa jeszcze { $n } kostek z lewej górnej prywatnej fabryki: wybierz, które.
       *[other] Automa usuwa jeszcze { $n } kostek z lewej górnej prywatnej fabryki: wybierz, które.
    }
    [ur] { $n ->
        [one] Automa usuwa jeszcze { $n } kostkę z prawej górnej prywatnej fabryki: wybierz, którą.
        [few] Automa usuwa jeszcze { $n } kostki z prawej górnej prywatnej fabryki: wybierz, które.
        [many] Automa usuwa jeszcze { $n } kostek z prawej górnej prywatnej fabryki: wybierz, które.
       *[other] Automa usuwa jeszcze { $n } kostek z prawej górnej prywatnej fabryki: wybierz, które.
    }
    [ll] { $n ->
        [one] Automa usuwa jeszcze { $n } kostkę z lewej dolnej prywatnej fabryki: wybierz, którą.
        [few] Automa usuwa jeszcze { $n } kostki z lewej dolnej prywatnej fabryki: wybierz, które.
        [many] Automa usuwa jeszcze { $n } kostek z lewej dolnej prywatnej fabryki: wybierz, które.
       *[other] Automa usuwa jeszcze { $n } kostek z lewej dolnej prywatnej fabryki: wybierz, które.
    }
   *[lr] { $n ->
        [one] Automa usuwa jeszcze { $n } kostkę z prawej dolnej prywatnej fabryki: wybierz, którą.
        [few] Automa usuwa jeszcze { $n } kostki z prawej dolnej prywatnej fabryki: wybierz, które.
        [many] Automa usuwa jeszcze { $n } kostek z prawej dolnej prywatnej fabryki: wybierz, które.
       *[other] Automa usuwa jeszcze { $n } kostek z prawej dolnej prywatnej fabryki: wybierz, które.
    }
}
