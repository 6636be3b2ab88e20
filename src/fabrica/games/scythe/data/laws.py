"""The laws of a position: what no game can reach is refused with its field, and with what was expected there.

Here those of the map, of the cards and of the Automa. What a seat has: laws_of_seats.py; what is half decided:
laws_of_choices.py.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.parse import Field
from fabrica.games.scythe.data.laws_of_choices import check_choice
from fabrica.games.scythe.data.laws_of_seats import check_seat, strange_bases
from fabrica.games.scythe.data.position import members, places
from fabrica.games.scythe.rules.conquest import TOKENS_KEPT
from fabrica.games.scythe.rules.control import sites
from fabrica.games.scythe.rules.draws import ALL_AUTOMA_CARDS
from fabrica.games.scythe.rules.map_tables import BASES, ENCOUNTER_PLACES, LAKES, N_TERRITORIES, PLACE_IDS, TERRITORIES
from fabrica.games.scythe.rules.rulings import otherwise
from fabrica.games.scythe.rules.state import (
    AUTOMA,
    CHOOSING_MAT,
    CHOOSING_UNIT,
    RETREATING,
    fighters_at,
    fighters_on,
    is_automa,
    is_solo,
    owners,
    tokens_at,
    units_on,
    workers_at,
)
from fabrica.games.scythe.rules.tables import (
    BASE_FACTIONS,
    BASE_MATS,
    CRIMEA,
    FACTION_IDS,
    MAT_IDS,
    TOGAWA,
    TOKA,
)


def check_laws(s: Any, whole: Field) -> None:
    factions_and_mats_differ(s, whole)
    tokens_lie_on_encounters(s, whole)
    if s.step <= CHOOSING_MAT:
        return
    for seat, field in enumerate(whole.get("seats").items()):
        check_seat(s, seat, field)
    objectives_differ(s, whole)
    one_owner_on_a_place(s, whole)
    one_structure_on_a_territory(s, whole)
    resources_lie_somewhere(s, whole)
    toka_is_togawas(s, whole)
    if is_solo(s):
        check_automa(s, whole.get("automa"))
    check_choice(s, whole)


def factions_and_mats_differ(s: Any, whole: Field) -> None:
    fields = list(whole.get("seats").items())
    for what, ids in (("faction", FACTION_IDS), ("mat", MAT_IDS)):
        seen = [s.seats[AUTOMA].faction] if is_solo(s) and what == "faction" else []
        for seat, field in enumerate(fields):
            number = getattr(s.seats[seat], what)
            if number >= 0 and number in seen:
                raise field.get(what).wrong(f"{ids[number]} is taken already", "taken", id=ids[number])
            if is_solo(s) and number >= 0 and not (BASE_FACTIONS if what == "faction" else BASE_MATS) >> number & 1:
                raise field.get(what).wrong(f"{ids[number]} does not play alone against the Automa", "not-alone", id=ids[number])
            seen.append(number)


def tokens_lie_on_encounters(s: Any, whole: Field) -> None:
    if s.tokens & ~ENCOUNTER_PLACES:
        raise whole.get("tokens").wrong(
            f"{places(s.tokens & ~ENCOUNTER_PLACES)[0]} is no territory with an encounter",
            "no-encounter",
            place=places(s.tokens & ~ENCOUNTER_PLACES)[0],
        )
    gone = (ENCOUNTER_PLACES & ~s.tokens).bit_count()
    if s.encounters_used.bit_count() > gone:
        raise whole.get("encounters_used").wrong(
            f"expected at most {gone} cards, as many as tokens are gone", "encounters", most=gone
        )


def objectives_differ(s: Any, whole: Field) -> None:
    """No objective is in two places."""
    seen = 0
    for seat, field in enumerate(whole.get("seats").items()):
        me = s.seats[seat]
        for name, cards in (("objectives", me.objectives), ("revealed", me.revealed), ("discarded", 1 << me.discarded & -2)):
            if cards & seen:
                raise field.get(name).wrong(
                    f"objective {next(members(cards & seen))} is in two places",
                    "objective-twice",
                    objective=next(members(cards & seen)),
                )
            seen |= cards


def one_owner_on_a_place(s: Any, whole: Field) -> None:
    """Two only where a combat is to be fought: both with combat units, those of the turn's owner having just entered."""
    for place in range(len(PLACE_IDS)):
        there = [seat for seat in range(owners(s)) if units_on(s.seats[seat]) >> place & 1]
        if len(there) > 1 and not is_contested(s, place, there):
            raise whole.get("seats").wrong(
                f"units of two owners stand on {PLACE_IDS[place]}", "two-owners", place=PLACE_IDS[place]
            )


def is_contested(s: Any, place: int, there: list[int]) -> bool:
    if not CHOOSING_UNIT <= s.step <= RETREATING or len(there) != 2 or s.turn not in there or place >= N_TERRITORIES:
        return False
    if s.step == RETREATING and place == s.at:
        return True
    if any(not fighters_on(s.seats[seat]) >> place & 1 for seat in there):
        return False
    entered = sum(entry.to == place for entry in s.entered[: s.n_entered])
    return is_automa(s, s.turn) or entered == fighters_at(s.seats[s.turn], place)


def one_structure_on_a_territory(s: Any, whole: Field) -> None:
    seen = 0
    for seat, field in enumerate(whole.get("seats").items()):
        me = s.seats[seat]
        built = [place for place in me.built if place >= 0]
        if len(set(built)) != len(built) or sites(me) & seen:
            raise field.get("structures").wrong("two structures stand on one territory", "two-structures")
        if sites(me) & LAKES:
            raise field.get("structures").wrong("nothing is built on a lake", "structure-lake")
        seen |= sites(me)


def resources_lie_somewhere(s: Any, whole: Field) -> None:
    """On a lake only with a combat unit, unless the Automa left them there; on a base only where Crimea goes."""
    fighters = LAKES if otherwise(s, TOKENS_KEPT) else 0
    for seat in range(owners(s)):
        fighters |= fighters_on(s.seats[seat])
    crimea = next((s.seats[seat] for seat in range(s.players) if s.seats[seat].faction == CRIMEA), None)
    bases = BASES & ~strange_bases(s, crimea) if crimea is not None else 0
    for place in range(len(PLACE_IDS)):
        if tokens_at(s, place) > 0 and not (TERRITORIES & ~LAKES | LAKES & fighters | bases) >> place & 1:
            raise whole.get("resources").get(PLACE_IDS[place]).wrong("no resources can lie here", "resources")


def toka_is_togawas(s: Any, whole: Field) -> None:
    me = s.seats[s.turn]
    if s.toka and not (me.faction == TOGAWA and me.abilities >> TOKA & 1):
        raise whole.get("toka").wrong("expected Togawa's turn, and that mech deployed", "toka")


def check_automa(s: Any, field: Field) -> None:
    me = s.seats[AUTOMA]
    if not BASE_FACTIONS >> me.faction & 1:
        raise field.get("faction").wrong(
            f"the Automa does not play {FACTION_IDS[me.faction]}", "automa-faction", id=FACTION_IDS[me.faction]
        )
    for place in members(units_on(me) & TERRITORIES):
        if fighters_at(me, place) > 1 or workers_at(me, place) > 1:
            raise field.wrong(
                f"expected at most one combat unit and one worker on {PLACE_IDS[place]}", "automa-place", place=PLACE_IDS[place]
            )
    if units_on(me) & strange_bases(s, me):
        raise field.wrong("expected no unit on a base but its own", "automa-base")
    if s.automa_card and s.automa_deck >> s.automa_card & 1 and s.automa_deck != ALL_AUTOMA_CARDS and is_automa(s, s.turn):
        raise field.get("deck").wrong(f"card {s.automa_card} was just played", "automa-deck")
