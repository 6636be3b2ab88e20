"""The Automa's part of the table: its last card in pictures, its reserve, its bag, and what there is to reach."""

from __future__ import annotations

from typing import Any

from fabrica.games.stephens.data.position import AUTOMA_NAME
from fabrica.games.stephens.page.seeing import Eyes
from fabrica.games.stephens.page.signs import AUTOMA_CARD, Line
from fabrica.games.stephens.page.things import Cubes
from fabrica.games.stephens.solo_components import FINAL_RENEWAL as FINAL
from fabrica.games.stephens.solo_components import OPPONENT_FINAL, RANK_FROM, RANKS, RESERVE, AutomaCard
from fabrica.games.stephens.words import (
    automa_name,
    cube_name,
    describe,
    level_name,
    opponent_name,
    opponent_rule,
    rank_name,
    scenario_name,
    scenario_rule,
)
from fabrica.web.page_view import Sign

ACTION_ICON = {"furnace": "furnace", "profession": "profession_red", "private": "factory"}
ARROWS = {True: "↻", False: "↺"}
ARROW = Sign("arrow")


def final_space(automa: dict[str, Any]) -> int:
    """The army's space of the final renewal."""
    return OPPONENT_FINAL if automa["opponent"] != "none" else FINAL[automa["level"]]


def workers(view: dict[str, Any]) -> int:
    """How many of its discs are at work."""
    cards = [card for side in view["rows"].values() for row in side.values() for card in row]
    return sum((card["master"] == AUTOMA_NAME) + (card["apprentice"] == AUTOMA_NAME) for card in cards)


def rival(eyes: Eyes) -> dict[str, Any] | None:
    automa = eyes.view["automa"]
    if automa is None:
        return None
    level, at_work = automa["level"], workers(eyes.view)
    return {
        "level": level_name(level, eyes.language),
        "opponent": None if automa["opponent"] == "none" else opponent_name(automa["opponent"], eyes.language),
        "picture": "automa" if automa["opponent"] == "none" else automa["opponent"],
        "rules": special_rules(automa, eyes.language),
        "card": last_card(eyes, automa["card"]) if automa["card"] else None,
        "deck": len(automa["deck"]),
        "bag": [Cubes(colour, cube_name(colour, eyes.language), n) for colour, n in automa["bag"].items()],
        "workers": at_work,
        "reserve": [{"n": n, "covered": at <= at_work} for at, n in enumerate(RESERVE, 1)],
        "takes": RESERVE[max(1, min(at_work, len(RESERVE))) - 1],
        "final": final_space(automa),
        "needed": eyes.view["solo"]["needed"],
        "ranks": [] if automa["opponent"] != "none" else ranks(eyes, level),
        "rank": rank_name(eyes.view["solo"]["rank"], eyes.language),
        "rule": "solo",
    }


def special_rules(automa: dict[str, Any], language: str) -> list[str]:
    """What an opponent forbids, and what a scenario asks for."""
    rules = [] if automa["opponent"] == "none" else [opponent_rule(automa["opponent"], language)]
    if automa["scenario"] != "off":
        rules.append(f"{scenario_name(automa['scenario'], language)}: {scenario_rule(automa['scenario'], language)}")
    return rules


def ranks(eyes: Eyes, level: str) -> list[dict[str, Any]]:
    pairs, now = zip(RANKS, RANK_FROM[level], strict=True), eyes.view["solo"]["rank"]
    return [{"name": rank_name(rank, eyes.language), "from": start, "now": rank == now} for rank, start in pairs]


def last_card(eyes: Eyes, id: str) -> dict[str, Any]:
    card, language = AUTOMA_CARD[id], eyes.language
    signs = (action_signs(card), supply_signs(card))
    return {"id": id, "signs": signs, "name": automa_name(id, language), "sentences": describe(id, language)}


def action_signs(card: AutomaCard) -> Line:
    if card.action == "profession":
        return (Sign("profession_red" if card.space <= 3 else "profession_blue", str(card.space)),)
    removed = (ARROW, Sign("discard_pile", ", ".join(map(str, card.removes)))) if card.removes else ()
    return (Sign(ACTION_ICON[card.action]), Sign(f"place_{card.at}"), Sign("turns", ARROWS[card.clockwise]), *removed)


def supply_signs(card: AutomaCard) -> Line:
    where = (Sign("factory"), Sign(f"place_{card.to}"), Sign("turns", ARROWS[card.onward]))
    return (Sign("cube_any", str(card.supplies)), ARROW, *where, *((Sign("automa_disc"),) if card.disc else ()))
