"""The markets: professions with what their workers cost, contracts and investments by cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fabrica.games.stephens import words as wording
from fabrica.games.stephens.components import MARKET_COSTS
from fabrica.games.stephens.terminal.words import CONTRACT
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import View
from fabrica.terminal.drawing import heading

NARROW = 60  # columns below which cards are called by their ids alone
WIDE = 100  # columns from which the types of contracts are shown too


def professions(say: Voice, view: View, _: int, width: int) -> Iterator[RenderableType]:
    """The six that may be created, with what a master and an apprentice pay."""
    decks = view["decks"]
    yield heading(say("terminal-professions", red=decks["red"], blue=decks["blue"]))
    grid = lines()
    titles = [Text(say(f"terminal-{slot}"), style="italic") for slot in ("master", "apprentice")]
    grid.add_row(*([""] * (3 if width >= NARROW else 2)), *titles)
    for card in view["professions"]:
        grid.add_row(*profession(say, card, width))
    yield grid


def profession(say: Voice, card: str | None, width: int) -> list[str | Text]:
    if card is None:
        return ["  " + say("terminal-empty-slot")]
    costs = [wording.slot_cost(card, slot, say.language) or "-" for slot in ("master", "apprentice")]
    return [*named(say, card, width), wording.brief(card, say.language), *costs]


def in_hand(say: Voice, cards: Iterable[str], width: int) -> RenderableType:
    """Professions by themselves: what each gives."""
    grid = lines()
    for card in cards:
        grid.add_row(*named(say, card, width), wording.brief(card, say.language))
    return grid


def contracts(say: Voice, view: View, _: int, width: int) -> Iterator[RenderableType]:
    yield from market(say, view, "contracts", width)


def investments(say: Voice, view: View, _: int, width: int) -> Iterator[RenderableType]:
    yield from market(say, view, "investments", width)


def market(say: Voice, view: View, name: str, width: int) -> Iterator[RenderableType]:
    """A line for each space: its cost, and the card on it."""
    yield heading(say("terminal-offer", market=name, n=view["decks"][name]))
    grid = lines()
    for cost, card in zip(MARKET_COSTS, view[name], strict=True):
        grid.add_row(f"  {cost}", *(offer(say, card, width) if card else [say("terminal-empty-slot")]))
    yield grid


def offer(say: Voice, card: str, width: int) -> list[str | Text]:
    kind = [wording.type_name(CONTRACT[card].type, say.language)] if card in CONTRACT and width >= WIDE else []
    return [*named(say, card, width, margin=""), *kind, wording.brief(card, say.language)]


def named(say: Voice, card: str, width: int, margin: str = "  ") -> list[str | Text]:
    name = [wording.card_name(card, say.language)] if width >= NARROW else []
    return [Text(margin).append(card, style="bold"), *name]


def lines() -> Table:
    return Table.grid(padding=(0, 2, 0, 0))
