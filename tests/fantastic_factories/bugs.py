# ruff: noqa: E501
"""Bugs of Fantastic Factories to be planted: its tests, and those of the contract, catch each."""

from __future__ import annotations

from planting import Bug

HOME = "src/fabrica/games/fantastic_factories"
TESTS = ("tests/fantastic_factories", "tests/contract")
BUGS = (
    Bug("lost refund", f"{HOME}/rules/activation.py", "        me.have += COST[card]\n", "        pass\n"),
    Bug("resource limit off by one", f"{HOME}/rules/work.py", "> RESOURCE_LIMIT", "> RESOURCE_LIMIT + 1"),
    Bug("hand limit off by one", f"{HOME}/rules/work.py", "> HAND_LIMIT", ">= HAND_LIMIT"),
    Bug("double activation", f"{HOME}/rules/activation.py", "s.seats[seat].activated |= 1 << ROW_OF[row]", "s.seats[seat].activated |= 0"),
    Bug("leaked hand", f"{HOME}/data/view.py", "if seat == viewer", "if seat >= 0"),
    Bug("leaked deck", f"{HOME}/data/view.py", '"decks": {', '"top": cards(s.blueprint_deck)[:1], "decks": {'),
    Bug("an imagined hand lacks a card", f"{HOME}/data/imagine.py", 'range(seat["cards"])', 'range(seat["cards"] - 1)'),
    Bug("imagined cards are seen twice", f"{HOME}/data/imagine.py", '        yield from seat["compound"]\n', ""),
    Bug("worth sees a hidden hand", f"{HOME}/ai/worth.py", "best = max(best, assets(s, other, rounds))", "best = max(best, assets(s, other, rounds) + hand_worth(s.seats[other], rounds))"),
    Bug("matching bonus for any die", f"{HOME}/rules/headquarters.py", "dice_showing(me.floors[floor], face) > 0", "me.floors[floor] > 0"),
    Bug("bonus of the die's value", f"{HOME}/rules/headquarters.py", "(face + extra) * ENERGY", "(face + extra * face) * ENERGY"),
    Bug("four slots on a floor", f"{HOME}/rules/headquarters.py", "WORKER_SHIFT < FLOOR_SLOTS", "WORKER_SHIFT <= FLOOR_SLOTS"),
    Bug("a passive card answers its own build", f"{HOME}/rules/building.py", "fire(s, seat, standing & ON_BUILD", "fire(s, seat, (standing | 1 << card) & ON_BUILD"),
    Bug("a passive card answers twice", f"{HOME}/rules/building.py", "ready = mine & ~me.activated", "ready = mine"),
    Bug("no last round", f"{HOME}/rules/rounds.py", "    if end_is_triggered(s):\n        s.last_round = 1\n", "    if end_is_triggered(s):\n        s.phase = OVER\n        return\n"),
    Bug("eleven goods end the game", f"{HOME}/rules/rounds.py", "me.goods >= GOODS_TO_END", "me.goods >= GOODS_TO_END - 1"),
    Bug("The Machine needs a lower die", f"{HOME}/rules/machine.py", "if die <= cards_of_type", "if die < cards_of_type"),
    Bug("each drops at its own finish", f"{HOME}/rules/work.py", "    if rules_before(s, 2):\n        keep_to_limits", "    if True:\n        keep_to_limits"),
    Bug("only the first seat keeps to the limits", f"{HOME}/rules/work.py", "    for seat in range(s.players):\n        me = s.seats[seat]\n        if is_over_limits(me)", "    for seat in range(1):\n        me = s.seats[seat]\n        if is_over_limits(me)"),
    Bug("an empty place stays empty", f"{HOME}/rules/supply.py", "    if rules_before(s, 2):\n        return\n", "    if True:\n        return\n"),
    Bug("the place that was emptied is filled first", f"{HOME}/rules/supply.py", "    if rules_before(s, 2):\n        refill_blueprint(s, slot)\n", "    if True:\n        refill_blueprint(s, slot)\n"),
    Bug("The Machine leaves gaps", f"{HOME}/rules/machine.py", "    refill_market(s)\n", ""),
    Bug("a position forgets its rules", f"{HOME}/data/position.py", "        **noted(s, VERSIONS),\n", ""),
    Bug("The Machine keeps the row", f"{HOME}/rules/machine.py", "        sweep_blueprints(s)\n", "        sweep_contractors(s)\n"),
    Bug("discount without end", f"{HOME}/rules/building.py", "DISCOUNT[card] * monuments(me.compound)", "2 * DISCOUNT[card] * monuments(me.compound)"),
    Bug("two sweeps a turn", f"{HOME}/rules/market.py", "    s.swept = 1\n", "    s.swept = 0\n"),
    Bug("a free sweep", f"{HOME}/rules/market.py", "s.seats[seat].have -= price", "s.seats[seat].have -= 0"),
    Bug("a card that was drawn is not told", f"{HOME}/rules/supply.py", "            tell(s, DRAWN, seat, card, number)\n", ""),
    Bug("a hire loses the card", f"{HOME}/rules/supply.py", "    put(s.blueprint_discards, card)\n\n\ndef roll(", "\n\ndef roll("),
    Bug("the Engineer builds duplicates", f"{HOME}/rules/contractors.py", "SEVERAL | ~me.compound.kinds", "SEVERAL | ~0"),
    Bug("a free Replicator", f"{HOME}/rules/activation.py", "    me.have -= REPLICATOR_FEE\n", ""),
    Bug("ties ignore metal", f"{HOME}/rules/ending.py", "score(s, seat) * 4096 + metal(me)", "score(s, seat) * 4096"),
    Bug("a die is placed twice", f"{HOME}/rules/headquarters.py", "    me.have -= DIE[face]\n", ""),
    Bug("a card pays for itself", f"{HOME}/rules/building.py", "if me.hand.count[card] == 1:", "if me.hand.count[card] == 0:"),
    Bug("the token stays", f"{HOME}/rules/rounds.py", "    s.first = (s.first + 1) % s.players\n", ""),
    Bug("workers stay", f"{HOME}/rules/rounds.py", "    me.have &= ~DICE_MASK\n", ""),
    Bug("Temp Agency without dice", f"{HOME}/rules/activation.py", "(not has(REROLLS, card) or unplaced_dice(me) != 0)", "True"),
    Bug("a printed number", f"{HOME}/components.py", '"biolab",             PRODUCTION, GEAR,   2, 1, 3, 1', '"biolab",             PRODUCTION, GEAR,   2, 1, 2, 1'),
)  # fmt: skip
