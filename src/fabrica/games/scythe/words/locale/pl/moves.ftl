# Ruchy: label-… to napis na przycisku, did-… co ktoś zrobił, you-… co zrobił sam gracz.
# Miejsca mają już przyimek: $on, $to, $from. $load i $structure to dopełnienia czasownika.

## Przygotowanie

label-faction = Weź frakcję { $faction }
did-faction = { $who } bierze frakcję { $faction }.
you-faction = Bierzesz frakcję { $faction }.
label-mat = Weź planszę „{ $mat }”
did-mat = { $who } bierze planszę „{ $mat }”.
you-mat = Bierzesz planszę „{ $mat }”.

## Tura

label-section = Sekcja: { $section }
did-section = { $who } wybiera sekcję „{ $section }”.
you-section = Wybierasz sekcję „{ $section }”.
label-objective = Ujawnij cel „{ $objective }”
did-objective = { $who } ujawnia cel „{ $objective }”.
you-objective = Ujawniasz cel „{ $objective }”.
label-top = { $way ->
    [coins] Weź monety zamiast ruchu
    [power] Zyskaj siłę
    [cards] Dobierz karty walki
    [resources] Zyskaj zasoby
    [popularity] Zyskaj popularność
    [produce] Produkuj
    [use] Użyj karty Fabryki
    [upgrade] Karta Fabryki: ulepsz
    [deploy] Karta Fabryki: zmobilizuj mecha
    [build] Karta Fabryki: buduj
   *[enlist] Karta Fabryki: zwerbuj rekruta
}
did-top = { $way ->
    [coins] { $who } bierze monety zamiast ruchu.
    [power] { $who } wzmacnia siłę.
    [cards] { $who } wzmacnia się kartami walki.
    [resources] { $who } handluje, by zyskać zasoby.
    [popularity] { $who } handluje, by zyskać popularność.
    [produce] { $who } produkuje.
    [use] { $who } używa karty Fabryki.
    [upgrade] { $who } używa karty Fabryki do ulepszenia.
    [deploy] { $who } używa karty Fabryki, by zmobilizować mecha.
    [build] { $who } używa karty Fabryki, by budować.
   *[enlist] { $who } używa karty Fabryki, by zwerbować rekruta.
}
you-top = { $way ->
    [coins] Bierzesz monety zamiast ruchu.
    [power] Wzmacniasz siłę.
    [cards] Wzmacniasz się kartami walki.
    [resources] Handlujesz, by zyskać zasoby.
    [popularity] Handlujesz, by zyskać popularność.
    [produce] Produkujesz.
    [use] Używasz karty Fabryki.
    [upgrade] Używasz karty Fabryki do ulepszenia.
    [deploy] Używasz karty Fabryki, by zmobilizować mecha.
    [build] Używasz karty Fabryki, by budować.
   *[enlist] Używasz karty Fabryki, by zwerbować rekruta.
}
label-bottom = Wykonaj dolną akcję
did-bottom = { $who } wykonuje dolną akcję.
you-bottom = Wykonujesz dolną akcję.
label-done = Gotowe
did-done = { $who } kończy ten krok.
you-done = Kończysz ten krok.

## Ruch

label-character = Rusz bohaterem
did-character = { $who } rusza bohaterem.
you-character = Ruszasz bohaterem.
label-mech = Rusz mechem { $from }
did-mech = { $who } rusza mechem { $from }.
you-mech = Ruszasz mechem { $from }.
label-worker = Rusz robotnikiem { $from }
did-worker = { $who } rusza robotnikiem { $from }.
you-worker = Ruszasz robotnikiem { $from }.
label-leave = Zostaw { $load }
did-leave = { $who } zostawia { $load }.
you-leave = Zostawiasz { $load }.
label-take = Zabierz { $load }
did-take = { $who } zabiera { $load }.
you-take = Zabierasz { $load }.
label-to = Rusz { $to }
did-to = { $who } rusza { $to }.
you-to = Ruszasz { $to }.

# Co się zabiera lub zostawia, jako dopełnienie
load-worker = robotnika
load-moved_worker = robotnika po ruchu
load-all_workers = wszystkich robotników
load-oil = 1 ropę
load-all_oil = całą ropę
load-metal = 1 metal
load-all_metal = cały metal
load-food = 1 żywność
load-all_food = całą żywność
load-wood = 1 drewno
load-all_wood = całe drewno
load-everything = wszystko

## Walka

label-fight = Walcz { $on }
did-fight = { $who } zaczyna walkę { $on }.
you-fight = Zaczynasz walkę { $on }.
label-use = Użyj zdolności „{ $ability }”
did-use = { $who } używa zdolności „{ $ability }”.
you-use = Używasz zdolności „{ $ability }”.
label-dial = Tarcza: { $n }
did-dial = { $who } ustawia tarczę na { $n }.
you-dial = Ustawiasz tarczę na { $n }.
label-card = Karta walki: { $n }
did-card = { $who } zagrywa kartę walki o wartości { $n }.
you-card = Zagrywasz kartę walki o wartości { $n }.

## Po ruchu

label-option = Opcja { $n }
did-option = { $who } wybiera opcję { $n }.
you-option = Wybierasz opcję { $n }.
label-factory = Weź kartę Fabryki „{ $factory }”
did-factory = { $who } bierze kartę Fabryki „{ $factory }”.
you-factory = Bierzesz kartę Fabryki „{ $factory }”.
label-flag = Połóż flagę
did-flag = { $who } kładzie flagę.
you-flag = Kładziesz flagę.
label-trap = Połóż: { $trap }
did-trap = { $who } kładzie pułapkę: { $trap }.
you-trap = Kładziesz pułapkę: { $trap }.
label-arm = Uzbrój znów pułapkę { $on }
did-arm = { $who } znów uzbraja pułapkę { $on }.
you-arm = Znów uzbrajasz pułapkę { $on }.

## Akcje

label-at = Tutaj: { $place }
did-at = { $who } wybiera { $place }.
you-at = Wybierasz { $place }.
label-make = { $n ->
    [one] { $n } robotnik
    [few] { $n } robotników
   *[many] { $n } robotników
}
did-make = { $n ->
    [one] { $who } bierze { $n } nowego robotnika.
    [few] { $who } bierze { $n } nowych robotników.
   *[many] { $who } bierze { $n } nowych robotników.
}
you-make = { $n ->
    [one] Bierzesz { $n } nowego robotnika.
    [few] Bierzesz { $n } nowych robotników.
   *[many] Bierzesz { $n } nowych robotników.
}
label-put = Połóż { $token } { $on }
did-put = { $who } kładzie { $token } { $on }.
you-put = Kładziesz { $token } { $on }.
label-pay = Zapłać { $from }
did-pay = { $who } płaci zasobem { $from }.
you-pay = Płacisz zasobem { $from }.
label-upgrade = Kostka „{ $cube }” na „{ $bottom }”
did-upgrade = { $who } przesuwa kostkę „{ $cube }” na „{ $bottom }”.
you-upgrade = Przesuwasz kostkę „{ $cube }” na „{ $bottom }”.
label-deploy = Zmobilizuj mecha „{ $ability }”
did-deploy = { $who } wybiera mecha „{ $ability }”.
you-deploy = Wybierasz mecha „{ $ability }”.
label-build = Zbuduj { $structure }
did-build = { $who } chce zbudować { $structure }.
you-build = Chcesz zbudować { $structure }.
# $bonus to ilość, dopełnienie „zyskuje”
label-enlist = Rekrut akcji „{ $bottom }”: zyskaj { $bonus }
did-enlist = { $who } werbuje rekruta akcji „{ $bottom }” za { $bonus }.
you-enlist = Werbujesz rekruta akcji „{ $bottom }” za { $bonus }.
