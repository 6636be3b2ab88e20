# Why a move is refused. $card, $other and $contractor are cards; $tool, $wrong, $floor, $phase, $what and $choice are ids to select on.

## Turns and phases

wrong-phase = { $phase ->
    [market] To należy do fazy pracy, a teraz trwa faza zakupów.
   *[work] To należy do fazy zakupów, a teraz trwa faza pracy.
}
already-finished = Twoja faza pracy jest już zakończona.
choice-waits = { $choice ->
    [give] Najpierw wybierz, kto dostanie prezent.
    [discard] Najpierw wybierz kartę do odrzucenia.
    [refund] Najpierw wybierz, co dostajesz za odrzuconą kartę.
    [reroll] Najpierw weź kości, które chcesz przerzucić, a potem nimi rzuć.
   *[drop] Najpierw wybierz, co odrzucasz.
}
no-such-choice = { $choice ->
    [discard] Nie musisz teraz odrzucać karty.
    [refund] Nie możesz teraz wybierać między metalem a energią.
    [reroll] Nie możesz teraz przerzucać kości.
   *[drop] Nie musisz teraz niczego odrzucać.
}
set-dice-first = Najpierw Brygadzista: ustaw kości albo nimi rzuć.

## Market

already-swept = W tej turze rząd został już odświeżony.
short-of = { $what ->
    [metal] To kosztuje { $need ->
        [one] { $need } metal
        [few] { $need } metale
        [many] { $need } metali
       *[other] { $need } metalu
    }; masz { $have }.
   *[energy] To kosztuje { $need ->
        [one] { $need } energię
        [few] { $need } energie
        [many] { $need } energii
       *[other] { $need } energii
    }; masz { $have }.
}
not-in-market = Karty { $card } nie ma na rynku.
not-in-hand = Karty { $card } nie ma na twojej ręce.
not-under-tool = { $tool ->
    [hammer] { $contractor } nie leży pod młotkiem, narzędziem karty { $card }.
    [wrench] { $contractor } nie leży pod kluczem, narzędziem karty { $card }.
    [gear] { $contractor } nie leży pod zębatką, narzędziem karty { $card }.
   *[shovel] { $contractor } nie leży pod łopatą, narzędziem karty { $card }.
}
cannot-pass = Jeśli możesz, musisz wziąć projekt albo zatrudnić specjalistę.
no-gift = Nie ma prezentu do wręczenia.
gift-to-other = Prezent musi dostać któryś z twoich przeciwników.

## Work

no-such-die = Nie masz wolnej kości o wartości { $face }.
dice-missing = { $need ->
    [one] Na to trzeba { $need } kości o wartości { $face }; masz { $have }.
    [few] Na to trzeba { $need } kości o wartości { $face }; masz { $have }.
    [many] Na to trzeba { $need } kości o wartości { $face }; masz { $have }.
   *[other] Na to trzeba { $need } kości o wartości { $face }; masz { $have }.
}
floor-full = { $floor ->
    [research] W Biurze nie ma już wolnego pola: zajęte { $slots } z { $slots }.
    [generate] W Generatorach nie ma już wolnego pola: zajęte { $slots } z { $slots }.
   *[mine] W Kopalni nie ma już wolnego pola: zajęte { $slots } z { $slots }.
}
generate-takes = W Generatorach kładzie się kości o wartości do { $most }, a nie { $face }.
mine-takes = W Kopalni kładzie się kości o wartości od { $least }, a nie { $face }.
no-dice = Nie ma wolnej kości do przerzucenia.
no-specialist = W tej rundzie nie pracuje dla ciebie Specjalista.
no-foreman = W tej rundzie Brygadzista nie ustawia twoich kości.

already-built = Karta { $card } stoi już w twoim kompleksie; drugiej takiej nie wolno zbudować.
no-matching-card = { $tool ->
    [hammer] Aby zbudować kartę { $card }, odrzucasz z ręki inną kartę z młotkiem, a wśród pozostałych kart na ręce nie masz karty { $other }.
    [wrench] Aby zbudować kartę { $card }, odrzucasz z ręki inną kartę z kluczem, a wśród pozostałych kart na ręce nie masz karty { $other }.
    [gear] Aby zbudować kartę { $card }, odrzucasz z ręki inną kartę z zębatką, a wśród pozostałych kart na ręce nie masz karty { $other }.
   *[shovel] Aby zbudować kartę { $card }, odrzucasz z ręki inną kartę z łopatą, a wśród pozostałych kart na ręce nie masz karty { $other }.
}
name-the-discard = { $tool ->
    [hammer] Aby zbudować kartę { $card }, odrzucasz inną kartę z młotkiem; podaj, którą: { $others }.
    [wrench] Aby zbudować kartę { $card }, odrzucasz inną kartę z kluczem; podaj, którą: { $others }.
    [gear] Aby zbudować kartę { $card }, odrzucasz inną kartę z zębatką; podaj, którą: { $others }.
   *[shovel] Aby zbudować kartę { $card }, odrzucasz inną kartę z łopatą; podaj, którą: { $others }.
}
no-pair = { $tool ->
    [hammer] Aby zbudować kartę { $card }, odrzucasz inną kartę z młotkiem, a nie masz takiej na ręce.
    [wrench] Aby zbudować kartę { $card }, odrzucasz inną kartę z kluczem, a nie masz takiej na ręce.
    [gear] Aby zbudować kartę { $card }, odrzucasz inną kartę z zębatką, a nie masz takiej na ręce.
   *[shovel] Aby zbudować kartę { $card }, odrzucasz inną kartę z łopatą, a nie masz takiej na ręce.
}
tools-differ = Przy budowie odrzuca się inną kartę z tym samym narzędziem: { $card } ma { $tool ->
    [hammer] młotek
    [wrench] klucz
    [gear] zębatkę
   *[shovel] łopatę
}, a { $other } { $wrong ->
    [hammer] młotek
    [wrench] klucz
    [gear] zębatkę
   *[shovel] łopatę
}.

not-built = Karty { $card } nie ma w twoim kompleksie.
takes-dice = { $slots ->
    [any] Na karcie { $card } kładziesz { about-dice-any }, na przykład „{ $near }”.
    [face] Na karcie { $card } kładziesz { about-dice-face }, na przykład „{ $near }”.
    [equal] Na karcie { $card } kładziesz { about-dice-equal }, na przykład „{ $near }”.
    [row] Na karcie { $card } kładziesz { about-dice-row }, na przykład „{ $near }”.
    [total] Na karcie { $card } kładziesz { about-dice-total }, na przykład „{ $near }”.
    [x] Karta { $card } nie wymaga kości, tylko liczby od { $low } do { $high }, na przykład „{ $near }”.
   *[none] Karta { $card } nie wymaga kości, na przykład „{ $near }”.
}
already-used = Karta { $card } była już użyta w tej rundzie.
cards-missing = { $need ->
    [one] To wymaga odrzucenia { $need } karty; masz { $have }.
    [few] To wymaga odrzucenia { $need } kart; masz { $have }.
    [many] To wymaga odrzucenia { $need } kart; masz { $have }.
   *[other] To wymaga odrzucenia { $need } kart; masz { $have }.
}
has-no-use = Karty { $card } nie można użyć ani skopiować.
answers-itself = Karty { $card } się nie używa: działa sama.
# "replicate X" are words that a person types: they stay as they are
names-its-copy = Karty { $card } używa się, podając, co ma skopiować: replicate X.

## Choices

refund-not-so = Za kartę { $card } nie dostaniesz tyle (metal: { $metal }, energia: { $energy }): weź { $most } z tego, co kosztowała.
pick-up-first = Zanim rzucisz, weź co najmniej jedną kość.
nothing-to-drop = Mieścisz się w tym limicie: nie ma czego odrzucać.
none-to-drop = { $what ->
    [metal] Nie masz metalu do odrzucenia.
   *[energy] Nie masz energii do odrzucenia.
}
