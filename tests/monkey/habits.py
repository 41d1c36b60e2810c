"""What a monkey learns from its own presses, without knowing what any of them means."""

from __future__ import annotations

import re
from collections import Counter, deque

LATELY = 40
"""So many presses it remembers one by one."""
PROMISE = 4.0
"""How much rather it presses what has always changed the game than what never has."""


class Habits:
    """Remembers, by their names, what was pressed lately and which presses changed the record."""

    def __init__(self) -> None:
        self._lately: deque[str] = deque(maxlen=LATELY)
        self._pressed: Counter[str] = Counter()
        self._fruitful: Counter[str] = Counter()

    def note(self, name: str, *, fruitful: bool) -> None:
        """Remember a press, and whether the record was another one afterwards."""
        kind = _kind(name)
        self._lately.append(kind)
        self._pressed[kind] += 1
        self._fruitful[kind] += fruitful

    def appeal(self, name: str) -> float:
        """Return the factor by which a thing is pressed more or less often."""
        kind = _kind(name)
        promise = self._fruitful[kind] / self._pressed[kind] if self._pressed[kind] else 1.0
        return (1 + PROMISE * promise) / (1 + self._lately.count(kind))


def _kind(name: str) -> str:
    """Return the name that things of one kind share: the same button of several cards or places."""
    return re.sub(r"\d+", "", name)
