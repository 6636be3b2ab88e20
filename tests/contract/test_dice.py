"""Chance: the streams are ChaCha8 to the word, every choice is equally likely, and no stream knows of another."""

from __future__ import annotations

import hashlib
import math
import random
from collections import Counter
from typing import Any

import pytest

from contract.playing import Players, Table, moments, tables
from fabrica.engine.chance import KEY, WORDS, chacha8, key_of, pick, streams, word
from fabrica.engine.layout import Layout

TABLE = Layout("Chance", key=KEY, streams=streams(4))
SPAN = 1 << 32


def chance(seed: str) -> Any:
    state = TABLE.zero()
    for i, part in enumerate(key_of(seed)):
        state.key[i] = part
    return state


# ChaCha as published (D. J. Bernstein, 2008; RFC 8439), written for reading.


def quarter_round(x: list[int], a: int, b: int, c: int, d: int) -> None:
    for first, second, third, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[first] = (x[first] + x[second]) % SPAN
        x[third] ^= x[first]
        x[third] = (x[third] << turn | x[third] >> (32 - turn)) % SPAN


def reference(rounds: int, key: tuple[int, ...], last_row: tuple[int, ...]) -> list[int]:
    """One block: columns and diagonals in turn, then the start is added. The last row is counter and nonce."""
    sigma = [int.from_bytes(b"expand 32-byte k"[i : i + 4], "little") for i in range(0, 16, 4)]
    start = [*sigma, *key, *last_row]
    x = list(start)
    for _ in range(rounds // 2):
        for i in range(4):
            quarter_round(x, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter_round(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(now + before) % SPAN for now, before in zip(x, start, strict=True)]


def test_the_reference_gives_the_block_of_rfc_8439() -> None:
    """Section 2.3.2: twenty rounds, key 00 01 .. 1f, counter 1, nonce 00 00 00 09 00 00 00 4a 00 00 00 00."""
    key = tuple(int.from_bytes(bytes(range(4 * i, 4 * i + 4)), "little") for i in range(8))
    block = reference(20, key, (1, 0x09000000, 0x4A000000, 0))
    assert b"".join(w.to_bytes(4, "little") for w in block).hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


def test_the_reference_gives_the_known_block_of_eight_rounds() -> None:
    """ChaCha8 with key, nonce and counter 0, as in the vectors of the Internet draft by J. Strombergson."""
    block = reference(8, (0,) * 8, (0,) * 4)
    assert b"".join(w.to_bytes(4, "little") for w in block).hex() == (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )


def blocks() -> list[tuple[tuple[int, ...], int, int]]:
    """Keys, counters and nonces: plain ones, the extremes, and any."""
    luck = random.Random(8)
    full = SPAN - 1
    keys = [(0,) * 8, (full,) * 8, key_of("7"), *(tuple(luck.randrange(SPAN) for _ in range(8)) for _ in range(5))]
    numbers = [0, 1, 2, full, 1 << 31, luck.randrange(SPAN)]
    return [(key, counter, nonce) for key in keys for counter in numbers for nonce in numbers]


def test_a_block_is_that_of_chacha8() -> None:
    for key, counter, nonce in blocks():
        out = [0] * WORDS
        chacha8(key, counter, nonce, out)
        assert out == reference(8, key, (counter, 0, nonce, 0))


def test_a_stream_is_the_key_stream_with_its_number_as_nonce() -> None:
    state = chance("seed")
    for stream in (3, 0):
        expected = [w for counter in range(5) for w in reference(8, key_of("seed"), (counter, 0, stream, 0))]
        assert [word(state, stream) for _ in range(5 * WORDS)] == expected
        assert state.streams[stream].drawn == 5 * WORDS


def test_the_key_of_a_seed_is_its_hash() -> None:
    digest = hashlib.sha256(b"fabrica:seed").digest()
    assert b"".join(part.to_bytes(4, "little") for part in key_of("seed")) == digest
    assert len({key_of(str(seed)) for seed in range(1000)}) == 1000


# Streams


def words(state: Any, stream: int, count: int = 64) -> list[int]:
    return [word(state, stream) for _ in range(count)]


def test_streams_of_one_key_and_of_two_keys_differ() -> None:
    found = [words(chance(seed), stream) for seed in ("1", "2") for stream in range(4)]
    assert len({w for part in found for w in part}) == 8 * 64


def test_a_stream_does_not_feel_what_others_give() -> None:
    alone = words(chance("1"), 2)
    state, luck = chance("1"), random.Random(1)
    found: list[int] = []
    while len(found) < len(alone):
        stream = luck.randrange(4)
        found += [word(state, stream)] if stream == 2 else []
        if stream != 2:
            word(state, stream)
    assert found == alone


def test_a_saved_stream_goes_on_in_the_middle_of_a_block() -> None:
    state = chance("1")
    expected = words(chance("1"), 1, 60)
    for drawn in range(40):
        restored = TABLE.unpack(TABLE.pack(state))
        assert words(restored, 1, 20) == expected[drawn : drawn + 20]
        word(state, 1)


# Choices


def planted(first: int, second: int = 0) -> Any:
    """Chance whose stream 0 gives these two words next."""
    state = TABLE.zero()
    flow = state.streams[0]
    flow.drawn, flow.block[1], flow.block[2] = 1, first, second
    return state


def test_every_choice_has_exactly_as_many_words() -> None:
    """A choice is made by a row of neighbouring words. The first of a longer row is passed over, so that all are equal."""
    luck = random.Random(1)
    for choices in (*range(2, 81), *(6**dice for dice in range(3, 9))):
        for choice in range(choices) if choices <= 80 else [0, choices - 1, *luck.sample(range(choices), 50)]:
            first, last = -(-choice * SPAN // choices), -(-(choice + 1) * SPAN // choices) - 1
            passed_over = takes_another(first, choices)
            assert last + 1 - first - passed_over == SPAN // choices
            for w in (first + passed_over, first + 1, (first + last) // 2, last):
                assert not takes_another(w, choices)
                assert pick(planted(w), 0, choices) == choice


def takes_another(w: int, choices: int) -> bool:
    """Is this word passed over? Then the choice is that of the next one."""
    state = planted(w, SPAN - 1)
    choice = pick(state, 0, choices)
    drawn = state.streams[0].drawn - 1
    assert drawn == 1 or (drawn, choice) == (2, choices - 1)
    return bool(drawn == 2)


def test_a_word_is_passed_over_until_one_is_fair() -> None:
    """Several in a row too."""
    state = chance("1")
    assert takes_another(0, 3)
    flow = state.streams[0]
    flow.drawn = 1
    for i in (1, 2, 3):
        flow.block[i] = 0
    flow.block[4] = SPAN // 2
    assert pick(state, 0, 3) == 1
    assert flow.drawn == 5


def chi_square(counts: Counter[int], values: range) -> float:
    assert set(counts) <= set(values)
    expected = counts.total() / len(values)
    return sum((counts[value] - expected) ** 2 for value in values) / expected


def most(values: range) -> float:
    """What chi-square of a fair choice exceeds less than once in a million times (Wilson and Hilferty)."""
    free = len(values) - 1
    return free * (1 - 2 / (9 * free) + 4.75 * math.sqrt(2 / (9 * free))) ** 3


def test_every_choice_is_equally_likely() -> None:
    state = chance("uniform")
    for choices in range(2, 81):
        counts = Counter(pick(state, 1, choices) for _ in range(60 * choices))
        assert chi_square(counts, range(choices)) < most(range(choices)), choices


def test_one_of_one_is_no_choice_but_takes_a_word() -> None:
    state = chance("1")
    assert [pick(state, 0, 1) for _ in range(100)] == [0] * 100
    assert state.streams[0].drawn == 100


@pytest.mark.parametrize("stream", range(4))
def test_every_face_is_equally_likely_and_so_is_every_pair(stream: int) -> None:
    state = chance("dice")
    rolls = [pick(state, stream, 6) + 1 for _ in range(12_000)]
    assert chi_square(Counter(rolls), range(1, 7)) < most(range(1, 7))
    pairs = Counter(6 * a + b - 7 for a, b in zip(rolls[::2], rolls[1::2], strict=True))
    assert chi_square(pairs, range(36)) < most(range(36))


def test_the_first_roll_of_many_seeds_is_fair() -> None:
    """Neighbouring seeds have nothing in common."""
    firsts = Counter(pick(chance(str(seed)), seed % 4, 6) for seed in range(6000))
    assert chi_square(firsts, range(6)) < most(range(6))


@pytest.mark.parametrize("table", [t for t in tables() if "dice" in t.new_match(0).position()["seats"][0]], ids=str)
def test_the_dice_that_come_to_a_seat_are_fair(table: Table) -> None:
    """Those that a seat has when it had none before, by a move that revealed something."""
    counts: Counter[int] = Counter()
    for seed in range(8):
        before: list[list[int]] = [[]] * table.seats
        for match in moments(table.match(seed), Players(seed)):
            now = [seat["dice"] for seat in match.position()["seats"]]
            if match.log and match.log[-1].revealed:
                counts.update(face for old, new in zip(before, now, strict=True) if not old for face in new)
            before = now
    assert counts.total() > 300
    assert chi_square(counts, range(1, 7)) < most(range(1, 7))
