"""A planted fault: `fabrica serve` that acknowledges first and writes a moment later."""

from __future__ import annotations

import time

from fabrica.cli.main import app
from fabrica.server import writer

MOMENT = 0.02  # seconds: what a commit takes on a spinning disk


def write(self: writer.Writer, batch: list[writer.Waiting]) -> None:
    for _, done in batch:
        done.get_loop().call_soon_threadsafe(writer._settle, done, True)
    time.sleep(MOMENT)
    self._store.append([event for event, _ in batch])


if __name__ == "__main__":
    writer.Writer._write = write  # type: ignore[method-assign]
    app()
