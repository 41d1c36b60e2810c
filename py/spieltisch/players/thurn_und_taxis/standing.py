"""Everything that decides what a route is worth to a seat, apart from the cards."""

from __future__ import annotations

from typing import NamedTuple

FAR = 8
"""Cards beyond which the end of the game does not count: as many as the longest route that brings more than a shorter one."""


class Standing(NamedTuple):
    """Where a seat stands; equal standings have one outlook."""

    houses: int
    stacks: tuple[int, ...]
    owned: int
    """Bit mask of the stacks of which the seat has a tile."""
    supply: int
    carriage: int
    reach: int
    """How many cards the seat can still lay before the game ends, `FAR` at most."""
    vacant: int
    """Cities without any house, where that matters."""
    ended: bool
    noted: tuple[int, ...]
    """What expansions want to know of the seat, see `Advice.note`."""

    @property
    def late(self) -> float:
        """How far promises count, 0 to 1: they come to nothing when the game ends."""
        return self.reach / FAR
