"""The player boards: what a seat has, its open book of abilities, its contracts and investments."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from typing import Any

from fabrica.engine.parts import Refusal
from fabrica.games.stephens.components import ACCESSORIES, BOARD, CONTRACT_SLOTS, INFLUENCE_MOST, TYPES, WOOD, Bag
from fabrica.games.stephens.components import Disc as Space
from fabrica.games.stephens.page.seeing import Eyes
from fabrica.games.stephens.page.signs import CONTRACT, INVESTMENT, Line, amounts
from fabrica.games.stephens.page.things import Card, Column, Cubes, Disc
from fabrica.games.stephens.rules.tables import CUBES
from fabrica.games.stephens.solo_components import OPPONENTS, STACKED_ON, Opponent
from fabrica.games.stephens.words import ability, accessory_name, cube_name, disc_name, explain_score
from fabrica.web.page_view import Sign, Why

BOOK = {"points": "2", "professions": "3", "cards": "4", "goods": "5"}  # the groups of discs, by how their names begin
View = dict[str, Any]


def player(eyes: Eyes, seat: int) -> View:
    view, me = eyes.view, eyes.view["seats"][seat]
    return {
        **me,
        "seat": seat,
        "who": eyes.called(seat),
        "mine": seat == eyes.viewer,
        "acts": seat in eyes.match.active,
        "first": seat == 0 and eyes.match.seats > 1,
        "total": view["scores"][seat],
        "lines": explain_score(view, seat, eyes.language),
        "cubes": reserve(eyes, me),
        "accessories": accessories(eyes, me),
        "aside": [Cubes(colour, cube_name(colour, eyes.language), n) for colour, n in me["aside"].items()],
        "track": influence_track(eyes, seat),
        "book": {group: discs(eyes, seat, start) for group, start in BOOK.items()},
        "discs_left": len(BOARD) - len(me["unlocked"]),
        "slots": contract_slots(eyes, seat),
        "fulfilled": fulfilled(eyes, seat),
        "investments": investments(eyes, seat),
    }


def reserve(eyes: Eyes, me: View) -> list[Cubes]:
    """All six colours, also those of which there is none."""
    return [Cubes(colour, cube_name(colour, eyes.language), me["cubes"].get(colour, 0)) for colour in CUBES]


def accessories(eyes: Eyes, me: View) -> list[View]:
    """Held, and spent on contracts: both count for sets."""
    held, spent = me["accessories"], me["spent"]
    return [
        {"id": kind, "name": accessory_name(kind, eyes.language), "n": held.get(kind, 0), "spent": spent.get(kind, 0)}
        for kind in ACCESSORIES
    ]


# The book


def opponent(eyes: Eyes) -> Opponent:
    chosen = eyes.view["automa"]["opponent"] if eyes.view["automa"] else OPPONENTS[0].id
    return next(card for card in OPPONENTS if card.id == chosen)


def discs(eyes: Eyes, seat: int, start: str) -> list[Disc]:
    return [disc(eyes, seat, space) for space in BOARD if space.id.startswith(start)]


def disc(eyes: Eyes, seat: int, space: Space) -> Disc:
    is_open = space.id in eyes.view["seats"][seat]["unlocked"]
    choices = eyes.exactly(f"unlock {space.id}") if seat == eyes.viewer else []
    why = None if is_open or choices else why_covered(eyes, seat, space)
    state = "open" if is_open else "covered" if why else "ready"
    return Disc(
        key=f"disc-{seat}-{space.id}", id=space.id, name=disc_name(space.id, eyes.language), type=f"group-{space.id[0]}",
        picture=f"ability_{'inf' if space.opens else space.id}", rule="abilities",
        sentences=(ability(space.id, eyes.language), eyes.say(f"table-disc-{state}")),
        choices=choices, why=why if seat == eyes.viewer else None, open=is_open, seat=seat, after=space.after,
    )  # fmt: skip


def why_covered(eyes: Eyes, seat: int, space: Space) -> Why | None:
    """A disc waits for the one before it, or is forbidden by an opponent; else it can be the next to leave."""
    if opponent(eyes).without == space.id:
        return eyes.because(Refusal("disc-forbidden", {"disc": space.id}))
    if space.after and space.after not in eyes.view["seats"][seat]["unlocked"]:
        return eyes.because(Refusal("disc-after", {"disc": space.id, "after": space.after}))
    return None


def influence_track(eyes: Eyes, seat: int) -> list[View]:
    """The spaces of the track, the discs that lie on them, and where it ends for now."""
    me, stacked = eyes.view["seats"][seat], opponent(eyes).stacked
    lying: dict[int, list[Disc]] = {}
    for space in BOARD:
        if space.opens:
            lying.setdefault(STACKED_ON if stacked else space.opens, []).append(disc(eyes, seat, space))
    most = furthest(eyes, lying)
    return [
        {"n": n, "discs": lying.get(n, []), "filled": n <= me["influence"], "here": n == me["influence"], "shut": n > most}
        for n in range(INFLUENCE_MOST + 1)
    ]


def furthest(eyes: Eyes, lying: Mapping[int, list[Disc]]) -> int:
    """Where the track ends: before the first space that is still covered, or on it, as the table has ruled."""
    opens = any if opponent(eyes).stacked and eyes.ruled("one_disc_opens") else all
    covered = [n for n, here in lying.items() if not opens(disc.open for disc in here)]
    return min(covered) - (not eyes.ruled("stop_on_covered")) if covered else INFLUENCE_MOST


# Contracts


def contract_slots(eyes: Eyes, seat: int) -> list[Card | None]:
    ids = eyes.view["seats"][seat]["contracts"]
    return [to_fulfil(eyes, seat, id) for id in ids] + [None] * (CONTRACT_SLOTS - len(ids))


def to_fulfil(eyes: Eyes, seat: int, id: str) -> Card:
    mine = seat == eyes.viewer
    choices = eyes.exactly(f"fulfil {id}") + eyes.choices(f"fulfil {id} ") if mine else []
    why = eyes.why(why_words(id)) if mine and not choices and eyes.deciding("fulfilling") else None
    return eyes.card(f"slot-{seat}", id, choices=choices, why=why, acts="fulfil", waits=covers(eyes.view["seats"][seat], id))


def why_words(id: str) -> str:
    return f"fulfil {id}" + (f" {ACCESSORIES[0]}" if CONTRACT[id].accessory == "any" else "")


def covers(me: View, id: str) -> bool:
    """Is all that a contract asks for in the reserve, without any substitute?"""
    card = CONTRACT[id]
    held: Mapping[str, int] = me["accessories"]
    accessory = not card.accessory or (bool(held) if card.accessory == "any" else card.accessory in held)
    return accessory and all(me["cubes"].get(colour, 0) >= n for colour, n in card.cubes.items())


def fulfilled(eyes: Eyes, seat: int) -> list[Column]:
    """Columns of fulfilled contracts, a cell for each type; worth the cards times their cubes."""
    rows = [eyes.view["seats"][seat]["fulfilled"][type] for type in TYPES]
    return [contract_column(eyes, seat, n, ids) for n, ids in enumerate(zip_longest(*rows), 1)]


def contract_column(eyes: Eyes, seat: int, number: int, ids: tuple[str | None, ...]) -> Column:
    cards = [CONTRACT[id] for id in ids if id]
    points = len(cards) * sum(sum(card.cubes.values()) for card in cards)
    return Column(number, cells(eyes, seat, ids), (Sign("points", str(points)),))


def cells(eyes: Eyes, seat: int, ids: tuple[str | None, ...]) -> list[Card | None]:
    return [eyes.card(f"board-{seat}", id) if id else None for id in ids]


# Investments


def investments(eyes: Eyes, seat: int) -> list[Column]:
    """Columns of investments, a cell for each row: activated as a whole."""
    rows = [eyes.view["seats"][seat]["investments"][row] for row in WOOD]
    return [investment_column(eyes, seat, n, ids) for n, ids in enumerate(zip_longest(*rows), 1)]


def investment_column(eyes: Eyes, seat: int, number: int, ids: tuple[str | None, ...]) -> Column:
    mine = seat == eyes.viewer
    choices = eyes.exactly(f"column {number}") if mine else []
    why = eyes.why(f"column {number}") if mine and not choices and eyes.deciding("columns") else None
    done = number in eyes.view["seats"][seat]["columns"]
    return Column(number, cells(eyes, seat, ids), column_signs(ids), choices, None if done else why, done)


def column_signs(ids: tuple[str | None, ...]) -> Line:
    """All that a column takes and gives."""
    cards = [INVESTMENT[id] for id in ids if id]
    paid: Bag = {track: n for track in ("forest", "dunes") if (n := sum(getattr(card, track) for card in cards))}
    cubes: Bag = {card.row: card.cubes for card in cards if card.cubes}
    points = sum(card.points for card in cards)
    return (*amounts(paid, minus="−"), *amounts(cubes), *amounts({"points": points} if points else {}))
