## The symbols of the page, a sentence each

symbol-cube-green = Zielone szkło: butelki, z lewego górnego pieca.
symbol-cube-blue = Niebieskie szkło: kryształ, z prawego górnego pieca.
symbol-cube-white = Białe szkło: szkło okienne, z dolnych pieców.
symbol-cube-orange = Pomarańczowe towary: wyroby z drewna, z prywatnej fabryki.
symbol-cube-pink = Różowe towary: tkaniny, z prywatnej fabryki.
symbol-cube-black = Czarne towary: ceramika, z prywatnej fabryki.
symbol-cube-any = Kostka dowolnego koloru, według twojego wyboru.
symbol-basket = Kosz, jedno z { $accessories } akcesoriów.
symbol-crate = Skrzynia, jedno z { $accessories } akcesoriów.
symbol-chandelier = Żyrandol, jedno z { $accessories } akcesoriów.
symbol-accessory-any = Wybrane przez ciebie akcesorium.
symbol-coin = Monetami płacisz za inwestycje i za większość czerwonych profesji.
symbol-influence = Wpływami płacisz za kontrakty i za większość niebieskich profesji.
symbol-points = Punkty na torze punktacji, na którym armia idzie ci naprzeciw.
symbol-forest = Krok w lesie: w górę, gdy go zyskujesz, w dół, gdy nim płacisz.
symbol-dunes = Krok na wydmach: w górę, gdy go zyskujesz, w dół, gdy nim płacisz.
symbol-army = Armia w każdej fazie odnowienia schodzi po torze punktacji o { $army_step ->
        [one] { $army_step } pole
        [few] { $army_step } pola
        [many] { $army_step } pól
       *[other] { $army_step } pól
    }.
symbol-furnace = Piec w fabryce Stephensa, z którego bierze się szkło.
symbol-factory = Prywatna fabryka, którą gracze zaopatrują i z której bierze się towary.
symbol-disc = Krążek z planszy gracza: staje się pracownikiem, a zdolność, którą zakrywał, zostaje odblokowana.
symbol-master = Mistrz: pracownik na górnym miejscu profesji.
symbol-apprentice = Uczeń: pracownik innego gracza na dolnym miejscu profesji.
symbol-contract = Kontrakt wymaga kostek, a po zrealizowaniu punktuje na koniec gry.
symbol-investment = Inwestycja uruchamia się w fazie odnowienia, razem z innymi ze swojej kolumny.
symbol-type-crown = Kontrakt dla Korony.
symbol-type-colonies = Kontrakt dla kolonii.
symbol-type-uk = Kontrakt dla Zjednoczonego Królestwa.
symbol-profession-red = Czerwona profesja: leży w rzędzie po lewej.
symbol-profession-blue = Niebieska profesja: leży w rzędzie po prawej.
symbol-renewal = Faza odnowienia następuje, gdy na koniec tury pustych pieców jest co najmniej { $empty_furnaces }.
symbol-first-player = Pierwszy gracz: od niego zaczyna się gra i każda runda.
symbol-end-flag = Koniec gry został wywołany: zostały tylko ostatnie tury.
symbol-ability-2a = { disc-2a }: punkt w każdej fazie odnowienia.
symbol-ability-2b = { disc-2b } (najpierw { disc-2a }): na koniec punkt za { $cubes_for_point ->
        [one] każdą kostkę
        [few] każde { $cubes_for_point } kostki
        [many] każde { $cubes_for_point } kostek
       *[other] każde { $cubes_for_point } kostek
    } w twoim zapasie.
symbol-ability-2c = { disc-2c } (najpierw { disc-2a }): na koniec punkt za { $coins_for_point ->
        [one] każdą monetę
        [few] każde { $coins_for_point } monety
        [many] każde { $coins_for_point } monet
       *[other] każde { $coins_for_point } monet
    }.
symbol-ability-2d = { disc-2d } (najpierw { disc-2a }): na koniec { $influence_for_point ->
        [one] punkt za każdy wpływ
        [few] punkt za każde { $influence_for_point } wpływy
        [many] punkt za każde { $influence_for_point } wpływów
       *[other] punkt za każde { $influence_for_point } wpływów
    }.
symbol-ability-2e = { disc-2e } (najpierw { disc-2a }): na koniec { $set_points ->
        [one] { $set_points } punkt
        [few] { $set_points } punkty
        [many] { $set_points } punktów
       *[other] { $set_points } punktów
    } za każdy zestaw { $accessories } różnych akcesoriów, zachowanych lub wydanych.
symbol-ability-3a = { disc-3a }: raz w swojej turze, przed akcją, wymień obie profesje obok jednej z talii.
symbol-ability-3b = { disc-3b }: rząd, w którym tworzysz profesję, może dorównać rzędowi pod nim.
symbol-ability-4a = { disc-4a }: w kontrakcie { $substitute ->
        [one] { $substitute } kostka jednego koloru może
        [few] { $substitute } kostki jednego koloru mogą
        [many] { $substitute } kostek jednego koloru może
       *[other] { $substitute } kostek jednego koloru może
    } zastąpić jedną kostkę innego.
symbol-ability-4b = { disc-4b } (najpierw { disc-4a }): z białym szkłem z pieca możesz zdobyć drugą kartę.
symbol-ability-4c = { disc-4c }: zanim zdobędziesz kartę, możesz odrzucić najtańszą kartę z rynku.
symbol-ability-4d = { disc-4d } (najpierw { disc-4c }): w każdej akcji jedna karta kosztuje o jeden mniej, ale nigdy mniej niż { $cost_least }.
symbol-ability-5a = { disc-5a }: weź do { $taken_5a } kostek z prywatnej fabryki.
symbol-ability-5b = { disc-5b } (najpierw { disc-5a }): weź do { $taken_5b } kostek z prywatnej fabryki, a po wzięciu { $cubes_for_furnace } możesz użyć pustego pieca.
symbol-ability-5c = { disc-5c } (najpierw { disc-5b }): weź do { $taken_5c } kostek z prywatnej fabryki.
symbol-ability-inf = Krążek na torze wpływów: twoje wpływy zatrzymują się przed nim, dopóki nie pójdzie do pracy.
