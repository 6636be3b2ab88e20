"""The game's table as a page: what is shown, and what can be done with each thing on it."""

from fabrica.fantastic_factories import wording
from fabrica.fantastic_factories.table.ended import ended
from fabrica.fantastic_factories.table.learn import all_cards, rules, steps, symbols
from fabrica.fantastic_factories.table.places import places
from fabrica.fantastic_factories.table.present import explain, present
from fabrica.fantastic_factories.table.welcome import welcome
from fabrica.story import Story

TOLD = Story(wording)
line, story = TOLD.line, TOLD.story
label, phase_name = wording.move_label, wording.phase_name

__all__ = [
    "all_cards", "ended", "explain", "label", "line", "phase_name", "places", "present", "rules", "steps", "story", "symbols",
    "welcome",
]  # fmt: skip
