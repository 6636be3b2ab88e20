"""What refusals have in common: what waits, and what there is to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from fabrica.engine.parts import Refusal
from fabrica.games.stephens.components import BOARD
from fabrica.games.stephens.data.position import MARKETS, STEPS
from fabrica.games.stephens.rules.acquiring import may_be_done, owes_card
from fabrica.games.stephens.rules.state import BUYING, EMPTY
from fabrica.games.stephens.rules.tables import RESOURCES


def decide_first(s: Any) -> Refusal:
    """What waits; where nothing else may be chosen, why."""
    if s.step == BUYING and owes_card(s):
        return Refusal("skimmed-for-a-card", {"market": MARKETS[s.markets - 1]})
    if s.step == BUYING and not may_be_done(s):
        return Refusal("must-buy")
    return Refusal("decide-first", {"step": STEPS[s.step]})


def needs(disc: int) -> Refusal:
    return Refusal("needs-ability", {"disc": BOARD[disc].id})


def short_of(me: Any, kind: int, need: int) -> Refusal:
    return Refusal("too-little", {"what": RESOURCES[kind], "need": need, "have": me.have[kind]})


# What there is: ids, or amounts by name


def ids(names: Iterable[str]) -> str:
    return ", ".join(names)


def bag(names: Sequence[str], amounts: Sequence[int]) -> str:
    return ids(f"{n} {name}" for name, n in zip(names, amounts, strict=True) if n > 0)


def on_market(cards: Iterable[int], of: Sequence[str]) -> str:
    return ids(of[card] for card in cards if card != EMPTY)
