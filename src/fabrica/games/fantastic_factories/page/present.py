"""What a viewer sees: every card, die and number of the table, and the moves that belong to each, in the viewer's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import takewhile
from typing import Any

from fabrica.engine.entry import Entry
from fabrica.engine.match import Match
from fabrica.games.fantastic_factories.components import BUILDINGS_TO_END, FLOOR_SLOTS, GOODS_TO_END, HAND_LIMIT, RESOURCE_LIMIT
from fabrica.games.fantastic_factories.data.position import FLOORS, PACKAGE
from fabrica.games.fantastic_factories.lessons.rulebook import section_of_card
from fabrica.games.fantastic_factories.page.brings import brings
from fabrica.games.fantastic_factories.page.printed import first_move, keyed, printed, without
from fabrica.games.fantastic_factories.page.signs import BLUEPRINT
from fabrica.games.fantastic_factories.page.things import Card, Die, Floor
from fabrica.games.fantastic_factories.rules.moves import MOVES
from fabrica.games.fantastic_factories.words import (
    amount,
    card_name,
    floor_name,
    tool_name,
    waiting,
)
from fabrica.games.fantastic_factories.words.moves import meaning
from fabrica.web.page_view import Choice, Eyes, View, Why

KNOWN = frozenset(MOVES)
MARKET_MOVES = ("take ", "hire ", "give ", "sweep ")
ON_THINGS = ("discard ", "drop ", "reroll ")  # moves of a choice that waits which are made on cards and dice, or several at once


class FactoryEyes(Eyes):
    """One viewer of one match, in a language."""

    PACKAGE = PACKAGE

    def takes(self, words: str) -> tuple[str, ...]:
        """The dice, and the card that is paid with."""
        kind, args = meaning(words)
        faces = str(args.get("faces", args.get("face", ""))).split(", ")
        paid = {"build": "other", "hire": "card"}.get(kind)
        return (*(f"die-{face}" for face in faces if face), *([f"card-{args[paid]}"] if paid else []))

    def brings(self, words: str) -> str:
        return "" if self.viewer is None else brings(words, self.view["seats"][self.viewer], self.language)

    def asked(self) -> str:
        assert self.viewer is not None  # noqa: S101 for the type checker
        asked = waiting(self.view, self.viewer, self.language)
        return asked or self.say(f"prompt-{self.view['phase']}", swept="yes" if self.view["swept"] else "no")

    # Cards

    def card(self, place: str, id: str, tool: str | None = None, **rest: Any) -> Card:
        return Card(place, printed(id, tool, self.language), **rest)

    def blueprints(self) -> list[Card | None]:
        return [None if id is None else self.on_offer(slot, id) for slot, id in enumerate(self.view["market"]["blueprints"])]

    def on_offer(self, slot: int, id: str) -> Card:
        words = f"take {id}"
        return self.card(f"market-{slot}", id, choices=self.exactly(words), why=self.why(words), acts="take")

    def contractors(self) -> list[Card | None]:
        market = self.view["market"]
        pairs = enumerate(zip(market["contractors"], market["tools"], strict=True))
        return [None if id is None else self.for_hire(slot, id, tool) for slot, (id, tool) in pairs]

    def for_hire(self, slot: int, id: str, tool: str) -> Card:
        choices = self.choices(f"hire {id} ")
        why = None if choices else self.why_not_hire(id, tool)
        return self.card(f"contractor-{slot}", id, tool=tool, choices=choices, why=why, acts="hire")

    def why_not_hire(self, id: str, tool: str) -> Why | None:
        fitting = [card for card in self.hand_ids() if BLUEPRINT[card].tool.name.lower() == tool]
        why = self.why(f"hire {id} discard {(fitting or list(BLUEPRINT))[0]}")
        if why and not fitting and self.view["turn"] == self.viewer:
            return Why(self.say("why-no-tool", tool=tool), "hire")
        return why

    def hand_ids(self) -> list[str]:
        return [] if self.viewer is None else self.view["seats"][self.viewer]["hand"] or []

    def hand(self) -> list[Card]:
        return [self.in_hand(key, id) for key, id in keyed("hand", self.hand_ids())]

    def in_hand(self, key: str, id: str) -> Card:
        asked = self.exactly(f"discard {id}", f"drop {id}")
        choices = asked or self.choices(f"build {id} ")
        why = None if choices else self.why_not_build(id)
        return self.card(key, id, choices=choices, why=why, acts="discard" if asked else "build")

    def why_not_build(self, id: str) -> Why | None:
        others = [card for card in without(id, self.hand_ids()) if BLUEPRINT[card].tool is BLUEPRINT[id].tool]
        why = self.why(f"build {id} discard {others[0] if others else id}")
        if why and not others and self.view["phase"] == "work":
            return Why(self.say("why-no-pair", tool=BLUEPRINT[id].tool.name.lower()), "build")
        return why

    def compound(self, seat: int) -> list[Card]:
        me = self.view["seats"][seat]
        lies = self.dice_on_cards.get(seat, {})
        keys = keyed(f"built-{seat}", self.as_built(seat, me["compound"]))
        return [self.standing(seat, key, id, id in me["activated"], lies.get(id, ())) for key, id in keys]

    def as_built(self, seat: int, ids: list[str]) -> list[str]:
        """In the order in which they were built, so that the others stay in their places when one comes."""
        built = [entry.words.split()[1] for entry in self.match.log if entry.seat == seat and entry.words.startswith("build ")]
        when = {id: n for n, id in enumerate(built)}
        return sorted(ids, key=lambda id: when.get(id, -1))

    @cached_property
    def dice_on_cards(self) -> dict[int, dict[str, tuple[int, ...]]]:
        """By seat and card, the dice that were put there in this round, as the log tells."""
        found: dict[int, dict[str, tuple[int, ...]]] = {}
        since = takewhile(lambda entry: not entry.words.startswith(MARKET_MOVES), reversed(self.match.log))
        for kind, card, faces, seat in (used(entry) for entry in since if self.view["phase"] == "work"):
            if kind == "activate":
                found.setdefault(seat, {}).setdefault(card, faces)
        return found

    def standing(self, seat: int, key: str, id: str, is_used: bool, dice: tuple[int, ...]) -> Card:
        dice = dice if is_used else ()
        if seat != self.viewer:
            return self.card(key, id, used=is_used, dice=dice)
        choices = self.choices(f"activate {id} ") + self.exactly(f"activate {id}")
        if BLUEPRINT[id].replicates:
            choices += self.choices("replicate ")
        ways = None if choices else first_move(f"activate {id}")
        why = None if choices else self.why(ways) if ways else self.passive(id)
        return self.card(key, id, choices=choices, why=why, used=is_used, acts="use", dice=dice)

    def passive(self, id: str) -> Why | None:
        card = BLUEPRINT[id]
        if card.replicates:
            return self.why(first_move("replicate"))
        return Why(self.say("why-passive" if card.on_build or card.on_goods else "why-monument"), section_of_card(id))

    # Headquarters

    def floors(self, seat: int) -> list[Floor]:
        placed = self.view["seats"][seat]["headquarters"]
        return [self.floor(seat, id, placed[id]) for id in FLOORS]

    def floor(self, seat: int, id: str, dice: list[int]) -> Floor:
        slots: list[int | None] = [*dice, *[None] * (FLOOR_SLOTS - len(dice))]
        choices = self.choices(f"{id} ")
        at_work = self.view["phase"] == "work" and seat in self.match.active
        why = self.why(self.fitting(id) or first_move(id)) if at_work and not choices else None
        return Floor(id, floor_name(id, self.language), slots, choices, why)

    def fitting(self, floor: str) -> str | None:
        """A move with a die that one has, for a better reason than that it is missing."""
        dice = self.view["seats"][self.viewer]["dice"] if self.viewer is not None else []
        return next((f"{floor} {face}" for face in dice if f"{floor} {face}" in KNOWN), None)

    # People

    def seat(self, seat: int) -> View:
        view = self.view
        return {
            **view["seats"][seat],
            "seat": seat,
            "who": self.called(seat),
            "mine": seat == self.viewer,
            "first": view["first"] == seat,
            "acts": seat in self.match.active,
            "built": self.compound(seat),
            "floors": self.floors(seat) if seat == self.viewer else [],
            "hired_name": card_name(view["seats"][seat]["hired"], self.language) if view["seats"][seat]["hired"] else None,
            "progress": {
                "goods": (view["seats"][seat]["goods"], GOODS_TO_END),
                "buildings": (len(view["seats"][seat]["compound"]), BUILDINGS_TO_END),
            },
            "limits": {"resources": RESOURCE_LIMIT, "hand": HAND_LIMIT},
        }

    def machine(self) -> View | None:
        machine = self.view["machine"]
        if machine is None:
            return None
        built = [self.card(key, id) for key, id in keyed("machine", machine["compound"])]
        return {**machine, "built": built, "goal": GOODS_TO_END}

    # What is to be done

    def actions(self) -> list[Choice]:
        """Moves that belong to no single thing; all of them while a choice waits."""
        if self.viewer is None:
            return []
        if self.view["seats"][self.viewer]["pending"]:
            return [self.choice(words) for words in self.legal if not words.startswith(ON_THINGS)]
        return self.choices("set ", "specialist ") + self.exactly("pass", "roll")

    def kept(self) -> list[Choice]:
        """The ways to keep no more metal and energy than may be kept: each drops the rest at once."""
        if not {"drop metal", "drop energy"} & set(self.legal):
            return []
        me = self.view["seats"][self.viewer]
        over = me["metal"] + me["energy"] - RESOURCE_LIMIT
        metals = range(max(0, over - me["energy"]), min(over, me["metal"]) + 1)
        return [self.keeping(me["metal"] - n, me["energy"] - over + n, n, over - n) for n in metals]

    def keeping(self, metal: int, energy: int, metals: int, energies: int) -> Choice:
        label = self.say("keep", metal=amount(metal, "metal", self.language), energy=amount(energy, "energy", self.language))
        return Choice(";".join(["drop metal"] * metals + ["drop energy"] * energies), label)

    def tray(self) -> list[Die]:
        """The own dice that are not placed: each is one thing; while dice are picked up, a press picks it."""
        if self.viewer is None:
            return []
        picks = {choice.words.split()[1]: choice for choice in self.exactly(*(f"reroll {face}" for face in range(1, 7)))}
        faces = self.view["seats"][self.viewer]["dice"]
        return [Die(face, faces[:n].count(face), picks.get(str(face))) for n, face in enumerate(faces)]

    def picked(self) -> list[int]:
        """The dice that are picked up to be rolled again."""
        pending = self.view["seats"][self.viewer]["pending"] if self.viewer is not None else None
        return (pending or {}).get("reroll", []) if not self.idle else []

    def finish(self) -> View | None:
        """The end of one's work, and what to think of before."""
        if "finish" not in self.legal or self.viewer is None:
            return None
        me = self.view["seats"][self.viewer]
        excess = {"cards": max(0, me["cards"] - HAND_LIMIT), "resources": max(0, me["metal"] + me["energy"] - RESOURCE_LIMIT)}
        warnings = [self.say("warn-dice", n=len(me["dice"]))] if me["dice"] and len(self.legal) > 1 else []
        warnings += [self.say(f"warn-{what}", n=n) for what, n in excess.items() if n]
        return {"choice": self.choice("finish"), "warnings": warnings}


def used(entry: Entry) -> tuple[str, str, tuple[int, ...], int]:
    """A move as: its kind, the card, the dice on it, the seat."""
    kind, *args = entry.words.split()
    return kind, args[0] if args else "", tuple(int(face) for face in args[1:] if face.isdigit()), entry.seat


def present(match: Match, viewer: int | None, names: Sequence[str], language: str, idle: bool = False) -> View:
    """All that the table's template shows. `idle`: only to look at, as in a replay."""
    eyes = FactoryEyes(match, viewer, names, language, idle)
    me = eyes.seat(viewer) if viewer is not None else None
    order = [(n + (viewer or 0)) % match.seats for n in range(match.seats)]
    return {
        "view": eyes.view,
        "blueprints": eyes.blueprints(),
        "contractors": eyes.contractors(),
        "tools": [(tool, tool_name(tool, language)) for tool in eyes.view["market"]["tools"]],
        "sweeps": {row: eyes.choices(f"sweep {row} ") for row in ("blueprints", "contractors")},
        "me": me,
        "hand": eyes.hand(),
        "others": [eyes.seat(seat) for seat in order if seat != viewer],
        "machine": eyes.machine(),
        "prompt": eyes.prompt(),
        "actions": eyes.actions() + eyes.kept(),
        "tray": eyes.tray(),
        "picked": eyes.picked(),
        "finish": eyes.finish(),
        "legal": eyes.legal,
        "goal": {"goods": GOODS_TO_END, "buildings": BUILDINGS_TO_END},
        "race": race(eyes.view),
        "play": "board" if eyes.view["phase"] == "market" else "mine",
    }


def race(view: View) -> list[View]:
    """How far everyone is from the end of the game."""
    rows = [{"seat": n, "goods": seat["goods"], "building": len(seat["compound"])} for n, seat in enumerate(view["seats"])]
    machine = view["machine"]
    return rows + ([{"seat": None, "goods": machine["goods"], "building": len(machine["compound"])}] if machine else [])
