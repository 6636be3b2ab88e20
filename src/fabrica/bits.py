"""Sets of small numbers as the bits of one integer."""

_SPREAD = 0x077CB531  # multiplied by a power of two, its top five bits tell which


def _positions() -> tuple[int, ...]:
    table = [0] * 32
    for i in range(32):
        table[((1 << i) * _SPREAD & 0xFFFFFFFF) >> 27] = i
    return tuple(table)


_POSITION = _positions()


def lowest(members: int) -> int:
    """The smallest member of a set of numbers 0..31 that is not empty."""
    return _POSITION[((members & -members) * _SPREAD & 0xFFFFFFFF) >> 27]


def without_lowest(members: int) -> int:
    return members & (members - 1)


def has(members: int, member: int) -> bool:
    return (members >> member) & 1 == 1
