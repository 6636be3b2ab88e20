# The fields of a position that is set up by hand.

editor-board = Plansza

## The course of the game

field-phase = Faza
field-step = Krok
field-round = Runda
field-turn = Czyja kolej
field-sent-home = W tej turze odesłano robotników do bazy
field-toka = W tej turze użyto Toka
field-pending = Czeka wybór

## The board

field-tile = Płytka budynków
field-resources = Surowce na polach
field-tokens = Żetony spotkań
field-encounters-used = Rozegrane karty spotkań
field-factory = Karty Fabryki na planszy
field-discards = Karty walki na stosie odrzuconych
field-combat-card = { $n }

## A player and the Automa

field-level = Poziom
field-faction = Frakcja
field-mat = Plansza gracza
field-coins = Monety
field-power = Siła
field-popularity = Popularność
field-hand = Karty walki na ręce, według wartości
field-objectives = Karty celów na ręce
field-revealed = Ujawnione cele
field-discarded = Odłożony cel
field-token = Znacznik akcji
field-factory-card = Karta Fabryki
field-character = Bohater
field-mechs = Mechy
field-workers = Robotnicy
field-abilities = Zdolności mechów
field-upgrades = Ulepszenia
field-from = Znaczniki zabrane z
field-to = Znaczniki położone na
field-recruits = Rekruci i ich bonusy
field-structures = Budynki
field-stars = Gwiazdki
field-flags = Flagi
field-traps = Pułapki
field-at = Pole
field-armed = Uzbrojona
field-tracker = Tor gwiazdek
field-card = Ostatnia karta
field-deck = Talia
field-factory-taken = Ma kartę Fabryki

## What is wrong with a field

wrong-taken = { $id } jest już w grze.
wrong-not-alone = { $id } nie bierze udziału w grze solo.
wrong-no-encounter = Na polu { $place } nie ma spotkania.
wrong-encounters = Można było rozegrać tylko tyle kart, ilu żetonów brakuje: { $most }.
wrong-objective-twice = „{ $objective }” jest w dwóch miejscach.
wrong-two-owners = Jednostki dwóch graczy stoją na polu { $place }.
wrong-two-structures = Na jednym polu stoją dwa budynki.
wrong-structure-lake = Na jeziorze nie stawia się budynków.
wrong-resources = Na tym miejscu nie mogą leżeć surowce.
wrong-toka = Toka można użyć tylko w turze Togawy, gdy ten mech jest zmobilizowany.
wrong-automa-faction = Automa nie gra frakcją { $id }.
wrong-automa-place = Automa ma najwyżej jedną jednostkę bojową i jednego robotnika na polu { $place }.
wrong-automa-base = Jednostki Automy mogą być tylko na jej własnej bazie.
wrong-automa-deck = Właśnie zagranej karty nie ma już w talii.
wrong-banned = Ta frakcja i ta plansza nie grają razem.
wrong-abilities = Tu mogą być tylko zdolności mechów tej frakcji.
wrong-mechs = Na planszy musi być tyle mechów, ile zdolności: { $n }.
wrong-worker-lake = Robotnik jest na jeziorze tylko z własnym mechem.
wrong-unit-lake = Bez zdolności { $seaworthy }, { $submerge } lub { $suiton } żadna jednostka nie stoi na jeziorze.
wrong-strange-base = Żadna jednostka tego gracza nie może stać na polu { $place }.
wrong-upgrades = Trzeba położyć tyle znaczników, ile zabrano.
wrong-slots = Na planszy jest tam mniej miejsc na znaczniki.
wrong-bonus = Dwóch rekrutów zakrywa ten sam bonus.
wrong-factory-section = Ta sekcja wymaga karty Fabryki.
wrong-objectives = Gracz ma najwyżej dwa cele.
wrong-put-away = Cel odkłada się, gdy ujawnia się inny; Saksonia nigdy tego nie robi.
wrong-shown = Kto ujawnił cel, nie ma już innego; wyjątkiem jest Saksonia.
wrong-stars = Gdy gwiazdek jest { $n }, gra się kończy.
wrong-objective-stars = Za każdy ujawniony cel musi być jedna gwiazdka.
wrong-combat-stars = Walki dają najwyżej tyle gwiazdek: { $most }.
wrong-goal-once = Ten cel daje tylko jedną gwiazdkę.
wrong-no-goal = Ten cel nie został osiągnięty: nie może być za niego gwiazdki.
wrong-no-star = Ten cel został osiągnięty: brakuje gwiazdki.
wrong-flag-lake = Na jeziorze nie ma Flagi.
wrong-two-tokens = Na jednym polu są dwie Flagi lub Pułapki.
wrong-trap-lake = Pułapka leży na jeziorze tylko przy zdolności { $suiton }.
wrong-flags = Flagi ma tylko Albion.
wrong-traps = Pułapki ma tylko Togawa.
wrong-track-stars = Na tym polu toru gwiazdek liczba gwiazdek za tor musi wynosić { $n }.
wrong-twice = To samo jest tu dwa razy.
wrong-in-all = Łącznie jest ich tylko { $most }.
wrong-step = Ten krok nie należy do tej fazy.
wrong-combat-cards = Karty walki o wartości { $value }: jest ich tylko { $most }, na rękach i na stosie łącznie.
wrong-factory-held = Gracz ma jedną z tych kart.
wrong-nothing-to-decide = W tym kroku nikt nie miałby nic do rozstrzygnięcia.
