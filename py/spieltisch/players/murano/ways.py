"""A cache of the cheapest ways of ships to all spaces: most playouts meet the same fleets (MU-2xx)."""

from __future__ import annotations

from collections.abc import Sequence

from ...murano.ring.reach import Way, way
from ...murano.state import MuranoState

KEPT = 2000
"""Size of the cache, in fleets."""


class Ways:
    """The results of `reach.way` for all spaces of a fleet."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], Sequence[Way | None]] = {}

    def of(self, state: MuranoState) -> Sequence[Way | None]:
        """Return the way with the fewest ships to each space, None where no ship gets there."""
        perks = state.perks[state.turn]
        key = (state.ships, state.moved, state.sailed, state.red if perks.passes else -1, perks.ship)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            ways = [way(state, space) for space in range(len(state.rules.board.ring))]
            self._known[key] = found = [there if isinstance(there, Way) else None for there in ways]
        return found
