"""Combat: which one next, abilities, dials and cards in secret, the result, the retreat."""

from __future__ import annotations

from collections import Counter
from typing import Any

from scythe.oracle_automa_cards import AUTOMA_CARD
from scythe.oracle_changing import (
    by_value,
    discard,
    draw,
    gain,
    lose,
    place_star,
    send_workers_home,
    stars_for,
    stars_of,
)
from scythe.oracle_conquest import conquest
from scythe.oracle_data import LAKES, NEIGHBOURS, NUMBER, TERRITORIES, TUNNELS
from scythe.oracle_game import (
    Game,
    Owner,
    add,
    base_of,
    enemies,
    enemy_fighters,
    faction_is,
    fighters,
    go,
    has,
    of,
    option,
    over,
    owners,
    shift,
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


# ------------------------------------------------------------------------------------------------- the result


def resolve(g: Game) -> None:
    """Totals, the attacker wins ties; both pay; the winner's star, popularity, the loser's card; then the retreat."""
    combat = g["pending"]["combat"]
    shown = {each["seat"]: (each["dial"], each["cards"]) for each in combat["commits"]}
    fought_with = automa_commits(g, shown) if "automa" in (combat["attacker"], combat["defender"]) else None
    attack, defence = (total(*shown[side]) for side in (combat["attacker"], combat["defender"]))
    loser = combat["defender"] if attack >= defence else combat["attacker"]
    for owner, (dial, cards) in shown.items():
        lose(g, owner, "power", dial)
        for value in cards:
            discard(g, owner, value)
    combat_star(g, opponent(combat, loser))
    if loser == combat["defender"]:
        shame(g, combat)
    if total(*shown[loser]) >= 1:
        draw(g, loser)
    begin_retreat(g, loser, combat["at"], fought_with)


def total(dial: int, cards: list[int]) -> int:
    return dial + sum(cards)


def automa_commits(g: Game, shown: dict[Owner, tuple[int, list[int]]]) -> int:
    """A card of its deck gives dial and number of cards; which ones is chance."""
    automa = g["automa"]
    number = automa_card(g, "automa-combat")
    card = AUTOMA_CARD[number]
    band = (automa["power"] >= 8) + (automa["power"] >= 14)
    hand = Counter(by_value(automa["hand"]))
    cards = []
    for _ in range(min(card["cards"], hand.total())):
        cards.append(g.chance.ask("automa-plays", None, dict(+hand)))
        hand[cards[-1]] -= 1
    shown["automa"] = (min(card["power"][band], automa["power"]), cards)
    return number


def automa_card(g: Game, name: str) -> int:
    """Its next card; an empty deck is made of all 19 again."""
    automa = g["automa"]
    automa["deck"] = automa["deck"] or [*AUTOMA_CARD]
    number = int(g.chance.ask(name, None, dict.fromkeys(automa["deck"], 1)))
    automa["deck"].remove(number)
    return number


def combat_star(g: Game, winner: Owner) -> None:
    """Two at most; Saxony as many as there are stars."""
    enough = of(g, winner)["stars"].get("combat", 0) >= 2
    if stars_of(g, winner) < 6 and (not enough or (winner != "automa" and faction_is(g, winner, "saxony"))):
        place_star(g, winner, "combat")


def shame(g: Game, combat: Combat) -> None:
    """A winning attacker loses popularity for each worker that retreats; not with Camaraderie, and never the Automa."""
    n = workers(g, combat["defender"], combat["at"])
    if combat["attacker"] == "automa" or not n:
        return
    g["sent_home"] = True
    if not has(g, combat["attacker"], "camaraderie"):
        lose(g, combat["attacker"], "popularity", n)


# ------------------------------------------------------------------------------------------------- the retreat


def begin_retreat(g: Game, loser: Owner, place: str, fought_with: int | None) -> None:
    """Who lost the fight has lost the encounter too; what was entered here is settled."""
    pending = {key: g["pending"][key] for key in ("action", "after", "entered")}
    pending["entered"] = [each for each in pending["entered"] if each["to"] != place]
    if loser == g["turn"] and loser != "automa":
        pending["after"] = after_losing(g, pending["after"], place)
    if loser == "automa":
        automa_retreats(g, place, fought_with)
        go(g, "fights", pending)
        combat_done(g, loser, place)
    else:
        go(g, "retreat", {**pending, "retreat": {"at": place, "loser": loser, "last": None, "lakes": []}})


def after_losing(g: Game, after: dict[str, Any], place: str) -> dict[str, Any]:
    gone = of(g, g["turn"])["character"] == place
    return {"character": after["character"] and not gone, "mechs": [each for each in after["mechs"] if each != place]}


def automa_retreats(g: Game, place: str, fought_with: int | None) -> None:
    """Combat units to the reserve, workers home; a hex that it defended yields tokens."""
    automa = g["automa"]
    if automa["character"] == place:
        automa["character"] = None
    automa["mechs"].pop(place, None)
    send_workers_home(g, "automa", place)
    if g["turn"] != "automa":
        conquest(g, "automa", place, fought_with)


def next_to_go(g: Game) -> str | None:
    """The character, then mechs, then workers."""
    place = g["pending"]["retreat"]["at"]
    mine = g["seats"][g["pending"]["retreat"]["loser"]]
    if mine["character"] == place:
        return "character"
    return next((kind for kind in ("mech", "worker") if place in mine[kind + "s"]), None)


def legal_retreat(g: Game, seat: int) -> list[str]:
    """Home; Seaworthy: to a lake beside it without enemies, workers only to lakes where a mech went. In place order."""
    retreat = g["pending"]["retreat"]
    lakes = retreat["lakes"] if next_to_go(g) == "worker" else free_lakes(g, seat, retreat["at"])
    places = [*lakes, base_of(g, seat)]
    return [f"to {place}" for place in places if retreat["last"] is None or NUMBER[place] >= NUMBER[retreat["last"]]]


def free_lakes(g: Game, seat: int, place: str) -> list[str]:
    if not has(g, seat, "seaworthy"):
        return []
    return [lake for lake in NEIGHBOURS[place] if lake in LAKES and not enemies(g, seat, lake)]


def play_retreat(g: Game, seat: int, words: str) -> None:
    retreat, kind, place = g["pending"]["retreat"], next_to_go(g), words.split()[1]
    mine = g["seats"][seat]
    if kind == "character":
        mine["character"] = place
    else:
        shift(mine[f"{kind}s"], retreat["at"], place, 1)
    if kind == "mech" and place in LAKES and place not in retreat["lakes"]:
        retreat["lakes"].append(place)
    retreat["last"] = place if next_to_go(g) == kind else None
    if next_to_go(g) is None:
        combat_done(g, seat, retreat["at"])


def combat_done(g: Game, loser: Owner, place: str) -> None:
    """A sixth star ends the game now, else the next combat."""
    if g["automa"] and loser != "automa" and g["turn"] != "automa":
        tokens_taken(g, place)
    if any(stars_of(g, owner) >= 6 for owner in owners(g)):
        over(g)
    pending = {key: g["pending"][key] for key in ("action", "after", "entered")}
    if g["turn"] == "automa":
        pending["after"] = {"character": g["automa"]["character"] == place, "mechs": []}
    go(g, "fights", pending)


def tokens_taken(g: Game, place: str) -> None:
    """The Automa has defended the hex: tokens that the attacker brought go to the supply."""
    if option(g, "automa-tokens", "removed") == "removed":
        g["resources"].pop(place, None)
