"""A process that serves settles in: what is asked for all the time is learnt, and kept out of the garbage collector's way.

A full collection stops everyone for up to half a second, so it comes now and then, and not by the number of objects.
"""

from __future__ import annotations

import gc
import threading
import time
from itertools import product

from fabrica.i18n.messages import HOME, LANGUAGES, prepare, spoken
from fabrica.server.words import tabled

YOUNG = 5_000  # new objects until the collector looks through them: some milliseconds
NEVER = 1_000_000_000
COLLECTING = 120.0  # seconds from one full collection to the next


def settle_in() -> None:
    learn_words()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    threading.Thread(target=collect_now_and_then, name="collecting", daemon=True).start()


def learn_words() -> None:
    """Read every language of every package before somebody asks: it takes longer than anyone should wait."""
    for package, language in product((HOME, *(game.package for game in tabled())), LANGUAGES):
        if language in spoken(package):
            prepare(package, language)


def collect_now_and_then() -> None:
    while True:
        time.sleep(COLLECTING)
        gc.collect()
