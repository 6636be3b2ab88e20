# Co wybiera się przed grą: nazwa każdej opcji i jej wartości, do listy wyboru.

## Przygotowanie

option-deal = Frakcje i plansze graczy
option-deal-random = Rozdane losowo
option-deal-chosen = Wybierane, miejsce po miejscu
option-deal-drafted = Draft: frakcje, potem plansze w odwrotnej kolejności
option-invaders = Albion, Togawa i ich plansze
option-invaders-no = Zostają w pudełku
option-invaders-yes = Mogą wejść do gry
option-banned-pairs = Rusviet z Przemysłową, Krym z Patriotyczną
option-banned-pairs-refused = Nie gra się
option-banned-pairs-allowed = Dozwolone

## Gra w pojedynkę

option-level = Poziom trudności
option-level-automa = Automa: normalny
option-level-autometta = Autometta: łatwy
option-level-automaszyna = Automaszyna: trudny
option-level-ultimaszyna = Ultimaszyna: bardzo trudny
option-automa-faction = Frakcja Automy
option-automa-faction-random = Losowa
option-automa-faction-nordic = Nordia
option-automa-faction-rusviet = Rusviet
option-automa-faction-crimea = Krym
option-automa-faction-saxony = Saksonia
option-automa-faction-polania = Polania

## Rozstrzygnięcia

option-relentless-factory = Nieustępliwość (Rusviet) pozwala powtórzyć kartę Fabryki
option-relentless-factory-no = Nie
option-relentless-factory-yes = Tak, jak w pierwszym wydaniu
option-trade = Zasoby z jednego Handlu
option-trade-split = Mogą trafić na różne pola
option-trade-one-hex = Wszystkie na jedno pole
option-bonus-before-end = Bonusy rekrutów przed szóstą gwiazdką
option-bonus-before-end-all = Także bonusy sąsiadów
option-bonus-before-end-active = Tylko bonusy gracza, który ma turę

## Rozstrzygnięcia: Automa

option-conquest = Zasoby na polu odebranym Automie
option-conquest-last-turn-card = Według karty z jej ostatniej tury
option-conquest-combat-card = Według karty z walki
option-automa-start = Pierwsza tura
option-automa-start-human = Twoja
option-automa-start-automa = Automy
option-automa-staying = Jednostka Automy, która stoi dobrze
option-automa-staying-counts = Może zostać
option-automa-staying-moves = Zawsze się rusza
option-automa-caution = Robotnicy Automy unikają twoich jednostek
option-automa-caution-river = Na początku nie przez rzeki i jeziora
option-automa-caution-all = Ze wszystkich stron
option-automa-reserve = Którą jednostkę Automa odzyskuje najpierw
option-automa-reserve-character = Bohater
option-automa-reserve-mech = Mech
option-automa-attacker = Automa atakuje
option-automa-attacker-nearest = Jednostką najbliższą swojej bazie
option-automa-attacker-mech = Mechem, jeśli go ma
option-automa-hunt = Atakując robotników, Automa idzie na
option-automa-hunt-most = Pole, gdzie jest ich najwięcej
option-automa-hunt-fewest = Pole, gdzie jest ich najmniej
option-automa-tokens = Twoje zasoby na polu, które zajmuje Automa
option-automa-tokens-removed = Są usuwane
option-automa-tokens-kept = Zostają tam
