"""Amounts, combat cards, stars: what happens everywhere in the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from scythe.oracle_data import BOTTOMS, COMBAT_DECK, RESOURCES, STARS
from scythe.oracle_game import (
    Counts,
    Game,
    Owner,
    add,
    add_tokens,
    base_of,
    cards_in,
    clockwise,
    of,
    over,
    owners,
    shift,
    workers_out,
)

CAPS = {"power": 16, "popularity": 18}


def gain(g: Game, owner: Owner, what: str, n: int) -> None:
    """Coins without limit, power to 16, popularity to 18, cards one by one."""
    if what == "cards":
        for _ in range(n):
            draw(g, owner)
        return
    mine = of(g, owner)
    mine[what] = min(mine[what] + n, CAPS.get(what, mine[what] + n))


def lose(g: Game, owner: Owner, what: str, n: int) -> None:
    """Never below nothing."""
    mine = of(g, owner)
    mine[what] = max(mine[what] - n, 0)


def deck(g: Game) -> dict[int, int]:
    """Combat cards that are in no hand and not discarded."""
    piles = [g["discards"], *(of(g, owner)["hand"] for owner in owners(g))]
    left = {value: n - sum(pile.get(str(value), 0) for pile in piles) for value, n in COMBAT_DECK.items()}
    return {value: n for value, n in left.items() if n > 0}


def draw(g: Game, owner: Owner) -> None:
    """One combat card; an empty deck is made of the discards; if there are none, there is no card."""
    if not deck(g):
        g["discards"] = {}
    if deck(g):
        add(of(g, owner)["hand"], str(g.chance.ask("combat", owner, deck(g))), 1)


def by_value(hand: Counts) -> dict[int, int]:
    """A hand as cards to draw from."""
    return {int(value): hand[value] for value in sorted(hand)}


def discard(g: Game, owner: Owner, value: int) -> None:
    add(of(g, owner)["hand"], str(value), -1)
    add(g["discards"], str(value), 1)


def send_workers_home(g: Game, owner: Owner, place: str) -> int:
    """How many there were."""
    pile = of(g, owner)["workers"]
    n = int(pile.get(place, 0))
    shift(pile, place, base_of(g, owner), n)
    return n


# ------------------------------------------------------------------------------------------------- costs


def affordable(seat: dict[str, Any], cost: Counts) -> bool:
    have = {**{what: seat[what] for what in ("coins", "power", "popularity")}, "cards": cards_in(seat["hand"])}
    return all(have[what] >= n for what, n in cost.items())


def pay(g: Game, seat: int, cost: Counts) -> None:
    """All but the combat card, which the payer chooses."""
    for what, n in cost.items():
        if what != "cards":
            lose(g, seat, what, n)


def gain_amounts(g: Game, seat: int, gains: Counts, place: str) -> None:
    """The plain amounts of an encounter or a Factory card; tokens and workers appear on that place."""
    for what, n in gains.items():
        if what in RESOURCES:
            add_tokens(g, place, what, n)
        elif what == "worker":
            add(g["seats"][seat]["workers"], place, min(n, 8 - workers_out(g["seats"][seat])))
        elif what not in (*BOTTOMS, "any", "produce", "one of"):
            gain(g, seat, what, n)


# ------------------------------------------------------------------------------------------------- stars


def goals(seat: dict[str, Any]) -> dict[str, bool]:
    """The goals that a glance at the table shows; objective and combat stars are placed when they happen."""
    return {
        "upgrades": len(seat["upgrades"]["from"]) == 6,
        "mechs": len(seat["abilities"]) == 4,
        "structures": len(seat["structures"]) == 4,
        "recruits": len(seat["recruits"]) == 4,
        "workers": workers_out(seat) == 8,
        "popularity": seat["popularity"] == 18,
        "power": seat["power"] == 16,
    }


def stars_of(g: Game, owner: Owner) -> int:
    return sum(of(g, owner)["stars"].values())


def place_star(g: Game, owner: Owner, star: str) -> None:
    add(of(g, owner)["stars"], star, 1)


def stars_for(g: Game, seats: Iterable[Owner]) -> None:
    """One star for each goal that is met and has none; the first sixth star ends the game."""
    for seat in seats:
        if seat != "automa":
            met = goals(of(g, seat))
            for star in [s for s in STARS if met.get(s) and s not in of(g, seat)["stars"]]:
                if stars_of(g, seat) < 6:
                    place_star(g, seat, star)
        if stars_of(g, seat) >= 6:
            over(g)


def look_for_stars(g: Game) -> None:
    """An effect is complete: whose turn it is first, then clockwise."""
    stars_for(g, clockwise(g, g["turn"]))
