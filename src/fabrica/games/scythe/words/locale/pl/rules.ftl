## Zasady Scythe. Liczby są z pudełka: ma je rulebook.py.

rules-goal-title = Cel gry
rules-goal-1 = Są lata dwudzieste innej Europy. Prowadzisz frakcję z bohaterem, mechami i robotnikami wokół Fabryki, która stoi pusta pośrodku mapy.
rules-goal-2 = Kto położy gwiazdkę numer { $stars }, natychmiast kończy grę. Wtedy liczy się monety i wygrywa gracz, który ma ich najwięcej. Im większa twoja popularność, tym więcej monet dają gwiazdki, pola i zasoby.

rules-setup-title = Przygotowanie gry
rules-setup-1 = Każdy ma frakcję, która mówi, gdzie się zaczyna, z jaką siłą i z iloma kartami walki, oraz jakie zdolności dają mechy; i planszę gracza, która mówi, ile kosztują akcje i z iloma monetami i jaką popularnością się zaczyna.
rules-setup-2 = Twój bohater stoi w bazie, dwóch robotników na polach obok. Liczba twoich celów: { $dealt }. Karty walki i cele są tajne, wszystko inne leży odkryte.

rules-map-title = Mapa
rules-map-1 = Góry produkują metal, farmy żywność, lasy drewno, tundry ropę, wioski robotników. Fabryka i jeziora nie produkują niczego. Wszystkie pola z tunelem sąsiadują ze sobą.
rules-map-2 = Kontrolujesz pole, na którym masz jednostki. Gdzie nikt nie ma jednostki, pole należy do właściciela stojącego tam budynku. Zasoby leżą na mapie i należą do tego, kto kontroluje ich pole.
rules-map-3 = Baz nie kontroluje nikt i nikt do nich nie wchodzi bez zdolności.

rules-turn-title = Tura
rules-turn-1 = Przesuń znacznik akcji na inną sekcję planszy niż ta, na której stoi. Wykonaj górną akcję sekcji, potem dolną; z każdej można zrezygnować.
rules-turn-2 = Górna akcja ma dwa sposoby, z których wybierasz jeden. Dolna akcja kosztuje zasoby i daje monety.
rules-turn-3 = Potem gra następny gracz, zgodnie z ruchem wskazówek zegara według baz.

rules-move-title = Ruch
rules-move-1 = Liczba różnych jednostek, które możesz przesunąć o jedno pole: { $units }. Zamiast tego możesz wziąć monetę. Ulepszenie pozwala przesunąć o jedną jednostkę więcej albo daje o jedną monetę więcej.
rules-move-2 = Rzeki i jeziora zamykają drogę, dopóki nie masz na nie zdolności. Z tunelu do tunelu jest jeden krok.
rules-move-3 = Jednostka, która wchodzi na pole z wrogimi jednostkami, zatrzymuje się tam.

rules-carrying-title = Zabieranie
rules-carrying-1 = Każda jednostka może nieść zasoby, które kontrolujesz, a mech także robotników. Podnosi się ich i zostawia po drodze.
rules-carrying-2 = Najpierw wybierz, co zostawić, potem, co zabrać, a na końcu, dokąd jednostka idzie.

rules-enemies-title = Wrogowie na drodze
rules-enemies-1 = Robotnicy pieszo nie mogą wejść na pole z wrogimi jednostkami. Bohaterowie i mechy mogą: gdzie stoją sami robotnicy, wracają oni do swojej bazy, a ty tracisz za każdego jedną popularność. Ich zasoby zostają.
rules-enemies-2 = Gdzie stoi wrogi bohater lub mech, po wszystkich ruchach dochodzi do walki.

rules-tops-title = Wsparcie i Handel
rules-tops-1 = Wsparcie: zapłać monetę i zyskaj siłę albo dobierz karty walki. Siła kończy się na { $power }.
rules-tops-2 = Handel: zapłać monetę i zyskaj dowolne zasoby w liczbie { $tokens }, każdy na polu ze swoim robotnikiem; albo zyskaj popularność, która kończy się na { $popularity }.
rules-tops-3 = Pomnik dodaje popularność przy wsparciu, zbrojownia siłę przy handlu.

rules-produce-title = Produkcja
rules-produce-1 = Wybierz kontrolowane pola, co najwyżej { $hexes }. Każdy robotnik wytwarza tam jeden zasób tego pola; w wiosce nowego robotnika, dopóki są na twojej planszy.
rules-produce-2 = Kosztuje tym więcej, im więcej robotników masz na mapie: od { $from_power } jedną siłę, od { $from_popularity } także popularność, od { $from_coins } także monetę. Pole twojego młyna produkuje oprócz pozostałych.

rules-bottoms-title = Dolne akcje
rules-bottoms-1 = Płać zasobami z pól, które kontrolujesz. Ulepszenie kosztuje ropę, Mobilizacja metal, Budowa drewno, Werbunek żywność. Oprócz skutku akcja daje monety, które są obok niej.
rules-bottoms-2 = Ulepszenie: przesuń kostkę technologii z górnej akcji, która odtąd daje więcej, na dolną, która kosztuje mniej. Mobilizacja: postaw mecha na polu ze swoim robotnikiem; zdolność spod niego mają odtąd bohater i wszystkie twoje mechy. Budowa: postaw budynek na polu ze swoim robotnikiem, gdzie żadnego nie ma.
rules-bottoms-3 = Werbunek: weź rekruta i zyskaj bonus, który zakryje, w liczbie { $bonus }. Odtąd zyskujesz coś za każdym razem, gdy ty lub sąsiad z lewej albo z prawej wykonuje dolną akcję, z której rekrut pochodzi.

rules-combat-title = Walka
rules-combat-1 = Atakujący i broniący się wybierają w tajemnicy, ile siły wydają, najwyżej { $dial }, a za każdego swojego bohatera i mecha na tym polu mogą dołożyć jedną kartę walki, wartą od { $lowest } do { $highest }.
rules-combat-2 = Oba wybory się ujawnia. Wygrywa wyższa suma, przy remisie atakujący. Obie strony płacą siłę i odrzucają karty, które wybrały.
rules-combat-3 = Zwycięzca kładzie gwiazdkę; zwycięski atakujący traci jedną popularność za każdego przepędzonego robotnika. Przegrany dobiera kartę walki, jeśli wydał co najmniej jedną siłę lub kartę.
rules-combat-4 = Wszystkie jednostki przegranego wracają do bazy. Zasoby zostają i należą do zwycięzcy.

rules-encounters-title = Spotkania
rules-encounters-1 = Gdy twój bohater kończy ruch na żetonie spotkania, usuń żeton i dobierz kartę spotkania. Wybierz jedną z opcji, na którą cię stać.
rules-encounters-2 = To, co daje, pojawia się tam, gdzie stoi bohater.

rules-factory-title = Fabryka
rules-factory-1 = Gdy twój bohater po raz pierwszy kończy ruch w Fabryce, oglądasz karty Fabryki i bierzesz jedną. To piąta sekcja twojej planszy.
rules-factory-2 = U góry ma wymianę, u dołu ruch jednej jednostki; liczba kroków: do { $steps }.

rules-objectives-title = Cele
rules-objectives-1 = Jeśli spełniasz jeden ze swoich celów, ujawnij go i połóż gwiazdkę; drugi się odrzuca. Niektóre można ujawnić tylko na końcu tury.
rules-objectives-2 = Gwiazdkę kładzie się tylko za jeden cel. Saksonia może ujawnić oba.

rules-tokens-title = Flagi i pułapki
rules-tokens-1 = Gdzie bohater Albionu lub Togawy kończy ruch, może położyć flagę lub pułapkę, jedną na polu. Flagi liczą się na koniec jak dodatkowe pole. Pułapki szkodzą temu, kto wejdzie; potem są rozbrojone.

rules-stars-title = Gwiazdki
rules-stars-1 = Gwiazdkę kładzie się za ulepszenia w liczbie { $upgrades }, za wszystkie mechy ({ $mechs }), za wszystkie budynki, za wszystkich rekrutów, za robotników na mapie w liczbie { $workers }, za cel, za wygraną walkę (najwyżej { $combats }), za popularność { $popularity } i za siłę { $power }.
rules-stars-2 = Gwiazdka zostaje, nawet gdy stracisz to, za co ją masz. Gwiazdka numer { $stars } natychmiast kończy grę, ale walkę, w której ją położono, doprowadza się do końca.

rules-scoring-title = Koniec gry
rules-scoring-1 = Do posiadanych monet dodaje się monety za gwiazdki, za pola i za każde dwa zasoby. Przy popularności poniżej { $from_middle } jest to { $star_low }, { $territory_low } i { $pair_low }; od { $from_middle }: { $star_middle }, { $territory_middle } i { $pair_middle }; od { $from_high }: { $star_high }, { $territory_high } i { $pair_high }.
rules-scoring-2 = Fabryka liczy się jak pola w liczbie { $counts }. Płytka budynków płaci monety za to, gdzie stoją twoje budynki.
rules-scoring-3 = Przy remisie rozstrzygają kolejno: jednostki i budynki, siła, popularność, zasoby, pola, gwiazdki.

rules-automa-title = Gra solo
rules-automa-1 = Automa gra kartami, na zmianę z tobą. Rusza się i atakuje, zyskuje siłę, monety i jednostki, a nie płaci nic; jej jednostki przechodzą rzeki i jeziora, gdy pozwala na to jej tor gwiazdek.
rules-automa-2 = Kładzie gwiazdki według toru gwiazdek, za wygrane walki i za pełną siłę. W walce karta mówi, ile siły wydaje.
rules-automa-3 = Na koniec monety za jej gwiazdkę: { $automa_star }, za pole: { $automa_territory }; jej zasoby się nie liczą.

rules-undoing-title = Cofanie ruchów
rules-undoing-1 = Ruch można cofnąć, dopóki niczego nie ujawnił i nie zagrał nikt inny.
