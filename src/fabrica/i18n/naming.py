"""What the names of every game have in common: a name is a message, made of a kind and the id of a thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from fabrica.i18n import wording
from fabrica.i18n.messages import Voice

Naming = Callable[[str, str], str]  # of an id, in a language


class Names:
    """The names of a game's package, and amounts of things."""

    def __init__(self, package: str) -> None:
        self.package = package

    def voice(self, language: str) -> Voice:
        return Voice(self.package, language)

    def by(self, kind: str) -> Naming:
        """The names of one kind of things: `by("terrain-")("lake", "en")`."""
        return lambda id, language: self.voice(language)(kind + id)

    def phase_name(self, phase: str, language: str) -> str:
        return self.voice(language)(f"phase-{phase}")

    def level_name(self, level: str, language: str) -> str:
        """How strong the opponent of a solo game is."""
        return self.voice(language)(f"level-{level}")

    def resource_name(self, resource: str, language: str) -> str:
        """What is counted, without its number."""
        return self.voice(language)(f"resource-{resource}")

    def seat_name(self, seat: int, names: Sequence[str], language: str) -> str:
        """Who sits there; a seat without a name is called by its number."""
        return wording.seat_name(self.voice(language), seat, names)

    def amount(self, n: int, unit: str, language: str) -> str:
        """So much of something, standing alone: "1 coin", "2 combat cards"."""
        return self.voice(language)(f"amount-{unit}", n=n)

    def some(self, n: int, unit: str, language: str) -> str:
        """So much of something, as the object of "pay", "gain", "take"."""
        return self.voice(language)(f"some-{unit}", n=n)

    def somewhat(self, bag: Mapping[str, int], language: str) -> str:
        """Amounts as the object of a sentence: "1 coin, 1 basket and 2 green cubes"."""
        return self.listed([self.some(n, unit, language) for unit, n in bag.items() if n], language)

    def listed(self, parts: Sequence[str], language: str) -> str:
        """Phrases in a row: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.voice(language)("about-and", first=", ".join(parts[:-1]), second=parts[-1])

    def each(self, name: Naming) -> Naming:
        """Of ids in a list: "oil, metal"."""
        return lambda ids, language: self.listed([name(id, language) for id in ids.split(", ") if id], language)
