## The tutorial: for each step a title, what to understand, what to do, a hint after a move that does not help, and praise

tutorial-glass-title = Weź szkło
tutorial-glass-text = Na środku stoi fabryka Stephensa z { $furnaces } piecami. Weź kostkę szkła, a jej piec coś dla ciebie zrobi: górny uruchamia profesje, które przy nim leżą. Twój pierwszy pracownik stoi po lewej, przy zielonym szkle.
tutorial-glass-task = W tej turze zdobądź zieloną kostkę i monetę.
tutorial-glass-hint = Twój pracownik pomaga tylko wtedy, gdy ktoś bierze szkło z pieca obok niego: z lewego górnego. Potem wybierz monetę.
tutorial-glass-done = Szkło na kontrakt i moneta od pracownika. Zawsze gdy ktokolwiek weźmie zielone szkło, twój pracownik znów coś ci przyniesie.

tutorial-contract-title = Przyjmij kontrakt
tutorial-contract-text = Biorąc białe szkło z lewego dolnego pieca, możesz przyjąć kontrakt. Kosztuje wpływy, od { $cost_least } do { $cost_most }, zależnie od pola, na którym leży. Później realizujesz go kostkami, a na koniec jest wart punkty.
tutorial-contract-task = Masz zieloną kostkę. Weź białe szkło i przyjmij kontrakt, który wymaga jednej zielonej i jednej białej kostki.
tutorial-contract-hint = Białe szkło z lewego dolnego pieca służy kontraktom, z prawego dolnego inwestycjom. Najtańszy kontrakt to nie ten, który możesz szybko zrealizować: spójrz na następny ({ card-uk04 }).
tutorial-contract-done = Masz już wszystko, czego wymaga. Droższe kontrakty się przesunęły i doszedł nowy.

tutorial-investment-title = Sfinansuj inwestycję
tutorial-investment-text = Biorąc białe szkło z prawego dolnego pieca, możesz za monety sfinansować inwestycję. Trafia do rzędu swoich kostek, a karta bez kostek do dowolnego rzędu. Inwestycje na tym samym miejscu swoich rzędów to kolumna, a kolumna działa jako całość.
tutorial-investment-task = W pierwszej kolumnie masz inwestycję pomarańczową i czarną, ale nie różową. Sfinansuj kartę bez kostek i dołącz ją do tej pierwszej kolumny.
tutorial-investment-hint = W pomarańczowym lub czarnym rzędzie byłaby drugą kartą i zaczęłaby drugą kolumnę. Który rząd jest jeszcze pusty? Połóż kartę właśnie tam ({ card-no3 }).
tutorial-investment-done = To kolumna z { $types } kart: gdy ją uruchomisz, dojdą też punkty z nowej karty.

tutorial-create-title = Utwórz profesję
tutorial-create-text = Zamiast brać kostkę, możesz przydzielić pracownika, na przykład tworząc profesję: zapłać koszt jej górnego miejsca i połóż ją w rzędzie po jej stronie. Rząd położony wyżej musi być krótszy niż rząd pod nim, ale mistrz jest tam na koniec więcej wart.
tutorial-create-task = Utwórz czerwoną profesję przy dolnej prywatnej fabryce, gdzie mistrz jest wart { $master_lower ->
        [one] { $master_lower } punkt
        [few] { $master_lower } punkty
        [many] { $master_lower } punktów
       *[other] { $master_lower } punktów
    }. Potem wybierz dowolny krążek na pracownika.
tutorial-create-hint = Przy piecu leżą 2 profesje, więc w rzędzie nad nim jest miejsce na jedną. Wybierz ten rząd, a nie rząd przy piecu.
tutorial-create-done = Masz tam mistrza. Zawsze gdy ktoś weźmie towary z tej fabryki, twój pracownik przyniesie korzyść; a krążek odblokował zdolność.

tutorial-reinforce-title = Wzmocnij profesję
tutorial-reinforce-text = W profesji z dolnym miejscem zmieści się uczeń. Jeśli mistrz należy do innego gracza, możesz wysłać tam pracownika i odtąd odbierać tę samą korzyść.
tutorial-reinforce-task = Masz jedną monetę. Wzmocnij profesję przeciwnika i zachowaj monetę.
tutorial-reinforce-hint = Niektóre dolne miejsca coś kosztują, a niektóre profesje ich nie mają. Poszukaj dolnego miejsca za darmo ({ card-r02 }); potem wybierz krążek.
tutorial-reinforce-done = Uczeń za darmo! Przeciwnik dostanie za niego na koniec { $apprentice_points ->
        [one] { $apprentice_points } punkt
        [few] { $apprentice_points } punkty
        [many] { $apprentice_points } punktów
       *[other] { $apprentice_points } punktów
    }; ty masz korzyść już od teraz.

tutorial-activate-title = Uruchom rząd
tutorial-activate-text = Gdy uruchamia się rząd, każdy twój pracownik raz przynosi w nim korzyść, w kolejności, jaką wybierzesz. Niektórzy dają wybór, inni proponują wymianę: zapłać to, co na lewo od strzałki, a zyskasz to, co na prawo.
tutorial-activate-task = Nie masz zupełnie nic. Uruchom czerwony rząd przy piecu i zakończ z 2 monetami.
tutorial-activate-hint = Jeden pracownik zamienia wpływ na monety ({ card-r19 }). Którego zysku od drugiego potrzebujesz więc najpierw?
tutorial-activate-done = Najpierw wpływ, potem wymiana: kolejność ma znaczenie. Przeciwnik też ma w tym rzędzie pracownika i odbiera korzyść po tobie.

tutorial-unlock-title = Odblokuj zdolność
tutorial-unlock-text = Pod każdym krążkiem na twojej planszy jest zdolność: masz ją, gdy krążek pójdzie do pracy. Krążki zagradzają też tor wpływów: znacznik zatrzymuje się przed krążkiem na polu { $inf5 }, a wszystko ponad { $cap_none } przepada.
tutorial-unlock-task = Masz { $cap_none ->
        [one] { $cap_none } wpływ
        [few] { $cap_none } wpływy
        [many] { $cap_none } wpływów
       *[other] { $cap_none } wpływów
    } i nie możesz zyskać więcej. Przydziel pracownika tak, aby wpływy znów mogły rosnąć, i nie wydaj żadnego z nich.
tutorial-unlock-hint = Jest czerwona profesja, która nic nie kosztuje ({ card-r04 }). Potem weź krążek, który zagradza ci drogę: ten na polu { $inf5 }, nie wyższy.
tutorial-unlock-done = Teraz { $cap_5 ->
        [one] zmieści się { $cap_5 } wpływ
        [few] zmieszczą się { $cap_5 } wpływy
        [many] zmieści się { $cap_5 } wpływów
       *[other] zmieści się { $cap_5 } wpływów
    }. Inne krążki potrafią różne rzeczy: więcej kostek, tańsze karty, punkty na koniec.

tutorial-goods-title = Weź towary
tutorial-goods-text = W prywatnych fabrykach leżą towary: kostki pomarańczowe, różowe i czarne. Weź jedną, a uruchomi się rząd profesji przy tej fabryce. Masz zdolność { disc-5a }, więc możesz wziąć do { $taken_5a } kostek z tej samej fabryki.
tutorial-goods-task = Twój kontrakt wymaga pomarańczowej i różowej. Zdobądź obie w tej turze, a do tego monetę od swojego pracownika.
tutorial-goods-hint = Weź pierwszą kostkę z fabryki, w której leżą oba kolory i przy której stoi twój pracownik, a potem także drugi kolor.
tutorial-goods-done = Obie w jednej turze. Z następnymi krążkami tego rodzaju weźmiesz jeszcze więcej, a wtedy możesz też użyć pustego pieca.

tutorial-renewal-title = Faza odnowienia
tutorial-renewal-text = Gdy na koniec tury pustych pieców jest { $empty_furnaces }, następuje faza odnowienia: armia rusza naprzód, puste piece się uzupełnia i można uruchamiać kolumny inwestycji. Las i wydmy na kartach to kroki w dół na tych torach. Na koniec każdy tor liczy się według sektora.
tutorial-renewal-task = Wywołaj fazę odnowienia, biorąc ostatnią kostkę z pieca. Potem uruchom kolumnę, ale zostań na polu { $sector_middle } lasu, które jest warte { $sector_middle_points ->
        [one] { $sector_middle_points } punkt
        [few] { $sector_middle_points } punkty
        [many] { $sector_middle_points } punktów
       *[other] { $sector_middle_points } punktów
    }.
tutorial-renewal-hint = W lewym dolnym piecu jest jedna kostka. Z twoich kolumn pierwsza kosztowałaby krok w lesie, druga kosztuje kroki na wydmach.
tutorial-renewal-done = Punkty za kolumnę i żadnej straty: na wydmach do następnego sektora i tak było daleko. Tamta kolumna kosztowałaby więcej, niż przynosi.

tutorial-supply-title = Zaopatrz i zrealizuj
tutorial-supply-text = Wszystkie kostki z uruchomionych kolumn muszą trafić do prywatnych fabryk, a każda dostawa popłaca: pojedyncza kostka daje monety lub wpływy, zestaw coś lepszego. Na końcu fazy odnowienia możesz zrealizować kontrakty tym, co masz.
tutorial-supply-task = Zrealizuj kontrakt dla kolonii ({ card-co09 }). Masz na niego zieloną kostkę, ale nie masz jeszcze skrzyni.
tutorial-supply-hint = Uruchom swoją kolumnę, a potem dostarcz czarną i pomarańczową kostkę razem na dół po prawej: za to jest wybrane akcesorium. Nie dostarczaj pomarańczowej osobno.
tutorial-supply-done = Dostarczone i od razu zrealizowane! Kontrakt leży już w swoim rzędzie, a towary czekają w fabrykach na każdego chętnego.

tutorial-ending-title = Koniec i kto wygrywa
tutorial-ending-text = Gdy armia i punkty się spotkają, zaczynają się ostatnie tury, a grę kończy końcowa faza odnowienia. Kontrakty liczy się wtedy kolumnami, pierwsze z każdego rodzaju razem: karty razy kostki. Liczą się też tory, mistrzowie i zdolności.
tutorial-ending-task = Masz o 5 punktów mniej niż przeciwnik, a to końcowa faza odnowienia. Dzięki zdolności { disc-2d } każdy wpływ to punkt; a może jest coś lepszego dla ostatnich kostek? Wygraj grę.
tutorial-ending-hint = Wpływy dałyby 3 punkty. Kontrakt dla Zjednoczonego Królestwa ({ card-uk09 }) byłby trzecią kartą twojej pierwszej kolumny: czego mu jeszcze brakuje?
tutorial-ending-done = Wygrywasz! Dzięki koszowi kolumna urosła z 2 kart z 6 kostkami do 3 kart z 7: to 9 punktów więcej.

tutorial-automa-title = Przeciwko Automie
tutorial-automa-text = Solo grasz przeciwko Automie, która w każdej swojej turze odkrywa kartę. Nic nie zyskuje, ale zabiera kostki i karty i tworzy profesje. Gdy bierze szkło z górnego pieca, twoi pracownicy przy tym piecu przynoszą korzyści.
tutorial-automa-task = Automie została jedna karta i weźmie nią zielone szkło. Zdobądź 2 monety przed swoją następną turą.
tutorial-automa-hint = Twój pracownik stoi przy zielonym szkle i działa zarówno w twojej turze, jak i w turze Automy. Za każdym razem wybierz monetę.
tutorial-automa-done = Jedna moneta w twojej turze i jedna w turze Automy. Znasz już grę: huta jest twoja!
