# What a card does, composed from the data of the box, so that a new card needs no new sentence.
# The number $n may be the text X, or X + 1: it then takes the variant marked with *.

## The parts of a sentence: lists

# Two parts, or a list so far and its next part
about-and = { $first } i { $second }
about-or = { $first } albo { $second }
about-or-else = { $first }; albo { $second }

## Amounts that stand alone, after a colon

amount-metal = { $n ->
    [one] { $n } metal
    [few] { $n } metale
    [many] { $n } metali
   *[other] { $n } metalu
}
amount-energy = { $n ->
    [one] { $n } energia
    [few] { $n } energie
    [many] { $n } energii
   *[other] { $n } energii
}
amount-goods = { $n ->
    [one] { $n } towar
    [few] { $n } towary
    [many] { $n } towarów
   *[other] { $n } towarów
}
amount-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } kart
}
amount-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}
amount-nothing = nic

## What is done first: phrases that tell you what to do, as in "place 2 equal dice and pay 5 energy"

about-pay-metal = { $n ->
    [one] zapłać { $n } metal
    [few] zapłać { $n } metale
    [many] zapłać { $n } metali
   *[other] zapłać { $n } metalu
}
about-pay-energy = { $n ->
    [one] zapłać { $n } energię
    [few] zapłać { $n } energie
    [many] zapłać { $n } energii
   *[other] zapłać { $n } energii
}
about-pay-cards = { $n ->
    [one] odrzuć { $n } kartę
    [few] odrzuć { $n } karty
    [many] odrzuć { $n } kart
   *[other] odrzuć { $n } kart
}
about-choose-x = wybierz X od { $low } do { $high }
# $dice is one of the phrases below
about-place = połóż { $dice }
# the die is changed, not placed
about-turn = wybierz { $dice }

## Dice: the object of "place" and of "choose"

about-dice-any = dowolną kość
about-dice-face = kość o wartości { $faces }
about-dice-equal = { $n ->
    [one] { $n } kość
    [few] { $n } jednakowe kości
    [many] { $n } jednakowych kości
   *[other] { $n } jednakowych kości
}
about-dice-row = { $n ->
    [one] { $n } kość
    [few] { $n } kości o kolejnych wartościach, na przykład { $faces }
    [many] { $n } kości o kolejnych wartościach, na przykład { $faces }
   *[other] { $n } kości o kolejnych wartościach, na przykład { $faces }
}
about-dice-total = { $n ->
    [one] { $n } kość o wartości co najmniej { $low }
    [few] { $n } kości o sumie co najmniej { $low }
    [many] { $n } kości o sumie co najmniej { $low }
   *[other] { $n } kości o sumie co najmniej { $low }
}
# X in the rest of the sentence is what the die shows
about-dice-x = { $dice } (X to wartość kości)

## What is gained: the object of "you gain"

about-gain-metal = { $n ->
    [one] { $n } metal
    [few] { $n } metale
    [many] { $n } metali
   *[other] { $n } metalu
}
about-gain-energy = { $n ->
    [one] { $n } energię
    [few] { $n } energie
    [many] { $n } energii
   *[other] { $n } energii
}
about-gain-goods = { $n ->
    [one] { $n } towar
    [few] { $n } towary
    [many] { $n } towarów
   *[other] { $n } towarów
}
about-gain-cards = { $n ->
    [one] { $n } kartę z talii
    [few] { $n } karty z talii
    [many] { $n } kart z talii
   *[other] { $n } kart z talii
}
about-gain-rolls = { $n ->
    [one] { $n } dodatkową kość, którą rzucasz
    [few] { $n } dodatkowe kości, którymi rzucasz
    [many] { $n } dodatkowych kości, którymi rzucasz
   *[other] { $n } dodatkowych kości, którymi rzucasz
}
about-gain-die = kość o wartości { $n }
about-gain-any-die = kość o wartości, jaką wybierzesz
about-gain-refund = metal i energię z kosztu odrzuconej karty, łącznie najwyżej { $most }
about-gain-reroll = ponowny rzut dowolną liczbą wolnych kości
about-gain-either = do wyboru: { $choice }

## A use: what is done, and what comes of it

about-exchange = { $pay }; zyskujesz { $gain }
about-exchange-free = zyskujesz { $gain }
about-exchange-turn = { $pay }; kość ma teraz wartość { $face } i nadal możesz ją położyć

## Sentences about a blueprint

about-kind = { $type ->
    [production] Projekt produkcyjny
    [utility] Projekt użyteczności publicznej
    [training] Projekt szkoleniowy
    [special] Projekt specjalny
   *[monument] Pomnik
} z { $tool ->
    [hammer] młotkiem
    [wrench] kluczem
    [gear] zębatką
   *[shovel] łopatą
}. Prestiż: { $prestige }. Egzemplarze w pudełku: { $copies }.
about-build = { $tool ->
    [hammer] Koszt budowy: { $cost } oraz odrzucenie innej karty z młotkiem.
    [wrench] Koszt budowy: { $cost } oraz odrzucenie innej karty z kluczem.
    [gear] Koszt budowy: { $cost } oraz odrzucenie innej karty z zębatką.
   *[shovel] Koszt budowy: { $cost } oraz odrzucenie innej karty z łopatą.
}
about-use = Raz na rundę: { $use }.
about-on-build = Raz na rundę, gdy zbudujesz inną kartę, zyskujesz { $gain }.
about-on-goods = Raz na rundę, gdy zdobywasz towary, zyskujesz też { $gain }.
about-replicates = Raz na rundę: { $pay }, a potem użyj projektu z rynku tak, jakby stał w twoim kompleksie; płacisz też to, ile kosztuje jego użycie.
about-step = { $n ->
    [one] Każda następna, którą zbudujesz, daje o { $n } punkt prestiżu więcej niż poprzednia.
    [few] Każda następna, którą zbudujesz, daje o { $n } punkty prestiżu więcej niż poprzednia.
    [many] Każda następna, którą zbudujesz, daje o { $n } punktów prestiżu więcej niż poprzednia.
   *[other] Każda następna, którą zbudujesz, daje o { $n } punktów prestiżu więcej niż poprzednia.
}
about-several = Możesz zbudować więcej niż jedną taką kartę.
about-discount = { $n ->
    [one] Kosztuje o { $n } metal mniej za każdy pomnik w twoim kompleksie.
    [few] Kosztuje o { $n } metale mniej za każdy pomnik w twoim kompleksie.
    [many] Kosztuje o { $n } metali mniej za każdy pomnik w twoim kompleksie.
   *[other] Kosztuje o { $n } metalu mniej za każdy pomnik w twoim kompleksie.
}

## Sentences about a contractor

about-contractor = Specjalista. Egzemplarze w pudełku: { $copies }.
about-hire = { $energy ->
    [0] Aby zatrudnić: odrzuć kartę z narzędziem leżącym nad specjalistą.
    [one] Aby zatrudnić: odrzuć kartę z narzędziem leżącym nad specjalistą i zapłać { $energy } energię.
    [few] Aby zatrudnić: odrzuć kartę z narzędziem leżącym nad specjalistą i zapłać { $energy } energie.
    [many] Aby zatrudnić: odrzuć kartę z narzędziem leżącym nad specjalistą i zapłać { $energy } energii.
   *[other] Aby zatrudnić: odrzuć kartę z narzędziem leżącym nad specjalistą i zapłać { $energy } energii.
}
about-gains = Zyskujesz { $gain }.
about-gift = Wybrany przeciwnik zyskuje { $gain }.
about-rolls = { $n ->
    [one] W fazie pracy tej rundy rzucasz dodatkowo { $n } kością.
    [few] W fazie pracy tej rundy rzucasz dodatkowo { $n } kośćmi.
    [many] W fazie pracy tej rundy rzucasz dodatkowo { $n } kośćmi.
   *[other] W fazie pracy tej rundy rzucasz dodatkowo { $n } kośćmi.
}
about-chosen = W fazie pracy tej rundy masz o 1 kość więcej; jej wartość wybierasz, gdy chcesz jej użyć.
about-set = { $n ->
    [one] W fazie pracy tej rundy, zamiast rzucać, wybierasz wartość { $n } kości.
    [few] W fazie pracy tej rundy, zamiast rzucać, wybierasz wartości najwyżej { $n } kości.
    [many] W fazie pracy tej rundy, zamiast rzucać, wybierasz wartości najwyżej { $n } kości.
   *[other] W fazie pracy tej rundy, zamiast rzucać, wybierasz wartości najwyżej { $n } kości.
}
about-reveals-build = Wierzchni projekt z talii budujesz za darmo w swoim kompleksie.
about-reveals-cost = Wierzchni projekt z talii zostaje odrzucony, a ty zyskujesz metal i energię z jego kosztu.
