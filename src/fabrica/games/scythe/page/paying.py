"""What a bottom action is paid with, chosen for the player: tokens that enemies could take go first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_

from fabrica.engine.bit_sets import members
from fabrica.games.scythe.page.seeing import Eyes
from fabrica.games.scythe.page.trial import Trial
from fabrica.games.scythe.rules.map_tables import NEIGHBOURS, PLACES_BY_ID
from fabrica.games.scythe.rules.state import enemy_fighters

PAYING = "pay"
REACH = 2  # hexes: so near an enemy is a danger


def payment(eyes: Eyes) -> list[str]:
    """The words that pay what is owed, if the seat pays now."""
    return paid(Trial(eyes.known, eyes.viewer)) if eyes.viewer is not None and eyes.step == PAYING and eyes.legal else []


def whole_bottom(eyes: Eyes) -> str:
    """The bottom action with its payment, where it makes no difference what it is paid with; else the bottom action alone."""
    assert eyes.viewer is not None  # noqa: S101 who has moves has a seat
    trial = Trial(eyes.known, eyes.viewer).say("bottom")
    return ";".join(["bottom", *paid(trial)]) if trial.step == PAYING and is_all_one(trial) else "bottom"


def is_all_one(trial: Trial) -> bool:
    """No card could pay, and all places are as safe, or as unsafe."""
    words = trial.words()
    return all(word.startswith("pay ") for word in words) and len({is_in_danger(trial, place_of(word)) for word in words}) == 1


def paid(trial: Trial) -> list[str]:
    """Places are said in their order; of those ahead, the ones in danger pay, then the others."""
    trial, said = trial.further(), []
    while trial.step == PAYING and (found := [*candidates(trial)]):
        trial.say(found[0])
        said.append(found[0])
    return said


def candidates(trial: Trial) -> Iterator[str]:
    words = [word for word in trial.words() if word.startswith("pay ")]
    yield from sorted(words, key=lambda word: not is_in_danger(trial, place_of(word)))


def place_of(words: str) -> int:
    return PLACES_BY_ID[words.split()[1]]


def is_in_danger(trial: Trial, place: int) -> bool:
    near = 1 << place
    for _ in range(REACH):
        near = reduce(or_, (NEIGHBOURS[other] for other in members(near)), near)
    return near & enemy_fighters(trial.state, trial.seat) != 0
