## The tutorial: for each step a title, what to understand, what to do, a hint after a move that does not help, and praise

tutorial-take-title = Weź projekt
tutorial-take-text = Każda runda zaczyna się na rynku. Bierzesz na rękę jeden z { $row } projektów, za darmo. Każdy projekt ma narzędzie, a żeby zbudować kartę, odrzucasz inną z tym samym narzędziem.
tutorial-take-task = Masz na ręce Elektrownię jądrową, kartę z kluczem. Weź kartę z kluczem, aby móc ją później zbudować.
tutorial-take-hint = Przyjrzyj się narzędziom projektów na rynku: potrzebny jest klucz. W turze dostajesz tylko jedną kartę, więc jeśli to nie ta, zacznij od nowa.
tutorial-take-done = Dobry wybór! Masz na ręce drugą kartę z kluczem, a lukę na rynku wypełnia nowa karta.

tutorial-hire-title = Zatrudnij fachowca
tutorial-hire-text = Zamiast brać projekt, możesz zatrudnić fachowca. Kosztuje to kartę z narzędziem, które leży nad tym fachowcem; niektórzy chcą też energii.
tutorial-hire-task = Nie masz ani trochę metalu. Zatrudnij Górnika: odrzuć z ręki kartę z narzędziem, które leży nad nim.
tutorial-hire-hint = Nad Górnikiem leży młotek. Która karta na twojej ręce ma młotek?
tutorial-hire-done = To daje ci { $miner_metal ->
        [one] { $miner_metal } metal
        [few] { $miner_metal } metale
        [many] { $miner_metal } metali
       *[other] { $miner_metal } metalu
    }! Twój przeciwnik też dostaje { $miner_gift }: niektórzy fachowcy przynoszą prezent. Potem Górnik odchodzi, a jego miejsce zajmuje inny fachowiec.

tutorial-workers-title = Kości to pracownicy
tutorial-workers-text = W fazie pracy rzucasz kośćmi i je kładziesz. W Biurze dowolna kość dobiera kartę. W Generatorze kość o wartości { $low } lub mniejszej daje tyle energii, ile pokazuje, a w Kopalni kość o wartości { $high } lub większej daje metal.
tutorial-workers-task = Połóż po kości na każdym piętrze swojej siedziby.
tutorial-workers-hint = Tylko jedna z twoich kości jest dość wysoka do Kopalni: zachowaj ją na to.
tutorial-workers-done = Karta, trochę energii i metal: pracują wszystkie piętra. Każde piętro ma { $slots ->
        [one] { $slots } pole
        [few] { $slots } pola
        [many] { $slots } pól
       *[other] { $slots } pól
    }.

tutorial-bonus-title = Premia za jednakowe kości
tutorial-bonus-text = Jeśli kość jest równa innej, która już leży na tym samym piętrze, dostajesz premię. W Generatorze to jedna energia, w Kopalni jeden metal, w Biurze jedna karta.
tutorial-bonus-task = Zdobądź 3 metale. Z tymi kośćmi da się wydobywać na różne sposoby, ale jednakowe płacą najlepiej.
tutorial-bonus-hint = Każda kość w Kopalni to jeden metal, a różne nie dają nic ponadto. A gdyby trafiły tam obie czwórki?
tutorial-bonus-done = Właśnie tak: druga czwórka daje dodatkowy metal. Całe piętro jednakowych kości daje premię łącznie { $full_bonus ->
        [one] { $full_bonus } raz
        [few] { $full_bonus } razy
        [many] { $full_bonus } razy
       *[other] { $full_bonus } razy
    }.

tutorial-build-title = Zbuduj kartę
tutorial-build-text = Aby budować, zapłać metal i energię z rogu karty i odrzuć inną kartę z tym samym narzędziem. W rundzie możesz zbudować tyle kart, na ile cię stać.
tutorial-build-task = Zbuduj Elektrownię jądrową i zapłać za nią drugą kartą z kluczem.
tutorial-build-hint = Jako kartę do zbudowania wybierz Elektrownię jądrową. Odrzuć Rafinerię: też ma klucz.
tutorial-build-done = Twój pierwszy budynek! Daje prestiż, czyli punkty, i możesz go od razu użyć. Druga karta leży teraz wśród odrzuconych.

tutorial-activate-title = Użyj budynku
tutorial-activate-text = Twoje budynki coś robią: zapłać to, co na lewo od strzałki, a zyskasz to, co na prawo. Każdego budynku można użyć raz w rundzie i każda kość pracuje raz.
tutorial-activate-task = Wytwórz towar: daj Elektrowni jądrowej kość, której chce.
tutorial-activate-hint = Elektrownia jądrowa chce kości o wartości { $nuclear_plant_die }, a ty taką masz. Nie wysyłaj jej do siedziby.
tutorial-activate-done = Jest towar! Każdy towar to punkt, a do tego masz znów trochę energii.

tutorial-train-title = Przeszkol kość
tutorial-train-text = Kości nie zawsze padają tak, jak chcesz. Karta szkolenia zmienia wolną kość, czyli jeszcze niepołożoną, a potem nadal można jej użyć.
tutorial-train-task = Wytwórz towar. Żadna z kości nie pokazuje { $nuclear_plant_die }, ale w twoim kompleksie jest Siłownia: za { $training_energy ->
        [one] { $training_energy } energię
        [few] { $training_energy } energie
        [many] { $training_energy } energii
       *[other] { $training_energy } energii
    } podnosi wartość kości o jeden.
tutorial-train-hint = Której kości brakuje tylko kroku do { $nuclear_plant_die }? Siłowni można użyć raz w rundzie, więc przeszkol właśnie tę.
tutorial-train-done = Kość pokazuje teraz { $nuclear_plant_die }, i jest z tego towar. Inne karty szkolenia obniżają wartość kości, odwracają ją do góry nogami albo przerzucają.

tutorial-answer-title = Karty, które reagują, i pomniki
tutorial-answer-text = Niektóre karty działają same: gdy zbudujesz kartę, Farma słoneczna daje ci { $solar_array_energy ->
        [one] { $solar_array_energy } energię
        [few] { $solar_array_energy } energie
        [many] { $solar_array_energy } energii
       *[other] { $solar_array_energy } energii
    }, raz w rundzie. Pomniki, takie jak Obelisk, nie robią zupełnie nic, ale dają dużo prestiżu.
tutorial-answer-task = Zbuduj Obelisk i Dojo, oba w tej rundzie.
tutorial-answer-hint = Twoja energia starczy na jedną budowę, a wtedy reaguje Farma słoneczna i płaci za następną. Nie odrzucaj karty, którą chcesz zbudować.
tutorial-answer-done = Dwie budowy za energię jednej. Obelisk jest wart { $obelisk_prestige ->
        [one] { $obelisk_prestige } punkt
        [few] { $obelisk_prestige } punkty
        [many] { $obelisk_prestige } punktów
       *[other] { $obelisk_prestige } punktów
    }, a możesz zbudować ich więcej.

tutorial-combine-title = Połącz to wszystko
tutorial-combine-text = Zyski przychodzą od razu, więc jeden ruch może zapłacić za następny. Kolejność zależy od ciebie: zanim zaczniesz, przyjrzyj się wszystkiemu, co masz.
tutorial-combine-task = Wytwórz 2 towary w tej rundzie. Elektrownia jądrowa potrzebuje { $nuclear_plant_die }, Biolaboratorium { $biolab_die } i trochę energii, a Dojo odwraca kość do góry nogami.
tutorial-combine-hint = { $nuclear_plant_die } do góry nogami to { $biolab_die }. Najpierw zdobądź energię: jest kość dla Generatora, a i Elektrownia jądrowa trochę daje.
tutorial-combine-done = Oto twoja własna mała maszyna! Znajdować takie łańcuchy i budować z myślą o nich: o to chodzi w tej grze.

tutorial-limits-title = Zakończ pracę
tutorial-limits-text = Gdy nie masz już nic do zrobienia, kończysz. Gdy skończą wszyscy, możesz zachować łącznie do { $resource_limit } metalu i energii oraz do { $hand_limit } kart; wszystko ponad to oddajesz i wybierasz, co to będzie.
tutorial-limits-task = W następnej rundzie chcesz zbudować coś, co wymaga dużo metalu. Zakończ pracę i zachowaj cały metal.
tutorial-limits-hint = Musisz coś oddać, ale to nie musi być metal: oddaj energię.
tutorial-limits-done = Cały metal nadal jest twój, a następna runda już trwa. Jeszcze lepiej jest wydać przed końcem to, czego nie możesz zachować.

tutorial-ending-title = Koniec i kto wygrywa
tutorial-ending-text = Gdy czyjaś liczba towarów osiągnie { $goods_to_end } albo liczba budynków { $buildings_to_end }, gra się tę rundę do końca, a potem jeszcze jedną. Teraz trwa ta ostatnia. Punkty to towary i prestiż; przy remisie rozstrzyga metal.
tutorial-ending-task = Twój przeciwnik prowadzi i zakończył już pracę. Stać cię na jeden pomnik: zbuduj ten, który da ci zwycięstwo, a potem zakończ.
tutorial-ending-hint = Pierwsza Latarnia jest warta { $beacon_prestige ->
        [one] { $beacon_prestige } punkt
        [few] { $beacon_prestige } punkty
        [many] { $beacon_prestige } punktów
       *[other] { $beacon_prestige } punktów
    }, następna o { $beacon_step ->
        [one] { $beacon_step } punkt
        [few] { $beacon_step } punkty
        [many] { $beacon_step } punktów
       *[other] { $beacon_step } punktów
    } więcej. Jedną Latarnię już masz.
tutorial-ending-done = Wygrywasz o jeden punkt! Twoja druga Latarnia daje więcej niż Obelisk.

tutorial-machine-title = Przeciw Maszynie
tutorial-machine-text = Solo grasz przeciw Maszynie. Po twojej pracy bierze kartę, a jej kości mogą wytwarzać towary: im więcej ma kart danego typu, tym większa szansa. Jej towary i karty to punkty, a każdy pomnik to jeszcze jeden.
tutorial-machine-task = To ostatnia runda i jest remis. Maszynę czeka jeszcze jej tura, a przy remisie to ona wygrywa: zdobądź wszystkie punkty, jakie możesz, a potem zakończ.
tutorial-machine-hint = Da się zdobyć więcej: jest Obelisk, który możesz zbudować, i { $biolab_die } dla Biolaboratorium. Zakończ dopiero po jednym i drugim.
tutorial-machine-done = Maszyna ma już nową kartę i rzut na towary za sobą, a ty nadal masz więcej punktów. Teraz znasz tę grę: niech twoja fabryka przynosi ci radość!
