"""The oracle's table: what lies where, and the small changes that all steps share. The form of a position: oracle.py."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from pickle import dumps, loads
from typing import Any

from stephens.box import (
    DISCS,
    INFLUENCE_MAX,
    INFLUENCE_SPACES,
    LEVELS,
    MARKET_SPACES,
    OPPONENT_FINAL,
    SIDES,
    SOLO_LEVELS,
)

Position = dict[str, Any]
Player = dict[str, Any]
Choice = dict[str, Any]

# Where the rulebook leaves a doubt: what is held here. Each is one line to change.
RULINGS = {
    "3b helps the card its own disc goes to": False,  # L309-311, L349: the card is placed before the disc is picked
    "a usable card or worker reward may be declined": True,
    "after a 4c discard one may buy nothing": False,  # L477: it comes before acquiring a card
}


class NotAllowed(Exception):
    """A choice that the rules do not allow."""


# Looking


def copy_of(position: Position) -> Position:
    """Plain data goes through pickle some times faster than through deepcopy."""
    copied: Position = loads(dumps(position))
    return copied


def player_of(position: Position, name: str) -> Player:
    return next(p for p in position["players"] if p["name"] == name)


def unlocked(player: Player, ability: str) -> bool:
    """An ability is open once its disc has left the board (L227)."""
    return ability not in player["board"]


def influence_cap(position: Position, player: Player) -> int:
    """A covered space can be neither entered nor passed (L416)."""
    covered = [space for disc, space in INFLUENCE_SPACES.items() if disc in player["board"]]
    if covered and position.get("opponent") == "OP5":  # all four lie on 10 (L893)
        return INFLUENCE_SPACES["inf10"] - 1
    return min(covered) - 1 if covered else INFLUENCE_MAX


def free_discs(position: Position, player: Player) -> list[str]:
    """The discs that may be taken: those that wait for no other (L422, L434, L471, L487)."""
    banned = "2d" if position.get("opponent") == "OP4" else None  # (L889)
    return [disc for disc in player["board"] if DISCS[disc] not in player["board"] and disc != banned]


def turn_order(position: Position) -> list[str]:
    """Clockwise from the player who triggered the renewal (L517)."""
    names = [p["name"] for p in position["players"]]
    first = names.index(position["turn"]) if position["turn"] in names else 0
    return names[first:] + names[:first]


def all_cards(position: Position) -> Iterator[dict[str, Any]]:
    """Every profession in play."""
    for side, level in product(SIDES, LEVELS):
        yield from position["rows"][side][level]


def workers(position: Position, name: str) -> int:
    return sum((card["master"] == name) + (card["apprentice"] == name) for card in all_cards(position))


def acting(position: Position) -> Player:
    return player_of(position, position["renewal"]["queue"][0])


# Changing


def move(pile: dict[str, int], what: Iterable[str], by: int) -> None:
    """Add (or take away) one of each; zeros vanish."""
    for each in what:
        pile[each] = pile.get(each, 0) + by
        assert pile[each] >= 0
        if pile[each] == 0:
            del pile[each]


def gain(position: Position, player: Player, amount: int, what: str) -> None:
    """Coins without limit; influence up to the cap, the rest is lost (L104, L416)."""
    player[what] += amount
    if what == "influence":
        player[what] = min(player[what], influence_cap(position, player))


def score(position: Position, player: Player, points: int) -> None:
    """Points count at once, and may meet the army (L913)."""
    player["score"] += points
    check_end(position)


def check_end(position: Position) -> None:
    """The end is triggered once army and a score marker meet or pass (L531, L657); alone, at a space (L852, L897)."""
    if position.get("automa"):
        met = position["army"] <= (OPPONENT_FINAL if position.get("opponent") else SOLO_LEVELS[position["automa"]["level"]])
    else:
        met = position["army"] <= max(p["score"] for p in position["players"])
    position["ending"] = position["ending"] or met


def draw(pile: dict[str, list[str]], choice: Choice) -> str | None:
    """The top card; an empty deck is made of the discards first (L315)."""
    rebuild(pile, choice)
    return pile["deck"].pop(0) if pile["deck"] else None


def rebuild(pile: dict[str, list[str]], choice: Choice) -> None:
    if pile["deck"] or not pile["discards"]:
        return
    order = list(choice.get("shuffled", pile["discards"]))
    if sorted(order) != sorted(pile["discards"]):
        raise NotAllowed("not the discarded cards")
    pile["deck"], pile["discards"] = order, []


def slide_and_refill(position: Position, market: str, choice: Choice) -> None:
    """Cards slide to the low cost, new ones come in at the high end (L239, L275)."""
    pile = position[market]
    while len(pile["spaces"]) < market_size(position):
        card = draw(pile, choice)
        if card is None:
            return
        pile["spaces"].append(card)


def market_size(position: Position) -> int:
    return MARKET_SPACES - 1 if position.get("opponent") == "OP2" else MARKET_SPACES  # (L881)


def next_player(position: Position) -> None:
    now = position["renewal"]
    now.update(queue=now["queue"][1:], columns=[], reward=None, market=None)
