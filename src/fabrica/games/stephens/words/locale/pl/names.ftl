# The names of the game: cards, discs, places, cubes, and amounts of things.
# Names stand alone or as arguments of sentences, in their basic form: a sentence that needs another form selects on the id.

## Professions of the left side (red)

card-r01 = Kancelista
card-r02 = Rządca
card-r03 = Bakałarz
card-r04 = Piaskarz
card-r05 = Żywiczarz
card-r06 = Medyk
card-r07 = Drwal
card-r08 = Furman
card-r09 = Hutnik
card-r10 = Palacz
card-r11 = Dmuchacz szkła
card-r12 = Plecionkarz
card-r13 = Wikliniarz
card-r14 = Skrzyniarz
card-r15 = Muzyk
card-r16 = Szlifierz szkła
card-r17 = Leśniczy
card-r18 = Gajowy
card-r19 = Wekslarz
card-r20 = Poganiacz bydła
card-r21 = Aptekarz
card-r22 = Garncarz
card-r23 = Świecznikarz

## Professions of the right side (blue)

card-b01 = Handlarka ryb
card-b02 = Praczka
card-b03 = Kupiec
card-b04 = Handlarz pinioli
card-b05 = Solarz
card-b06 = Złotnik
card-b07 = Przewoźnik
card-b08 = Tracz
card-b09 = Handlarz butelek
card-b10 = Odlewnik
card-b11 = Tkacz
card-b12 = Blacharz
card-b13 = Cieśla
card-b14 = Ebenista
card-b15 = Aktor
card-b16 = Grawer
card-b17 = Rybak
card-b18 = Ogrodnik
card-b19 = Rejent
card-b20 = Poganiacz mułów
card-b21 = Akuszerka
card-b22 = Kaflarz
card-b23 = Tapicer

## Starting professions

card-s1 = Tragarz
card-s2 = Odźwierny
card-s3 = Stróż nocny
card-s4 = Posłaniec

## Contracts of the Crown: for whom the goods are

card-cr01 = Garderoba królewska
card-cr02 = Salonik królowej
card-cr03 = Piwnica pałacowa
card-cr04 = Galeria luster
card-cr05 = Bankiet dworski
card-cr06 = Barka królewska
card-cr07 = Apteka dworska
card-cr08 = Pałac Ajuda
card-cr09 = Sala tronowa
card-cr10 = Opera królewska
card-cr11 = Kaplica królewska
card-cr12 = Pałac w Mafrze
card-cr13 = Królewskie wesele

## Contracts of the colonies

card-co01 = Faktoria w Bissau
card-co02 = Zielony Przylądek
card-co03 = Misja w Goa
card-co04 = Kupcy z Makau
card-co05 = Nabrzeże w Bahii
card-co06 = Garnizon w Luandzie
card-co07 = Szpital w Rio
card-co08 = Targ w Recife
card-co09 = Statki z winem
card-co10 = Mozambik
card-co11 = Kaplica na Timorze
card-co12 = Ouro Preto
card-co13 = Dom wicekróla

## Contracts of the United Kingdom

card-uk01 = Sklep w Bristolu
card-uk02 = Sukiennik z Londynu
card-uk03 = Tawerna w Bath
card-uk04 = Szklarnia w Kew
card-uk05 = Kolegium w Oksfordzie
card-uk06 = Kamienica w Leeds
card-uk07 = Kaplica w Kornwalii
card-uk08 = Doki w Liverpoolu
card-uk09 = Covent Garden
card-uk10 = Domy w Brighton
card-uk11 = Gospoda w Plymouth
card-uk12 = Royal Society
card-uk13 = Składy w Greenwich

## Investments in wooden utensils (orange)

card-or1 = Tartak
card-or2 = Warsztat tokarza
card-or3 = Bednarnia
card-or4 = Szkutnia
card-or5 = Mielerze
card-or6 = Pracownia chodaków
card-or7 = Skład drewna
card-or8 = Wytwórnia mebli

## Investments in fabrics (pink)

card-pi1 = Przędzalnia
card-pi2 = Tkalnia
card-pi3 = Farbiarnia
card-pi4 = Folusz
card-pi5 = Szkoła koronkarska
card-pi6 = Powroźnia
card-pi7 = Skład wełny
card-pi8 = Przędzalnia bawełny

## Investments in ceramics (black)

card-bl1 = Koło garncarskie
card-bl2 = Kaflarnia
card-bl3 = Glinianka
card-bl4 = Cegielnia
card-bl5 = Piaskownia
card-bl6 = Wypalarnia kamionki
card-bl7 = Wielka wypalarnia
card-bl8 = Wytwórnia porcelany

## Investments without cubes

card-no1 = Piekarnia
card-no2 = Karczma
card-no3 = Teatr
card-no4 = Destylarnia żywicy
card-no5 = Dworek myśliwski
card-no6 = Saliny
card-no7 = Stocznia
card-no8 = Port

## Cards of the Automa

automa-a01 = Butelki do piwnicy
automa-a02 = Kryształy na bal
automa-a03 = Szyby dla Lizbony
automa-a04 = Szyby dla Coimbry
automa-a05 = Po burzy
automa-a06 = Nowy fach
automa-a07 = Wieści z wybrzeża
automa-a08 = Mistrz z zagranicy
automa-a09 = Kupcy z Porto
automa-a10 = Leniwy dzień targowy

## Discs: the short names of the abilities under them, and what each does

disc-influence = Wpływy { $space }
disc-2a = Sława
disc-2b = Pełny magazyn
disc-2c = Pełna sakiewka
disc-2d = Przyjaciele na dworze
disc-2e = Pełne zestawy
disc-3a = Nowe twarze
disc-3b = Równe rzędy
disc-4a = Dwie za jedną
disc-4b = Podwójna umowa
disc-4c = Precz z najtańszą
disc-4d = Zniżka
disc-5a = Wózek
disc-5b = Zaprzęg wołów
disc-5c = Ciężki wóz

ability-influence = Twoje wpływy mogą wejść na pole { $space } i pójść dalej, aż do następnego zakrytego pola.
ability-2a = W każdej fazie odnowienia zyskujesz punkt.
ability-2b = { $cubes ->
    [one] Na koniec zdobywasz punkt za każdą kostkę, która ci została.
    [few] Na koniec zdobywasz punkt za każde { $cubes } kostki, które ci zostały.
    [many] Na koniec zdobywasz punkt za każde { $cubes } kostek, które ci zostały.
   *[other] Na koniec zdobywasz punkt za każde { $cubes } kostek, które ci zostały.
}
ability-2c = { $coins ->
    [one] Na koniec zdobywasz punkt za każdą monetę, która ci została.
    [few] Na koniec zdobywasz punkt za każde { $coins } monety, które ci zostały.
    [many] Na koniec zdobywasz punkt za każde { $coins } monet, które ci zostały.
   *[other] Na koniec zdobywasz punkt za każde { $coins } monet, które ci zostały.
}
ability-2d = { $influence ->
    [one] Na koniec zdobywasz punkt za każdy wpływ, który ci został.
    [few] Na koniec zdobywasz punkt za każde { $influence } wpływy, które ci zostały.
    [many] Na koniec zdobywasz punkt za każde { $influence } wpływów, które ci zostały.
   *[other] Na koniec zdobywasz punkt za każde { $influence } wpływów, które ci zostały.
}
ability-2e = { $points ->
    [one] Na koniec zdobywasz { $points } punkt za każdy zestaw trzech różnych akcesoriów, zachowanych lub wydanych na kontrakty.
    [few] Na koniec zdobywasz { $points } punkty za każdy zestaw trzech różnych akcesoriów, zachowanych lub wydanych na kontrakty.
    [many] Na koniec zdobywasz { $points } punktów za każdy zestaw trzech różnych akcesoriów, zachowanych lub wydanych na kontrakty.
   *[other] Na koniec zdobywasz { $points } punktów za każdy zestaw trzech różnych akcesoriów, zachowanych lub wydanych na kontrakty.
}
ability-3a = Raz w turze, przed swoją akcją, możesz wymienić czerwone albo niebieskie profesje leżące obok ich talii.
ability-3b = Gdy tworzysz profesję, jej rząd może być tak długi jak rząd pod nim. Bez tej zdolności musi być krótszy.
ability-4a = { $two ->
    [one] Gdy realizujesz kontrakt, { $two } kostka jednego koloru może zastąpić 1 kostkę innego.
    [few] Gdy realizujesz kontrakt, { $two } kostki jednego koloru mogą zastąpić 1 kostkę innego.
    [many] Gdy realizujesz kontrakt, { $two } kostek jednego koloru może zastąpić 1 kostkę innego.
   *[other] Gdy realizujesz kontrakt, { $two } kostek jednego koloru może zastąpić 1 kostkę innego.
}
ability-4b = Gdy bierzesz białą kostkę z pieca, możesz zdobyć dwie karty zamiast jednej.
ability-4c = Zanim zdobędziesz kartę, możesz odrzucić najtańszą kartę z jej rynku; pozostałe się przesuwają, a ty zdobywasz jedną z nich.
ability-4d = Jedna karta zdobyta w akcji kosztuje o 1 mniej, ale nigdy mniej niż 1.
# $n is how many cubes may be taken
ability-goods = { $n ->
    [one] Możesz wziąć z prywatnej fabryki naraz do { $n } kostki.
    [few] Możesz wziąć z prywatnej fabryki naraz do { $n } kostek.
    [many] Możesz wziąć z prywatnej fabryki naraz do { $n } kostek.
   *[other] Możesz wziąć z prywatnej fabryki naraz do { $n } kostek.
}

# $disc is the name of the ability that must be there before
ability-after = Najpierw: { $disc }.

## Places: where a furnace or a private factory stands

place-ul = u góry po lewej
place-ur = u góry po prawej
place-ll = na dole po lewej
place-lr = na dole po prawej

furnace-ul = lewy górny piec
furnace-ur = prawy górny piec
furnace-ll = lewy dolny piec
furnace-lr = prawy dolny piec

factory-ul = lewa górna prywatna fabryka
factory-ur = prawa górna prywatna fabryka
factory-ll = lewa dolna prywatna fabryka
factory-lr = prawa dolna prywatna fabryka

## Rows of professions

row-left-stephens = rząd lewego górnego pieca
row-left-lower = rząd lewej dolnej prywatnej fabryki
row-left-upper = rząd lewej górnej prywatnej fabryki
row-right-stephens = rząd prawego górnego pieca
row-right-lower = rząd prawej dolnej prywatnej fabryki
row-right-upper = rząd prawej górnej prywatnej fabryki

## Cubes and accessories

cube-green = zielone (butelki)
cube-blue = niebieskie (kryształ)
cube-white = białe (szkło okienne)
cube-orange = pomarańczowe (wyroby z drewna)
cube-pink = różowe (tkaniny)
cube-black = czarne (ceramika)

accessory-basket = kosz
accessory-crate = skrzynia
accessory-chandelier = żyrandol
accessory-any = dowolne akcesorium

## What is counted, without its number

resource-coin = monety
resource-influence = wpływy
resource-forest = las
resource-dunes = wydmy
resource-points = punkty

## Types of contracts, phases, levels, ranks

type-crown = Korona
type-colonies = kolonie
type-uk = Zjednoczone Królestwo

phase-start = przygotowanie
phase-turn = tury
phase-renewal = faza odnowienia
phase-over = koniec

level-easy = łatwy
level-normal = normalny
level-hard = trudny

rank-apprentice = uczeń
rank-artisan = rzemieślnik
rank-glassmaker = mistrz szkła

## Opponents of the solo game, and what each forbids. $army is the army's space of the final renewal

opponent-none = bez przeciwnika
opponent-op1 = Strażnik lasu
opponent-op2 = Celnik
opponent-op3 = Cechmistrz
opponent-op4 = Zazdrosny dworzanin
opponent-op5 = Wielki szambelan

restriction-none = Grasz tylko przeciwko Automie.
restriction-op1 = { $lower ->
    [one] Zaczynasz w lesie i na wydmach o { $lower } pole niżej.
    [few] Zaczynasz w lesie i na wydmach o { $lower } pola niżej.
    [many] Zaczynasz w lesie i na wydmach o { $lower } pól niżej.
   *[other] Zaczynasz w lesie i na wydmach o { $lower } pól niżej.
} Końcowe odnowienie następuje, gdy armia dociera na pole { $army }.
restriction-op2 = Rynki mają po { $spaces ->
        [one] { $spaces } polu
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pól
    } na kontrakty i na inwestycje: najdroższych pól nie ma. Końcowe odnowienie następuje, gdy armia dociera na pole { $army }.
restriction-op3 = Drugie takie samo akcesorium dostajesz dopiero po zestawie trzech różnych. Końcowe odnowienie następuje, gdy armia dociera na pole { $army }.
restriction-op4 = Nie możesz mieć zdolności { $disc }: jej krążek zostaje na miejscu. Końcowe odnowienie następuje, gdy armia dociera na pole { $army }.
restriction-op5 = Twoje cztery krążki wpływów leżą na polu { $space }: zostajesz poniżej niego, dopóki nie zejdzie ostatni z nich. Końcowe odnowienie następuje, gdy armia dociera na pole { $army }.

## Scenarios of the solo game, and what each asks

scenario-off = bez scenariusza
scenario-sc1 = Trzęsienie ziemi
scenario-sc2 = Sosnowy bór
scenario-sc3 = Wydmy
scenario-sc4 = Korona
scenario-sc5 = Kolonie
scenario-sc6 = Zjednoczone Królestwo

task-off = Nic szczególnego.
task-sc1 = { $cubes ->
    [one] W każdym z dolnych pieców jest na początku { $cubes } kostka.
    [few] W każdym z dolnych pieców są na początku { $cubes } kostki.
    [many] W każdym z dolnych pieców jest na początku { $cubes } kostek.
   *[other] W każdym z dolnych pieców jest na początku { $cubes } kostek.
}
task-sc2 = Zaczynasz w lesie niżej o { $lower }, a na koniec musisz tam stać na polu { $space } lub wyżej.
task-sc3 = Zaczynasz na wydmach niżej o { $lower }, a na koniec musisz tam stać na polu { $space } lub wyżej.
task-sc4 = { $n ->
    [one] Musisz zrealizować co najmniej { $n } kontrakt Korony.
    [few] Musisz zrealizować co najmniej { $n } kontrakty Korony.
    [many] Musisz zrealizować co najmniej { $n } kontraktów Korony.
   *[other] Musisz zrealizować co najmniej { $n } kontraktów Korony.
}
task-sc5 = { $n ->
    [one] Musisz zrealizować co najmniej { $n } kontrakt kolonii.
    [few] Musisz zrealizować co najmniej { $n } kontrakty kolonii.
    [many] Musisz zrealizować co najmniej { $n } kontraktów kolonii.
   *[other] Musisz zrealizować co najmniej { $n } kontraktów kolonii.
}
task-sc6 = { $n ->
    [one] Musisz zrealizować co najmniej { $n } kontrakt Zjednoczonego Królestwa.
    [few] Musisz zrealizować co najmniej { $n } kontrakty Zjednoczonego Królestwa.
    [many] Musisz zrealizować co najmniej { $n } kontraktów Zjednoczonego Królestwa.
   *[other] Musisz zrealizować co najmniej { $n } kontraktów Zjednoczonego Królestwa.
}

## Players

seat = Gracz { $seat }

## Amounts that stand alone, after a colon or in a list

amount-coin = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monet
}
amount-influence = { $n ->
    [one] { $n } wpływ
    [few] { $n } wpływy
    [many] { $n } wpływów
   *[other] { $n } wpływów
}
amount-forest = { $n ->
    [one] { $n } krok w lesie
    [few] { $n } kroki w lesie
    [many] { $n } kroków w lesie
   *[other] { $n } kroków w lesie
}
amount-dunes = { $n ->
    [one] { $n } krok na wydmach
    [few] { $n } kroki na wydmach
    [many] { $n } kroków na wydmach
   *[other] { $n } kroków na wydmach
}
amount-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}
amount-cube = { $n ->
    [one] { $n } kostka
    [few] { $n } kostki
    [many] { $n } kostek
   *[other] { $n } kostek
}
amount-green = { $n ->
    [one] { $n } zielona kostka
    [few] { $n } zielone kostki
    [many] { $n } zielonych kostek
   *[other] { $n } zielonych kostek
}
amount-blue = { $n ->
    [one] { $n } niebieska kostka
    [few] { $n } niebieskie kostki
    [many] { $n } niebieskich kostek
   *[other] { $n } niebieskich kostek
}
amount-white = { $n ->
    [one] { $n } biała kostka
    [few] { $n } białe kostki
    [many] { $n } białych kostek
   *[other] { $n } białych kostek
}
amount-orange = { $n ->
    [one] { $n } pomarańczowa kostka
    [few] { $n } pomarańczowe kostki
    [many] { $n } pomarańczowych kostek
   *[other] { $n } pomarańczowych kostek
}
amount-pink = { $n ->
    [one] { $n } różowa kostka
    [few] { $n } różowe kostki
    [many] { $n } różowych kostek
   *[other] { $n } różowych kostek
}
amount-black = { $n ->
    [one] { $n } czarna kostka
    [few] { $n } czarne kostki
    [many] { $n } czarnych kostek
   *[other] { $n } czarnych kostek
}
amount-accessory = { $n ->
    [one] { $n } akcesorium
    [few] { $n } akcesoria
    [many] { $n } akcesoriów
   *[other] { $n } akcesoriów
}
amount-basket = { $n ->
    [one] { $n } kosz
    [few] { $n } kosze
    [many] { $n } koszy
   *[other] { $n } koszy
}
amount-crate = { $n ->
    [one] { $n } skrzynia
    [few] { $n } skrzynie
    [many] { $n } skrzyń
   *[other] { $n } skrzyń
}
amount-chandelier = { $n ->
    [one] { $n } żyrandol
    [few] { $n } żyrandole
    [many] { $n } żyrandoli
   *[other] { $n } żyrandoli
}
amount-nothing = nic

## Amounts as the object of a verb: of "pay", "gain", "take", "need", "deliver"

some-coin = { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monet
}
some-influence = { $n ->
    [one] { $n } wpływ
    [few] { $n } wpływy
    [many] { $n } wpływów
   *[other] { $n } wpływów
}
some-forest = { $n ->
    [one] { $n } krok w lesie
    [few] { $n } kroki w lesie
    [many] { $n } kroków w lesie
   *[other] { $n } kroków w lesie
}
some-dunes = { $n ->
    [one] { $n } krok na wydmach
    [few] { $n } kroki na wydmach
    [many] { $n } kroków na wydmach
   *[other] { $n } kroków na wydmach
}
some-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}
some-cube = { $n ->
    [one] { $n } kostkę dowolnego koloru
    [few] { $n } kostki jednego dowolnego koloru
    [many] { $n } kostek jednego dowolnego koloru
   *[other] { $n } kostek jednego dowolnego koloru
}
some-green = { $n ->
    [one] { $n } zieloną kostkę
    [few] { $n } zielone kostki
    [many] { $n } zielonych kostek
   *[other] { $n } zielonych kostek
}
some-blue = { $n ->
    [one] { $n } niebieską kostkę
    [few] { $n } niebieskie kostki
    [many] { $n } niebieskich kostek
   *[other] { $n } niebieskich kostek
}
some-white = { $n ->
    [one] { $n } białą kostkę
    [few] { $n } białe kostki
    [many] { $n } białych kostek
   *[other] { $n } białych kostek
}
some-orange = { $n ->
    [one] { $n } pomarańczową kostkę
    [few] { $n } pomarańczowe kostki
    [many] { $n } pomarańczowych kostek
   *[other] { $n } pomarańczowych kostek
}
some-pink = { $n ->
    [one] { $n } różową kostkę
    [few] { $n } różowe kostki
    [many] { $n } różowych kostek
   *[other] { $n } różowych kostek
}
some-black = { $n ->
    [one] { $n } czarną kostkę
    [few] { $n } czarne kostki
    [many] { $n } czarnych kostek
   *[other] { $n } czarnych kostek
}
some-accessory = { $n ->
    [one] { $n } dowolne akcesorium
    [few] { $n } dowolne akcesoria
    [many] { $n } dowolnych akcesoriów
   *[other] { $n } dowolnych akcesoriów
}
some-basket = { $n ->
    [one] { $n } kosz
    [few] { $n } kosze
    [many] { $n } koszy
   *[other] { $n } koszy
}
some-crate = { $n ->
    [one] { $n } skrzynię
    [few] { $n } skrzynie
    [many] { $n } skrzyń
   *[other] { $n } skrzyń
}
some-chandelier = { $n ->
    [one] { $n } żyrandol
    [few] { $n } żyrandole
    [many] { $n } żyrandoli
   *[other] { $n } żyrandoli
}
