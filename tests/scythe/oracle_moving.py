"""Moving: which unit, what goes along, where to."""

from __future__ import annotations

from typing import Any

from scythe.oracle_changing import by_value, discard, lose, send_workers_home
from scythe.oracle_conquest import conquest
from scythe.oracle_data import RESOURCES, TRAP_TAKES
from scythe.oracle_game import (
    Game,
    add,
    add_tokens,
    cards_in,
    controller,
    enemies,
    fighters,
    go,
    has,
    shift,
)
from scythe.oracle_loads import forced, legal_loads, load
from scythe.oracle_objectives import objective_words, reveal
from scythe.oracle_steps import destinations, only_by_toka
from scythe.oracle_turn import top_coins

Unit = dict[str, Any]

# ------------------------------------------------------------------------------------------------- which unit


def legal_unit(g: Game, seat: int) -> list[str]:
    """Units that have used no icon in this action and can go somewhere; coins instead while none has moved."""
    pending = g["pending"]
    words = movable(g, seat) if pending["icons"] else []
    if pending["action"] == "bottom":
        words += objective_words(g, seat) if pending["icons"] else []
    elif nothing_moved(pending["moved"]):
        words.append("top coins")
    return [*words, "done"]


def nothing_moved(moved: dict[str, Any]) -> bool:
    return not (moved["character"] or moved["mechs"] or moved["workers"])


def movable(g: Game, seat: int) -> list[str]:
    mine, moved = g["seats"][seat], g["pending"]["moved"]
    words = []
    if not moved["character"] and destinations(g, seat, "character", mine["character"]):
        words.append("character")
    for kind in ("mech", "worker"):
        fresh = [place for place, n in mine[kind + "s"].items() if n > moved[kind + "s"].get(place, 0)]
        words += [f"{kind} {place}" for place in fresh if destinations(g, seat, kind, place)]
    return words


def play_unit(g: Game, seat: int, words: str) -> None:
    if words == "done":
        moves_done(g)
    elif words == "top coins":
        top_coins(g, seat)
    elif words.startswith("objective"):
        reveal(g, seat, words)
    else:
        choose_unit(g, seat, words)


def choose_unit(g: Game, seat: int, words: str) -> None:
    """It uses an icon. On a lake it takes along at once what may not stay."""
    pending = g["pending"]
    kind, *where = words.split()
    here = where[0] if where else g["seats"][seat]["character"]
    pending["icons"] -= 1
    steps = steps_of(g, seat, kind, pending["action"])
    pending["unit"] = {"kind": kind, "at": here, "from": here, "steps": steps, "cargo": {}, "loaded": None}
    go(g, "cargo", pending)
    mark_forced(g, seat)


def steps_of(g: Game, seat: int, kind: str, action: str) -> int:
    """One, with a Factory card two; Speed is one more for character and mechs."""
    return (1 if action == "top" else 2) + (kind != "worker" and has(g, seat, "speed"))


def mark_forced(g: Game, seat: int) -> None:
    for what, n in forced(g, seat).items():
        g["pending"]["unit"]["cargo"][what] = n


def moves_done(g: Game) -> None:
    """After all moves: who may have an encounter, a Factory card, Flags or Traps."""
    pending = g["pending"]
    togawa = g["seats"][g["turn"]]["faction"] == "togawa"
    after = {"character": pending["moved"]["character"], "mechs": [*pending["moved"]["mechs"]] if togawa else []}
    go(g, "fights", {"action": pending["action"], "after": after, "entered": pending["entered"]})


# ------------------------------------------------------------------------------------------------- the way of a unit


def legal_cargo(g: Game, seat: int) -> list[str]:
    """Where to and what goes along; after a step it may stay."""
    unit = g["pending"]["unit"]
    to = destinations(g, seat, unit["kind"], unit["at"])
    stepped = unit["steps"] < steps_of(g, seat, unit["kind"], g["pending"]["action"])
    loads = legal_loads(g, seat) if to and may_load(g, seat, unit["at"]) else []
    return [*loads, *(f"to {place}" for place in to), *(["done"] if stepped else [])]


def may_load(g: Game, seat: int, place: str) -> bool:
    return place.startswith("base") or controller(g, place) == seat


def play_cargo(g: Game, seat: int, words: str) -> None:
    if words == "done":
        unit_done(g)
    elif words.startswith("to "):
        step(g, seat, words.split()[1])
    else:
        load(g, seat, words)


def unit_done(g: Game) -> None:
    """It has used its icon."""
    pending = g["pending"]
    unit = pending.pop("unit")
    if unit["kind"] == "character":
        pending["moved"]["character"] = True
    else:
        add(pending["moved"][unit["kind"] + "s"], unit["at"], 1)
    go(g, "unit", pending)


def step(g: Game, seat: int, away: str) -> None:
    """One step with all that goes along; then whatever stops the unit."""
    unit = g["pending"]["unit"]
    toka = only_by_toka(g, seat, unit["kind"], unit["at"], away)
    carry(g, seat, unit, away)
    stops = [springs_trap(g, seat, away), meets_enemies(g, seat, away), finds_token(g, unit, away)]
    g["toka"] = g["toka"] or toka
    unit["steps"] -= 1
    unit["loaded"] = None
    if any(stops) or not unit["steps"]:
        unit_done(g)
    else:
        mark_forced(g, seat)


def carry(g: Game, seat: int, unit: Unit, away: str) -> None:
    """The unit and its cargo are there now."""
    mine, here, cargo = g["seats"][seat], unit["at"], unit["cargo"]
    if unit["kind"] == "character":
        mine["character"] = away
    else:
        shift(mine[unit["kind"] + "s"], here, away, 1)
    shift(mine["workers"], here, away, cargo.get("workers", 0) + cargo.get("moved_workers", 0))
    shift(g["pending"]["moved"]["workers"], here, away, cargo.get("moved_workers", 0))
    for kind in RESOURCES:
        add_tokens(g, here, kind, -cargo.get(kind, 0))
        add_tokens(g, away, kind, cargo.get(kind, 0))
    unit["at"] = away


def springs_trap(g: Game, seat: int, place: str) -> bool:
    """An enemy's armed Trap takes what there is, and is disarmed."""
    traps = [(kind, trap) for other, owner in enumerate(g["seats"]) if other != seat for kind, trap in owner["traps"].items()]
    sprung = [(kind, trap) for kind, trap in traps if trap["at"] == place and trap["armed"]]
    for kind, trap in sprung:
        penalty(g, seat, kind)
        trap["armed"] = False
    return bool(sprung)


def penalty(g: Game, seat: int, kind: str) -> None:
    if kind != "cards":
        lose(g, seat, kind, TRAP_TAKES[kind])
        return
    hand = g["seats"][seat]["hand"]
    for _ in range(min(TRAP_TAKES[kind], cards_in(hand))):
        discard(g, seat, g.chance.ask("trap", seat, by_value(hand)))


def meets_enemies(g: Game, seat: int, place: str) -> bool:
    """Character and mechs stop where enemies are. Workers alone go home, for a popularity each; others will fight."""
    unit = g["pending"]["unit"]
    if unit["kind"] == "worker":
        return False
    for other in enemies(g, seat, place):
        if fighters(g, other, place):
            g["pending"]["entered"].append(entry(unit))
        else:
            lose(g, seat, "popularity", send_workers_home(g, other, place))
            g["sent_home"] = True
            conquest(g, other, place)
        return True
    return False


def entry(unit: Unit) -> dict[str, Any]:
    """What goes back if the combat is never fought."""
    cargo = unit["cargo"]
    brought = cargo.get("workers", 0) + cargo.get("moved_workers", 0)
    resources = {kind: cargo[kind] for kind in RESOURCES if kind in cargo}
    return {"unit": unit["kind"], "from": unit["from"], "to": unit["at"], "workers": brought, "resources": resources}


def finds_token(g: Game, unit: Unit, place: str) -> bool:
    """The character stops at an encounter."""
    return unit["kind"] == "character" and place in g["tokens"]
