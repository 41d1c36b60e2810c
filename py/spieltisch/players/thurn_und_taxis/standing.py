"""Everything besides the cards on which the worth of a route to a seat depends."""

from __future__ import annotations

from typing import NamedTuple

FAR = 8
"""Number of cards beyond which the end of the game does not matter: those of the longest route that brings more than a shorter one."""


class Standing(NamedTuple):
    """The standing of a seat; equal standings share an outlook."""

    houses: int
    stacks: tuple[int, ...]
    owned: int
    """Bit mask of the stacks whose tile the seat has."""
    supply: int
    carriage: int
    reach: int
    """Number of cards that the seat can still lay before the end, `FAR` at most."""
    vacant: int
    """Cities without any house, if an expansion needs them."""
    ended: bool
    noted: tuple[int, ...]
    """Numbers that expansions note of the seat, see `Advice.note`."""

    @property
    def late(self) -> float:
        """Share of promises that counts, 0 to 1, since they are lost when the game ends."""
        return self.reach / FAR
