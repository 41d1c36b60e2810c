"""The par of a deal: the points that the strongest level reaches at a seat, against the same opponents.

Nothing in it depends on a clock or on names: the same deal has the same par on every device that runs the same engine.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from ..players import Budget, Level, Thinking, levels
from ..players.style import seated

if TYPE_CHECKING:
    from ..schema import Par as Status
    from ..state import Event, State

PLAYOUTS = 32
"""Most playouts for a decision. A whole game has to be played in the background of a page."""
NO_LIMIT = 1e9
"""Seconds: the playouts alone end a thought."""
SEED = 0
"""Of every thought, as a page has it in these deals: an opponent answers an equal position equally."""


class Par:
    """Plays a deal to its end, in slices.

    Args:
        state: the deal, before the first action.
        seat: where the strongest level plays.
        others: the level at all other seats, each with the temperament that the seed gives it.
        playouts: most playouts for a decision.
    """

    def __init__(self, state: State, seat: int, others: Level, playouts: int = PLAYOUTS) -> None:
        self.state = state.copy()
        self.seat = seat
        self._levels = [
            levels()[-1] if one == seat else seated(others, state.game, state.seed, one)
            for one in range(len(state.players))
        ]
        self._budget = Budget(NO_LIMIT, playouts)
        self._thinking: Thinking | None = None
        self._events: list[Event] = []

    def step(self, seconds: float) -> None:
        """Play on for about so many seconds."""
        end = perf_counter() + seconds
        while (seat := self.state.current_player) is not None:
            if self._thinking is None:
                seen = (self.state.redact(event, seat) for event in self._events)
                self._thinking = Thinking(self.state, self._levels[seat], SEED, self._budget, seen=seen)
            if self._thinking.step(max(0.0, end - perf_counter())):
                self._events += self.state.apply(self._thinking.stop())
                self._thinking = None
            if perf_counter() >= end:
                return

    def to_dict(self) -> Status:
        """Return how far it is, as JSON-able data."""
        over = self.state.is_over
        points = self.state.scores()[self.seat]["total"] if over else None
        return {"done": over, "points": points}
