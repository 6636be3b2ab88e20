"""What a rule says while it is played. These calls do nothing; a plain run notes them, and compiled code leaves them out."""

from __future__ import annotations

from typing import Any


def tell(s: Any, what: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """What has happened, for the log: a number of the game's own, and up to three arguments."""


def reveal(s: Any) -> None:
    """What was chosen in secret now lies open: undo does not pass this, and the log tells it from now on."""
