"""What the rules tell the log, by number, and with which arguments. words/facts.py makes sentences of it."""

from __future__ import annotations

PROFESSIONS, CONTRACTS, INVESTMENTS = range(3)  # the markets

(
    FOLLOWS,  # step, seat, bought: nobody could decide anything, so all after this happened by itself
    PAID,  # resource, amount
    DESCENDED,  # forest or dunes, steps
    GAINED,  # points of a column
    SET_ASIDE,  # colour of wood, cubes
    LOST,  # resource, amount: there was no room on a track
    ROW_BEGUN,  # row whose workers are activated
    ROW_DONE,
    RENEWAL,  # space of the army, whether it is the final one
    REFILLED,  # furnace, cubes
    EMPTIED,  # colour of wood, cubes in a private factory
    RENOWN,  # seat, points
    END,  # turns that follow this one
    END_ALONE,  # the same in a solo game
    MET,  # seat whose score the army has met
    LAST_TURN,  # seat
    SCORED,  # seat, points at the end
    REVEALED,  # market, space, card
    MOVED,  # space, profession that lay on top of its deck
    DISCARDED,  # market, card
    AUTOMA_CARD,  # card that it plays
    AUTOMA_GLASS,  # furnace
    AUTOMA_CREATES,  # profession, row
    AUTOMA_IDLE,
    AUTOMA_GOODS,  # private factory, cubes
    AUTOMA_REMOVES,  # colour of wood, cubes
    AUTOMA_SUPPLIES,  # private factory, colour of wood
    AUTOMA_REINFORCES,  # profession
) = range(28)
