"""What the oracle allows."""

from __future__ import annotations

from collections import Counter

from fantastic_factories.oracle_box import (
    BOX,
    ENERGY,
    EXTRA_ENERGY,
    FACES,
    FLOORS,
    METAL,
    NEVER_REPLICATED,
    PASSIVES,
    TOOL,
    USES,
    Use,
    build_cost,
    may_stand,
)
from fantastic_factories.oracle_table import OracleTable


class OracleMoves(OracleTable):
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
