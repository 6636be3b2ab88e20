"""A state that a view may stand for: what the viewer cannot see is dealt anew, from the cards that lie nowhere in sight."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from fabrica.games.fantastic_factories.components import BLUEPRINTS
from fabrica.games.fantastic_factories.data.from_position import FIELDS, MACHINE_FIELDS, from_position
from fabrica.games.fantastic_factories.data.reading_seats import SEAT_FIELDS


def imagine(view: dict[str, Any], key: tuple[int, ...]) -> Any:
    """A state that looks like the view to its viewer, hidden hands dealt and chance starting under a key."""
    unseen = list(unseen_blueprints(view))
    random.Random(repr(key)).shuffle(unseen)  # noqa: S311 repeatable luck, no secret
    position = {field: view[field] for field in FIELDS if field in view}
    position["machine"] = view["machine"] and {field: view["machine"][field] for field in MACHINE_FIELDS}
    position["seats"] = [imagine_seat(seat, unseen) for seat in view["seats"]]
    return from_position(position, key)


def imagine_seat(seat: dict[str, Any], unseen: list[str]) -> dict[str, Any]:
    """A seat with a hand: the one that is seen, or as many cards from the unseen."""
    hand = [unseen.pop() for _ in range(seat["cards"])] if seat["hand"] is None else seat["hand"]
    return {**{field: seat[field] for field in SEAT_FIELDS}, "hand": hand}


def unseen_blueprints(view: dict[str, Any]) -> Iterator[str]:
    """The box, less everything in sight."""
    return (Counter({card.id: card.copies for card in BLUEPRINTS}) - Counter(seen_blueprints(view))).elements()


def seen_blueprints(view: dict[str, Any]) -> Iterator[str]:
    yield from filter(None, view["market"]["blueprints"])
    yield from view["discards"]["blueprints"]
    yield from view["machine"]["compound"] if view["machine"] else ()
    for seat in view["seats"]:
        yield from seat["compound"]
        yield from seat["hand"] or ()
