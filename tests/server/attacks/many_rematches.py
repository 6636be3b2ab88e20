"""Everyone asks for a rematch at the same moment, at several servers of one database: it is one table."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from concurrent.futures import ThreadPoolExecutor

from fabrica.server.store import Seat, Store
from server.attacks.attacking import on_each_database, run

CROWD, TIMES = 4, 4


def cheat(database: str, rounds: int) -> None:
    stores = [Store(database) for _ in range(CROWD)]
    with ThreadPoolExecutor(CROWD) as pool:
        for n in range(TIMES * rounds):
            made = list(pool.map(lambda who, n=n: rematch(stores[who], f"origin{n}", f"m{n}-{who}"), range(CROWD)))
            assert sum(made) == 1, f"{sum(made)} rematches of one match"
            assert stores[0].rematch_of(f"origin{n}") == f"m{n}-{made.index(True)}"
    for store in stores:
        store.close()


def rematch(store: Store, origin: str, id: str) -> bool:
    return store.create(id, "beginning", [Seat(0, "person", "ann", "Ann")], origin=origin)


attack = on_each_database(cheat)

if __name__ == "__main__":
    run(attack)
