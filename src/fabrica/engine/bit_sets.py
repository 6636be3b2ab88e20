"""Sets of small numbers as the bits of one integer."""


def lowest(members: int) -> int:
    """The smallest member of a set of numbers 0..62 that is not empty."""
    return (members & -members).bit_length() - 1


def without_lowest(members: int) -> int:
    return members & (members - 1)


def has(members: int, member: int) -> bool:
    return (members >> member) & 1 == 1


def size(members: int) -> int:
    """How many members a set has."""
    count = 0
    while members != 0:
        members = without_lowest(members)
        count += 1
    return count


def nth_member(members: int, n: int) -> int:
    """The n-th member of a set in ascending order, counted from 0."""
    for _ in range(n):
        members = without_lowest(members)
    return lowest(members)


def members(bits: int) -> tuple[int, ...]:
    """All members of a set, in ascending order: for people, not a rule."""
    return tuple(member for member in range(bits.bit_length()) if bits >> member & 1)
