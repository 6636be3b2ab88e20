"""The oracle beside the engine in one renewal phase: it is told the decisions and what chance answered; all else must agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any

from fabrica.engine.backend import Event
from fabrica.games.stephens.rules.tables import CONTRACT_IDS, INVESTMENT_IDS, PROFESSION_IDS
from stephens.box import COLOURS, CONTRACTS, SUPPLY, WOOD
from stephens.oracle import begin, choices, choose, payments
from stephens.oracle_table import Choice, Position, acting, all_cards, unlocked
from stephens.translating import AUTOMA, View, engine_form, oracle_form, shown, upper

REVEALED = {"reveal_profession": PROFESSION_IDS, "reveal_contract": CONTRACT_IDS, "reveal_investment": INVESTMENT_IDS}
NO_MORE = ("done", "decline")
HALF_MADE = ("step", "pending", "rows", "professions", "decks", "scores", "rank", "seats")  # may differ in the middle of a choice
BY_ITSELF = ("draw", "automa_apprentice")  # counted: nobody says a word for these
MADE_IN_TWO = ("create", "reinforce", "fulfil")


class Told:
    """What an engine's move has shown: the cards and cubes that came, and the rows after it."""

    def __init__(self, events: Iterable[Event], rows: dict[str, Any]) -> None:
        events = [event for event in events if event[2] >= 0]
        self.cards = upper(REVEALED[name][result] for name, _, result in events if name in REVEALED)
        self.cubes = [WOOD[result] for name, _, result in events if name == "next_automa_cube"]
        cards = [card for side in rows.values() for row in side.values() for card in row]
        self.automa_apprentices = upper(card["card"] for card in cards if card["apprentice"] == "automa")

    def order(self, cards: Sequence[str]) -> list[str]:
        """What came, first; nothing is known of the rest."""
        return sorted(cards, key=lambda card: self.cards.index(card) if card in self.cards else len(self.cards))

    def stack(self, position: Position) -> None:
        """Lay decks and discards so that they bring what came; the top of a deck of professions lies open already."""
        for pile in position["professions"].values():
            pile["deck"][1:] = self.order(pile["deck"][1:])
        for pile in (position["contracts"], position["investments"]):
            pile["deck"] = self.order(pile["deck"])
        for pile in (*position["professions"].values(), position["contracts"], position["investments"]):
            pile["discards"] = self.order(pile["discards"])

    def shuffle(self, position: Position, choice: Choice) -> Choice:
        """The card that is just being discarded may come back at once."""
        if "discard" not in choice:
            return choice
        pile = position[choice["discard"]]
        return {**choice, "shuffled": self.order(pile["discards"] + pile["spaces"][:1])}


# Choices in the engine's words


def choices_by_words(position: Position) -> dict[str, list[list[Choice]]]:
    """All that the oracle allows, by the engine's (first) words for it; an accessory is chosen together with its delivery."""
    found: dict[str, list[list[Choice]]] = {}
    for run in runs(position):
        found.setdefault(words_of(run), []).append(run)
    return found


def runs(position: Position) -> Iterator[list[Choice]]:
    for choice in choices(position):
        if "deliver" in choice and pays(choice) == "accessory":
            yield from ([choice, kind] for kind in choices(choose(position, choice)))
        else:
            yield [choice]


def pays(delivery: Choice) -> str:
    return next(reward for cubes, reward in SUPPLY[delivery["deliver"]] if sorted(cubes) == sorted(delivery["cubes"]))


def words_of(run: list[Choice]) -> str:
    return next(say(run) for key, say in SAID.items() if key in run[0])


def supply_words(run: list[Choice]) -> str:
    cubes = run[0]["cubes"]
    what = run[1]["accessory"] if len(run) > 1 else cubes[0] if len(cubes) == 1 else "set"
    return f"supply {run[0]['deliver'].lower()} {what}"


def take_words(run: list[Choice]) -> str:
    choice, card = run[0], run[0]["take"]
    return f"{'accept' if card in CONTRACTS else 'fund'} {card.lower()} {choice.get('row', '')}".strip()


def fulfil_words(run: list[Choice]) -> str:
    choice = run[0]
    chosen = choice["spend"] if "any" in CONTRACTS[choice["fulfil"]].accessories else []
    return " ".join(["fulfil", choice["fulfil"].lower(), *chosen])


SAID: dict[str, Callable[[list[Choice]], str]] = {
    "activate": lambda run: f"column {run[0]['activate']}",
    "deliver": supply_words,
    "discard": lambda run: f"skim {run[0]['discard']}",
    "take": take_words,
    "create": lambda run: f"create {run[0]['create'].lower()} {run[0]['level']}",
    "reinforce": lambda run: f"reinforce {run[0]['reinforce'].lower()}",
    "fulfil": fulfil_words,
    "decline": lambda run: "done",
    "done": lambda run: "done",
}


# Choices that the engine asks for in two parts


class Assignment:
    """A profession is chosen, its disc is still to be."""

    step = "unlocking"
    pending = None

    def __init__(self, position: Position, allowed: list[Choice]) -> None:
        self.by_words = {f"unlock {choice['disc']}": choice for choice in allowed}

    def words(self) -> set[str]:
        return set(self.by_words)

    def take(self, words: str) -> Choice:
        return self.by_words[words]


class Payment:
    """A contract is chosen, its cubes are still to be paid: some of them, with 4a, by two of another colour."""

    step = "paying"

    def __init__(self, position: Position, allowed: list[Choice]) -> None:
        player = acting(position)
        self.choice = allowed[0]
        self.owed: Counter[str] = Counter(CONTRACTS[self.choice["fulfil"]].cubes)
        self.have: Counter[str] = Counter(player["cubes"])
        self.paid: Counter[str] = Counter()
        self.substitutes = unlocked(player, "4a")

    @property
    def pending(self) -> View:
        return {"owed": dict(+self.owed), "substituted": False}

    def words(self) -> set[str]:
        pairs = [(two, one) for two in COLOURS for one in COLOURS if self.substitutes and two != one and self.owed[one]]
        found = {f"substitute {two} {one}" for two, one in pairs if self.may_substitute(two, one)}
        return found | ({"pay"} if self.owed <= self.have else set())

    def may_substitute(self, two: str, one: str) -> bool:
        """There are two, and the rest can still be paid in some way."""
        owed, have = self.owed - Counter([one]), self.have - Counter([two, two])
        return self.have[two] >= 2 and bool(payments(owed.elements(), have, substitutes=True))

    def take(self, words: str) -> Choice | None:
        if words == "pay":
            return {**self.choice, "pay": dict(self.paid + self.owed)}
        _, two, one = words.split()
        self.have[two] -= 2
        self.owed[one] -= 1
        self.paid[two] += 2
        return None


# The whole phase


class Follower:
    """One renewal phase, from the engine's position before it."""

    def __init__(self, before: View, told: Told) -> None:
        self.before = before
        final = before["turns_left"] == 0 and len(before["seats"]) > 1
        self.position = begin(oracle_form(before), final)
        self.columns: list[list[int]] = [[] for _ in before["seats"]]
        self.half: Assignment | Payment | None = None
        self.told = told
        self.made: Counter[str] = Counter()
        self.pass_by()

    @property
    def is_over(self) -> bool:
        return self.position["renewal"] is None

    def words(self) -> set[str]:
        """All that may be said now."""
        return self.half.words() if self.half else set(self.by_words)

    @cached_property
    def by_words(self) -> dict[str, list[list[Choice]]]:
        return choices_by_words(self.position)

    def follow(self, words: str, told: Told) -> None:
        self.told = told
        if self.half:
            choice = self.half.take(words)
            self.make([choice] if choice else [])
        else:
            self.follow_first(words)
        self.pass_by()

    def follow_first(self, words: str) -> None:
        allowed = self.by_words[words]
        if words.split()[0] in MADE_IN_TWO:
            kind = Payment if words.startswith("fulfil") else Assignment
            self.half = kind(self.position, [run[0] for run in allowed])
        else:
            self.make(allowed[0])

    def make(self, run: list[Choice]) -> None:
        for choice in run:
            self.half = None
            self.__dict__.pop("by_words", None)
            self.told.stack(self.position)
            before, self.position = self.position, choose(self.position, self.told.shuffle(self.position, choice))
            if "activate" in choice:
                self.columns[int(choice["player"])].append(choice["activate"])
            self.made.update(kind for kind in BY_ITSELF if kind in choice)
            self.made["deck made anew"] += discards_of(self.position) < discards_of(before)

    def pass_by(self) -> None:
        """Go on while there is nothing to decide, or chance decides."""
        forced = self.forced()
        while forced:
            self.make([forced])
            forced = self.forced()

    def forced(self) -> Choice | None:
        if isinstance(self.half, Payment):
            return self.half.take("pay") if self.half.words() == {"pay"} else None
        if self.half or self.is_over:
            return None
        if self.position["renewal"]["step"] == "automa" and not self.position["renewal"]["reward"]:
            return {"player": AUTOMA, "draw": self.told.cubes}
        allowed = choices(self.position)
        if "automa_apprentice" in allowed[0]:
            return self.apprentice(allowed)
        return allowed[0] if len(allowed) == 1 and set(allowed[0]) & set(NO_MORE) else None

    def apprentice(self, allowed: list[Choice]) -> Choice:
        """Where the engine has put the Automa's disc: any place is as good as another, and none may be refused."""
        had = [card["card"] for card in all_cards(self.position) if card["apprentice"] == AUTOMA]
        return {**allowed[0], "automa_apprentice": next((c for c in self.told.automa_apprentices if c not in had), "")}

    def form(self) -> View:
        view = engine_form(self.position, self.before)
        for seat, columns in zip(view["seats"], self.columns, strict=True):
            seat["columns"] = [] if self.is_over else sorted(columns)
        return view

    def agree(self, view: View) -> None:
        """The engine's position is the oracle's; in the middle of a choice, as far as that goes."""
        engine, oracle = shown(view), self.form()
        if self.half:
            assert (view["step"], view["pending"]) == (self.half.step, self.half.pending)
            engine, oracle = (rest_of(each, view["mover"]) for each in (engine, oracle))
        assert engine == oracle, differences(engine, oracle)


def differences(engine: Any, oracle: Any, at: str = "") -> str:
    """What the two say differently, each with its place."""
    if isinstance(engine, dict) and isinstance(oracle, dict):
        pairs = [(str(key), engine.get(key), oracle.get(key)) for key in {**engine, **oracle}]
    elif isinstance(engine, list) and isinstance(oracle, list) and len(engine) == len(oracle):
        pairs = [(str(i), a, b) for i, (a, b) in enumerate(zip(engine, oracle, strict=True))]
    else:
        return f"{at.strip('.')}: engine {engine}, oracle {oracle}\n"
    return "".join(differences(a, b, f"{at}.{key}") for key, a, b in pairs if a != b)


def discards_of(position: Position) -> int:
    piles = (*position["professions"].values(), position["contracts"], position["investments"])
    return sum(len(pile["discards"]) for pile in piles)


def rest_of(view: View, mover: int) -> View:
    """A position without what a half-made choice touches."""
    others = [seat for number, seat in enumerate(view["seats"]) if number != mover]
    return {"others": others, **{key: view[key] for key in view if key not in HALF_MADE}}
