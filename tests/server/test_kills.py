"""`kill -9` loses nothing that was acknowledged."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fabrica.server.store import Event
from server.kills import check, kill_often
from server.players import Lost, Player, Said

HASTY = (sys.executable, str(Path(__file__).with_name("hasty.py")))


def test_a_few_kills_under_load() -> None:
    report = kill_often(4)
    assert report.acknowledged > 4 * 8, report
    assert report.undone > 0, report


def test_a_server_that_acknowledges_before_it_writes_is_caught() -> None:
    with pytest.raises(Lost, match=r"acknowledged|stale"):
        kill_often(20, command=HASTY)


KEPT = [Event("m", 1, 0, "play", "a", "g:p-0"), Event("m", 2, 1, "play", "b", "h:q-0"), Event("m", 3, 0, "undo", "", "g:p-1")]


def players() -> list[Player]:
    """Two who have said what is kept above; the last of it was not acknowledged."""
    one, two = (Player(name, None, None) for name in "pq")  # type: ignore[arg-type]
    one.said = [Said("p-0", "m", 0, "play", "a", answered=2), Said("p-1", "m", 0, "undo", "")]
    two.said = [Said("q-0", "m", 1, "play", "b", answered=2), Said("q-1", "m", 1, "play", "c", refused=True)]
    return [one, two]


def test_what_was_promised_is_kept() -> None:
    check(KEPT, players())
    check(KEPT[:2], players())


@pytest.mark.parametrize(
    ("kept", "why"),
    [
        (KEPT[:1], "acknowledged and is not kept"),
        ([*KEPT[:2], Event("m", 3, 0, "play", "a", "g:p-0")], "kept twice"),
        ([KEPT[0], KEPT[2]], "follows event 1"),
        ([*KEPT, Event("m", 4, 1, "play", "c", "h:q-1")], "refused"),
        ([*KEPT, Event("m", 4, 1, "play", "d", "h:q-2")], "never said"),
        ([KEPT[0], Event("m", 2, 1, "play", "z", "h:q-0")], "what was said"),
        ([Event("m", 1, 0, "undo", "", "g:p-1"), KEPT[1], Event("m", 3, 0, "play", "a", "g:p-0")], "kept as event 3"),
    ],
)
def test_each_broken_promise_is_seen(kept: list[Event], why: str) -> None:
    with pytest.raises(Lost, match=why):
        check(kept, players())
