"""The one source of chance: SplitMix64, written out so that it is the same on every Python and in WebAssembly.

Source: G. L. Steele, D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
A generator is one 64-bit integer; every function takes it and returns the next one beside its result.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
_FIRST = 0xBF58476D1CE4E5B9
_SECOND = 0x94D049BB133111EB
_SURE = _MASK - (1 << 32)
"""Bits below this are fair for every number that `below` takes."""


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
    # `below` and `step` once more, without their calls: whole decks are shuffled again and again.
    for i in range(len(items) - 1, 0, -1):
        while True:
            generator = (generator + _GAMMA) & _MASK
            z = ((generator ^ (generator >> 30)) * _FIRST) & _MASK
            z = ((z ^ (z >> 27)) * _SECOND) & _MASK
            z ^= z >> 31
            if z < _SURE or z < (_MASK + 1) - (_MASK + 1) % (i + 1):
                break
        j = z % (i + 1)
        items[i], items[j] = items[j], items[i]
    return generator
