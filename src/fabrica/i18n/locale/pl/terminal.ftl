# The terminal. Words that a person types (help, log, FILE …: the words before a colon in lists of commands) stay as they are typed.

## The table. A list of amounts follows after a colon.

terminal-title-over = Partia jest skończona
terminal-you = Ty
terminal-empty-slot = (puste)
terminal-nothing = nic
terminal-moves = Ruchy

## Input

terminal-welcome = Wpisz ruch albo jego początek. Wpisz „help”, by zobaczyć listę poleceń.
terminal-ambiguous = „{ $line }” może oznaczać:
terminal-unknown = „{ $line }” to ani ruch, ani polecenie. Spróbuj: moves, help.
terminal-unknown-near = „{ $line }” to ani ruch, ani polecenie. Czy chodziło o: { $near }?
terminal-only-possible = „{ $line }” nie jest teraz możliwe. Możliwe jest:
terminal-never-possible = Nic, co zaczyna się od { $verb }, nie jest teraz możliwe.

## What happened

terminal-done = zrobione
terminal-log-empty = Nie było jeszcze żadnego ruchu.
terminal-undone = Cofnięto.
terminal-undo-impossible = Nie ma czego cofnąć: ruchu, który coś ujawnił albo zakończył twoją turę, nie można cofnąć.

## Commands: how each is typed, and what it does

terminal-help = Wpisz ruch tak, jak jest podany, albo jego początek: „{ $short }” to „{ $whole }”.
terminal-alternatives = „a | b” to możliwości do wyboru: wpisz jedną z nich.
terminal-type-help = help [KARTA lub RUCH]
terminal-does-help = pokaż tę listę albo opis karty lub rodzaju ruchu
terminal-type-moves = moves
terminal-does-moves = pokaż wszystkie ruchy, które możesz teraz wykonać
terminal-type-table = table
terminal-does-table = pokaż cały stół
terminal-type-log = log [N]
terminal-does-log = pokaż ostatnie N ruchów ({ $lines }, jeśli nie podasz liczby)
terminal-type-undo = undo
terminal-does-undo = cofnij swój ostatni ruch, chyba że coś ujawnił
terminal-type-save = save FILE
terminal-does-save = zapisz partię do pliku
terminal-type-quit = quit
terminal-does-quit = wyjdź; zapisaną partię można kontynuować później
terminal-help-unknown = Nie ma karty, ruchu ani polecenia „{ $line }”.
terminal-help-unknown-near = Nie ma karty, ruchu ani polecenia „{ $line }”. Czy chodziło o: { $near }?
terminal-save-how = Podaj, gdzie: save FILE
terminal-saved = Zapisano w { $path }.
terminal-save-other = { $path } już istnieje i nie jest tą partią: wybierz inną nazwę.
terminal-save-failed = Nie zapisano: { $reason }
terminal-log-how = Podaj, ile: log { $lines }
terminal-bye = Do zobaczenia.
terminal-continue-saved = Aby kontynuować: fabrica play --record { $path }
terminal-continue-unsaved = Partia nie została zapisana. Aby kontynuować ją później, wpisz „save FILE” przed wyjściem.
terminal-no-bot = Na miejscu { $seat } nikt nie gra.

## The end

terminal-final = Wyniki końcowe
terminal-seed = Ziarno losowości: { $seed }
