## The game in the house

game-name = Fantastic Factories
game-about = Roll your workers, draw blueprints, build machines that feed other machines, and out-produce your rivals.
rival-name = The Machine
option-machine = Difficulty of The Machine
option-machine-easy = { level-easy }
option-machine-medium = { level-medium }
option-machine-hard = { level-hard }
option-machine-insane = { level-insane }
level-hint = starts with { $cards } { $cards ->
    [one] building
   *[other] buildings
}

## The plots at the end

ended-goods = Goods
ended-prestige = Prestige
ended-resources = Metal and energy
