"""The table as a seat sees it, drawn from its view: as much of it as the step is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fabrica.games.stephens import words as wording
from fabrica.games.stephens.components import ARMY_STEP, FURNACE_GLASS, LEVELS, PLACES, SIDES, SUPPLIES
from fabrica.games.stephens.data.position import LEVEL_IDS, OPPONENT_IDS
from fabrica.games.stephens.rules.renewal import FINAL_SPACE, N_SOLO_LEVELS
from fabrica.games.stephens.terminal.board import automa, board, desk, others
from fabrica.games.stephens.terminal.markets import contracts, in_hand, investments, market, professions
from fabrica.games.stephens.terminal.words import owner, reward, row, signs, uses
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import View
from fabrica.terminal.drawing import heading, labelled

WIDE = 100  # columns from which names are shown where ids would do

Part = Callable[[Voice, View, int, int], Iterator[RenderableType]]


def table(say: Voice, view: View, seat: int, width: int, whole: bool) -> Iterator[RenderableType]:
    yield title(say, view)
    for part in everything(view["step"]) if whole else PARTS.get(view["step"], everything("")):
        yield from part(say, view, seat, width)


def everything(step: str) -> Iterator[Part]:
    """All that lies on the table, and what only this step shows."""
    yield from (others, automa, factories, rows, professions, contracts, investments)
    yield from (part for part in PARTS.get(step, ()) if part in (usable, rewards))
    yield board


def title(say: Voice, view: View) -> RenderableType:
    return Rule(Text(title_text(say, view), style="bold"))


def title_text(say: Voice, view: View) -> str:
    if view["phase"] == "over":
        return say("terminal-title-over")
    if view["final"]:
        return say("terminal-title-final")
    if view["turns_left"] is not None:
        return say("terminal-title-last", round=view["round"], n=view["turns_left"])
    return say("terminal-title", round=view["round"], phase=view["phase"])


# The factories


def factories(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """The army, and what lies in the furnaces and the private factories."""
    yield labelled(say("terminal-army"), army(say, view))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row("", *(heading(say(f"terminal-{kind}")) for kind in ("furnaces", "private")))
    for place in PLACES:
        grid.add_row(Text(f"  {place}", style="bold"), *(factory(say, view, kind, place) for kind in ("furnaces", "private")))
    yield grid


def factory(say: Voice, view: View, kind: str, place: str) -> str:
    """Its cubes, and what taking them leads to."""
    return f"{signs(say, holds(view, kind, place))} -> {uses(say, kind, place)}"


def holds(view: View, kind: str, place: str) -> Mapping[str, int]:
    cubes: Mapping[str, int] = view["private"][place]
    return {FURNACE_GLASS[PLACES.index(place)]: view["furnaces"][place]} if kind == "furnaces" else cubes


def army(say: Voice, view: View) -> str:
    space, after = view["army"], max(0, view["army"] - ARMY_STEP)
    if view["automa"]:
        return say("terminal-army-solo", space=space, next=after, final=final_space(view["automa"]))
    return say("terminal-army-on", space=space, next=after)


def final_space(automa: View) -> int:
    """Where the army stands in the final renewal phase of a solo game."""
    return FINAL_SPACE[OPPONENT_IDS.index(automa["opponent"]) * N_SOLO_LEVELS + LEVEL_IDS.index(automa["level"])]


# The rows of professions


def rows(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """Row by row, from the top of each side: what its professions give, and who works there; then the empty ones."""
    yield heading(say("terminal-rows"))
    all_rows = [(row(say, side, level), view["rows"][side][level]) for side in SIDES for level in reversed(LEVELS)]
    grid = Table.grid(padding=(0, 2, 0, 0))
    for label, cards in all_rows:
        for i, card in enumerate(cards):
            grid.add_row("" if i else f"  {label}", *at_work(say, card, seat, width))
    yield grid
    if empty := [label for label, cards in all_rows if not cards]:
        yield Text(f"  {', '.join(empty)}: {say('terminal-nothing')}")


def at_work(say: Voice, card: View, seat: int, width: int) -> Iterator[str | Text]:
    yield Text(card["card"], style="bold")
    if width >= WIDE:
        yield wording.card_name(card["card"], say.language)
    yield wording.brief(card["card"], say.language)
    yield workers(say, card, seat)


def workers(say: Voice, card: View, seat: int) -> Text:
    """The master, then the apprentice."""
    names = [owner(say, card[slot], seat) for slot in ("master", "apprentice") if card[slot] is not None]
    return Text(" + ".join(names), style="green" if seat in (card["master"], card["apprentice"]) else "")


# What a step is about


def rewards(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """What the private factories pay for cubes."""
    yield heading(say("terminal-rewards"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for supply in SUPPLIES:
        grid.add_row(f"  {supply.place}", signs(say, supply.cubes), "->", reward(say, supply))
    yield grid


def usable(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """The professions that are activated, by the words that are typed for them."""
    yield in_hand(say, view["pending"]["cards"], width)


def on_offer(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """The markets in which a card may be acquired."""
    for name in view["pending"]["markets"]:
        yield from market(say, view, name, width)


PARTS: Mapping[str, tuple[Part, ...]] = {
    "taking": (factories, desk),
    "instead": (factories, rows, desk),
    "removing": (factories, desk),
    "buying": (on_offer, desk),
    "assigning": (rows, professions, board),
    "unlocking": (board,),
    "activating": (usable, desk),
    "columns": (desk,),
    "supplying": (rewards, desk),
    "fulfilling": (desk,),
    "paying": (desk,),
}
