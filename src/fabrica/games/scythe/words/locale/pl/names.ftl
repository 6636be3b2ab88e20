# Nazwy gry: stoją same albo jako argumenty zdań, w mianowniku.

seat = Miejsce { $seat }

## Frakcje

faction-albion = Albion
faction-nordic = Nordia
faction-rusviet = Rusviet
faction-togawa = Togawa
faction-crimea = Krym
faction-saxony = Saksonia
faction-polania = Polania

# Czyje coś jest: stoi po „baza”, „robotnicy” …
of-albion = Albionu
of-nordic = Nordii
of-rusviet = Rusvietu
of-togawa = Togawy
of-crimea = Krymu
of-saxony = Saksonii
of-polania = Polanii

# Co każda frakcja potrafi od początku
gift-albion = Uświęcenie
gift-nordic = Pływanie
gift-rusviet = Nieustępliwość
gift-togawa = Maifuku
gift-crimea = Przymus
gift-saxony = Dominacja
gift-polania = Wędrówka

## Plansze graczy

mat-industrial = Przemysłowa
mat-engineering = Inżynieryjna
mat-militant = Wojskowa
mat-patriotic = Patriotyczna
mat-innovative = Innowacyjna
mat-mechanical = Mechaniczna
mat-agricultural = Rolnicza

## Sekcje, według górnej akcji, i dolne akcje

section-move = Ruch
section-bolster = Wsparcie
section-trade = Handel
section-produce = Produkcja
section-factory = Karta Fabryki
bottom-upgrade = Ulepszenie
bottom-deploy = Mobilizacja
bottom-build = Budowa
bottom-enlist = Werbunek

# Kostki technologii, według miejsca
cube-move_units = Ruch: jednostki
cube-move_coins = Ruch: monety
cube-bolster_power = Wsparcie: siła
cube-bolster_combat_cards = Wsparcie: karty walki
cube-trade_popularity = Handel: popularność
cube-produce_territories = Produkcja: pola

## Rzeczy liczone, bez liczby

resource-oil = ropa
resource-metal = metal
resource-food = żywność
resource-wood = drewno
resource-coins = monety
resource-power = siła
resource-popularity = popularność
resource-cards = karty walki
resource-worker = robotnicy
resource-everything = wszystko
unit-character = bohater
unit-mech = mech
unit-worker = robotnik

## Miejsca

terrain-mountain = góry
terrain-farm = farma
terrain-village = wioska
terrain-forest = las
terrain-tundra = tundra
terrain-lake = jezioro
terrain-factory = Fabryka
terrain-base = baza

# Miejsce samo i z przyimkiem: gdzie, dokąd, skąd. $of mówi, czyja to baza.
place-territory = { $place } ({ $terrain })
place-base = baza { $of }
on-territory = na { $place } ({ $terrain })
on-base = w bazie { $of }
to-territory = na { $place } ({ $terrain })
to-base = do bazy { $of }
from-territory = z { $place } ({ $terrain })
from-base = z bazy { $of }

## Mechy, według zdolności pod nimi

ability-riverwalk = Przeprawa
ability-seaworthy = Żegluga
ability-artillery = Artyleria
ability-speed = Szybkość
ability-township = Osada
ability-peoples_army = Armia Ludowa
ability-wayfare = Wyprawa
ability-scout = Zwiad
ability-underpass = Podziemia
ability-disarm = Rozbrojenie
ability-submerge = Zanurzenie
ability-camaraderie = Braterstwo
ability-burrow = Podkop
ability-sword = Miecz
ability-shield = Tarcza
ability-rally = Zbiórka
ability-toka = Toka
ability-suiton = Suiton
ability-ronin = Ronin
ability-shinobi = Shinobi

## Budynki; -one: jako dopełnienie „buduje”

structure-mine = Kopalnia
structure-monument = Pomnik
structure-armory = Zbrojownia
structure-mill = Młyn
structure-one-mine = kopalnię
structure-one-monument = pomnik
structure-one-armory = zbrojownię
structure-one-mill = młyn

## Pułapki Togawy, według tego, co zabierają

trap-popularity = Pułapka hańby
trap-power = Pułapka słabości
trap-coins = Pułapka złodziei
trap-cards = Pułapka zamętu

## Gwiazdki toru triumfu

star-upgrades = wszystkie ulepszenia
star-mechs = wszystkie mechy
star-structures = wszystkie budynki
star-recruits = wszyscy rekruci
star-workers = wszyscy robotnicy
star-objective = cel
star-combat = wygrana walka
star-popularity = pełna popularność
star-power = pełna siła
star-track = tor gwiazdek

## Fazy i kroki gry

phase-setup = Przygotowanie
phase-turn = Tura
phase-combat = Walka
phase-over = Koniec gry
step-faction = Frakcja
step-mat = Plansza gracza
step-section = Sekcja
step-top = Górna akcja
step-unit = Jednostka do ruchu
step-cargo = Droga i ładunek
step-fight = Następna walka
step-ability = Zdolność bojowa
step-commit = Siła i karty
step-retreat = Odwrót
step-encounter = Spotkanie
step-factory = Karty Fabryki
step-token = Żeton frakcji
step-card = Karta walki jako zapłata
step-put = Zasoby do rozłożenia
step-produce = Produkcja
step-make = Nowi robotnicy
step-bottom = Dolna akcja
step-pay = Zapłata
step-upgrade = Ulepszenie
step-deploy = Mech do zmobilizowania
step-build = Budynek do postawienia
step-enlist = Rekrut
step-place = Pole dla figurki
step-end = Koniec tury
step-over = Koniec gry
