"""Facts of the solo opponent: its cards and star tracks."""

from __future__ import annotations

from typing import Any

Facts = dict[Any, Any]


def facts(**said: Any) -> Facts:
    return said


# star: the tracker goes on; skipped: by Autometta; power: by own power 0-7, 8-13, 14 and more;
# cards: at most so many in a combat; yields: tokens of a conquered hex; 1, 2: the schemes.
# An entry is (what, number, only for this faction or None).
AUTOMA_CARD: dict[int, Facts] = {
    1: {
        **facts(star=True, skipped=False, power=[6, 7, 7], cards=1, yields=1),
        1: {
            "move": [("worker", 0, "nordic"), ("explore", 0, None), ("character", 0, None)],
            "gain": [("power", 1, None), ("worker", 1, None)],
            "bonus": "power",
        },
        2: {
            "move": [("worker", 0, None)],
            "gain": [("power", 4, None)],
            "bonus": "power",
        },
    },
    2: {
        **facts(star=True, skipped=False, power=[5, 6, 7], cards=2, yields=2),
        1: {
            "move": [("explore", 0, "polania"), ("worker", 0, None)],
            "gain": [("coin", 1, "crimea"), ("coin", 1, None)],
            "bonus": None,
        },
        2: {
            "move": [("explore", 0, "polania"), ("worker", 0, None)],
            "gain": [("coin", 1, "crimea"), ("combat_card", 1, None), ("combat_unit", 1, None)],
            "bonus": "coin",
        },
    },
    3: {
        **facts(star=True, skipped=False, power=[3, 7, 7], cards=0, yields=0),
        1: {
            "move": [("worker", 0, None)],
            "gain": [("power", 3, None)],
            "bonus": None,
        },
        2: {
            "move": [("worker", 0, None)],
            "gain": [("power", 2, None), ("worker", 1, None)],
            "bonus": "popularity",
        },
    },
    4: {
        **facts(star=False, skipped=True, power=[0, 1, 2], cards=1, yields=0),
        1: {
            "move": [("worker", 0, None)],
            "gain": [("coin", 1, "crimea"), ("combat_card", 1, None)],
            "bonus": "combat_card",
        },
        2: {
            "move": [("worker", 0, None)],
            "gain": [("coin", 1, "crimea"), ("coin", 2, None)],
            "bonus": "power",
        },
    },
    5: {
        **facts(star=True, skipped=False, power=[2, 4, 7], cards=1, yields=4),
        1: {
            "move": [("explore", 0, "albion"), ("worker", 0, None)],
            "gain": [("coin", 1, None), ("combat_unit", 1, "togawa"), ("worker", 1, None)],
            "bonus": "coin",
        },
        2: {
            "move": [("mech", 0, None)],
            "gain": [("power", 4, None), ("worker", 1, None)],
            "bonus": "combat_card",
        },
    },
    6: {
        **facts(star=True, skipped=False, power=[7, 7, 7], cards=1, yields=0),
        1: {
            "move": [("worker", 0, None)],
            "gain": [("power", 2, None)],
            "bonus": None,
        },
        2: {
            "move": [("mech", 0, None)],
            "gain": [("coin", 1, "crimea"), ("combat_unit", 1, None), ("power", 2, None)],
            "bonus": "power",
        },
    },
    7: {
        **facts(star=True, skipped=True, power=[5, 7, 7], cards=0, yields=2),
        1: {
            "move": [("attack_combat", 5, "saxony"), ("worker", 0, None)],
            "gain": [("coin", 1, None), ("worker", 1, None)],
            "bonus": "popularity",
        },
        2: {
            "move": [("attack_combat", 5, "saxony"), ("mech", 0, None)],
            "gain": [("combat_card", 1, None), ("combat_unit", 1, "rusviet"), ("combat_unit", 1, None)],
            "bonus": "coin",
        },
    },
    8: {
        **facts(star=True, skipped=True, power=[0, 5, 7], cards=2, yields=1),
        1: {
            "move": [("explore", 0, "togawa"), ("mech", 0, None), ("worker", 0, None)],
            "gain": [("combat_unit", 1, "rusviet"), ("combat_unit", 1, None)],
            "bonus": None,
        },
        2: {
            "move": [("explore", 0, "togawa"), ("mech", 0, None)],
            "gain": [("coin", 1, None), ("combat_unit", 1, None), ("power", 1, "saxony")],
            "bonus": "coin",
        },
    },
    9: {
        **facts(star=True, skipped=False, power=[4, 7, 7], cards=1, yields=3),
        1: {
            "move": [("explore", 0, "polania"), ("mech", 0, None), ("worker", 0, None)],
            "gain": [("combat_unit", 1, None), ("worker", 1, None)],
            "bonus": "popularity",
        },
        2: {
            "move": [("explore", 0, "polania"), ("mech", 0, None)],
            "gain": [("power", 3, None), ("worker", 1, None)],
            "bonus": "popularity",
        },
    },
    10: {
        **facts(star=True, skipped=False, power=[0, 0, 0], cards=1, yields=1),
        1: {
            "move": [("mech", 0, None), ("worker", 0, None)],
            "gain": [("combat_unit", 1, None), ("power", 2, None)],
            "bonus": None,
        },
        2: {
            "move": [("mech", 0, None)],
            "gain": [("coin", 2, None), ("combat_unit", 1, None)],
            "bonus": None,
        },
    },
    11: {
        **facts(star=True, skipped=False, power=[6, 7, 7], cards=2, yields=0),
        1: {
            "move": [("mech", 0, None), ("explore", 0, None), ("character", 0, None)],
            "gain": [("coin", 1, None), ("worker", 1, "rusviet"), ("worker", 1, None)],
            "bonus": None,
        },
        2: {
            "move": [("worker", 0, "nordic"), ("explore", 0, None), ("character", 0, None)],
            "gain": [("power", 3, None), ("worker", 1, None)],
            "bonus": "combat_card",
        },
    },
    12: {
        **facts(star=True, skipped=False, power=[4, 5, 7], cards=2, yields=1),
        1: {
            "move": [("worker", 0, "nordic"), ("mech", 0, None)],
            "gain": [("power", 4, None)],
            "bonus": None,
        },
        2: {
            "move": [("worker", 0, "nordic"), ("mech", 0, None)],
            "gain": [("coin", 1, None), ("combat_card", 1, None), ("combat_unit", 1, None)],
            "bonus": "power",
        },
    },
    13: {
        **facts(star=True, skipped=False, power=[3, 5, 7], cards=3, yields=0),
        1: {
            "move": [("attack_combat", 4, "saxony"), ("explore", 0, None), ("character", 0, None)],
            "gain": [("coin", 1, None)],
            "bonus": None,
        },
        2: {
            "move": [("attack_combat", 5, "saxony"), ("explore", 0, None), ("character", 0, None)],
            "gain": [("coin", 2, None), ("combat_card", 1, None)],
            "bonus": "coin",
        },
    },
    14: {
        **facts(star=True, skipped=False, power=[1, 1, 1], cards=1, yields=0),
        1: {
            "move": [("explore", 0, None), ("character", 0, None)],
            "gain": [("combat_card", 1, None), ("worker", 1, None)],
            "bonus": "combat_card",
        },
        2: {
            "move": [("attack_combat", 7, None), ("attack_worker", 0, None), ("mech", 0, None)],
            "gain": [("power", 3, None)],
            "bonus": "popularity",
        },
    },
    15: {
        **facts(star=False, skipped=False, power=[7, 7, 7], cards=0, yields=2),
        1: {
            "move": [("explore", 0, None), ("character", 0, None)],
            "gain": [("coin", 1, None), ("power", 3, None)],
            "bonus": "coin",
        },
        2: {
            "move": [("attack_combat", 1, None), ("attack_worker", 0, None), ("explore", 0, None), ("character", 0, None)],
            "gain": [("coin", 1, "crimea"), ("coin", 1, None)],
            "bonus": "combat_card",
        },
    },
    16: {
        **facts(star=True, skipped=False, power=[5, 7, 7], cards=1, yields=4),
        1: {
            "move": [("explore", 0, None), ("character", 0, None)],
            "gain": [("combat_unit", 1, None)],
            "bonus": None,
        },
        2: {
            "move": [("attack_combat", 5, None), ("attack_worker", 0, None), ("mech", 0, None)],
            "gain": [("coin", 1, None), ("combat_unit", 1, None), ("power", 1, "saxony")],
            "bonus": None,
        },
    },
    17: {
        **facts(star=False, skipped=True, power=[7, 7, 7], cards=2, yields=2),
        1: {
            "move": [("attack_combat", 6, None), ("attack_worker", 0, None), ("worker", 0, None)],
            "gain": [("coin", 2, None)],
            "bonus": "power",
        },
        2: {
            "move": [("attack_combat", 8, None), ("worker", 0, None)],
            "gain": [("coin", 1, "crimea"), ("coin", 1, None), ("worker", 1, None)],
            "bonus": "popularity",
        },
    },
    18: {
        **facts(star=True, skipped=False, power=[1, 1, 7], cards=0, yields=1),
        1: {
            "move": [("explore", 0, None), ("character", 0, None)],
            "gain": [("coin", 1, None), ("worker", 1, "albion"), ("worker", 1, None)],
            "bonus": None,
        },
        2: {
            "move": [("explore", 0, None), ("character", 0, None)],
            "gain": [("coin", 2, None), ("combat_unit", 1, "albion"), ("worker", 1, None)],
            "bonus": None,
        },
    },
    19: {
        **facts(star=True, skipped=False, power=[7, 7, 7], cards=1, yields=1),
        1: {
            "move": [("attack_worker", 0, None), ("worker", 0, None)],
            "gain": [("worker", 1, None)],
            "bonus": None,
        },
        2: {
            "move": [("explore", 0, "albion"), ("attack_worker", 0, None), ("worker", 0, None)],
            "gain": [("coin", 1, None), ("power", 3, None)],
            "bonus": "combat_card",
        },
    },
}
TRACKS: dict[str, Facts] = {
    "autometta": {"river": 5, "scheme2": 10, "stars": [10, 15, 18, 20, 22, 23]},
    "automa": {"river": 4, "scheme2": 9, "stars": [9, 14, 17, 19, 20, 21]},
    "automaszyna": {"river": 3, "scheme2": 9, "stars": [9, 12, 14, 16, 17, 18]},
    "ultimaszyna": {"river": 0, "scheme2": 8, "stars": [8, 11, 13, 15, 16, 17]},
}
