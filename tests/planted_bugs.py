# ruff: noqa: E501
"""Plant one bug after the other into a copy of the sources, and see that the tests catch each.

    python tests/planted_bugs.py [NAME …]
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

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

ROOT = Path(__file__).parent.parent
TESTS = ("tests/fantastic_factories", "tests/contract")
PATIENCE = 600  # seconds
ROOM = "src/fabrica/fantastic_factories"


@dataclass(frozen=True)
class Bug:
    name: str
    file: str
    right: str
    wrong: str


BUGS = (
    Bug("lost refund", f"{ROOM}/activation.py", "        me.have += COST[card]\n", "        pass\n"),
    Bug("resource limit off by one", f"{ROOM}/work.py", "> RESOURCE_LIMIT", "> RESOURCE_LIMIT + 1"),
    Bug("hand limit off by one", f"{ROOM}/work.py", "> HAND_LIMIT", ">= HAND_LIMIT"),
    Bug("double activation", f"{ROOM}/activation.py", "s.seats[seat].activated |= 1 << ROW_OF[row]", "s.seats[seat].activated |= 0"),
    Bug("leaked hand", f"{ROOM}/view.py", "if seat == viewer", "if seat >= 0"),
    Bug("leaked deck", f"{ROOM}/view.py", '"decks": {', '"top": cards(s.blueprint_deck)[:1], "decks": {'),
    Bug("an imagined hand lacks a card", f"{ROOM}/imagine.py", 'range(seat["cards"])', 'range(seat["cards"] - 1)'),
    Bug("imagined cards are seen twice", f"{ROOM}/imagine.py", '        yield from seat["compound"]\n', ""),
    Bug("worth sees a hidden hand", f"{ROOM}/knowledge.py", "best = max(best, assets(s, other, rounds))", "best = max(best, assets(s, other, rounds) + hand_worth(s.seats[other], rounds))"),
    Bug("matching bonus for any die", f"{ROOM}/headquarters.py", "dice_showing(me.floors[floor], face) > 0", "me.floors[floor] > 0"),
    Bug("bonus of the die's value", f"{ROOM}/headquarters.py", "(face + extra) * ENERGY", "(face + extra * face) * ENERGY"),
    Bug("four slots on a floor", f"{ROOM}/headquarters.py", "WORKER_SHIFT < FLOOR_SLOTS", "WORKER_SHIFT <= FLOOR_SLOTS"),
    Bug("a passive card answers its own build", f"{ROOM}/building.py", "fire(s, seat, standing & ON_BUILD", "fire(s, seat, (standing | 1 << card) & ON_BUILD"),
    Bug("a passive card answers twice", f"{ROOM}/building.py", "ready = mine & ~me.activated", "ready = mine"),
    Bug("no last round", f"{ROOM}/rounds.py", "    if end_is_triggered(s):\n        s.last_round = 1\n", "    if end_is_triggered(s):\n        s.phase = OVER\n        return\n"),
    Bug("eleven goods end the game", f"{ROOM}/rounds.py", "me.goods >= GOODS_TO_END", "me.goods >= GOODS_TO_END - 1"),
    Bug("The Machine needs a lower die", f"{ROOM}/machine.py", "if die <= cards_of_type", "if die < cards_of_type"),
    Bug("The Machine keeps the row", f"{ROOM}/machine.py", "        sweep_blueprints(s)\n", "        sweep_contractors(s)\n"),
    Bug("discount without end", f"{ROOM}/building.py", "DISCOUNT[card] * monuments(me.compound)", "2 * DISCOUNT[card] * monuments(me.compound)"),
    Bug("two sweeps a turn", f"{ROOM}/market.py", "    s.swept = 1\n", "    s.swept = 0\n"),
    Bug("a free sweep", f"{ROOM}/market.py", "s.seats[seat].have -= sweep_price(choice)", "s.seats[seat].have -= 0"),
    Bug("a hire loses the card", f"{ROOM}/supply.py", "    put(s.blueprint_discards, card)\n\n\ndef roll(", "\n\ndef roll("),
    Bug("the Engineer builds duplicates", f"{ROOM}/contractors.py", "SEVERAL | ~me.compound.kinds", "SEVERAL | ~0"),
    Bug("a free Replicator", f"{ROOM}/activation.py", "    me.have -= REPLICATOR_FEE\n", ""),
    Bug("ties ignore metal", f"{ROOM}/ending.py", "score(s, seat) * 4096 + metal(me)", "score(s, seat) * 4096"),
    Bug("a die is placed twice", f"{ROOM}/headquarters.py", "    me.have -= DIE[face]\n", ""),
    Bug("a card pays for itself", f"{ROOM}/building.py", "if me.hand.count[card] == 1:", "if me.hand.count[card] == 0:"),
    Bug("the token stays", f"{ROOM}/rounds.py", "    s.first = (s.first + 1) % s.players\n", ""),
    Bug("workers stay", f"{ROOM}/rounds.py", "    me.have &= ~DICE_MASK\n", ""),
    Bug("Temp Agency without dice", f"{ROOM}/activation.py", "(not has(REROLLS, card) or unplaced_dice(me) != 0)", "True"),
    Bug("a printed number", f"{ROOM}/components.py", '"biolab",             PRODUCTION, GEAR,   2, 1, 3, 1', '"biolab",             PRODUCTION, GEAR,   2, 1, 2, 1'),
    Bug("undo past a reveal", "src/fabrica/match.py", "if at is None or self.log[at].revealed:", "if at is None:"),
    Bug("a record is not checked", "src/fabrica/match.py", "    if record.state != match.fingerprint():\n", "    if False:\n"),
    Bug("a refused move is half made", "src/fabrica/match.py", "        if move not in self._legal(seat):\n", "        if move not in self._legal(seat):\n            self._state.round += 1\n"),
    Bug("loaded dice", "src/fabrica/dice.py", "    return product >> 32\n", "    return min(product >> 32, choices - 2)\n"),
)  # fmt: skip


def plant(bug: Bug, folder: Path) -> None:
    for part in ("src", "tests", "docs"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, folder / name)
    path = folder / bug.file
    text = path.read_text(encoding="utf-8")
    if text.count(bug.right) < 1:
        raise LookupError(f"{bug.name}: {bug.file} no longer says {bug.right!r}")
    path.write_text(text.replace(bug.right, bug.wrong, 1), encoding="utf-8")


def caught_by(bug: Bug) -> str:
    """The first test that fails with a bug planted; empty when none does."""
    with tempfile.TemporaryDirectory() as folder:
        plant(bug, Path(folder))
        environment = {**os.environ, "PYTHONPATH": f"{folder}/src", "XDG_CACHE_HOME": f"{folder}/cache"}
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *TESTS, "-m", "not compiled"]
        try:
            done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            return "the tests did not end"
    found = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.M)
    return (found.group(1) if found else f"exit {done.returncode}") if done.returncode == 1 else ""


def main() -> None:
    wanted = [bug for bug in BUGS if not sys.argv[1:] or bug.name in sys.argv[1:]]
    table = Table("planted bug", "caught by")
    missed = 0
    with Progress(console=Console(stderr=True)) as progress, ThreadPoolExecutor(2) as pool:
        task = progress.add_task("bugs", total=len(wanted))
        for bug, test in zip(wanted, pool.map(caught_by, wanted), strict=True):
            missed += not test
            table.add_row(bug.name, test or "NOT CAUGHT")
            progress.advance(task)
    Console(width=130).print(table)
    print(f"{len(wanted) - missed} of {len(wanted)} planted bugs caught")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
