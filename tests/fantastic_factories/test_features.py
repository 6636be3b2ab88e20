"""Each number of an observation is what its name says: compared with the view, name by name."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from contract.playing import Players, Table, moments
from fabrica.games.fantastic_factories.ai.observation import FEATURES, OWNERS


def expected(view: dict[str, Any]) -> Counter[str]:
    """What the view says, by the names of the features; what is not there is 0."""
    me, seats = view["viewer"], len(view["seats"])
    found: Counter[str] = Counter({f"phase {view['phase']}": 1, "round": view["round"], "players": seats})
    found["the end is triggered"] = int(view["ending"])
    found["last round"], found["swept"] = int(view["last_round"]), int(view["swept"])
    found[f"first is {OWNERS[(view['first'] - me) % seats]}"] = 1
    if view["turn"] is not None:
        found[f"turn of {OWNERS[(view['turn'] - me) % seats]}"] = 1
    found.update(f"market {card}" for card in view["market"]["blueprints"] if card)
    found.update(f"slot {i} {card}" for i, card in enumerate(view["market"]["contractors"]) if card)
    found.update(f"slot {i} {tool}" for i, tool in enumerate(view["market"]["tools"]))
    found["blueprint deck"], found["contractor deck"] = view["decks"]["blueprints"], view["decks"]["contractors"]
    found.update(f"discarded {card}" for pile in view["discards"].values() for card in pile)
    if view["machine"]:
        machine = view["machine"]
        found.update([f"machine {machine['level']}", *(f"machine built {card}" for card in machine["compound"])])
        found["machine goods"], found["machine score"] = machine["goods"], machine["score"]
        found["machine cards"] = len(machine["compound"])
    found.update(f"hand {card}" for card in view["seats"][me]["hand"])
    found.update(expected_choice(view["seats"][me]["pending"] or {}))
    for i in range(seats):
        found.update({f"{OWNERS[i]}: {name}": n for name, n in expected_seat(view["seats"][(me + i) % seats]).items()})
    return found


def expected_choice(pending: dict[str, Any]) -> list[str]:
    if "give" in pending:
        return [f"pending for slot {pending['slot']}"]
    if "discard" in pending:
        return [f"pending for {pending['for'].split()[1]}"]
    if "refund" in pending:
        return [f"pending for {pending['refund']}"]
    return [f"picked up {face}" for face in pending.get("reroll", ())]


def expected_seat(seat: dict[str, Any]) -> Counter[str]:
    names = ("metal", "energy", "goods", "score")
    found: Counter[str] = Counter({"sits here": 1, "cards in hand": seat["cards"], **{name: seat[name] for name in names}})
    found["finished"] = int(seat["finished"])
    found.update(f"dice showing {face}" for face in seat["dice"])
    found.update(f"{floor} {face}" for floor, faces in seat["headquarters"].items() for face in faces)
    found.update(f"built {card}" for card in seat["compound"])
    found.update(f"used {card}" for card in seat["activated"])
    if seat["replicating"]:
        found[f"replicator is {seat['replicating']}"] = 1
    if seat["hired"]:
        found[f"hired {seat['hired']}"] = 1
    if seat["pending"]:
        found[f"pending {next(iter(seat['pending']))}"] = 1
        found["cards owed"] = seat["pending"].get("discard", 0)
    return found


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_each_number_is_what_its_name_says(seats: int) -> None:
    met: set[str] = set()
    for number in range(2):
        match = Table("fantastic-factories", seats, {}).match(f"names-{number}")
        for now in itertools.islice(moments(match, Players(f"names {number}")), 0, 300, 6):
            row, viewer = [0] * len(FEATURES), len(now.log) % seats
            now.observe(viewer, row)
            found = {name: value for name, value in zip(FEATURES, row, strict=True) if value}
            assert found == +expected(now.view(viewer))
            met.update(found)
    assert len(met) > 100
