# ruff: noqa: E501
"""Bugs of Scythe to be planted, each with the tests that catch it."""

from __future__ import annotations

from planting import Bug

HOME = "src/fabrica/games/scythe"
TESTS = ("tests/scythe/test_agreement.py",)


def tests(*names: str) -> tuple[str, ...]:
    return tuple(f"tests/scythe/test_{name}.py" for name in names)


EXAMPLES = tests("examples_moving", "examples_rows", "examples_goals")
COMBAT, INVADERS = tests("combat"), tests("invaders")
AUTOMA, SCORE, SETUP, SECRETS = tests("automa"), tests("score"), tests("setup"), tests("secrets")
REFUSALS, INVARIANTS, LIMITS, REFERENCE = tests("refusals"), tests("invariants"), tests("limits"), tests("reference")
MOVING = (
    Bug("workers swim", f"{HOME}/rules/destinations.py", "    if me.faction == NORDIC:\n        found |= BY_RIVER[place]\n", "    found |= BY_RIVER[place]\n", EXAMPLES),
    Bug("workers enter enemy hexes", f"{HOME}/rules/destinations.py", "by_tunnel(me, place)) & ~enemies & ~(1 << place)", "by_tunnel(me, place)) & ~(1 << place)", EXAMPLES),
    Bug("Riverwalk anywhere", f"{HOME}/rules/destinations.py", "found |= BY_RIVER[place] & RIVERWALK_TO[me.faction]", "found |= BY_RIVER[place]", EXAMPLES),
    Bug("a Mine is no tunnel", f"{HOME}/rules/control.py", "    return TUNNELS | (1 << me.built[MINE])\n", "    return TUNNELS\n", EXAMPLES),
    Bug("Township without control", f"{HOME}/rules/destinations.py", "linked((controlled(s, seat) & VILLAGES) | FACTORY_BIT, place)", "linked(VILLAGES | FACTORY_BIT, place)", EXAMPLES),
    Bug("Submerge to the nearest lake only", f"{HOME}/rules/destinations.py", "        found |= LAKES\n", "        found |= 0\n", EXAMPLES),
    Bug("Wayfare to every base", f"{HOME}/rules/destinations.py", "        bases &= ~(1 << BASE_OF[s.seats[other].faction])\n", "", EXAMPLES),
    Bug("Wayfare of six players as of five", f"{HOME}/rules/destinations.py", "if s.players >= MANY_PLAYERS else bases", "if s.players > MANY_PLAYERS else bases", INVADERS),
    Bug("Toka again and again", f"{HOME}/rules/moving.py", "        s.toka = 1\n", "        s.toka = 0\n", INVADERS),
    Bug("Speed for workers", f"{HOME}/rules/moving.py", "if unit != WORKER_UNIT and able(me, SPEED)", "if able(me, SPEED)", LIMITS),
    Bug("a move goes on past enemies", f"{HOME}/rules/moving.py", "        enter(s, seat, place)\n        stops = True\n", "        enter(s, seat, place)\n", EXAMPLES),
    Bug("the character runs past encounters", f"{HOME}/rules/moving.py", "    if s.unit == CHARACTER_UNIT and has(s.tokens, place):\n        stops = True\n", "", EXAMPLES),
    Bug("a unit uses two icons", f"{HOME}/rules/moving.py", "        mark_moved(s.moved_mechs, s.at, 1)\n", "        pass\n"),
    Bug("coins after moving", f"{HOME}/rules/moving.py", "    return s.action == TOP_ACTION and not has_moved(s)\n", "    return s.action == TOP_ACTION\n"),
    Bug("a Trap does not stop", f"{HOME}/rules/entering.py", "            suffer(s, seat, trap)\n            return True\n", "            suffer(s, seat, trap)\n            return False\n", INVADERS),
    Bug("a Trap stays armed", f"{HOME}/rules/entering.py", "            s.armed &= ~(1 << trap)\n", "", INVADERS),
    Bug("workers are driven off for nothing", f"{HOME}/rules/entering.py", "lose(s, seat, POPULARITY, drive_off(s, other, place))", "drive_off(s, other, place)", EXAMPLES),
)  # fmt: skip
CARGO = (
    Bug("workers carry workers", f"{HOME}/rules/cargo.py", "    return s.unit != MECH_UNIT or holds_workers(s, me)\n", "    return holds_workers(s, me)\n"),
    Bug("workers are left on a lake", f"{HOME}/rules/cargo.py", "    if holds_workers(s, me):\n        take_workers(s, me)\n", "", EXAMPLES),
    Bug("resources are left on a lake", f"{HOME}/rules/cargo.py", "    if holds_tokens(s, me):\n        take_tokens(s)\n", "", EXAMPLES),
    Bug("all but one is taken", f"{HOME}/rules/cargo.py", "    number_loaded = available(s, me, verb, number)\n", "    number_loaded = max(0, available(s, me, verb, number) - 1)\n", EXAMPLES),
    Bug("cargo is doubled on the way", f"{HOME}/rules/moving.py", "    add_workers(me, origin, -number)\n    add_workers(me, place, number)\n    mark_moved", "    add_workers(me, place, number)\n    mark_moved", EXAMPLES),
)  # fmt: skip
COMBATS = (
    Bug("the defender wins ties", f"{HOME}/rules/aftermath.py", "    if attack >= defence:\n", "    if attack > defence:\n", COMBAT),
    Bug("only the loser pays", f"{HOME}/rules/aftermath.py", "    pay_commitment(s, s.attacker, ATTACKER)\n", "", COMBAT),
    Bug("a card for who showed nothing", f"{HOME}/rules/aftermath.py", "    if s.dial[losing_side] + cards_value(s, losing_side) > 0:\n", "    if True:\n", COMBAT),
    Bug("three combat stars for all", f"{HOME}/rules/stars.py", "me.stars[COMBAT_STAR] < COMBAT_STARS", "me.stars[COMBAT_STAR] <= COMBAT_STARS", COMBAT),
    Bug("Camaraderie is forgotten", f"{HOME}/rules/aftermath.py", "        if not able(s.seats[winner], CAMARADERIE):\n            lose", "        if True:\n            lose", COMBAT),
    Bug("a defender who wins loses popularity", f"{HOME}/rules/aftermath.py", "    if winner == s.attacker and not is_automa(s, winner):\n", "    if not is_automa(s, winner):\n", COMBAT),
    Bug("a dial of eight", f"{HOME}/components.py", "DIAL_MOST = 7", "DIAL_MOST = 6", COMBAT),
    Bug("one card for any number of units", f"{HOME}/rules/combat.py", "    limit = fighters_at(me, s.at)\n", "    limit = 1\n", COMBAT),
    Bug("People's Army without a worker", f"{HOME}/rules/combat.py", "    if able(me, PEOPLES_ARMY) and workers_at(me, s.at) > 0:\n", "    if able(me, PEOPLES_ARMY):\n", LIMITS),
    Bug("Disarm anywhere", f"{HOME}/rules/abilities.py", "    if able(me, DISARM) and has(own_tunnels(me), s.at):\n", "    if able(me, DISARM):\n", COMBAT),
    Bug("Artillery for nothing", f"{HOME}/rules/abilities.py", "        lose(s, seat, POWER, ARTILLERY_COST)\n", "", COMBAT),
    Bug("Sword in defence", f"{HOME}/rules/abilities.py", "    if able(me, SWORD) and seat == s.attacker:\n", "    if able(me, SWORD):\n", LIMITS),
    Bug("Ronin in company", f"{HOME}/rules/abilities.py", "fighters_at(me, s.at) == 1 and workers_at(me, s.at) == 0", "fighters_at(me, s.at) == 1", INVADERS),
    Bug("a retreat to enemy lakes", f"{HOME}/rules/aftermath.py", "    return NEIGHBOURS[s.at] & LAKES & ~enemy_units(s, seat)\n", "    return NEIGHBOURS[s.at] & LAKES\n", LIMITS),
    Bug("workers retreat to a lake alone", f"{HOME}/rules/aftermath.py", "        lakes &= s.lakes\n", "        lakes &= LAKES\n", COMBAT),
    Bug("attackers stay when the game ends", f"{HOME}/rules/over.py", "        go_back(s, s.seats[s.turn], s.entered[i])\n", "        pass\n", COMBAT),
    Bug("they go back without their resources", f"{HOME}/rules/over.py", "        move_tokens(s, kind, entry.to, entry.origin, entry.resources[kind])\n", "        pass\n", COMBAT),
    Bug("a beaten character still counts as moved", f"{HOME}/rules/aftermath.py", "            s.after_character = 0\n", "            pass\n", LIMITS),
)  # fmt: skip
ROWS = (
    Bug("the same section twice", f"{HOME}/rules/turn.py", "    if section != me.token:\n        return True\n", "    if section >= 0:\n        return True\n", SETUP),
    Bug("Relentless for all", f"{HOME}/rules/turn.py", "    return me.faction == RUSVIET and (", "    return (", SETUP),
    Bug("the Mill of an enemy's hex", f"{HOME}/rules/produce.py", "    places &= controlled(s, seat) & PRODUCTIVE\n", "    places &= PRODUCTIVE\n", EXAMPLES),
    Bug("Produce is free", f"{HOME}/rules/produce.py", "    if out >= POWER_FROM:\n        lose", "    if False:\n        lose", EXAMPLES),
    Bug("nine workers", f"{HOME}/rules/produce.py", "    return min(makers(s, me, s.last), WORKERS - workers_out(me))\n", "    return makers(s, me, s.last)\n", LIMITS),
    Bug("trade onto lakes", f"{HOME}/rules/putting.py", "    return workers_on(me) & LAND\n", "    return workers_on(me)\n", EXAMPLES),
    Bug("an Armory adds popularity", f"{HOME}/rules/top_actions.py", "        gain(s, seat, POWER, ARMORY_POWER)\n", "        gain(s, seat, POPULARITY, ARMORY_POWER)\n", EXAMPLES),
    Bug("a Monument adds nothing", f"{HOME}/rules/top_actions.py", "        gain(s, seat, POPULARITY, MONUMENT_POPULARITY)\n", "        pass\n", EXAMPLES),
    Bug("a cube makes nothing cheaper", f"{HOME}/rules/bottom_actions.py", "    return COST[me.mat][bottom] - me.slots[bottom]\n", "    return COST[me.mat][bottom]\n", EXAMPLES),
    Bug("a cube more than there is room", f"{HOME}/rules/benefits.py", "me.slots[bottom] < SLOTS[me.mat][bottom]", "me.slots[bottom] <= SLOTS[me.mat][bottom]", EXAMPLES),
    Bug("a mech without a worker", f"{HOME}/rules/benefits.py", "else workers_on(me) & LAND\n", "else LAND\n", EXAMPLES),
    Bug("two structures on a hex", f"{HOME}/rules/benefits.py", "    return places_for_mech(s, me) & ~all_sites(s)\n", "    return places_for_mech(s, me)\n", EXAMPLES),
    Bug("one recruit's bonus twice", f"{HOME}/rules/benefits.py", "            found &= ~(1 << me.recruits[bottom])\n", "            pass\n"),
    Bug("an enlisted recruit gives nothing at once", f"{HOME}/rules/benefits.py", "    gain(s, seat, BONUS_GIVES[bonus], ONE_TIME_BONUS)\n", "", EXAMPLES),
    Bug("a neighbour gains twice", f"{HOME}/rules/bottom_actions.py", "    return 0 if is_solo(s) else 1 if s.players == 2 else 2\n", "    return 0 if is_solo(s) else s.players - 1\n", LIMITS),
    Bug("the opposite seat for the right one", f"{HOME}/rules/bottom_actions.py", "left_of(s, seat) if i == 1 else right_of(s, seat)", "left_of(s, seat) if i == 1 else left_of(s, left_of(s, seat))", EXAMPLES),
    Bug("no coins below", f"{HOME}/rules/bottom_actions.py", "    gain(s, seat, COINS, SECTION_COINS[me.mat][bottom])\n", "", EXAMPLES),
    Bug("Coercion again and again", f"{HOME}/rules/bottom_actions.py", "    return s.left == cost_of(me) and may_coerce(me)\n", "    return may_coerce(me)\n", EXAMPLES),
)  # fmt: skip
CARDS = (
    Bug("an option beyond one's means", f"{HOME}/rules/encounter.py", "me.coins >= OPTION_COINS[row] and me.popularity", "me.popularity"),
    Bug("an option is free", f"{HOME}/rules/encounter.py", "        lose(s, s.turn, COINS, OPTION_COINS[row])\n", "        pass\n", EXAMPLES),
    Bug("Meander for all", f"{HOME}/rules/encounter.py", "MEANDER_OPTIONS if s.seats[s.turn].faction == POLANIA else 1", "MEANDER_OPTIONS", EXAMPLES),
    Bug("an encounter card comes back", f"{HOME}/rules/draws.py", "    s.encounters_used |= 1 << card\n", ""),
    Bug("a Factory card at every visit", f"{HOME}/rules/factory.py", " and me.factory_card == 0 and s.factory != 0", " and s.factory != 0", LIMITS),
    Bug("a Factory card stays on the board", f"{HOME}/rules/factory.py", "    s.factory &= ~(1 << card)\n", "", EXAMPLES),
    Bug("a Factory card produces with the Mill", f"{HOME}/rules/produce.py", "    if s.source != FROM_TOP or me.built", "    if me.built", LIMITS),
    Bug("both objectives score", f"{HOME}/rules/objectives.py", "    if me.faction != SAXONY and me.objectives != 0:\n", "    if False:\n", EXAMPLES),
    Bug("objectives of the end at any time", f"{HOME}/rules/objectives.py", "        held &= ~END_OF_TURN\n", "        pass\n", EXAMPLES),
    Bug("an objective with too much", f"{HOME}/rules/objectives.py", "value < LEAST[row] or value > MOST[row]", "value < LEAST[row]"),
    Bug("a Flag on a Flag", f"{HOME}/rules/tokens.py", "& TERRITORIES & ~(s.flags | trap_places(s)) != 0", "& TERRITORIES != 0", INVADERS),
    Bug("a Trap lies disarmed", f"{HOME}/rules/tokens.py", "    s.armed |= 1 << trap\n    s.placed = 1\n", "    s.placed = 1\n", INVADERS),
    Bug("combat cards out of nothing", f"{HOME}/rules/draws.py", "    counts[value] -= 1\n", "", INVARIANTS),
    Bug("discards are not shuffled", f"{HOME}/rules/draws.py", "        s.deck[value] += s.discards[value]\n", "", INVARIANTS),
)  # fmt: skip
ENDS = (
    Bug("seven stars", f"{HOME}/rules/stars.py", "    return stars_of(s.seats[seat]) >= STARS_TO_END\n", "    return stars_of(s.seats[seat]) > STARS_TO_END\n", EXAMPLES),
    Bug("a star each time", f"{HOME}/rules/stars.py", "    return me.stars[star] == 0 and STAR_AT", "    return STAR_AT", EXAMPLES),
    Bug("a tier early", f"{HOME}/rules/ending.py", "        if popularity >= TIERS[i][0]:\n", "        if popularity + 1 >= TIERS[i][0]:\n", SCORE),
    Bug("the Factory is one territory", f"{HOME}/components.py", "FACTORY_TERRITORIES = 3", "FACTORY_TERRITORIES = 1", SCORE),
    Bug("each token scores", f"{HOME}/rules/ending.py", "tokens_controlled(s, seat) // RESOURCES_FOR_COINS * TIERS", "tokens_controlled(s, seat) * TIERS", SCORE),
    Bug("a line along two axes", f"{HOME}/rules/structure_tile.py", "        for direction in range(N_DIRECTIONS):\n", "        for direction in range(2):\n", SCORE),
    Bug("lines with gaps", f"{HOME}/rules/structure_tile.py", "    while place != NOTHING and has(built, place):\n        length += 1\n", "    while place != NOTHING:\n        length += 1 if has(built, place) else 0\n", SCORE),
    Bug("a structure counts its own hex", f"{HOME}/rules/structure_tile.py", "        found |= NEIGHBOURS[lowest(built)]\n", "        found |= NEIGHBOURS[lowest(built)] | (built & -built)\n", LIMITS),
    Bug("ties by power first", f"{HOME}/rules/ending.py", "        return workers_out(me) + mechs_out(me) + structures_of(me)\n    if which == 1:\n        return me.power\n", "        return me.power\n    if which == 1:\n        return workers_out(me) + mechs_out(me) + structures_of(me)\n", REFERENCE),
    Bug("ties are never shared", f"{HOME}/rules/ending.py", "lead_over(s, seat, lowest(found)))\n", "lead_over(s, seat, lowest(found)) or -1)\n", SCORE),
    Bug("Flags at home count", f"{HOME}/rules/ending.py", "size(s.flags & places & ~NEIGHBOURS[BASE_OF[ALBION]])", "size(s.flags & places)", SCORE),
    Bug("a disarmed Trap scores", f"{HOME}/rules/ending.py", "s.traps[trap] != NOWHERE and (s.armed >> trap) & 1 == 1", "s.traps[trap] != NOWHERE", SCORE),
    Bug("a structure under enemies scores", f"{HOME}/rules/control.py", "(sites(me) & ~others)", "sites(me)", SCORE),
    Bug("Meander's coins with few players", f"{HOME}/rules/ending.py", "s.seats[seat].faction != POLANIA or s.players < MANY_PLAYERS", "s.seats[seat].faction != POLANIA"),
    Bug("the highest mat begins", f"{HOME}/rules/setup.py", "    while not has(1 << s.seats[seat].mat, lowest(mats)):\n", "    while s.seats[seat].mat != mats.bit_length() - 1:\n", SETUP),
    Bug("banned pairs are dealt", f"{HOME}/rules/dealing.py", "        dealt = not any_banned(s)\n", "        dealt = True\n", SETUP),
    Bug("play goes the other way", f"{HOME}/rules/turn.py", "        s.turn = left_of(s, s.turn)\n", "        s.turn = right_of(s, s.turn)\n", SETUP),
)  # fmt: skip
AUTOMAS = (
    Bug("the Automa crosses rivers early", f"{HOME}/rules/automa_targets.py", "    return s.tracker >= RIVER_POINT[s.level]\n", "    return True\n", LIMITS),
    Bug("the Automa attacks without power", f"{HOME}/rules/automa_moves.py", "s.seats[AUTOMA].power >= least and attack(s)", "attack(s)", AUTOMA),
    Bug("Autometta skips nothing", f"{HOME}/rules/automa.py", "    if SKIPS[s.level] == 1 and SKIPPED[card] == 1:\n", "    if False:\n", AUTOMA),
    Bug("Scheme I for ever", f"{HOME}/rules/automa.py", "(1 if s.tracker >= SCHEME_2[s.level] else 0)", "0"),
    Bug("beaten units of the Automa are gone for good", f"{HOME}/rules/automa.py", "        me.character = BASE_OF[me.faction]\n", "        pass\n", AUTOMA),
    Bug("a conquered hex yields nothing", f"{HOME}/rules/conquest.py", "        put_tokens(s, place, PRODUCT[place], CONQUERED[card])\n", "        pass\n", AUTOMA),
    Bug("the Automa dials more than it has", f"{HOME}/rules/automa_combat.py", "min(COMBAT_POWER[card][band(me.power)], me.power)", "COMBAT_POWER[card][band(me.power)]", AUTOMA),
    Bug("the Automa's stars count three", f"{HOME}/rules/ending.py", "        return stars_of(s.seats[AUTOMA]) * STAR_COINS\n", "        return stars_of(s.seats[AUTOMA]) * 3\n", AUTOMA),
    Bug("the Automa loses and wins", f"{HOME}/rules/ending.py", "    return found & 1 if is_solo(s) else found\n", "    return 1 if is_solo(s) else found\n", AUTOMA),
)  # fmt: skip
SEEN = (
    Bug("hands lie open", f"{HOME}/data/view.py", "data[name] if seat == viewer else None for name in OWN_OF_SEAT", "data[name] for name in OWN_OF_SEAT", SECRETS),
    Bug("a choice in a combat shows", f"{HOME}/data/view.py", "    return entry if entry[\"seat\"] == viewer else {", "    return entry if True else {", SECRETS),
    Bug("Factory cards lie open", f"{HOME}/data/view.py", "whole[\"factory\"] if sees_factory(s, viewer) else None", "whole[\"factory\"]", SECRETS),
    Bug("the Automa's hand is seen", f"{HOME}/data/view.py", "\"hand\": None, \"cards\": cards(s.seats[1])", "\"hand\": data[\"hand\"], \"cards\": cards(s.seats[1])", SECRETS),
    Bug("imagined hands are always the same", f"{HOME}/data/imagine.py", "    luck.shuffle(cards)\n", "", SECRETS),
    Bug("an imagined choice beyond the power", f"{HOME}/data/imagine.py", "luck.randint(0, min(DIAL_MOST, s.seats[seat].power))", "luck.randint(0, DIAL_MOST)", SECRETS),
    Bug("an imagined choice is none", f"{HOME}/data/imagine.py", "    s.dial[side] = luck.randint(0, min(DIAL_MOST, s.seats[seat].power))\n    for value in luck.sample(hand, luck.randint(0, min(len(hand), card_limit(s, seat)))):\n", "    s.dial[side] = 0\n    for value in ():\n", SECRETS),
    Bug("a pause tells of objectives", f"{HOME}/rules/turn.py", "    if s.seats[s.turn].objectives != 0:\n        return False\n", "    if legal_objectives(s, s.turn, [0] * 2, 0, True) > 0:\n        return False\n"),
    Bug("a combat is undone past its reveal", f"{HOME}/rules/combat.py", "    reveal(s)\n    for side in range(2):\n", "    for side in range(2):\n", SECRETS),
    Bug("the Factory is left unseen again", f"{HOME}/rules/factory.py", "    reveal(s)\n    tell(s, TOLD_LOOKED", "    tell(s, TOLD_LOOKED", SETUP),
    Bug("dials are no secret", f"{HOME}/rules/legal.py", "    return s.step == COMMITTING\n", "    return False\n", SECRETS),
    Bug("a position forgets Toka", f"{HOME}/data/position.py", "\"toka\": bool(s.toka)", "\"toka\": False", INVADERS),
    Bug("a position loses a ruling", f"{HOME}/data/from_position.py", "s.rulings |=", "s.rulings &=", ("tests/contract/test_round_trips.py::test_a_position_holds_everything_but_chance",)),
    Bug("two structures on a hex can be written", f"{HOME}/data/laws.py", "    one_structure_on_a_territory(s, whole)\n", "", REFUSALS),
)  # fmt: skip
BUGS = (*MOVING, *CARGO, *COMBATS, *ROWS, *CARDS, *ENDS, *AUTOMAS, *SEEN)
