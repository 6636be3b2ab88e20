"""The table as a seat sees it, drawn from its view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fabrica.games.fantastic_factories import words as wording
from fabrica.games.fantastic_factories.components import FLOOR_SLOTS, Blueprint, Tool, Type
from fabrica.games.fantastic_factories.terminal.words import BLUEPRINT, CONTRACTOR, amounts, dice, ids
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import View
from fabrica.terminal.drawing import heading, indented, labelled

WIDE = 100  # columns from which the cards' types are shown too
NAME_WIDTH = 20


def table(say: Voice, view: View, seat: int, width: int, whole: bool) -> Iterator[RenderableType]:
    """Everything in sight: the market, the others, and the own desk, which is enough while working."""
    yield title(say, view)
    if whole or view["phase"] != "work":
        yield from others(say, view, seat)
        yield from market(say, view, width)
    yield from desk(say, view, seat, width)


def title(say: Voice, view: View) -> RenderableType:
    if view["phase"] == "over":
        return Rule(say("terminal-title-over"))
    message = "terminal-title-last" if view["last_round"] else "terminal-title-ending" if view["ending"] else "terminal-title"
    return Rule(Text(say(message, round=view["round"], phase=view["phase"]), style="bold"))


# The others


def others(say: Voice, view: View, seat: int) -> Iterator[RenderableType]:
    if view["machine"]:
        yield from machine(say, view["machine"])
    for number, other in enumerate(view["seats"]):
        if number != seat:
            yield from opponent(say, view, number, other)


def machine(say: Voice, it: View) -> Iterator[RenderableType]:
    level = wording.level_name(it["level"], say.language)
    yield heading(f"{say('machine')} ({level}): {', '.join(amounts(say, it))}")
    yield indented(by_type(say, it["compound"]))


def opponent(say: Voice, view: View, number: int, other: View) -> Iterator[RenderableType]:
    has = ", ".join([*amounts(say, other), say("terminal-in-hand", n=other["cards"])])
    name = wording.seat_name(number, (), say.language)
    yield heading(f"{name}: {has}{token(say, view, number)}" + (f" {say('terminal-finished')}" if other["finished"] else ""))
    if other["compound"]:
        yield indented(by_type(say, other["compound"]))


def token(say: Voice, view: View, seat: int) -> str:
    """The first player's token, where there is more than one player."""
    return f" {say('terminal-first-player')}" if view["first"] == seat and len(view["seats"]) > 1 else ""


def by_type(say: Voice, compound: Iterable[str]) -> str:
    """A compound's cards under their types: "2 production (biolab, warehouse), 1 training (dojo)"."""
    cards = list(compound)
    groups = ((type, [card for card in cards if BLUEPRINT[card].type is type]) for type in Type)
    return ", ".join(of_type(say, type, found) for type, found in groups if found) or say("terminal-nothing")


def of_type(say: Voice, type: Type, cards: list[str]) -> str:
    return say("terminal-of-type", n=len(cards), type=type.name.lower(), cards=ids(say, cards))


# The market


def market(say: Voice, view: View, width: int) -> Iterator[RenderableType]:
    yield heading(say("terminal-blueprints", n=view["decks"]["blueprints"]))
    yield blueprints(say, [(card, "") for card in view["market"]["blueprints"]], width)
    yield heading(say("terminal-contractors", n=view["decks"]["contractors"]))
    yield contractors(say, view["market"])


def blueprints(say: Voice, cards: Iterable[tuple[str | None, str]], width: int) -> RenderableType:
    """A line for each card: what it costs, its tool, and what it does."""
    grid = card_grid()
    for id, mark in cards:
        if id:
            grid.add_row(named(say, id, mark), *costs(say, BLUEPRINT[id]), *effect(say, BLUEPRINT[id], width))
        else:
            grid.add_row(Text("  " + say("terminal-empty-slot")))
    return grid


def built(say: Voice, cards: Iterable[tuple[str, str]], width: int) -> RenderableType:
    """A line for each card that stands, the used ones marked."""
    grid = card_grid()
    for id, mark in cards:
        grid.add_row(named(say, id, mark), *effect(say, BLUEPRINT[id], width))
    return grid


def card_grid() -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    return grid


def named(say: Voice, id: str, mark: str) -> Text:
    name = Text("  ").append(id, style="bold" if mark != say("terminal-used") else "").append(f" {mark}")
    name.pad_right(NAME_WIDTH + 2 - len(name))
    return name


def costs(say: Voice, card: Blueprint) -> list[Text]:
    amounts = [say("brief-metal", n=card.metal)] * bool(card.metal) + [say("brief-energy", n=card.energy)] * bool(card.energy)
    tools = {tool: wording.tool_name(tool.name.lower(), say.language) for tool in Tool}
    return [Text(f"{' '.join(amounts):<5}", no_wrap=True), Text(tools[card.tool].ljust(longest(tools.values())), no_wrap=True)]


def effect(say: Voice, card: Blueprint, width: int) -> list[Text]:
    types = {type: wording.type_name(type.name.lower(), say.language) for type in Type}
    kind = [Text(types[card.type].ljust(longest(types.values())))] if width >= WIDE else []
    return [Text(say("brief-prestige", n=card.prestige)), *kind, Text(wording.brief(card.id, say.language))]


def longest(words: Iterable[str]) -> int:
    return max(map(len, words))


def contractors(say: Voice, row: View) -> RenderableType:
    """The row as it lies: the tool, the contractor under it, and what it does."""
    grid = Table.grid(padding=(0, 0, 0, 2), pad_edge=True)
    slots = list(zip(row["tools"], row["contractors"], strict=True))
    grid.add_row(*(Text(wording.tool_name(tool, say.language), style="italic") for tool, _ in slots))
    grid.add_row(*(Text(id or say("terminal-empty-slot"), style="bold") for _, id in slots))
    grid.add_row(*(Text(hiring(say, id) if id else "") for _, id in slots))
    return grid


def hiring(say: Voice, id: str) -> str:
    """What a contractor costs beside a card, and does."""
    energy, does = CONTRACTOR[id].energy, wording.brief(id, say.language)
    return say("brief-exchange", pay=say("brief-energy", n=energy), gain=does) if energy else does


# The own desk


def desk(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    me = view["seats"][seat]
    if me["compound"]:
        yield heading(say("terminal-compound", n=len(me["compound"])))
        yield built(say, counted(say, me["compound"], me["activated"]), width)
    yield heading(say("terminal-hand", n=me["cards"]))
    yield blueprints(say, counted(say, me["hand"]), width)
    yield heading(f"{say('terminal-you')}: {', '.join(amounts(say, me))}{token(say, view, seat)}")
    if view["phase"] == "work":
        yield from workers(say, me)


def counted(say: Voice, cards: Iterable[str], used: Iterable[str] = ()) -> Iterator[tuple[str, str]]:
    """Each kind of card once, marked as used or with the number of copies."""
    marked = set(used)
    for card, n in Counter(cards).items():
        yield card, say("terminal-used") if card in marked else f"x{n}" if n > 1 else ""


def workers(say: Voice, me: View) -> Iterator[RenderableType]:
    """Headquarters, dice, and who works for this seat."""
    floors = (f"{wording.floor_name(floor, say.language)} {slots(placed)}" for floor, placed in me["headquarters"].items())
    yield labelled(say("terminal-headquarters"), "  ".join(floors))
    on_cards = f"   {say('terminal-on-cards')} {dice(say, me['placed'])}" if me["placed"] else ""
    yield labelled(say("terminal-dice"), dice(say, me["dice"]) + on_cards)
    if me["hired"]:
        yield labelled(say("terminal-hired"), wording.card_name(me["hired"], say.language))
    if me["replicating"]:
        yield labelled(say("terminal-replicating"), wording.card_name(me["replicating"], say.language))


def slots(placed: Iterable[int]) -> str:
    """A floor of the headquarters: its dice, then its free slots."""
    faces = [str(face) for face in placed]
    return "".join(f"[{face}]" for face in faces + ["_"] * (FLOOR_SLOTS - len(faces)))
