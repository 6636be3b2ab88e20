"""Amounts, cards and places in a few signs. What is typed is shown as it is typed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import zip_longest

from fabrica.games.stephens import words as wording
from fabrica.games.stephens.components import LEVELS, PLACES, SIDES, WOOD, Supply
from fabrica.games.stephens.data.position import MARKETS
from fabrica.games.stephens.own_cards import CONTRACTS, INVESTMENTS
from fabrica.games.stephens.rules.tables import FURNACE_ROW, LL, NOTHING, PRIVATE_ROW, PROFESSIONS
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import who

PROFESSION = {card.id: card for card in PROFESSIONS}
CONTRACT = {card.id: card for card in CONTRACTS}
INVESTMENT = {card.id: card for card in INVESTMENTS}


def signs(say: Voice, bag: Mapping[str, int]) -> str:
    """Amounts: "2 green, 1 pink"."""
    return ", ".join(say(f"brief-{unit}", n=n) for unit, n in bag.items() if n) or say("terminal-nothing")


def ids(say: Voice, cards: Iterable[str]) -> str:
    return ", ".join(cards) or say("terminal-nothing")


def with_brief(say: Voice, cards: Iterable[str]) -> str:
    return ", ".join(f"{card} ({wording.brief(card, say.language)})" for card in cards) or say("terminal-nothing")


def row(say: Voice, side: str, level: str) -> str:
    """A row of professions: "left lower"."""
    return say("terminal-row", side=side, level=level)


def uses(say: Voice, kind: str, place: str) -> str:
    """What a furnace or a private factory is good for: its row, or a market."""
    number = PLACES.index(place)
    found = (FURNACE_ROW if kind == "furnaces" else PRIVATE_ROW)[number]
    if found == NOTHING:
        return say("terminal-market", market=MARKETS[number - LL])
    return row(say, SIDES[found // len(LEVELS)], LEVELS[found % len(LEVELS)])


def reward(say: Voice, supply: Supply) -> str:
    """What a private factory gives for a combination of cubes."""
    return say("terminal-reward", reward=supply.reward) if supply.reward else signs(say, supply.gain)


def owner(say: Voice, seat: int | str, me: int) -> str:
    """A player, or the Automa."""
    return wording.seat_name(seat, (), say.language) if isinstance(seat, str) else who(say, seat, me)


def columns(rows: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """Rows of cards beside a player board, read downwards."""
    return [[card for card in column if card] for column in zip_longest(*rows.values())]


def column_trade(say: Voice, cards: Iterable[str]) -> str:
    """What a column of investments costs and gives in all."""
    own = [INVESTMENT[card] for card in cards]
    cubes = Counter({colour: sum(card.cubes for card in own if card.row == colour) for colour in WOOD})
    pay = {"forest": sum(card.forest for card in own), "dunes": sum(card.dunes for card in own)}
    gain = signs(say, {**cubes, "points": sum(card.points for card in own)})
    return say("brief-exchange", pay=signs(say, pay), gain=gain) if any(pay.values()) else gain
