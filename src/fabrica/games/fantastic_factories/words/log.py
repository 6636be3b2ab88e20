"""What chance answered to a move, told to a seat or a spectator as far as it may be seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from fabrica.engine.backend import Event
from fabrica.engine.entry import Entry
from fabrica.games.fantastic_factories.components import ROW
from fabrica.games.fantastic_factories.data.position import cards
from fabrica.games.fantastic_factories.rules.machine import SWEEPS_BLUEPRINTS
from fabrica.games.fantastic_factories.rules.moves import BLUEPRINT_IDS, CONTRACTOR_IDS
from fabrica.games.fantastic_factories.rules.state import EMPTY, TABLE
from fabrica.games.fantastic_factories.rules.supply import rolled_faces
from fabrica.games.fantastic_factories.rules.turns import play
from fabrica.games.fantastic_factories.words.cards import CONTRACTOR
from fabrica.games.fantastic_factories.words.moves import meaning
from fabrica.games.fantastic_factories.words.names import card_name, card_names, seat_name, voice
from fabrica.i18n.messages import Voice

MACHINE_DICE = ("take", "training", "production", "special", "utility")  # in the order in which it rolls them


@dataclass
class Chance:
    """What a move revealed, sorted by where it went. Cards are ids."""

    drawn: list[tuple[int, list[str]]] = field(default_factory=list)  # a seat, and what came to its hand
    market: list[str] = field(default_factory=list)
    revealed: list[str] = field(default_factory=list)  # off the top of the deck, for all to see
    rolled: list[tuple[int, list[int]]] = field(default_factory=list)
    machine: list[int] = field(default_factory=list)


def sort_out(events: Iterable[Event]) -> Chance:
    """A card is noted when it leaves the deck; what it was for is noted after it."""
    found, loose = Chance(), list[int]()
    for name, args, result in events:
        if name == "top_blueprint":
            loose.append(result)
        elif name == "top_contractor":
            found.market += _ids([result], CONTRACTOR_IDS)
        elif name == "refill_blueprint":
            found.market += _ids([loose.pop()], BLUEPRINT_IDS)
        elif name == "draw" and args[1]:
            at = len(loose) - args[1]
            found.drawn.append((args[0], _ids(loose[at:], BLUEPRINT_IDS)))
            del loose[at:]
        elif name == "roll":
            found.rolled.append((args[0], sorted(rolled_faces(result, args[1]))))
        elif name == "machine_roll":
            found.machine.append(result)
    found.revealed = _ids(loose, BLUEPRINT_IDS)
    return found


def _ids(kinds: Iterable[int], ids: Sequence[str]) -> list[str]:
    return [ids[kind] for kind in kinds if kind != EMPTY]


def news(entry: Entry, viewer: int | None, names: Sequence[str], language: str) -> list[str]:
    """What came of a move, a sentence for each thing. `names` are those of the seats."""
    return [*Reporter(viewer, names, language).report(entry)]


class Reporter:
    """Tells one viewer what happened."""

    def __init__(self, viewer: int | None, names: Sequence[str], language: str) -> None:
        self.viewer, self.names, self.language = viewer, names, language
        self.say: Voice = voice(language)

    def report(self, entry: Entry) -> Iterator[str]:
        chance = sort_out(entry.events)
        yield from (self.draw(seat, drawn) for seat, drawn in chance.drawn if drawn)
        yield from machine_news(entry, self.language) or self.reveal(entry, chance.revealed)
        if chance.market:
            yield self.say("news-market", cards=card_names(chance.market, self.language))
        yield from (self.roll(seat, faces) for seat, faces in chance.rolled)

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

    def reveal(self, entry: Entry, revealed: Sequence[str]) -> Iterator[str]:
        """Off the top of the deck: some contractors build the last of these cards, the others are discarded."""
        contractor = CONTRACTOR.get(str(meaning(entry.words)[1].get("contractor")))
        builds = bool(revealed) and contractor is not None and contractor.reveals == "build"
        discarded = revealed[:-1] if builds else revealed
        if discarded:
            yield self.say("news-revealed", cards=card_names(discarded, self.language))
        if builds:
            card = card_name(revealed[-1], self.language)
            mine = entry.seat == self.viewer
            yield self.say("news-built-you", card=card) if mine else self.say("news-built", who=self.who(entry.seat), card=card)


def machine_news(entry: Entry, language: str) -> list[str]:
    """The Machine's turn, if the move ended a round against it."""
    rolls = sort_out(entry.events).machine
    return [*_machine(entry, rolls, language)] if rolls else []


def _machine(entry: Entry, rolls: Sequence[int], language: str) -> Iterator[str]:
    say, before, after = voice(language), TABLE.unpack(entry.before), _after(entry)
    took = list((Counter(cards(after.machine)) - Counter(cards(before.machine))).elements())
    yield say("news-machine-rolls", **dict(zip(MACHINE_DICE, rolls, strict=True)))
    if took:
        yield say("news-machine-takes", cards=card_names(took, language))
    yield say("news-machine-makes", n=after.machine_goods - before.machine_goods)
    if rolls[0] > ROW:
        yield say("news-machine-sweeps", row="blueprints" if rolls[0] == SWEEPS_BLUEPRINTS else "contractors")


def _after(entry: Entry) -> Any:
    """The state to which a move led: chance falls as it did."""
    state = TABLE.unpack(entry.before)
    play(state, entry.seat, entry.move)
    return state
