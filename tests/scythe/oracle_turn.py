"""A turn: the section, its top action, its bottom action, the end."""

from __future__ import annotations

from scythe.oracle_cards import FACTORY_CARD
from scythe.oracle_changing import affordable, discard, gain, gain_amounts, pay
from scythe.oracle_data import BOTTOMS, NUMBER, PAID_WITH, PRODUCT, SECTIONS, TERRAIN
from scythe.oracle_effects import begin_choice, begin_moves, begin_put, effect_done
from scythe.oracle_game import (
    Counts,
    Game,
    Owner,
    add,
    add_tokens,
    bottom_of,
    cards_in,
    clockwise,
    controlled,
    cube_moved,
    faction_is,
    first_player,
    go,
    option,
    worker_hexes,
    workers,
    workers_out,
)
from scythe.oracle_objectives import objective_words, reveal

# ------------------------------------------------------------------------------------------------- turns


def begin_turn(g: Game, owner: Owner) -> None:
    g["turn"], g["sent_home"], g["toka"] = owner, False, False
    go(g, "automa" if owner == "automa" else "section")


def next_turn(g: Game) -> None:
    """Clockwise; alone the human and the Automa in turn. A round begins with the first player."""
    if g["automa"]:
        following: Owner = 0 if g["turn"] == "automa" else "automa"
    else:
        following = clockwise(g, g["turn"])[1 % len(g["seats"])]
    g["round"] += following == first_player(g)
    begin_turn(g, following)


def legal_section(g: Game, seat: int) -> list[str]:
    """Any section but last turn's; Relentless repeats one of the mat (with the option the Factory card too)."""
    mine = g["seats"][seat]
    open_ones = [section for section in SECTIONS if section != "factory" or mine["factory_card"]]
    return [*(f"section {s}" for s in open_ones if s != mine["token"] or may_repeat(g, seat, s)), *objective_words(g, seat)]


def may_repeat(g: Game, seat: int, section: str) -> bool:
    return faction_is(g, seat, "rusviet") and (section != "factory" or option(g, "relentless-factory", "no") == "yes")


def play_section(g: Game, seat: int, words: str) -> None:
    if words.startswith("objective"):
        reveal(g, seat, words)
        return
    g["seats"][seat]["token"] = words.split()[1]
    if words == "section move":
        begin_moves(g, "top")
    else:
        go(g, "top")


def legal_end(g: Game, seat: int) -> list[str]:
    return [*objective_words(g, seat, end=True), "done"]


def play_end(g: Game, seat: int, words: str) -> None:
    if words == "done":
        next_turn(g)
    else:
        reveal(g, seat, words)


# ------------------------------------------------------------------------------------------------- top actions


def legal_top(g: Game, seat: int) -> list[str]:
    """What the section's top action offers, if it can be paid."""
    mine = g["seats"][seat]
    section = mine["token"]
    words: list[str] = []
    if section == "bolster" and mine["coins"]:
        words = ["top power", "top cards"]
    elif section == "trade" and mine["coins"]:
        words = [*(["top resources"] if worker_hexes(g, seat) else []), "top popularity"]
    elif section == "produce" and affordable(mine, produce_cost(g, seat)):
        words = ["top produce"]
    elif section == "factory" and affordable(mine, FACTORY_CARD[mine["factory_card"]][0]):
        words = [f"top {use}" for use in FACTORY_CARD[mine["factory_card"]][1].get("one of", ["use"])]
    return [*words, "done"]


def produce_cost(g: Game, seat: int) -> Counts:
    """By the workers that have left the mat."""
    out = workers_out(g["seats"][seat])
    return {what: 1 for what, least in (("power", 4), ("popularity", 6), ("coins", 8)) if out >= least}


def play_top(g: Game, seat: int, words: str) -> None:
    section = g["seats"][seat]["token"]
    what = words.split()[-1]
    if what == "done":
        no_top(g, section)
    elif section == "factory":
        factory_top(g, seat, what)
    elif section == "produce":
        pay(g, seat, produce_cost(g, seat))
        go(g, "produce", {"source": "top", "left": 2 + cube_moved(g["seats"][seat], "produce_territories"), "last": None})
    elif what == "resources":
        pay(g, seat, {"coins": 1})
        gain_of_structure(g, seat, section)
        begin_put(g, "top", 2, {})
    else:
        paid_top(g, seat, section, what)


def no_top(g: Game, section: str) -> None:
    if section == "factory":
        begin_moves(g, "bottom")
    else:
        go(g, "bottom")


AMOUNTS = {"power": (2, "bolster_power"), "cards": (1, "bolster_combat_cards"), "popularity": (1, "trade_popularity")}
STRUCTURE_BONUS = {"bolster": ("monument", "popularity"), "trade": ("armory", "power")}


def paid_top(g: Game, seat: int, section: str, what: str) -> None:
    """Bolster, and Trade for popularity: a coin for an amount, one more with its cube moved; Monument and Armory add theirs."""
    mine = g["seats"][seat]
    pay(g, seat, {"coins": 1})
    amount, cube = AMOUNTS[what]
    gain(g, seat, what, amount + cube_moved(mine, cube))
    gain_of_structure(g, seat, section)
    effect_done(g, "top", {})


def gain_of_structure(g: Game, seat: int, section: str) -> None:
    """Monument and Armory."""
    structure, bonus = STRUCTURE_BONUS[section]
    if structure in g["seats"][seat]["structures"]:
        gain(g, seat, bonus, 1)


def top_coins(g: Game, seat: int) -> None:
    """Coins instead of moving."""
    gain(g, seat, "coins", 1 + cube_moved(g["seats"][seat], "move_coins"))
    effect_done(g, "top", {})


# ------------------------------------------------------------------------------------------------- the Factory card


def factory_top(g: Game, seat: int, use: str) -> None:
    """The cost first; which combat card is paid is a question of its own."""
    cost, _ = FACTORY_CARD[g["seats"][seat]["factory_card"]]
    pay(g, seat, cost)
    if use in BOTTOMS:
        begin_choice(g, use, "factory", {})
    elif "cards" in cost:
        go(g, "card", {})
    else:
        factory_gain(g, seat)


def legal_card(g: Game, seat: int) -> list[str]:
    return [f"card {value}" for value in g["seats"][seat]["hand"]]


def play_card(g: Game, seat: int, words: str) -> None:
    discard(g, seat, int(words.split()[1]))
    factory_gain(g, seat)


def factory_gain(g: Game, seat: int) -> None:
    """The amounts, then the choice; no structure bonuses."""
    _, gains = FACTORY_CARD[g["seats"][seat]["factory_card"]]
    gain_amounts(g, seat, gains, g["seats"][seat]["character"])
    choice = next((kind for kind in BOTTOMS if kind in gains), None)
    if choice:
        begin_choice(g, choice, "factory", {})
    elif "any" in gains:
        begin_put(g, "factory", gains["any"], {})
    elif "produce" in gains:
        go(g, "produce", {"source": "factory", "left": gains["produce"], "last": None})
    else:
        effect_done(g, "factory", {})


# ------------------------------------------------------------------------------------------------- produce


def mill(g: Game, seat: int) -> str | None:
    """The hex of the own Mill, where it helps: not with a Factory card."""
    place: str | None = g["seats"][seat]["structures"].get("mill") if g["pending"]["source"] == "top" else None
    return place


def legal_produce(g: Game, seat: int) -> list[str]:
    """Controlled hexes in place order: the Mill's, and as many others with own workers as are left."""
    last = g["pending"]["last"]
    later = [place for place in controlled(g, seat) if last is None or NUMBER[place] > NUMBER[last]]
    return [*(f"at {place}" for place in later if may_produce(g, seat, place)), "done"]


def may_produce(g: Game, seat: int, place: str) -> bool:
    product = PRODUCT.get(TERRAIN[place])
    if not product or (product == "worker" and workers_out(g["seats"][seat]) == 8):
        return False
    return place == mill(g, seat) or bool(workers(g, seat, place) and g["pending"]["left"])


def play_produce(g: Game, seat: int, words: str) -> None:
    if words == "done":
        effect_done(g, g["pending"]["source"], {})
        return
    place = words.split()[1]
    g["pending"]["last"] = place
    g["pending"]["left"] -= place != mill(g, seat)
    product = PRODUCT[TERRAIN[place]]
    if product == "worker":
        go(g, "make", g["pending"])
    else:
        add_tokens(g, place, product, makers(g, seat, place))


def makers(g: Game, seat: int, place: str) -> int:
    """Every worker there makes one, and the Mill like a worker."""
    return workers(g, seat, place) + (place == mill(g, seat))


def legal_make(g: Game, seat: int) -> list[str]:
    """As many new workers as wanted, from one on."""
    most = min(makers(g, seat, g["pending"]["last"]), 8 - workers_out(g["seats"][seat]))
    return [f"make {n}" for n in range(1, most + 1)]


def play_make(g: Game, seat: int, words: str) -> None:
    add(g["seats"][seat]["workers"], g["pending"]["last"], int(words.split()[1]))
    go(g, "produce", g["pending"])


# ------------------------------------------------------------------------------------------------- bottom action


def supply(g: Game, seat: int, kind: str) -> dict[str, int]:
    """Tokens of a resource on controlled hexes, in place order."""
    piles = {place: g["resources"].get(place, {}).get(kind, 0) for place in controlled(g, seat)}
    return {place: n for place, n in piles.items() if n}


def coercion(g: Game, seat: int) -> bool:
    """Crimea pays one token with a combat card."""
    return faction_is(g, seat, "crimea") and cards_in(g["seats"][seat]["hand"]) > 0


def legal_bottom(g: Game, seat: int) -> list[str]:
    bottom, cost, _ = bottom_of(g["seats"][seat], g["seats"][seat]["token"])
    if sum(supply(g, seat, PAID_WITH[bottom]).values()) + coercion(g, seat) < cost:
        return ["done"]
    return [*objective_words(g, seat), "bottom", "done"]


def play_bottom(g: Game, seat: int, words: str) -> None:
    if words.startswith("objective"):
        reveal(g, seat, words)
    elif words == "done":
        go(g, "end")
    else:
        go(g, "pay", {"owed": bottom_of(g["seats"][seat], g["seats"][seat]["token"])[1], "last": None})


def legal_pay(g: Game, seat: int) -> list[str]:
    """Places in order, such that what follows suffices; a card only as the first payment."""
    owed, last = g["pending"]["owed"], g["pending"]["last"]
    bottom, cost, _ = bottom_of(g["seats"][seat], g["seats"][seat]["token"])
    piles = supply(g, seat, PAID_WITH[bottom])
    later = [place for place in piles if last is None or NUMBER[place] >= NUMBER[last]]
    words = [f"pay {p}" for i, p in enumerate(later) if sum(piles[each] for each in later[i:]) >= owed]
    if owed == cost and coercion(g, seat):
        words += legal_card(g, seat)
    return words


def play_pay(g: Game, seat: int, words: str) -> None:
    verb, what = words.split()
    bottom = bottom_of(g["seats"][seat], g["seats"][seat]["token"])[0]
    if verb == "card":
        discard(g, seat, int(what))
    else:
        add_tokens(g, what, PAID_WITH[bottom], -1)
        g["pending"]["last"] = what
    g["pending"]["owed"] -= 1
    if not g["pending"]["owed"]:
        begin_choice(g, bottom, "bottom", {})
