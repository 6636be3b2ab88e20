"""Chance: streams of random numbers, keyed by 256 bits, equal on every backend and not to be guessed.

A stream is the ChaCha8 key stream under the match's key, with the stream's number as the nonce. A state keeps the key, how
many numbers each stream has given, and the block it is reading. A move revealed something exactly when a stream advanced.
"""

from __future__ import annotations

import hashlib
from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.layout import Layout, Row, i32, u32

WORDS_SHIFT = 4
WORDS = 1 << WORDS_SHIFT  # in a block
KEY = u32[8]
STREAM = Layout("Stream", drawn=i32, block=u32[WORDS])
_MASK = 0xFFFFFFFF
_SIGMA = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)


def streams(number: int) -> Row:
    return STREAM[number]


def key_of(seed: str) -> tuple[int, ...]:
    """The eight words of the key that a seed stands for."""
    digest = hashlib.sha256(b"fabrica:" + seed.encode()).digest()
    return tuple(int.from_bytes(digest[4 * i : 4 * i + 4], "little") for i in range(8))


def start_chance(s: Any, key: tuple[int, ...]) -> None:
    """All chance of a state begins under a key."""
    for i, part in enumerate(key):
        s.key[i] = part
    for stream in s.streams:
        stream.drawn = 0
        for i in range(len(stream.block)):
            stream.block[i] = 0


def numbers_drawn(s: Any) -> list[int]:
    """How many numbers each stream has given."""
    return [stream.drawn for stream in s.streams]


def _rotate(word: int, by: int) -> int:
    return ((word << by) | (word >> (32 - by))) & _MASK


def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & _MASK
    d = _rotate(d ^ a, 16)
    c = (c + d) & _MASK
    b = _rotate(b ^ c, 12)
    a = (a + b) & _MASK
    d = _rotate(d ^ a, 8)
    c = (c + d) & _MASK
    b = _rotate(b ^ c, 7)
    return a, b, c, d


def chacha8(key: Any, counter: int, nonce: int, out: Any) -> None:
    """Write the sixteen words of one block to `out`."""
    apart()
    k0, k1, k2, k3 = key[0] & _MASK, key[1] & _MASK, key[2] & _MASK, key[3] & _MASK
    k4, k5, k6, k7 = key[4] & _MASK, key[5] & _MASK, key[6] & _MASK, key[7] & _MASK
    a0, a1, a2, a3 = _SIGMA[0], _SIGMA[1], _SIGMA[2], _SIGMA[3]
    b0, b1, b2, b3 = k0, k1, k2, k3
    c0, c1, c2, c3 = k4, k5, k6, k7
    d0, d1, d2, d3 = counter & _MASK, 0, nonce & _MASK, 0
    for _ in range(4):
        a0, b0, c0, d0 = _quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = _quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = _quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = _quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = _quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = _quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = _quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = _quarter(a3, b0, c1, d2)
    out[0], out[1] = (a0 + _SIGMA[0]) & _MASK, (a1 + _SIGMA[1]) & _MASK
    out[2], out[3] = (a2 + _SIGMA[2]) & _MASK, (a3 + _SIGMA[3]) & _MASK
    out[4], out[5], out[6], out[7] = (b0 + k0) & _MASK, (b1 + k1) & _MASK, (b2 + k2) & _MASK, (b3 + k3) & _MASK
    out[8], out[9], out[10], out[11] = (c0 + k4) & _MASK, (c1 + k5) & _MASK, (c2 + k6) & _MASK, (c3 + k7) & _MASK
    out[12], out[13], out[14], out[15] = (d0 + (counter & _MASK)) & _MASK, d1, (d2 + (nonce & _MASK)) & _MASK, d3


def word(s: Any, stream: int) -> int:
    """The next 32 bits of a stream."""
    flow = s.streams[stream]
    at = flow.drawn & (WORDS - 1)
    if at == 0:
        chacha8(s.key, flow.drawn >> WORDS_SHIFT, stream, flow.block)
    flow.drawn += 1
    return flow.block[at] & _MASK


def pick(s: Any, stream: int, choices: int) -> int:
    """One of 0 .. choices - 1, each exactly equally likely."""
    product = word(s, stream) * choices
    if product & _MASK < choices:
        unfair = (_MASK + 1 - choices) % choices
        while product & _MASK < unfair:
            product = word(s, stream) * choices
    return product >> 32
