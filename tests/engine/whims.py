"""What the players for tests have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from spieltisch import State


class Whimsical(ABC):
    """Chooses among the legal actions: now and then any of them, else one that brings the end near.

    Args:
        rng: source of chance.
        whims: how often (0 to 1) any legal action is taken, sensible or not.
    """

    def __init__(self, rng: Random, *, whims: float = 0.1) -> None:
        self.rng = rng
        self.whims = whims

    def choose(self, state: State) -> Any:
        """Return one of the legal actions."""
        legal: list[Any] = state.legal_actions()
        whim = self.rng.random() < self.whims
        return self.rng.choice(legal) if whim else self._sensible(state, legal)

    @abstractmethod
    def _sensible(self, state: State, legal: list[Any]) -> Any:
        """Return one that is worth something."""
