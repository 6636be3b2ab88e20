"""The oracle by itself: the facts add up, and random games keep the box's laws."""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from scythe.oracle import Oracle, words_of_all_moves
from scythe.oracle_automa_cards import AUTOMA_CARD, TRACKS
from scythe.oracle_cards import ENCOUNTER, FACTORY_CARD, OBJECTIVES
from scythe.oracle_chance import Disagreement, Random, Told
from scythe.oracle_data import (
    BASE_FACTIONS,
    BASES,
    COMBAT_DECK,
    ENCOUNTERS,
    FACTION,
    FACTORY,
    LAKES,
    MAP,
    MAT,
    NEIGHBOURS,
    RIVERS,
    TERRAIN,
    TERRITORIES,
    TUNNELS,
)
from scythe.oracle_steps import land_neighbours, river_between
from scythe.oracle_words import ORDER

LONGER = int(os.environ.get("FABRICA_LONGER", "1"))
GAMES = 20 if LONGER == 1 else 60 * LONGER

# ------------------------------------------------------------------------------------------------- the map


def test_terrains() -> None:
    counted = Counter(TERRAIN.values())
    assert counted == {
        "village": 9,
        "mountain": 8,
        "tundra": 8,
        "farm": 7,
        "forest": 7,
        "lake": 7,
        "factory": 1,
        "base": 7,
    }
    assert (len(TUNNELS), len(ENCOUNTERS), len(RIVERS)) == (6, 11, 32)


def test_neighbours_are_mutual_and_one_step_away() -> None:
    for here, near in NEIGHBOURS.items():
        for away in near:
            assert here in NEIGHBOURS[away]
            (_, q, r, _), (_, p, s, _) = MAP[here], MAP[away]
            assert max(abs(q - p), abs(r - s), abs(q + r - p - s)) == 1


def test_axial_coordinates_follow_from_the_ids() -> None:
    for place in TERRITORIES:
        row, col = int(place[1]), int(place[3])
        assert MAP[place][1:3] == (col - (row + row % 2) // 2 - 1, row - 4)


def test_rivers_run_between_land_neighbours() -> None:
    for river in RIVERS:
        here, away = river.split()
        assert away in NEIGHBOURS[here]
        assert not {here, away} & {*LAKES}


def test_no_lake_touches_another() -> None:
    assert not [lake for lake in LAKES if {*NEIGHBOURS[lake]} & {*LAKES}]


def on_foot(start: str) -> set[str]:
    """All land that is reached without tunnels and abilities."""
    found, left = set(), [start]
    while left:
        here = left.pop()
        fresh = [away for away in land_neighbours(here) if not river_between(here, away) and away not in found]
        found |= {*fresh}
        left += fresh
    return found - {*BASES}


def test_each_base_faction_is_locked_to_three_hexes() -> None:
    for faction in BASE_FACTIONS:
        assert len(on_foot(f"base_{faction}")) == 3
    assert len(on_foot(FACTORY)) == 25
    assert FACTORY in on_foot(FACTORY)


def test_workers_start_on_the_two_land_neighbours() -> None:
    for faction, facts in FACTION.items():
        base = f"base_{faction}"
        assert [away for away in land_neighbours(base) if not river_between(base, away)] == facts["workers"]


def test_the_factory_touches_three_land_hexes() -> None:
    assert land_neighbours(FACTORY) == ["r3c3", "r4c4", "r5c3"]
    assert len({*NEIGHBOURS[FACTORY]} & {*LAKES}) == 3


# ------------------------------------------------------------------------------------------------- mats and decks


@pytest.mark.parametrize("mat", MAT)
def test_mats_add_up(mat: str) -> None:
    lines = [line for line in MAT[mat].values() if isinstance(line, tuple)]
    assert [sum(line[n] for line in lines) for n in (1, 2, 3)] == [13, 6, 6]
    assert {line[0] for line in lines} == {"upgrade", "deploy", "build", "enlist"}


def test_decks() -> None:
    assert sum(COMBAT_DECK.values()) == 42
    assert [len(deck) for deck in (OBJECTIVES, ENCOUNTER, FACTORY_CARD, AUTOMA_CARD)] == [23, 28, 12, 19]
    assert all(len(options) == 3 and not options[0][0] for options in ENCOUNTER.values())
    assert [card for card, facts in AUTOMA_CARD.items() if not facts["star"]] == [4, 15, 17]
    assert [card for card, facts in AUTOMA_CARD.items() if facts["skipped"]] == [4, 7, 8, 17]
    assert all(len(track["stars"]) == 6 for track in TRACKS.values())


def test_words() -> None:
    words = words_of_all_moves()
    assert len(words) == len({*words}) == 722
    firsts = {"mat industrial": 7, "objective 1": 19, "character": 53, "leave worker": 162, "to r1c1": 186, "dial 0": 289}
    firsts |= {"option 1": 301, "flag": 316, "at r1c1": 368, "put oil r1c1": 421, "bottom": 609, "done": 721}
    assert {word: ORDER[word] for word in firsts} == firsts


# ------------------------------------------------------------------------------------------------- random games

EAGER = {"bottom": 30, "upgrade": 5, "deploy": 8, "build": 8, "enlist": 8, "objective": 50, "top": 3, "done": 0.3, "leave": 0.2}
ROAMING = {**EAGER, "character": 4, "mech": 6, "leave": 1, "done": 0.1, "section move": 3, "section factory": 3, "top coins": 0.1}
RARE = ("fight", "ability", "commit", "retreat", "encounter", "factory", "token", "card", "make", "place")
SEATS = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6, 7]
WAYS: list[dict[str, str]] = [
    {},
    {"deal": "chosen", "relentless-factory": "yes", "trade": "one-hex", "level": "ultimaszyna", "automa-start": "automa"},
    {"deal": "drafted", "invaders": "yes", "banned-pairs": "allowed", "automa-faction": "saxony", "conquest": "combat-card"},
    {"bonus-before-end": "active", "level": "autometta", "automa-tokens": "kept", "automa-hunt": "fewest"},
    {"automa-staying": "moves", "automa-caution": "all", "automa-reserve": "mech", "automa-attacker": "mech"},
]


def tables() -> Iterator[tuple[int, int, dict[str, str]]]:
    """Seeds, seats and options."""
    for seed in range(GAMES):
        yield seed, SEATS[seed % len(SEATS)], WAYS[seed // len(SEATS) % len(WAYS)]


def chosen(dice: random.Random, words: list[str], liking: dict[str, float]) -> str:
    """Prefers what leads to stars, or to other people."""
    return dice.choices(words, weights=[liking.get(each, liking.get(each.split()[0], 1)) for each in words])[0]


@pytest.mark.parametrize(("seed", "seats", "options"), [*tables()])
def test_random_games_keep_the_laws(seed: int, seats: int, options: dict[str, str]) -> None:
    chance, dice = Random(seed), random.Random(seed)
    oracle = Oracle(seats, options, chance)
    stars = stars_in(oracle)
    record: list[tuple[int, str]] = []
    while not oracle.over() and len(record) < 6000:
        seat = dice.choice(sorted(oracle.active()))
        words = oracle.legal(seat)
        assert words
        assert len(words) <= 96
        record.append((seat, chosen(dice, words, ROAMING if seed % 2 else EAGER)))
        oracle.play(*record[-1])
        check(oracle.game)
        assert all(was <= now for was, now in zip(stars, stars_in(oracle), strict=True)), "stars only grow"
        stars = stars_in(oracle)
        if len(record) % 10 == 0 or oracle.game["step"] in RARE:
            oracle = read_again(oracle)
    if seed % 4 == 0:
        replay(seats, options, chance, record, oracle.position())


def stars_in(oracle: Oracle) -> list[Counter[str]]:
    return [Counter(owner["stars"]) for owner in owners(oracle.game)]


def replay(seats: int, options: dict[str, str], chance: Random, record: list[tuple[int, str]], end: dict[str, Any]) -> None:
    """Told of the same events the same words lead to the same end."""
    told = Told(chance.events)
    again = Oracle(seats, options, told)
    for seat, words in record:
        again.play(seat, words)
    assert again.position() == end
    assert not told.events


def read_again(oracle: Oracle) -> Oracle:
    """A position says everything: read again it has the same words, is written the same, and the game goes on from it."""
    now = oracle.position()
    again = Oracle.from_position(json.loads(json.dumps(now)), oracle.game.chance)
    assert again.position() == now
    assert again.active() == oracle.active()
    assert all(again.legal(seat) == oracle.legal(seat) for seat in oracle.active())
    return again


# ------------------------------------------------------------------------------------------------- the laws


def check(now: dict[str, Any]) -> None:
    if now["step"] in ("faction", "mat"):
        return
    check_cards(now)
    check_map(now)
    for seat in now["seats"]:
        check_seat(seat)
    if now["step"] not in ("over", "retreat"):
        assert all(sum(owner["stars"].values()) < 6 for owner in owners(now))


def owners(now: dict[str, Any]) -> list[dict[str, Any]]:
    return [*now["seats"], *([now["automa"]] if now["automa"] else [])]


def check_cards(now: dict[str, Any]) -> None:
    """No card is in two places."""
    piles = [now["discards"], *(owner["hand"] for owner in owners(now))]
    assert all(sum(pile.get(str(value), 0) for pile in piles) <= n for value, n in COMBAT_DECK.items())
    objectives = [card for seat in now["seats"] for card in [*seat["objectives"], *seat["revealed"], seat["discarded"]] if card]
    assert len(objectives) == len({*objectives}) == 2 * len(now["seats"])
    held = [seat["factory_card"] for seat in now["seats"] if seat["factory_card"]]
    gone = bool(now["automa"] and now["automa"]["factory_taken"])
    assert len(held) + len(now["factory"]) + gone == max(len(now["seats"]) + 1, 3)
    assert not {*held} & {*now["factory"]}
    assert len(now["encounters_used"]) == len({*now["encounters_used"]}) <= 11 - len(now["tokens"])


def check_seat(seat: dict[str, Any]) -> None:
    assert seat["coins"] >= 0
    assert 0 <= seat["power"] <= 16
    assert 0 <= seat["popularity"] <= 18
    assert sum(seat["stars"].values()) <= 6
    assert sum(seat["mechs"].values()) == len(seat["abilities"]) <= 4
    assert sum(seat["workers"].values()) <= 8
    assert len(seat["upgrades"]["from"]) == len({*seat["upgrades"]["from"]}) == sum(seat["upgrades"]["to"].values())
    assert len({*seat["recruits"].values()}) == len(seat["recruits"])
    assert not [lake for lake in LAKES if lake in seat["workers"] and lake not in seat["mechs"]]


def check_map(now: dict[str, Any]) -> None:
    """One structure a hex, nothing left alone on a lake, nobody together but where there will be a fight."""
    built = [place for seat in now["seats"] for place in seat["structures"].values()]
    laid = [place for seat in now["seats"] for place in [*seat["flags"], *(trap["at"] for trap in seat["traps"].values())]]
    assert len(built) == len({*built})
    assert len(laid) == len({*laid})
    afloat = {place for owner in owners(now) for place in [owner["character"], *owner["mechs"]]}
    assert not [lake for lake in LAKES if lake in now["resources"] and lake not in afloat]
    if now["step"] not in ("unit", "cargo", "fight", "ability", "commit", "retreat"):
        present = [place for owner in owners(now) for place in {owner["character"], *owner["mechs"], *owner["workers"]} if place]
        assert len(present) == len({*present})


# ------------------------------------------------------------------------------------------------- chance


@pytest.mark.parametrize("events", [[], [["tile", None, 7]], [["tile", 3, 1]], [["mat", None, 1]]])
def test_what_is_told_must_fit(events: list[list[Any]]) -> None:
    with pytest.raises(Disagreement):
        Oracle(2, {}, Told(events))
