"""The plan of a line: the cards that it uses, and a position without one of them."""

from __future__ import annotations

from collections.abc import Sequence

from fabrica.engine.contract import Position


def parts_of(line: Sequence[str]) -> list[str]:
    """The cards that a line uses or builds."""
    return list(dict.fromkeys(words.split()[1] for words in line if words.split()[0] in ("activate", "build")))


def without(position: Position, seat: int, part: str) -> Position:
    """A position in which a seat can neither use nor build a card."""
    me = position["seats"][seat]
    hand = [*me["hand"]]
    if part in hand:
        hand.remove(part)
    used = sorted({*me["activated"], *({part} & {*me["compound"]})})
    seats = [*position["seats"]]
    seats[seat] = {**me, "hand": hand, "activated": used}
    return {**position, "seats": seats}
