## What can be wrong with a request

problem-unknown-match = Nie ma partii „{ $match }”.
problem-unreadable-rules = Tej partii nie da się pokazać: rozpoczęto ją według wersji zasad, która nie jest już dostępna.
problem-unreadable-game = Tej partii nie da się pokazać: zasady tej gry nie są tu dostępne.
problem-unreadable-box = Tej partii nie da się pokazać: rozpoczęto ją z innym zestawem kart.
problem-unreadable-bot = Tej partii nie da się pokazać: jeden z jej botów nie jest już dostępny.
problem-unreadable-events = Tej partii nie da się pokazać: brakuje części jej przebiegu albo jest ona uszkodzona.
problem-unreadable-damaged = Tej partii nie da się pokazać: to, co z niej zapisano, jest uszkodzone.
problem-not-your-seat = To nie jest twoje miejsce.
problem-stale = Ta strona była nieaktualna, więc twój ruch nie został wykonany. Tak wygląda partia teraz.
problem-illegal = Zasady na to nie pozwalają.
problem-invite-used = To zaproszenie zostało już wykorzystane albo nigdy nie było ważne. Poproś o nowe.
problem-seat-taken = To miejsce nie jest wolne.
problem-no-colours = Ta gra ma własne kolory: nie podawaj koloru.
problem-colour-taken = Dwaj gracze nie mogą mieć tego samego koloru: { $colour }.
problem-second-seat = Masz już miejsce przy tym stole. To jest dla kogoś innego.
problem-bad-nonce = Losowe słowo musi mieć od 1 do { $most } zwykłych liter, cyfr lub znaków, bez spacji i bez polskich liter.
problem-nonce-given = Twoje słowo zostało już dodane albo przy tym stole nie jest potrzebne.
problem-not-begun = Partia jeszcze się nie zaczęła: karty zostaną rozdane, gdy wszyscy będą na miejscu.
problem-busy = Stół jest zajęty, więc twój ruch nie został wykonany. Spróbuj ponownie.
problem-unknown-bot = Nie ma bota „{ $bot }”. Dostępne: { $known }.
problem-unfit-bot = Bot „{ $bot }” nie może tu grać: to, czego się nauczył, nie pasuje do tego pudełka. Dostępne: { $known }.
problem-bot-plays = Bot na tym miejscu gra. Zastąpić można tylko bota, który nie może grać dalej.
problem-bad-match = Tej partii nie da się rozpocząć: { $reason }
problem-bad-record = Tej partii nie da się zaimportować: { $reason }
problem-bad-request = Tego żądania nie udało się zrozumieć.
problem-invalid = { $field }: { $expected }
problem-no-such-page = Ta strona nie istnieje.
problem-wrong-method = Tutaj nie da się tego zrobić.
problem-wrong-origin = To żądanie przyszło z innej witryny i nie zostało wykonane.
problem-too-fast = Za dużo żądań naraz. Odczekaj kilka sekund i spróbuj ponownie.
problem-too-large = To za duże: limit wynosi { $most } KiB.
problem-too-deep = Zbyt głębokie zagnieżdżenie: dozwolona liczba poziomów to { $most }.
problem-no-json = Treść nie jest poprawnym JSON-em.
problem-not-json = Wyślij JSON: typ treści musi być application/json.
problem-bug = Coś poszło nie tak po naszej stronie. Nic nie przepadło. Spróbuj ponownie.
problem-store-away = Serwer nie ma teraz dostępu do zapisanych partii. Nic nie zostało zrobione i nic nie przepadło. Spróbuj ponownie za chwilę.
problem-head-too-large = Nagłówki tego żądania są za duże.
problem-wrong-host = Ten serwer nie odpowiada na tę nazwę.
problem-too-slow = Żądanie nie dotarło na czas, więc nic nie zostało zrobione. Spróbuj ponownie.
problem-no-room = W tej chwili nie ma miejsca dla kolejnych widzów. Spróbuj ponownie za chwilę.
problem-name = Imię może zawierać litery, cyfry i znaki, ale nie znaki sterujące.
problem-too-many-tables = W krótkim czasie otworzono zbyt wiele stołów. Spróbuj ponownie później.
problem-too-many-steps = Przy tym stole cofnięto już tak wiele ruchów, że więcej nie można. Nadal możesz grać dalej.
problem-match-too-long = Ta partia trwa już tak długo, że kolejne ruchy nie są przyjmowane.
problem-no-hint = Podpowiedzi są dostępne w twojej turze, gdy wszystkie osoby grają na jednym urządzeniu.
problem-live-table = Trener nie komentuje partii, w którą ludzie jeszcze grają. Zapytaj ponownie, gdy się skończy.
problem-review-after-end = Analiza jest dostępna po zakończeniu partii.
problem-coach-busy = Trener odpowiada teraz na zbyt wiele pytań. Zapytaj ponownie za chwilę.
problem-coach-yours = Trener odpowiada jeszcze na wcześniejsze pytania od ciebie lub z twojej sieci. Zapytaj ponownie, gdy skończy.
problem-coach-lost = Tym razem trener nie zdołał odpowiedzieć. Zapytaj ponownie.
problem-reviews-busy = Analizowanych jest teraz zbyt wiele partii. Spróbuj ponownie za kilka minut.
problem-reviews-yours = Trener pracuje jeszcze nad innymi analizami, zamówionymi przez ciebie lub z twojej sieci. Zamów tę, gdy będą gotowe.
problem-not-over = Partię można wyeksportować dopiero po jej zakończeniu, bo plik zawiera ziarno losowości.
problem-no-such-move = Do tej pory w tej partii { $most ->
    [0] nie wykonano żadnego ruchu
    [one] wykonano { $most } ruch
    [few] wykonano { $most } ruchy
    [many] wykonano { $most } ruchów
   *[other] wykonano { $most } ruchu
}.
problem-fork-after-end = Od wcześniejszej chwili można grać dalej dopiero po zakończeniu partii.
problem-fork-over = W tej chwili partia była już skończona. Wybierz wcześniejszą.
problem-rematch-after-end = Rewanż można zacząć po zakończeniu partii.
problem-no-such-puzzle = Nie ma zagadki „{ $puzzle }”.
problem-share-over = Partia jest skończona: nie ma pozycji do udostępnienia. Wybierz w powtórce wcześniejszą chwilę.
problem-bad-position = Taka pozycja nie jest możliwa: { $reason }
problem-link-broken = Ten link jest uszkodzony; być może brakuje jego części. Poproś o niego jeszcze raz.
problem-link-newer = Ten link utworzyła późniejsza wersja Fabriki.
problem-link-rules = Tę pozycję udostępniono przy wersji zasad { $detail }, innej niż używana tutaj.
problem-link-position = Pozycji z tego linku nie da się rozegrać: { $detail }
problem-link-game = To pozycja z innej gry: { $game }.
problem-too-many-moves = Więcej ruchów nie da się tu wypróbować. Cofnij kilka albo zagraj przy stole.
