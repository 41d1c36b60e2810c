"""The one source of chance: SplitMix64, written out so that it is the same on every Python and in WebAssembly.

Source: G. L. Steele, D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
A generator is one 64-bit integer; every function takes it and returns the next one beside its result.
"""

from __future__ import annotations

from functools import cache
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
_FIRST = 0xBF58476D1CE4E5B9
_SECOND = 0x94D049BB133111EB
_SURE = _MASK - (1 << 32)
"""Bits below this are fair for every number that `below` takes."""
MANY = 4
"""From so many draws on a shuffle makes them all at once."""
LANE = 128


def seeded(seed: int) -> int:
    """Return the generator that starts from a seed (a non-negative integer)."""
    return step(seed & _MASK)[0]


def step(generator: int) -> tuple[int, int]:
    """Return 64 random bits and the next generator."""
    generator = (generator + _GAMMA) & _MASK
    z = ((generator ^ (generator >> 30)) * _FIRST) & _MASK
    z = ((z ^ (z >> 27)) * _SECOND) & _MASK
    return z ^ (z >> 31), generator


def below(generator: int, n: int) -> tuple[int, int]:
    """Return a number from 0 to n - 1, each equally likely, and the next generator.

    Args:
        generator: the 64-bit state.
        n: how many numbers, at least 1 and below 2**32.
    """
    limit = (_MASK + 1) - (_MASK + 1) % n
    while True:
        bits, generator = step(generator)
        if bits < limit:
            return bits % n, generator


def shuffle(generator: int, items: list[T]) -> int:
    """Shuffle a list in place (Fisher-Yates) and return the next generator."""
    last = len(items) - 1
    if last >= MANY:
        bits = _lanes(last).draw(generator)
        # All but one of thousands of millions of times none of them is unfair.
        if max(bits) < _SURE:
            for i, z in zip(range(last, 0, -1), bits, strict=True):
                j = z % (i + 1)
                items[i], items[j] = items[j], items[i]
            return (generator + last * _GAMMA) & _MASK
    for i in range(last, 0, -1):
        j, generator = below(generator, i + 1)
        items[i], items[j] = items[j], items[i]
    return generator


class _Lanes:
    """So many steps of the generator at once: one long number with a lane of 128 bits for each of them.

    A product of two numbers of 64 bits fits into a lane, so that none reaches into the next one. Whole decks are shuffled
    again and again, and each operation on the long number stands for one on each of so many short ones.

    Args:
        count: number of steps.
    """

    __slots__ = ("_low", "_ones", "_size", "_steps", "_words")

    def __init__(self, count: int) -> None:
        self._ones = sum(1 << LANE * lane for lane in range(count))
        self._low = self._ones * _MASK
        self._steps = sum((((lane + 1) * _GAMMA) & _MASK) << LANE * lane for lane in range(count))
        self._size = count * LANE // 8
        self._words = Struct("<" + "Q8x" * count)

    def draw(self, generator: int) -> tuple[int, ...]:
        """Return the bits that `step` would give, one after the other."""
        low = self._low
        z = (generator * self._ones + self._steps) & low
        z = (((z ^ (z >> 30)) & low) * _FIRST) & low
        z = (((z ^ (z >> 27)) & low) * _SECOND) & low
        # What the last shift brings into the upper half of a lane is not read.
        return self._words.unpack((z ^ (z >> 31)).to_bytes(self._size, "little"))


_lanes = cache(_Lanes)
"""By number of steps: there are as many as sizes of piles."""
