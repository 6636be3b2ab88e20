"""The game's table as a page: what is shown, and what can be done with each thing on it."""

from fabrica.games.fantastic_factories.lessons.rulebook import section_of_refusal as rule_of
from fabrica.games.fantastic_factories.page.companion import companion
from fabrica.games.fantastic_factories.page.editing import editing
from fabrica.games.fantastic_factories.page.ended import ended
from fabrica.games.fantastic_factories.page.gains import counts, gains, in_signs
from fabrica.games.fantastic_factories.page.learn import all_cards, rules, steps, symbols
from fabrica.games.fantastic_factories.page.places import places
from fabrica.games.fantastic_factories.page.present import present
from fabrica.games.fantastic_factories.page.welcome import welcome

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
