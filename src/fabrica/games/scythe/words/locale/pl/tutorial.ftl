## Samouczek: do każdego kroku tytuł, co trzeba zrozumieć, co zrobić, wskazówka po ruchu, który nie pomaga, i pochwała

tutorial-move-title = Ruch
tutorial-move-text = W każdej turze wybierasz sekcję swojej planszy, inną niż ostatnio, i wykonujesz jej akcje. Ruch pozwala przesunąć jednostki na sąsiednie pola; ile ich może być: { $units }. Robotnicy zostają i pracują, bohater odkrywa mapę.
tutorial-move-task = Wybierz Ruch. Wyślij robotnika na góry z żetonem spotkania, a bohatera z bazy do lasu.
tutorial-move-hint = Obie jednostki ruszają się w tej samej akcji: wybierz jedną, wskaż, dokąd idzie, a potem drugą. Góry stykają się z lasem i tundrą, gdzie stoją twoi robotnicy; spotkanie czeka tylko na bohaterów, więc robotnik może na nim stać.
tutorial-move-done = Twoja frakcja się rozchodzi. Kontrolujesz każde pole, na którym masz jednostkę, i możesz wydawać to, co na nim leży.

tutorial-carry-title = Przewożenie
tutorial-carry-text = Każda jednostka może nieść zasoby, które kontrolujesz, ile chcesz. Mech przewozi też robotników, którzy nie tracą przez to własnego ruchu.
tutorial-carry-task = Przewieź mecha, obu robotników i oba metale do wioski jednym ruchem.
tutorial-carry-hint = Zacznij od mecha. Zanim wskażesz, dokąd jedzie, wybierz, co zabiera: może zabrać wszystko naraz.
tutorial-carry-done = Ruszyła się jedna jednostka, a dotarło pięć rzeczy. Robotnik mógłby nawet iść dalej ruchem, który ci został.

tutorial-produce-title = Produkcja
tutorial-produce-text = Produkujesz na kontrolowanych polach, najwyżej na tylu: { $hexes }. Każdy robotnik wytwarza tam jeden zasób, a w wiosce nowego robotnika. Od { $from_power } robotników na mapie kosztuje to siłę, później także popularność i monety.
tutorial-produce-task = Masz robotników w trzech miejscach, a produkować możesz w dwóch. Zdobądź 2 nowych robotników i 2 drewna.
tutorial-produce-hint = Drewno rośnie w lasach, a robotnicy przychodzą z wiosek. Tundrę zostaw w spokoju, a w wiosce weź tylu robotników, ilu możesz.
tutorial-produce-done = Masz teraz siedmiu robotników. Gwiazdka za { $workers } jest blisko, ale od { $from_popularity } każda Produkcja kosztuje cię też popularność.

tutorial-bolster-title = Wsparcie
tutorial-bolster-text = Wsparcie kosztuje monetę i daje siłę albo karty walki. Jedno i drugie wydaje się w walce. Siła kończy się na { $power }, a kto tam dojdzie, kładzie gwiazdkę.
tutorial-bolster-task = Masz 14 siły i jedną monetę. Połóż gwiazdkę w tej turze.
tutorial-bolster-hint = Karty walki to nie siła. Wybierz Wsparcie, a potem siłę.
tutorial-bolster-done = Twoja pierwsza gwiazdka! Zostaje, nawet gdy siłę znów wydasz. Takich dokonań jest dziesięć, a gwiazdka numer { $stars } kończy grę.

tutorial-trade-title = Handel i Mobilizacja
tutorial-trade-text = Każda sekcja ma dwie połowy: najpierw wykonujesz górną, potem dolną. Handel daje zasoby do wyboru na pola z twoimi robotnikami, w liczbie { $tokens }; za dolną akcję płacisz tym, co kontrolujesz.
tutorial-trade-task = Na twojej planszy Handel jest nad Mobilizacją, która kosztuje tu 4 metale. Masz 2. Postaw mecha na mapie w tej turze.
tutorial-trade-hint = Handluj o zasoby i za każdym razem weź metal. Potem wykonaj też dolną akcję.
tutorial-trade-done = Planować obie połowy razem, oto sztuka tej gry. Zdolność spod mecha mają odtąd bohater i wszystkie twoje mechy.

tutorial-rivers-title = Rzeki i mechy
tutorial-rivers-text = Rzeki zamykają drogę. „{ ability-riverwalk }” pozwala bohaterowi i mechom je przekraczać, ale tylko na tereny twojej frakcji: tutaj lasy i góry. „{ ability-speed }” daje im jeszcze jeden krok.
tutorial-rivers-task = Bohater już się ruszył; została jedna jednostka. Doprowadź mecha na farmę z tunelem, po drugiej stronie rzeki.
tutorial-rivers-hint = Rzeki nie można przekroczyć wprost na farmę. Idź najpierw do lasu: między nim a farmą nie ma rzeki.
tutorial-rivers-done = Dwa kroki, dwie zdolności. { ability-seaworthy } i podobne robią to samo z jeziorami, każda po swojemu.

tutorial-upgrade-title = Ulepszenie
tutorial-upgrade-text = Ulepszenie kosztuje ropę i działa do końca gry: kostka technologii schodzi z górnej akcji, która odtąd daje więcej, i zakrywa część ceny dolnej, która odtąd kosztuje mniej.
tutorial-upgrade-task = Produkcja za tobą, a pod nią jest Ulepszenie. Zapłać za nie: odtąd ruszaj trzema jednostkami naraz i mobilizuj za mniej metalu.
tutorial-upgrade-hint = Potrzebna kostka leży na Ruchu, przy jednostkach, a nie przy monetach. Połóż ją na Mobilizacji.
tutorial-upgrade-done = Obie akcje są lepsze na stałe. Sześć ulepszeń daje gwiazdkę.

tutorial-build-title = Budowa
tutorial-build-text = Budynek kosztuje drewno i staje na polu z twoim robotnikiem, jeden na każdym. Pole pozostaje twoje, gdy jednostki odejdą. Na koniec płytka budynków płaci za to, gdzie stoją: w tej grze nad jeziorami.
tutorial-build-task = Zbuduj młyn, który produkuje jak robotnik, tam, gdzie płytka budynków za niego zapłaci.
tutorial-build-hint = Jeden z twoich robotników stoi w lesie z dala od jezior, drugi w górach nad brzegiem.
tutorial-build-done = Monety od razu z planszy: 3, a na koniec jeszcze 2. Młyn doda metal do każdej Produkcji.

tutorial-enlist-title = Werbunek
tutorial-enlist-text = Rekrut daje od razu wybrany bonus, w liczbie { $bonus }. Potem działa dalej: gdy ty lub sąsiad przy stole wykonuje dolną akcję, z której pochodzi, zyskujesz 1. Twój rekrut z Werbunku przynosi karty walki.
tutorial-enlist-task = Od { $from_middle } popularności wszystko jest na koniec warte więcej, a masz 5. Zwerbuj rekruta i dojdź do tego progu.
tutorial-enlist-hint = Wystarczy bonus jednorazowy: weź popularność. Z której akcji pochodzi rekrut, zależy od ciebie.
tutorial-enlist-done = I jeszcze karta walki, bo to był twój Werbunek. Następnych rekrutów wybieraj według tego, co sąsiedzi robią często.

tutorial-combat-title = Walka
tutorial-combat-text = Obie strony wybierają w tajemnicy siłę, najwyżej { $dial }, i po jednej karcie walki od { $lowest } do { $highest } za każdego bohatera i mecha na polu. Wygrywa wyższa suma, a remis atakujący. Obie tracą to, co wybrały.
tutorial-combat-task = Atakujesz. Przeciwnik ma 3 siły i jedną kartę, i już wybrał. Wygraj na pewno i zachowaj 2 siły.
tutorial-combat-hint = Trzy siły i karta { $highest } to najwyżej 8, a tobie 8 wystarczy. Ile siły trzeba do twojej lepszej karty?
tutorial-combat-done = Pierwsze zwycięstwa dają po gwiazdce, razem najwyżej { $combats }. Jednostki przegranego wróciły do bazy, a on dobrał kartę: nikt nie walczy na próżno.

tutorial-workers-title = Robotnicy na drodze
tutorial-workers-text = Gdzie stoją sami wrodzy robotnicy, twój bohater lub mech po prostu wchodzi. Wracają do bazy, a ich zasoby są twoje; tracisz jednak 1 popularność za każdego.
tutorial-workers-task = Zdobądź mechem zasoby przeciwnika i zachowaj co najmniej { $from_middle } popularności.
tutorial-workers-hint = Masz 8 popularności, więc stać cię na przepędzenie jednego robotnika. Gdzie stoi tylko jeden?
tutorial-workers-done = Metal jest twój, a próg środkowy zachowany. Przepędzenie dwóch kosztowałoby mniej więcej tyle, ile daje żywność.

tutorial-encounter-title = Spotkania
tutorial-encounter-text = Bohater, który kończy ruch na żetonie spotkania, dobiera kartę z trzema opcjami. Pierwsza jest za darmo, druga kosztuje monety, trzecia popularność. Zyski pojawiają się tam, gdzie stoi bohater.
tutorial-encounter-task = To spotkanie („{ encounter-5 }”) może dać ci mecha z dala od robotników. Zdobądź go, nie tracąc popularności.
tutorial-encounter-hint = Spójrz na opcję za monety. Masz ich dokładnie tyle, ile trzeba.
tutorial-encounter-done = Mech bez metalu i bez robotnika. Spotkania dają najwięcej na początku, więc warto odkrywać mapę wcześnie.

tutorial-factory-title = Fabryka
tutorial-factory-text = Pośrodku stoi Fabryka. Raz w grze, gdy twój bohater tam dojdzie, oglądasz jej karty i zatrzymujesz jedną: to piąta sekcja planszy, z ruchem na odległość do { $steps }. Na koniec Fabryka liczy się jak pola w liczbie { $counts }.
tutorial-factory-task = Idź do Fabryki i weź kartę, która zamienia siłę na popularność. Nie ruszaj nikogo innego.
tutorial-factory-hint = Bohater stoi w górach obok Fabryki. Karty pojawią się, gdy zakończysz ruch.
tutorial-factory-done = Inni wybiorą z tego, co zostało. Kto przychodzi pierwszy, widzi najwięcej.

tutorial-objective-title = Cele
tutorial-objective-text = Twoje tajne cele, w liczbie { $dealt }, możesz ujawnić po spełnieniu, ale tylko jeden: daje gwiazdkę, a drugi się odrzuca. Niektóre pokazuje się dopiero na końcu tury.
tutorial-objective-task = „{ objective-10 }” żąda trzech lasów na końcu tury, a kontrolujesz dwa. Ujawnij ten cel w tej turze.
tutorial-objective-hint = Robotnicy muszą zostać na miejscu. Bohater może dojść do lasu; potem zakończ ruch, a pytanie pojawi się przed końcem tury.
tutorial-objective-done = Gwiazdka za coś, co i tak było prawie gotowe. Spójrz na swoje cele, zanim wybierzesz drogę.

tutorial-ending-title = Koniec gry
tutorial-ending-text = Twoja gwiazdka numer { $stars } natychmiast kończy grę, a wtedy decydują monety: gwiazdki, pola i pary zasobów, warte więcej od { $from_middle } i od { $from_high } popularności. Zakończyć to jeszcze nie wygrać.
tutorial-ending-task = Masz pięć gwiazdek, a przeciwnik miałby 46 monet. Można zakończyć grę Wsparciem od razu, ale to byłoby za mało. Wygraj.
tutorial-ending-hint = Przy 5 popularności wszystko jest warte mało. Najpierw handluj o popularność; dolna akcja może dać ostatnią gwiazdkę, za czwartego mecha.
tutorial-ending-done = Wygrywasz! Od { $from_middle } popularności gwiazdka dała { $star_middle } monety zamiast { $star_low }, a pole { $territory_middle } zamiast { $territory_low }. Znasz już grę: mapa jest twoja!
