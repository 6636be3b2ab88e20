"""The log: a line for each thing, on standard error, with its time in UTC. Nothing that was sent can begin a line of its own."""

from __future__ import annotations

import logging
import time

FORM = "%(asctime)s %(levelname)s %(process)d %(name)s: %(message)s"
WHEN = "%Y-%m-%dT%H:%M:%SZ"
CONTROLS = {code: f"\\x{code:02x}" for code in (*range(32), *range(127, 160), 0x2028, 0x2029)}


class OneLine(logging.Formatter):
    """Control characters of a message are told, not obeyed."""

    converter = staticmethod(time.gmtime)

    def __init__(self) -> None:
        super().__init__(FORM, WHEN)

    def formatMessage(self, record: logging.LogRecord) -> str:
        return super().formatMessage(record).translate(CONTROLS)


def begin() -> None:
    """Have what the house and its web server tell on standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine())
    for name in ("fabrica", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
