"""Sets of small numbers as the bits of one integer."""


def lowest(members: int) -> int:
    """The smallest member of a set of numbers 0..62 that is not empty."""
    return (members & -members).bit_length() - 1


def without_lowest(members: int) -> int:
    return members & (members - 1)


def has(members: int, member: int) -> bool:
    return (members >> member) & 1 == 1
