"""What the words of every game have in common; the rest is in the package `words` of each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce

from fabrica.engine.parts import Refusal
from fabrica.i18n.messages import Voice

Args = Mapping[str, str | int]
Meaning = tuple[str, Args]
Groups = Mapping[int, tuple[str, Callable[[int], Args]]]  # by kind of move: its name, and the arguments of a move
Speaker = Callable[[str], Voice]  # by language
Spoken = Callable[[str, Sequence[str], str], tuple[str, dict[str, str | int]]]  # a move, the names of the seats, a language


class Teller:
    """Tells about cards in one of two styles with the same parts: "about" for sentences, "brief" for a few signs."""

    def __init__(self, voice: Voice, style: str = "about") -> None:
        self.voice = voice
        self.style = style

    def __call__(self, part: str, /, **args: str | int) -> str:
        return self.voice(f"about-{part}" if self.style == "about" else f"brief-{part}", **args)

    def join(self, parts: Iterable[str], by: str = "and") -> str:
        """The parts that are there, joined: "a and b", "a or b"."""
        there = [part for part in parts if part]
        return reduce(lambda first, second: self(by, first=first, second=second), there) if there else ""


def counted(names: Iterable[str]) -> str:
    """Names in a list, equal ones together: "Biolab, 2 × Obelisk"."""
    return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in Counter(names).items())


def seat_name(say: Voice, seat: int, names: Sequence[str]) -> str:
    """Who sits there; a seat without a name is called by its number."""
    return names[seat] if seat < len(names) else say("seat", seat=seat)


def refusal(say: Voice, why: Refusal, args: Args, names: Sequence[str]) -> str:
    """Why a move is not allowed. The arguments are in words already; `names` are those of the seats."""
    if why.id == "not-your-turn" and names:
        return say("not-your-turn-named", turn=seat_name(say, int(args["turn"]), names))
    return say(why.id, **args)


def verdict(say: Voice, winners: Sequence[int], viewer: int | None, names: Sequence[str]) -> str:
    """Which seats won a game that is over."""
    others = ", ".join(seat_name(say, seat, names) for seat in winners if seat != viewer)
    if viewer in winners:
        return say("win-shared-you", who=others) if others else say("win-you")
    return say("win-shared" if len(winners) > 1 else "win-other", who=others)


class Moves:
    """The table of moves, understood."""

    def __init__(self, table: Sequence[str], kind: Sequence[int], groups: Groups) -> None:
        self.index = {words: move for move, words in enumerate(table)}
        self.verbs = tuple(dict.fromkeys(words.split()[0] for words in table))
        self.kind, self.groups = kind, groups

    def meaning(self, words: str) -> Meaning:
        """The kind of a move and its arguments, as ids."""
        move = self.index[words]
        name, arguments = self.groups[self.kind[move]]
        return name, arguments(move)


class Labels:
    """The moves of a game in words for people. `names` are those of the seats."""

    def __init__(self, voice: Speaker, spoken: Spoken) -> None:
        self.voice, self.spoken = voice, spoken

    def label(self, words: str, language: str, names: Sequence[str] = ()) -> str:
        """What a button for a move says."""
        kind, args = self.spoken(words, names, language)
        return self.voice(language)(f"label-{kind}", **args)

    def done(self, who: str, words: str, language: str, names: Sequence[str] = ()) -> str:
        """What somebody did, for the others."""
        kind, args = self.spoken(words, names, language)
        return self.voice(language)(f"did-{kind}", who=who, **args)

    def yours(self, words: str, language: str, names: Sequence[str] = ()) -> str:
        """What you did yourself."""
        kind, args = self.spoken(words, names, language)
        return self.voice(language)(f"you-{kind}", **args)
