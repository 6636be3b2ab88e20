## The table

table-ending = Po tej rundzie jeszcze jedna
table-last-round = Ostatnia runda
table-market = Rynek
table-blueprints = Projekty
table-contractors = Fachowcy
table-sweep = Odśwież:
table-finished = koniec pracy
table-hired = Fachowiec: { $who }
table-headquarters = Siedziba główna
table-dice = Twoi pracownicy
table-no-dice = Brak wolnych kości
table-compound = Kompleks
table-compound-empty = Tu stanie to, co zbudujesz.
table-nothing-built = Nic jeszcze nie zbudowano
table-hand = Twoja ręka
table-hand-empty = Nie masz kart.
contractor = Fachowiec
floor-research-does = Dobierz 1 kartę
floor-generate-does = Tyle energii, ile na kości
floor-mine-does = 1 metal
unit-metal = { $n ->
    [one] metal
    [few] metale
    [many] metali
   *[other] metalu
}
unit-energy = { $n ->
    [one] energia
    [few] energie
    [many] energii
   *[other] energii
}
unit-goods = { $n ->
    [one] towar
    [few] towary
    [many] towarów
   *[other] towarów
}
unit-buildings = { $n ->
    [one] budynek
    [few] budynki
    [many] budynków
   *[other] budynków
}
die-showing = kość o wartości { $n }

## What to do

prompt-market = { $swept ->
    [yes] Weź projekt albo zatrudnij fachowca.
   *[no] Weź projekt albo zatrudnij fachowca. Przedtem możesz odświeżyć rząd.
}
prompt-work = Zagoń pracowników do roboty: kładź kości, buduj karty, używaj kart.
finish-sure = Zakończyć fazę pracy?
finish-anyway = Zakończ mimo to
warn-dice = { $n ->
    [one] 1 z twoich kości jest nadal wolna.
    [few] { $n } z twoich kości są nadal wolne.
    [many] { $n } z twoich kości jest nadal wolnych.
   *[other] { $n } z twoich kości jest nadal wolnych.
}
warn-cards = { $n ->
    [one] Masz o 1 kartę za dużo i trzeba będzie ją oddać.
    [few] Masz o { $n } karty za dużo i trzeba będzie je oddać.
    [many] Masz o { $n } kart za dużo i trzeba będzie je oddać.
   *[other] Masz o { $n } kart za dużo i trzeba będzie je oddać.
}
warn-resources = { $n ->
    [one] Masz o 1 metal lub energię za dużo i trzeba będzie to oddać.
    [few] Masz łącznie o { $n } metalu i energii za dużo i trzeba będzie to oddać.
    [many] Masz łącznie o { $n } metalu i energii za dużo i trzeba będzie to oddać.
   *[other] Masz łącznie o { $n } metalu i energii za dużo i trzeba będzie to oddać.
}
act-take = Weź
act-hire = Zatrudnij
act-build = Zbuduj
act-use = Użyj
act-discard = Odrzuć
card-free = za darmo
why-no-tool = { $tool ->
    [hammer] Aby zatrudnić, odrzucasz kartę z młotkiem, a takiej nie masz.
    [wrench] Aby zatrudnić, odrzucasz kartę z kluczem, a takiej nie masz.
    [gear] Aby zatrudnić, odrzucasz kartę z zębatką, a takiej nie masz.
   *[shovel] Aby zatrudnić, odrzucasz kartę z łopatą, a takiej nie masz.
}
why-no-pair = { $tool ->
    [hammer] Aby ją zbudować, odrzucasz inną kartę z młotkiem, a takiej nie masz.
    [wrench] Aby ją zbudować, odrzucasz inną kartę z kluczem, a takiej nie masz.
    [gear] Aby ją zbudować, odrzucasz inną kartę z zębatką, a takiej nie masz.
   *[shovel] Aby ją zbudować, odrzucasz inną kartę z łopatą, a takiej nie masz.
}
why-passive = Ta karta działa sama: nie ma tu nic do zrobienia.
why-monument = Pomnik daje prestiż: nie ma z nim nic do zrobienia.
