"""The arguments of sentences in words: what each of them is called in the role that its key names."""

from __future__ import annotations

from collections.abc import Callable

from fabrica.games.scythe.components import ONE_TIME_BONUS
from fabrica.games.scythe.words.names import (
    NAMES,
    a_structure,
    ability_name,
    bottom_name,
    cube_name,
    encounter_name,
    faction_name,
    factory_card_name,
    from_place,
    mat_name,
    objective_name,
    on_place,
    place_name,
    section_name,
    some,
    star_name,
    to_place,
    trap_name,
)
from fabrica.i18n.naming import Naming
from fabrica.i18n.wording import Args

load_phrase = NAMES.by("load-")


def by_number(name: Callable[[int, str], str]) -> Naming:
    """Of a card whose number stands in the words of a move."""
    return lambda number, language: name(int(number), language)


SPOKEN: dict[str, Naming] = {  # all other arguments stay as they are, for the messages to count and to select on
    "faction": faction_name,
    "mat": mat_name,
    "section": section_name,
    "objective": by_number(objective_name),
    "encounter": by_number(encounter_name),
    "factory": by_number(factory_card_name),
    "place": place_name,
    "on": on_place,
    "to": to_place,
    "from": from_place,
    "load": lambda load, language: load_phrase(load.replace(" ", "_"), language),
    "ability": ability_name,
    "trap": trap_name,
    "star": star_name,
    "token": lambda resource, language: some(1, resource, language),
    "cube": cube_name,
    "bottom": bottom_name,
    "structure": a_structure,
    "bonus": lambda bonus, language: some(ONE_TIME_BONUS, bonus, language),
}


def in_words(args: Args, language: str) -> dict[str, str | int]:
    return {key: SPOKEN[key](str(value), language) if key in SPOKEN else value for key, value in args.items()}
