"""What somebody has more or less of after a move: the signs of a line of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

Counts = Mapping[tuple[int, str], int]  # by seat, of each kind of thing that is counted
Spoken = Callable[[int, str], str]  # so much of something, in words: "6 energy"


@dataclass(frozen=True)
class Gain:
    """So much more or less, as an icon of the game with its words; without an icon the words are shown."""

    seat: int
    n: int
    text: str
    icon: str = ""

    @property
    def sign(self) -> str:
        return "+" if self.n > 0 else "−"

    @property
    def number(self) -> str:
        return f"{self.sign}{abs(self.n)}"

    @property
    def signed(self) -> str:
        """In words: "+6 energy", "−Robot"."""
        return f"{self.sign}{self.text}"


def gains(before: Counts, after: Counts, icons: Mapping[str, str], spoken: Spoken) -> Iterable[Gain]:
    """What has changed; what was paid comes first."""
    changed = {key: after.get(key, 0) - before.get(key, 0) for key in {**before, **after}}
    for (seat, unit), n in sorted(changed.items(), key=lambda each: (each[0][0], each[1] > 0)):
        if n:
            yield Gain(seat, n, spoken(abs(n), unit), icons[unit])
