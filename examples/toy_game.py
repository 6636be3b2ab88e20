"""Sealed bids: a whole game in one file. docs/a-game-in-an-hour.md walks through it.

Five prizes come up one by one. For each, everyone lays cards of their own face down, from low to high, and is done. Then all
are turned over: whoever has laid most gets the prize, unless somebody has laid as much, and the cards that were laid are gone.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import lowest
from fabrica.engine.chance import KEY, pick, streams
from fabrica.engine.contract import Game, Rules
from fabrica.engine.layout import Layout, i8
from fabrica.engine.moves import MoveTable
from fabrica.engine.observation import FeatureTable, in_a_byte
from fabrica.engine.outcomes import leaders_with
from fabrica.engine.plain_data import PlainData
from fabrica.engine.telling import reveal

SEATS, CARDS = range(2, 5), 5  # there are as many prizes as cards

_table = MoveTable()
LAY = _table.add(f"lay {card}" for card in range(1, CARDS + 1))
DONE = _table.add(["done"])
MOVES, KIND, A, B, C = _table.close()

SEAT = Layout("Seat", hand=i8[CARDS], laid=i8[CARDS], done=i8, points=i8)
TABLE = Layout("Table", key=KEY, streams=streams(1), amended=i8, players=i8, round=i8, prize=i8, left=i8[CARDS], seats=SEAT[4])


_names = FeatureTable()
_names.add(("round", "prize"), CARDS)
OWN = _names.add(f"{what} {card}" for what in ("a prize to come:", "laid by me:") for card in range(1, CARDS + 1))
EACH_HAS = CARDS + 2
EACH = _names.add_for(("I", "next", "second", "third"), {f"card {n}": 1 for n in range(1, CARDS + 1)} | {"done": 1, "points": 15})
FEATURES = _names.close()


def setup(s: Any, players: int, options: Any) -> None:
    s.players = players
    for card in range(CARDS):
        s.left[card] = 1
        for seat in range(players):
            s.seats[seat].hand[card] = 1
    next_prize(s)


def next_prize(s: Any) -> None:
    s.prize = top_prize(s) if s.round < CARDS else 0
    s.round += s.prize > 0


def top_prize(s: Any) -> int:
    """One of those that are left, each as likely."""
    nth, prize = pick(s, 0, CARDS - s.round), 0
    while nth > 0 or s.left[prize] == 0:
        nth -= s.left[prize]
        prize += 1
    s.left[prize] = 0
    return prize + 1


def active(s: Any) -> int:
    choosing = 0
    for seat in range(s.players):
        choosing |= (s.prize > 0 and s.seats[seat].done == 0) << seat
    return choosing


def mover(s: Any) -> int:
    return lowest(active(s)) if active(s) else -1


def legal(s: Any, seat: int, out: Any) -> int:
    me, n = s.seats[seat], 0
    for card in range(CARDS):
        if me.laid[card] == 1:
            n = 0  # from low to high
        elif me.hand[card] == 1:
            out[n] = LAY + card
            n += 1
    out[n] = DONE
    return n + 1


def play(s: Any, seat: int, move: int) -> None:
    if KIND[move] == LAY:
        s.seats[seat].laid[A[move]] = 1
    else:
        s.seats[seat].done = 1
        if active(s) == 0:
            turn_over(s)


def turn_over(s: Any) -> None:
    reveal(s)
    best, winner = 0, -1
    for seat in range(s.players):
        bid = laid_by(s.seats[seat])
        winner = seat if bid > best else -1 if bid == best else winner
        best = max(best, bid)
    if winner >= 0:
        s.seats[winner].points += s.prize
    next_prize(s)


def laid_by(me: Any) -> int:
    """The sum of the cards that were laid. They are gone."""
    total, me.done = 0, 0
    for card in range(CARDS):
        total += me.laid[card] * (card + 1)
        me.hand[card] -= me.laid[card]
        me.laid[card] = 0
    return total


def score(s: Any, seat: int) -> int:
    return s.seats[seat].points


def winners(s: Any) -> int:
    found = 1
    for seat in range(1, s.players):
        found = leaders_with(found, seat, score(s, seat) - score(s, lowest(found)))
    return found


def round_of(s: Any) -> int:
    return s.round


def is_secret(s: Any, seat: int, move: int) -> bool:
    return True  # all cards are laid face down


def worth(s: Any, seat: int) -> float:
    """Points, what is kept, and most of the prize for a bid that is as high."""
    bid, kept = 0, 0
    for card in range(CARDS):
        bid += s.seats[seat].laid[card] * (card + 1)
        kept += (s.seats[seat].hand[card] - s.seats[seat].laid[card]) * (card + 1)
    return score(s, seat) + 0.3 * kept + (0.8 * s.prize if bid >= s.prize else 0.0)


def observe(s: Any, seat: int, row: Any) -> None:
    """The table, the own cards, and then each seat from this one on."""
    row[0], row[1] = in_a_byte(s.round), s.prize
    for card in range(CARDS):
        row[OWN + card], row[OWN + CARDS + card] = s.left[card], s.seats[seat].laid[card]
        for n in range(s.players):
            row[EACH + n * EACH_HAS + card] = s.seats[(seat + n) % s.players].hand[card]
    for n in range(s.players):
        other = s.seats[(seat + n) % s.players]
        row[EACH + n * EACH_HAS + CARDS], row[EACH + n * EACH_HAS + CARDS + 1] = other.done, other.points


def perhaps_laid(seat: Any, luck: Any) -> list[int]:
    return [has * luck.randrange(2) for has in seat["hand"]]


def phase(s: Any) -> str:
    return "bidding" if s.prize else "over"


DATA = PlainData("sealed-bids", TABLE, SEATS, {"prize": CARDS, "round": CARDS, "points": 15}, hidden={"laid": perhaps_laid})
GAME = Game(
    id="sealed-bids",
    package=__name__,
    seats=SEATS,
    layout=TABLE,
    moves=MOVES,
    most_moves=CARDS + 1,
    rules=Rules(setup, active, mover, legal, play, score, winners, round_of, secret=is_secret),
    chance=(top_prize,),
    phase=phase,
    **DATA.functions(),
    worth=worth,
    observe=observe,
    feature_most=FEATURES,
    hides=True,
)
