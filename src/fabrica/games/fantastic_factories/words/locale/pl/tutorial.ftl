## The tutorial: for each step a title, what to understand, what to do, a hint after a move that does not help, and praise

tutorial-take-title = Weź projekt
tutorial-take-text = Każda runda zaczyna się na rynku. Bierzesz na rękę jeden z { $row } projektów, za darmo. Każdy projekt ma narzędzie, a żeby zbudować kartę, odrzucasz inną z tym samym narzędziem.
tutorial-take-task = Masz na ręce Elektrownię jądrową, kartę z kluczem. Weź drugą kartę z kluczem, aby móc później zbudować Elektrownię jądrową.
tutorial-take-hint = Przyjrzyj się narzędziom projektów na rynku: potrzebny jest klucz. W turze możesz wziąć tylko jedną kartę, więc jeśli to nie ta, zacznij od nowa.
tutorial-take-done = Dobry wybór! Masz na ręce drugą kartę z kluczem, a lukę na rynku wypełnia nowa karta.

tutorial-hire-title = Zatrudnij specjalistę
tutorial-hire-text = Zamiast brać projekt, możesz zatrudnić specjalistę. Odrzucasz za to kartę z narzędziem, które leży nad nim; niektórzy kosztują też energię.
tutorial-hire-task = Nie masz metalu. Zatrudnij Górnika: odrzuć z ręki kartę z narzędziem, które leży nad nim.
tutorial-hire-hint = Nad Górnikiem leży młotek. Która karta na twojej ręce ma młotek?
tutorial-hire-done = Zyskujesz { $miner_metal ->
        [one] { $miner_metal } metal
        [few] { $miner_metal } metale
        [many] { $miner_metal } metali
       *[other] { $miner_metal } metalu
    }! Twój przeciwnik też zyskuje { $miner_gift }, bo niektórzy specjaliści przynoszą prezent. Potem Górnik zostaje odrzucony, a jego miejsce zajmuje inny specjalista.

tutorial-workers-title = Kości to pracownicy
tutorial-workers-text = W fazie pracy rzucasz kośćmi i je kładziesz. W Biurze za dowolną kość dobierasz kartę. W Generatorach kość o wartości { $low } lub mniejszej daje tyle energii, ile pokazuje. W Kopalni kość o wartości { $high } lub większej daje metal.
tutorial-workers-task = Połóż po jednej kości na każdym piętrze swojej siedziby głównej.
tutorial-workers-hint = Tylko jedna z twoich kości jest dość wysoka do Kopalni: zachowaj ją na to.
tutorial-workers-done = Masz kartę, trochę energii i metal: każde piętro jest w użyciu. Każde piętro ma { $slots ->
        [one] { $slots } pole
        [few] { $slots } pola
        [many] { $slots } pól
       *[other] { $slots } pól
    }.

tutorial-bonus-title = Bonus za dopasowanie
tutorial-bonus-text = Jeśli kość ma tę samą wartość co inna, która już leży na tym samym piętrze, dostajesz bonus: energię w Generatorach, metal w Kopalni, kartę w Biurze.
tutorial-bonus-task = Zdobądź 3 metale. Z tymi kośćmi da się wydobywać na różne sposoby, ale jednakowe dają najwięcej.
tutorial-bonus-hint = Każda kość w Kopalni to jeden metal, a różne nie dają nic ponadto. A gdyby trafiły tam obie czwórki?
tutorial-bonus-done = Właśnie tak: druga czwórka dała ci dodatkowy metal. Całe piętro jednakowych kości daje bonus łącznie { $full_bonus ->
        [one] { $full_bonus } raz
        [few] { $full_bonus } razy
        [many] { $full_bonus } razy
       *[other] { $full_bonus } razy
    }.

tutorial-build-title = Zbuduj kartę
tutorial-build-text = Aby zbudować kartę, zapłać metal i energię z jej rogu i odrzuć inną kartę z tym samym narzędziem. W rundzie możesz zbudować tyle kart, na ile cię stać.
tutorial-build-task = Zbuduj Elektrownię jądrową, odrzucając drugą kartę z kluczem.
tutorial-build-hint = Jako kartę do zbudowania wybierz Elektrownię jądrową. Odrzuć Oczyszczalnię: też ma klucz.
tutorial-build-done = Twój pierwszy budynek! Daje prestiż, czyli punkty, i możesz go od razu użyć. Druga karta leży teraz wśród odrzuconych.

tutorial-activate-title = Użyj budynku
tutorial-activate-text = Aby użyć budynku, zapłać to, co jest na lewo od strzałki, a zyskasz to, co jest na prawo. Każdego budynku i każdej kości można użyć raz w rundzie.
tutorial-activate-task = Wytwórz towar: połóż na Elektrowni jądrowej kość, której ona wymaga.
tutorial-activate-hint = Elektrownia jądrowa wymaga kości o wartości { $nuclear_plant_die }, a ty taką masz. Nie kładź jej w siedzibie głównej.
tutorial-activate-done = Masz towar, czyli punkt, a do tego trochę energii.

tutorial-train-title = Przeszkol kość
tutorial-train-text = Kości nie zawsze padają tak, jak chcesz. Karta szkoleniowa zmienia wolną kość, czyli jeszcze niepołożoną, a potem nadal można jej użyć.
tutorial-train-task = Wytwórz towar. Żadna z kości nie pokazuje { $nuclear_plant_die }, ale w twoim kompleksie jest Siłownia: za { $training_energy ->
        [one] { $training_energy } energię
        [few] { $training_energy } energie
        [many] { $training_energy } energii
       *[other] { $training_energy } energii
    } podnosi wartość kości o jeden.
tutorial-train-hint = Której kości brakuje jednego oczka do { $nuclear_plant_die }? Siłowni można użyć raz w rundzie, więc wybierz właśnie tę.
tutorial-train-done = Kość pokazuje teraz { $nuclear_plant_die }, i jest z tego towar. Inne karty szkoleniowe obniżają wartość kości, obracają ją na przeciwną ściankę albo ją przerzucają.

tutorial-answer-title = Karty, które działają same, i pomniki
tutorial-answer-text = Niektóre karty działają same: gdy zbudujesz kartę, Baterie słoneczne dają ci { $solar_array_energy ->
        [one] { $solar_array_energy } energię
        [few] { $solar_array_energy } energie
        [many] { $solar_array_energy } energii
       *[other] { $solar_array_energy } energii
    }, raz w rundzie. Pomniki, takie jak Obelisk, nic nie robią, ale dają dużo prestiżu.
tutorial-answer-task = Zbuduj Obelisk i Dojo, oba w tej rundzie.
tutorial-answer-hint = Twoja energia wystarczy na jedną kartę. Wtedy Baterie słoneczne dają energię na następną. Nie odrzucaj karty, którą chcesz zbudować.
tutorial-answer-done = Udało ci się zbudować dwie karty za energię jednej. Obelisk jest wart { $obelisk_prestige ->
        [one] { $obelisk_prestige } punkt
        [few] { $obelisk_prestige } punkty
        [many] { $obelisk_prestige } punktów
       *[other] { $obelisk_prestige } punktów
    }, a możesz ich zbudować więcej.

tutorial-combine-title = Połącz to wszystko
tutorial-combine-text = Zyski dostajesz od razu, więc jeden ruch może zapłacić za następny. Kolejność zależy od ciebie: zanim zaczniesz, przyjrzyj się wszystkiemu, co masz.
tutorial-combine-task = Wytwórz 2 towary w tej rundzie. Elektrownia jądrowa wymaga { $nuclear_plant_die }, Biolaboratorium { $biolab_die } i trochę energii, a Dojo obraca kość na przeciwną ściankę.
tutorial-combine-hint = Po przeciwnej stronie { $nuclear_plant_die } jest { $biolab_die }. Najpierw zdobądź energię: masz kość do Generatorów, a Elektrownia jądrowa też trochę daje.
tutorial-combine-done = Oto twoja własna mała maszyna! Znajdować takie łańcuchy i budować z myślą o nich: o to chodzi w tej grze.

tutorial-limits-title = Zakończ fazę pracy
tutorial-limits-text = Gdy nie masz już nic do zrobienia, kończysz. Gdy skończą wszyscy, możesz zachować łącznie do { $resource_limit } metalu i energii oraz do { $hand_limit } kart. Resztę odrzucasz, a co to będzie, wybierasz ty.
tutorial-limits-task = W następnej rundzie chcesz zbudować kartę, która kosztuje dużo metalu. Zakończ fazę pracy i zachowaj cały metal.
tutorial-limits-hint = Musisz coś odrzucić, ale to nie musi być metal: odrzuć energię.
tutorial-limits-done = Cały metal nadal jest twój, a następna runda już trwa. Jeszcze lepiej jest wydać przed końcem fazy pracy to, czego nie możesz zachować.

tutorial-ending-title = Koniec i kto wygrywa
tutorial-ending-text = Gdy czyjaś liczba towarów osiągnie { $goods_to_end } albo liczba budynków { $buildings_to_end }, gra się tę rundę do końca, a potem jeszcze jedną. Teraz trwa ta ostatnia. Punkty to towary i prestiż; przy remisie rozstrzyga metal.
tutorial-ending-task = Twój przeciwnik prowadzi i zakończył już pracę. Stać cię na jeden pomnik: zbuduj ten, który da ci zwycięstwo, a potem zakończ.
tutorial-ending-hint = Pierwsza Latarnia morska jest warta { $beacon_prestige ->
        [one] { $beacon_prestige } punkt
        [few] { $beacon_prestige } punkty
        [many] { $beacon_prestige } punktów
       *[other] { $beacon_prestige } punktów
    }, następna o { $beacon_step ->
        [one] { $beacon_step } punkt
        [few] { $beacon_step } punkty
        [many] { $beacon_step } punktów
       *[other] { $beacon_step } punktów
    } więcej. Jedną Latarnię morską już masz.
tutorial-ending-done = Wygrywasz o jeden punkt! Twoja druga Latarnia morska daje więcej niż Obelisk.

tutorial-machine-title = Przeciwko Maszynie
tutorial-machine-text = W grze solo twoim rywalem jest Maszyna. Po twojej fazie pracy bierze kartę, a jej kości mogą wytwarzać towary: im więcej ma kart danego typu, tym większa szansa. Każdy jej towar i każda karta to punkt, a każdy pomnik to jeszcze jeden.
tutorial-machine-task = To ostatnia runda i jest remis. Maszynę czeka jeszcze jej tura, a przy remisie to ona wygrywa. Zdobądź wszystkie punkty, jakie możesz, a potem zakończ.
tutorial-machine-hint = Możesz zdobyć więcej punktów: zbuduj Obelisk i użyj Biolaboratorium z kością { $biolab_die }. Zakończ dopiero po jednym i drugim.
tutorial-machine-done = Maszyna ma już nową kartę i rzut na towary za sobą, a ty nadal masz więcej punktów. Teraz znasz tę grę: niech twoja fabryka przynosi ci radość!
