# Stephens at the terminal. What is typed (ul, r01, stephens, lower, upper …) stays as it is typed.

## The title. $n is the number of turns after this one

terminal-title = { $phase ->
    [start] Pierwsi pracownicy
    [renewal] Runda { $round }, faza odnowienia
   *[turn] Runda { $round }
}
terminal-title-last = { $n ->
    [0] Runda { $round }: ostatnia tura
    [one] Runda { $round } (jeszcze { $n } tura po tej)
    [few] Runda { $round } (jeszcze { $n } tury po tej)
    [many] Runda { $round } (jeszcze { $n } tur po tej)
   *[other] Runda { $round } (jeszcze { $n } tur po tej)
}
terminal-title-final = Końcowa faza odnowienia

## The board. A list of amounts follows after a colon

terminal-army = Armia
# $next is where the next renewal phase brings it
terminal-army-on = na polu { $space }, po następnej fazie odnowienia na { $next }
terminal-army-solo = na polu { $space }, po następnej fazie odnowienia na { $next }; ostatnia wypada na { $final }
terminal-furnaces = Piece
terminal-private = Prywatne fabryki
# Where a furnace leads: to a market
terminal-market = { $market ->
    [contracts] kontrakt
   *[investments] inwestycja
}
# A row of professions; $level is typed
terminal-row = { $side ->
    [left] lewy { $level }
   *[right] prawy { $level }
}
terminal-rows = Rzędy profesji
terminal-professions = Profesje (w taliach: czerwone { $red }, niebieskie { $blue })
terminal-master = mistrz
terminal-apprentice = uczeń
terminal-offer = { $market ->
    [contracts] Kontrakty, za wpływy (w talii: { $n })
   *[investments] Inwestycje, za monety (w talii: { $n })
}
terminal-rewards = Nagrody za kostki
terminal-reward = { $reward ->
    [card] kontrakt lub inwestycja, za jej koszt
   *[worker] pracownik do przydzielenia
}

## The players

# $final is what the final scoring would give now
terminal-points = { $n ->
    [one] { $n } punkt (na koniec: { $final })
    [few] { $n } punkty (na koniec: { $final })
    [many] { $n } punktów (na koniec: { $final })
   *[other] { $n } punktów (na koniec: { $final })
}
terminal-influence = wpływy { $n } (najwyżej { $most })
terminal-forest = las { $space }
terminal-dunes = wydmy { $space }
terminal-reserve = Zapas
terminal-aside = Odłożone
terminal-abilities = Zdolności
terminal-discs = Krążki do odblokowania
terminal-discs-later = Później
# $n of $slots slots are taken
terminal-contracts = Kontrakty { $n }/{ $slots }
terminal-contracts-of = Kontrakty
terminal-fulfilled = Zrealizowane
terminal-investments = Inwestycje
terminal-column = Kolumna { $n }
terminal-activated = uruchomiona
# $n workers of the Automa, $most of the player; $needed points win
terminal-automa = { $n ->
    [one] { $n } pracownik, więc możesz ich mieć najwyżej { $most }; punkty do zwycięstwa: { $needed }
    [few] { $n } pracowników, więc możesz ich mieć najwyżej { $most }; punkty do zwycięstwa: { $needed }
    [many] { $n } pracowników, więc możesz ich mieć najwyżej { $most }; punkty do zwycięstwa: { $needed }
   *[other] { $n } pracowników, więc możesz ich mieć najwyżej { $most }; punkty do zwycięstwa: { $needed }
}
terminal-bag = Worek
terminal-last-card = Ostatnia karta
terminal-opponent = Przeciwnik
terminal-scenario = Scenariusz

## What happened

terminal-new-unlocked = odblokowane: { $cards }
terminal-new-contracts = przyjęte: { $cards }
terminal-new-fulfilled = zrealizowane: { $cards }
terminal-new-investments = sfinansowane: { $cards }

## Help

terminal-signs = Miejsca: ul to u góry po lewej, lr to na dole po prawej. „a -> b”: zapłać a, zyskaj b; „wpł.” to wpływy, „pkt” to punkty, „pomar.” to pomarańczowe.
terminal-disc-after = Ten krążek może zejść, gdy odblokowana jest zdolność { $disc }.
