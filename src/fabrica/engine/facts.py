"""Facts about a state, found once: a page asks of every thing on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Facts:
    """What is known of a state after so many moves."""

    state: Any
    moves: int
    active: tuple[int, ...]
    legal: dict[int, list[int]] = field(default_factory=dict)  # moves, by seat

    def are_of(self, state: Any, moves: int) -> bool:
        return self.state is state and self.moves == moves
