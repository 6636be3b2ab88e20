# ruff: noqa: E501
"""Bugs of the environments to be planted, where no compiler is needed to see them."""

from __future__ import annotations

from planting import Bug

TESTS = ("tests/envs/test_gymnasium.py", "tests/envs/test_pettingzoo.py")
BUGS = (
    Bug("a mask for everyone", "src/fabrica/envs/seeing.py", "legal = mask(match, seat) if may_move else np.zeros(len(match.game.moves), np.int8)", "legal = mask(match, seat)"),
    Bug("scores are paid again and again", "src/fabrica/envs/seeing.py", "        self._scores = match.scores\n        if", "        if"),
    Bug("a masked action is free", "src/fabrica/envs/gymnasium.py", "seen(match, self.seat), ILLEGAL_REWARD, True", "seen(match, self.seat), 0.0, True"),
    Bug("an episode goes on for ever", "src/fabrica/envs/seeing.py", "len(self._match.log) >= self._most_steps and", "False and"),
    Bug("every episode is the same", "src/fabrica/envs/gymnasium.py", "size=2).tolist()", "size=2).tolist() * 0 + [7, 7]"),
    Bug("agents see the first seat", "src/fabrica/envs/pettingzoo.py", "return seen(self.match, self.possible_agents.index(agent), agent", "return seen(self.match, 0, agent"),
)  # fmt: skip
