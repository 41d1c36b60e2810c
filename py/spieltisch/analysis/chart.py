"""Everybody's chances at some positions of a game, with how much they may still change."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any

from ..players.evaluator import PLAYED_ON, Evaluation
from .notes import Note
from .told import in_fives, instead, told

if TYPE_CHECKING:
    from ..schema import Chances

COARSE = 16
"""How many turns are looked at first, all shares together."""
LOOKS, MANY_SEATS = 12, 8
"""Deals of the usual action of a turn, and with more than two seats, who have more turns."""
MOST, WIDE = 60, 0.2
"""Deals of those that so few leave so open: by how much the chance may still change."""
USUAL = 0.12
"""How far the chances of single deals scatter at least, where a few are known."""


class Chart:
    """The chances at some positions.

    All positions are seen alike: the judgement plays on, for whoever looks as well. A better action that was not done counts
    only where it is told as well what that cost, so that no curve jumps up and down for nothing.

    Args:
        steps: the positions.
        known: what is known of each, by whoever looks.
        notes: by step the hint whose chance holds there: what it advised was done.
        looks: deals of each position in the end.
        missed: returns everybody's chances, as they are told, with a better action of which it is told what it would have
            brought; None where there is none.
        is_open: whether such an action may still be found; then nothing bounds a chance.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - a chart has so many parts
        self,
        steps: Sequence[int],
        known: Callable[[int], Evaluation],
        notes: Mapping[int, Note],
        looks: int = LOOKS,
        missed: Callable[[int], list[float] | None] = lambda step: None,
        is_open: Callable[[int], bool] = lambda step: False,
    ) -> None:
        self._steps = steps
        self._known = known
        self._notes = notes
        self._looks = looks
        self._missed = missed
        self._is_open = is_open
        self._looked: set[int] = {step for step in steps if step in notes}
        self._told: dict[int, tuple[Sequence[Any], Chances]] = {}
        """By step what was known when it was told last, and what was told: few rows change in a slice."""

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
        yield from self._all(self._steps[:count], self._looks)

    def every(self) -> Iterator[int]:
        """Look at all positions, most closely at those that the deals see most differently, as near the end."""
        yield from self._all(self._steps, self._looks)
        yield from self._all([step for step in self._steps if self._is_uneven(step)], MOST)

    def _is_uneven(self, step: int) -> bool:
        if step in self._notes:
            return False
        known = self._known(step)
        rows = known.found[usual(known)]
        return max(margin([row.chances[seat] for row in rows]) for seat in range(len(rows[0].chances))) > WIDE

    def _all(self, steps: Sequence[int], looks: int) -> Iterator[int]:
        for step in steps:
            if step in self._notes:
                continue
            took = look(self._known(step), looks)
            self._looked.add(step)
            yield took

    def _row(self, step: int) -> Chances:
        missed = self._missed(step)
        stamp = self._known(step).playouts, missed, self._is_open(step)
        if step not in self._told or self._told[step][0] != stamp:
            self._told[step] = stamp, self._row_now(step, missed)
        return self._told[step][1]

    def _row_now(self, step: int, missed: list[float] | None) -> Chances:
        known, note = self._known(step), self._notes.get(step)
        chances = list(note.chances) if note else known.chances(usual(known))
        scale, viewer = known.knowledge.scale, known.seat
        seats = range(len(chances))
        rows = [] if note else known.found[usual(known)]
        margins = [margin([row.chances[seat] for row in rows]) for seat in seats]
        shown = missed or told(scale, chances, viewer)
        # What a better action would have brought is as unsure as what it is measured by.
        more = [a - b for a, b in zip(shown, told(scale, chances, viewer), strict=True)]

        def bound(seat: int, sign: int) -> float:
            moved = min(1.0, max(0.0, chances[seat] + sign * margins[seat]))
            change = sign * max(0.0, sign * more[seat])
            return min(1.0, max(0.0, told(scale, instead(chances, seat, moved), viewer)[seat] + change))

        is_open = self._is_open(step)
        return {
            "step": step,
            "chances": shown,
            "percents": [in_fives(chance) for chance in shown],
            "low": [0.0 if is_open else bound(seat, -1) for seat in seats],
            "high": [1.0 if is_open else bound(seat, 1) for seat in seats],
        }


def margin(found: Sequence[float]) -> float:
    """Return by how much a chance found on these deals may still change; what a hint said, on none of them, stays."""
    count = len(found)
    if not count:
        return 0.0
    middle = sum(found) / count
    scatter = sqrt(sum((chance - middle) ** 2 for chance in found) / count)
    return (3.1 + 8.5 / count) * max(scatter, USUAL) / sqrt(count)


def usual(known: Evaluation) -> str:
    """Return the best action by the judgement; where others decide, none."""
    return str(known.judged_best) if known.seat == known.view.current_player else PLAYED_ON


def look(known: Evaluation, deals: int) -> int:
    """Try the usual action of a position on so many deals; return the playouts that it took."""
    return known.upto(usual(known), deals)


def coarse_first(steps: Sequence[int]) -> list[int]:
    """Return steps so that the first ones, however many, are spread over the whole game.

    First come those whose place can be halved most often: of eight 0, 4, 2, 6, 1, 3, 5, 7.
    """
    halved = [len(steps) if place == 0 else (place & -place) for place in range(len(steps))]
    return [steps[place] for place in sorted(range(len(steps)), key=lambda place: (-halved[place], place))]
