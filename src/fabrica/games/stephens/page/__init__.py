"""The game's table as a page: what is shown, and what can be done with each thing on it."""

from fabrica.games.stephens.lessons.rulebook import section_of_refusal as rule_of
from fabrica.games.stephens.page.companion import companion
from fabrica.games.stephens.page.editing import editing
from fabrica.games.stephens.page.ended import ended
from fabrica.games.stephens.page.gains import counts, gains, in_signs
from fabrica.games.stephens.page.learn import all_cards, rules, steps, symbols
from fabrica.games.stephens.page.places import places
from fabrica.games.stephens.page.present import present
from fabrica.games.stephens.page.welcome import welcome

__all__ = [
    "all_cards",
    "companion",
    "counts",
    "editing",
    "ended",
    "gains",
    "in_signs",
    "places",
    "present",
    "rule_of",
    "rules",
    "steps",
    "symbols",
    "welcome",
]
