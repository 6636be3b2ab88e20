"""Answers are compressed for those who understand gzip, but not for other sites: they must learn nothing from a length."""

from __future__ import annotations

import gzip
import zlib
from typing import Any

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware

LEVEL = 5  # of gzip: higher ones take longer and save little
OWN = ("same-origin", "none")
HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"  # of a gzip stream


class Compression(GZipMiddleware):
    """Compresses what is asked for by a person or a page of our own. A browser tells when another site asks."""

    def __init__(self, app: Any) -> None:
        super().__init__(app, compresslevel=LEVEL)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        is_ours = scope["type"] == "http" and Headers(scope=scope).get("sec-fetch-site", "none") in OWN
        await (super().__call__ if is_ours else self.app)(scope, receive, send)


def understands(headers: Headers) -> bool:
    """Whether an answer that is compressed already may be sent."""
    return "gzip" in headers.get("accept-encoding", "") and headers.get("sec-fetch-site", "none") in OWN


def packed(content: bytes) -> bytes:
    """A file that is compressed once and sent often."""
    return gzip.compress(content, mtime=0)


def piece(content: bytes) -> bytes:
    """A piece of a gzip stream that can be read by itself, so that it is made once for all streams; each begins with HEAD."""
    deflate = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return deflate.compress(content) + deflate.flush(zlib.Z_FULL_FLUSH)
