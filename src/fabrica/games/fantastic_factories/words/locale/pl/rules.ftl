## The rules of Fantastic Factories. The numbers are those of the box: rulebook.py has them.

rules-goal-title = Cel gry
rules-goal-1 = Prowadzisz fabrykę, tak jak pozostali gracze. Wygrywa ten, kto na koniec ma najwięcej punktów.
rules-goal-2 = Towary to punkty, a wytwarzają je twoje budynki. Prestiż to też punkty, a jest wydrukowany na kartach, które budujesz.

rules-setup-title = Przygotowanie gry
rules-setup-1 = Gra jest dla najwyżej { $players } graczy. Każdy zaczyna z { $dice } kośćmi i { $start_hand } projektami na ręce; ma też { $start_metal ->
        [one] { $start_metal } metal
        [few] { $start_metal } metale
        [many] { $start_metal } metali
       *[other] { $start_metal } metalu
    } i { $start_energy ->
        [one] { $start_energy } energię
        [few] { $start_energy } energie
        [many] { $start_energy } energii
       *[other] { $start_energy } energii
    }. Swoje karty na ręce widzisz tylko ty; wszystko inne leży odkryte.
rules-setup-2 = Rynek to rząd { $row } projektów i rząd { $row } specjalistów. Nad każdym specjalistą leży narzędzie, które zostaje na swoim miejscu przez całą grę.
rules-setup-3 = Są dwie osobno potasowane talie: talia { $blueprints } projektów i talia { $contractors } specjalistów. Metal, energia, towary i kości nigdy się nie kończą.
rules-setup-4 = Zbudowane karty stoją przed tobą: to twój kompleks, a każda z nich jest budynkiem.

rules-cards-title = Projekty
rules-cards-1 = Projekt pokazuje, ile metalu i energii kosztuje jego budowa, jakie ma narzędzie, typ i prestiż oraz co robi. Wszystkie egzemplarze karty są takie same.
rules-cards-2 = Karty produkcyjne wytwarzają towary, karty użyteczności publicznej dają metal i energię, a karty szkoleniowe zmieniają kości. Karty specjalne mają własne efekty. Pomniki nic nie robią, ale dają dużo prestiżu.
rules-cards-3 = Karta na ręce przydaje się też inaczej: możesz ją odrzucić dla jej narzędzia, aby zbudować inną kartę albo zatrudnić specjalistę.

rules-paying-title = Płacenie
rules-paying-1 = Płacisz tym, co masz w danej chwili: metalem, energią, wolnymi kośćmi (czyli jeszcze niepołożonymi) i kartami z ręki. Nie można niczego pożyczyć.
rules-paying-2 = Towarów nigdy się nie wydaje: raz wytworzone, są twoje do końca gry.

rules-round-title = Runda
rules-round-1 = Runda zaczyna się fazą zakupów. Gdy każdy rozegra w niej swoją turę, następuje faza pracy.
rules-round-2 = W fazie zakupów gracie po kolei: zaczyna pierwszy gracz, a potem kolej przechodzi na gracza po lewej. W fazie pracy wszyscy grają jednocześnie.
rules-round-3 = Na koniec rundy zabierasz swoje kości, kości dodatkowe znikają, a każdego budynku można znów użyć. Znacznik pierwszego gracza przechodzi na osobę po lewej i zaczyna się następna runda.

rules-market-title = Rynek
rules-market-1 = W swojej turze musisz zrobić jedną z dwóch rzeczy: wziąć na rękę projekt z rynku, za darmo, albo zatrudnić specjalistę.
rules-market-2 = Lukę od razu wypełnia następna karta z talii, a twoja tura się kończy. Możesz wziąć tylko kartę leżącą na rynku, a nie kartę z talii.
rules-market-3 = Spasować możesz tylko wtedy, gdy nie ma czego wziąć ani kogo zatrudnić.

rules-sweep-title = Odświeżanie rzędu
rules-sweep-1 = Jeśli na rynku nic ci nie odpowiada, to zanim weźmiesz projekt lub zatrudnisz specjalistę, możesz zapłacić { $sweep ->
        [one] { $sweep } metal
        [few] { $sweep } metale
        [many] { $sweep } metali
       *[other] { $sweep } metalu
    } albo { $sweep ->
        [one] { $sweep } energię
        [few] { $sweep } energie
        [many] { $sweep } energii
       *[other] { $sweep } energii
    } i odświeżyć projekty albo specjalistów. Wolno to zrobić raz w turze, z jednym rzędem.
rules-sweep-2 = Najpierw odrzuca się wszystkie karty rzędu, potem od lewej do prawej wykłada się nowe, aż będzie ich { $row }. Odświeżyć można nawet rząd z lukami albo pusty.

rules-hire-title = Zatrudnianie specjalisty
rules-hire-1 = Aby zatrudnić specjalistę, odrzuć z ręki kartę z narzędziem, które leży nad nim. Niektórzy kosztują też energię.
rules-hire-2 = Efekt specjalisty następuje od razu. Ci, którzy dają lub ustawiają kości, robią to w fazie pracy tej samej rundy.
rules-hire-3 = Potem odrzucasz specjalistę, jego miejsce zajmuje następny, a twoja tura się kończy.

rules-gifts-title = Specjaliści z prezentem
rules-gifts-1 = Architekt: dobierz { $architect_cards ->
        [one] { $architect_cards } kartę
        [few] { $architect_cards } karty
        [many] { $architect_cards } kart
       *[other] { $architect_cards } kart
    }. Elektryk: zyskaj { $electrician_energy ->
        [one] { $electrician_energy } energię
        [few] { $electrician_energy } energie
        [many] { $electrician_energy } energii
       *[other] { $electrician_energy } energii
    }. Górnik: zyskaj { $miner_metal ->
        [one] { $miner_metal } metal
        [few] { $miner_metal } metale
        [many] { $miner_metal } metali
       *[other] { $miner_metal } metalu
    }.
rules-gifts-2 = Każdy z nich ma też prezent dla wybranego przeciwnika: { $architect_gift ->
        [one] { $architect_gift } kartę
        [few] { $architect_gift } karty
        [many] { $architect_gift } kart
       *[other] { $architect_gift } kart
    }, { $electrician_gift ->
        [one] { $electrician_gift } energię
        [few] { $electrician_gift } energie
        [many] { $electrician_gift } energii
       *[other] { $electrician_gift } energii
    } lub { $miner_gift ->
        [one] { $miner_gift } metal
        [few] { $miner_gift } metale
        [many] { $miner_gift } metali
       *[other] { $miner_gift } metalu
    }. Jeśli masz tylko jednego przeciwnika, nie musisz wybierać. W grze solo przeciwko Maszynie prezentu nie ma.

rules-engineer-title = Inżynier
rules-engineer-1 = Inżynier kosztuje, oprócz odrzuconej karty, { $engineer_energy ->
        [one] { $engineer_energy } energię
        [few] { $engineer_energy } energie
        [many] { $engineer_energy } energii
       *[other] { $engineer_energy } energii
    }. Odkrywasz wierzchni projekt z talii i budujesz go za darmo w swoim kompleksie.
rules-engineer-2 = Jeśli nie wolno ci mieć drugiej takiej karty, odrzuć ją i odkrywaj następne, aż trafisz na taką, którą możesz zbudować. Jeśli nie ma jej ani w talii, ani wśród kart odrzuconych, nic nie budujesz.
rules-engineer-3 = To liczy się jako zbudowanie karty. Złomowisko i Baterie słoneczne reagują na nie, a potem już nie reagują w tej rundzie. Możesz w ten sposób zyskać kolejną Latarnię morską lub Obelisk, a nawet wywołać koniec gry.

rules-investor-title = Inwestor
rules-investor-1 = Odkrywasz wierzchni projekt z talii. Zyskujesz tyle metalu i energii, ile wynosi wydrukowany na nim koszt, a kartę odrzucasz.
rules-investor-2 = Dostajesz całość. Nie ma limitu, a zniżki się nie liczą.

rules-extra-workers-title = Najemnicy i Specjalista
rules-extra-workers-1 = Najemnicy kosztują, oprócz karty, { $hired_hands_energy ->
        [one] { $hired_hands_energy } energię
        [few] { $hired_hands_energy } energie
        [many] { $hired_hands_energy } energii
       *[other] { $hired_hands_energy } energii
    }. W fazie pracy tej rundy rzucasz dodatkowo { $hired_hands_dice ->
        [one] { $hired_hands_dice } kością
        [few] { $hired_hands_dice } kośćmi
        [many] { $hired_hands_dice } kośćmi
       *[other] { $hired_hands_dice } kośćmi
    }.
rules-extra-workers-2 = Specjalista to jedna kość więcej w fazie pracy tej rundy. Jej wartość wybierasz w dowolnej chwili tej fazy, nawet gdy znasz już wynik swojego rzutu.
rules-extra-workers-3 = To zwykłe kości. Oddajesz je na koniec rundy, niezależnie od tego, czy ich użyjesz.

rules-foreman-title = Brygadzista
rules-foreman-1 = Brygadzista kosztuje, oprócz karty, { $foreman_energy ->
        [one] { $foreman_energy } energię
        [few] { $foreman_energy } energie
        [many] { $foreman_energy } energii
       *[other] { $foreman_energy } energii
    }. W fazie pracy tej rundy, zamiast rzucać, wybierasz wartości najwyżej { $foreman_dice } swoich kości. Możesz ustawić ich mniej; pozostałymi rzucasz.
rules-foreman-2 = Kości ustawiasz, zanim zrobisz cokolwiek innego. Jeśli masz ich więcej, pozostałymi rzucasz po ustawieniu.

rules-work-title = Praca
rules-work-1 = Wszyscy rzucają swoimi kośćmi: to pracownicy. Potem kładź kości, buduj karty i używaj budynków, w dowolnej kolejności i dopóki cię na to stać.
rules-work-2 = Każdej kości używasz raz w rundzie. Nie musisz położyć wszystkich.
rules-work-3 = Wszyscy pracują jednocześnie i nikt na nikogo nie czeka. Liczy się, kto coś zrobi pierwszy.

rules-headquarters-title = Siedziba główna
rules-headquarters-1 = Twoja siedziba główna ma trzy piętra: Biuro, Generatory i Kopalnię, a na każdym { $slots ->
        [one] { $slots } pole
        [few] { $slots } pola
        [many] { $slots } pól
       *[other] { $slots } pól
    }. Położona tam kość działa od razu.
rules-headquarters-2 = W Biurze kładziesz dowolną kość: dobierz kartę z talii.
rules-headquarters-3 = W Generatorach kładziesz kość o wartości { $low } lub mniejszej: zyskaj tyle energii, ile pokazuje.
rules-headquarters-4 = W Kopalni kładziesz kość o wartości { $high } lub większej: zyskaj jeden metal, niezależnie od tego, ile pokazuje.

rules-matching-bonus-title = Bonus za dopasowanie
rules-matching-bonus-1 = Kość o tej samej wartości co inna, która już leży na tym samym piętrze, daje bonus: kartę w Biurze, energię w Generatorach, metal w Kopalni. Nie musisz kłaść ich jednej zaraz po drugiej.
rules-matching-bonus-2 = Para daje więc bonus raz, a piętro pełne jednakowych kości łącznie { $full_bonus ->
        [one] { $full_bonus } raz
        [few] { $full_bonus } razy
        [many] { $full_bonus } razy
       *[other] { $full_bonus } razy
    }.
rules-matching-bonus-3 = W Generatorach bonus to jedna energia, a nie jeszcze raz wartość kości: z { $slots } kości o wartości { $low } masz razem { $full_generate ->
        [one] { $full_generate } energię
        [few] { $full_generate } energie
        [many] { $full_generate } energii
       *[other] { $full_generate } energii
    }.

rules-build-title = Budowanie
rules-build-1 = Aby zbudować kartę z ręki, zapłać tyle metalu i energii, ile na niej wydrukowano, i odrzuć inną kartę z tym samym narzędziem. Może to być drugi egzemplarz tej karty.
rules-build-2 = W rundzie możesz zbudować tyle kart, na ile cię stać. Nowego budynku można użyć od razu.
rules-build-3 = Możesz mieć po jednym budynku o każdej nazwie. Tylko Latarnia morska i Obelisk mogą stać w twoim kompleksie w kilku egzemplarzach.

rules-activate-title = Używanie budynków
rules-activate-1 = Zapłać wszystko, co jest na lewo od strzałki, a od razu zyskasz wszystko, co jest na prawo. Zysk możesz od razu wydać.
rules-activate-2 = Każdego budynku możesz użyć raz w rundzie, w dowolnej kolejności, nawet w rundzie, w której powstał.
rules-activate-3 = Kości, których wymaga karta, kładziesz na niej. Zostają tam do końca rundy.
rules-activate-4 = Niektóre karty wymagają odrzucenia kart z ręki. Najpierw płacisz kośćmi, metalem i energią, potem wybierasz, co odrzucić, a dopiero potem zyskujesz. Nie możesz więc zapłacić kartą, którą dopiero dobierzesz.

rules-production-title = Karty produkcyjne
rules-production-1 = Karty produkcyjne wytwarzają towary, a towary to punkty. Niektóre wymagają jednakowych kości, inne kości o kolejnych wartościach. Magazyn wymaga kości o sumie co najmniej { $warehouse_total }.
rules-production-2 = Gdy na karcie jest X, to X jest wartością położonej kości. Przy jednakowych kościach liczy się raz: Zakład betoniarski z parą pobiera tyle metalu, ile pokazuje jedna z nich.
rules-production-3 = W Manufakturze za każdym razem wybierasz dodatek. Kość z Mega fabryki ma wartość, którą wybierzesz.

rules-utility-title = Karty użyteczności publicznej
rules-utility-1 = Karty użyteczności publicznej zamieniają kości, karty i surowce na metal i energię.
rules-utility-2 = X to wartość położonej kości: Elektrownia daje tyle energii, a Odlewnia zamienia tyle energii na tyle samo metalu.
rules-utility-3 = Żniwiarz daje metal albo energię, za każdym razem do wyboru. Projekt Matka daje { $motherlode_low ->
        [one] { $motherlode_low } metal
        [few] { $motherlode_low } metale
        [many] { $motherlode_low } metali
       *[other] { $motherlode_low } metalu
    } za niższą kość i { $motherlode_high } za kość o wartości { $motherlode_from } lub większej.

rules-black-market-title = Czarny rynek
rules-black-market-1 = Połóż dowolną kość i odrzuć kartę: zyskujesz wydrukowane na niej metal i energię, ale łącznie nigdy więcej niż { $refund }.
rules-black-market-2 = Jeśli karta kosztuje więcej, wybierasz, które { $refund } surowce bierzesz. Zniżki się tu nie liczą.

rules-training-title = Karty szkoleniowe
rules-training-1 = Za { $training_energy ->
        [one] { $training_energy } energię
        [few] { $training_energy } energie
        [many] { $training_energy } energii
       *[other] { $training_energy } energii
    } karta szkoleniowa zmienia wolną kość, także dodatkową. Kość nie zostaje na karcie: nadal możesz jej użyć.
rules-training-2 = Siłownia podnosi wartość kości o jeden, ale nie działa na { $most_face }. Centrum fitnessu obniża ją o jeden, ale nie działa na { $least_face }.
rules-training-3 = Dojo obraca kość na przeciwną ściankę. Przeciwległe ścianki dają w sumie { $opposite_faces }.
rules-training-4 = Dzięki Agencji pracy przerzucasz razem tyle wolnych kości, ile chcesz, ale co najmniej jedną.

rules-extra-dice-title = Dodatkowe kości
rules-extra-dice-1 = Golem: wybierz wartość, zapłać tyle energii i weź kość o tej wartości. Robot: zapłać { $robot_metal ->
        [one] { $robot_metal } metal
        [few] { $robot_metal } metale
        [many] { $robot_metal } metali
       *[other] { $robot_metal } metalu
    } i rzuć jeszcze jedną kością.
rules-extra-dice-2 = Dodatkowe kości, skądkolwiek pochodzą, to zwykłe kości: możesz je położyć albo przeszkolić. Oddajesz je z końcem rundy.
rules-extra-dice-3 = Możesz mieć dowolnie wiele kości.

rules-triggers-title = Karty, które działają same
rules-triggers-1 = Gdy zbudujesz kartę, Złomowisko daje { $scrap_yard_metal ->
        [one] { $scrap_yard_metal } metal
        [few] { $scrap_yard_metal } metale
        [many] { $scrap_yard_metal } metali
       *[other] { $scrap_yard_metal } metalu
    }, a Baterie słoneczne { $solar_array_energy ->
        [one] { $solar_array_energy } energię
        [few] { $solar_array_energy } energie
        [many] { $solar_array_energy } energii
       *[other] { $solar_array_energy } energii
    }. Za kartę płacisz wcześniej, więc nie zapłacisz za nią tym zyskiem. Obie karty mogą zareagować na tę samą budowę, ale nigdy na własną.
rules-triggers-2 = Gdy zyskujesz towary, dzięki Laboratorium dobierasz { $laboratory_cards ->
        [one] { $laboratory_cards } kartę
        [few] { $laboratory_cards } karty
        [many] { $laboratory_cards } kart
       *[other] { $laboratory_cards } kart
    }. Możesz od razu z tego skorzystać.
rules-triggers-3 = Każda z tych kart reaguje raz na rundę, automatycznie, przy pierwszej okazji po swoim zbudowaniu. To, co zdarzyło się wcześniej, się nie liczy.
rules-triggers-4 = Budowa dzięki Inżynierowi w fazie zakupów też jest taką okazją: karta, która na nią zareaguje, nie zareaguje już w fazie pracy tej rundy.

rules-replicator-title = Replikator
rules-replicator-1 = Zapłać { $replicator_energy ->
        [one] { $replicator_energy } energię
        [few] { $replicator_energy } energie
        [many] { $replicator_energy } energii
       *[other] { $replicator_energy } energii
    } i użyj projektu z rynku tak, jakby stał w twoim kompleksie. Płacisz też to, ile kosztuje jego użycie, a kości kładziesz na Replikatorze.
rules-replicator-2 = Może kopiować karty szkoleniowe, karty dające kości, a nawet kartę, którą masz zbudowaną i już użytą. Nigdy nie kopiuje pomnika ani innego Replikatora.
rules-replicator-3 = Jeśli kopiuje Laboratorium, Złomowisko lub Baterie słoneczne, to do końca rundy działa jak ta karta i reaguje raz.
rules-replicator-4 = Skopiowana karta zostaje na rynku. Podczas fazy pracy rynek się nie zmienia.

rules-monuments-title = Pomniki
rules-monuments-1 = Pomnika nie można użyć. Liczy się jak każdy inny budynek i daje więcej prestiżu niż większość z nich.
rules-monuments-2 = Obelisk: prestiż { $obelisk_prestige }. Możesz ich zbudować, ile chcesz.
rules-monuments-3 = Latarnia morska: pierwsza ma prestiż { $beacon_prestige }, każda następna o { $beacon_step } większy niż poprzednia. Możesz ich zbudować, ile chcesz.
rules-monuments-4 = Megalit: prestiż { $megalith_prestige }, każdy może mieć tylko jeden. Kosztuje o { $megalith_discount ->
        [one] { $megalith_discount } metal
        [few] { $megalith_discount } metale
        [many] { $megalith_discount } metali
       *[other] { $megalith_discount } metalu
    } mniej za każdy pomnik, który już stoi w twoim kompleksie, aż do zera metalu.

rules-decks-title = Talie i karty odrzucone
rules-decks-1 = W fazie pracy każdą kartę dobiera się z talii, nigdy z rynku.
rules-decks-2 = Gdy potrzebna jest karta, a jej talia jest pusta, tasuje się karty odrzucone i to one stają się talią.
rules-decks-3 = Jeśli nie ma też kart odrzuconych, nic się nie dobiera, a miejsce na rynku zostaje puste. Gdy tylko znów są karty, puste miejsca wypełnia się od lewej do prawej, na koniec każdej tury w fazie zakupów i po akcji Maszyny.

rules-limits-title = Koniec pracy i co wolno zachować
rules-limits-1 = Gdy nie masz już nic do zrobienia, kończysz. Gdy skończą wszyscy, możesz zachować łącznie do { $resource_limit } metalu i energii oraz do { $hand_limit } kart. Wybierasz, co odrzucić.
rules-limits-2 = Do tej chwili możesz mieć, ile chcesz. Dla towarów nie ma limitu.
rules-limits-3 = Gdy zakończysz pracę, w tej rundzie już nic nie robisz. Wszyscy, którzy mają za dużo, odrzucają nadmiar jednocześnie, i wtedy runda się kończy. Limity obowiązują też w ostatniej rundzie.

rules-ending-title = Koniec gry
rules-ending-1 = Koniec gry zostaje wywołany, gdy tylko w dowolnej chwili rundy czyjaś liczba towarów osiągnie { $goods_to_end } albo liczba budynków { $buildings_to_end }.
rules-ending-2 = Tę rundę gra się do końca, a potem dokładnie jeszcze jedną.
rules-ending-3 = Prestiż nie wywołuje końca gry: robią to tylko towary i liczba budynków.

rules-scoring-title = Punktacja
rules-scoring-1 = Dodaj swoje towary i prestiż swoich budynków. Wygrywa gracz z największą liczbą punktów.
rules-scoring-2 = Metal, energia i karty na ręce nie dają punktów.

rules-ties-title = Remisy
rules-ties-1 = Przy remisie wygrywa gracz z większą ilością metalu; potem z większą ilością energii; potem z większą liczbą kart na ręce. Jeśli to wszystko jest równe, zwycięstwo jest wspólne.

rules-solo-title = Solo przeciwko Maszynie
rules-solo-1 = Rozgrywasz fazę zakupów i fazę pracy jak zwykle. Potem przychodzi tura Maszyny, i tak runda za rundą.
rules-solo-2 = Liczba kart, z którymi zaczyna Maszyna: poziom łatwy { $easy }, średni { $medium }, trudny { $hard }, szalony { $insane }. Jeśli jest wśród nich pomnik, odrzuca się go i zastępuje inną kartą. Później Maszyna może mieć pomniki, a także kilka takich samych kart.
rules-solo-3 = Specjaliści nie mają prezentu dla Maszyny.

rules-machine-turn-title = Tura Maszyny
rules-machine-turn-1 = Maszyna rzuca zieloną, czerwoną, niebieską, fioletową i żółtą kością. Zielona wybiera kartę do jej kompleksu, a pozostałe wytwarzają towary.
rules-machine-turn-2 = Gdy zielona pokazuje { $row } lub mniej, Maszyna bierze ten projekt z rynku, licząc od lewej, a lukę wypełnia następna karta z talii. Jeśli w tym miejscu nie ma karty, nie dostaje nic.
rules-machine-turn-3 = Gdy zielona pokazuje { $machine_sweeps_blueprints } lub { $machine_sweeps_contractors }, Maszyna bierze wierzchni projekt z talii. Potem odświeża się rząd: przy { $machine_sweeps_blueprints } projekty, przy { $machine_sweeps_contractors } specjalistów.
rules-machine-turn-4 = Czerwona odpowiada kartom szkoleniowym, niebieska produkcyjnym, fioletowa specjalnym, a żółta kartom użyteczności publicznej. Każda z tych kości wytwarza towar, jeśli jej wartość nie przekracza liczby kart tego typu w kompleksie Maszyny. Nowa karta też się liczy.

rules-machine-end-title = Jak pokonać Maszynę
rules-machine-end-1 = Maszyna wywołuje koniec tylko wtedy, gdy liczba jej towarów osiągnie { $goods_to_end }, niezależnie od tego, ile ma kart. Ty wywołujesz go jak zawsze. Potem ty i Maszyna rozgrywacie jeszcze jedną rundę.
rules-machine-end-2 = Maszyna ma punkt za każdy towar i za każdą kartę oraz jeszcze jeden za każdy pomnik. Wygrywasz, jeśli masz więcej punktów; przy remisie wygrywa Maszyna.

rules-moves-title = Ruchy i ich cofanie
rules-moves-1 = Niedozwolony ruch niczego nie zmienia, a ty dowiadujesz się dlaczego.
rules-moves-2 = Możesz cofnąć swój ostatni ruch, chyba że coś ujawnił, na przykład kartę lub rzut, albo inni zdążyli już zagrać.
