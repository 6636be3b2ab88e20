"""What the rules tell the log: a number for each kind of news, with up to three arguments. words/log.py puts them into words."""

from __future__ import annotations

NEWS = (
    "dealt",  # seat, faction, mat
    "first-player",  # seat
    "section",  # seat, section
    "gained",  # seat, what (of AMOUNTS), how many
    "lost",  # seat, what, how many
    "tokens",  # place, resource, how many (negative: taken away)
    "paid-card",  # seat, value
    "moved",  # unit, from, to
    "carried",  # to, load kind, how many
    "driven-off",  # owner, how many, place
    "trap-sprung",  # seat, trap, place
    "combat",  # place, attacker, defender
    "ability",  # seat, ability
    "chosen",  # seat
    "revealed",  # seat, dial, total
    "combat-won",  # seat, loser, place
    "retreated",  # seat, unit, to
    "encounter",  # seat, place, card
    "option",  # seat, card, option
    "looked-at-factory",  # seat
    "factory-card",  # seat, card
    "flag",  # seat, place
    "trap",  # seat, trap, place
    "armed",  # seat, place
    "produced",  # seat, place, how many
    "upgraded",  # seat, cube, bottom
    "deployed",  # seat, ability, place
    "built",  # seat, structure, place
    "enlisted",  # seat, bottom, bonus
    "bonus",  # seat, bottom, whose action
    "objective",  # seat, card
    "star",  # seat, star, how many now
    "declined",  # seat, step
    "reshuffled",  # 0: combat cards, 1: the Automa's
    "automa-card",  # card, scheme
    "automa-skips",  # card
    "automa-moves",  # unit, from, to
    "automa-stays",  # unit, place
    "automa-takes",  # place, tokens removed
    "automa-factory",
    "automa-token",  # place
    "automa-combat",  # card, power, cards
    "automa-reserve",  # unit
    "tracker",  # position
    "went-back",  # unit, from, to
    "over",  # seat
    "automa-unit",  # unit
)  # fmt: skip
(TOLD_DEALT, TOLD_FIRST_PLAYER, TOLD_SECTION, TOLD_GAINED, TOLD_LOST, TOLD_TOKENS, TOLD_PAID_CARD, TOLD_MOVED, TOLD_CARRIED,
 TOLD_DRIVEN_OFF, TOLD_TRAP_SPRUNG, TOLD_COMBAT, TOLD_ABILITY, TOLD_CHOSEN, TOLD_REVEALED, TOLD_COMBAT_WON, TOLD_RETREATED,
 TOLD_ENCOUNTER, TOLD_OPTION, TOLD_LOOKED, TOLD_FACTORY_CARD, TOLD_FLAG, TOLD_TRAP, TOLD_ARMED, TOLD_PRODUCED, TOLD_UPGRADED,
 TOLD_DEPLOYED, TOLD_BUILT, TOLD_ENLISTED, TOLD_BONUS, TOLD_OBJECTIVE, TOLD_STAR, TOLD_DECLINED, TOLD_RESHUFFLED,
 TOLD_AUTOMA_CARD, TOLD_AUTOMA_SKIPS, TOLD_AUTOMA_MOVES, TOLD_AUTOMA_STAYS, TOLD_AUTOMA_TAKES, TOLD_AUTOMA_FACTORY,
 TOLD_AUTOMA_TOKEN, TOLD_AUTOMA_COMBAT, TOLD_AUTOMA_RESERVE, TOLD_TRACKER, TOLD_WENT_BACK,
 TOLD_OVER, TOLD_AUTOMA_UNIT) = range(len(NEWS))  # fmt: skip
