"""Sources of chance of other libraries, as the engine wants them."""

from __future__ import annotations

from random import Random
from typing import Any

from ..dealing import Shuffler

BYTES = 16


def shuffler(rng: Any) -> Shuffler | None:
    """Return a source of chance for a seed, or for a generator that gives bytes (as NumPy's); None for anything else."""
    if isinstance(rng, int) and not isinstance(rng, bool):
        return Random(rng)
    if callable(getattr(rng, "bytes", None)):
        return Random(int.from_bytes(rng.bytes(BYTES), "big"))
    if callable(getattr(rng, "randbytes", None)):
        return Random(int.from_bytes(rng.randbytes(BYTES), "big"))
    return None
