"""Every sentence of the terminal, by message id. Nothing else in this package holds words for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        # the table
        "title": "Round {round}, {phase} phase{note}",
        "title-over": "The game is over",
        "your-turn": ": your turn",
        "their-turn": ": {who} to move",
        "ending": "The end is triggered: after this round comes one more, the last.",
        "last-round": "This is the last round.",
        "you": "You",
        "seat": "Seat {seat}",
        "machine": "The Machine",
        "machine-line": "{who} ({level}): {goods}, {points}; goods on a roll of: {rolls}",
        "machine-none": "nothing yet",
        "machine-roll": "{type} {n} or less",
        "opponent-line": "{who}: {metal}, {energy}, {goods}, {points}, {cards} in hand",
        "cards-line": "cards: {cards}",
        "token": " (first player)",
        "finished": " (finished)",
        "blueprints": "Blueprints ({n} in the deck)",
        "contractors": "Contractors ({n} in the deck)",
        "empty-slot": "(empty)",
        "compound": "Compound ({n})",
        "hand": "Hand ({n})",
        "nothing": "nothing",
        "used": "used",
        "headquarters": "Headquarters",
        "dice": "Dice",
        "on-cards": "on cards",
        "hired": "Hired",
        "replicating": "Replicator acts as",
        "type": "type",
        "cost": "cost",
        "tool": "tool",
        "prestige": "prestige",
        "effect": "effect",
        # what waits
        "wait-give": "Choose who gets the gift of the {card}.",
        "wait-discard": "Choose {cards} to discard for: {words}.",
        "wait-refund": "Choose what the {card} pays you.",
        "wait-reroll": "Picked up: {dice}. Pick up more, or roll.",
        "wait-drop": "You hold more than you may keep: choose what to drop.",
        "wait-foreman": "The foreman works for you: set {dice}, or roll.",
        # moves and input
        "moves": "Moves",
        "no-moves": "You have nothing to do now.",
        "prompt": "> ",
        "means": "= {words}",
        "ambiguous": "\"{line}\" could be: {words}",
        "and-more": "... and {n} more",
        "unknown": "\"{line}\" is neither a move nor a command. Try: moves, help.",
        "unknown-near": "\"{line}\" is neither a move nor a command. Did you mean: {near}?",
        "unfinished": "\"{line}\" is not possible now. With {verb} you can: {words}",
        "refused": "Not possible: {reason}",
        # what happened
        "did": "{who}: {words}",
        "changed": "{who}: {changes}",
        "plus": "+{amount}",
        "minus": "-{amount}",
        "drew": "new card {cards}",
        "rolled": "new dice {dice}",
        "built": "built {cards}",
        "machine-took": "{who} took {cards} and made {goods}.",
        "machine-took-nothing": "{who} took no card and made {goods}.",
        "swept": "It swept the {row}.",
        "row-blueprints": "blueprints",
        "row-contractors": "contractors",
        "secret-cards": "{who} drew {cards}",
        "log-empty": "Nothing has been played yet.",
        "log-line": "{n:>4}  {who}: {words}{seen}",
        "log-seen": "  ({seen})",
        # commands
        "help": "Type a move as it is listed, or its beginning: \"res 3\" is \"research 3\".",
        "help-more": "Cost: M is metal, E is energy. \"a|b\" lists alternatives: type one of them.",
        "command-help": "help [CARD or MOVE]|this list, or what a card or a kind of move does",
        "command-moves": "moves|every move that you can make now",
        "command-table": "table|the whole table",
        "command-log": "log [N]|the last N moves (20 unless you say)",
        "command-undo": "undo|take your last move back, unless it revealed something",
        "command-save": "save FILE|write the game's record to a file",
        "command-quit": "quit|leave; the game can be continued from its record",
        "help-unknown": "No card, move or command is called \"{name}\".",
        "help-unknown-near": "No card, move or command is called \"{name}\". Did you mean: {near}?",
        "undone": "Taken back.",
        "undo-impossible": "Nothing to take back: a move that showed new cards or dice, or ended your turn, stays.",
        "save-how": "Say where: save FILE",
        "saved": "Saved to {path}",
        "save-other": "{path} exists and is no record of this game: choose another name.",
        "save-failed": "Not saved: {reason}",
        "log-how": "Say how many: log 20",
        "bye": "Good-bye.",
        "continue-saved": "To continue: fabrica play --record {path}",
        "continue-unsaved": "The game was not saved. Before quitting, \"save FILE\" writes the record to continue from.",
        "no-bot": "nobody plays for seat {seat}",
        # the end
        "final": "Final scores",
        "score-line": "{who}: {goods} + prestige {prestige} = {score}",
        "prestige-line": "prestige: {cards}",
        "machine-score-line": "{who}: {goods} + {cards} + {monuments} = {score}",
        "tie-line": "tie-break: {metal}, {energy}, {cards} in hand",
        "you-win": "You win.",
        "they-win": "{who} wins.",
        "shared-win": "{who} share the victory.",
        "machine-wins": "{who} wins: you needed more points than it has.",
        "seed": "Seed: {seed}",
        # cards
        "card-title": "{name} ({id})",
        "card-kind": "{type} blueprint, tool {tool}, {prestige} prestige, {copies} in the box",
        "card-build": "To build: {cost}, and discard another card with the {tool}.",
        "card-free": "nothing",
        "card-use": "Once a round: {use}.",
        "card-on-build": "Once a round, after you build another card: {gain}.",
        "card-on-goods": "Once a round, when you gain goods: {gain}.",
        "card-prestige-step": "Each further one that you build is worth {n} more prestige than the one before.",
        "card-several": "You may build more than one.",
        "card-discount": "It costs {cost} less for each monument in your compound.",
        "card-replicates": "Once a round: {pay}, then use a blueprint of the market as if you had built it; its own costs come on top.",
        "contractor-kind": "contractor, {copies} in the box",
        "contractor-hire": "To hire: discard a card with the tool above it{energy}.",
        "contractor-energy": ", and pay {energy}",
        "contractor-gain": "You gain: {gain}.",
        "contractor-gift": "An opponent of your choice gains: {gain}.",
        "contractor-dice": "In this round's work phase you roll {dice}.",
        "contractor-chosen": "In this round's work phase you get {dice}, of a value you name when you want it.",
        "contractor-set": "In this round's work phase you choose the values of {dice} instead of rolling them.",
        "contractor-build": "The top blueprint of the deck is built in your compound for free.",
        "contractor-cost": "The top blueprint of the deck is discarded, and you gain the metal and energy printed on it.",
        # cards in a few signs, for the table
        "brief-step": "each further one {n} more prestige",
        "brief-several": "several allowed",
        "brief-discount": "{cost} less per monument",
        "brief-on-build": "after a build: {gain}",
        "brief-on-goods": "on gaining goods: {gain}",
        "brief-replicates": "{pay} -> use a market blueprint",
        "brief-gain": "{gain}",
        "brief-gift": "{gain} for another",
        "brief-dice": "roll {n} more",
        "brief-chosen": "{n} die you choose",
        "brief-set": "set {n} dice",
        "brief-build": "build the top card",
        "brief-cost": "top card's cost",
        "brief-pay": "pay {pay}",
    }
)

# What the moves do, by their first word.
MOVES: Mapping[str, str] = MappingProxyType(
    {
        "sweep": "pay {sweep} metal or {sweep} energy to replace a row of the market; once a turn, before you take or hire",
        "take": "take a blueprint of the market into your hand; it is free and ends your turn",
        "hire": "hire a contractor: discard a card with the tool above it; ends your turn",
        "give": "name the seat that gets the contractor's gift",
        "pass": "do nothing, when nothing can be taken and nobody hired",
        "set": "foreman: choose the value of a die",
        "roll": "roll the dice that you have not set, or that you picked up",
        "research": "place any die at headquarters: draw a card; 1 more for each equal die on the floor",
        "generate": "place a die of {low} or less at headquarters: gain that much energy; 1 more for each equal die on the floor",
        "mine": "place a die above {low} at headquarters: gain 1 metal; 1 more for each equal die on the floor",
        "build": "pay a card's cost and discard another card with its tool",
        "activate": "use a card of your compound with these dice; each card once a round",
        "replicate": "use Replicator as a card of the market",
        "specialist": "bring in the specialist's die, showing this value",
        "discard": "pay a card that the activated building asks for",
        "gain": "choose what Black Market pays",
        "reroll": "pick up a die; then roll",
        "finish": "end your work phase",
        "drop": "give up what is beyond the limit",
    }
)

# Amounts, in full and in a few signs: (one, several).
UNITS: Mapping[str, Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "full": {
            "metal": ("{n} metal", "{n} metal"),
            "energy": ("{n} energy", "{n} energy"),
            "goods": ("{n} good", "{n} goods"),
            "points": ("{n} point", "{n} points"),
            "cards": ("{n} card", "{n} cards"),
            "monuments": ("{n} monument", "{n} monuments"),
            "dice": ("{n} die", "{n} dice"),
            "more-dice": ("{n} more die", "{n} more dice"),
            "pay-metal": ("pay {n} metal",) * 2,
            "pay-energy": ("pay {n} energy",) * 2,
            "pay-cards": ("discard {n} card", "discard {n} cards"),
            "gain-cards": ("{n} card of the deck", "{n} cards of the deck"),
            "rolls": ("{n} more die, rolled", "{n} more dice, rolled"),
            "die": ("a die showing {n}", "a die showing {n}"),
            "any-die": ("a die showing what you like", "a die showing what you like"),
            "refund": ("the metal and energy printed on the discarded card, {most} in all at most",) * 2,
            "reroll": ("a new roll of as many unplaced dice as you like",) * 2,
            "place": ("place {dice}",) * 2,
            "turn": ("choose {dice}, unplaced",) * 2,
            "turned": ("it shows {n} from now on",) * 2,
            "choose-x": ("choose X from {low} to {high}",) * 2,
            "one-die": ("a die showing {faces}",) * 2,
            "any-one": ("any die",) * 2,
            "equal": ("{n} equal dice",) * 2,
            "row": ("{n} dice in a row, such as {faces}",) * 2,
            "total": ("{n} dice that add up to {low} or more",) * 2,
            "with-x": ("{dice} (call it X)",) * 2,
            "use": ("{pay}; you gain {gain}",) * 2,
            "use-turn": ("{pay}; {gain}",) * 2,
            "or": (" or ",) * 2,
            "and": (" and ",) * 2,
        },
        "brief": {
            "metal": ("{n}M", "{n}M"),
            "energy": ("{n}E", "{n}E"),
            "goods": ("{n} good", "{n} goods"),
            "pay-cards": ("discard {n}", "discard {n}"),
            "gain-cards": ("draw {n}", "draw {n}"),
            "rolls": ("roll {n} more", "roll {n} more"),
            "die": ("die {n}", "die {n}"),
            "any-die": ("any die", "any die"),
            "refund": ("its cost, max {most}",) * 2,
            "reroll": ("reroll dice",) * 2,
            "place": ("{dice}",) * 2,
            "turn": ("{dice}",) * 2,
            "turned": ("die {n}",) * 2,
            "choose-x": ("",) * 2,
            "one-die": ("die {faces}",) * 2,
            "any-one": ("any die",) * 2,
            "equal": ("{n} equal",) * 2,
            "row": ("{n} in a row",) * 2,
            "total": ("{n} dice, {low} or more",) * 2,
            "with-x": ("{dice} (X)",) * 2,
            "use": ("{pay} -> {gain}",) * 2,
            "use-turn": ("{pay} -> {gain}",) * 2,
            "or": ("/",) * 2,
            "and": (" + ",) * 2,
        },
    }
)


def say(id: str, /, **args: object) -> str:
    """A sentence with its blanks filled in."""
    return SENTENCES[id].format(**args)


def amount(n: object, unit: str, style: str = "full", **args: object) -> str:
    """So much of something: "1 good", "2 goods", "X energy"."""
    one, several = UNITS[style][unit]
    return (one if n == 1 else several).format(n=n, **args)


def listed(parts: Iterable[str], style: str = "full", last: str = "and") -> str:
    """The parts that are there, joined: "a and b", "a + b", "a or b"."""
    return amount(0, last, style).join(part for part in parts if part)


def names(cards: Mapping[str, int]) -> str:
    """Cards with their numbers: "biolab, 2 obelisk"."""
    return ", ".join(f"{n} {card}" if n > 1 else card for card, n in sorted(cards.items())) or say("nothing")
