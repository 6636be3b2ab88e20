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

## What is wrong with a field

wrong-taken = { $id } is taken already.
wrong-not-alone = { $id } is not used in the solo game.
wrong-no-encounter = There is no encounter on { $place }.
wrong-encounters = Only as many cards can have been played as tokens are gone: { $most }.
wrong-objective-twice = “{ $objective }” is in two places.
wrong-two-owners = Units of two players are on { $place }.
wrong-two-structures = There are two structures on one territory.
wrong-structure-lake = Nothing is built on a lake.
wrong-resources = No resources can lie on this place.
wrong-toka = Toka can have been used only in Togawa’s turn, with that mech deployed.
wrong-automa-faction = The Automa does not play { $id }.
wrong-automa-place = The Automa has at most one combat unit and one worker on { $place }.
wrong-automa-base = The Automa’s units can be on no other base than its own.
wrong-automa-deck = The card that was just played is not in the deck any more.
wrong-banned = This faction and this mat are not played together.
wrong-abilities = Only abilities of this faction’s mechs can be here.
wrong-mechs = There must be as many mechs on the board as abilities: { $n }.
wrong-worker-lake = A worker is on a lake only with a mech of its own.
wrong-unit-lake = Without { $seaworthy }, { $submerge } or { $suiton } no unit is on a lake.
wrong-strange-base = No unit of this player can be on { $place }.
wrong-upgrades = As many cubes must be placed as were taken.
wrong-slots = The mat has fewer slots for cubes there.
wrong-bonus = Two recruits cover the same bonus.
wrong-factory-section = This section needs a Factory card.
wrong-objectives = A player has at most two objectives.
wrong-put-away = An objective is put away when another one is shown, and never by Saxony.
wrong-shown = Who has shown an objective has no other left, except Saxony.
wrong-stars = With { $n } stars the game is over.
wrong-objective-stars = There must be one star for each objective that has been shown.
wrong-combat-stars = Combats bring at most this number of stars: { $most }.
wrong-goal-once = This goal brings only one star.
wrong-no-goal = This goal has not been met: there can be no star for it.
wrong-no-star = This goal has been met: it needs its star.
wrong-flag-lake = No Flag is on a lake.
wrong-two-tokens = Two Flags or Traps are on one territory.
wrong-trap-lake = A Trap is on a lake only with { $suiton }.
wrong-flags = Only Albion has Flags.
wrong-traps = Only Togawa has Traps.
wrong-track-stars = At this space of the star track there must be this number of stars of the track: { $n }.
wrong-twice = The same one is here twice.
wrong-in-all = In all there are only { $most } of them.
wrong-step = This step does not belong to this phase.
wrong-combat-cards = Combat cards of { $value }: there are only { $most }, in hands and in the pile together.
wrong-factory-held = A player holds one of these cards.
wrong-nothing-to-decide = In this step nobody would have anything to decide.
