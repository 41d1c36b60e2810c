"""Looking back on a game that is over."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any

from .. import record as records
from ..analysis.decision import Decision
from ..analysis.review import Review
from ..analysis.shares import shares_of, together
from ..state import State

if TYPE_CHECKING:
    from ..schema import Analysis


def analyse(
    record: object, *, seats: Sequence[int] | None = None, seconds: float | None = None
) -> Analysis[Any]:
    """Return everybody's chances turn by turn, how well each seat played, and the decisions that stand out.

    Args:
        record: of a game that is over: what `State.record` returned, or its JSON text.
        seats: whose decisions are named; everybody's when left out.
        seconds: time for it; to the end when left out. A look that was cut short names what it has found.

    Raises:
        BadRecord: it cannot be read.
        NoPlayers: there are no computer players for this game.
    """
    checked = records.read(record)
    final = records.replay(checked)
    decisions = _decisions(records.begin(checked), checked["actions"])
    review = Review(decisions, shares_of(final), seats=seats)
    end = None if seconds is None else perf_counter() + seconds
    while not review.done and (end is None or perf_counter() < end):
        review.step(0.1)
    found = together([review.to_dict()], 1, decisions, final)
    # Places that are kept for what may come are for a page.
    return {**found, "costly": [row for row in found["costly"] if row]}


def _decisions(state: State, actions: Sequence[str]) -> list[Decision]:
    found: list[Decision] = []
    for text in actions:
        before, seat = state.copy(), state.current_player
        events = state.apply(text)
        if seat is not None:
            ends = any(event["event"] in ("turn-ended", "game-over") for event in events)
            found.append(Decision(before, seat, state.history()[-1], ends, events))
    return found
