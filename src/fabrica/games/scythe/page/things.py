"""The things on the table as its templates show them."""

from __future__ import annotations

from dataclasses import dataclass, field

from fabrica.web.page_view import Choice, Sign, Why

Line = tuple[Sign, ...]


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

    @property
    def opens(self) -> bool:
        """Is there anything to look at closely?"""
        return bool(self.pieces or self.stocks or self.why or self.choices)

    @property
    def menu(self) -> bool:
        """Does it open a list? Its only move is a button."""
        return self.opens and len(self.choices) != 1


@dataclass(frozen=True)
class Offer:
    """A move with a button of its own: what it shows, and what it means in a sentence."""

    choice: Choice
    shows: str = ""
    text: str = ""
    icon: str = ""


@dataclass(frozen=True)
class Group:
    """Moves that belong together, in the bar: in a line, as pairs under their first word, or as offers with a text."""

    title: str
    offers: list[Offer]
    kind: str = "line"  # line, pairs, offers


@dataclass(frozen=True)
class Top:
    """A top action: its ways in signs and in a sentence."""

    id: str
    name: str
    signs: tuple[Line, ...]
    text: str
    offers: list[Offer]
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


@dataclass(frozen=True)
class Section:
    key: str
    top: Top
    bottom: Bottom | None
    here: bool  # the action token
    choices: list[Choice]
    why: Why | None = None


@dataclass(frozen=True)
class Chip:
    """An ability, a structure, a star: reached or not, and what it is."""

    id: str
    name: str
    text: str
    done: bool
    n: int = 1


@dataclass(frozen=True)
class Goal:
    """An objective: what it asks for."""

    number: int
    name: str
    sentences: tuple[str, ...]
    choices: list[Choice] = field(default_factory=list)
    why: Why | None = None
