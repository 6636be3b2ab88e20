"""A slow and obvious Fantastic Factories, to compare a fast engine with, move by move.

Words, order of chance and positions: docs/fantastic-factories.md. The state IS a position (plain dicts and
lists), plus the two decks; every rule stands next to the few lines that carry it out.
"""

from __future__ import annotations

from typing import Any

from fantastic_factories.oracle_box import (
    ENERGY,
    EXTRA_ENERGY,
    FLOORS,
    GIFT,
    METAL,
    PASSIVES,
    TOOL,
    TYPE,
    USES,
    Use,
    build_cost,
    may_stand,
)
from fantastic_factories.oracle_moves import OracleMoves


class Oracle(OracleMoves):
    def play(self, seat: int, words: str) -> None:
        if words not in self.moves(seat):
            raise ValueError(f"seat {seat} cannot play {words!r}")
        me, said = self.seats[seat], words.split()
        if me["pending"] is not None:
            self.play_pending(seat, me, said)
        elif self.state["phase"] == "market":
            self.play_market(seat, me, said)
        elif said[0] in ("activate", "replicate"):
            self.activate(seat, me, words)
        else:
            self.play_work(seat, me, said)

    def play_pending(self, seat: int, me: dict[str, Any], said: list[str]) -> None:
        match said:
            case ["give", other]:
                contractor, slot = me["pending"]["give"], me["pending"]["slot"]
                me["pending"] = None
                self.give(contractor, int(other))
                self.contractor_leaves(slot)
            case ["discard", card]:
                self.pay_card(seat, card)
            case ["gain", metal, "metal", energy, "energy"]:
                me["pending"] = None
                me["metal"] += int(metal)
                me["energy"] += int(energy)
            case ["reroll", v]:
                me["dice"].remove(int(v))
                me["pending"]["reroll"].append(int(v))
            case ["roll"]:  # the dice picked up for the temp agency
                picked_up = len(me["pending"]["reroll"])
                me["pending"] = None
                self.roll_dice(seat, picked_up)
            case ["drop", "metal" | "energy" as kind]:
                me[kind] -= 1
                self.dropped(seat)
            case ["drop", card]:
                self.discard_from_hand(seat, card)
                self.dropped(seat)
            case _:
                raise AssertionError(said)

    def play_market(self, seat: int, me: dict[str, Any], said: list[str]) -> None:
        match said:
            case ["sweep", row, kind]:
                me[kind] -= 1
                self.state["swept"] = True
                self.sweep(row)
            case ["take", card]:
                self.take(seat, card)
            case ["hire", contractor, "discard", card]:
                self.hire(seat, contractor, card)
            case ["pass"]:
                self.end_turn()
            case _:
                raise AssertionError(said)

    def play_work(self, seat: int, me: dict[str, Any], said: list[str]) -> None:
        match said:
            case ["set", v]:
                me["dice"].append(int(v))
                if len(me["dice"]) == 4:
                    me["hired"] = None
            case ["roll"]:  # the foreman's dice that were not set
                me["hired"] = None
                self.roll_dice(seat, 4 - len(me["dice"]))
            case ["research" | "generate" | "mine" as floor, v]:
                self.headquarters(seat, floor, int(v))
            case ["build", card, "discard", other]:
                metal, energy = build_cost(card, me["compound"])
                me["metal"] -= metal
                me["energy"] -= energy
                me["hand"].remove(card)
                self.discard_from_hand(seat, other)
                self.build(seat, card)
            case ["specialist", v]:
                me["hired"] = None
                me["dice"].append(int(v))
            case ["finish"]:
                self.finish(seat)
            case _:
                raise AssertionError(said)

    def activate(self, seat: int, me: dict[str, Any], words: str) -> None:
        """A card of one's own, or for 1 energy one that Replicator copies."""
        verb, card, *tail = words.split()
        me["activated"].append(card if verb == "activate" else "replicator")
        me["energy"] -= 1 if verb == "replicate" else 0
        self.use_card(seat, words, card, USES[card][" ".join(tail)])

    # Market phase

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

    # Work phase

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

    # The round

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
