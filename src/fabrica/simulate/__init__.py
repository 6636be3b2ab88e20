"""Many games at once, what came of them, and how fast."""

from fabrica.simulate.batch import Batch

__all__ = ["Batch"]
