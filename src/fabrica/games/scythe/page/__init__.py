"""The game's table as a page: what is shown, and what can be done with each thing on it."""

from fabrica.games.scythe.page.companion import companion
from fabrica.games.scythe.page.editing import editing
from fabrica.games.scythe.page.ended import ended
from fabrica.games.scythe.page.gains import counts, gains, in_signs
from fabrica.games.scythe.page.learn import all_cards, rule_of, rules, steps, symbols
from fabrica.games.scythe.page.places import places
from fabrica.games.scythe.page.present import present
from fabrica.games.scythe.page.welcome import welcome

own_colours = True  # of the factions: players choose none

__all__ = [
    "all_cards",
    "companion",
    "counts",
    "editing",
    "ended",
    "gains",
    "in_signs",
    "own_colours",
    "places",
    "present",
    "rule_of",
    "rules",
    "steps",
    "symbols",
    "welcome",
]
