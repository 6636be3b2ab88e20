# The fields of a position that is set up by hand.

field-phase = Phase
field-round = Round
field-first = First player
field-turn = Whose turn it is in the market phase
field-swept = A row has been refreshed in this turn
field-last-round = This is the last round
field-blueprints = Blueprints
field-contractors = Contractors
field-tools = Tools above the contractors
field-level = Level
field-metal = Metal
field-energy = Energy
field-goods = Goods
field-hand = Hand
field-compound = Compound
field-dice = Dice that are not placed yet
field-headquarters = Dice in the headquarters
field-placed = Dice on cards
field-activated = Cards that have been used in this round
field-replicating = Card that the Replicator copies
field-hired = Contractor whose effect is still to come
field-pending = A choice is waiting
field-finished = Has finished the work phase

## What is wrong with a field

wrong-box = The box has no further card { $card }: all of them are elsewhere in this position.
wrong-twice = A player may build { $card } only once.
wrong-dice = Dice are on the table only in the work phase.
wrong-unusable = { $card } is not a building in this compound that could have been used.
wrong-used = Outside the work phase only cards that respond to building can have been used.
wrong-copy = Only a passive card can be copied, and the Replicator must be among the used cards.
wrong-hired = { $contractor } has no effect left to come in this phase.
wrong-setting = While the Foreman sets dice, fewer than four are set and none is placed.
wrong-last-round = The game ends only after the last round.
wrong-swept = Rows are refreshed only in the market phase.
wrong-turn = Only the market phase has turns: leave this empty.
wrong-tools = Each tool must be above one contractor.
wrong-finished = One can have finished only in the work phase, with no choice waiting.
wrong-limits = At most 12 metal and energy together and 10 cards in hand can be kept: the rest has to be discarded first.
wrong-all-finished = When all players have finished, the round is over.
