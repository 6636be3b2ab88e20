"""What the rules tell the log, by number, and with which arguments. words/log.py makes sentences of it."""

from __future__ import annotations

(
    DRAWN,  # seat, blueprint, its number in the draw
    ROLLED,  # seat, the roll, how many dice
    NEW_BLUEPRINT,  # blueprint that came to the market, or EMPTY
    NEW_CONTRACTOR,  # contractor, likewise
    TURNED_UP,  # blueprint of the top of the deck, discarded
    BUILT_TOP,  # seat, blueprint of the top of the deck
    MACHINE_ROLLS,  # face of a die
    MACHINE_TAKES,  # blueprint
    MACHINE_MAKES,  # goods
    MACHINE_SWEEPS,  # row of the market: 0 the blueprints, 1 the contractors
) = range(10)
