"""The Automa beside a real box: it draws its cards and the cubes of its bag, and says what to do with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabrica.engine.match import Match
from fabrica.games.stephens.components import DISCS, PLACES, WOOD
from fabrica.games.stephens.data.position import GAME_ID, PACKAGE
from fabrica.games.stephens.rules.automa import (
    ACTION,
    AT_PRIVATE,
    CARD_IDS,
    automa_delivers,
    goods_of_reserve,
    next_automa_card,
)
from fabrica.games.stephens.rules.state import EMPTY
from fabrica.games.stephens.rules.tables import N_WOOD
from fabrica.games.stephens.words import automa_name, cube_name, describe
from fabrica.i18n.messages import Voice
from fabrica.web.companion_view import Answer, Beside

GO, DISC, RENEWAL = "go", "disc", "renewal"


def companion(seed: str, told: Sequence[str], language: str) -> Beside:
    automa = Automa(seed, language)
    for word in told:
        automa.tell(automa.shown.take(word))
    automa.count()
    return automa.shown


class Automa:
    """Only its deck, its bag and its discs are known here: the furnaces and cards lie on the table."""

    def __init__(self, seed: str, language: str) -> None:
        match = Match(GAME_ID, seats=1, seed=seed)
        self.s: Any = match.game.layout.unpack(match.state())
        self.t, self.language, self.shown = Voice(PACKAGE, language), language, Beside()
        self.asks()

    def asks(self) -> None:
        answers = [Answer(GO, self.t("companion-automa-go"), True)]
        answers += [Answer(RENEWAL, self.t("companion-automa-renewal"))] if self.s.automa_card != EMPTY else []
        answers += [Answer(DISC, self.t("companion-automa-disc"))] if self.s.automa_workers < DISCS else []
        self.shown.ask(self.t("companion-automa-wait"), answers)

    def tell(self, word: str) -> None:
        self.shown.done.append([])
        {GO: self.plays, RENEWAL: self.renews, DISC: self.works}[word]()
        self.asks()

    def plays(self) -> None:
        card = next_automa_card(self.s)
        self.shown.says.extend((automa_name(CARD_IDS[card], self.language), *describe(CARD_IDS[card], self.language)))
        if ACTION[card] == AT_PRIVATE:
            self.shown.says.append(self.t("companion-automa-takes", n=goods_of_reserve(self.s)))

    def renews(self) -> None:
        """The cubes of its bag, each with its factory."""
        before = list(self.s.private)
        automa_delivers(self.s, self.s.automa_card)
        for at, (was, now) in enumerate(zip(before, self.s.private, strict=True)):
            if now > was:
                place, cube = PLACES[at // N_WOOD], cube_name(WOOD[at % N_WOOD], self.language)
                self.shown.says.append(self.t("companion-automa-delivers", factory=self.t(f"factory-{place}"), cube=cube))
        if not self.shown.says:
            self.shown.says.append(self.t("companion-automa-bag"))

    def works(self) -> None:
        self.s.automa_workers += 1
        self.shown.says.append(self.t("companion-automa-worked"))

    def count(self) -> None:
        t, s = self.t, self.s
        cubes = sum(s.automa_bag[colour] for colour in range(N_WOOD))
        discs = [(t("companion-automa-discs"), s.automa_workers), (t("companion-automa-goods"), goods_of_reserve(s))]
        self.shown.has = [*discs, (t("companion-automa-in-bag"), cubes)]
