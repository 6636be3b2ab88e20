"""Objective cards: when they may be revealed, and what they ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scythe.oracle_cards import END_OF_TURN, OBJECTIVES
from scythe.oracle_changing import look_for_stars, place_star
from scythe.oracle_data import FACTORY, LAKES, NEIGHBOURS, RESOURCES, TERRAIN, TERRITORIES, TUNNELS
from scythe.oracle_game import Game, cards_in, controlled, faction_is, of, owners, tokens_on, workers_out


def objective_words(g: Game, seat: int, end: bool = False) -> list[str]:
    """Cards in hand that are fulfilled; some only at the end of the turn."""
    cards = [card for card in g["seats"][seat]["objectives"] if end or card not in END_OF_TURN]
    return [f"objective {card}" for card in cards if fulfilled(g, seat, card)]


def reveal(g: Game, seat: int, words: str) -> None:
    """A star; the other card is put away unseen, but Saxony keeps it."""
    mine = g["seats"][seat]
    card = int(words.split()[1])
    mine["objectives"].remove(card)
    mine["revealed"].append(card)
    if mine["objectives"] and not faction_is(g, seat, "saxony"):
        mine["discarded"] = mine["objectives"].pop()
    place_star(g, seat, "objective")
    look_for_stars(g)


def fulfilled(g: Game, seat: int, card: int) -> bool:
    return all(asked(g, seat, word, value) for word, value in OBJECTIVES[card].items())


def asked(g: Game, seat: int, word: str, value: Any) -> bool:
    """One word of a card: an amount with a bound, or something special."""
    if word in SPECIAL:
        return SPECIAL[word](g, seat, value)
    what, bound = word.rsplit("_", 1)
    have = amounts(g, seat)[what]
    return bool({"min": have >= value, "max": have <= value, "exact": have == value}[bound])


def amounts(g: Game, seat: int) -> dict[str, int]:
    """As they are now."""
    mine = g["seats"][seat]
    return {
        **{what: mine[what] for what in ("coins", "power", "popularity")},
        "combat_cards": cards_in(mine["hand"]),
        "combat_stars": mine["stars"].get("combat", 0),
        "workers": workers_out(mine),
        "mechs": len(mine["abilities"]),
        "structures": len(mine["structures"]),
        "recruits": len(mine["recruits"]),
        "upgrades": len(mine["upgrades"]["from"]),
    }


def terrain(g: Game, seat: int, value: list[Any]) -> bool:
    return bool(sum(TERRAIN[place] == value[0] for place in controlled(g, seat)) >= value[1])


def tunnels(g: Game, seat: int, least: int) -> bool:
    """A Mine is not one."""
    return len({*controlled(g, seat)} & {*TUNNELS}) >= least


def factory(g: Game, seat: int, value: bool) -> bool:
    return (FACTORY in controlled(g, seat)) == value


def strongest(g: Game, seat: int, value: bool) -> bool:
    """Or tied, among all, the Automa included."""
    return bool((g["seats"][seat]["power"] == max(of(g, owner)["power"] for owner in owners(g))) == value)


def sent_home(g: Game, seat: int, value: int) -> bool:
    return bool(g["sent_home"])


def factory_card(g: Game, seat: int, value: bool) -> bool:
    return (g["seats"][seat]["factory_card"] is not None) == value


def as_many_workers_as_recruits(g: Game, seat: int, value: bool) -> bool:
    return (workers_out(g["seats"][seat]) == len(g["seats"][seat]["recruits"])) == value


def around_the_factory(g: Game, seat: int, least: int) -> bool:
    """Of its six neighbours, lakes included."""
    return len({*controlled(g, seat)} & {*NEIGHBOURS[FACTORY]}) >= least


def around_a_lake(g: Game, seat: int, least: int) -> bool:
    """Neighbours of one lake, no matter the rivers; bases do not count."""
    mine = {*controlled(g, seat)}
    return any(len(mine & {*NEIGHBOURS[lake]} & {*TERRITORIES}) >= least for lake in LAKES)


def each_resource(g: Game, seat: int, least: int) -> bool:
    have = tokens_on(g, controlled(g, seat))
    return all(have[kind] >= least for kind in RESOURCES)


def one_resource(g: Game, seat: int, least: int) -> bool:
    have = tokens_on(g, controlled(g, seat))
    return any(have[kind] >= least for kind in RESOURCES)


def one_territory(g: Game, seat: int, wanted: dict[str, Any]) -> bool:
    return any(all(on_it(g, seat, place, *each) for each in wanted.items()) for place in controlled(g, seat))


def on_it(g: Game, seat: int, place: str, word: str, value: int) -> bool:
    """What a single controlled territory has to hold."""
    mine, tokens = g["seats"][seat], tokens_on(g, [place])
    character, mechs = int(mine["character"] == place), mine["mechs"].get(place, 0)
    workers, structure = mine["workers"].get(place, 0), int(place in mine["structures"].values())
    found = {
        "resources_min": tokens.total() >= value,
        "each_type_min": all(tokens[kind] >= value for kind in RESOURCES),
        "own_pieces_min": character + mechs + workers + structure >= value,
        "character": character == value,
        "mechs_exact": mechs == value,
        "workers_exact": workers == value,
    }
    return bool(found[word])


SPECIAL: dict[str, Callable[[Game, int, Any], bool]] = {
    "control_terrain": terrain,
    "control_tunnels": tunnels,
    "control_factory": factory,
    "power_highest_or_tied": strongest,
    "forced_worker_retreat_this_turn": sent_home,
    "factory_card": factory_card,
    "workers_equal_recruits": as_many_workers_as_recruits,
    "control_adjacent_to_factory_min": around_the_factory,
    "control_around_one_lake_min": around_a_lake,
    "each_resource_min": each_resource,
    "one_resource_type_min": one_resource,
    "one_territory": one_territory,
}
