## The table

table-ending = Po tej rundzie jeszcze jedna
table-last-round = Ostatnia runda
table-market = Rynek
table-blueprints = Projekty
table-contractors = Specjaliści
table-sweep = Odśwież:
table-finished = koniec pracy
table-hired = Specjalista: { $who }
table-headquarters = Siedziba główna
table-dice = Twoi pracownicy
table-no-dice = Brak wolnych kości
table-compound = Kompleks
table-compound-empty = Tu będą karty, które zbudujesz.
table-nothing-built = Nie ma jeszcze budynków
table-hand = Twoja ręka
table-hand-empty = Nie masz kart na ręce.
contractor = Specjalista
floor-research-does = Dobierz 1 kartę
floor-generate-does = Energia: wartość kości
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
    [yes] Weź projekt albo zatrudnij specjalistę.
   *[no] Weź projekt albo zatrudnij specjalistę. Przedtem możesz odświeżyć rząd.
}
prompt-work = Kładź kości, buduj karty i używaj swoich budynków.
finish-sure = Zakończyć fazę pracy?
finish-anyway = Zakończ mimo to
warn-dice = { $n ->
    [one] Masz jeszcze { $n } wolną kość.
    [few] Masz jeszcze { $n } wolne kości.
    [many] Masz jeszcze { $n } wolnych kości.
   *[other] Masz jeszcze { $n } wolnej kości.
}
warn-cards = { $n ->
    [one] Masz o 1 kartę za dużo i trzeba będzie ją odrzucić.
    [few] Masz o { $n } karty za dużo i trzeba będzie je odrzucić.
    [many] Masz o { $n } kart za dużo i trzeba będzie je odrzucić.
   *[other] Masz o { $n } kart za dużo i trzeba będzie je odrzucić.
}
warn-resources = { $n ->
    [one] Masz o 1 metal lub energię za dużo i trzeba będzie to odrzucić.
    [few] Metalu i energii masz razem o { $n } za dużo i trzeba będzie to odrzucić.
    [many] Metalu i energii masz razem o { $n } za dużo i trzeba będzie to odrzucić.
   *[other] Metalu i energii masz razem o { $n } za dużo i trzeba będzie to odrzucić.
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
why-passive = Ta karta działa sama: nie trzeba jej używać.
why-monument = Pomnik daje prestiż, ale nie można go użyć.
