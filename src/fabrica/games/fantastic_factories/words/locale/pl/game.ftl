## The game in the house

game-name = Fantastyczne Fabryki
game-about = Rzucaj kośćmi, które są twoimi pracownikami, dobieraj projekty, buduj maszyny napędzające maszyny i wyprzedź rywali w produkcji.
rival-name = Maszyna
option-machine = Poziom trudności Maszyny
option-machine-easy = { level-easy }
option-machine-medium = { level-medium }
option-machine-hard = { level-hard }
option-machine-insane = { level-insane }
level-hint = zaczyna z { $cards } { $cards ->
    [one] budynkiem
    [few] budynkami
    [many] budynkami
   *[other] budynkami
}

## The plots at the end

ended-goods = Towary
ended-prestige = Prestiż
ended-resources = Metal i energia
