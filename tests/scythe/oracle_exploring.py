"""After the moves and combats: encounter, Factory card, Flags and Traps."""

from __future__ import annotations

from scythe.oracle_cards import ENCOUNTER
from scythe.oracle_changing import affordable, gain_amounts, pay
from scythe.oracle_data import BOTTOMS, FACTORY, NUMBER, TERRITORIES, TRAPS
from scythe.oracle_effects import begin_choice, begin_put, context, effect_done
from scythe.oracle_game import Game, faction_is, go, has


def run_explore(g: Game) -> None:
    """The character's move must have ended on the token, or on the Factory."""
    seat, pending = g["turn"], g["pending"]
    mine = g["seats"][seat]
    if pending["after"]["character"] and mine["character"] in g["tokens"]:
        draw_encounter(g, seat)
    elif pending["after"]["character"] and mine["character"] == FACTORY and not mine["factory_card"] and g["factory"]:
        go(g, "factory", pending)
    else:
        begin_token(g)


def draw_encounter(g: Game, seat: int) -> None:
    """The token is removed, a card comes that was not yet used."""
    g["tokens"].remove(g["seats"][seat]["character"])
    fresh = {card: 1 for card in ENCOUNTER if card not in g["encounters_used"]}
    card = g.chance.ask("encounter", seat, fresh)
    g["encounters_used"].append(card)
    go(g, "encounter", {**g["pending"], "encounter": {"card": card, "taken": []}})


def legal_encounter(g: Game, seat: int) -> list[str]:
    """An option that can be paid; Polania may take a second one."""
    card, taken = g["pending"]["encounter"]["card"], g["pending"]["encounter"]["taken"]
    done = ["done"] if taken else []
    if len(taken) >= (2 if faction_is(g, seat, "polania") else 1):
        return done
    mine = g["seats"][seat]
    free = [n for n, (cost, _) in enumerate(ENCOUNTER[card], start=1) if n not in taken and affordable(mine, cost)]
    return [*(f"option {n}" for n in free), *done]


def play_encounter(g: Game, seat: int, words: str) -> None:
    """The cost, the amounts, then the choice if there is one."""
    pending = g["pending"]
    if words == "done":
        begin_token(g)
        return
    number = int(words.split()[1])
    pending["encounter"]["taken"].append(number)
    cost, gains = ENCOUNTER[pending["encounter"]["card"]][number - 1]
    pay(g, seat, cost)
    gain_amounts(g, seat, gains, g["seats"][seat]["character"])
    choice = next((kind for kind in BOTTOMS if kind in gains), None)
    if choice:
        begin_choice(g, choice, "encounter", context(pending), gains.get("any", 0))
    elif "any" in gains:
        begin_put(g, "encounter", gains["any"], context(pending))
    else:
        effect_done(g, "encounter", context(pending))


def legal_factory(g: Game, seat: int) -> list[str]:
    return [f"factory {card}" for card in g["factory"]]


def play_factory(g: Game, seat: int, words: str) -> None:
    """One card, openly, for good."""
    card = int(words.split()[1])
    g["factory"].remove(card)
    g["seats"][seat]["factory_card"] = card
    begin_token(g)


# ------------------------------------------------------------------------------------------------- Flags and Traps


def begin_token(g: Game) -> None:
    go(g, "token", {"action": g["pending"]["action"], "after": g["pending"]["after"], "placed": False, "last": None})


def legal_token(g: Game, seat: int) -> list[str]:
    """One Flag or Trap where the character's move ended; then Traps to arm again."""
    pending, mine = g["pending"], g["seats"][seat]
    words = []
    if pending["after"]["character"] and not pending["placed"] and pending["last"] is None and bare(g, mine["character"]):
        if faction_is(g, seat, "albion") and len(mine["flags"]) < 4:
            words.append("flag")
        if faction_is(g, seat, "togawa"):
            words += [f"trap {kind}" for kind in TRAPS if kind not in mine["traps"]]
    return [*words, *arm_words(g, seat), "done"]


def bare(g: Game, place: str) -> bool:
    """A territory without Flag or Trap."""
    flags = [each for seat in g["seats"] for each in seat["flags"]]
    traps = [trap["at"] for seat in g["seats"] for trap in seat["traps"].values()]
    return place in TERRITORIES and place not in flags + traps


def arm_words(g: Game, seat: int) -> list[str]:
    """With Shinobi, where the character or a mech ended its move, in place order."""
    after, last, mine = g["pending"]["after"], g["pending"]["last"], g["seats"][seat]
    if not has(g, seat, "shinobi"):
        return []
    ended = {*after["mechs"], *([mine["character"]] if after["character"] else [])}
    off = [trap["at"] for trap in mine["traps"].values() if not trap["armed"] and trap["at"] in ended]
    return [f"arm {place}" for place in off if last is None or NUMBER[place] > NUMBER[last]]


def play_token(g: Game, seat: int, words: str) -> None:
    verb, *what = words.split()
    mine, pending = g["seats"][seat], g["pending"]
    if verb == "done":
        go(g, "bottom" if pending["action"] == "top" else "end")
    elif verb == "flag":
        mine["flags"].append(mine["character"])
        pending["placed"] = True
    elif verb == "trap":
        mine["traps"][what[0]] = {"at": mine["character"], "armed": True}
        pending["placed"] = True
    else:
        next(trap for trap in mine["traps"].values() if trap["at"] == what[0])["armed"] = True
        pending["last"] = what[0]
