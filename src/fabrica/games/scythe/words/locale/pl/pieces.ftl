# Co robią mechy, frakcje, budynki, plansze i karty Automy. Liczby pochodzą z pudełka.

## Zdolności mechów. $amount to dopełnienie „zyskujesz” lub „traci”

rule-ability-riverwalk = Twój bohater i mechy mogą przekraczać rzeki na dwa rodzaje terenu, zależne od frakcji.
rule-riverwalk-onto = Twój bohater i mechy mogą przekraczać rzeki na teren: { $terrains }.
rule-ability-seaworthy = Twój bohater i mechy mogą wchodzić na jeziora i z nich schodzić. Po przegranej walce jednostki mogą wycofać się na jezioro obok.
rule-ability-artillery = Przed walką możesz zapłacić { $price }: wróg traci { $amount }.
rule-ability-speed = { $n ->
    [one] Twój bohater i mechy mogą zrobić { $n } krok więcej.
    [few] Twój bohater i mechy mogą zrobić { $n } kroki więcej.
   *[many] Twój bohater i mechy mogą zrobić { $n } kroków więcej.
}
rule-ability-township = Dla twojego bohatera i mechów wioski, które kontrolujesz, i Fabryka sąsiadują ze sobą.
rule-ability-peoples_army = { $n ->
    [one] Gdy w walce jest twój robotnik, możesz dodać { $n } kartę walki więcej.
    [few] Gdy w walce jest twój robotnik, możesz dodać { $n } karty walki więcej.
   *[many] Gdy w walce jest twój robotnik, możesz dodać { $n } kart walki więcej.
}
rule-ability-wayfare = Twój bohater i mechy mogą zewsząd iść do twojej bazy albo do bazy frakcji, która nie gra; w sześć lub siedem osób zamiast tego na każdą farmę bez jednostek.
rule-ability-scout = Przed walką zabierasz wrogowi losową kartę walki.
rule-ability-underpass = Dla twojego bohatera i mechów góry, które kontrolujesz, i wszystkie tunele sąsiadują ze sobą.
rule-ability-disarm = Przed walką na tunelu albo na twojej kopalni wróg traci { $amount }.
rule-ability-submerge = Twój bohater i mechy mogą wchodzić na jeziora i z nich schodzić oraz przechodzić z jeziora na dowolne inne.
rule-ability-camaraderie = Gdy wygrywasz walkę jako strona atakująca, nie tracisz popularności za robotników, którzy się wycofują.
rule-ability-burrow = Twój bohater i mechy mogą przekroczyć rzekę, wychodząc z tunelu lub twojej kopalni albo tam wchodząc.
rule-ability-sword = Gdy atakujesz, wróg traci { $amount } przed walką.
rule-ability-shield = Gdy ktoś cię atakuje, zyskujesz { $amount } przed walką.
rule-ability-rally = Twój bohater i mechy mogą zewsząd iść na pole z twoim robotnikiem albo twoją flagą.
rule-ability-toka = Raz na turę twój bohater albo jeden mech może przekroczyć rzekę.
rule-ability-suiton = { $n ->
    [one] Twój bohater i mechy mogą wchodzić na jeziora i z nich schodzić; w walce na jeziorze możesz dodać { $n } kartę walki więcej.
    [few] Twój bohater i mechy mogą wchodzić na jeziora i z nich schodzić; w walce na jeziorze możesz dodać { $n } karty walki więcej.
   *[many] Twój bohater i mechy mogą wchodzić na jeziora i z nich schodzić; w walce na jeziorze możesz dodać { $n } kart walki więcej.
}
rule-ability-ronin = Przed walką, w której masz tylko jedną jednostkę, możesz zyskać { $amount }.
rule-ability-shinobi = Twój bohater i mechy mogą zewsząd iść na pole z twoją pułapką i znów ją uzbroić.

## Zdolności frakcji

rule-gift-nordic = Twoi robotnicy mogą przekraczać rzeki.
rule-gift-rusviet = Możesz wybrać tę samą sekcję planszy co w poprzedniej turze.
rule-gift-crimea = Raz na turę karta walki o dowolnej wartości może zastąpić jeden zasób w koszcie dolnej akcji.
rule-gift-saxony = Twoje gwiazdki za walki i za cele nie mają limitu.
rule-gift-polania = { $options ->
    [one] Z każdej karty spotkania możesz wybrać najwyżej { $options } opcję. W sześć lub siedem osób zyskujesz też na koniec { $price } za każde kontrolowane pole spotkania.
    [few] Z każdej karty spotkania możesz wybrać najwyżej { $options } różne opcje. W sześć lub siedem osób zyskujesz też na koniec { $price } za każde kontrolowane pole spotkania.
   *[many] Z każdej karty spotkania możesz wybrać najwyżej { $options } różnych opcji. W sześć lub siedem osób zyskujesz też na koniec { $price } za każde kontrolowane pole spotkania.
}
rule-gift-albion = { $n ->
    [one] Tam, gdzie bohater zakończył ruch, możesz położyć flagę; masz { $n } flagę. Na koniec każda flaga na kontrolowanym polu liczy się jak jeszcze jedno pole, ale nie obok twojej bazy.
    [few] Tam, gdzie bohater zakończył ruch, możesz położyć flagę; masz { $n } flagi. Na koniec każda flaga na kontrolowanym polu liczy się jak jeszcze jedno pole, ale nie obok twojej bazy.
   *[many] Tam, gdzie bohater zakończył ruch, możesz położyć flagę; masz { $n } flag. Na koniec każda flaga na kontrolowanym polu liczy się jak jeszcze jedno pole, ale nie obok twojej bazy.
}
rule-gift-togawa = Tam, gdzie bohater zakończył ruch, możesz położyć uzbrojoną pułapkę. Wroga jednostka, która w nią wejdzie, zatrzymuje się i ponosi stratę. Na koniec pole z uzbrojoną pułapką jest twoje, jeśli nie stoi tam wróg.
rule-trap = Kto w nią wejdzie, traci { $amount }.

## Budynki

rule-structure-mine = Dla twoich jednostek jej pole liczy się jako tunel.
rule-structure-monument = Zyskujesz { $amount }, gdy wykonujesz Wsparcie.
rule-structure-armory = Zyskujesz { $amount }, gdy wykonujesz Handel.
rule-structure-mill = Gdy produkujesz, jego pole produkuje dodatkowo, a młyn liczy się jako robotnik.

## Plansze i frakcje

about-start = Na początku masz { $gain }.
about-part = { $name }: { $text }
about-section = { $top } nad akcją { $bottom }: dolna akcja kosztuje { $pay }, po wszystkich ulepszeniach { $least }, i daje { $gain }.

## Karty Automy

about-automa-combat = { $n ->
    [one] W walce: siła { $low }; od { $second } siły { $middle }, od { $third } siły { $high }; najwyżej { $n } karta walki.
    [few] W walce: siła { $low }; od { $second } siły { $middle }, od { $third } siły { $high }; najwyżej { $n } karty walki.
   *[many] W walce: siła { $low }; od { $second } siły { $middle }, od { $third } siły { $high }; najwyżej { $n } kart walki.
}
about-automa-conquered = { $n ->
    [one] Pole odebrane Automie daje { $n } zasób.
    [few] Pole odebrane Automie daje { $n } zasoby.
   *[many] Pole odebrane Automie daje { $n } zasobów.
}
about-automa-scheme = { $scheme ->
    [first] Pierwszy schemat: { $moves }. Zyski: { $gains }.
   *[second] Drugi schemat: { $moves }. Zyski: { $gains }.
}
about-automa-bonus = Zyskujesz { $gain }, jeśli masz rekruta akcji „{ $bottom }”.
about-automa-star = Automa robi krok na torze gwiazdek.
about-automa-skipped = Autometta pomija tę kartę.
about-only = { $text } (tylko { $faction })
about-else = { $first }, w przeciwnym razie { $second }
try-worker = rusza się robotnik
try-mech = rusza się mech
try-character = rusza się bohater
try-encounter = bohater idzie do Fabryki lub na spotkanie
try-attack = mając co najmniej { $n } siły, atakuje jednostki bojowe
try-attack_workers = atakuje robotników
amount-unit = { $n ->
    [one] { $n } jednostka bojowa
    [few] { $n } jednostki bojowe
   *[many] { $n } jednostek bojowych
}
