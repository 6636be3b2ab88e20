"""The oracle's table: a position, its decks, and how cards move between them."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any, Protocol, Self

from fantastic_factories.oracle_box import (
    BOX,
    FLOORS,
    MACHINE_STARTS_WITH,
    NEWEST,
    TOOLS_IN_ORDER,
    TYPE,
    monuments,
    prestige,
)


class Chance(Protocol):
    """What the oracle asks of chance."""

    def draw(self, deck: str, cards: Counter[str]) -> str: ...

    def roll(self, who: int | str) -> int: ...


def empty_table(seats: int) -> dict[str, Any]:
    """Before anything is dealt."""
    return {
        "game": "fantastic-factories", "phase": "market", "round": 1, "first": 0, "turn": 0, "swept": False, "last_round": False,
        "market": {"blueprints": [None] * 4, "contractors": [None] * 4, "tools": list(TOOLS_IN_ORDER)},
        "discards": {"blueprints": [], "contractors": []}, "machine": None, "seats": [empty_seat() for _ in range(seats)],
    }  # fmt: skip


def empty_seat() -> dict[str, Any]:
    return {
        "metal": 1, "energy": 2, "goods": 0, "hand": [], "compound": [], "dice": [],
        "headquarters": {"research": [], "generate": [], "mine": []}, "placed": [], "activated": [], "replicating": None,
        "hired": None, "pending": None, "finished": False,
    }  # fmt: skip


class OracleTable:
    def __init__(self, state: dict[str, Any], decks: dict[str, Counter[str]], chance: Chance) -> None:
        self.state = state  # a position, its lists in any order
        self.decks = decks  # the cards of each deck, without order
        self.chance = chance
        self.seats: list[dict[str, Any]] = state["seats"]
        self.market: dict[str, Any] = state["market"]
        self.rules: int = state.get("rules", NEWEST)

    @classmethod
    def new_game(cls, seats: int, chance: Chance, machine: str | None = None, rules: int = NEWEST) -> Self:
        """Each seat: 1 metal, 2 energy, 4 blueprints. Four and four in the market. Then The Machine's cards."""
        if not 1 <= seats <= 5 or (machine is not None and seats != 1):
            raise ValueError("1 to 5 seats; The Machine plays only against one")
        state = empty_table(seats) | ({"rules": rules} if rules != NEWEST else {})
        game = cls(state, {deck: Counter(BOX[deck]) for deck in BOX}, chance)
        for seat in range(seats):
            game.draw_to_hand(seat, 4)
        for row in ("blueprints", "contractors"):
            for slot in range(4):
                game.refill(row, slot)
        if seats == 1:
            game.begin_machine(machine or "easy")
        return game

    def begin_machine(self, level: str) -> None:
        """It starts with some cards, and without monuments."""
        compound: list[str] = []
        self.state["machine"] = {"level": level, "goods": 0, "compound": compound}
        while len(compound) < MACHINE_STARTS_WITH[level]:
            card = self.draw("blueprints")
            assert card is not None
            if TYPE[card] == "monument":
                self.discard("blueprints", card)
            else:
                compound.append(card)

    @classmethod
    def from_position(cls, position: dict[str, Any], chance: Chance) -> Self:
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

    # Cards

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
