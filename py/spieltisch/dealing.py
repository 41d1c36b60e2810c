"""Who deals anew what a seat does not know: the sources of chance that `State.determinize` takes."""

from __future__ import annotations

from typing import Any, Protocol, cast

from .errors import BadChance, shown
from .optional import optional_module


class Shuffler(Protocol):
    """The part of `random.Random` that `determinize` needs."""

    def getrandbits(self, k: int, /) -> int:
        """Return k random bits as a whole number."""
        ...

    def shuffle(self, x: list[Any], /) -> None:
        """Shuffle a list in place."""
        ...


class Bytes(Protocol):
    """The part of a generator of NumPy that makes a seed."""

    def bytes(self, length: int, /) -> bytes:
        """Return so many bytes by chance."""
        ...


Chance = Shuffler | Bytes | int
"""What `determinize` takes: a source of chance, or a seed."""


def shuffler(rng: Chance) -> Shuffler:
    """Return a source of chance that can shuffle.

    Raises:
        BadChance: it is none.
    """
    if hasattr(rng, "getrandbits") and hasattr(rng, "shuffle"):
        return cast("Shuffler", rng)
    chances = optional_module("chances")
    found: Shuffler | None = chances.shuffler(rng) if chances else None
    if found is None:
        raise BadChance(
            f"{shown(rng)} is no source of chance; give a random.Random, a generator of NumPy, or a whole number as its seed."
        )
    return found
