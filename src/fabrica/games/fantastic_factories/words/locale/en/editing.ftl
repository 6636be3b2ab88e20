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
