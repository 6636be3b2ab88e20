## The game in the house

game-name = Fábricas Fantásticas
game-about = Lança os teus trabalhadores, arranja projetos, constrói máquinas que alimentam máquinas e produz mais do que os teus rivais.
rival-name = A Máquina
option-machine = Dificuldade da Máquina
option-machine-easy = { level-easy }
option-machine-medium = { level-medium }
option-machine-hard = { level-hard }
option-machine-insane = { level-insane }
level-hint = começa com { $cards } { $cards ->
    [0] edifícios
    [one] edifício
   *[other] edifícios
}

## The plots at the end

ended-goods = Produtos
ended-prestige = Prestígio
ended-resources = Metal e energia
