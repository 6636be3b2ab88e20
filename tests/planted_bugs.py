# ruff: noqa: E501
"""Plant one bug after the other into a copy of the sources, and see that the tests catch each.

A bug is caught by a test that fails, not by one that does not end and not by an error outside of tests. Without a bug they must pass.

    python tests/planted_bugs.py [NAME or FOLDER …]
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

ROOT = Path(__file__).parent.parent
TESTS = ("tests/fantastic_factories", "tests/contract")
TESTS_OF_STEPHENS = ("tests/stephens", "tests/contract")
PATIENCE = 600  # seconds
PASSED, FAILED, ERROR, TIME_OUT = "passed", "a test failed", "an error", "time-out"
FACTORIES = "src/fabrica/games/fantastic_factories"
STEPHENS = "src/fabrica/games/stephens"
PUZZLES = "src/fabrica/puzzles"
OF_PUZZLES = (PUZZLES, "src/fabrica/engine/link.py")
TESTS_OF_PUZZLES = ("tests/puzzles",)
BOTS, SERVER = "src/fabrica/bots", "src/fabrica/server"
ATTACK = "tests/server/test_attacks.py::test_an_attack_gets_nothing"
TESTS_OF_THINKING = (
    "tests/bots/test_sharing.py", "tests/server/test_thinking.py", "tests/bots/test_thinking.py", "tests/bots/test_workshop.py",
    f"{ATTACK}[abandoned_coach]", f"{ATTACK}[many_reviews]", f"{ATTACK}[killed_thinkers]",
)  # fmt: skip


@dataclass(frozen=True)
class Bug:
    name: str
    file: str
    right: str
    wrong: str


BUGS = (
    Bug("lost refund", f"{FACTORIES}/rules/activation.py", "        me.have += COST[card]\n", "        pass\n"),
    Bug("resource limit off by one", f"{FACTORIES}/rules/work.py", "> RESOURCE_LIMIT", "> RESOURCE_LIMIT + 1"),
    Bug("hand limit off by one", f"{FACTORIES}/rules/work.py", "> HAND_LIMIT", ">= HAND_LIMIT"),
    Bug("double activation", f"{FACTORIES}/rules/activation.py", "s.seats[seat].activated |= 1 << ROW_OF[row]", "s.seats[seat].activated |= 0"),
    Bug("leaked hand", f"{FACTORIES}/data/view.py", "if seat == viewer", "if seat >= 0"),
    Bug("leaked deck", f"{FACTORIES}/data/view.py", '"decks": {', '"top": cards(s.blueprint_deck)[:1], "decks": {'),
    Bug("an imagined hand lacks a card", f"{FACTORIES}/data/imagine.py", 'range(seat["cards"])', 'range(seat["cards"] - 1)'),
    Bug("imagined cards are seen twice", f"{FACTORIES}/data/imagine.py", '        yield from seat["compound"]\n', ""),
    Bug("worth sees a hidden hand", f"{FACTORIES}/ai/worth.py", "best = max(best, assets(s, other, rounds))", "best = max(best, assets(s, other, rounds) + hand_worth(s.seats[other], rounds))"),
    Bug("matching bonus for any die", f"{FACTORIES}/rules/headquarters.py", "dice_showing(me.floors[floor], face) > 0", "me.floors[floor] > 0"),
    Bug("bonus of the die's value", f"{FACTORIES}/rules/headquarters.py", "(face + extra) * ENERGY", "(face + extra * face) * ENERGY"),
    Bug("four slots on a floor", f"{FACTORIES}/rules/headquarters.py", "WORKER_SHIFT < FLOOR_SLOTS", "WORKER_SHIFT <= FLOOR_SLOTS"),
    Bug("a passive card answers its own build", f"{FACTORIES}/rules/building.py", "fire(s, seat, standing & ON_BUILD", "fire(s, seat, (standing | 1 << card) & ON_BUILD"),
    Bug("a passive card answers twice", f"{FACTORIES}/rules/building.py", "ready = mine & ~me.activated", "ready = mine"),
    Bug("no last round", f"{FACTORIES}/rules/rounds.py", "    if end_is_triggered(s):\n        s.last_round = 1\n", "    if end_is_triggered(s):\n        s.phase = OVER\n        return\n"),
    Bug("eleven goods end the game", f"{FACTORIES}/rules/rounds.py", "me.goods >= GOODS_TO_END", "me.goods >= GOODS_TO_END - 1"),
    Bug("The Machine needs a lower die", f"{FACTORIES}/rules/machine.py", "if die <= cards_of_type", "if die < cards_of_type"),
    Bug("each drops at its own finish", f"{FACTORIES}/rules/work.py", "    if rules_before(s, 2):\n        keep_to_limits", "    if True:\n        keep_to_limits"),
    Bug("only the first seat keeps to the limits", f"{FACTORIES}/rules/work.py", "    for seat in range(s.players):\n        me = s.seats[seat]\n        if is_over_limits(me)", "    for seat in range(1):\n        me = s.seats[seat]\n        if is_over_limits(me)"),
    Bug("an empty place stays empty", f"{FACTORIES}/rules/supply.py", "    if rules_before(s, 2):\n        return\n", "    if True:\n        return\n"),
    Bug("the place that was emptied is filled first", f"{FACTORIES}/rules/supply.py", "    if rules_before(s, 2):\n        refill_blueprint(s, slot)\n", "    if True:\n        refill_blueprint(s, slot)\n"),
    Bug("The Machine leaves gaps", f"{FACTORIES}/rules/machine.py", "    refill_market(s)\n", ""),
    Bug("records of before get the rules of today", "src/fabrica/engine/versions.py", "    return s.amended < version - FIRST\n", "    return False\n"),
    Bug("a position forgets its rules", f"{FACTORIES}/data/position.py", "        **noted(s, VERSIONS),\n", ""),
    Bug("a match with nonces forgets its rules", "src/fabrica/engine/match.py", "        match._deal(self.rules)\n", "        match._deal(None)\n"),
    Bug("a batch is played by the first rules", "src/fabrica/simulate/batch.py", "self.game.blank(self.rules), RESULT.zero()", "self.game.layout.zero(), RESULT.zero()"),
    Bug("The Machine keeps the row", f"{FACTORIES}/rules/machine.py", "        sweep_blueprints(s)\n", "        sweep_contractors(s)\n"),
    Bug("discount without end", f"{FACTORIES}/rules/building.py", "DISCOUNT[card] * monuments(me.compound)", "2 * DISCOUNT[card] * monuments(me.compound)"),
    Bug("two sweeps a turn", f"{FACTORIES}/rules/market.py", "    s.swept = 1\n", "    s.swept = 0\n"),
    Bug("a free sweep", f"{FACTORIES}/rules/market.py", "s.seats[seat].have -= price", "s.seats[seat].have -= 0"),
    Bug("a hire loses the card", f"{FACTORIES}/rules/supply.py", "    put(s.blueprint_discards, card)\n\n\ndef roll(", "\n\ndef roll("),
    Bug("the Engineer builds duplicates", f"{FACTORIES}/rules/contractors.py", "SEVERAL | ~me.compound.kinds", "SEVERAL | ~0"),
    Bug("a free Replicator", f"{FACTORIES}/rules/activation.py", "    me.have -= REPLICATOR_FEE\n", ""),
    Bug("ties ignore metal", f"{FACTORIES}/rules/ending.py", "score(s, seat) * 4096 + metal(me)", "score(s, seat) * 4096"),
    Bug("a die is placed twice", f"{FACTORIES}/rules/headquarters.py", "    me.have -= DIE[face]\n", ""),
    Bug("a card pays for itself", f"{FACTORIES}/rules/building.py", "if me.hand.count[card] == 1:", "if me.hand.count[card] == 0:"),
    Bug("the token stays", f"{FACTORIES}/rules/rounds.py", "    s.first = (s.first + 1) % s.players\n", ""),
    Bug("workers stay", f"{FACTORIES}/rules/rounds.py", "    me.have &= ~DICE_MASK\n", ""),
    Bug("Temp Agency without dice", f"{FACTORIES}/rules/activation.py", "(not has(REROLLS, card) or unplaced_dice(me) != 0)", "True"),
    Bug("a printed number", f"{FACTORIES}/components.py", '"biolab",             PRODUCTION, GEAR,   2, 1, 3, 1', '"biolab",             PRODUCTION, GEAR,   2, 1, 2, 1'),
    Bug("the army moves four", f"{STEPHENS}/rules/renewal.py", "s.army - ARMY_STEP)", "s.army - ARMY_STEP + 1)"),
    Bug("all furnaces are refilled", f"{STEPHENS}/rules/renewal.py", "        if s.furnaces[furnace] == 0:\n", "        if s.furnaces[furnace] >= 0:\n"),
    Bug("the refill of another number of players", f"{STEPHENS}/rules/renewal.py", "        return s.players\n", "        return 6 - s.players\n"),
    Bug("2a for everyone", f"{STEPHENS}/rules/renewal.py", "        if able(s.seats[seat], A2A):\n", "        if seat >= 0:\n"),
    Bug("private factories keep their cubes", f"{STEPHENS}/rules/renewal.py", "        s.private[cube] = 0\n", "        s.private[cube] += 0\n"),
    Bug("a column is free", f"{STEPHENS}/rules/renewal.py", "    me.have[FOREST] -= column_forest(me, column)\n", ""),
    Bug("cubes of a column enter the reserve", f"{STEPHENS}/rules/renewal.py", "                me.aside[INVESTMENT_ROW[card]] += INVESTMENT_CUBES[card]\n", "                me.have[8 + INVESTMENT_ROW[card]] += INVESTMENT_CUBES[card]\n"),
    Bug("a column twice", f"{STEPHENS}/rules/renewal.py", "    me.columns |= 1 << column\n", ""),
    Bug("supplied cubes vanish", f"{STEPHENS}/rules/supplying.py", "N_WOOD + colour] += cubes", "N_WOOD + colour] += 0"),
    Bug("fulfilling before supplying", f"{STEPHENS}/rules/flow.py", "return otherwise(s, FULFIL_FIRST)", "return not otherwise(s, FULFIL_FIRST)"),
    Bug("a spent accessory is forgotten", f"{STEPHENS}/rules/fulfilling.py", "        me.spent[accessory] += 1\n", ""),
    Bug("any two cubes substitute", f"{STEPHENS}/rules/fulfilling.py", "me.have[CUBE + two] -= SUBSTITUTE", "me.have[CUBE + two] -= 1"),
    Bug("an apprentice scores for its owner", f"{STEPHENS}/rules/ending.py", "size(s.apprentices[owner] & s.masters[seat])", "size(s.apprentices[seat] & s.masters[owner])"),
    Bug("upper rows are worth less", f"{STEPHENS}/components.py", "MASTER_POINTS = (1, 3, 5)", "MASTER_POINTS = (1, 3, 4)"),
    Bug("contracts add up", f"{STEPHENS}/rules/ending.py", "points += cards * cubes", "points += cards + cubes"),
    Bug("ties ignore influence", f"{STEPHENS}/rules/ending.py", "* 32768 + have[INFLUENCE]", "* 32768"),
    Bug("no last round of Stephens", f"{STEPHENS}/rules/tracks.py", "2 * s.players - 1 - s.turn", "s.players - 1 - s.turn"),
    Bug("the end is not seen in a turn", f"{STEPHENS}/rules/tracks.py", "            trigger_end(s)\n", "            pass\n"),
    Bug("influence beyond its cap", f"{STEPHENS}/rules/tracks.py", "influence_cap(s, s.seats[seat]))", "25)"),
    Bug("rows of equal height", f"{STEPHENS}/rules/workers.py", "grown < s.height[row - 1]", "grown <= s.height[row - 1]"),
    Bug("an own apprentice", f"{STEPHENS}/rules/workers.py", "~apprenticed(s) & ~s.masters[seat]", "~apprenticed(s)"),
    Bug("discs in any order", f"{STEPHENS}/rules/workers.py", "return DISC_AFTER[disc] == NOTHING or able(me, DISC_AFTER[disc])", "return True"),
    Bug("the deck does not fill the market", f"{STEPHENS}/rules/markets.py", "    if space != top and s.professions[top] != EMPTY:\n", "    if False:\n"),
    Bug("cards do not slide", f"{STEPHENS}/rules/markets.py", "            market[filled] = card\n", "            market[space] = card\n"),
    Bug("discount to nothing", f"{STEPHENS}/rules/acquiring.py", "max(1, cost - 1)", "max(0, cost - 1)"),
    Bug("discount on both cards", f"{STEPHENS}/rules/acquiring.py", "        s.discounted = 1\n", "        s.discounted = 0\n"),
    Bug("an empty furnace gives two cards", f"{STEPHENS}/rules/factories.py", "cards_of_action(s, me, False)", "cards_of_action(s, me, True)"),
    Bug("only the active player's workers", f"{STEPHENS}/rules/activation.py", "    s.chooser = (s.chooser + 1) % s.players\n", ""),
    Bug("a benefit twice", f"{STEPHENS}/rules/activation.py", "    s.todo &= ~(1 << BENEFIT_CARD[benefit])\n", ""),
    Bug("the Automa goes the other way", f"{STEPHENS}/rules/automa.py", "TURNS = tuple(1 if card.clockwise else -1", "TURNS = tuple(-1 if card.clockwise else 1"),
    Bug("the Automa creates below", f"{STEPHENS}/rules/automa.py", "    level = N_LEVELS - 1\n", "    level = 0\n"),
    Bug("a reconstructed card claims to be printed", f"{STEPHENS}/components.py", 'Contract("cr02", "crown", bag(blue=1, pink=1))', 'Contract("cr02", "crown", bag(blue=1, pink=1), prov=STATED)'),
    Bug("the last step of the dunes is not to be had", f"{STEPHENS}/rules/renewal.py", "me.have[DUNES] >= column_dunes", "me.have[DUNES] > column_dunes"),
    Bug("black rows make no columns", f"{STEPHENS}/rules/renewal.py", "max(me.investments_size[0], me.investments_size[1], me.investments_size[2])", "max(me.investments_size[0], me.investments_size[1])"),
    Bug("a set acquires two cards", f"{STEPHENS}/rules/supplying.py", "cards_of_action(s, me, False)", "2"),
    Bug("a worker that was won must work", f"{STEPHENS}/rules/supplying.py", "    out[n] = DONE\n    return n + 1\n", "    out[n] = DONE\n    return max(n, 1)\n"),
    Bug("two substitutions at most", f"{STEPHENS}/rules/fulfilling.py", "able(me, A4A) and missing <= spare", "able(me, A4A) and missing <= min(spare, 2)"),
    Bug("an odd cube left over substitutes", f"{STEPHENS}/rules/fulfilling.py", "        spare += max(0, left) // SUBSTITUTE\n    if missing", "        spare += (max(0, left) + 1) // SUBSTITUTE\n    if missing"),
    Bug("the fifth column of contracts is forgotten", f"{STEPHENS}/rules/ending.py", "for column in range(TYPE_MOST)", "for column in range(4)"),
    Bug("only five coins decide a tie", f"{STEPHENS}/rules/ending.py", "* 32768 + have[COIN]", "* 32768 + min(have[COIN], 5)"),
    Bug("discard here, acquire there", f"{STEPHENS}/rules/acquiring.py", "    s.markets = market\n", ""),
    Bug("rulings share a bit", f"{STEPHENS}/rules/rulings.py", "|= 1 << bit // RULING_BYTES", "|= 1"),
    Bug("a ruling is lost in a position", f"{STEPHENS}/data/from_position.py", "            decide(s, bit_of(name))\n", "            pass\n"),
    Bug("the cheapest card goes, and none is acquired", f"{STEPHENS}/rules/acquiring.py", "    return s.skimmed == 1 and s.bought & s.markets == 0 and not rules_before(s, 2)\n", "    return False\n"),
    Bug("rules 1 ask for an acquisition", f"{STEPHENS}/rules/acquiring.py", "s.bought & s.markets == 0 and not rules_before(s, 2)", "s.bought & s.markets == 0"),
    Bug("the last card of a market goes", f"{STEPHENS}/rules/acquiring.py", "    return market[1] != EMPTY or deck != 0 or reshuffles(s)\n", "    return True\n"),
    Bug("4c only before the first card", f"{STEPHENS}/rules/acquiring.py", "    return s.bought & market == 0 and can_follow", "    return s.bought == 0 and can_follow"),
    Bug("4c fills the other market", f"{STEPHENS}/rules/acquiring.py", "        refill_investments(s)\n", "        refill_cards(s)\n"),
    Bug("two empty furnaces at a turn's start", f"{STEPHENS}/data/laws.py", "    if empty_furnaces(s) > most:\n", "    if False:\n"),
    Bug("the Automa has a 22nd disc", f"{STEPHENS}/data/laws.py", "    if automa_discs(s) > DISCS:\n", "    if automa_discs(s) > DISCS + 1:\n"),
    Bug("a market may be short", f"{STEPHENS}/data/laws.py", "        if max(missing, holes) > gaps:\n", "        if holes > gaps:\n"),
    Bug("the Automa's last card is in its deck", f"{STEPHENS}/data/laws.py", "    elif has(s.automa_deck, s.automa_card):\n", "    elif False:\n"),
    Bug("cubes set aside by nobody", f"{STEPHENS}/data/laws_of_seats.py", "        if not least <= s.seats[seat].aside[colour] <= most:\n", "        if False:\n"),
    Bug("an accessory was not spent", f"{STEPHENS}/data/laws_of_seats.py", "    if sum(me.spent) != wanted:\n", "    if sum(me.spent) > wanted:\n"),
    Bug("a third card", f"{STEPHENS}/data/laws_of_choices.py", "    if cards > 2:\n", "    if cards > 3:\n"),
    Bug("nobody named is whose turn it is", f"{STEPHENS}/data/from_position.py", "range(len(seats) or 1)", "range(1)"),
    Bug("a refusal names empty furnaces as full", f"{STEPHENS}/data/refusals.py", "lambda cubes: cubes > 0", "lambda cubes: cubes >= 0"),
    Bug("a refusal names cubes that are there as missing", f"{STEPHENS}/data/refusals_of_cards.py", "[need - have for need, have in", "[need for need, have in"),
    Bug("two last renewals where none is due", f"{STEPHENS}/rules/flow.py", "last and not (due and two_last_renewals(s))", "last and not two_last_renewals(s)"),
    Bug("a disc aside is a worker", f"{STEPHENS}/rules/automa.py", "        s.automa_aside += 1\n", "        s.automa_workers += 1\n"),
    Bug("the other ruling on stacked discs for all", f"{STEPHENS}/rules/tracks.py", "discs != INFLUENCE_TRACK and otherwise(s, ONE_DISC_OPENS)", "discs != INFLUENCE_TRACK"),
    Bug("undo past a reveal", "src/fabrica/engine/undo.py", "if at is None or match.log[at].revealed or", "if at is None or"),
    Bug("a record is not checked", "src/fabrica/engine/replay.py", "    if record.state != match.fingerprint():\n", "    if False:\n"),
    Bug("a refused move is half made", "src/fabrica/engine/match.py", "            raise self._illegal(why)\n", "            self._state.round += 1\n            raise self._illegal(why)\n"),
    Bug("a link tells others' hands", "src/fabrica/engine/link.py", "    if whole:\n", "    if True:\n"),
    Bug("a link follows from what is hidden", "src/fabrica/engine/link.py", "key_of(json.dumps(seen, sort_keys=True))", "key_of(match.seed + str(match.position()))"),
    Bug("a link is not checked", "src/fabrica/engine/link.py", "        if check != _check(packed):\n", "        if False:\n"),
    Bug("a link unpacks to any size", "src/fabrica/engine/link.py", "decompress(packed, SIZE_MOST)", "decompress(packed)"),
    Bug("a puzzle comes twice", "src/fabrica/puzzles/shelf.py", "day.toordinal()", "day.day"),
    Bug("a puzzle counts the goods that were there", "src/fabrica/puzzles/puzzle.py", " - self.start)", ")"),
    Bug("a puzzle's line is not played", "src/fabrica/puzzles/puzzle.py", "    _check_line(whole, puzzle)\n", ""),
    Bug("a miss is a solution", "src/fabrica/puzzles/telling.py", "if value < puzzle.best:", "if value < 0:"),
    Bug("who was served is served again", "src/fabrica/bots/fair_queue.py", "            self._addresses[address] = guests\n", "            self._addresses[address] = guests\n            self._addresses.move_to_end(address, last=False)\n"),
    Bug("a share is never given back", "src/fabrica/bots/fair_queue.py", "        self._taken.subtract(shares(asker))\n", ""),
    Bug("a thought that was cancelled stays in the line", "src/fabrica/bots/processes.py", "            if self._line.remove(asker, asked):\n", "            if False:\n"),
    Bug("a stuck process is kept", "src/fabrica/bots/worker.py", "            except BaseException:\n                self._end()\n", "            except BaseException:\n"),
    Bug("thinkers are not nice", "src/fabrica/bots/worker.py", "        os.nice(nice)\n", "        pass\n"),
    Bug("a dead process is the end", "src/fabrica/bots/worker.py", "            except (EOFError, OSError):\n                self._end()\n                continue\n", "            except (EOFError, OSError):\n                raise Lost from None\n"),
    Bug("what is made is made again", "src/fabrica/bots/precompile.py", "            if mark.exists():\n", "            if False:\n"),
    Bug("a bot whose thought was stuck rests", "src/fabrica/server/bots.py", "except (Lost, Overdue) as error", "except Lost as error"),
    Bug("all bots on one account", "src/fabrica/server/bots.py", 'next((place.owner for place in table.seats if place.owner), "")', '""'),
    Bug("a bot stands in the line while it is compiled", "src/fabrica/server/bots.py", "        await self._is_ready(table.match.game.id, bot)\n", ""),
    Bug("nobody notices who hangs up", "src/fabrica/server/asking.py", "asyncio.ensure_future(self._leaves())", "asyncio.ensure_future(asyncio.sleep(10**6))"),
    Bug("a hint for nobody", "src/fabrica/server/coach.py", "            if not self.waiting:\n", "            if False:\n"),
    Bug("reviews without end for one guest", "src/fabrica/server/reviewer.py", "            self._places.take(asker)\n", "            pass\n"),
    Bug("a review for nobody", "src/fabrica/server/reviewer.py", "while work.is_wanted and ", "while "),
    Bug("loaded dice", "src/fabrica/engine/chance.py", "    return product >> 32\n", "    return min(product >> 32, choices - 2)\n"),
)  # fmt: skip


def copy_sources(folder: Path) -> None:
    for part in ("src", "tests", "docs"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, folder / name)


def plant(bug: Bug, folder: Path) -> None:
    path = folder / bug.file
    text = path.read_text(encoding="utf-8")
    if text.count(bug.right) < 1:
        raise LookupError(f"{bug.name}: {bug.file} no longer says {bug.right!r}")
    path.write_text(text.replace(bug.right, bug.wrong, 1), encoding="utf-8")


def tests_of(bug: Bug) -> tuple[str, ...]:
    if bug.file.startswith(OF_PUZZLES):
        return TESTS_OF_PUZZLES
    if bug.file.startswith((BOTS, SERVER)):
        return TESTS_OF_THINKING
    return TESTS_OF_STEPHENS if bug.file.startswith(STEPHENS) else TESTS


@dataclass(frozen=True)
class Outcome:
    """How tests ended: all passed, one failed, an error kept them from being run, or they did not end in time."""

    ending: str
    test: str = ""

    @property
    def is_caught(self) -> bool:
        return self.ending == FAILED


def outcome_of(status: int, output: str) -> Outcome:
    """What pytest's exit status and its summary tell. Only a test that ran and failed is a failure."""
    failed, error = (re.search(rf"^{word} (\S+)", output, re.M) for word in ("FAILED", "ERROR"))
    if status == pytest.ExitCode.TESTS_FAILED and failed:
        return Outcome(FAILED, failed[1])
    return Outcome(PASSED) if status == pytest.ExitCode.OK else Outcome(ERROR, error[1] if error else f"exit {status}")


def run_tests(tests: tuple[str, ...], folder: Path) -> Outcome:
    environment = {**os.environ, "PYTHONPATH": f"{folder}/src", "XDG_CACHE_HOME": f"{folder}/cache"}
    options = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not compiled")
    command = [sys.executable, "-m", "pytest", *options, *tests]
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return Outcome(TIME_OUT)
    return outcome_of(done.returncode, done.stdout)


def tried(tests: tuple[str, ...], bug: Bug | None = None) -> Outcome:
    """How the tests end on a copy of the sources, with a bug planted or without."""
    with tempfile.TemporaryDirectory() as folder:
        copy_sources(Path(folder))
        if bug is not None:
            plant(bug, Path(folder))
        return run_tests(tests, Path(folder))


def check_without_bugs(wanted: list[Bug], progress: Progress, pool: ThreadPoolExecutor) -> None:
    """A test that fails anyhow would catch everything."""
    sets = sorted({tests_of(bug) for bug in wanted})
    for outcome in progress.track(pool.map(tried, sets), len(sets), description="without a bug"):
        if outcome.ending != PASSED:
            sys.exit(f"Without a bug the tests do not pass: {outcome.ending} {outcome.test}")


def main() -> None:
    wanted = [bug for bug in BUGS if not sys.argv[1:] or {bug.name, *bug.file.split("/")} & set(sys.argv[1:])]
    table = Table("planted bug", "outcome", "caught by")
    caught = 0
    with Progress(console=Console(stderr=True)) as progress, ThreadPoolExecutor(2) as pool:
        check_without_bugs(wanted, progress, pool)
        outcomes = progress.track(pool.map(tried, map(tests_of, wanted), wanted), len(wanted), description="bugs")
        for bug, outcome in zip(wanted, outcomes, strict=True):
            caught += outcome.is_caught
            table.add_row(bug.name, "caught" if outcome.is_caught else f"NOT CAUGHT: {outcome.ending}", outcome.test)
    Console(width=130).print(table)
    print(f"{caught} of {len(wanted)} planted bugs caught")
    sys.exit(0 if caught == len(wanted) else 1)


if __name__ == "__main__":
    main()
