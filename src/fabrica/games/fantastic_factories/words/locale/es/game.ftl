## The game in the house

game-name = Fantastic Factories
game-about = Pon a trabajar tus dados, roba planos, construye máquinas que alimentan máquinas y fabrica más que tus rivales.
rival-name = La Máquina
option-machine = Dificultad de La Máquina
option-machine-easy = { level-easy }
option-machine-medium = { level-medium }
option-machine-hard = { level-hard }
option-machine-insane = { level-insane }
level-hint = empieza con { $cards } { $cards ->
    [one] edificio
   *[other] edificios
}

## The plots at the end

ended-goods = Mercancías
ended-prestige = Prestigio
ended-resources = Metal y energía
