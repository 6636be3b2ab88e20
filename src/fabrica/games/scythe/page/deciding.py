"""What is decided in the bar: the moves that belong to no place, in groups, each with what it means."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from fabrica.games.scythe.components import BOTTOMS, CUBES
from fabrica.games.scythe.page.mat import ICON
from fabrica.games.scythe.page.seeing import Eyes
from fabrica.games.scythe.page.things import Group, Offer
from fabrica.games.scythe.words import (
    bottom_name,
    cube_name,
    effects,
    encounter_name,
    faction_name,
    factory_card_name,
    gift_name,
    mat_name,
    option_text,
    structure_name,
    trap_name,
)
from fabrica.games.scythe.words.names import ability_name, voice
from fabrica.games.scythe.words.pieces import mech_rule
from fabrica.i18n.wording import Teller
from fabrica.web.page_view import Choice

PLAIN = ("flag", "done")  # a button each
LOADS = ("worker", "oil", "metal", "food", "wood")


def plain(eyes: Eyes) -> list[Choice]:
    return eyes.exactly(*PLAIN)


def groups(eyes: Eyes) -> list[Group]:
    found = (make(eyes) for make in MAKERS)
    return [group for some in found for group in some if group.offers]


def last(words: str) -> str:
    return words.split()[-1]


# Cards with a text

Told = Callable[[Eyes, str], tuple[str, str, str]]  # of an id: its name, a text, an icon


def cards_of(verb: str, title: str, told: Told) -> Callable[[Eyes], Iterator[Group]]:
    """The moves of a verb as cards: each with a name, a text and an icon."""

    def make(eyes: Eyes) -> Iterator[Group]:
        offers = [Offer(choice, *told(eyes, last(choice.words))) for choice in eyes.choices(f"{verb} ")]
        yield Group(eyes.say(title) if offers else "", offers, "offers")

    return make


def a_faction(eyes: Eyes, id: str) -> tuple[str, str, str]:
    text = f"{gift_name(id, eyes.language)}: {' '.join(effects(f'gift-{id}', eyes.language))}"
    return faction_name(id, eyes.language), text, "faction"


def a_mat(eyes: Eyes, id: str) -> tuple[str, str, str]:
    return mat_name(id, eyes.language), " ".join(effects(f"mat-{id}", eyes.language)), "move"


def a_factory_card(eyes: Eyes, number: str) -> tuple[str, str, str]:
    return factory_card_name(int(number), eyes.language), " ".join(effects(f"factory-{number}", eyes.language)), "factory"


def a_mech(eyes: Eyes, id: str) -> tuple[str, str, str]:
    me = eyes.me()
    text = mech_rule(me["faction"], id, Teller(voice(eyes.language))) if me else ""
    return ability_name(id, eyes.language), text, "deploy"


def an_ability(eyes: Eyes, id: str) -> tuple[str, str, str]:
    return ability_name(id, eyes.language), " ".join(effects(f"ability-{id}", eyes.language)), "power"


def a_structure(eyes: Eyes, id: str) -> tuple[str, str, str]:
    return structure_name(id, eyes.language), " ".join(effects(f"structure-{id}", eyes.language)), id


def a_trap(eyes: Eyes, id: str) -> tuple[str, str, str]:
    return trap_name(id, eyes.language), " ".join(effects(f"trap-{id}", eyes.language)), "trap"


def encounter(eyes: Eyes) -> Iterator[Group]:
    """The card that was met, with its options."""
    choices = eyes.choices("option ")
    if choices:
        card, language = eyes.pending["encounter"]["card"], eyes.language
        offers = [Offer(c, c.label, option_text(card, int(last(c.words)), language), "encounter") for c in choices]
        yield Group(encounter_name(card, language), offers, "offers")


# Small buttons in a line


def numbers(verb: str, title: str, icon: str) -> Callable[[Eyes], Iterator[Group]]:
    def make(eyes: Eyes) -> Iterator[Group]:
        offers = [Offer(choice, last(choice.words), icon=icon) for choice in eyes.choices(f"{verb} ")]
        yield Group(eyes.say(title) if offers else "", offers)

    return make


def loads(verb: str) -> Callable[[Eyes], Iterator[Group]]:
    """What a unit takes along, or leaves."""

    def make(eyes: Eyes) -> Iterator[Group]:
        offers = [Offer(choice, choice.label, icon=load_icon(last(choice.words))) for choice in eyes.choices(f"{verb} ")]
        yield Group(eyes.say(f"table-{verb}") if offers else "", offers)

    return make


def load_icon(load: str) -> str:
    kind = load.removesuffix("s")
    return kind if kind in LOADS else "resources"


def pairs(verb: str, firsts: Iterable[str], name: Callable[[str, str], str], told: Told) -> Callable[[Eyes], Iterator[Group]]:
    """Moves of two words, a line for each first one."""

    def make(eyes: Eyes) -> Iterator[Group]:
        for first in firsts:
            offers = [Offer(choice, *told(eyes, last(choice.words))) for choice in eyes.choices(f"{verb} {first} ")]
            yield Group(name(first, eyes.language) if offers else "", offers, "pairs")

    return make


def to_bottom(eyes: Eyes, bottom: str) -> tuple[str, str, str]:
    return bottom_name(bottom, eyes.language), "", bottom


def bonus(eyes: Eyes, id: str) -> tuple[str, str, str]:
    return eyes.say("table-bonus", gain=id), "", ICON[id]


MAKERS = (
    cards_of("faction", "table-factions", a_faction),
    cards_of("mat", "table-mats", a_mat),
    encounter,
    cards_of("factory", "table-factory-cards", a_factory_card),
    cards_of("deploy", "table-mechs", a_mech),
    cards_of("build", "table-structures", a_structure),
    cards_of("use", "table-abilities", an_ability),
    cards_of("trap", "table-traps", a_trap),
    numbers("dial", "table-dial", "power"),
    numbers("card", "table-combat-cards", "combat_card"),
    numbers("make", "table-new-workers", "worker"),
    loads("take"),
    loads("leave"),
    pairs("upgrade", CUBES, cube_name, to_bottom),
    pairs("enlist", BOTTOMS, bottom_name, bonus),
)
