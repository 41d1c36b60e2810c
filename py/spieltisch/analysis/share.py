"""How a review is cut into shares, one for each engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .chart import coarse_first
from .decision import Decision, turn_starts


class Share(NamedTuple):
    """A part of the work: several engines do a review together, each the turns that fall to it."""

    number: int = 0
    """From 0."""
    whole: int = 1
    """How many shares there are."""

    def of(self, work: Sequence[Any]) -> list[Any]:
        """Return what falls to this share."""
        return list(work[self.number :: self.whole])

    def part(self, count: int) -> int:
        """Return how many of so many things this share does."""
        return -(-count // self.whole)

    def turns(self, decisions: Sequence[Decision], wanted: Sequence[int]) -> list[int]:
        """Return the first steps of the turns that fall to this share, those from all over the game first.

        The turns of the wanted seats take most of the work, and are dealt out by themselves.
        """
        order = coarse_first(turn_starts(decisions))
        dealt = [step for step in order if decisions[step].seat in wanted]
        dealt += [step for step in order if decisions[step].seat not in wanted]
        own = {*self.of(dealt)}
        return [step for step in order if step in own]
