"""Positions as they come up in play, for measuring and for tests: from games of players that look one move ahead."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from fabrica import Match
from fabrica.ahead import best_move
from fabrica.batch import Batch, active, any_active, first_luck, legal, next_luck, play, rare, round, start
from fabrica.bits import has
from fabrica.dice import key_of
from fabrica.fantastic_factories.reach import DRAWS, ROLLS_DICE
from fabrica.fantastic_factories.tables import REPLICATOR, REROLLS
from fabrica.game import Position
from fabrica.rooms import load

GAME = "fantastic-factories"
DICE, BUILDINGS, CARDS = 8, 10, 10
ASKING = DRAWS | ROLLS_DICE | REROLLS | 1 << REPLICATOR  # cards that ask chance, or may be one that does


def play_until(s: Any, tried: Any, base: Any, game: int, seats: int, options: Any, moves: Any, last: int) -> None:
    """Play a game to the work phase of a round, or to its end."""
    start(s, base, game, seats, options)
    luck = first_luck(game)
    while active(s) != 0 and (rare(s) or round(s) < last):
        luck = next_luck(luck)
        seat = any_active(s, luck)
        count = legal(s, seat, moves)
        luck = next_luck(luck)
        play(s, seat, best_move(s, tried, seat, moves, count, luck))


@cache
def _playing() -> Any:
    return Batch(load(GAME)).bind(play_until)


def mined(
    number: int, rounds: range = range(4, 9), seats: int = 2, seed: str = "mined", rules: int | None = None
) -> Iterator[Position]:
    """So many positions at the start of a work phase, by the newest rules or by those of a version."""
    game, luck, found, tries = load(GAME), random.Random(seed), 0, 0  # noqa: S311 repeatable luck, no secret
    base, options, moves = np.array(key_of(seed), np.int64), np.zeros(1, np.int64), np.zeros(game.most_moves, np.int16)
    while found < number:
        state, tried = game.blank_row(rules), np.zeros(1, game.layout.dtype)
        _playing()(state[0], tried, base, tries, seats, options, moves, luck.choice(rounds))
        tries += 1
        position = game.position(game.layout.from_record(state[0]))
        if position["phase"] == "work":
            found += 1
            yield position


def grown(position: Position, luck: random.Random, sealed: bool = False) -> Position:
    """The same position with so many dice, buildings and cards: as large as they come. Sealed: chance has no say in it."""
    if sealed:
        position = {**position, "discards": {}}  # so that there are cards enough
    state = Match.from_position(position, seed="grown")
    deck = state._state.blueprint_deck
    ids = [words.removeprefix("take ") for words in state.game.moves if words.startswith("take ")]
    fit = [card for kind, card in enumerate(ids) if not sealed or not has(ASKING, kind)]
    left = [card for kind, card in enumerate(ids) if card in fit for _ in range(deck.count[kind])]
    luck.shuffle(left)
    me = position["seats"][0]
    compound = [card for card in me["compound"] if card in fit]
    for card in list(left):
        if len(compound) < BUILDINGS and card not in compound:
            compound.append(card)
            left.remove(card)
    hand = [card for card in me["hand"] if card in fit]
    hand += left[: max(0, CARDS - len(hand))]
    dice = [*me["dice"], *(luck.randint(1, 6) for _ in range(DICE - len(me["dice"])))]
    grown = {**me, "compound": compound, "hand": hand, "dice": dice}
    if sealed:
        grown["headquarters"] = {**me["headquarters"], "research": [1, 2, 3]}
    return {**position, "seats": [grown, *position["seats"][1:]]}


def large(number: int, seed: str = "large", sealed: bool = False) -> list[Position]:
    """Positions of eight dice, ten buildings and ten cards."""
    luck = random.Random(seed)  # noqa: S311 repeatable luck, no secret
    return [grown(position, luck, sealed) for position in mined(number, seed=seed)]
