"""Fantastic Factories, for 1 to 5 players."""

from __future__ import annotations

from typing import Any

from fabrica.fantastic_factories.ending import rivals_score, score, winners
from fabrica.fantastic_factories.moves import MOVES
from fabrica.fantastic_factories.setup import setup
from fabrica.fantastic_factories.state import SEATS_MOST, TABLE
from fabrica.fantastic_factories.tables import LEVELS
from fabrica.fantastic_factories.turns import active, legal, mover, play
from fabrica.game import Option, Rules


def round_of(s: Any) -> int:
    return s.round  # type: ignore[no-any-return]


RULES = Rules(setup, active, mover, legal, play, score, winners, rivals_score, round_of)
