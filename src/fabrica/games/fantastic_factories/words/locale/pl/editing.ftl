# The fields of a position that is set up by hand.

field-phase = Faza
field-round = Runda
field-first = Pierwszy gracz
field-turn = Czyja kolej w fazie zakupów
field-swept = W tej turze odświeżono już rząd
field-last-round = To jest ostatnia runda
field-blueprints = Projekty
field-contractors = Specjaliści
field-tools = Narzędzia nad specjalistami
field-level = Poziom
field-metal = Metal
field-energy = Energia
field-goods = Towary
field-hand = Ręka
field-compound = Kompleks
field-dice = Kości jeszcze nieumieszczone
field-headquarters = Kości w siedzibie głównej
field-placed = Kości na kartach
field-activated = Karty użyte w tej rundzie
field-replicating = Karta kopiowana przez Replikator
field-hired = Specjalista, którego efekt dopiero nastąpi
field-pending = Czeka wybór
field-finished = Zakończył fazę pracy

## What is wrong with a field

wrong-box = W pudełku nie ma więcej kart { $card }: wszystkie są już gdzie indziej w tej pozycji.
wrong-twice = Gracz może wybudować { $card } tylko raz.
wrong-dice = Kości leżą na stole tylko w fazie pracy.
wrong-unusable = { $card } nie jest budynkiem w tym kompleksie, którego można było użyć.
wrong-used = Poza fazą pracy mogły zostać użyte tylko karty reagujące na budowę.
wrong-copy = Skopiować można tylko kartę pasywną, a Replikator musi być wśród użytych kart.
wrong-hired = { $contractor } nie ma już efektu do zastosowania w tej fazie.
wrong-setting = Gdy Brygadzista ustawia kości, ustawionych jest mniej niż cztery i żadna nie jest umieszczona.
wrong-last-round = Gra kończy się dopiero po ostatniej rundzie.
wrong-swept = Rzędy odświeża się tylko w fazie zakupów.
wrong-turn = Tylko w fazie zakupów gra się po kolei: pozostaw to puste.
wrong-tools = Każde narzędzie musi być nad jednym specjalistą.
wrong-finished = Zakończyć można tylko w fazie pracy, gdy nie czeka żaden wybór.
wrong-limits = Można zachować najwyżej 12 metalu i energii łącznie oraz 10 kart na ręce: resztę trzeba najpierw odrzucić.
wrong-all-finished = Gdy wszyscy gracze zakończą, runda jest skończona.
