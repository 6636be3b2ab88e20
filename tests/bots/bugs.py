# ruff: noqa: E501
"""Bugs of those who think, and of how they are shared, to be planted."""

from __future__ import annotations

from planting import Bug

ATTACK = "tests/server/test_attacks.py::test_an_attack_gets_nothing"
TESTS = (
    "tests/bots/test_sharing.py", "tests/server/test_thinking.py", "tests/bots/test_thinking.py", "tests/bots/test_precompile.py",
    f"{ATTACK}[abandoned_coach]", f"{ATTACK}[many_reviews]", f"{ATTACK}[killed_workers]",
)  # fmt: skip
BUGS = (
    Bug("who was served is served again", "src/fabrica/bots/fair_queue.py", "            self._addresses[address] = guests\n", "            self._addresses[address] = guests\n            self._addresses.move_to_end(address, last=False)\n"),
    Bug("a share is never given back", "src/fabrica/bots/fair_queue.py", "        self._taken.subtract(shares(asker))\n", ""),
    Bug("a thought that was cancelled stays in the queue", "src/fabrica/bots/processes.py", "            if self._queue.remove(asker, asked):\n", "            if False:\n"),
    Bug("a stuck process is kept", "src/fabrica/bots/worker.py", "            except BaseException:\n                self._end()\n", "            except BaseException:\n"),
    Bug("workers are not nice", "src/fabrica/bots/worker.py", "        os.nice(nice)\n", "        pass\n"),
    Bug("a dead process is the end", "src/fabrica/bots/worker.py", "            except (EOFError, OSError):\n                self._end()\n                continue\n", "            except (EOFError, OSError):\n                raise Lost from None\n"),
    Bug("what is made is made again", "src/fabrica/bots/precompile.py", "            if mark.exists():\n", "            if False:\n"),
    Bug("bots of another box are offered", "src/fabrica/bots/__init__.py", " and bot not in unfit(game))", ")", ("tests/bots/test_box.py",)),
    Bug("an owner's cards do not count", "src/fabrica/engine/box.py", " or found.name == OWNERS", "", ("tests/bots/test_box.py",)),
    Bug("greedy takes the worst", "src/fabrica/bots/greedy.py", "        if worth > most:\n", "        if worth < -most:\n", ("tests/bots/test_bots.py",)),
    Bug("a bot's luck is not its seed's", "src/fabrica/bots/bot.py", 'f"{seed} {json.dumps(view, sort_keys=True)}"', 'f"{id(view)}"', ("tests/bots/test_bots.py",)),
)  # fmt: skip
