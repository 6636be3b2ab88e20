"""What the Automa did, as facts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fabrica.engine.bit_sets import has, lowest
from fabrica.games.stephens.components import LEVELS, PLACES, SIDES, WOOD
from fabrica.games.stephens.data.position import members
from fabrica.games.stephens.rules.automa import CARD_IDS
from fabrica.games.stephens.rules.state import AUTOMA, AUTOMA_TURN, COLUMNS, FULFILLING, REMOVING, SUPPLYING, is_solo
from fabrica.games.stephens.rules.tables import CONTRACT_IDS, INVESTMENT_IDS, N_LEVELS, N_ROWS, N_WOOD, PROFESSION_IDS
from fabrica.games.stephens.words.stages import Fact, Stage, arrived


def automa_facts(stage: Stage) -> Iterator[Fact]:
    if not is_solo(stage.new):
        return
    if not stage.first and stage.old.step == AUTOMA_TURN:
        yield Fact("news-automa", None, {"automa": CARD_IDS[stage.new.automa_card]})
        yield from turn(stage)
    if not stage.first and stage.old.step == REMOVING:
        yield from removal(stage)
    if stage.old.step in (COLUMNS, FULFILLING) and stage.new.step == SUPPLYING:
        yield from supply(stage)


def turn(stage: Stage) -> Iterator[Fact]:
    """What it did with its card."""
    found = [*glass(stage), *created(stage), *discarded(stage), *goods(stage)]
    yield from found or [Fact("news-automa-idle")]


def glass(stage: Stage) -> Iterator[Fact]:
    for i, place in enumerate(PLACES):
        if stage.new.furnaces[i] < stage.old.furnaces[i]:
            yield Fact("news-automa-glass", None, {"place": place})


def created(stage: Stage) -> Iterator[Fact]:
    for card in members(stage.new.masters[AUTOMA] & ~stage.old.masters[AUTOMA]):
        side, level = divmod(next(row for row in range(N_ROWS) if has(stage.new.rows[row], card)), N_LEVELS)
        yield Fact("news-automa-creates", None, {"card": PROFESSION_IDS[card], "side": SIDES[side], "level": LEVELS[level]})


def discarded(stage: Stage) -> Iterator[Fact]:
    """With a white cube it removes contracts or investments: what lay in the market and does so no more."""
    for name, ids in (("contracts", CONTRACT_IDS), ("investments", INVESTMENT_IDS)):
        if gone := arrived(getattr(stage.new, name), getattr(stage.old, name)):
            yield Fact("news-automa-discards", None, {"cards": [ids[card] for card in gone]})


def goods(stage: Stage) -> Iterator[Fact]:
    if stage.new.step == REMOVING:
        yield Fact("news-automa-goods", None, {"place": PLACES[stage.new.factory], "n": stage.new.taken})


def removal(stage: Stage) -> Iterator[Fact]:
    """The cubes that leave a private factory without a choice."""
    if cubes := {colour: -n for _, colour, n in moved(stage.old.private, stage.new.private)}:
        yield Fact("news-automa-removes", None, {"amounts": cubes})


def supply(stage: Stage) -> Iterator[Fact]:
    if cubes := [*moved(stage.old.private, stage.new.private)]:
        yield Fact("news-automa-supplies", None, {"deliveries": cubes})
    if taught := stage.new.apprentices[AUTOMA] & ~stage.old.apprentices[AUTOMA]:
        yield Fact("news-automa-apprentice", None, {"card": PROFESSION_IDS[lowest(taught)]})


def moved(old: Any, new: Any) -> Iterator[tuple[str, str, int]]:
    """Place, colour, and how many cubes came to a private factory."""
    for i, (before, after) in enumerate(zip(old, new, strict=True)):
        if before != after:
            yield PLACES[i // N_WOOD], WOOD[i % N_WOOD], after - before
