"""Everybody's chances at some positions of a game, with how much they may still change."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from typing import TYPE_CHECKING

from ..players.evaluator import PLAYED_ON, Evaluation
from ..players.paired import Paired
from .notes import Note
from .told import in_fives, instead, told

if TYPE_CHECKING:
    from ..schema import Chances

COARSE = 16
"""How many turns are looked at first, all shares together."""
GLANCE, LOOKS, MANY_SEATS = 4, 12, 8
"""Deals of the best action of a turn at first, in the end, and in the end with more than two seats, who have more turns."""
USUAL = 0.12
"""How far the chances of single deals scatter at least, where a few are known."""


class Chart:
    """The chances at some positions.

    Args:
        steps: the positions.
        known: what is known of each, by whoever looks.
        notes: what hints said, by step.
        looks: deals of each position in the end.
    """

    def __init__(
        self,
        steps: Sequence[int],
        known: Callable[[int], Evaluation],
        notes: Mapping[int, Note],
        looks: int = LOOKS,
    ) -> None:
        self._steps = steps
        self._known = known
        self._notes = notes
        self._looks = looks
        self._looked: set[int] = {step for step in steps if step in notes}
        self._told: dict[int, tuple[int, Chances]] = {}
        """By step how many playouts were known when it was told last, and what was told: few rows change in a slice."""

    @property
    def whole(self) -> int:
        """Playouts that all of it takes."""
        return self._looks * len(self._steps)

    @property
    def looked(self) -> int:
        """How many positions were looked at."""
        return len(self._looked)

    def rows(self) -> list[Chances]:
        """Return the chances known so far, in the order of the game."""
        return [self._row(step) for step in sorted(self._looked)]

    def coarse(self, count: int) -> Iterator[int]:
        """Look at so many positions from all over the game; yield the playouts that each took."""
        yield from self._all(self._steps[:count], GLANCE)

    def every(self) -> Iterator[int]:
        """Look at all positions."""
        yield from self._all(self._steps, GLANCE)

    def finer(self) -> Iterator[int]:
        """Look at all positions as closely as ever."""
        yield from self._all(self._steps, self._looks)

    def chances(self, step: int) -> list[float]:
        """Return everybody's chances at a position that was looked at, as playouts found them."""
        if step in self._notes:
            return list(self._notes[step].chances)
        known = self._known(step)
        return known.chances(best(known))

    def _all(self, steps: Sequence[int], looks: int) -> Iterator[int]:
        for step in steps:
            if step in self._notes:
                continue
            took = look(self._known(step), looks)
            self._looked.add(step)
            yield took

    def _row(self, step: int) -> Chances:
        playouts = self._known(step).playouts
        if self._told.get(step, (-1,))[0] != playouts:
            self._told[step] = playouts, self._row_now(step)
        return self._told[step][1]

    def _row_now(self, step: int) -> Chances:
        known = self._known(step)
        scale, chances, viewer = known.knowledge.scale, self.chances(step), known.seat
        seats = range(len(chances))
        rows = [] if step in self._notes else known.found[best(known)]
        margins = [margin([row.chances[seat] for row in rows]) for seat in seats]
        shown = told(scale, chances, viewer)
        return {
            "step": step,
            "chances": shown,
            "percents": [in_fives(chance) for chance in shown],
            "low": [
                told(scale, instead(chances, i, max(0.0, chances[i] - margins[i])), viewer)[i] for i in seats
            ],
            "high": [
                told(scale, instead(chances, i, min(1.0, chances[i] + margins[i])), viewer)[i] for i in seats
            ],
        }


def margin(found: Sequence[float]) -> float:
    """Return by how much a chance found on these deals may still change; what a hint said, on none of them, stays."""
    count = len(found)
    if not count:
        return 0.0
    middle = sum(found) / count
    scatter = sqrt(sum((chance - middle) ** 2 for chance in found) / count)
    return (3.1 + 8.5 / count) * max(scatter, USUAL) / sqrt(count)


def best(known: Evaluation) -> str:
    """Return the best action as far as is known, by the judgement where nothing was tried; where others decide, none."""
    if known.seat != known.view.current_player:
        return PLAYED_ON
    return Paired(known).best() if known.found else str(known.judged_best)


def look(known: Evaluation, deals: int) -> int:
    """Try the best action of a position on so many deals; return the playouts that it took."""
    took = known.upto(best(known), deals)
    # What is found may speak for another action.
    return took + known.upto(best(known), deals)


def coarse_first(steps: Sequence[int]) -> list[int]:
    """Return steps so that the first ones, however many, are spread over the whole game.

    First come those whose place can be halved most often: of eight 0, 4, 2, 6, 1, 3, 5, 7.
    """
    halved = [len(steps) if place == 0 else (place & -place) for place in range(len(steps))]
    return [steps[place] for place in sorted(range(len(steps)), key=lambda place: (-halved[place], place))]
