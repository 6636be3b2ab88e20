## The rules of Stephens. The numbers are those of the box: rulebook.py has them; the names are those of names.ftl.

rules-goal-title = Cel gry
rules-goal-1 = Wokół huty szkła Stephensa żyje całe miasto. Bierzesz szkło, tworzysz profesje, finansujesz inwestycje, które zaopatrują prywatne fabryki, i realizujesz kontrakty dla Korony, kolonii i Zjednoczonego Królestwa.
rules-goal-2 = Trochę punktów zdobywasz w trakcie gry, a większość na jej końcu. Wygrywa gracz, który ma ich najwięcej.

rules-setup-title = Przygotowanie gry
rules-setup-1 = Gra jest dla najwyżej { $players } graczy. Każdy piec zaczyna z { $furnace_cubes } kostkami, prywatne fabryki są puste, a armia stoi na polu { $army_start } toru punktacji.
rules-setup-2 = Każdy ma planszę z { $discs } krążkami, { $start_influence ->
        [one] { $start_influence } wpływ
        [few] { $start_influence } wpływy
        [many] { $start_influence } wpływów
       *[other] { $start_influence } wpływów
    }, zero punktów i znacznik na polu { $track_start } lasu i wydm. Pierwszy gracz ma { $coins_first ->
        [one] { $coins_first } monetę
        [few] { $coins_first } monety
        [many] { $coins_first } monet
       *[other] { $coins_first } monet
    }, a każdy następny o jedną więcej niż poprzedni.
rules-setup-3 = Każdy dostaje profesję początkową, która leży przy górnym piecu po swojej stronie. Przed pierwszą turą wybierasz ze swojej planszy krążek, który zostaje pracownikiem w tej profesji.
rules-setup-4 = Zakryta jest tylko kolejność kart w taliach: wszystko, co mają gracze, jest jawne.

rules-places-title = Fabryki i rzędy
rules-places-1 = Na środku stoi fabryka Stephensa z { $furnaces } piecami. Lewy górny wytwarza zielone szkło, prawy górny niebieskie, a oba dolne białe.
rules-places-2 = Dookoła { $factories ->
        [one] jest { $factories } prywatna fabryka
        [few] są { $factories } prywatne fabryki
        [many] jest { $factories } prywatnych fabryk
       *[other] jest { $factories } prywatnych fabryk
    }: górne i dolne, po lewej i po prawej. Leżą w nich towary, które dostarczyli gracze.
rules-places-3 = Po każdej stronie { $levels ->
        [one] leży { $levels } rząd profesji
        [few] leżą jeden nad drugim { $levels } rzędy profesji
        [many] leży jeden nad drugim { $levels } rzędów profesji
       *[other] leży jeden nad drugim { $levels } rzędów profesji
    }: przy górnym piecu, przy dolnej prywatnej fabryce i przy górnej. Po lewej są profesje czerwone, po prawej niebieskie.

rules-cubes-title = Kostki i akcesoria
rules-cubes-1 = Kostki szkła są zielone (butelki), niebieskie (kryształ) i białe (szkło okienne). Towary są pomarańczowe (wyroby z drewna), różowe (tkaniny) i czarne (ceramika).
rules-cubes-2 = Akcesoria to kosz, skrzynia i żyrandol. Niektóre kontrakty żądają jednego z nich.
rules-cubes-3 = Monety, kostki i akcesoria nigdy się nie kończą. Możesz ich mieć, ile chcesz.

rules-paying-title = Płacenie
rules-paying-1 = Płacisz tym, co masz w danej chwili, i zawsze w całości. Nie można niczego pożyczyć, a gracze nie handlują ze sobą.
rules-paying-2 = Inwestycje kosztują monety, kontrakty kosztują wpływy. Wśród naszych profesji czerwone kosztują monety, a niebieskie wpływy; wiele jest darmowych. To, co robi dla ciebie pracownik, może kosztować jedno lub drugie albo kostkę.

rules-turn-title = Tura
rules-turn-1 = Gracie po kolei, zgodnie z ruchem wskazówek zegara. W swojej turze robisz jedną z tych rzeczy: bierzesz szkło z pieca, bierzesz towary z prywatnej fabryki albo przydzielasz pracownika.
rules-turn-2 = Pasować nie wolno. To, co następuje po akcji, jest dobrowolne: z korzyści i kart możesz zrezygnować.
rules-turn-3 = Gdy wszystko jest zrobione, uzupełnia się rynki. Jeśli wtedy pustych pieców jest co najmniej { $empty_furnaces }, następuje faza odnowienia, a po niej tura następnego gracza.

rules-glass-title = Branie szkła
rules-glass-1 = Weź kostkę z pieca, który nie jest pusty. Potem następuje efekt tego pieca.
rules-glass-2 = Górne piece uruchamiają leżące przy nich profesje: lewy czerwony rząd, prawy niebieski.
rules-glass-3 = Biorąc białe szkło z lewego dolnego pieca, możesz przyjąć kontrakt. Biorąc białe szkło z prawego dolnego pieca, możesz sfinansować inwestycję.

rules-goods-title = Branie towarów
rules-goods-1 = Weź kostkę dowolnego koloru, która leży w prywatnej fabryce. Potem uruchamiają się profesje w jej rzędzie.
rules-goods-2 = Ze zdolnościami { disc-5a }, { disc-5b } i { disc-5c } możesz wziąć z tej fabryki więcej kostek naraz. Wskazujesz je jedną po drugiej i kończysz, kiedy chcesz.

rules-workers-title = Przydzielanie pracownika
rules-workers-1 = Pracownik to krążek z twojej planszy. Idzie do pracy w profesji: tworzysz nową albo wzmacniasz taką, która jest już w grze.
rules-workers-2 = Najpierw płacisz za miejsce, potem wybierasz krążek. Pole, z którego schodzi, to zdolność, i odtąd masz ją do końca gry.
rules-workers-3 = Pracownicy nigdy nie wracają. Bez krążka, który może zejść z planszy, nie przydzielisz pracownika.

rules-create-title = Tworzenie profesji
rules-create-1 = Weź jedną z odkrytych profesji. Jest ich { $professions_shown }: { $professions_side ->
        [one] { $professions_side } czerwona i { $professions_side } niebieska
        [few] { $professions_side } czerwone i { $professions_side } niebieskie
        [many] { $professions_side } czerwonych i { $professions_side } niebieskich
       *[other] { $professions_side } czerwonych i { $professions_side } niebieskich
    }, razem z wierzchnią kartą każdej talii. Zapłać koszt jej górnego miejsca i połóż ją w rzędzie po jej stronie.
rules-create-2 = Twój krążek trafia na górne miejsce: masz tam mistrza. Korzyści nie dostajesz teraz, lecz zawsze wtedy, gdy uruchamia się ten rząd.
rules-create-3 = Lukę wypełnia karta z talii tego koloru. Pustą talię tworzy się na nowo z kart odrzuconych.

rules-rows-title = Jak długi może być rząd
rules-rows-1 = Przy piecach może leżeć dowolnie wiele profesji. Rząd położony wyżej musi być krótszy niż rząd pod nim, wliczając nową kartę.
rules-rows-2 = Ze zdolnością { disc-3b } twoja nowa karta może zrównać rząd z rzędem pod nim, ale nigdy nie uczyni go dłuższym.
rules-rows-3 = Wyższe rzędy są na koniec więcej warte: mistrz przy piecu daje { $master_stephens ->
        [one] { $master_stephens } punkt
        [few] { $master_stephens } punkty
        [many] { $master_stephens } punktów
       *[other] { $master_stephens } punktów
    }, przy dolnej prywatnej fabryce { $master_lower }, a przy górnej { $master_upper }.

rules-reinforce-title = Wzmacnianie profesji
rules-reinforce-1 = Wiele profesji ma dolne miejsce. Jeśli jest wolne, a mistrz należy do innego gracza, możesz zapłacić koszt tego miejsca i położyć tam swój krążek: to uczeń.
rules-reinforce-2 = Uczeń przynosi tę samą korzyść co mistrz. Na koniec nic ci nie daje, za to właściciel mistrza ma za niego { $apprentice_points ->
        [one] { $apprentice_points } punkt
        [few] { $apprentice_points } punkty
        [many] { $apprentice_points } punktów
       *[other] { $apprentice_points } punktów
    }.

rules-activation-title = Uruchamianie rzędu
rules-activation-1 = Biorą w tym udział wszyscy, którzy mają w tym rzędzie pracownika, mistrza czy ucznia. Zaczyna gracz, którego tura trwa, a reszta idzie po nim zgodnie z ruchem wskazówek zegara.
rules-activation-2 = Każdy twój pracownik raz przynosi korzyść ze swojej karty. Kolejność zależy od ciebie i każdą korzyść możesz pominąć.
rules-activation-3 = To, co daje ci jeden pracownik, możesz wydać przy następnym. Mistrz i uczeń są od siebie niezależni: korzyść mogą odebrać obaj.

rules-professions-title = Korzyści z profesji
rules-professions-1 = Niektóre po prostu coś dają: monety, wpływy, kostkę, punkty albo krok w lesie lub na wydmach. Niektóre pozwalają wybrać jeden z zysków.
rules-professions-2 = Inne to wymiana: zapłać wszystko, co jest na lewo od strzałki, a zyskasz wszystko, co na prawo. Kostka, którą płacisz, może być dowolnego koloru; ta, którą zyskujesz, też.
rules-professions-3 = Czerwone karty naszych talii kosztują monety i często obracają wpływami. Niebieskie kosztują wpływy i często obracają monetami.

rules-starting-title = Profesje początkowe
rules-starting-1 = Profesja początkowa ma jedno miejsce, a jej pracownik przynosi monetę albo wpływ: za każdym razem wybierasz. Nic nie kosztuje.
rules-starting-2 = Gdy grają dwie osoby, zaczynają po różnych stronach; tak samo ty i Automa. Przy większej liczbie graczy decyduje los.

rules-abilities-title = Zdolności
rules-abilities-1 = Na twojej planszy { $discs ->
        [one] jest { $discs } krążek
        [few] są { $discs } krążki
        [many] jest { $discs } krążków
       *[other] jest { $discs } krążków
    }, a pod każdym jest zdolność. Krążek, który idzie do pracy, odblokowuje ją na stałe.
rules-abilities-2 = Zawsze mogą zejść krążki z toru wpływów oraz te: { disc-2a }, { disc-3a }, { disc-3b }, { disc-4a }, { disc-4c } i { disc-5a }.
rules-abilities-3 = Inne czekają: { disc-2b }, { disc-2c }, { disc-2d } i { disc-2e } na zdolność { disc-2a }; { disc-4b } na zdolność { disc-4a }; { disc-4d } na zdolność { disc-4c }; { disc-5b } na zdolność { disc-5a }, a { disc-5c } na zdolność { disc-5b }.
rules-abilities-4 = Nowa zdolność działa od chwili, gdy pracownik jest położony i opłacony. Dlatego zdolność { disc-3b } nie pomaga temu pracownikowi, który ją odblokowuje.

rules-influence-title = Wpływy
rules-influence-1 = Tor wpływów sięga { $influence_most }, a krążki zakrywają pola { $inf5 }, { $inf10 }, { $inf15 } i { $inf20 }. Twój znacznik zatrzymuje się przed pierwszym zakrytym polem, a nadmiar przepada.
rules-influence-2 = Dopóki krążek nie zejdzie z pola { $inf5 }, możesz więc mieć najwyżej { $cap_none ->
        [one] { $cap_none } wpływ
        [few] { $cap_none } wpływy
        [many] { $cap_none } wpływów
       *[other] { $cap_none } wpływów
    }, potem { $cap_5 }, potem { $cap_10 }, potem { $cap_15 }. Te krążki mogą schodzić w dowolnej kolejności, ale wyższy pomaga dopiero wtedy, gdy nie ma już niższych.

rules-point-abilities-title = Zdolności dające punkty
rules-point-abilities-1 = { disc-2a }: zdobywasz punkt w każdej fazie odnowienia. Ten krążek musi zejść przed pozostałymi z tej grupy, które liczą się na koniec gry.
rules-point-abilities-2 = { disc-2b }: punkt za { $cubes_for_point ->
        [one] każdą kostkę
        [few] każde { $cubes_for_point } kostki
        [many] każde { $cubes_for_point } kostek
       *[other] każde { $cubes_for_point } kostek
    } w twoim zapasie. { disc-2c }: punkt za { $coins_for_point ->
        [one] każdą monetę
        [few] każde { $coins_for_point } monety
        [many] każde { $coins_for_point } monet
       *[other] każde { $coins_for_point } monet
    }. { disc-2d }: { $influence_for_point ->
        [one] punkt za każdy wpływ
        [few] punkt za każde { $influence_for_point } wpływy
        [many] punkt za każde { $influence_for_point } wpływów
       *[other] punkt za każde { $influence_for_point } wpływów
    }.
rules-point-abilities-3 = { disc-2e }: { $set_points ->
        [one] { $set_points } punkt
        [few] { $set_points } punkty
        [many] { $set_points } punktów
       *[other] { $set_points } punktów
    } za każdy zestaw { $accessories } różnych akcesoriów. Liczą się też te, które trafiły na kontrakty.

rules-profession-abilities-title = Zdolności związane z profesjami
rules-profession-abilities-1 = { disc-3a }: raz w swojej turze, przed akcją, możesz odrzucić obie karty obok czerwonej talii albo obie obok niebieskiej. Nowe wykłada się od razu; wierzchnia karta samej talii zostaje.
rules-profession-abilities-2 = { disc-3b }: rząd, w którym tworzysz profesję, może dorównać rzędowi pod nim.

rules-card-abilities-title = Zdolności związane z kartami
rules-card-abilities-1 = { disc-4a }: gdy realizujesz kontrakt, { $substitute ->
        [one] { $substitute } kostka jednego koloru może
        [few] { $substitute } kostki jednego koloru mogą
        [many] { $substitute } kostek jednego koloru może
       *[other] { $substitute } kostek jednego koloru może
    } zastąpić jedną kostkę innego. Możesz to robić, ile razy starczy ci kostek. Przy punktacji liczą się kostki wydrukowane.
rules-card-abilities-2 = { disc-4b } (najpierw { disc-4a }): biorąc białą kostkę z pieca, możesz zdobyć drugą kartę z tego samego rynku. Obie kosztują tyle, ile przed jakimkolwiek przesunięciem.
rules-card-abilities-3 = { disc-4c }: zanim coś zdobędziesz, możesz odrzucić najtańszą kartę z tego rynku; pozostałe się przesuwają i przychodzi nowa. Wolno to zrobić raz w akcji i tylko razem ze zdobyciem karty: kto odrzuca kartę, potem zdobywa inną z tego rynku.
rules-card-abilities-4 = { disc-4d } (najpierw { disc-4c }): karta kosztuje o jeden mniej, ale nigdy mniej niż { $cost_least }. Dotyczy to jednej karty w akcji: pierwszej, która kosztuje więcej.

rules-goods-abilities-title = Zdolności związane z towarami
rules-goods-abilities-1 = Z prywatnej fabryki bierzesz { $taken_none ->
        [one] jedną kostkę
        [few] { $taken_none } kostki
        [many] { $taken_none } kostek
       *[other] { $taken_none } kostek
    }; ze zdolnością { disc-5a } do { $taken_5a }, { disc-5b } do { $taken_5b }, { disc-5c } do { $taken_5c }. Pochodzą z tej samej fabryki i mogą mieć dowolne kolory, które tam leżą.
rules-goods-abilities-2 = Jeśli bierzesz co najmniej { $cubes_for_furnace ->
        [one] { $cubes_for_furnace } kostkę
        [few] { $cubes_for_furnace } kostki
        [many] { $cubes_for_furnace } kostek
       *[other] { $cubes_for_furnace } kostek
    }, możesz zamiast uruchamiać rząd użyć pustego pieca: uruchamiają się jego profesje albo zdobywasz tam kartę. Szkła wtedy nie bierzesz, a zdolność { disc-4b } nie działa.

rules-markets-title = Rynki kart
rules-markets-1 = Do zdobycia leżą kontrakty i inwestycje, po { $market_spaces }. Kosztują od { $cost_least } do { $cost_most }, zależnie od pola, na którym leżą, a nie od tego, ile są warte.
rules-markets-2 = Gdy ktoś weźmie kartę, droższe przesuwają się w jej stronę i tanieją, a na najdroższe pole przychodzi nowa. Dzieje się to na koniec akcji.
rules-markets-3 = Zdobywanie karty jest dobrowolne. Stół może wybrać inaczej, zakładając grę.

rules-contracts-title = Przyjmowanie kontraktu
rules-contracts-1 = Zapłać jego koszt we wpływach, a kontrakt trafi na jedno z twoich miejsc na kontrakty; jest ich { $contract_slots }. Bez wolnego miejsca nie przyjmiesz następnego; miejsce zwalnia tylko realizacja kontraktu.
rules-contracts-2 = Kontrakt pokazuje kostki, których żąda, czasem akcesorium, oraz to, dla kogo jest: dla Korony, kolonii czy Zjednoczonego Królestwa.
rules-contracts-3 = Za niezrealizowane kontrakty na koniec nic nie tracisz.

rules-investments-title = Finansowanie inwestycji
rules-investments-1 = Zapłać jej koszt w monetach. Trafia na następne wolne pole w rzędzie swoich kostek: pomarańczowym, różowym lub czarnym. Karta bez kostek trafia do rzędu, który wybierzesz.
rules-investments-2 = Możesz mieć dowolnie wiele inwestycji. Te, które leżą na tym samym miejscu swoich rzędów, tworzą kolumnę: pierwsze karty to pierwsza kolumna i tak dalej.
rules-investments-3 = Teraz nic się nie dzieje. Kolumny uruchamia się w fazie odnowienia.

rules-renewal-title = Faza odnowienia
rules-renewal-1 = Jeśli na koniec tury pustych pieców jest co najmniej { $empty_furnaces }, następuje faza odnowienia. Jej kroki zawsze idą w tej samej kolejności.
rules-renewal-2 = Po pierwsze, naprzód rusza armia. Po drugie, uzupełnia się puste piece. Po trzecie, kto ma zdolność { disc-2a }, zdobywa punkt. Po czwarte, opróżnia się prywatne fabryki.
rules-renewal-3 = Po piąte, uruchamia się kolumny inwestycji. Po szóste, zaopatruje się prywatne fabryki. Po siódme i ostatnie, realizuje się kontrakty. Z tego, co zyskasz w jednej części, możesz skorzystać w następnej.
rules-renewal-4 = Każdą część wykonują wszyscy, zanim zacznie się kolejna. Gdzie kolejność ma znaczenie, pierwszy jest gracz, którego tura wywołała tę fazę, a reszta idzie po nim zgodnie z ruchem wskazówek zegara.

rules-army-title = Armia i nowe szkło
rules-army-1 = Armia zaczyna na polu { $army_start } i w każdej fazie odnowienia schodzi po torze punktacji o { $army_step ->
        [one] { $army_step } pole
        [few] { $army_step } pola
        [many] { $army_step } pól
       *[other] { $army_step } pól
    }. Ty tymczasem idziesz w górę. Gdy się spotkacie, zostaje wywołany koniec gry.
rules-army-2 = Uzupełnia się tylko puste piece. Ile kostek dostają, jest wydrukowane tam, gdzie stoi armia, zależnie od liczby graczy: na początku do { $refill_most }, pod koniec { $refill_least ->
        [one] tylko jedną
        [few] { $refill_least }
        [many] { $refill_least }
       *[other] { $refill_least }
    }.
rules-army-3 = To, co zostało w prywatnych fabrykach, wraca do zasobów ogólnych: bierz towary, zanim to się stanie.

rules-columns-title = Uruchamianie kolumn
rules-columns-1 = O każdej kolumnie decydujesz: uruchamiasz ją w całości albo zostawiasz. Za każdy symbol lasu i wydm na jej kartach płacisz, schodząc tam znacznikiem; jeśli nie możesz zapłacić wszystkiego, kolumna nie działa.
rules-columns-2 = Potem zdobywasz wszystkie jej punkty i odkładasz wszystkie jej kostki. Te kostki nigdy nie stają się twoje: są dla prywatnych fabryk.

rules-supply-title = Zaopatrywanie prywatnych fabryk
rules-supply-1 = Każdą odłożoną kostkę musisz dostarczyć; dzielisz je, jak chcesz. Każda dostawa od razu przynosi nagrodę, a kostki zostają w fabryce i każdy może je wziąć.
rules-supply-2 = U góry po lewej: czarna kostka daje { $supply_ul ->
        [one] { $supply_ul } wpływ
        [few] { $supply_ul } wpływy
        [many] { $supply_ul } wpływów
       *[other] { $supply_ul } wpływów
    }. U góry po prawej: czarna kostka daje { $supply_ur ->
        [one] { $supply_ur } monetę
        [few] { $supply_ur } monety
        [many] { $supply_ur } monet
       *[other] { $supply_ur } monet
    }. Na dole po lewej: pomarańczowa kostka daje { $supply_ll ->
        [one] { $supply_ll } wpływ
        [few] { $supply_ll } wpływy
        [many] { $supply_ll } wpływów
       *[other] { $supply_ll } wpływów
    }. Na dole po prawej: różowa kostka daje { $supply_lr ->
        [one] { $supply_lr } monetę
        [few] { $supply_lr } monety
        [many] { $supply_lr } monet
       *[other] { $supply_lr } monet
    }.
rules-supply-3 = Zestawy płacą lepiej. Po jednej kostce każdego koloru razem: u góry po lewej możesz zdobyć kontrakt lub inwestycję, płacąc jej koszt, a u góry po prawej przydzielić pracownika, także płacąc koszt.
rules-supply-4 = Czarna z różową na dole po lewej albo czarna z pomarańczową na dole po prawej dają wybrane akcesorium. Nagroda, której nie możesz lub nie chcesz użyć, przepada.

rules-fulfil-title = Realizowanie kontraktów
rules-fulfil-1 = Na koniec fazy odnowienia możesz zrealizować dowolne ze swoich kontraktów. Z tego, co masz, płacisz wszystkie kostki i akcesorium; część nie wystarczy.
rules-fulfil-2 = Jeśli kontrakt przyjmuje dowolne akcesorium, mówisz które. Wydane akcesoria nadal liczą się do zdolności { disc-2e }.
rules-fulfil-3 = Karta przechodzi do rzędu swojego rodzaju. Teraz nie ma nagrody: zrealizowane kontrakty punktują na koniec.

rules-tracks-title = Las i wydmy
rules-tracks-1 = Oba tory biegną od zera do { $track_most }, a wszyscy zaczynają na polu { $track_start }. Profesje prowadzą cię w górę, inwestycje każą schodzić.
rules-tracks-2 = Na koniec każdy tor liczy się według sektora: od pola { $sector_middle } daje { $sector_middle_points ->
        [one] { $sector_middle_points } punkt
        [few] { $sector_middle_points } punkty
        [many] { $sector_middle_points } punktów
       *[other] { $sector_middle_points } punktów
    }, od pola { $sector_high } daje { $sector_high_points ->
        [one] { $sector_high_points } punkt
        [few] { $sector_high_points } punkty
        [many] { $sector_high_points } punktów
       *[other] { $sector_high_points } punktów
    }, a niżej nic. Za ostatnim polem nic się już nie zyskuje.

rules-ending-title = Koniec gry
rules-ending-1 = Koniec zostaje wywołany, gdy armia i punkty któregoś gracza spotkają się albo miną, w fazie odnowienia lub w trakcie tury.
rules-ending-2 = Rundę gra się do końca, aby wszyscy mieli tyle samo tur. Potem każdy gracz ma jeszcze jedną turę. Fazy odnowienia następują jak zwykle.
rules-ending-3 = Po ostatniej turze następuje końcowa faza odnowienia, bez względu na liczbę pustych pieców. Potem liczy się punkty.

rules-scoring-title = Punktacja końcowa
rules-scoring-1 = Do punktów na torze dodajesz punkty za sektory w lesie i na wydmach, za swoich mistrzów i za uczniów na kartach swoich mistrzów.
rules-scoring-2 = Mistrzowie: { $master_stephens } przy piecu, { $master_lower } przy dolnej prywatnej fabryce, { $master_upper } przy górnej. Każdy uczeń na takiej karcie daje właścicielowi mistrza jeszcze { $apprentice_points ->
        [one] { $apprentice_points } punkt
        [few] { $apprentice_points } punkty
        [many] { $apprentice_points } punktów
       *[other] { $apprentice_points } punktów
    }.
rules-scoring-3 = Kontrakty punktuje się kolumnami w poprzek rodzajów: pierwsze z każdego rodzaju, drugie z każdego i tak dalej. Kolumna jest warta liczbę swoich kart razy liczbę wydrukowanych na nich kostek: { $types ->
        [one] { $types } karta
        [few] { $types } karty
        [many] { $types } kart
       *[other] { $types } kart
    } z { $example_cubes } kostkami to { $example_points ->
        [one] { $example_points } punkt
        [few] { $example_points } punkty
        [many] { $example_points } punktów
       *[other] { $example_points } punktów
    }.
rules-scoring-4 = Na końcu liczą się zdolności { disc-2b }, { disc-2c }, { disc-2d } i { disc-2e }, jeśli są odblokowane.

rules-ties-title = Remisy
rules-ties-1 = Przy remisie wygrywa gracz z większą liczbą wpływów, a potem z większą liczbą monet. Jeśli i to jest równe, zwycięstwo jest wspólne.

rules-solo-title = Gra solo: Automa
rules-solo-1 = Solo grasz przeciwko Automie. Piece zaczynają z { $furnace_cubes_solo } kostkami, masz { $coins_first ->
        [one] { $coins_first } monetę
        [few] { $coins_first } monety
        [many] { $coins_first } monet
       *[other] { $coins_first } monet
    } i zaczynasz; potem następuje tura Automy i tak na zmianę.
rules-solo-2 = Automa ma talię { $automa_cards } kart, worek, w którym jest po { $automa_bag ->
        [one] { $automa_bag } kostce
        [few] { $automa_bag } kostki
        [many] { $automa_bag } kostek
       *[other] { $automa_bag } kostek
    } każdego koloru towarów, i pracownika na profesji początkowej po przeciwnej stronie niż twoja.
rules-solo-3 = Pracowników możesz mieć więcej niż Automa najwyżej o { $more_workers }. Automa niczego nie posiada i nie zdobywa punktów, ale wchodzi ci w drogę.

rules-automa-turn-title = Tura Automy
rules-automa-turn-1 = Automa odkrywa kartę i robi to, co jest na niej napisane. Gdy wszystkie karty są zagrane, tasuje się je.
rules-automa-turn-2 = Piec: usuwa z niego kostkę; z pustego idzie za strzałką do następnego. Przy górnym piecu twoi pracownicy w jego rzędzie przynoszą korzyści. Przy białej kostce z rynku znikają karty o pokazanych kosztach.
rules-automa-turn-3 = Profesja: bierze wskazaną kartę do najwyższego rzędu po jej stronie, na jaki pozwalają zasady, ze swoim następnym pracownikiem jako mistrzem. Jej pracownicy nigdy nic jej nie przynoszą.
rules-automa-turn-4 = Prywatna fabryka: usuwa z niej kostki albo z następnej za strzałką; ty wskazujesz które. Na początku jedną, przy wielu pracownikach do { $automa_goods_most }. Jeśli wszystkie są puste, usuwa kostkę szkła, idąc za tą samą strzałką.

rules-automa-renewal-title = Automa w fazie odnowienia
rules-automa-renewal-1 = Faza przebiega jak zwykle, a piece uzupełnia się jak dla dwóch graczy. Zanim zaczniesz zaopatrywać fabryki, robi to Automa według swojej ostatniej karty: kostki wylosowane z jej worka trafiają po jednej do kolejnych prywatnych fabryk za strzałką.
rules-automa-renewal-2 = Jeśli ta karta pokazuje krążek, następny pracownik Automy zostaje uczniem na karcie, na której masz mistrza. To dla ciebie punkt na koniec. Bez wolnego miejsca nic się nie dzieje.

rules-automa-end-title = Koniec gry solo
rules-automa-end-1 = O końcu decyduje armia, a nie punkty. Końcowa faza odnowienia to ta, w której armia dociera na pole { $final_easy } (łatwy), { $final_normal } (normalny) lub { $final_hard } (trudny).
rules-automa-end-2 = Po niej następują ostatnie tury: twoja, jeśli fazę wywołała tura Automy, a w przeciwnym razie tura Automy i potem twoja. Następnej fazy odnowienia już nie ma i liczy się twoje punkty.
rules-automa-end-3 = Punkty dają ci rangę (łatwy, normalny, trudny): { rank-artisan } od { $artisan_easy }, { $artisan_normal }, { $artisan_hard } punktów, { rank-glassmaker } od { $glassmaker_easy }, { $glassmaker_normal }, { $glassmaker_hard }. Przy mniejszej liczbie punktów ranga to { rank-apprentice }, a to nie jest zwycięstwo.

rules-opponents-title = Przeciwnicy
rules-opponents-1 = Jeśli chcesz większego wyzwania, wybierz przeciwnika do pokonania. Wygrywasz z wynikiem co najmniej { $target_easy } punktów (łatwy), { $target_normal } (normalny) lub { $target_hard } (trudny), a końcowa faza odnowienia to zawsze ta na polu { $opponent_final }. Każdy przeciwnik zmienia jedną zasadę.
rules-opponents-2 = { opponent-op1 }: zaczynasz o { $tracks_lower ->
        [one] { $tracks_lower } pole
        [few] { $tracks_lower } pola
        [many] { $tracks_lower } pól
       *[other] { $tracks_lower } pól
    } niżej w lesie i na wydmach. { opponent-op2 }: rynki nie mają pola o koszcie { $cost_most }.
rules-opponents-3 = { opponent-op3 }: kolejnego akcesorium tego samego rodzaju nie możesz zyskać, dopóki nie skompletujesz zestawu { $accessories } różnych. { opponent-op4 }: nigdy nie masz zdolności { disc-2d }, jej krążek zostaje na twojej planszy.
rules-opponents-4 = { opponent-op5 }: wszystkie krążki toru wpływów leżą na polu { $stacked_on }, więc masz najwyżej { $stacked_cap ->
        [one] { $stacked_cap } wpływ
        [few] { $stacked_cap } wpływy
        [many] { $stacked_cap } wpływów
       *[other] { $stacked_cap } wpływów
    }, dopóki nie zejdzie ostatni z nich.

rules-scenarios-title = Scenariusze
rules-scenarios-1 = Scenariusz dodaje warunek do gry solo. Scenariusze są w całości nasze i żaden nie działa, jeśli go nie wybierzesz.
rules-scenarios-2 = { scenario-sc1 }: dolne piece zaczynają z { $scenario_cubes } kostkami. Inne scenariusze każą dotrzeć na pole { $scenario_track } lasu albo wydm, gdzie zaczynasz o { $scenario_lower ->
        [one] jedno pole
        [few] { $scenario_lower } pola
        [many] { $scenario_lower } pól
       *[other] { $scenario_lower } pól
    } niżej, albo zrealizować { $scenario_contracts ->
        [one] { $scenario_contracts } kontrakt
        [few] { $scenario_contracts } kontrakty
        [many] { $scenario_contracts } kontraktów
       *[other] { $scenario_contracts } kontraktów
    } jednego rodzaju. Kto tego nie osiągnie, nie wygrywa.

rules-rulings-title = Gdzie instrukcja nie jest jasna
rules-rulings-1 = Drukowane zasady nie mówią wszystkiego. Tu i w rozdziałach powyżej mówimy, jak gramy; niemal każdą taką kwestię można ustalić inaczej, zakładając grę.
rules-rulings-2 = Zdobywanie karty nie jest obowiązkowe. Zdolności { disc-4a } można użyć dowolną liczbę razy przy jednym kontrakcie. Gdy Automa bierze towary, twoje profesje się nie uruchamiają.
rules-rulings-3 = Początkowym pracownikiem może być każdy krążek, który może zejść, a jego zdolność działa od razu. Punkty, które w trakcie tury sięgną armii, wywołują koniec tak samo jak ona; na polu zero armia zostaje i też go wywołuje.
rules-rulings-4 = Zdolność { disc-4b } dotyczy tylko białego szkła, a nie pustego pieca ani dostarczonego zestawu; { disc-4c } i { disc-4d } działają przy każdym zdobywaniu karty. Pracownik zdobyty za zestaw może utworzyć lub wzmocnić profesję, ale zdolność { disc-3a } działa tylko na początku tury.
rules-rulings-5 = Gdy talia kontraktów lub inwestycji jest pusta, tasuje się karty odrzucone; jeśli i ich nie ma, najdroższe pola zostają puste. Faza odnowienia, która wypada w ostatniej turze, jest tą końcową.
rules-rulings-6 = Nasze są też strony i monety na początku, miejsce, w którym zatrzymują się wpływy, i to, że zaopatrywanie następuje przed realizowaniem. W grze solo także liczba kostek dla pustych pieców, to, co robi Automa, gdy nie ma czego wziąć albo nie ma miejsca, i ostatnie tury.

rules-own-cards-title = Nasze własne karty
rules-own-cards-1 = Przebieg gry i plansza są takie jak w grze. Talie nie: zasady pokazują tylko kilka kart z całości (profesje: { $professions }, kontrakty: { $contracts }, inwestycje: { $investments }), więc pozostałe wymyśliliśmy tak, by pasowały.
rules-own-cards-2 = Nasze są też karty Automy, scenariusze, przypisanie zasad przeciwnikom, monety na początku, długość torów i większość liczb kostek dla pustych pieców.
rules-own-cards-3 = Kto ma tę grę, może wpisać jej karty do pliku i nimi grać. Jak to zrobić, mówi dokumentacja.

rules-moves-title = Ruchy i ich cofanie
rules-moves-1 = Każdy ruch można wpisać, tymi samymi słowami we wszystkich językach. Wszystko, co proponuje strona lub terminal, jest dozwolonym ruchem.
rules-moves-2 = Ruch możesz cofnąć, dopóki niczego nie ujawnił, a inni nie zagrali dalej. Cofnięty ruch możesz ponowić.
