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
