"""What a form says, checked against what it may say. Nearly all that people do are forms, so this is quick."""

from __future__ import annotations

from typing import TypeVar
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import Request

from fabrica.server.bodies import FORM_TYPE
from fabrica.server.problems import Problem

T = TypeVar("T", bound=msgspec.Struct)
FIELDS_MOST = 100


async def said_in(request: Request, kind: type[T]) -> T:
    """The fields of a form; one that is empty is as good as left out."""
    is_form = FORM_TYPE.match(request.headers.get("content-type", "")) is not None
    body = (await request.body()).decode("latin-1") if is_form else ""
    try:
        return msgspec.convert(dict(parse_qsl(body, max_num_fields=FIELDS_MOST)), kind, strict=False)
    except ValueError as error:  # of msgspec, too
        expected, _, field = str(error).partition(" - at `$.")
        raise Problem(422, "problem-invalid", {"field": field.rstrip("`")[:80], "expected": expected[:200]}) from None
