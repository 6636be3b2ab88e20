# ruff: noqa: E501
"""Bugs of the engine to be planted, whatever the game."""

from __future__ import annotations

from planting import Bug

TESTS = ("tests/contract",)
BUGS = (
    Bug("records of before get the rules of today", "src/fabrica/engine/versions.py", "    return s.amended < version - FIRST\n", "    return False\n"),
    Bug("a match with nonces forgets its rules", "src/fabrica/engine/match.py", "        match._deal(self.rules)\n", "        match._deal(None)\n"),
    Bug("a batch is played by the first rules", "src/fabrica/simulate/batch.py", "self.game.blank(self.rules), RESULT.zero()", "self.game.layout.zero(), RESULT.zero()"),
    Bug("undo past a reveal at once", "src/fabrica/engine/match.py", "return not self.log[-1].revealed and not is_bound", "return not is_bound"),
    Bug("undo past a reveal", "src/fabrica/engine/undo.py", "if at is None or match.log[at].revealed or is_bound", "if at is None or is_bound"),
    Bug("a record is not checked", "src/fabrica/engine/replay.py", "    if record.state != match.fingerprint():\n", "    if False:\n"),
    Bug("a refused move is half made", "src/fabrica/engine/match.py", "            raise self._illegal(why)\n", "            self._state.round += 1\n            raise self._illegal(why)\n"),
    Bug("loaded dice", "src/fabrica/engine/chance.py", "    return product >> 32\n", "    return min(product >> 32, choices - 2)\n"),
    Bug("numbers in another order of bytes", "src/fabrica/engine/layout.py", 'struct.Struct(f"<{self.code}")', 'struct.Struct(f">{self.code}")'),
    Bug("rows are read from the first place", "src/fabrica/engine/layout.py", "[self.of.gather(values) for _ in range(self.length)]", "[self.of.gather(values) for _ in range(self.length)][:1] * self.length"),
    Bug("padding is forgotten", "src/fabrica/engine/layout.py", '{offset - at}x{field.code}', '{field.code}'),
    Bug("inner functions are made machine code too", "src/fabrica/engine/inner_code.py", "return MARKED in self.name and not", "return False and MARKED in self.name and not", ("tests/contract/test_code_cache.py",)),
    Bug("a record forgets its nonces", "src/fabrica/engine/record.py", '*(f"nonce {seat} {n}" for seat, n in sorted(record.nonces.items()))', "*()"),
    Bug("a record forgets its options", "src/fabrica/engine/record.py", "    lines += [f\"option {name} {value}\" for name, value in record.options.items()]\n", ""),
    Bug("a record's seed is not proven", "src/fabrica/engine/record.py", "    if record.proof != proof_of(record.seed):\n", "    if False:\n", ("tests/contract", "tests/commands")),
)  # fmt: skip
