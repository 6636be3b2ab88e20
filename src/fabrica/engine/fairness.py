"""Commit and reveal: nobody, not even who shuffles, can choose how chance falls.

The seed is drawn first, and its hash, the proof, is shown. Then each person adds a nonce of their own. All chance follows from
the seed and the nonces together; at the end they are shown, and anyone can check that the proof fits and their nonce was counted.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping

from fabrica.engine.errors import BadOption, brief

SEED_MOST = 200
NONCE_MOST = 64
NONCE = re.compile(r"[!-~]+")  # what can be typed on any keyboard and copied without loss

Nonces = Mapping[int, str]  # by seat


def check_seed(seed: object) -> str:
    """A seed as text."""
    text = str(seed) if isinstance(seed, int) and seed.bit_length() < SEED_MOST else seed
    if not isinstance(text, str) or not text.isprintable() or " " in text or not 0 < len(text) <= SEED_MOST:
        raise BadOption(f"a seed is a word or a number without spaces, not {brief(seed)}")
    return text


def check_nonce(nonce: object) -> str:
    if not isinstance(nonce, str) or len(nonce) > NONCE_MOST or NONCE.fullmatch(nonce) is None:
        raise BadOption(f"a nonce is 1 to {NONCE_MOST} letters, digits and signs without spaces, not {brief(nonce)}")
    return nonce


def proof_of(seed: str) -> str:
    """Shown at the start of a match: the seed cannot be changed afterwards, and cannot be guessed from it."""
    return hashlib.sha256(b"proof:" + seed.encode()).hexdigest()


def mixed(seed: str, nonces: Nonces) -> str:
    """The seed that chance follows: the seed itself where nobody has added to it."""
    if not nonces:
        return seed
    lines = [seed, *(f"{seat} {nonces[seat]}" for seat in sorted(nonces))]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
