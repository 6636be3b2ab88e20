"""What is sent is compressed for those who understand it, and never for the pages of other sites."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator

import pytest

from fabrica.server.compression import HEAD, piece
from fabrica.server.site import files, static
from server.visitors import FAST, ME, Server, Visitor, open_server

PLAIN = {"accept-encoding": "identity"}
FILES = ("house.js", "house.css", "house.svg", "fantastic-factories/table.svg")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(tmp_path_factory.mktemp("compression"), **FAST) as found:
        yield found


@pytest.fixture(scope="module")
def ann(server: Server) -> Visitor:
    return server.visitor(accept="text/html")


@pytest.mark.parametrize("path", ["/", "/fantastic-factories", "/g/MATCH", "/api/matches/MATCH"])
def test_pages_and_json_are_compressed(ann: Visitor, path: str) -> None:
    path = path.replace("MATCH", ann.creates(ME, ME)[0])
    whole, small = ann.get(path, headers=PLAIN), ann.get(path)
    assert (small.headers["content-encoding"], small.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert "content-encoding" not in whole.headers
    assert whole.content == small.content
    assert int(small.headers["content-length"]) < len(whole.content) / 2


@pytest.mark.parametrize("name", FILES)
def test_files_are_compressed_and_kept_for_good(ann: Visitor, name: str) -> None:
    whole, small = ann.get(static(name), headers=PLAIN), ann.get(static(name))
    assert small.headers["content-encoding"] == "gzip"
    assert whole.content == small.content == files()[name][0]
    for answer in (whole, small):
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["vary"] == "Accept-Encoding"


def test_a_file_of_another_version_is_not_kept(ann: Visitor) -> None:
    for address in ("/static/house.js", "/static/house.js?v=", "/static/house.js?v=old"):
        assert ann.get(address).headers["cache-control"] == "no-cache"


def test_the_script_asks_for_others_by_their_version(ann: Visitor) -> None:
    asked = re.findall(r'from "\./([^"]+)"', ann.get(static("house.js")).text)
    assert asked
    assert all("immutable" in ann.get(f"/static/{name}").headers["cache-control"] for name in asked)


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_what_another_site_asks_for_is_not_compressed(ann: Visitor, site: str) -> None:
    """Else the length would tell it how much of its own words is on our page too."""
    for path in ("/", static("house.js")):
        assert "content-encoding" not in ann.get(path, headers={"sec-fetch-site": site}).headers


def test_pieces_of_a_stream_can_be_read_in_any_order() -> None:
    first, second = piece(b"one " * 100), piece(b"two " * 100)
    for pieces in ([first, second], [second, first, first], [second]):
        assert zlib.decompressobj(zlib.MAX_WBITS | 16).decompress(HEAD + b"".join(pieces)) == b"".join(map(read, pieces))


def read(one: bytes) -> bytes:
    return zlib.decompressobj(-zlib.MAX_WBITS).decompress(one)
