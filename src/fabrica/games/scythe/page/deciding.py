"""What is decided in the bar: the moves that belong to no place, in groups, each with what it means."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from fabrica.games.scythe.components import BOTTOMS, CUBES, ENCOUNTERS
from fabrica.games.scythe.page.mat import ICON
from fabrica.games.scythe.page.seeing import Eyes
from fabrica.games.scythe.page.things import Group, Offer
from fabrica.games.scythe.page.trial import Trial
from fabrica.games.scythe.rules.ending import tier
from fabrica.games.scythe.words import (
    bottom_name,
    cube_name,
    effects,
    encounter_name,
    faction_name,
    factory_card_name,
    mat_name,
    option_text,
    resource_name,
    structure_name,
    trap_name,
    way_to_play,
)
from fabrica.games.scythe.words.names import ability_name, voice
from fabrica.games.scythe.words.pieces import mech_rule
from fabrica.i18n.wording import Teller
from fabrica.web.page_view import Choice

PLAIN = ("flag", "done")  # a button each
AMOUNTS = ("coins", "power", "popularity")  # that an option changes at once


def plain(eyes: Eyes, strong: Choice | None) -> list[Choice]:
    """The moves that belong to no single thing, but for the strong button's."""
    return [choice for choice in eyes.exactly(*PLAIN) if choice != strong]


def groups(eyes: Eyes) -> list[Group]:
    found = (make(eyes) for make in MAKERS)
    return [group for some in found for group in some if group.offers]


def last(words: str) -> str:
    return words.split()[-1]


# Cards with a text

Told = Callable[[Eyes, str], tuple[str, str, str, str]]  # of an id: its name, a text, an icon, a picture


def cards_of(verb: str, title: str, told: Told) -> Callable[[Eyes], Iterator[Group]]:
    """The moves of a verb as cards: each with a name, a text and a picture or an icon."""

    def make(eyes: Eyes) -> Iterator[Group]:
        offers = [Offer(choice, *told(eyes, last(choice.words))) for choice in eyes.choices(f"{verb} ")]
        yield Group(eyes.say(title) if offers else "", offers, "offers")

    return make


def a_faction(eyes: Eyes, id: str) -> tuple[str, str, str, str]:
    return faction_name(id, eyes.language), described(f"faction-{id}", eyes.language), "", f"faction-{id}"


def a_mat(eyes: Eyes, id: str) -> tuple[str, str, str, str]:
    return mat_name(id, eyes.language), described(f"mat-{id}", eyes.language), "", f"mat-{id}"


def described(card: str, language: str) -> str:
    """How a faction or a mat plays, and what it gives."""
    return " ".join([way_to_play(card, language), *effects(card, language)])


def a_factory_card(eyes: Eyes, number: str) -> tuple[str, str, str, str]:
    text = " ".join(effects(f"factory-{number}", eyes.language))
    return factory_card_name(int(number), eyes.language), text, "", f"factory-{number}"


def a_mech(eyes: Eyes, id: str) -> tuple[str, str, str, str]:
    me = eyes.me()
    text = mech_rule(me["faction"], id, Teller(voice(eyes.language))) if me else ""
    return ability_name(id, eyes.language), text, "deploy", ""


def an_ability(eyes: Eyes, id: str) -> tuple[str, str, str, str]:
    return ability_name(id, eyes.language), " ".join(effects(f"ability-{id}", eyes.language)), "power", ""


def a_structure(eyes: Eyes, id: str) -> tuple[str, str, str, str]:
    return structure_name(id, eyes.language), " ".join(effects(f"structure-{id}", eyes.language)), id, ""


def a_trap(eyes: Eyes, id: str) -> tuple[str, str, str, str]:
    return trap_name(id, eyes.language), " ".join(effects(f"trap-{id}", eyes.language)), "trap", ""


# An encounter: each option with what it would change for this player, or why not


def encounter(eyes: Eyes) -> Iterator[Group]:
    """The card that was met, with its options."""
    if eyes.step != "encounter" or not eyes.legal:
        return
    card, language = eyes.pending["encounter"]["card"], eyes.language
    offers = [an_option(eyes, card, number) for number in range(1, len(ENCOUNTERS[card - 1]) + 1)]
    yield Group(encounter_name(card, language), offers, "offers", f"encounter-{card}")


def an_option(eyes: Eyes, card: int, number: int) -> Offer:
    words, text = f"option {number}", option_text(card, number, eyes.language)
    if words not in eyes.legal:
        return Offer(None, str(number), text, why=eyes.why(words))
    return Offer(eyes.choice(words), str(number), text, notes=tuple(changes(eyes, words)))


def changes(eyes: Eyes, words: str) -> Iterator[str]:
    """What becomes of the amounts, and of what things count at the end."""
    before = Trial(eyes.known, eyes.viewer or 0)
    after = before.further().say(words)
    for what in AMOUNTS:
        old, new = getattr(before.me, what), getattr(after.me, what)
        if old != new:
            yield eyes.say("table-change", what=resource_name(what, eyes.language), old=old, new=new)
    if tier(after.me.popularity) != tier(before.me.popularity):
        yield eyes.say("table-change-tier", up=str(tier(after.me.popularity) > tier(before.me.popularity)).lower())


# Small buttons in a line


def numbers(verb: str, title: str, icon: str) -> Callable[[Eyes], Iterator[Group]]:
    def make(eyes: Eyes) -> Iterator[Group]:
        offers = [Offer(choice, last(choice.words), icon=icon) for choice in eyes.choices(f"{verb} ")]
        yield Group(eyes.say(title) if offers else "", offers)

    return make


def pairs(verb: str, firsts: Iterable[str], name: Callable[[str, str], str], told: Told) -> Callable[[Eyes], Iterator[Group]]:
    """Moves of two words, a line for each first one."""

    def make(eyes: Eyes) -> Iterator[Group]:
        for first in firsts:
            offers = [Offer(choice, *told(eyes, last(choice.words))) for choice in eyes.choices(f"{verb} {first} ")]
            yield Group(name(first, eyes.language) if offers else "", offers, "pairs")

    return make


def to_bottom(eyes: Eyes, bottom: str) -> tuple[str, str, str, str]:
    return bottom_name(bottom, eyes.language), "", bottom, ""


def bonus(eyes: Eyes, id: str) -> tuple[str, str, str, str]:
    return eyes.say("table-bonus", gain=id), "", ICON[id], ""


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
    pairs("upgrade", CUBES, cube_name, to_bottom),
    pairs("enlist", BOTTOMS, bottom_name, bonus),
)
