"""The game's table as a page: what is shown, and what can be done with each thing on it."""

from fabrica.stephens import wording
from fabrica.stephens.table.ended import ended
from fabrica.stephens.table.learn import all_cards, rules, steps, symbols
from fabrica.stephens.table.places import places
from fabrica.stephens.table.present import explain, present
from fabrica.stephens.table.welcome import welcome
from fabrica.story import Story

TOLD = Story(wording)
line, story = TOLD.line, TOLD.story
label, phase_name = wording.move_label, wording.phase_name

__all__ = [
    "all_cards", "ended", "explain", "label", "line", "phase_name", "places", "present", "rules", "steps", "story", "symbols",
    "welcome",
]  # fmt: skip
