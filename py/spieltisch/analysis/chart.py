"""Everybody's chances to win, turn by turn: a few turns first, then all, then more exactly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from ..players.knowledge import Knowledge
from ..players.search import play_on
from ..state import State

if TYPE_CHECKING:
    from ..schema import Chances

COARSE = 16
"""How many turns are looked at first, all shares together."""
GLANCE, LOOKS = 4, 12
"""Playouts for a turn at first, and in the end."""


class Chart:
    """The chances at some positions of a game, as seen by the player who is to decide there.

    Args:
        positions: by step.
        knowledge: judgement of the game.
        seed: the same seed finds the same.
    """

    def __init__(self, positions: Mapping[int, State], knowledge: Knowledge, seed: int) -> None:
        self._positions = positions
        self._knowledge = knowledge
        self._chance = {step: Random(seed + step) for step in positions}
        self._totals: dict[int, list[float]] = {}
        self._looks = dict.fromkeys(positions, 0)

    @property
    def whole(self) -> int:
        """Playouts that all of it takes."""
        return LOOKS * len(self._positions)

    def rows(self) -> list[Chances]:
        """Return the chances known so far, in the order of the game."""
        return [
            {"step": step, "chances": [total / self._looks[step] for total in totals]}
            for step, totals in sorted(self._totals.items())
        ]

    def coarse(self, count: int) -> Iterator[int]:
        """Look at so many positions from all over the game; yield the playouts that each took."""
        yield from self._all(list(self._positions)[:count], GLANCE)

    def every(self) -> Iterator[int]:
        """Look at all positions."""
        yield from self._all(self._positions, GLANCE)

    def finer(self) -> Iterator[int]:
        """Look at all positions as closely as ever."""
        yield from self._all(self._positions, LOOKS)

    def _all(self, steps: Sequence[int] | Mapping[int, State], looks: int) -> Iterator[int]:
        for step in steps:
            missing = looks - self._looks[step]
            if missing > 0:
                self._look(step, missing)
                yield missing

    def _look(self, step: int, count: int) -> None:
        position = self._positions[step]
        seat = position.current_player
        seats = len(position.players)
        totals = self._totals.get(step, [0.0] * seats)
        for _ in range(count):
            world = position.determinize(0 if seat is None else seat, self._chance[step])
            end = self._knowledge.clock(world) + seats
            found = play_on(world, self._knowledge, end)
            totals = [total + chance for total, chance in zip(totals, found, strict=True)]
        self._totals[step] = totals
        self._looks[step] += count


def coarse_first(steps: Sequence[int]) -> list[int]:
    """Return steps so that the first ones, however many, are spread over the whole game.

    First come those whose place can be halved most often: of eight 0, 4, 2, 6, 1, 3, 5, 7.
    """
    halved = [len(steps) if place == 0 else (place & -place) for place in range(len(steps))]
    return [steps[place] for place in sorted(range(len(steps)), key=lambda place: (-halved[place], place))]
