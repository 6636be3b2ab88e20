"""What mechs, factions, structures, Traps, mats and the cards of the Automa do, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fabrica.games.scythe.components import (
    ARMORY_POWER,
    ARTILLERY,
    ARTILLERY_COST,
    BOTTOMS,
    DISARM,
    FACTIONS,
    FLAGS,
    MATS,
    MEANDER_COINS,
    MEANDER_OPTIONS,
    MONUMENT_POPULARITY,
    PAID_WITH,
    PEOPLES_ARMY,
    RONIN,
    SHIELD,
    SPEED,
    SUITON,
    SWORD,
    TRAP_LOSSES,
    TRAPS,
    Section,
)
from fabrica.games.scythe.rules.automa_tables import ANY_FACTION, BONUS_OF, Entry, entries
from fabrica.games.scythe.rules.tables import FACTION_IDS
from fabrica.games.scythe.solo_components import CARDS, POWER_BANDS, Scheme
from fabrica.games.scythe.words.names import (
    ability_name,
    amount,
    bottom_name,
    faction_name,
    gift_name,
    listed,
    section_name,
    some,
    somewhat,
    terrain_name,
)
from fabrica.i18n.wording import Teller

Sentences = Iterator[str]

POWER_OF = {"artillery": ARTILLERY, "disarm": DISARM, "sword": SWORD, "shield": SHIELD, "ronin": RONIN}  # gained, or lost
NUMBER_OF = {"speed": SPEED, "peoples_army": PEOPLES_ARMY, "suiton": SUITON}  # of steps or cards
STRUCTURE_GIVES = {"monument": (MONUMENT_POPULARITY, "popularity"), "armory": (ARMORY_POWER, "power")}
RIVERWALK = "riverwalk"
GAINED: Mapping[str, str] = {"coin": "coins", "card": "cards"}  # as amounts are called, where the Automa's cards say otherwise


# Abilities


def ability_rule(ability: str, tell: Teller) -> Sentences:
    """What the mech with this ability allows."""
    language = tell.voice.language
    power, price = some(POWER_OF.get(ability, 0), "power", language), some(ARTILLERY_COST, "power", language)
    yield tell.voice(f"rule-ability-{ability}", amount=power, price=price, n=NUMBER_OF.get(ability, 0))


def mech_rule(faction: str, ability: str, tell: Teller) -> str:
    """The same for a faction: Riverwalk is not the same for all."""
    if ability != RIVERWALK:
        return next(ability_rule(ability, tell))
    terrains = FACTIONS[FACTION_IDS.index(faction)].riverwalk
    return tell.voice("rule-riverwalk-onto", terrains=", ".join(terrain_name(id, tell.voice.language) for id in terrains))


def gift_rule(faction: str, tell: Teller) -> Sentences:
    """What a faction can do from the start."""
    price = some(MEANDER_COINS, "coins", tell.voice.language)
    yield tell.voice(f"rule-gift-{faction}", options=MEANDER_OPTIONS, price=price, n=FLAGS)


def trap_rule(trap: str, tell: Teller) -> Sentences:
    yield tell.voice("rule-trap", amount=some(TRAP_LOSSES[TRAPS.index(trap)], trap, tell.voice.language))


def structure_rule(structure: str, tell: Teller) -> Sentences:
    n, what = STRUCTURE_GIVES.get(structure, (0, "coins"))
    yield tell.voice(f"rule-structure-{structure}", amount=some(n, what, tell.voice.language))


# Factions and mats


def about_faction(id: str, tell: Teller) -> Sentences:
    faction, language = FACTIONS[FACTION_IDS.index(id)], tell.voice.language
    yield tell("start", gain=somewhat({"power": faction.power, "cards": faction.cards}, language) or some(0, "power", language))
    yield tell("part", name=gift_name(id, language), text=next(gift_rule(id, tell)))
    for mech in faction.mechs:
        yield tell("part", name=ability_name(mech, language), text=mech_rule(id, mech, tell))


def about_mat(id: str, tell: Teller) -> Sentences:
    mat = next(mat for mat in MATS if mat.id == id)
    yield tell("start", gain=somewhat({"popularity": mat.popularity, "coins": mat.coins}, tell.voice.language))
    for bottom, resource, section in zip(BOTTOMS, PAID_WITH, mat.sections, strict=True):
        yield about_section(section, bottom, resource, tell)


def about_section(section: Section, bottom: str, resource: str, tell: Teller) -> str:
    language = tell.voice.language
    return tell(
        "section",
        top=section_name(section.top, language),
        bottom=bottom_name(bottom, language),
        pay=some(section.cost, resource, language),
        least=section.cost - section.slots,
        gain=some(section.coins, "coins", language),
    )


# The Automa


def about_automa_card(number: str, tell: Teller) -> Sentences:
    card = CARDS[int(number) - 1]
    low, middle, high = card.power
    _, second, third = POWER_BANDS
    yield tell("automa-combat", low=low, middle=middle, high=high, second=second, third=third, n=card.cards)
    yield tell("automa-conquered", n=card.conquered)
    yield from about_scheme("first", card.first, tell)
    yield from about_scheme("second", card.second, tell)
    if card.star:
        yield tell("automa-star")
    if card.skipped:
        yield tell("automa-skipped")


def automa_orders(number: int, second: bool, faction: str, tell: Teller) -> Sentences:
    """What a card bids one faction do by one scheme."""
    card = CARDS[number - 1]
    scheme = card.second if second else card.first
    own = Scheme(entries_for(faction, scheme.moves), entries_for(faction, scheme.gains), scheme.bonus)
    yield from about_scheme("second" if second else "first", own, tell)
    yield tell("automa-conquered", n=card.conquered)


def entries_for(faction: str, text: str) -> str:
    """Without those of other factions."""
    parts = (part.split() for part in text.split(", "))
    mine = [[word for word in part if word != faction] for part in parts if not {*part} & ({*FACTION_IDS} - {faction})]
    return ", ".join(map(" ".join, mine))


def about_scheme(which: str, scheme: Scheme, tell: Teller) -> Sentences:
    language = tell.voice.language
    moves = tell.join([only(entry, tell.voice(f"try-{entry[0]}", n=entry[1]), tell) for entry in entries(scheme.moves)], "else")
    gains = [only(entry, amount(entry[1], GAINED.get(entry[0], entry[0]), language), tell) for entry in entries(scheme.gains)]
    yield tell("automa-scheme", scheme=which, moves=moves, gains=listed(gains, language))
    if scheme.bonus:
        gain = some(1, GAINED.get(scheme.bonus, scheme.bonus), language)
        yield tell("automa-bonus", gain=gain, bottom=bottom_name(BOTTOMS[BONUS_OF[scheme.bonus]], language))


def only(entry: Entry, text: str, tell: Teller) -> str:
    """Some entries are for one faction."""
    if entry[2] == ANY_FACTION:
        return text
    return tell("only", text=text, faction=faction_name(FACTION_IDS[entry[2]], tell.voice.language))
