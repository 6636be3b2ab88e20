# Początek gry i rozgrywki w toku.

## Kto gdzie siada

seat-none = Nikt
seat-here = Ktoś przy tym urządzeniu
seat-link = Znajomy zaproszony przez link
seat-open = Ktokolwiek chętny
seat-random = Bot nowicjusz
seat-greedy = Bot łatwy
seat-planner = Bot średni
seat-search = Bot trudny
seat-trained = Bot ekspert
seat-master = Bot mistrz
colour-blue = Niebieski
colour-orange = Pomarańczowy
colour-green = Zielony
colour-purple = Fioletowy
colour-gold = Złoty
colour-pink = Różowy
colour-teal = Turkusowy
colour-choose = Wybierz kolor: gracz { $n }
start-add = Dodaj gracza
start-people = Ludzie
start-bots-short = Boty
start-name-of = Imię gracza { $n }
start-remove = Usuń gracza { $n }
start-against = Partia zaczyna się od razu. Przeciwnicy: { $who }

## Rozgrywki w toku

game-yours = Twoja kolej
game-won-by = { $n ->
    [0] nikt nie wygrał
    [one] wygrywa { $who }
    [few] wspólne zwycięstwo: { $who }
    [many] wspólne zwycięstwo: { $who }
   *[other] wspólne zwycięstwo: { $who }
}
start-running = Partie do obejrzenia
start-import-file = Wybierz plik albo upuść go tutaj
game-won-by-you = wygrana
puzzle-go = Rozwiąż

## The end

ended-fold = Zobacz stół
ended-unfold = Pokaż wyniki
ended-margin = { $n ->
    [0] Punkty są równe: rozstrzygają kryteria remisu.
    [one] Zwycięstwo o { $n } punkt.
    [few] Zwycięstwo o { $n } punkty.
    [many] Zwycięstwo o { $n } punktów.
   *[other] Zwycięstwo o { $n } punktu.
}

## Replay

replay-turn-back = Turę wstecz
replay-turn-forward = Turę naprzód
replay-play = Odtwarzaj
replay-slider = Miejsce w partii
replay-go = Idź
replay-round = Runda
replay-speed = Szybkość
replay-speed-slow = Wolno
replay-speed-normal = Normalnie
replay-speed-fast = Szybko

## Design

design-title = Wygląd
design-lead = Wszystkie części stron w każdym stanie: w kolorach i krojach domu oraz każdej gry, jasno i ciemno.

## Lessons

lesson-leave = Wyjdź
learn-go-on = Dalej
