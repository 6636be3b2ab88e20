"""A position in a link: it comes back whole, tells nothing that the sharer cannot know, and what is broken is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabrica.engine.chance import key_of
from fabrica.engine.errors import BadLink, BadPosition
from fabrica.engine.link import LINK_MOST, Shared, _check, pack, share, shared_of, unpack
from fabrica.engine.match import Match
from fabrica.registry import games

every_game = pytest.mark.parametrize("game", games())


def moments(game: str, seats: int, seed: str) -> Iterator[Match]:
    """A random game, looked at now and then."""
    match, luck = Match(game, seats=seats, seed=seed), random.Random(seed)
    while not match.over:
        if luck.random() < 0.1:
            yield match
        seat = match.active[0]
        match.play(luck.choice(match.moves(seat)), seat)


@every_game
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_link_opens_what_was_shared(game: str, seats: int) -> None:
    for match in moments(game, seats, f"link-{seats}"):
        for viewer in (0, None):
            shared = share(match, viewer)
            link = pack(shared)
            assert len(link) < LINK_MOST / 2
            assert unpack(link) == shared
            seen = shared.begin().view(viewer)
            assert seen == match.view(viewer)
        assert share(match, 0, whole=True).position == match.position()


@every_game
def test_a_link_tells_nothing_that_its_sharer_cannot_know(game: str) -> None:
    """Hidden cards dealt anew: the same link."""
    differ = 0
    for match in moments(game, 3, "hidden"):
        other = match.after(len(match.log))
        other._state = match.game.resample(match._state, 1, key_of("other"))
        differ += other.state() != match.state()
        assert pack(share(other, 1)) == pack(share(match, 1))
    assert differ


LINK = pack(share(Match("fantastic-factories", seats=2, seed="a"), 0))


@given(st.integers(0, len(LINK) - 1), st.sampled_from("AZaz09_-"))
def test_a_changed_letter_breaks_a_link(at: int, letter: str) -> None:
    changed = LINK[:at] + letter + LINK[at + 1 :]
    if changed != LINK:
        with pytest.raises(BadLink):
            unpack(changed)


@given(st.integers(0, len(LINK) - 1))
def test_a_part_of_a_link_is_no_link(length: int) -> None:
    with pytest.raises(BadLink):
        unpack(LINK[:length])


@given(st.text(max_size=300) | st.text("AZaz09_-", max_size=300).map(lambda text: "1" + text))
def test_anything_else_is_no_link(text: str) -> None:
    with pytest.raises(BadLink):
        unpack(text)


def forged(content: bytes) -> str:
    """A link with a good check around anything."""
    import base64
    import zlib

    packed = zlib.compress(content)
    return "1" + base64.urlsafe_b64encode(_check(packed) + packed).decode().rstrip("=")


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"no json", "broken"),
        (b"[" * 50_000, "broken"),
        (b'{"rules": 1, "seat": 0, "position": {"game": "fantastic-factories", "seats": [{}]}}' + b" " * 2_000_000, "broken"),
        (b"[]", "position"),
        (b"{}", "position"),
        (b'{"rules": 1, "seat": 0, "position": {"game": "chess"}}', "position"),
        (b'{"rules": 1, "seat": 0, "position": {"game": ["chess"]}}', "position"),
        (b'{"rules": 9, "seat": 0, "position": {"game": "fantastic-factories", "seats": [{}]}}', "rules"),
        (b'{"rules": 1, "seat": 1, "position": {"game": "fantastic-factories", "seats": [{}]}}', "position"),
        (b'{"rules": 1, "seat": 0, "position": {"game": "fantastic-factories", "seats": [{"dice": [9]}]}}', "position"),
        (b'{"rules": 1, "seat": 0, "position": {"game": "fantastic-factories", "phase": "over", "seats": [{}]}}', "position"),
    ],
)
def test_a_forged_link_says_what_is_wrong(content: bytes, why: str) -> None:
    with pytest.raises(BadLink) as error:
        unpack(forged(content))
    assert error.value.why == why


def test_a_later_form_is_told_from_a_broken_link() -> None:
    with pytest.raises(BadLink) as error:
        unpack("2" + LINK[1:])
    assert error.value.why == "newer"


def test_a_written_position_names_its_wrong_field() -> None:
    good = {"game": "fantastic-factories", "seats": [{"dice": [1, 2]}, {}]}
    assert shared_of(good, 1) == Shared(shared_of(good, 1).position, 1)
    with pytest.raises(BadPosition, match=r"seats\[0\].dice\[1\]"):
        shared_of({**good, "seats": [{"dice": [1, 7]}, {}]}, 0)
    with pytest.raises(BadPosition, match="seat"):
        shared_of(good, 2)
