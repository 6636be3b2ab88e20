"""The things on the table as its templates show them."""

from __future__ import annotations

from dataclasses import dataclass, field

from fabrica.games.stephens.page.signs import Line
from fabrica.web.page_view import Choice, Why

ONE_LINE, TWO_LINES = 7, 14  # cards of a row that have room for all their signs

Owner = int | str | None  # a seat, the Automa, or nobody


@dataclass(frozen=True)
class Not:
    """One way to use a thing that is not open now: what it would be, and why not."""

    label: str
    why: Why


@dataclass(frozen=True)
class Slot:
    """Where a worker stands, or could stand, on a profession."""

    role: str  # master, apprentice
    name: str
    cost: Line
    text: str  # the cost in words
    owner: Owner


@dataclass(frozen=True)
class Price:
    """Of a space of a market; `was` before a discount."""

    icon: str
    cost: int
    was: int
    text: str


@dataclass(frozen=True)
class Thing:
    """Something that can be looked at closely, and perhaps used. `key` is unique on the page."""

    key: str
    id: str
    name: str
    type: str  # how it is coloured
    picture: str
    sentences: tuple[str, ...]
    rule: str
    signs: tuple[Line, ...] = ()
    choices: list[Choice] = field(default_factory=list)
    why: Why | None = None
    nots: list[Not] = field(default_factory=list)
    acts: str = ""  # what one does with it here: create, join, use, accept, fund, fulfil, glass, instead


@dataclass(frozen=True)
class Card(Thing):
    kind: str = ""  # profession, contract, investment
    slots: tuple[Slot, ...] = ()
    price: Price | None = None
    waits: bool = False  # its benefit can still be taken in this activation
    deck: int | None = None  # the cards of the pile that it is the top of


@dataclass(frozen=True)
class Furnace(Thing):
    colour: str = ""
    cubes: int = 0


@dataclass(frozen=True)
class Cubes:
    """Cubes of one colour, and what can be done with one of them."""

    colour: str
    name: str
    n: int
    choice: Choice | None = None


@dataclass(frozen=True)
class Delivery:
    """A combination that a private factory takes. `choices`: one, or one for each accessory."""

    signs: Line
    text: str
    choices: list[Choice] = field(default_factory=list)


@dataclass(frozen=True)
class Factory(Thing):
    cubes: list[Cubes] = field(default_factory=list)
    deliveries: list[Delivery] = field(default_factory=list)
    chosen: bool = False  # cubes are being taken here

    @property
    def open(self) -> bool:
        """Can anything be taken from here, or delivered?"""
        return any(c.choice for c in self.cubes) or any(d.choices for d in self.deliveries)


@dataclass(frozen=True)
class Row:
    """A row of professions: its cards, and how many it may have."""

    side: str
    level: str
    name: str
    cards: list[Card]
    points: int  # of a master here
    most: int | None  # cards that may lie here, as long as the row below does not grow; None: any number
    active: bool
    choices: list[Choice] = field(default_factory=list)  # professions of the market that may be created here

    @property
    def crowding(self) -> str:
        """How its cards lie: in one line with pictures, in two lines, or as chips."""
        n = len(self.cards)
        return "roomy" if n <= ONE_LINE else "crowded" if n <= TWO_LINES else "packed"


@dataclass(frozen=True)
class Disc(Thing):
    """A space of a player board."""

    open: bool = False
    seat: int = 0
    after: str = ""  # the disc that must leave before it


@dataclass(frozen=True)
class Column:
    """A column of cards beside a player board: a cell for each row, and what it is worth."""

    number: int
    cells: list[Card | None]
    signs: Line
    choices: list[Choice] = field(default_factory=list)
    why: Why | None = None
    done: bool = False
