## Every page

game-name = Fantastyczne Fabryki
skip-to-content = Przejdź do treści
nav-label = Serwis
nav-learn = Nauka
nav-rules = Zasady
nav-sound = Dźwięk
nav-theme = Jasno lub ciemno
nav-language = Język
nav-choose = Wybierz
foot-unofficial = Fabrica to nieoficjalne dzieło fanów, niezwiązane z autorami ani wydawcami gry. Jeśli gra ci się podoba, kup ją.
problem-title = To się nie udało
problem-back = Wróć
see-rules = Zasady
cancel = Anuluj
close = Zamknij
page-lost = Połączenie zerwane. Ostatni ruch mógł nie dotrzeć; trwa ponawianie.

## The start

start-title = Zbuduj najbardziej fantastyczną fabrykę
start-lead = Rzucaj kośćmi, które są twoimi pracownikami, dobieraj projekty, buduj maszyny napędzające maszyny. Wyprzedź rywali w produkcji, solo lub ze znajomymi, tu i teraz.
start-quick = Zagraj teraz
start-learn = Naucz się w dziesięć minut
start-quick-hint = Gra przeciw jednemu botowi zaczyna się od razu. Bez konta i bez ustawień.
start-solo = Solo przeciw Maszynie
start-solo-hint = Nigdy się nie męczy i rośnie z każdą rundą. Jak silna ma być?
start-level = zaczyna z { $cards } { $cards ->
    [one] budynkiem
    [few] budynkami
    [many] budynkami
   *[other] budynkami
}
start-table = Z innymi
start-table-hint = Do pięciu miejsc: osoby przy tym urządzeniu, znajomi przez link albo boty.
start-your-name = Twoje imię
start-seat = Miejsce { $n }
start-go = Otwórz stół
start-mine = Moje gry
start-mine-none = Jeszcze żadnej.
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
bot-random = Bot losowy
bot-greedy = Bot zachłanny
player-nameless = Gracz { $n }
seat-free = wolne miejsce
game-over-short = zakończona
game-round-short = runda { $n }
game-waiting-short = czeka na graczy

## Sitting down

join-title = Masz zaproszenie
join-lead = { $who } zaprasza cię do gry w Fantastyczne Fabryki.
join-go = Usiądź i graj
waiting-title = Czekamy na graczy
waiting-link = Miejsce { $n }: wyślij ten link komuś znajomemu. Działa jeden raz.
waiting-qr = Kod z zaproszeniem na miejsce { $n }
waiting-copy = Kopiuj
waiting-copied = Skopiowano
waiting-open = Miejsce { $n } czeka na każdego chętnego.
waiting-sit = Zajmij miejsce { $n }
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
ended-goods = Towary
ended-prestige = Prestiż
ended-resources = Metal i energia
ended-round = Runda
ended-table = Wykresy w liczbach
ended-fair = Czy tasowanie było uczciwe?
ended-fair-text = Na początku gry ustalono odcisk jej ziarna losowości. Teraz, gdy ziarno jest jawne, każdy może ponownie obliczyć odcisk i odtworzyć każdy rzut i każdą kartę.
ended-proof = Odcisk ustalony na początku
ended-seed = Ziarno
ended-check = Sprawdzenie
ended-check-ok = Zgadza się.
ended-rematch = Zagraj jeszcze raz
ended-join-rematch = Przejdź do rewanżu
ended-replay = Obejrzyj powtórkę
ended-export = Zapisz przebieg gry
ended-home = Strona główna

## Learning

learn-title = Naucz się grać w Fantastyczne Fabryki
learn-lead = Krótkie ćwiczenia przy prawdziwym stole. Wystarczy około dziesięciu minut.
learn-go = Zacznij
lesson-step = Krok { $n } z { $of }
lesson-next = Następny krok
lesson-finish = Zagraj naprawdę
lesson-back = Cofnij ruch
lesson-again = Zacznij ten krok od nowa
lesson-skip = Pomiń
lesson-lost = Z tego miejsca zadania nie da się już wykonać. Cofnij ruch albo zacznij krok od nowa.
rules-title = Zasady gry Fantastyczne Fabryki
rules-search = Szukaj w zasadach
rules-none = Niczego nie znaleziono.
rules-contents = Spis treści
rules-symbols = Symbole
rules-cards = Wszystkie karty
