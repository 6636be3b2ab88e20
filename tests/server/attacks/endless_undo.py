"""Back and forth for ever: a match does not grow without bound, can still be played on, and bots do not play for nobody."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from typing import Any
from unittest.mock import patch

from server.attacks.attacking import inside, run
from server.visitors import ME, Server, Visitor

STEPS, EVENTS = 30, 60


def cheat(server: Server, number: int) -> None:
    with patch("fabrica.server.table.STEPS_MOST", STEPS), patch("fabrica.server.table.EVENTS_MOST", EVENTS):
        ann = server.visitor()
        match, _ = ann.creates(ME, ME)
        back_and_forth(ann, match)
        assert server.table(match).number in (STEPS, STEPS + 1)
        while (answer := play(ann, match)).status_code == 200:
            pass
        assert (answer.status_code, answer.json()["error"]) == (409, "problem-match-too-long")
        assert server.table(match).number == len([row for row in server.kept()["events"] if row[0] == match]) == EVENTS


def back_and_forth(ann: Visitor, match: str) -> None:
    """Moves, taken back as often as that is possible."""
    for _ in range(10 * EVENTS):
        seat = ann.sees(match)["active"][0]
        if ann.sees(match, seat)["can_undo"]:
            answer = ann.acts(match, "undo", seat)
            if answer.status_code != 200:
                assert (answer.status_code, answer.json()["error"]) == (409, "problem-too-many-steps")
                return
        else:
            assert play(ann, match).status_code == 200
    raise AssertionError("it can be taken back for ever")


def play(ann: Visitor, match: str) -> Any:
    seat = ann.sees(match)["active"][0]
    return ann.plays(match, ann.sees(match, seat)["moves"][0], seat)


attack = inside(cheat)

if __name__ == "__main__":
    run(attack)
