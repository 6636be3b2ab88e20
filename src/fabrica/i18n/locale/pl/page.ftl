## Every page

skip-to-content = Przejdź do treści
nav-label = Serwis
nav-learn = Nauka
nav-rules = Zasady
nav-sound = Dźwięk
nav-theme = Jasny lub ciemny motyw
nav-language = Język
nav-choose = Wybierz
foot-unofficial = Fabrica to nieoficjalny projekt fanów, niezwiązany z autorami ani wydawcami gier. Jeśli gra ci się podoba, kup ją.
problem-title = Coś poszło nie tak
problem-back = Wróć
see-rules = Zasady
cancel = Anuluj
close = Zamknij
page-lost = Połączenie zostało zerwane. Twój ostatni ruch mógł nie dotrzeć. Trwa ponowne łączenie…

## The house

house-title = Gry planszowe o fabrykach
house-lead = Graj tu i teraz: od razu przeciwko botom, solo albo ze znajomymi zaproszonymi przez link. Bez konta i bez instalowania.
house-games = Gry
house-alone = Solo
house-players = { $from ->
    [1] Solo lub do { $to } graczy
   *[other] Od { $from } do { $to } graczy
}

## The start

start-quick = Zagraj teraz
start-learn = Naucz się grać
start-solo = Solo: { $rival }
start-solo-hint = Jak silny ma być twój rywal?
start-table = Z innymi
start-your-name = Twoje imię
start-seat = Miejsce { $n }
start-bots = Boty, od najsłabszego do najsilniejszego
start-options = Więcej opcji
start-rulings = Gdzie instrukcja nie jest jasna
start-option-seats = liczba graczy: { $seats }
start-go = Otwórz stół
start-mine = Moje partie
start-mine-none = Nie masz jeszcze żadnej partii.
sign-out-title = Zalogowano cię też gdzie indziej?
sign-out-about = Wszystkie inne przeglądarki stracą dostęp do twoich miejsc. W tej przeglądarce partie pozostaną twoje.
sign-out-go = Wyloguj wszędzie indziej
sign-out-done = Gotowe. Twoje partie są teraz tylko w tej przeglądarce.
start-open = Otwarte partie
start-open-none = W tej chwili żadna partia nie czeka na graczy.
start-import = Importuj partię
start-import-label = Tekst wyeksportowanej partii
start-import-go = Importuj
about-bot-random = Wykonuje dowolny dozwolony ruch. Łagodny początek.
about-bot-greedy = Wykonuje ruch, który w tej chwili daje mu najwięcej, i nie patrzy dalej.
about-bot-planner = Obmyśla całą swoją turę przed pierwszym ruchem.
about-bot-search = Sprawdza swoje ruchy w setkach wyobrażonych partii i trzyma się tych, które wychodzą dobrze.
about-bot-trained = Uczył się na milionach partii i gra instynktownie, nie patrząc naprzód.
about-bot-master = Uczył się na milionach partii, a do tego patrzy naprzód. Najsilniejszy ze wszystkich botów.
unfit-components = { $bot }: niedostępny. Uczył się na innych kartach niż te w tym pudełku.
unfit-missing = { $bot }: niedostępny. Nie da się odczytać pliku z tym, czego się nauczył.
player-nameless = Gracz { $n }
seat-free = wolne miejsce
game-unreadable = Partia, której nie da się pokazać
game-round-short = runda { $n }
game-waiting-short = czeka na graczy

## Sitting down

join-title = Masz zaproszenie
join-lead = { $who } zaprasza cię do gry { $game }.
join-go = Usiądź i graj
waiting-title = Czekamy na graczy
waiting-lead = { $game }: partia zacznie się, gdy wszystkie miejsca będą zajęte. Do tego czasu nikt nie widzi kart.
waiting-link = Miejsce { $n }: wyślij ten link znajomej osobie. Link działa tylko raz.
waiting-qr = Kod QR z zaproszeniem na miejsce { $n }
waiting-copy = Kopiuj
waiting-copied = Skopiowano
waiting-taken = Miejsce { $n }: { $who }
waiting-you = Miejsce { $n }: { $who } (ty)
waiting-invited = Miejsce { $n } jest zarezerwowane dla osoby z zaproszeniem.
waiting-open = Miejsce { $n } jest wolne dla każdego.
waiting-sit = Zajmij miejsce { $n }
nonce-title = Wspólne tasowanie
nonce-why = Nikt nie powinien móc zdecydować, jak potasowane są karty, nawet ten serwer. Serwer ustalił już swoją tajną liczbę, ziarno losowości; poniżej widać jej odcisk. Teraz każda osoba przy stole dodaje losowe słowo, a karty są tasowane na podstawie tego wszystkiego razem.
nonce-yours = Twoje losowe słowo
nonce-add = Dodaj moje słowo
nonce-missing = Brakuje jeszcze słowa od: { $who }.
curtain-title = { $who }, twoja kolej
curtain-lead = Przekaż urządzenie. Twoje karty pozostaną ukryte, dopóki nie dasz znać, że możesz zaczynać.
curtain-go = To ja, { $who }

## Going back

undo-group = Cofanie i ponawianie
undo = Cofnij
redo = Ponów
restart = Zacznij turę od nowa

## Replay

replay-label = Powtórka
replay-at = Ruch { $at } z { $of }
replay-first = Na początek
replay-back = Jeden ruch wstecz
replay-forward = Jeden ruch naprzód
replay-last = Na koniec
replay-fork = Graj dalej od tego miejsca
replay-leave = Wróć do partii

## The end

ended-winner = zwycięzca
ended-total = Razem
ended-round = Runda
ended-table = Wykresy jako tabele
ended-fair = Czy tasowanie było uczciwe?
ended-fair-text = Odcisk ziarna losowości ustalono przed rozpoczęciem partii. Teraz, gdy ziarno jest jawne, każdy może ponownie obliczyć odcisk i sprawdzić każdy rzut i każdą kartę.
ended-proof = Odcisk ustalony na początku
ended-seed = Ziarno losowości
ended-check = Sprawdzenie
ended-check-ok = Odcisk zgadza się z ziarnem.
ended-nonces-text = Przed rozdaniem kart każda osoba przy stole dodała losowe słowo, więc nawet serwer nie mógł zdecydować, jak zostały potasowane.
ended-nonce = Słowo dodane przez: { $who }
ended-nonce-counted = Słowo dodane przez twoją przeglądarkę zostało użyte.
ended-nonce-wrong = Coś się nie zgadza: słowo, które twoja przeglądarka dodała przed rozdaniem, albo odcisk, który jej wtedy pokazano, jest inny niż tutaj. Ktoś mógł ingerować w tasowanie.
ended-rematch = Zagraj jeszcze raz
ended-join-rematch = Dołącz do rewanżu
ended-replay = Obejrzyj powtórkę
ended-export = Eksportuj partię
ended-home = Strona główna

## Learning

learn-title = Naucz się grać: { $game }
learn-lead = Krótkie ćwiczenia przy prawdziwym stole: uczysz się, grając.
learn-go = Zacznij
lesson-step = Krok { $n } z { $of }
lesson-next = Następny krok
lesson-finish = Zagraj prawdziwą partię
lesson-back = Cofnij
lesson-again = Zacznij ten krok od nowa
lesson-skip = Pomiń
lesson-lost = Od tego miejsca zadania nie da się już wykonać. Cofnij ruch albo zacznij ten krok od nowa.
rules-title = Zasady gry { $game }
rules-search = Szukaj w zasadach
rules-none = Niczego nie znaleziono.
rules-contents = Spis treści
rules-symbols = Symbole
rules-cards = Wszystkie karty
