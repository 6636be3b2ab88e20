"""A slow and obvious Scythe, to compare an engine with: 1 to 7 players, the solo Automa, Albion and Togawa.

The state is the position itself, plain data as in the notation. Every step has two functions: which words are legal, and what
a word does, which ends by saying which step comes next. A step with one word passes by itself (with a few exceptions, so that
nothing hidden shows); steps that decide nothing are run. Chance is asked by name: oracle_chance.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scythe import oracle_automa as automa
from scythe import oracle_combat as combat
from scythe import oracle_effects as effects
from scythe import oracle_exploring as exploring
from scythe import oracle_moving as moving
from scythe import oracle_outcome as outcome
from scythe import oracle_position as positions
from scythe import oracle_scoring as scoring
from scythe import oracle_setup as setup
from scythe import oracle_turn as turn
from scythe.oracle_chance import Chance
from scythe.oracle_game import Game, GameOver, cards_in
from scythe.oracle_words import in_order, words_of_all_moves

__all__ = ["NotLegal", "Oracle", "words_of_all_moves"]

Legal = Callable[[Game, int], list[str]]
Play = Callable[[Game, int, str], None]

STEPS: dict[str, tuple[Legal, Play]] = {
    "faction": (setup.legal_dealing, setup.play_dealing),
    "mat": (setup.legal_dealing, setup.play_dealing),
    "section": (turn.legal_section, turn.play_section),
    "top": (turn.legal_top, turn.play_top),
    "unit": (moving.legal_unit, moving.play_unit),
    "cargo": (moving.legal_cargo, moving.play_cargo),
    "fight": (combat.legal_fight, combat.play_fight),
    "ability": (combat.legal_ability, combat.play_ability),
    "commit": (combat.legal_commit, combat.play_commit),
    "retreat": (outcome.legal_retreat, outcome.play_retreat),
    "encounter": (exploring.legal_encounter, exploring.play_encounter),
    "factory": (exploring.legal_factory, exploring.play_factory),
    "token": (exploring.legal_token, exploring.play_token),
    "card": (turn.legal_card, turn.play_card),
    "put": (effects.legal_put, effects.play_put),
    "produce": (turn.legal_produce, turn.play_produce),
    "make": (turn.legal_make, turn.play_make),
    "bottom": (turn.legal_bottom, turn.play_bottom),
    "pay": (turn.legal_pay, turn.play_pay),
    "upgrade": (effects.legal_upgrade, effects.play_upgrade),
    "deploy": (effects.legal_deploy, effects.play_piece),
    "build": (effects.legal_build, effects.play_piece),
    "enlist": (effects.legal_enlist, effects.play_enlist),
    "place": (effects.legal_place, effects.play_place),
    "end": (turn.legal_end, turn.play_end),
}
RUNS: dict[str, Callable[[Game], None]] = {
    "deal": setup.run_deal,
    "fights": combat.run_fights,
    "explore": exploring.run_explore,
    "automa": automa.run_automa,
    "automa after": automa.run_after,
}


class NotLegal(Exception):
    """Words that are not in the seat's list."""


class Oracle:
    """A game that is played by words."""

    def __init__(self, seats: int, options: dict[str, str], chance: Chance) -> None:
        self.game = setup.new_game(seats, options, chance)
        self._settle()

    @classmethod
    def from_position(cls, position: dict[str, Any], chance: Chance) -> Oracle:
        oracle = cls.__new__(cls)
        oracle.game = positions.read(position, chance)
        return oracle

    def active(self) -> set[int]:
        """Who may act."""
        g = self.game
        if g["step"] == "over":
            return set()
        if g["step"] == "commit":
            return combat.open_commits(g)
        if g["step"] in ("faction", "mat"):
            return {setup.chooser(g)}
        if g["step"] == "retreat":
            return {g["pending"]["retreat"]["loser"]}
        return {g["pending"]["combat"]["by"] if g["step"] == "ability" else g["turn"]}

    def legal(self, seat: int) -> list[str]:
        """Words in table order."""
        return in_order(STEPS[self.game["step"]][0](self.game, seat)) if seat in self.active() else []

    def play(self, seat: int, words: str) -> None:
        if words not in self.legal(seat):
            raise NotLegal(f"seat {seat} in step {self.game['step']}: {words}")
        try:
            STEPS[self.game["step"]][1](self.game, seat, words)
        except GameOver:
            return
        self._settle()

    def position(self) -> dict[str, Any]:
        return positions.write(self.game)

    def over(self) -> bool:
        return bool(self.game["step"] == "over")

    def score_lines(self, seat: int | str) -> dict[str, int]:
        """Of a seat, or of "automa"."""
        return scoring.score_lines(self.game, seat)

    def scores(self) -> list[int]:
        return [scoring.total(self.game, seat) for seat in range(len(self.game["seats"]))]

    def rival(self) -> int | None:
        """The Automa's score, if alone."""
        return scoring.total(self.game, "automa") if self.game["automa"] else None

    def winners(self) -> set[int]:
        return scoring.winners(self.game)

    def _settle(self) -> None:
        """The game goes on by itself until somebody must decide."""
        try:
            while self.game["step"] != "over" and self._goes_on():
                pass
        except GameOver:
            return

    def _goes_on(self) -> bool:
        """One thing that happens by itself, if there is one."""
        g = self.game
        if g["step"] in RUNS:
            RUNS[g["step"]](g)
            return True
        if g["step"] == "commit":
            done = combat.settle_commit(g)
            if done:
                outcome.resolve(g)
            return done
        return self._passes(*self.active())

    def _passes(self, seat: int) -> bool:
        """A step with one word; objectives are not counted, and the end of a turn waits for who holds some."""
        g = self.game
        step, mine = g["step"], g["seats"][seat]
        counted = [each for each in self.legal(seat) if not each.startswith("objective")]
        waits = step == "section" or (step == "end" and mine["objectives"])
        hides = len(counted) == 1 and counted[0].startswith("card") and cards_in(mine["hand"]) > 1
        if len(counted) != 1 or waits or hides:
            return False
        STEPS[step][1](g, seat, counted[0])
        return True
