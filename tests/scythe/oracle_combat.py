"""Combat: which one next, abilities, dials and cards in secret. The outcome: oracle_outcome.py."""

from __future__ import annotations

from collections import Counter
from typing import Any

from scythe.oracle_changing import (
    by_value,
    gain,
    lose,
    stars_for,
)
from scythe.oracle_data import LAKES, TERRITORIES, TUNNELS
from scythe.oracle_game import (
    Game,
    Owner,
    add,
    enemies,
    enemy_fighters,
    fighters,
    go,
    has,
    of,
    units,
    workers,
)

Combat = dict[str, Any]

# ------------------------------------------------------------------------------------------------- which combat


def contested(g: Game) -> list[str]:
    """Where combat units of the turn's owner and of an enemy stand."""
    return [place for place in TERRITORIES if fighters(g, g["turn"], place) and enemy_fighters(g, g["turn"], place)]


def run_fights(g: Game) -> None:
    """Until all are fought."""
    if contested(g):
        go(g, "fight", g["pending"])
    elif g["turn"] == "automa":
        go(g, "automa after", g["pending"])
    else:
        go(g, "explore", {"action": g["pending"]["action"], "after": g["pending"]["after"]})


def legal_fight(g: Game, seat: int) -> list[str]:
    return [f"fight {place}" for place in contested(g)]


def play_fight(g: Game, seat: int, words: str) -> None:
    begin_combat(g, words.split()[1])


def begin_combat(g: Game, place: str) -> None:
    """Abilities first, the attacker's, then the defender's."""
    attacker = g["turn"]
    defender = next(other for other in enemies(g, attacker, place) if fighters(g, other, place))
    g["pending"]["combat"] = {"at": place, "attacker": attacker, "defender": defender}
    abilities_of(g, attacker)


# ------------------------------------------------------------------------------------------------- abilities


def opponent(combat: Combat, owner: Owner) -> Owner:
    other: Owner = combat["defender"] if owner == combat["attacker"] else combat["attacker"]
    return other


def abilities_of(g: Game, owner: Owner) -> None:
    """Some happen by themselves; Artillery and Ronin are a choice."""
    combat = g["pending"]["combat"]
    by_themselves(g, combat, owner)
    if choices(g, combat, owner):
        combat["by"] = owner
        go(g, "ability", g["pending"])
    else:
        abilities_used(g, owner)


def abilities_used(g: Game, owner: Owner) -> None:
    combat = g["pending"]["combat"]
    if owner == combat["attacker"]:
        abilities_of(g, combat["defender"])
    else:
        begin_commit(g)


def by_themselves(g: Game, combat: Combat, owner: Owner) -> None:
    """Scout, Disarm, Sword, Shield."""
    enemy = opponent(combat, owner)
    if has(g, owner, "scout") and of(g, enemy)["hand"]:
        value = str(g.chance.ask("scout", owner, by_value(of(g, enemy)["hand"])))
        add(of(g, enemy)["hand"], value, -1)
        add(of(g, owner)["hand"], value, 1)
    disarms = has(g, owner, "disarm") and (combat["at"] in TUNNELS or of(g, owner)["structures"].get("mine") == combat["at"])
    if disarms or (has(g, owner, "sword") and owner == combat["attacker"]):
        lose(g, enemy, "power", 2)
    if has(g, owner, "shield") and owner == combat["defender"]:
        gain(g, owner, "power", 2)
    stars_in(g, combat)


def stars_in(g: Game, combat: Combat) -> None:
    """After each ability; a sixth one leaves this combat unfought."""
    stars_for(g, [combat["attacker"], combat["defender"]])


def choices(g: Game, combat: Combat, owner: Owner) -> list[str]:
    """Artillery costs a power; Ronin needs exactly one own unit there, a combat unit."""
    words = []
    if has(g, owner, "artillery") and of(g, owner)["power"]:
        words.append("use artillery")
    if has(g, owner, "ronin") and units(g, owner, combat["at"]) == fighters(g, owner, combat["at"]) == 1:
        words.append("use ronin")
    return words


def legal_ability(g: Game, seat: int) -> list[str]:
    return [*choices(g, g["pending"]["combat"], seat), "done"]


def play_ability(g: Game, seat: int, words: str) -> None:
    combat = g["pending"]["combat"]
    if words == "use artillery":
        lose(g, seat, "power", 1)
        lose(g, opponent(combat, seat), "power", 2)
    elif words == "use ronin":
        gain(g, seat, "power", 2)
    stars_in(g, combat)
    abilities_used(g, combat.pop("by"))


# ------------------------------------------------------------------------------------------------- dials and cards


def begin_commit(g: Game) -> None:
    """Both at once, in secret; the Automa waits for the human."""
    combat = g["pending"]["combat"]
    sides = [owner for owner in (combat["attacker"], combat["defender"]) if owner != "automa"]
    combat["commits"] = [{"seat": seat, "dial": None, "cards": [], "done": False} for seat in sides]
    go(g, "commit", g["pending"])


def limit(g: Game, seat: int, place: str) -> int:
    """A card for each own combat unit; People's Army with a worker, Suiton on a lake one more."""
    army = has(g, seat, "peoples_army") and workers(g, seat, place) > 0
    return fighters(g, seat, place) + army + (has(g, seat, "suiton") and place in LAKES)


def commit_of(g: Game, seat: int) -> dict[str, Any] | None:
    """What a seat has chosen so far; none if it does not fight."""
    return next((each for each in g["pending"]["combat"]["commits"] if each["seat"] == seat), None)


def open_commits(g: Game) -> set[int]:
    return {each["seat"] for each in g["pending"]["combat"]["commits"] if not each["done"]}


def card_words(g: Game, seat: int, commit: dict[str, Any]) -> list[str]:
    """Values that are still in the hand, not below the last one, while the limit allows."""
    if len(commit["cards"]) >= limit(g, seat, g["pending"]["combat"]["at"]):
        return []
    left = Counter(by_value(g["seats"][seat]["hand"])) - Counter(commit["cards"])
    return [f"card {value}" for value in left if value >= max(commit["cards"], default=0)]


def legal_commit(g: Game, seat: int) -> list[str]:
    commit = commit_of(g, seat)
    if not commit or commit["done"]:
        return []
    if commit["dial"] is None:
        return [f"dial {n}" for n in range(min(7, g["seats"][seat]["power"]) + 1)]
    return [*card_words(g, seat, commit), "done"]


def play_commit(g: Game, seat: int, words: str) -> None:
    commit = commit_of(g, seat)
    assert commit
    verb, *number = words.split()
    if verb == "dial":
        commit["dial"] = int(number[0])
    elif verb == "card":
        commit["cards"].append(int(number[0]))
    else:
        commit["done"] = True


def settle_commit(g: Game) -> bool:
    """By itself: dial 0 without power, the end where no card can follow. True if all are done."""
    for commit in g["pending"]["combat"]["commits"]:
        seat = commit["seat"]
        if commit["dial"] is None and not g["seats"][seat]["power"]:
            commit["dial"] = 0
        if commit["dial"] is not None and not card_words(g, seat, commit):
            commit["done"] = True
    return not open_commits(g)
