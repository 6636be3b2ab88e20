"""Which language someone reads, and problems in it."""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection

from fabrica.i18n.messages import LANGUAGES
from fabrica.server.cookies import said

COOKIE = "fabrica_language"
OWN_NAMES = {"en": "English", "pt": "Português", "pl": "Polski", "es": "Español"}


def language_of(request: HTTPConnection) -> str:
    """The one that was chosen, or the first of the browser's that we speak."""
    chosen = said(request, COOKIE)
    if chosen in LANGUAGES:
        return chosen
    return next((wish for wish in wishes(request.headers.get("accept-language", "")) if wish in LANGUAGES), "en")


def wishes(header: str) -> list[str]:
    """The languages that a browser asks for, the dearest first."""
    weighed = [(_weight(part), part.partition(";")[0].strip().partition("-")[0].lower()) for part in header[:1000].split(",")]
    return [language for weight, language in sorted(weighed, key=lambda wish: -wish[0]) if weight > 0]


def _weight(part: str) -> float:
    found = re.search(r";\s*q=([01](?:\.\d{0,3})?)\s*$", part)
    return float(found[1]) if found else 1.0
