"""Looking back on a game that is over."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any

from .. import record as records
from ..analysis.review import Decision, Review
from ..state import State

if TYPE_CHECKING:
    from ..schema import Analysis


def analyse(
    record: object, *, seats: Sequence[int] | None = None, seconds: float | None = None, seed: int = 1
) -> Analysis[Any]:
    """Return everybody's chances turn by turn, and the most costly decisions.

    Args:
        record: of a game that is over: what `State.record` returned, or its JSON text.
        seats: whose decisions are looked at; everybody's when left out.
        seconds: time for it; to the end when left out. A look that was cut short names what it has found.
        seed: the same seed finds the same.

    Raises:
        BadRecord: it cannot be read.
        NoPlayers: there are no computer players for this game.
    """
    checked = records.read(record)
    final = records.replay(checked)
    review = Review(_decisions(records.begin(checked), checked["actions"]), final, seed, seats)
    end = None if seconds is None else perf_counter() + seconds
    while not review.done and (end is None or perf_counter() < end):
        review.step(0.1)
    return {
        "done": review.done,
        "progress": review.progress,
        "chances": review.chances(),
        "costly": review.costly(),
    }


def _decisions(state: State, actions: Sequence[str]) -> list[Decision]:
    found: list[Decision] = []
    for text in actions:
        before, seat = state.copy(), state.current_player
        events = state.apply(text)
        if seat is not None:
            ends = any(event["event"] in ("turn-ended", "game-over") for event in events)
            found.append(Decision(before, seat, state.history()[-1], ends))
    return found
