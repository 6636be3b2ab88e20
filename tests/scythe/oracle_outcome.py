"""The outcome of a combat: totals, star, popularity, the loser's card, the retreat."""

from __future__ import annotations

from collections import Counter
from typing import Any

from scythe.oracle_automa_cards import AUTOMA_CARD
from scythe.oracle_changing import by_value, discard, draw, lose, place_star, send_workers_home, stars_of
from scythe.oracle_combat import Combat, opponent
from scythe.oracle_conquest import conquest
from scythe.oracle_data import LAKES, NEIGHBOURS, NUMBER
from scythe.oracle_game import Game, Owner, base_of, enemies, faction_is, go, has, of, option, over, owners, shift, workers


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
