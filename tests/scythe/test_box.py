"""The box: the map's checks, the checksums of mats and decks, the table of moves."""

from __future__ import annotations

from collections import Counter

import pytest

from fabrica.games.scythe.components import (
    ABILITIES,
    COMBAT_DECK,
    ENCOUNTERS,
    FACTIONS,
    FACTORY_CARDS,
    MATS,
    OBJECTIVES,
    SECTIONS,
    TILES,
)
from fabrica.games.scythe.rules.map_tables import (
    ACROSS_RIVER,
    BASE_OF,
    BY_LAND,
    ENCOUNTER_PLACES,
    LAKES,
    LAND,
    N_PLACES,
    N_TERRITORIES,
    NEIGHBOURS,
    PLACE_IDS,
    PLACES_BY_ID,
    START_PLACES,
    TERRAIN,
    THE_FACTORY,
    TO_FACTORY,
    TUNNELS,
)
from fabrica.games.scythe.rules.moves import BOTTOM, DIAL, DONE, FIGHT, KIND, MOVES, PUT, TO, A, B
from fabrica.games.scythe.rules.tables import FACTION_IDS
from fabrica.games.scythe.solo_components import CARDS, LEVELS


def places(mask: int) -> set[str]:
    return {PLACE_IDS[place] for place in range(N_PLACES) if mask >> place & 1}


def on_foot(start: int) -> int:
    """All that can be walked to without tunnel or ability."""
    found, new = start, start
    while new:
        reached = 0
        for place in range(N_PLACES):
            if new >> place & 1:
                reached |= BY_LAND[place]
        new = reached & ~found
        found |= reached
    return found


def test_terrains_are_counted() -> None:
    assert Counter(TERRAIN) == {
        "village": 9, "mountain": 8, "tundra": 8, "farm": 7, "forest": 7, "lake": 7, "factory": 1, "base": 7,
    }  # fmt: skip
    assert (N_TERRITORIES, N_PLACES) == (47, 54)
    assert (TUNNELS.bit_count(), ENCOUNTER_PLACES.bit_count()) == (6, 11)


def test_neighbours_and_rivers_are_symmetric() -> None:
    for a in range(N_PLACES):
        for b in range(N_PLACES):
            assert (NEIGHBOURS[a] >> b & 1) == (NEIGHBOURS[b] >> a & 1)
            assert (ACROSS_RIVER[a] >> b & 1) == (ACROSS_RIVER[b] >> a & 1)
        assert ACROSS_RIVER[a] & ~NEIGHBOURS[a] == 0
    assert sum(rivers.bit_count() for rivers in ACROSS_RIVER) == 2 * 32


def test_lakes_have_no_rivers_and_touch_no_lake() -> None:
    for place in range(N_PLACES):
        if LAKES >> place & 1:
            assert ACROSS_RIVER[place] == 0
            assert NEIGHBOURS[place] & LAKES == 0


def test_each_base_has_two_neighbours_by_land() -> None:
    assert all(places_.bit_count() == 2 for places_ in START_PLACES)
    assert places(ACROSS_RIVER[PLACES_BY_ID["base_rusviet"]]) == {"r2c6"}
    lakes = {id: places(NEIGHBOURS[BASE_OF[i]] & LAKES) for i, id in enumerate(FACTION_IDS)}
    assert {id: found for id, found in lakes.items() if found} == {"polania": {"r2c0"}, "crimea": {"r7c2"}}


def test_five_peninsulas_and_one_region() -> None:
    locked = {"nordic", "rusviet", "crimea", "saxony", "polania"}
    regions = {id: on_foot(START_PLACES[i]) for i, id in enumerate(FACTION_IDS)}
    assert {id for id, region in regions.items() if region.bit_count() == 3} == locked
    assert regions["albion"] == regions["togawa"]
    assert regions["albion"].bit_count() == 25
    assert regions["albion"] >> THE_FACTORY & 1
    assert LAND.bit_count() == 25 + 5 * 3


def test_the_factory_touches_three_land_hexes_and_three_lakes() -> None:
    assert places(NEIGHBOURS[THE_FACTORY] & LAND) == {"r3c3", "r4c4", "r5c3"}
    assert (NEIGHBOURS[THE_FACTORY] & LAKES).bit_count() == 3
    assert (TO_FACTORY[THE_FACTORY], TO_FACTORY[PLACES_BY_ID["r8c3"]]) == (0, 4)


@pytest.mark.parametrize("mat", MATS, ids=lambda mat: mat.id)
def test_mats_add_up(mat: object) -> None:
    sections = mat.sections  # type: ignore[attr-defined]
    assert sum(section.cost for section in sections) == 13
    assert sum(section.coins for section in sections) == 6
    assert sum(section.slots for section in sections) == 6
    assert {section.top for section in sections} == set(SECTIONS[:4])


def test_factions_mechs_are_the_twenty_abilities() -> None:
    assert set(ABILITIES) == {mech for faction in FACTIONS for mech in faction.mechs}
    assert all(len(set(faction.mechs)) == 4 for faction in FACTIONS)
    assert all(len(faction.riverwalk) == 2 for faction in FACTIONS if "riverwalk" in faction.mechs)


def test_decks_are_complete() -> None:
    assert sum(COMBAT_DECK.values()) == 42
    assert (len(OBJECTIVES), len(ENCOUNTERS), len(FACTORY_CARDS), len(TILES), len(CARDS)) == (23, 28, 12, 6, 19)
    assert sum(card.end_of_turn for card in OBJECTIVES) == 14
    for card in ENCOUNTERS:
        assert not card[0].cost
        assert all(sum(option.cost.values()) in (2, 3, 4) for option in card[1:])


def test_the_automas_cards_and_tracks() -> None:
    assert [i for i, card in enumerate(CARDS, 1) if not card.star] == [4, 15, 17]
    assert [i for i, card in enumerate(CARDS, 1) if card.skipped] == [4, 7, 8, 17]
    for level in LEVELS:
        assert len(level.stars_at) == 6
        assert level.scheme2 == level.stars_at[0]


def test_the_table_of_moves() -> None:
    assert len(MOVES) == 722
    assert (TO, FIGHT, DIAL, PUT, BOTTOM, DONE) == (186, 240, 289, 421, 609, 721)
    move = MOVES.index("put food r3c5")
    assert (KIND[move], A[move], PLACE_IDS[B[move]]) == (PUT, 2, "r3c5")
    assert A[MOVES.index("card 5")] == 5
    assert A[MOVES.index("objective 23")] == 23
