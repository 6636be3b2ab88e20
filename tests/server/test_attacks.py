"""Every attack of the folder `attacks`, one round of each: none may work. `make soak` runs many."""

from __future__ import annotations

import pytest

from server.attacks import Attack, attacks


@pytest.mark.parametrize("attack", [pytest.param(attack, id=name) for name, attack in attacks().items()])
def test_an_attack_gets_nothing(attack: Attack) -> None:
    attack(1)
