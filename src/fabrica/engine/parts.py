"""The contract's other half: what a game brings beside its rules. Each part is a module of its package, loaded when needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

if TYPE_CHECKING:
    from rich.console import RenderableType

    from fabrica.engine.entry import Entry
    from fabrica.engine.match import Match
    from fabrica.i18n.messages import Voice

View = Mapping[str, Any]
Function = Callable[..., Any]


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed: the id of a message and its arguments."""

    id: str
    args: Mapping[str, str | int] = field(default_factory=dict)


class Words(Protocol):
    """<package>.words: the game in sentences, for page and terminal alike. `names` are those of the seats."""

    VERBS: Sequence[str]

    def move_label(self, words: str, language: str, names: Sequence[str] = ()) -> str: ...
    def move_done(self, who: str, words: str, language: str, names: Sequence[str] = ()) -> str: ...
    def you_did(self, words: str, language: str, names: Sequence[str] = ()) -> str: ...
    def move_help(self, verb: str, language: str) -> str: ...
    def news(self, entry: Entry, viewer: int | None, names: Sequence[str], language: str) -> list[str]: ...
    def refusal(self, why: Refusal, language: str, names: Sequence[str] = ()) -> str: ...
    def waiting(self, view: View, seat: int, language: str) -> str | None: ...
    def seat_name(self, seat: int, names: Sequence[str], language: str) -> str: ...
    def phase_name(self, phase: str, language: str) -> str: ...


class Page(Protocol):
    """<package>.page: the game's table in the browser, with its templates, style and pictures beside it."""

    __file__: str

    def present(
        self, match: Match, viewer: int | None, names: Sequence[str], language: str, idle: bool = False
    ) -> dict[str, Any]:
        """What the templates show: every thing of the table with its moves. When idle, nothing can be done."""

    def rule_of(self, refusal: str) -> str | None:
        """The section of the rules about a refusal."""

    def places(self, shown: Mapping[str, Any]) -> Iterable[Any]:
        """The places of the table, with the moves that are made there: for hints."""

    def ended(self, match: Match, viewer: int | None, names: Sequence[str], language: str) -> dict[str, Any]:
        """The end: scores line by line, and how the game went."""

    def counts(self, view: View) -> Mapping[tuple[int, str], int]:
        """What everyone has of all that is counted, by seat and kind, as a spectator sees it."""

    def gains(
        self, entry: Entry, before: Mapping[tuple[int, str], int], after: Mapping[tuple[int, str], int], language: str
    ) -> Sequence[Any]:
        """What a move has brought and cost everyone, from the counts before and after it: signs for the log."""

    def in_signs(self, entry: Entry, viewer: int | None) -> Sequence[bool]:
        """Of each of the news of a move: whether the signs tell the same."""

    def editing(self, position: Mapping[str, Any]) -> Any:
        """What the page on which a position is set up by hand says of its fields: an Editing of web/editing.py."""

    def welcome(self, language: str) -> dict[str, Any]:
        """What the start page shows of the game."""

    def rules(self, language: str) -> Sequence[Mapping[str, Any]]: ...
    def symbols(self, language: str) -> Sequence[Any]: ...
    def all_cards(self, language: str) -> Sequence[Mapping[str, Any]]: ...
    def steps(self, language: str) -> Sequence[Any]: ...


class Terminal(Protocol):
    """<package>.terminal: how the game is drawn and told at the terminal."""

    EXAMPLE: tuple[str, str]  # a move as it may be typed, and its words

    def topics(self, language: str) -> Mapping[str, str]:
        """What there is help about beside moves and commands: the ids of cards and the like, by all that they are called."""

    def about(self, say: Voice, topic: str) -> Sequence[str]:
        """Everything about a topic: its name, then a line for each thing."""

    def table(self, say: Voice, view: View, seat: int, width: int, whole: bool) -> Iterable[RenderableType]:
        """The table as a seat sees it; if it need not be whole, as much of it as matters now."""

    def changes(self, say: Voice, before: View, after: View, seat: int) -> Iterable[str]:
        """What a seat won and lost between two views."""

    def told(self, say: Voice, entry: Entry, seat: int) -> Iterable[str]:
        """What a move brought about that changes do not show: what an opponent that is no seat did, and the like."""

    def scores(self, say: Voice, match: Match, seat: int) -> Iterable[str]:
        """Where the points of a finished game came from, and who won."""


class Knowledge(Protocol):
    """<package>.ai: what bots and the coach know; `weights/` beside it has what they have learned."""

    __file__: str
    A_TURN: int  # what a turn is worth, in hundredths of a point


class OwnCards(Protocol):
    """<package>.own_cards: the cards that an owner of the box may replace."""

    def as_data(self) -> Any: ...


class Solver(Protocol):
    """<package>.solver: the goals of a turn, and what branch and bound needs to know of it."""

    STAND_INS: Mapping[Function, Function]
    STAYING: Mapping[Function, Function]
    PHASE: str  # in which a turn can be solved
    END: str  # the words of the move that ends it
    GOALS: Mapping[str, int]  # of branch_and_bound by their names here, the first the default
    PUZZLES: Sequence[str]  # the goals of puzzles
    ALL_PRICES: int
    PRICES: int
    NOTES: int
    DECISIONS: Sequence[int]

    def first_price(self, thing: int, goal: int) -> float:
        """What the search for prices begins with."""

    def parts_of(self, line: Sequence[str]) -> list[str]:
        """What a line uses: for puzzles, which have one plan only if it needs all of them."""

    def without(self, position: dict[str, Any], seat: int, part: str) -> dict[str, Any]:
        """A position in which a seat cannot use one thing."""

    def may_ask(self, s: Any, seat: int) -> bool: ...
    def choices(self, s: Any, seat: int, luck: int, decided: Any) -> list[Any]: ...
    def drops_at_once(self, s: Any, seat: int) -> bool: ...
    def is_dropping(self, s: Any, seat: int) -> bool: ...
    def standing(self, s: Any, seat: int, goal: int) -> float: ...


PLAIN = "fabrica.plain"  # parts for a game that has none of its own: words, page, terminal


def has_part(package: str, name: str) -> bool:
    home = find_spec(package)
    return home is not None and bool(home.submodule_search_locations) and find_spec(f"{package}.{name}") is not None


def part_of(package: str, name: str) -> Any:
    return import_module(f"{package if has_part(package, name) else PLAIN}.{name}")


def words_of(package: str) -> Words:
    return cast("Words", part_of(package, "words"))


def terminal_of(package: str) -> Terminal:
    return cast("Terminal", part_of(package, "terminal"))


def folder_of(package: str) -> Path:
    """Where the files of a game are."""
    return Path(import_module(package).__file__ or "").parent
