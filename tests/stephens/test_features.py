"""Each number of an observation is what its name says: compared with the view, name by name."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from contract.playing import Players, Table, moments
from fabrica.games.stephens.ai.observation import FEATURES, OWNERS

OF_SEAT = {"coins": "coin", "influence": "influence", "forest": "forest", "dunes": "dunes", "score": "points"}
PARTS_CHECKED = (
    *("step", "over", "round", "army", "turns left", "the end", "redrawn", "decision of", "turn of", "furnace", "private"),
    *("space of", "level of", "discarded", "factory", "cubes taken", "cards to", "cards acq", "acquiring", "skimmed", "to use"),
    *("owed", "automa deck", "automa bag", "automa played", "scenario", "red deck", "blue deck"),
    *("contract deck", "investment deck"),
)


def expected(view: dict[str, Any]) -> Counter[str]:
    """What the view says, by the names of the features; what is not there is 0."""
    me, seats = view["viewer"], len(view["seats"])
    step = view["step"]
    found: Counter[str] = Counter({"over" if step == "over" else f"step {step}": 1, "round": view["round"], "army": view["army"]})
    found["redrawn"] = int(view["redrawn"])
    if view["turns_left"] is not None:
        found["the end is triggered"], found["turns left"] = 1, view["turns_left"]
    found[f"decision of {OWNERS[(view['mover'] - me) % seats]}"] = 1
    found[f"turn of {'automa' if view['turn'] == 'automa' else OWNERS[(view['turn'] - me) % seats]}"] = 1
    found.update({f"furnace {place}": n for place, n in view["furnaces"].items()})
    found.update({f"private {place} {c}": n for place, cubes in view["private"].items() for c, n in cubes.items()})
    for market in ("professions", "contracts", "investments"):
        found.update({f"space of {card}": i for i, card in enumerate(view[market], 1) if card})
        found.update(f"discarded {card}" for card in view["discards"][market])
    for side in view["rows"].values():
        found.update({f"level of {worker['card']}": i for i, row in enumerate(side.values(), 1) for worker in row})
    names = {"red": "red deck", "blue": "blue deck", "contracts": "contract deck", "investments": "investment deck"}
    found.update({names[deck]: n for deck, n in view["decks"].items()})
    found.update(expected_choice(view["pending"] or {}))
    if view["automa"]:
        automa = view["automa"]
        found.update([f"scenario {automa['scenario']}", *(f"automa deck {card}" for card in automa["deck"])])
        found.update({f"automa bag {colour}": n for colour, n in automa["bag"].items()})
        found.update([f"automa played {automa['card']}"] if automa["card"] else [])
    return found


def expected_choice(pending: dict[str, Any]) -> dict[str, int]:
    if "factory" in pending:
        return {f"factory {pending['factory']}": 1, "cubes taken": pending["cubes"]}
    if "markets" in pending:
        counts = {"cards to acquire": pending["cards"], "cards acquired": pending["bought"], "skimmed": int(pending["skimmed"])}
        return {**counts, **{f"acquiring {market}": 1 for market in pending["markets"]}}
    if "owed" in pending:
        return {f"owed {colour}": n for colour, n in pending["owed"].items()}
    return {f"to use {card}": 1 for card in pending.get("cards", ())}


def expected_seat(view: dict[str, Any], number: int) -> Counter[str]:
    seat = view["seats"][number]
    found: Counter[str] = Counter({"sits here": 1, "score": view["scores"][number]})
    found.update({name: seat[field] for field, name in OF_SEAT.items()})
    found.update({**seat["cubes"], **seat["accessories"]})
    found.update({f"spent {name}": n for name, n in seat["spent"].items()})
    found.update({f"aside {name}": n for name, n in seat["aside"].items()})
    found.update([*(f"unlocked {disc}" for disc in seat["unlocked"]), *(f"contract {card}" for card in seat["contracts"])])
    found.update(f"column {column} activated" for column in seat["columns"])
    found.update({f"fulfilled {type}": len(cards) for type, cards in seat["fulfilled"].items()})
    found.update({f"investments {colour}": len(cards) for colour, cards in seat["investments"].items()})
    found.update({f"column of {card}": i for cards in seat["investments"].values() for i, card in enumerate(cards, 1)})
    workers = [worker for side in view["rows"].values() for row in side.values() for worker in row]
    found.update(f"{rank} {worker['card']}" for worker in workers for rank in ("master", "apprentice") if worker[rank] == number)
    return found


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_each_number_is_what_its_name_says(seats: int) -> None:
    met: set[str] = set()
    for number in range(2):
        match = Table("stephens", seats, {}).match(f"names-{number}")
        for now in itertools.islice(moments(match, Players(f"names {number}")), 0, 300, 6):
            row, viewer = [0] * len(FEATURES), len(now.log) % seats
            now.observe(viewer, row)
            found = {name: value for name, value in zip(FEATURES, row, strict=True) if value}
            view = now.view(viewer)
            assert {name: n for name, n in found.items() if name.startswith(PARTS_CHECKED)} == +expected(view)
            for i in range(seats):
                own = {n.partition(": ")[2]: v for n, v in found.items() if n.startswith(f"{OWNERS[i]}: ")}
                own = {name: value for name, value in own.items() if not name.startswith("cubes on")}
                assert own == +expected_seat(view, (viewer + i) % seats)
            met.update(found)
    assert len(met) > 100
