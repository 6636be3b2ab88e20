"""The Automa beside a real box: it draws its cards, says what to do with its units, and counts what it has.

Where its units stand is seen on the map on the table; here are its reserve, power, coins, cards, stars and its track.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabrica.engine.match import Match
from fabrica.games.scythe.data.position import AUTOMA_FACTION_IDS, GAME_ID, PACKAGE
from fabrica.games.scythe.rules.automa import advance_tracker, end_at_six, gain_all, row_of_card
from fabrica.games.scythe.rules.automa_combat import automa_commits
from fabrica.games.scythe.rules.automa_tables import (
    ANY_FACTION,
    LEVEL_IDS,
    MOVE_FACTION,
    MOVE_KIND,
    MOVE_KINDS,
    N_MOVES,
    RIVER_POINT,
    SKIPPED,
    SKIPS,
)
from fabrica.games.scythe.rules.draws import draw_automa
from fabrica.games.scythe.rules.map_tables import BASE_OF
from fabrica.games.scythe.rules.stars import may_place_combat_star, place_star
from fabrica.games.scythe.rules.state import AUTOMA, NOWHERE, OVER, add_mechs, cards, mechs_out, stars_of, workers_out
from fabrica.games.scythe.rules.tables import CARDS, COMBAT_STAR, FACTION_IDS, N_VALUES
from fabrica.games.scythe.rules.tracks import gain
from fabrica.games.scythe.solo_components import STAR_COINS, TERRITORY_COINS
from fabrica.games.scythe.words import automa_card_name, faction_name, level_name
from fabrica.games.scythe.words.names import voice
from fabrica.games.scythe.words.pieces import automa_orders
from fabrica.i18n.messages import Voice
from fabrica.i18n.wording import Teller
from fabrica.web.companion_view import Answer, Beside

GO, COMBAT, WON, LOST, MECH, CHARACTER = "go", "combat", "won", "lost", "mech", "character"
SIDE = 0  # where it commits


def companion(seed: str, told: Sequence[str], language: str) -> Beside:
    shown, t = Beside(), Voice(PACKAGE, language)
    shown.ask(t("companion-automa-level"), (Answer(id, level_name(id, language)) for id in LEVEL_IDS))
    if told:
        level = shown.take(told[0])
        shown.done.append([])
        shown.ask(t("companion-automa-faction"), (Answer(id, faction_name(id, language)) for id in FACTIONS))
    if told[1:]:
        automa = Automa(seed, level, shown.take(told[1]), shown, language)
        for word in told[2:]:
            automa.tell(shown.take(word))
        automa.count()
    return shown


FACTIONS = tuple(id for id in FACTION_IDS if id in AUTOMA_FACTION_IDS)


class Automa:
    """All its units that are not in reserve are taken to stand on its base: where they really are makes no difference here."""

    def __init__(self, seed: str, level: str, faction: str, shown: Beside, language: str) -> None:
        match = Match(GAME_ID, seats=1, seed=seed, **{"level": level, "automa-faction": faction})
        self.s: Any = match.game.layout.unpack(match.state())
        self.me, self.faction, self.spent = self.s.seats[AUTOMA], faction, 0
        self.t, self.language, self.shown = Voice(PACKAGE, language), language, shown
        shown.done.append([self.t("companion-automa-set-up", n=cards(self.me))])
        self.asks()

    def say(self, id: str, **args: int | str) -> None:
        self.shown.says.append(self.t(id, **args))

    def asks(self) -> None:
        """Its turns and combats, and what it loses in them."""
        answers = [Answer(GO, self.t("companion-automa-go"), True), Answer(COMBAT, self.t("companion-automa-combat"))]
        answers += [Answer(MECH, self.t("companion-automa-mech"))] if mechs_out(self.me) else []
        answers += [Answer(CHARACTER, self.t("companion-automa-character"))] if self.me.character != NOWHERE else []
        over = self.s.step == OVER
        self.shown.ask(self.t("companion-automa-over" if over else "companion-automa-wait"), () if over else answers)

    def tell(self, word: str) -> None:
        self.shown.done.append([])
        told = {GO: self.plays, COMBAT: self.fights, WON: self.wins, LOST: self.loses, MECH: self.loses_mech}
        told.get(word, self.loses_character)()
        if word == COMBAT:
            outcomes = [Answer(WON, self.t("companion-automa-won")), Answer(LOST, self.t("companion-automa-lost"))]
            self.shown.ask(self.t("companion-automa-outcome"), outcomes)
        else:
            self.asks()

    # A turn

    def plays(self) -> None:
        s, card = self.s, draw_automa(self.s)
        self.shown.says.append(automa_card_name(card, self.language))
        if SKIPS[s.level] and SKIPPED[card]:
            self.say("companion-automa-skips")
            return
        row = row_of_card(s)
        self.shown.says.extend(automa_orders(card, bool(row % 2), self.faction, Teller(voice(self.language))))
        for kind in self.tried(row):
            self.say("companion-automa-how", kind=kind)
        self.say("companion-automa-ways", river="open" if s.tracker >= RIVER_POINT[s.level] else "closed")
        before = stars_of(self.me)
        gain_all(s)
        if s.step != OVER:
            advance_tracker(s)
        if stars_of(self.me) > before:
            self.say("companion-automa-star", n=stars_of(self.me))

    def tried(self, row: int) -> list[str]:
        """The kinds of moves that it tries, each once; a mech and a character go by one rule."""
        own = [n for n in range(N_MOVES[row]) if MOVE_FACTION[row][n] in (ANY_FACTION, self.me.faction)]
        kinds = (MOVE_KINDS[MOVE_KIND[row][n]] for n in own)
        return list(dict.fromkeys("mech" if kind == CHARACTER else kind for kind in kinds))

    # Combat

    def fights(self) -> None:
        held = cards(self.me)
        automa_commits(self.s, SIDE)
        self.me.power -= self.s.dial[SIDE]
        for value in range(N_VALUES):
            self.s.chosen[SIDE * N_VALUES + value] = 0
        self.say("companion-automa-commits", power=self.s.dial[SIDE], n=held - cards(self.me))
        self.spent = self.s.dial[SIDE] + held - cards(self.me)

    def wins(self) -> None:
        if may_place_combat_star(self.s, AUTOMA):
            place_star(self.s, AUTOMA, COMBAT_STAR)
            self.say("companion-automa-star", n=stars_of(self.me))
            end_at_six(self.s)
        else:
            self.say("companion-automa-no-star")

    def loses(self) -> None:
        if self.spent:
            gain(self.s, AUTOMA, CARDS, 1)
            self.say("companion-automa-draws")
        self.say("companion-automa-returns")

    def loses_mech(self) -> None:
        add_mechs(self.me, BASE_OF[self.me.faction], -1)
        self.say("companion-automa-reserve")

    def loses_character(self) -> None:
        self.me.character = NOWHERE
        self.say("companion-automa-reserve")

    def count(self) -> None:
        t, me = self.t, self.me
        self.shown.has = [
            (t("companion-automa-stars"), stars_of(me)), (t("companion-automa-track"), self.s.tracker),
            (t("resource-power"), me.power), (t("resource-coins"), me.coins), (t("resource-cards"), cards(me)),
            (t("resource-worker"), workers_out(me)), (t("companion-automa-mechs"), mechs_out(me)),
        ]  # fmt: skip
        if self.s.step == OVER:
            self.say("companion-automa-score", coins=me.coins + STAR_COINS * stars_of(me), each=TERRITORY_COINS)
