"""The game in words for people, for page and terminal alike. Every function takes a language: "en", "pt", "pl" or "es"."""

from fabrica.games.fantastic_factories.words.asking import refusal, waiting
from fabrica.games.fantastic_factories.words.cards import brief, cost, describe, effects
from fabrica.games.fantastic_factories.words.log import machine_news, news
from fabrica.games.fantastic_factories.words.moves import VERBS, move_done, move_help, move_label, you_did
from fabrica.games.fantastic_factories.words.names import (
    amount,
    card_name,
    card_names,
    floor_name,
    level_name,
    phase_name,
    resource_name,
    seat_name,
    tool_name,
    type_name,
)
from fabrica.games.fantastic_factories.words.score import explain_score, tie_break, verdict, worth

__all__ = [
    "VERBS",
    "amount",
    "brief",
    "card_name",
    "card_names",
    "cost",
    "describe",
    "effects",
    "explain_score",
    "floor_name",
    "level_name",
    "machine_news",
    "move_done",
    "move_help",
    "move_label",
    "news",
    "phase_name",
    "refusal",
    "resource_name",
    "seat_name",
    "tie_break",
    "tool_name",
    "type_name",
    "verdict",
    "waiting",
    "worth",
    "you_did",
]
