# The fields of a position that is set up by hand.

editor-board = The board

## The course of the game

field-phase = Phase
field-step = Step
field-round = Round
field-turn = Whose turn it is
field-sent-home = Workers have been sent home in this turn
field-toka = Toka has been used in this turn
field-pending = A choice is waiting

## The board

field-tile = Structure tile
field-resources = Resources on the territories
field-tokens = Encounter tokens
field-encounters-used = Encounter cards that have been played
field-factory = Factory cards on the board
field-discards = Combat cards in the discard pile
field-combat-card = { $n }

## A player and the Automa

field-level = Level
field-faction = Faction
field-mat = Player mat
field-coins = Coins
field-power = Power
field-popularity = Popularity
field-hand = Combat cards in hand, by value
field-objectives = Objective cards in hand
field-revealed = Objectives that have been shown
field-discarded = Objective that was put away
field-token = Action token
field-factory-card = Factory card
field-character = Character
field-mechs = Mechs
field-workers = Workers
field-abilities = Mech abilities
field-upgrades = Upgrades
field-from = Cubes taken from
field-to = Cubes placed on
field-recruits = Recruits and their bonuses
field-structures = Structures
field-stars = Stars
field-flags = Flags
field-traps = Traps
field-at = Territory
field-armed = Armed
field-tracker = Star track
field-card = Last card
field-deck = Deck
field-factory-taken = Has a Factory card
