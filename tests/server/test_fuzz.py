"""Two hundred generated requests to every page and the API, on either database; `make soak` sends many more."""

from __future__ import annotations

import asyncio

from server.fuzz import fuzz


def test_whatever_is_asked_is_no_error_of_the_server(database: str) -> None:
    report = asyncio.run(fuzz(database, 200, "short"))
    assert report.requests == 200
    assert len(report.routes) > 30
    assert report.statuses[200] > 30
