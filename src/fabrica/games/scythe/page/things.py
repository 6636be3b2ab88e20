"""The things on the table as its templates show them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from fabrica.games.scythe.page.outlook import Outlook
from fabrica.web.page_view import Choice, Sign, Why

Line = tuple[Sign, ...]


def single(choices: Iterable[Choice]) -> list[Choice]:
    """Those that say one move, not several at once."""
    return [choice for choice in choices if ";" not in choice.words]


@dataclass(frozen=True)
class Piece:
    """Pieces of one kind and one owner on a place."""

    kind: str  # character, mech, worker; a structure, a Flag, a Trap
    faction: str
    name: str
    n: int = 1
    owner: int | str = 0
    whose: str = ""
    off: bool = False  # a Trap that is not armed
    on_way: bool = False  # the unit that is moving now
    press: str = ""  # the move that chooses it
    load: str = ""  # what goes with it, when it is dragged
    to: str = ""  # where it may go, places with blanks between them


@dataclass(frozen=True)
class Stock:
    """So much of something, with its icon and its name."""

    icon: str
    n: int
    name: str


@dataclass(frozen=True)
class Hex:
    """A place of the map: what is there, and what can be done there."""

    id: str
    key: str
    row: int
    column: int
    name: str
    terrain: str
    told: tuple[str, ...]  # what there is to say about it
    label: str  # all of it in a line
    pieces: list[Piece]
    stocks: list[Stock]
    marks: list[Stock]
    choices: list[Choice] = field(default_factory=list)
    why: Why | None = None
    fought: bool = False
    outlook: Outlook | None = None  # what happens when the unit comes here
    far: bool = False  # in two steps

    @property
    def opens(self) -> bool:
        """Is there anything to look at closely?"""
        return bool(self.pieces or self.stocks or self.why or self.choices)

    @property
    def moves(self) -> list[Choice]:
        """Its moves, without those that only say several at once."""
        return single(self.choices)

    @property
    def menu(self) -> bool:
        """Does it open a list? Its only move is a button."""
        return self.opens and len(self.choices) != 1


@dataclass(frozen=True)
class Offer:
    """A move with a button of its own: what it shows, what it means in a sentence, a picture, and notes; or why it is none."""

    choice: Choice | None
    shows: str = ""
    text: str = ""
    icon: str = ""
    drawing: str = ""
    notes: tuple[str, ...] = ()
    why: Why | None = None


@dataclass(frozen=True)
class Group:
    """Moves that belong together: in a line, as pairs under their first word, or as offers with a text."""

    title: str
    offers: list[Offer]
    kind: str = "line"  # line, pairs, offers
    drawing: str = ""


@dataclass(frozen=True)
class TopWay:
    """A way to take a top action, in signs; its button, where it can be taken."""

    signs: Line
    label: str
    choice: Choice | None = None


@dataclass(frozen=True)
class Top:
    """A top action: its price, its ways, and what a structure adds; in signs and in a sentence."""

    id: str
    name: str
    price: Line
    ways: list[TopWay]
    more: Line
    text: str
    cubes: list[bool]  # technology cubes: still there?


@dataclass(frozen=True)
class Bottom:
    """A bottom action: what it costs, pip by pip, and brings."""

    id: str
    name: str
    resource: str
    cost: int
    pips: list[str]  # due, open (a cube may come here), cube
    coins: int
    text: str
    bonus: str  # the icon of its recruit's bonus
    recruit: str  # the bonus that the recruit covers, if enlisted
    recruit_text: str
    choices: list[Choice]
    pays: bool | None = None  # could it be paid now, if its section were chosen?


@dataclass(frozen=True)
class Section:
    key: str
    top: Top
    bottom: Bottom | None
    here: bool  # the action token
    choices: list[Choice]
    why: Why | None = None

    @property
    def moves(self) -> list[Choice]:
        """All moves that are made on it."""
        ways = [way.choice for way in self.top.ways if way.choice]
        return single([*self.choices, *ways, *(self.bottom.choices if self.bottom else [])])


@dataclass(frozen=True)
class Cargo:
    """What can go with a unit: so many of each, or one thing after another."""

    steppers: list[Stepper]
    take: list[Choice]
    leave: list[Choice]


@dataclass(frozen=True)
class Stepper:
    """So many of a load can be taken along; so many are, unless something else is said."""

    load: str
    name: str
    most: int
    usual: int


@dataclass(frozen=True)
class Chip:
    """An ability, a structure, a star: reached or not, and what it is."""

    id: str
    name: str
    text: str
    done: bool
    n: int = 1


@dataclass(frozen=True)
class Need:
    """What an objective asks for: how much of it there is, and whether that will do."""

    text: str
    n: int
    of: str
    met: bool


@dataclass(frozen=True)
class Goal:
    """An objective: what it asks for."""

    number: int
    name: str
    sentences: tuple[str, ...]
    needs: list[Need]
    choices: list[Choice] = field(default_factory=list)
    why: Why | None = None
