"""Makes the records with which later versions of a game's rules are tested: python tests/records/make.py fantastic-factories

The file is kept as it was made: a change of the rules adds a file for the new version, and never makes an old one again.
"""

from __future__ import annotations

import lzma
import random
import sys
from collections.abc import Sequence
from pathlib import Path

import fabrica
from fabrica import bots
from fabrica.engine.contract import Game
from fabrica.engine.match import Match

HERE = Path(__file__).parent
RECORDS = 200
LOOKING_AHEAD = 10  # one in so many games is played by the greedy bot
UNFINISHED = 8  # one in so many breaks off
FROM_POSITION = 9  # one in so many goes on as a match of its own, from a position on
MOVES_MOST = 2000
LONG_GAMES = {"scythe": 120}  # most of their records break off after about so many moves
WHOLE = 8  # one in so many does not


def file_of(game: Game, rules: int) -> Path:
    return HERE / f"{game.id}-{rules}.xz"


def make(game: Game, count: int) -> list[str]:
    """Records of all seats and options, by players of all kinds; some of them unfinished, or begun with a position."""
    return [one(game, number, random.Random(f"{game.id} {number}")) for number in range(count)]


def one(game: Game, number: int, luck: random.Random) -> str:
    seats = game.seats[number % len(game.seats)]
    options = {name: luck.choice(option.values) for name, option in game.options.items() if seats in option.seats}
    match = Match(game.id, seats, f"record-{number}", **options)
    players = ["greedy"] * seats if number % LOOKING_AHEAD == 0 else luck.choices(tuple(game.biases), k=seats)
    if number % FROM_POSITION == 0:
        play(match, players, luck, luck.randrange(20, 120))
        match = match if match.over else Match.from_position(match.position(), f"from-position-{number}")
    play(match, players, luck, length_of(game, number, luck))
    return match.record()


def length_of(game: Game, number: int, luck: random.Random) -> int:
    if number % UNFINISHED == 0:
        return luck.randrange(5, 150)
    few = LONG_GAMES.get(game.id, 0)
    return MOVES_MOST if few == 0 or number % WHOLE == 1 else luck.randrange(few // 2, few * 2)


def play(match: Match, players: Sequence[str], luck: random.Random, moves: int) -> None:
    """Any active seat moves, each by its own kind of player."""
    while match.active and moves:
        seat = luck.choice(match.active)
        match.play(choice(match, players[seat], seat, luck), seat)
        moves -= 1


def choice(match: Match, player: str, seat: int, luck: random.Random) -> str:
    if player == "greedy":
        return bots.choose(player, match.view(seat), seed=str(luck.random()))
    words = match.moves(seat)
    weights = [match.game.biases[player][match.game.move_index[w]] for w in words]
    return luck.choices(words, weights if any(weights) else None)[0]


if __name__ == "__main__":
    made = fabrica.load(sys.argv[1])
    file_of(made, made.version).write_bytes(lzma.compress("".join(make(made, RECORDS)).encode(), preset=9))
