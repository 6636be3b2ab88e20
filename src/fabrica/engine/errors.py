"""What can be wrong with what a person gives us. Each error says what, where and what was expected; nothing has changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fabrica.engine.parts import Refusal

COMPONENTS = "FABRICA_COMPONENTS"  # the variable that names a file of an owner's cards
SHOWN = 40  # characters of a value, or names of a list, in a complaint


def brief(value: object) -> str:
    """A value in a few words, whatever its size."""
    if isinstance(value, str):
        return repr(value if len(value) <= SHOWN else value[:SHOWN] + "...")
    if isinstance(value, int | float | None):
        return "a number that is far too big" if isinstance(value, int) and value.bit_length() > 64 else repr(value)
    return "an object" if isinstance(value, dict) else "a list" if isinstance(value, list | tuple) else type(value).__name__


class FabricaError(ValueError):
    """Bad input."""


class IllegalMove(FabricaError):
    """A move that the rules forbid, or that is none. `refusal` is the reason as a message id with arguments."""

    def __init__(self, refusal: Refusal, text: str) -> None:
        super().__init__(text)
        self.refusal = refusal


class UnknownName(FabricaError):
    """A name that is not one of the known ones."""

    def __init__(self, what: str, name: object, known: Iterable[str]) -> None:
        names = list(known)
        near = get_close_matches(name[:SHOWN], names, n=1) if isinstance(name, str) else []
        hint = f" Did you mean {near[0]!r}?" if near else ""
        super().__init__(f"unknown {what} {brief(name)}.{hint} Known: {', '.join(names) or 'none'}")


class WrongSeat(FabricaError):
    """A seat that does not exist, or none where one must be named."""


class BadOption(FabricaError):
    """An option with a value that it cannot have."""


class BadRecord(FabricaError):
    """A record that cannot be replayed; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line


class BadComponents(FabricaError):
    """A file of cards that does not fit the box."""


class BadPuzzle(FabricaError):
    """A file that is no puzzle; the message names the field."""


class BadLink(FabricaError):
    """A link to a position that cannot be opened: `why` is broken, newer (a later form), rules (other ones) or position."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(f"this link cannot be opened ({why})" + (f": {detail}" if detail else ""))
        self.why = why
        self.detail = detail


class BadPosition(FabricaError):
    """A position that cannot be; `field` says where, as in seats[0].dice[2], `why` is the message that says it, or empty."""

    def __init__(self, field: str, problem: str, why: str = "", args: Mapping[str, str | int] | None = None) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem
        self.why = why
        self.args_of_message = dict(args or {})
