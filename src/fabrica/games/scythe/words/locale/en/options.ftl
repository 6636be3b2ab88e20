# What is chosen before a game: the name of each option and of its values, for a list to choose from.

## Set-up

option-deal = Factions and player mats
option-deal-random = Dealt at random
option-deal-chosen = Chosen, in order of the seats
option-deal-drafted = Drafted: factions, then mats in reverse order
option-invaders = Albion, Togawa and their mats
option-invaders-no = Stay in the box
option-invaders-yes = May be in play
option-banned-pairs = Rusviet with Industrial, Crimea with Patriotic
option-banned-pairs-refused = Not allowed
option-banned-pairs-allowed = Allowed

## Playing alone

option-level = Difficulty
option-level-automa = Automa: normal
option-level-autometta = Autometta: easy
option-level-automaszyna = Automaszyna: hard
option-level-ultimaszyna = Ultimaszyna: very hard
option-automa-faction = Faction of the Automa
option-automa-faction-random = Drawn at random
option-automa-faction-nordic = Nordic
option-automa-faction-rusviet = Rusviet
option-automa-faction-crimea = Crimea
option-automa-faction-saxony = Saxony
option-automa-faction-polania = Polania

## Rulings

option-relentless-factory = Relentless (Rusviet) may repeat the Factory card
option-relentless-factory-no = No
option-relentless-factory-yes = Yes, as in the first printing
option-trade = Resources of one Trade
option-trade-split = May go to different territories
option-trade-one-hex = All to one territory
option-bonus-before-end = Recruit bonuses before the sixth star
option-bonus-before-end-all = Those of the neighbours too
option-bonus-before-end-active = Only the active player’s

## Rulings: the Automa

option-conquest = Resources on a territory taken from the Automa
option-conquest-last-turn-card = By the card of its last turn
option-conquest-combat-card = By the card of the combat
option-automa-start = First turn
option-automa-start-human = Yours
option-automa-start-automa = The Automa’s
option-automa-staying = A unit of the Automa that is already well placed
option-automa-staying-counts = May stay
option-automa-staying-moves = Always moves
option-automa-caution = Workers of the Automa keep away from your units
option-automa-caution-river = At first not across rivers and lakes
option-automa-caution-all = On all sides
option-automa-reserve = Which unit the Automa regains first
option-automa-reserve-character = The character
option-automa-reserve-mech = A mech
option-automa-attacker = The Automa attacks with
option-automa-attacker-nearest = The unit nearest its base
option-automa-attacker-mech = A mech, if it has one
option-automa-hunt = Attacking workers, the Automa goes to
option-automa-hunt-most = The territory with the most of them
option-automa-hunt-fewest = The territory with the fewest of them
option-automa-tokens = Your resources on a territory that the Automa takes
option-automa-tokens-removed = Are removed
option-automa-tokens-kept = Stay there
