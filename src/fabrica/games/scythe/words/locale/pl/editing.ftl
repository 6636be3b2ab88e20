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
