"""A slow and obvious Fantastic Factories, to compare a fast engine with, move by move.

Words, order of chance and positions: docs/fantastic-factories.md. The state IS a position (plain dicts and
lists), plus the two decks; every rule stands next to the few lines that carry it out.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Any, Protocol

# --------------------------------------------------------------------------------------------- the box

# id: (type, copies, metal, energy, tool, prestige); a beacon's prestige grows, see prestige().
BLUEPRINTS: dict[str, tuple[str, int, int, int, str, int]] = {
    "aluminum_factory": ("production", 2, 2, 2, "shovel", 1),
    "assembly_line": ("production", 2, 2, 1, "gear", 1),
    "battery_factory": ("production", 2, 2, 1, "wrench", 1),
    "beacon": ("monument", 4, 2, 4, "shovel", 2),
    "biolab": ("production", 2, 1, 3, "gear", 1),
    "black_market": ("utility", 2, 3, 2, "gear", 1),
    "concrete_plant": ("production", 2, 2, 2, "shovel", 1),
    "dojo": ("training", 2, 1, 1, "gear", 0),
    "fitness_center": ("training", 3, 1, 0, "wrench", 0),
    "foundry": ("utility", 2, 2, 1, "gear", 1),
    "fulfillment_center": ("production", 2, 2, 1, "hammer", 1),
    "golem": ("special", 2, 4, 0, "hammer", 1),
    "gymnasium": ("training", 3, 1, 0, "shovel", 0),
    "harvester": ("utility", 2, 1, 2, "hammer", 1),
    "incinerator": ("utility", 2, 2, 1, "shovel", 1),
    "laboratory": ("special", 2, 1, 4, "wrench", 1),
    "manufactory": ("production", 2, 2, 3, "wrench", 1),
    "mega_factory": ("production", 2, 3, 2, "gear", 1),
    "megalith": ("monument", 3, 5, 2, "wrench", 3),
    "motherlode": ("utility", 2, 1, 3, "shovel", 1),
    "nuclear_plant": ("production", 2, 2, 2, "wrench", 1),
    "obelisk": ("monument", 5, 3, 1, "hammer", 2),
    "power_plant": ("utility", 2, 3, 0, "gear", 1),
    "recycling_plant": ("production", 3, 2, 0, "gear", 1),
    "refinery": ("utility", 2, 1, 3, "wrench", 1),
    "replicator": ("special", 2, 2, 2, "shovel", 1),
    "robot": ("special", 3, 1, 1, "hammer", 0),
    "scrap_yard": ("special", 2, 1, 2, "wrench", 0),
    "solar_array": ("special", 2, 1, 2, "gear", 0),
    "temp_agency": ("training", 2, 1, 0, "hammer", 0),
    "trash_compactor": ("production", 2, 2, 1, "shovel", 1),
    "warehouse": ("production", 2, 3, 2, "hammer", 1),
}

# id: (copies, energy paid on top of the discarded card)
CONTRACTORS: dict[str, tuple[int, int]] = {
    "architect": (2, 0),
    "electrician": (2, 0),
    "engineer": (1, 4),
    "foreman": (1, 2),
    "hired_hands": (3, 3),
    "investor": (3, 0),
    "miner": (2, 0),
    "specialist": (3, 0),
}

TYPE = {card: row[0] for card, row in BLUEPRINTS.items()}
METAL = {card: row[2] for card, row in BLUEPRINTS.items()}
ENERGY = {card: row[3] for card, row in BLUEPRINTS.items()}
TOOL = {card: row[4] for card, row in BLUEPRINTS.items()}
PRESTIGE = {card: row[5] for card, row in BLUEPRINTS.items()}
EXTRA_ENERGY = {contractor: row[1] for contractor, row in CONTRACTORS.items()}
BOX = {
    "blueprints": Counter({card: row[1] for card, row in BLUEPRINTS.items()}),
    "contractors": Counter({contractor: row[0] for contractor, row in CONTRACTORS.items()}),
}

FACES = (1, 2, 3, 4, 5, 6)
TOOLS_IN_ORDER = ["hammer", "wrench", "gear", "shovel"]
SEVERAL_ALLOWED = {"beacon", "obelisk"}
PASSIVES = {"laboratory", "scrap_yard", "solar_array"}
NEVER_REPLICATED = {"replicator", "beacon", "megalith", "obelisk"}
MACHINE_STARTS_WITH = {"easy": 2, "medium": 3, "hard": 4, "insane": 5}
FLOORS = {"research": (1, 2, 3, 4, 5, 6), "generate": (1, 2, 3), "mine": (4, 5, 6)}
GIFT = {"architect", "electrician", "miner"}
NEWEST = 2  # the version of the rules that a position need not name


# ------------------------------------------------------------------------------- what each card can do


@dataclass(frozen=True)
class Use:
    """One way to use a card: what it takes on the left of the arrow, what it gives on the right."""

    place: tuple[int, ...] = ()  # dice that go on the card
    change: tuple[int, ...] = ()  # an unplaced die that turns into the one in `dice`
    pay_metal: int = 0
    pay_energy: int = 0
    pay_cards: int = 0  # hand cards, each named later by `discard X`
    metal: int = 0
    energy: int = 0
    goods: int = 0
    dice: tuple[int, ...] = ()  # dice that come in with these faces
    draw: int = 0
    roll: int = 0  # dice that come in rolled


# Every way to use each card, whatever the position: the words after its name, and what they mean.
USES: dict[str, dict[str, Use]] = {
    "aluminum_factory": {f"{v} {v}": Use(place=(v, v), pay_energy=5, goods=2, metal=1) for v in FACES},
    "assembly_line": {f"{v} {v + 1} {v + 2}": Use(place=(v, v + 1, v + 2), goods=2) for v in (1, 2, 3, 4)},
    "battery_factory": {"": Use(pay_energy=4, goods=1)},
    "biolab": {"1": Use(place=(1,), pay_energy=1, goods=1)},
    # It gains the printed cost of the discarded card: see Oracle.black_market().
    "black_market": {f"{v}": Use(place=(v,), pay_cards=1) for v in FACES},
    # The value of one die in metal, not of both.
    "concrete_plant": {f"{v} {v}": Use(place=(v, v), pay_metal=v, goods=2) for v in FACES},
    "dojo": {f"{v}": Use(pay_energy=1, change=(v,), dice=(7 - v,)) for v in FACES},
    "fitness_center": {f"{v}": Use(pay_energy=1, change=(v,), dice=(v - 1,)) for v in (2, 3, 4, 5, 6)},
    "foundry": {f"{v}": Use(place=(v,), pay_energy=v, metal=v) for v in FACES},
    "fulfillment_center": {"4": Use(place=(4,), pay_energy=2, goods=1, metal=1)},
    "golem": {f"{v}": Use(pay_energy=v, dice=(v,)) for v in FACES},
    "gymnasium": {f"{v}": Use(pay_energy=1, change=(v,), dice=(v + 1,)) for v in (1, 2, 3, 4, 5)},
    "harvester": {f"{v} {v} metal": Use(place=(v, v), metal=4) for v in FACES}
    | {f"{v} {v} energy": Use(place=(v, v), energy=7) for v in FACES},
    "incinerator": {"": Use(pay_cards=1, pay_metal=1, energy=6)},
    "manufactory": {f"{v} {v} metal": Use(place=(v, v), goods=1, metal=2) for v in FACES}
    | {f"{v} {v} energy": Use(place=(v, v), goods=1, energy=3) for v in FACES}
    | {f"{v} {v} cards": Use(place=(v, v), goods=1, draw=2) for v in FACES},
    "mega_factory": {f"{v} {v} {v} die {w}": Use(place=(v, v, v), goods=2, dice=(w,)) for v in FACES for w in FACES},
    "motherlode": {f"{v}": Use(place=(v,), metal=1 if v <= 3 else 2) for v in FACES},
    "nuclear_plant": {"6": Use(place=(6,), goods=1, energy=1)},
    "power_plant": {f"{v}": Use(place=(v,), energy=v) for v in FACES},
    "recycling_plant": {"": Use(pay_cards=2, pay_energy=2, goods=1, draw=1)},
    "refinery": {"": Use(pay_cards=1, pay_energy=3, metal=3)},
    "robot": {"": Use(pay_metal=1, roll=1)},
    # The dice are picked up afterwards: see Oracle.use_card().
    "temp_agency": {"": Use(pay_energy=1)},
    "trash_compactor": {f"{v} {v}": Use(place=(v, v), pay_cards=2, goods=2) for v in FACES},
    "warehouse": {
        f"{u} {v} {w}": Use(place=(u, v, w), goods=2, energy=2)
        for u, v, w in combinations_with_replacement(FACES, 3)
        if u + v + w >= 14
    },
    # Passives do nothing when used: only Replicator can stand in for them.
    "laboratory": {"": Use()},
    "scrap_yard": {"": Use()},
    "solar_array": {"": Use()},
    # Monuments are not used; Replicator's uses are those of the market's cards.
    "beacon": {},
    "megalith": {},
    "obelisk": {},
    "replicator": {},
}


def monuments(compound: Iterable[str]) -> int:
    return sum(1 for card in compound if TYPE[card] == "monument")


def prestige(compound: list[str]) -> int:
    """The printed prestige; the nth beacon is worth n + 1."""
    others = sum(PRESTIGE[card] for card in compound if card != "beacon")
    return others + sum(n + 1 for n in range(1, compound.count("beacon") + 1))


def may_stand(card: str, compound: list[str]) -> bool:
    """One of a kind in a compound, beacons and obelisks excepted."""
    return card not in compound or card in SEVERAL_ALLOWED


def build_cost(card: str, compound: list[str]) -> tuple[int, int]:
    """Metal and energy; a megalith is 1 metal cheaper per monument that stands, down to none."""
    if card == "megalith":
        return max(0, METAL[card] - monuments(compound)), ENERGY[card]
    return METAL[card], ENERGY[card]


# ---------------------------------------------------------------------------------------------- chance


class Chance(Protocol):
    def draw(self, deck: str, cards: Counter[str]) -> str: ...

    def roll(self, who: int | str) -> int: ...


class RandomChance:
    """Every card of the deck and every face equally likely."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def draw(self, deck: str, cards: Counter[str]) -> str:
        return self.random.choice(sorted(cards.elements()))

    def roll(self, who: int | str) -> int:
        return self.random.randint(1, 6)


# ------------------------------------------------------------------------------------------------ play


class Oracle:
    def __init__(self, state: dict[str, Any], decks: dict[str, Counter[str]], chance: Chance) -> None:
        self.state = state  # a position, its lists in any order
        self.decks = decks  # the cards of each deck, without order
        self.chance = chance
        self.seats: list[dict[str, Any]] = state["seats"]
        self.market: dict[str, Any] = state["market"]
        self.rules: int = state.get("rules", NEWEST)

    @classmethod
    def new_game(cls, seats: int, chance: Chance, machine: str | None = None, rules: int = NEWEST) -> Oracle:
        """Each seat: 1 metal, 2 energy, 4 blueprints. Four and four in the market. Then The Machine's cards."""
        if not 1 <= seats <= 5 or (machine is not None and seats != 1):
            raise ValueError("1 to 5 seats; The Machine plays only against one")
        state: dict[str, Any] = {
            "game": "fantastic-factories",
            "phase": "market",
            "round": 1,
            "first": 0,
            "turn": 0,
            "swept": False,
            "last_round": False,
            "market": {"blueprints": [None] * 4, "contractors": [None] * 4, "tools": list(TOOLS_IN_ORDER)},
            "discards": {"blueprints": [], "contractors": []},
            "machine": None,
            "seats": [
                {
                    "metal": 1,
                    "energy": 2,
                    "goods": 0,
                    "hand": [],
                    "compound": [],
                    "dice": [],
                    "headquarters": {"research": [], "generate": [], "mine": []},
                    "placed": [],
                    "activated": [],
                    "replicating": None,
                    "hired": None,
                    "pending": None,
                    "finished": False,
                }
                for _ in range(seats)
            ],
        }
        if rules != NEWEST:
            state["rules"] = rules
        game = cls(state, {deck: Counter(BOX[deck]) for deck in BOX}, chance)
        for seat in range(seats):
            game.draw_to_hand(seat, 4)
        for row in ("blueprints", "contractors"):
            for slot in range(4):
                game.refill(row, slot)
        if seats == 1:
            level = machine or "easy"
            state["machine"] = {"level": level, "goods": 0, "compound": []}
            while len(state["machine"]["compound"]) < MACHINE_STARTS_WITH[level]:
                card = game.draw("blueprints")
                assert card is not None
                if TYPE[card] == "monument":  # The Machine starts without monuments
                    game.discard("blueprints", card)
                else:
                    state["machine"]["compound"].append(card)
        return game

    @classmethod
    def from_position(cls, position: dict[str, Any], chance: Chance) -> Oracle:
        """A complete position. Every card that stands nowhere in it is in its deck."""
        state = deepcopy(position)
        out = {row: Counter(state["market"][row]) + Counter(state["discards"][row]) for row in BOX}
        for seat in state["seats"]:
            out["blueprints"] += Counter(seat["hand"]) + Counter(seat["compound"])
        if state["machine"]:
            out["blueprints"] += Counter(state["machine"]["compound"])
        for row in BOX:
            del out[row][None]
            if out[row] - BOX[row]:
                raise ValueError(f"not in the box: {out[row] - BOX[row]}")
        return cls(state, {row: BOX[row] - out[row] for row in BOX}, chance)

    def position(self) -> dict[str, Any]:
        """The state, with the lists of cards and dice sorted; the market keeps its order."""
        position = deepcopy(self.state)
        for row in BOX:
            position["discards"][row].sort()
        if position["machine"]:
            position["machine"]["compound"].sort()
        for seat in position["seats"]:
            for field in ("hand", "compound", "dice", "placed", "activated"):
                seat[field].sort()
            for floor in FLOORS:
                seat["headquarters"][floor].sort()
            if seat["pending"] and "reroll" in seat["pending"]:
                seat["pending"]["reroll"].sort()
        return position

    def active(self) -> list[int]:
        """In the market the seat whose turn it is; at work all that have not finished."""
        if self.state["phase"] == "market":
            return [self.state["turn"]]
        if self.state["phase"] == "work":
            return [seat for seat, me in enumerate(self.seats) if not me["finished"]]
        return []

    def scores(self) -> list[int]:
        return [me["goods"] + prestige(me["compound"]) for me in self.seats]

    def machine_score(self) -> int:
        """Goods, 1 per card, and 1 more per monument."""
        machine: dict[str, Any] | None = self.state["machine"]
        if machine is None:
            raise ValueError("The Machine does not play")
        return int(machine["goods"]) + len(machine["compound"]) + monuments(machine["compound"])

    def winners(self) -> list[int]:
        """Most points, then metal, energy, cards in hand; then shared. Alone: more than The Machine."""
        if self.state["phase"] != "over":
            raise ValueError("the game is not over")
        if self.state["machine"]:
            return [0] if self.scores()[0] > self.machine_score() else []
        standing = [
            (score, me["metal"], me["energy"], len(me["hand"])) for score, me in zip(self.scores(), self.seats, strict=True)
        ]
        return [seat for seat, mine in enumerate(standing) if mine == max(standing)]

    # ------------------------------------------------------------------------------------ cards

    def draw(self, deck: str) -> str | None:
        """A card of the deck; an empty deck first takes back its discards; None if there are none."""
        if not self.decks[deck]:
            self.decks[deck] = Counter(self.state["discards"][deck])
            self.state["discards"][deck].clear()
        if not self.decks[deck]:
            return None
        card = self.chance.draw(deck, Counter(self.decks[deck]))
        if self.decks[deck][card] < 1:
            raise ValueError(f"{card} is not in the deck of {deck}")
        self.decks[deck] -= Counter([card])
        return card

    def draw_to_hand(self, seat: int, cards: int) -> None:
        for _ in range(cards):
            card = self.draw("blueprints")
            if card is not None:
                self.seats[seat]["hand"].append(card)

    def discard(self, row: str, card: str) -> None:
        self.state["discards"][row].append(card)

    def discard_from_hand(self, seat: int, card: str) -> None:
        self.seats[seat]["hand"].remove(card)
        self.discard("blueprints", card)

    def refill(self, row: str, slot: int) -> None:
        """The top card, or nothing, lies in the slot now."""
        self.market[row][slot] = self.draw(row)

    def gone(self, row: str, slot: int) -> None:
        """A card has left its slot. By rules 1 that slot was refilled, then and never later."""
        self.market[row][slot] = None
        if self.rules == 1:
            self.refill(row, slot)

    def refill_marketplace(self) -> None:
        """Wherever a card is missing one is laid, the leftmost slot first, while the deck or its discards have any."""
        if self.rules == 1:
            return
        for row in ("blueprints", "contractors"):
            for slot, card in enumerate(self.market[row]):
                if card is None:
                    self.refill(row, slot)

    def sweep(self, row: str) -> None:
        """All of the row is discarded; only then is it dealt anew from the left."""
        for slot in range(4):
            if self.market[row][slot] is not None:
                self.discard(row, self.market[row][slot])
            self.market[row][slot] = None
        for slot in range(4):
            self.refill(row, slot)

    # ------------------------------------------------------------------------------------ moves

    def moves(self, seat: int) -> set[str]:
        """A waiting choice comes before everything else."""
        if seat not in self.active():
            return set()
        if self.seats[seat]["pending"] is not None:
            return self.pending_moves(seat)
        if self.state["phase"] == "market":
            return self.market_moves(seat)
        if self.seats[seat]["hired"] == "foreman":
            return {f"set {v}" for v in FACES} | {"roll"}
        return self.work_moves(seat)

    def pending_moves(self, seat: int) -> set[str]:
        me = self.seats[seat]
        pending = me["pending"]
        if "give" in pending:
            return {f"give {other}" for other in range(len(self.seats)) if other != seat}
        if "discard" in pending:
            return {f"discard {card}" for card in me["hand"]}
        if "refund" in pending:  # any 4 of what is printed on the card
            card = pending["refund"]
            return {
                f"gain {metal} metal {4 - metal} energy"
                for metal in range(5)
                if metal <= METAL[card] and 4 - metal <= ENERGY[card]
            }
        if "reroll" in pending:  # one die at least is rolled
            return {f"reroll {v}" for v in me["dice"]} | ({"roll"} if pending["reroll"] else set())
        assert "drop" in pending
        moves = set()
        if self.too_many_resources(seat):
            moves |= {f"drop {kind}" for kind in ("metal", "energy") if me[kind] > 0}
        if self.too_many_cards(seat):
            moves |= {f"drop {card}" for card in me["hand"]}
        return moves

    def market_moves(self, seat: int) -> set[str]:
        me = self.seats[seat]
        choices = {f"take {card}" for card in self.market["blueprints"] if card is not None}
        # A hire costs a card with the tool above the contractor, and for some energy.
        for contractor, tool in zip(self.market["contractors"], self.market["tools"], strict=True):
            if contractor is not None and me["energy"] >= EXTRA_ENERGY[contractor]:
                choices |= {f"hire {contractor} discard {card}" for card in me["hand"] if TOOL[card] == tool}
        # One of them must be chosen, if there is one.
        moves = choices or {"pass"}
        # Before that, once a turn, a row may be swept for 1 metal or 1 energy.
        if not self.state["swept"]:
            moves |= {f"sweep {row} {kind}" for row in BOX for kind in ("metal", "energy") if me[kind] > 0}
        return moves

    def work_moves(self, seat: int) -> set[str]:
        me = self.seats[seat]
        moves = {"finish"}
        # A floor has three slots and takes only some faces.
        for floor, faces in FLOORS.items():
            if len(me["headquarters"][floor]) < 3:
                moves |= {f"{floor} {v}" for v in me["dice"] if v in faces}
        # A build costs metal, energy and another card of the same tool.
        for card in set(me["hand"]):
            metal, energy = build_cost(card, me["compound"])
            if may_stand(card, me["compound"]) and me["metal"] >= metal and me["energy"] >= energy:
                others = list(me["hand"])
                others.remove(card)
                moves |= {f"build {card} discard {other}" for other in others if TOOL[other] == TOOL[card]}
        # Each built card is used once a round; the passives fire by themselves.
        for card in set(me["compound"]) - set(me["activated"]) - PASSIVES:
            moves |= {
                f"activate {card} {tail}".strip()
                for tail, use in USES[card].items()
                if self.can_use(seat, card, use, also_energy=0)
            }
        # Replicator: 1 energy, then a market card as if it stood here, even one used already.
        if "replicator" in me["compound"] and "replicator" not in me["activated"]:
            for card in set(self.market["blueprints"]) - NEVER_REPLICATED - {None}:
                moves |= {
                    f"replicate {card} {tail}".strip()
                    for tail, use in USES[card].items()
                    if self.can_use(seat, card, use, also_energy=1)
                }
        if me["hired"] == "specialist":
            moves |= {f"specialist {v}" for v in FACES}
        return moves

    def can_use(self, seat: int, card: str, use: Use, also_energy: int) -> bool:
        """Dice, metal, energy and cards must all be there from the start."""
        me = self.seats[seat]
        if card == "temp_agency" and not me["dice"]:
            return False
        return (
            not Counter(use.place + use.change) - Counter(me["dice"])
            and me["metal"] >= use.pay_metal
            and me["energy"] >= use.pay_energy + also_energy
            and len(me["hand"]) >= use.pay_cards
        )

    def too_many_resources(self, seat: int) -> bool:
        return int(self.seats[seat]["metal"] + self.seats[seat]["energy"]) > 12

    def too_many_cards(self, seat: int) -> bool:
        return len(self.seats[seat]["hand"]) > 10

    def play(self, seat: int, words: str) -> None:
        if words not in self.moves(seat):
            raise ValueError(f"seat {seat} cannot play {words!r}")
        me = self.seats[seat]
        match words.split():
            case ["sweep", row, kind]:
                me[kind] -= 1
                self.state["swept"] = True
                self.sweep(row)
            case ["take", card]:
                self.take(seat, card)
            case ["hire", contractor, "discard", card]:
                self.hire(seat, contractor, card)
            case ["give", other]:
                contractor, slot = me["pending"]["give"], me["pending"]["slot"]
                me["pending"] = None
                self.give(contractor, int(other))
                self.contractor_leaves(slot)
            case ["pass"]:
                self.end_turn()
            case ["set", v]:
                me["dice"].append(int(v))
                if len(me["dice"]) == 4:
                    me["hired"] = None
            case ["roll"] if me["pending"] is None:  # the foreman's dice that were not set
                me["hired"] = None
                self.roll_dice(seat, 4 - len(me["dice"]))
            case ["roll"]:  # the dice picked up for the temp agency
                picked_up = len(me["pending"]["reroll"])
                me["pending"] = None
                self.roll_dice(seat, picked_up)
            case ["reroll", v]:
                me["dice"].remove(int(v))
                me["pending"]["reroll"].append(int(v))
            case ["research" | "generate" | "mine" as floor, v]:
                self.headquarters(seat, floor, int(v))
            case ["build", card, "discard", other]:
                metal, energy = build_cost(card, me["compound"])
                me["metal"] -= metal
                me["energy"] -= energy
                me["hand"].remove(card)
                self.discard_from_hand(seat, other)
                self.build(seat, card)
            case ["activate", card, *tail]:
                me["activated"].append(card)
                self.use_card(seat, words, card, USES[card][" ".join(tail)])
            case ["replicate", card, *tail]:
                me["activated"].append("replicator")
                me["energy"] -= 1
                self.use_card(seat, words, card, USES[card][" ".join(tail)])
            case ["discard", card]:
                self.pay_card(seat, card)
            case ["gain", metal_chosen, "metal", energy_chosen, "energy"]:
                me["pending"] = None
                me["metal"] += int(metal_chosen)
                me["energy"] += int(energy_chosen)
            case ["specialist", v]:
                me["hired"] = None
                me["dice"].append(int(v))
            case ["finish"]:
                self.finish(seat)
            case ["drop", "metal" | "energy" as kind]:
                me[kind] -= 1
                self.dropped(seat)
            case ["drop", card]:
                self.discard_from_hand(seat, card)
                self.dropped(seat)
            case _:
                raise AssertionError(words)

    # ----------------------------------------------------------------------------- market phase

    def take(self, seat: int, card: str) -> None:
        """The leftmost one goes to the hand."""
        slot = self.market["blueprints"].index(card)
        self.seats[seat]["hand"].append(card)
        self.gone("blueprints", slot)
        self.end_turn()

    def hire(self, seat: int, contractor: str, card: str) -> None:
        """The discarded card's tool says which slot; then the effect; then the contractor leaves."""
        me = self.seats[seat]
        slot = self.market["tools"].index(TOOL[card])
        assert self.market["contractors"][slot] == contractor
        self.discard_from_hand(seat, card)
        me["energy"] -= EXTRA_ENERGY[contractor]
        if contractor == "architect":
            self.draw_to_hand(seat, 3)
        elif contractor == "electrician":
            me["energy"] += 5
        elif contractor == "miner":
            me["metal"] += 3
        elif contractor == "investor":
            self.investor(seat)
        elif contractor == "engineer":
            self.engineer(seat)
        else:  # foreman, hired hands, specialist: in this round's work phase
            me["hired"] = contractor
        opponents = [other for other in range(len(self.seats)) if other != seat]
        # A gift needs a choice only among two or more opponents.
        if contractor in GIFT and len(opponents) > 1:
            me["pending"] = {"give": contractor, "slot": slot}
            return
        if contractor in GIFT and len(opponents) == 1:
            self.give(contractor, opponents[0])
        self.contractor_leaves(slot)

    def give(self, contractor: str, other: int) -> None:
        """Architect: 1 card; electrician: 2 energy; miner: 1 metal."""
        if contractor == "architect":
            self.draw_to_hand(other, 1)
        elif contractor == "electrician":
            self.seats[other]["energy"] += 2
        else:
            self.seats[other]["metal"] += 1

    def investor(self, seat: int) -> None:
        """The printed metal and energy of the top blueprint, which is discarded."""
        card = self.draw("blueprints")
        if card is not None:
            self.seats[seat]["metal"] += METAL[card]
            self.seats[seat]["energy"] += ENERGY[card]
            self.discard("blueprints", card)

    def engineer(self, seat: int) -> None:
        """Reveal until a card may be built, and build it free; none if no such card is left."""
        compound = self.seats[seat]["compound"]
        while any(may_stand(card, compound) for card in [*self.decks["blueprints"], *self.state["discards"]["blueprints"]]):
            card = self.draw("blueprints")
            assert card is not None
            if may_stand(card, compound):
                self.build(seat, card)
                return
            self.discard("blueprints", card)

    def contractor_leaves(self, slot: int) -> None:
        self.discard("contractors", self.market["contractors"][slot])
        self.gone("contractors", slot)
        self.end_turn()

    def end_turn(self) -> None:
        """The marketplace is refilled. The next seat to the left; after a whole circle work begins."""
        self.refill_marketplace()
        self.state["swept"] = False
        following = (self.state["turn"] + 1) % len(self.seats)
        if following != self.state["first"]:
            self.state["turn"] = following
        else:
            self.begin_work()

    # ------------------------------------------------------------------------------- work phase

    def begin_work(self) -> None:
        """All roll in turn order: four dice, two more with hired hands; the foreman's seat sets its own."""
        self.state["phase"] = "work"
        self.state["turn"] = None
        for step in range(len(self.seats)):
            seat = (self.state["first"] + step) % len(self.seats)
            hired = self.seats[seat]["hired"]
            if hired == "hired_hands":
                self.seats[seat]["hired"] = None
            if hired != "foreman":
                self.roll_dice(seat, 6 if hired == "hired_hands" else 4)

    def roll_dice(self, seat: int, dice: int) -> None:
        for _ in range(dice):
            self.seats[seat]["dice"].append(self.chance.roll(seat))

    def headquarters(self, seat: int, floor: str, v: int) -> None:
        """A card, the die's energy or a metal; 1 more if the floor already has a die with that face."""
        me = self.seats[seat]
        extra = 1 if v in me["headquarters"][floor] else 0
        me["dice"].remove(v)
        me["headquarters"][floor].append(v)
        if floor == "research":
            self.draw_to_hand(seat, 1 + extra)
        elif floor == "generate":
            me["energy"] += v + extra
        else:
            me["metal"] += 1 + extra

    def build(self, seat: int, card: str) -> None:
        """The card stands, is paid already, and the build triggers that stood before it fire."""
        me = self.seats[seat]
        for passive, kind, gain in (("scrap_yard", "metal", 1), ("solar_array", "energy", 2)):
            me[kind] += gain * self.firings(seat, passive)
        me["compound"].append(card)

    def firings(self, seat: int, passive: str) -> int:
        """Own passive, once a round; and Replicator, if it stands in for it. Both are used up by this."""
        me = self.seats[seat]
        times = 0
        if passive in me["compound"] and passive not in me["activated"]:
            me["activated"].append(passive)
            times += 1
        if me["replicating"] == passive:
            me["replicating"] = None
            times += 1
        return times

    def use_card(self, seat: int, words: str, card: str, use: Use) -> None:
        """Dice, metal and energy are paid at once; then discards or dice to pick up; then the gains."""
        me = self.seats[seat]
        for v in use.place:
            me["dice"].remove(v)
            me["placed"].append(v)
        for v in use.change:
            me["dice"].remove(v)
        me["metal"] -= use.pay_metal
        me["energy"] -= use.pay_energy
        if use.pay_cards:
            me["pending"] = {"discard": use.pay_cards, "for": words}
        elif card == "temp_agency":
            me["pending"] = {"reroll": []}
        elif card in PASSIVES:  # Replicator is this passive until it fires
            me["replicating"] = card
        else:
            self.gain(seat, use)

    def pay_card(self, seat: int, card: str) -> None:
        """One of the cards that the building asks for; after the last one it gives its gains."""
        me = self.seats[seat]
        self.discard_from_hand(seat, card)
        me["pending"]["discard"] -= 1
        if me["pending"]["discard"] > 0:
            return
        _, building, *tail = me["pending"]["for"].split()
        me["pending"] = None
        if building == "black_market":
            self.black_market(seat, card)
        else:
            self.gain(seat, USES[building][" ".join(tail)])

    def black_market(self, seat: int, card: str) -> None:
        """The printed cost of the discarded card; of more than 4 the owner chooses 4."""
        me = self.seats[seat]
        if METAL[card] + ENERGY[card] > 4:
            me["pending"] = {"refund": card}
        else:
            me["metal"] += METAL[card]
            me["energy"] += ENERGY[card]

    def gain(self, seat: int, use: Use) -> None:
        """Metal, energy, goods, shown dice; then cards; then rolled dice; then the laboratory's card."""
        me = self.seats[seat]
        me["metal"] += use.metal
        me["energy"] += use.energy
        me["goods"] += use.goods
        me["dice"].extend(use.dice)
        self.draw_to_hand(seat, use.draw)
        self.roll_dice(seat, use.roll)
        if use.goods:
            self.draw_to_hand(seat, self.firings(seat, "laboratory"))

    def holds_too_much(self, seat: int) -> bool:
        """More than 12 metal and energy together, or more than 10 cards."""
        return self.too_many_resources(seat) or self.too_many_cards(seat)

    def finish(self, seat: int) -> None:
        """When the last one is done, all that hold too much must drop something. By rules 1 each did so when done itself."""
        self.seats[seat]["finished"] = True
        last = all(me["finished"] for me in self.seats)
        for other in range(len(self.seats)):
            if (other == seat if self.rules == 1 else last) and self.holds_too_much(other):
                self.seats[other]["pending"] = {"drop": True}
                self.seats[other]["finished"] = False
        self.round_may_end()

    def dropped(self, seat: int) -> None:
        """Whoever holds no more than allowed is done for good."""
        if not self.holds_too_much(seat):
            self.seats[seat]["pending"] = None
            self.seats[seat]["finished"] = True
        self.round_may_end()

    def round_may_end(self) -> None:
        if all(me["finished"] for me in self.seats):
            self.end_round()

    # --------------------------------------------------------------------------------- the round

    def end_round(self) -> None:
        """The Machine; clear up; over after the last round; else look for the end, pass the token, go on."""
        machine = self.state["machine"]
        if machine:
            self.machine_turn()
        for me in self.seats:
            me.update(
                {
                    "dice": [],
                    "headquarters": {floor: [] for floor in FLOORS},
                    "placed": [],
                    "activated": [],
                    "replicating": None,
                    "hired": None,
                    "finished": False,
                }
            )
        if self.state["last_round"]:
            self.state["phase"] = "over"
            return
        # 12 goods or 10 built cards of anyone, or 12 goods of The Machine: one more round.
        self.state["last_round"] = any(me["goods"] >= 12 or len(me["compound"]) >= 10 for me in self.seats) or (
            machine is not None and machine["goods"] >= 12
        )
        self.state["first"] = (self.state["first"] + 1) % len(self.seats)
        self.state["round"] += 1
        self.state["phase"] = "market"
        self.state["turn"] = self.state["first"]

    def machine_turn(self) -> None:
        """Green: a market card, or the top card and a sweep. Each other die: a good if its type has as many."""
        machine = self.state["machine"]
        green = self.chance.roll("machine")
        dice = {kind: self.chance.roll("machine") for kind in ("training", "production", "special", "utility")}
        if green <= 4:
            card = self.market["blueprints"][green - 1]
            if card is not None:
                machine["compound"].append(card)
                self.gone("blueprints", green - 1)
        else:
            card = self.draw("blueprints")
            if card is not None:
                machine["compound"].append(card)
            self.sweep("blueprints" if green == 5 else "contractors")
        self.refill_marketplace()
        for kind, die in dice.items():
            if die <= sum(1 for built in machine["compound"] if TYPE[built] == kind):
                machine["goods"] += 1
