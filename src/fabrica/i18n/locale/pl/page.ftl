## Every page

skip-to-content = Przejdź do treści
nav-label = Serwis
nav-learn = Nauka
nav-rules = Zasady
nav-sound = Dźwięk
nav-theme = Jasno lub ciemno
nav-language = Język
nav-choose = Wybierz
foot-unofficial = Fabrica to nieoficjalne dzieło fanów, niezwiązane z autorami ani wydawcami gier. Jeśli gra ci się podoba, kup ją.
problem-title = To się nie udało
problem-back = Wróć
see-rules = Zasady
cancel = Anuluj
close = Zamknij
page-lost = Połączenie zerwane. Ostatni ruch mógł nie dotrzeć; trwa ponawianie.

## The house

house-title = Gry planszowe o fabrykach
house-lead = Graj tu i teraz: od razu przeciw botom, solo albo ze znajomymi przez link. Bez konta i bez instalowania.
house-games = Gry
house-alone = Solo
house-players = { $from ->
    [1] Solo lub do { $to } graczy
   *[other] Od { $from } do { $to } graczy
}

## The start

start-quick = Zagraj teraz
start-learn = Naucz się grać
start-quick-hint = Gra przeciw jednemu botowi zaczyna się od razu. Bez konta i bez ustawień.
start-solo = Solo: { $rival }
start-solo-hint = Jak silny ma być twój rywal?
start-table = Z innymi
start-table-hint = Liczba miejsc: do { $n }. Osoby przy tym urządzeniu, znajomi przez link albo boty.
start-your-name = Twoje imię
start-seat = Miejsce { $n }
start-bots = Boty, od najłagodniejszego
start-options = Więcej opcji
start-rulings = Co instrukcja pozostawia otwarte
start-option-seats = liczba graczy: { $seats }
start-go = Otwórz stół
start-mine = Moje gry
start-mine-none = Jeszcze żadnej.
sign-out-title = Zalogowano Cię też gdzie indziej?
sign-out-about = Każda inna przeglądarka, która ma Twoje miejsca, je utraci. W tej gry pozostaną Twoje.
sign-out-go = Wyloguj wszędzie poza tą przeglądarką
sign-out-done = Gotowe: Twoje gry są teraz tylko w tej przeglądarce.
start-open = Otwarte gry
start-open-none = W tej chwili nikt nie czeka na gracza.
start-import = Wczytaj zapis
start-import-label = Tekst zapisu
start-import-go = Otwórz
seat-none = nikt
seat-here = ktoś przy tym urządzeniu
seat-link = ktoś znajomy, przez link
seat-open = ktokolwiek, kto tu zajrzy
seat-random = bot: losowy
seat-greedy = bot: zachłanny
seat-planner = bot: planista
seat-search = bot: badacz
seat-trained = bot: wyszkolony
seat-master = bot: mistrz
bot-random = Bot losowy
bot-greedy = Bot zachłanny
bot-planner = Bot planista
bot-search = Bot badacz
bot-trained = Bot wyszkolony
bot-master = Bot mistrz
about-bot-random = Wykonuje dowolny dozwolony ruch: łagodny początek.
about-bot-greedy = Wybiera ruch, po którym stoi najlepiej, i nie patrzy dalej.
about-bot-planner = Obmyśla całą swoją turę przed pierwszym ruchem.
about-bot-search = Sprawdza swoje ruchy w setkach wyobrażonych partii i wybiera to, co się sprawdza.
about-bot-trained = Nauczył się grać w milionach partii i ufa pierwszemu spojrzeniu.
about-bot-master = Nauczył się grać, a do tego bada ruchy: najsilniejszy w tym domu.
unfit-components = { $bot }: niedostępny. Uczył się na innych kartach niż te w tym pudełku.
unfit-missing = { $bot }: niedostępny. Nie da się tu odczytać tego, czego się nauczył.
player-nameless = Gracz { $n }
seat-free = wolne miejsce
game-over-short = zakończona
game-unreadable = Rozgrywka, której nie da się pokazać
game-round-short = runda { $n }
game-waiting-short = czeka na graczy

## Sitting down

join-title = Masz zaproszenie
join-lead = { $who } zaprasza cię do gry { $game }.
join-go = Usiądź i graj
waiting-title = Czekamy na graczy
waiting-lead = { $game }: gra zacznie się, gdy wszystkie miejsca będą zajęte. Do tego czasu nikt nie widzi kart.
waiting-link = Miejsce { $n }: wyślij ten link komuś znajomemu. Działa jeden raz.
waiting-qr = Kod z zaproszeniem na miejsce { $n }
waiting-copy = Kopiuj
waiting-copied = Skopiowano
waiting-taken = Miejsce { $n }: { $who }
waiting-you = Miejsce { $n }: { $who } (ty)
waiting-invited = Miejsce { $n } czeka na osobę z zaproszeniem.
waiting-open = Miejsce { $n } czeka na każdego chętnego.
waiting-sit = Zajmij miejsce { $n }
nonce-title = Wspólne tasowanie
nonce-why = Nikt nie powinien móc wybrać układu kart, nawet ten serwer. Jego ziarno jest już ustalone: poniżej widać jego odcisk. Teraz każda osoba przy stole dodaje własne losowe słowo, a karty są rozdawane na podstawie wszystkich razem.
nonce-yours = Twoje losowe słowo
nonce-add = Dodaj moje słowo
nonce-missing = Brakuje jeszcze słowa: { $who }.
curtain-title = { $who }, twoja kolej
curtain-lead = Przekaż urządzenie dalej. Karty innych pozostają ukryte, a twoje zobaczysz, gdy dasz znać.
curtain-go = To ja, { $who }

## Going back

undo-group = Cofanie
undo = Cofnij
redo = Ponów
restart = Zacznij turę od nowa

## Replay

replay-label = Powtórka
replay-at = Ruch { $at } z { $of }
replay-first = Na początek
replay-back = Ruch wstecz
replay-forward = Ruch naprzód
replay-last = Na koniec
replay-fork = Graj dalej od tego miejsca
replay-leave = Wróć do gry

## The end

ended-winner = zwycięstwo
ended-total = Razem
ended-round = Runda
ended-table = Wykresy w liczbach
ended-fair = Czy tasowanie było uczciwe?
ended-fair-text = Na początku gry ustalono odcisk jej ziarna losowości. Teraz, gdy ziarno jest jawne, każdy może ponownie obliczyć odcisk i odtworzyć każdy rzut i każdą kartę.
ended-proof = Odcisk ustalony na początku
ended-seed = Ziarno
ended-check = Sprawdzenie
ended-check-ok = Zgadza się.
ended-nonces-text = Przed rozdaniem każda osoba przy stole dodała losowe słowo, więc nawet serwer nie mógł wybrać układu kart.
ended-nonce = Słowo dodane przez: { $who }
ended-nonce-counted = Słowo dodane przez twoją przeglądarkę zostało uwzględnione.
ended-nonce-wrong = Coś się nie zgadza: słowo dodane przez twoją przeglądarkę przed rozdaniem albo odcisk, który wtedy pokazano, jest inny niż tutaj. Ktoś mógł ingerować w tasowanie.
ended-rematch = Zagraj jeszcze raz
ended-join-rematch = Przejdź do rewanżu
ended-replay = Obejrzyj powtórkę
ended-export = Zapisz przebieg gry
ended-home = Strona główna

## Learning

learn-title = Naucz się grać: { $game }
learn-lead = Krótkie ćwiczenia przy prawdziwym stole: uczysz się, grając.
learn-go = Zacznij
lesson-step = Krok { $n } z { $of }
lesson-next = Następny krok
lesson-finish = Zagraj naprawdę
lesson-back = Cofnij ruch
lesson-again = Zacznij ten krok od nowa
lesson-skip = Pomiń
lesson-lost = Z tego miejsca zadania nie da się już wykonać. Cofnij ruch albo zacznij krok od nowa.
rules-title = Zasady gry { $game }
rules-search = Szukaj w zasadach
rules-none = Niczego nie znaleziono.
rules-contents = Spis treści
rules-symbols = Symbole
rules-cards = Wszystkie karty
