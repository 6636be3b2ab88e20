"""The table as a seat sees it, drawn from its view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fabrica.fantastic_factories.components import FLOOR_SLOTS, Blueprint, Type
from fabrica.terminal.matching import grouped
from fabrica.terminal.sentences import say
from fabrica.terminal.units import amount, listed, names
from fabrica.terminal.words import BLUEPRINT, CONTRACTOR, brief, contractor_brief

View = Mapping[str, Any]
WIDE = 100  # columns from which the cards' types are shown too
NAME_WIDTH = 20
VERB_WIDTH = 14  # of the first words of moves, with their margins


def whole_table(view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """Everything in sight: the market, the others, and the own desk."""
    yield title(view, seat)
    yield from others(view, seat)
    yield from market(view, width)
    yield from desk(view, seat, width)


def own_table(view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """The own desk alone: enough while working."""
    yield title(view, seat)
    yield from desk(view, seat, width)


def title(view: View, seat: int) -> RenderableType:
    if view["phase"] == "over":
        return Rule(say("title-over"))
    note = say("last-round-note") if view["last_round"] else say("ending-note") if view["ending"] else ""
    return Rule(Text(say("title", round=view["round"], phase=view["phase"], note=note), style="bold"))


def who(seat: int, me: int) -> str:
    return say("you") if seat == me else say("seat", seat=seat)


# The others


def others(view: View, seat: int) -> Iterator[RenderableType]:
    if view["machine"]:
        yield from machine(view["machine"])
    for number, other in enumerate(view["seats"]):
        if number != seat:
            yield from opponent(view, number, other)


def machine(it: View) -> Iterator[RenderableType]:
    yield heading(say("machine-line", who=say("machine"), level=it["level"], **amounts(it)))
    yield indented(by_type(it["compound"]))


def opponent(view: View, number: int, other: View) -> Iterator[RenderableType]:
    token = say("token") if view["first"] == number else ""
    done = say("finished") if other["finished"] else ""
    cards = amount(other["cards"], "cards")
    yield heading(say("opponent-line", who=say("seat", seat=number), cards=cards, **amounts(other)) + token + done)
    if other["compound"]:
        yield indented(by_type(other["compound"]))


def amounts(of: View) -> dict[str, str]:
    """What a player has, in words."""
    units = {"metal": "metal", "energy": "energy", "goods": "goods", "points": "score"}
    return {unit: amount(of[key], unit) for unit, key in units.items() if key in of}


def by_type(compound: Iterable[str]) -> str:
    """A compound's cards under their types: "2 production (biolab, warehouse), 1 training (dojo)"."""
    cards = list(compound)
    groups = ((type, [card for card in cards if BLUEPRINT[card].type is type]) for type in Type)
    return ", ".join(of_type(type, found) for type, found in groups if found) or say("nothing")


def of_type(type: Type, cards: list[str]) -> str:
    return say("of-type", n=len(cards), type=type.name.lower(), cards=names(Counter(cards)))


# The market


def market(view: View, width: int) -> Iterator[RenderableType]:
    yield heading(say("blueprints", n=view["decks"]["blueprints"]))
    yield blueprints([(card, "") for card in view["market"]["blueprints"]], width)
    yield heading(say("contractors", n=view["decks"]["contractors"]))
    yield contractors(view["market"])


def blueprints(cards: Iterable[tuple[str | None, str]], width: int) -> RenderableType:
    """A line for each card: what it costs, its tool, and what it does."""
    grid = card_grid()
    for id, mark in cards:
        card = BLUEPRINT.get(id or "")
        grid.add_row(*([named(card, mark), *costs(card), *effect(card, width)] if card else [Text("  " + say("empty-slot"))]))
    return grid


def built(cards: Iterable[tuple[str, str]], width: int) -> RenderableType:
    """A line for each card that stands, the used ones marked."""
    grid = card_grid()
    for id, mark in cards:
        grid.add_row(named(BLUEPRINT[id], mark), *effect(BLUEPRINT[id], width))
    return grid


def card_grid() -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    return grid


def named(card: Blueprint, mark: str) -> Text:
    name = Text("  ").append(card.id, style="bold" if mark != say("used") else "").append(f" {mark}")
    name.pad_right(NAME_WIDTH + 2 - len(name))
    return name


def costs(card: Blueprint) -> list[Text]:
    price = " ".join(amount(n, unit, "brief") for unit, n in (("metal", card.metal), ("energy", card.energy)) if n)
    return [Text(f"{price:<5}", no_wrap=True), Text(f"{card.tool.name.lower():<6}", no_wrap=True)]


def effect(card: Blueprint, width: int) -> list[Text]:
    kind = [Text(f"{card.type.name.lower():<10}")] if width >= WIDE else []
    return [Text(amount(card.prestige, "prestige", "brief")), *kind, Text(brief(card))]


def contractors(row: View) -> RenderableType:
    """The row as it lies: the tool, the contractor under it, and what it does."""
    grid = Table.grid(padding=(0, 0, 0, 2), pad_edge=True)
    slots = list(zip(row["tools"], row["contractors"], strict=True))
    grid.add_row(*(Text(tool, style="italic") for tool, _ in slots))
    grid.add_row(*(Text(id or say("empty-slot"), style="bold") for _, id in slots))
    grid.add_row(*(Text(hiring(id)) for _, id in slots))
    return grid


def hiring(id: str | None) -> str:
    """What a contractor costs beside a card, and does."""
    if not id:
        return ""
    card = CONTRACTOR[id]
    fee = amount(card.energy, "energy", "brief") if card.energy else ""
    return listed((fee, contractor_brief(card)), "brief", "arrow")


# The own desk


def desk(view: View, seat: int, width: int) -> Iterator[RenderableType]:
    me = view["seats"][seat]
    token = say("token") if view["first"] == seat and len(view["seats"]) > 1 else ""
    if me["compound"]:
        yield heading(say("compound", n=len(me["compound"])))
        yield built(counted(me["compound"], me["activated"]), width)
    yield heading(say("hand", n=me["cards"]))
    yield blueprints(counted(me["hand"]), width)
    yield heading(say("own-line", who=say("you"), **amounts(me)) + token)
    if view["phase"] == "work":
        yield from workers(me)


def counted(cards: Iterable[str], used: Iterable[str] = ()) -> Iterator[tuple[str, str]]:
    """Each kind of card once, marked as used or with the number of copies."""
    marked = set(used)
    for card, n in Counter(cards).items():
        yield card, say("used") if card in marked else say("copies", n=n) if n > 1 else ""


def workers(me: View) -> Iterator[RenderableType]:
    """Headquarters, dice, and who works for this seat."""
    floors = "  ".join(f"{floor} {slots(placed)}" for floor, placed in me["headquarters"].items())
    yield labelled(say("headquarters"), floors)
    yield labelled(say("dice"), dice(me["dice"]) + (f"   {say('on-cards')} {dice(me['placed'])}" if me["placed"] else ""))
    if me["hired"]:
        yield labelled(say("hired"), me["hired"])
    if me["replicating"]:
        yield labelled(say("replicating"), me["replicating"])


def dice(faces: Iterable[int]) -> str:
    return " ".join(f"[{face}]" for face in faces) or say("none")


def slots(placed: Iterable[int]) -> str:
    """A floor of the headquarters: its dice, then its free slots."""
    faces = [str(face) for face in placed]
    return "".join(f"[{face}]" for face in faces + ["_"] * (FLOOR_SLOTS - len(faces)))


# The moves


def moves_table(moves: Iterable[str], width: int) -> RenderableType:
    """Moves by their first word."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for verb, rest in grouped(moves).items():
        grid.add_row(Text(f"  {verb}", style="bold"), Text("\n".join(packed(rest, width - VERB_WIDTH))))
    return grid


def packed(parts: Iterable[str], width: int) -> Iterator[str]:
    """Parts side by side as far as they fit: a line breaks between parts, and within one only if it is too long for a line."""
    line = ""
    for part in parts:
        longer = f"{line}; {part}" if line else part
        if line and len(longer) > width:
            yield line + ";"
            longer = part
        line = longer
    yield line


def heading(text: str) -> Text:
    return Text(text, style="bold")


def labelled(label: str, text: str) -> Text:
    return Text(f"{label}  ", style="bold").append(text, style="not bold")


def indented(text: str) -> RenderableType:
    grid = Table.grid()
    grid.add_row("  ", Text(text))
    return grid
