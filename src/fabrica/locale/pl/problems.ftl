## What can be wrong with a request

problem-unknown-match = Nie ma rozgrywki „{ $match }”.
problem-not-your-seat = To nie jest twoje miejsce.
problem-stale = Ta strona była nieaktualna, więc ruch nie został wykonany. Oto, jak teraz stoi gra.
problem-illegal = Zasady na to nie pozwalają.
problem-invite-used = To zaproszenie zostało już wykorzystane albo nigdy nie było ważne. Poproś o nowe.
problem-seat-taken = To miejsce nie jest wolne.
problem-busy = Stół jest w tej chwili zajęty, więc ruch nie został wykonany. Spróbuj ponownie.
problem-unknown-bot = Nie ma bota „{ $bot }”. Dostępne boty: { $known }.
problem-bad-match = Takiej rozgrywki nie da się rozpocząć: { $reason }
problem-bad-record = Tego zapisu nie da się odtworzyć: { $reason }
problem-bad-request = Tego żądania nie udało się zrozumieć.
problem-invalid = { $field }: { $expected }
problem-no-such-page = Nie ma takiej strony.
problem-wrong-method = Tutaj nie da się tego zrobić.
problem-wrong-origin = To żądanie przyszło z innej witryny i nie zostało wykonane.
problem-too-fast = Za dużo żądań naraz. Odczekaj kilka sekund i spróbuj ponownie.
problem-too-large = To za duże: limit wynosi { $most } KiB.
problem-too-deep = Zbyt głębokie zagnieżdżenie: dozwolona liczba poziomów to { $most }.
problem-no-json = Treść nie jest poprawnym JSON-em.
problem-not-json = Wyślij JSON: typ treści musi być application/json.
problem-bug = Coś zepsuło się po naszej stronie; nic nie przepadło. Spróbuj ponownie.
problem-not-over = Zapis będzie dostępny po zakończeniu gry, bo zawiera jej ziarno losowości.
problem-no-such-move = Liczba ruchów w tej grze to na razie { $most }.
problem-fork-after-end = Od wybranej chwili można grać dalej dopiero po zakończeniu gry.
problem-fork-over = W tej chwili gra jest już skończona: wybierz wcześniejszą.
problem-rematch-after-end = Rewanż można zacząć po zakończeniu gry.
