"""The Machine beside a real box: it rolls, one says what it took, it counts its goods."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fabrica.engine.bit_sets import lowest
from fabrica.engine.match import Match
from fabrica.engine.piles import move_all, put
from fabrica.games.fantastic_factories.components import GOODS_TO_END, MACHINE_CARDS, ROW, Type
from fabrica.games.fantastic_factories.data.position import GAME_ID, PACKAGE
from fabrica.games.fantastic_factories.rules.machine import (
    PRODUCTION,
    SPECIAL,
    TRAINING,
    UTILITY,
    cards_of_type,
    machine_makes,
    machine_roll,
    machine_score,
)
from fabrica.games.fantastic_factories.rules.tables import MONUMENTS, OF_TYPE
from fabrica.games.fantastic_factories.words import type_name
from fabrica.i18n.messages import Voice
from fabrica.web.companion_view import Answer, Beside

TYPES = ("training", "production", "special", "utility")  # in the order of the dice after the green one
MONUMENT, NO_CARD, GO = "monument", "none", "go"
DICE = (TRAINING, PRODUCTION, SPECIAL, UTILITY)
EXAMPLE = {kind: lowest(OF_TYPE[int(Type[kind.upper()])]) for kind in TYPES} | {MONUMENT: lowest(MONUMENTS)}


def companion(seed: str, told: Sequence[str], language: str) -> Beside:
    machine = Machine(seed, language)
    for word in told:
        machine.tell(machine.shown.take(word))
    machine.count()
    return machine.shown


class Machine:
    """Its cards are known by their types alone: any card of a type stands for it."""

    def __init__(self, seed: str, language: str) -> None:
        match = Match(GAME_ID, seats=1, seed=seed)
        self.s: Any = match.game.layout.unpack(match.state())
        move_all(self.s.machine, self.s.blueprint_deck)
        self.s.machine_goods = 0
        self.t, self.language, self.shown = Voice(PACKAGE, language), language, Beside()
        self.owed, self.dice = 0, (0, 0, 0, 0, 0)
        self.then: Callable[[str], None] = self.begins
        levels = [Answer(id, self.t(f"level-{id}")) for id in MACHINE_CARDS]
        self.shown.ask(self.t("companion-machine-level"), levels)

    def tell(self, word: str) -> None:
        self.shown.done.append([])
        self.then(word)

    def say(self, id: str, **args: int | str) -> None:
        self.shown.says.append(self.t(id, **args))

    # Its starting cards

    def begins(self, level: str) -> None:
        self.owed = MACHINE_CARDS[level]
        self.deals()

    def deals(self) -> None:
        self.then = self.dealt
        self.shown.ask(self.t("companion-machine-start", n=self.owed), map(self.kind, TYPES))

    def dealt(self, kind: str) -> None:
        put(self.s.machine, EXAMPLE[kind])
        self.owed -= 1
        self.deals() if self.owed else self.waits()

    def kind(self, id: str) -> Answer:
        return Answer(id, type_name(id, self.language))

    # Its turns

    def waits(self) -> None:
        self.then = self.rolls
        self.shown.ask(self.t("companion-machine-wait"), [Answer(GO, self.t("companion-machine-go"), True)])

    def rolls(self, _: str) -> None:
        roll = machine_roll
        self.dice = (roll(self.s), roll(self.s), roll(self.s), roll(self.s), roll(self.s))
        green, red, blue, purple, yellow = self.dice
        self.say("news-machine-rolls", take=green, training=red, production=blue, special=purple, utility=yellow)
        if green <= ROW:
            self.say("companion-machine-slot", n=green)
        else:
            self.say("companion-machine-top", row="blueprints" if green == ROW + 1 else "contractors")
        self.then = self.took
        kinds = [*map(self.kind, (*TYPES, MONUMENT)), Answer(NO_CARD, self.t("companion-machine-none"))]
        self.shown.ask(self.t("companion-machine-which"), kinds)

    def took(self, kind: str) -> None:
        if kind != NO_CARD:
            put(self.s.machine, EXAMPLE[kind])
        before = self.s.machine_goods
        for die, type in zip(self.dice[1:], DICE, strict=True):
            machine_makes(self.s, die, type)
        self.say("news-machine-makes", n=self.s.machine_goods - before)
        if self.s.machine_goods >= GOODS_TO_END:
            self.say("companion-machine-end")
        self.waits()

    def count(self) -> None:
        t, s = self.t, self.s
        kinds = [(type_name(id, self.language), cards_of_type(s.machine, type)) for id, type in zip(TYPES, DICE, strict=True)]
        whole = [(t("companion-machine-goods"), s.machine_goods), (t("companion-machine-points"), machine_score(s))]
        self.shown.has = [*whole, *kinds]
