"""What came of a move, told to a seat or a spectator as far as it may be seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from fabrica.engine.backend import Event
from fabrica.engine.entry import Entry
from fabrica.engine.telling import tell
from fabrica.games.fantastic_factories.rules import facts
from fabrica.games.fantastic_factories.rules.moves import BLUEPRINT_IDS, CONTRACTOR_IDS, SWEPT
from fabrica.games.fantastic_factories.rules.state import EMPTY
from fabrica.games.fantastic_factories.rules.supply import rolled_faces
from fabrica.games.fantastic_factories.words.names import card_name, card_names, seat_name, voice
from fabrica.i18n.messages import Voice

MACHINE_DICE = ("take", "training", "production", "special", "utility")  # in the order in which it rolls them


@dataclass
class Told:
    """What the rules told while a move was played. Cards are ids."""

    drawn: list[tuple[int, list[str]]] = field(default_factory=list)  # a seat, and what came to its hand
    rolled: list[tuple[int, list[int]]] = field(default_factory=list)
    market: list[str] = field(default_factory=list)
    revealed: list[str] = field(default_factory=list)  # off the top of the deck, for all to see
    built: list[tuple[int, str]] = field(default_factory=list)  # likewise, by a seat
    machine: list[int] = field(default_factory=list)  # its dice
    taken: list[str] = field(default_factory=list)  # by The Machine
    goods: int = 0
    swept: list[str] = field(default_factory=list)

    def note(self, what: tuple[int, ...]) -> None:
        match what:
            case (facts.DRAWN, seat, card, number):
                self.drawn += [(seat, [])] if number == 0 else []
                self.drawn[-1][1].append(BLUEPRINT_IDS[card])
            case (facts.ROLLED, seat, roll, dice):
                self.rolled.append((seat, sorted(rolled_faces(roll, dice))))
            case (facts.NEW_BLUEPRINT, card) if card != EMPTY:
                self.market.append(BLUEPRINT_IDS[card])
            case (facts.NEW_CONTRACTOR, card) if card != EMPTY:
                self.market.append(CONTRACTOR_IDS[card])
            case (facts.TURNED_UP, card):
                self.revealed.append(BLUEPRINT_IDS[card])
            case (facts.BUILT_TOP, seat, card):
                self.built.append((seat, BLUEPRINT_IDS[card]))
            case (facts.MACHINE_ROLLS, face):
                self.machine.append(face)
            case (facts.MACHINE_TAKES, card):
                self.taken.append(BLUEPRINT_IDS[card])
            case (facts.MACHINE_MAKES, goods):
                self.goods += goods
            case (facts.MACHINE_SWEEPS, row):
                self.swept.append(SWEPT[row])


def sort_out(events: Iterable[Event]) -> Told:
    found = Told()
    for name, args, _ in events:
        if name == tell.__name__:
            found.note(args)
    return found


def news(entry: Entry, viewer: int | None, names: Sequence[str], language: str) -> list[str]:
    """What came of a move, a sentence for each thing. `names` are those of the seats."""
    return [*Reporter(viewer, names, language).report(sort_out(entry.events))]


class Reporter:
    """Tells one viewer what happened."""

    def __init__(self, viewer: int | None, names: Sequence[str], language: str) -> None:
        self.viewer, self.names, self.language = viewer, names, language
        self.say: Voice = voice(language)

    def report(self, told: Told) -> Iterator[str]:
        yield from (self.draw(seat, drawn) for seat, drawn in told.drawn)
        yield from _machine(told, self.language)
        if told.revealed:
            yield self.say("news-revealed", cards=card_names(told.revealed, self.language))
        yield from (self.build(seat, card) for seat, card in told.built)
        if told.market:
            yield self.say("news-market", cards=card_names(told.market, self.language))
        yield from (self.roll(seat, faces) for seat, faces in told.rolled)

    def who(self, seat: int) -> str:
        return seat_name(seat, self.names, self.language)

    def draw(self, seat: int, drawn: Sequence[str]) -> str:
        """Only the seat itself learns which cards."""
        if seat == self.viewer:
            return self.say("news-draw-you", cards=card_names(drawn, self.language))
        return self.say("news-draw", who=self.who(seat), n=len(drawn))

    def roll(self, seat: int, faces: Sequence[int]) -> str:
        shown = ", ".join(map(str, faces))
        return (
            self.say("news-roll-you", faces=shown)
            if seat == self.viewer
            else self.say("news-roll", who=self.who(seat), faces=shown)
        )

    def build(self, seat: int, card: str) -> str:
        """Off the top of the deck."""
        name = card_name(card, self.language)
        return (
            self.say("news-built-you", card=name)
            if seat == self.viewer
            else self.say("news-built", who=self.who(seat), card=name)
        )


def machine_news(entry: Entry, language: str) -> list[str]:
    """The Machine's turn, if the move ended a round against it."""
    return [*_machine(sort_out(entry.events), language)]


def _machine(told: Told, language: str) -> Iterator[str]:
    say = voice(language)
    if told.machine:
        yield say("news-machine-rolls", **dict(zip(MACHINE_DICE, told.machine, strict=True)))
    if told.taken:
        yield say("news-machine-takes", cards=card_names(told.taken, language))
    if told.machine:
        yield say("news-machine-makes", n=told.goods)
    yield from (say("news-machine-sweeps", row=row) for row in told.swept)
