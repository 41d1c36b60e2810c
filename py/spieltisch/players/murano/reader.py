"""Reads positions, and remembers how a seat reads each."""

from __future__ import annotations

from ...murano import phases
from ...murano.setting import MuranoSetting
from ...murano.state import MuranoState
from .holdings import Sight
from .islands import Islands
from .reading import Reading
from .weights import Weights

KEPT = 500
"""Number of positions that are remembered."""
PLENTY = 9
"""More beads in the bag than one action makes."""


class Reader:
    """Reads positions by one set of rules.

    Args:
        rules: the rules of the game that is played.
        weights: what things are worth.
    """

    def __init__(self, rules: MuranoSetting[MuranoState], weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.islands = Islands(rules, weights)
        self._readings: dict[tuple[object, ...], Reading] = {}

    def turns_left(self, state: MuranoState, seat: int) -> float:
        """Return about how many turns a seat has after the one that is being played."""
        count = self.rules.count
        if state.ending is not None:
            first = state.ending[0]
            return 1.0 if (seat - first) % count > (state.turn - first) % count else 0.0
        sizes = sorted([*map(len, state.stock), sum(map(len, state.streets)) / 2.5])
        return max(1.0, (sizes[0] + sizes[1]) / (self.weights.pace * count))

    def read(self, state: MuranoState, seat: int) -> Reading:
        """Return how the seat reads the position; only what it may know is used."""
        gold = state.gold[seat]
        if state.sailed and state.phase == phases.ACT:
            # Until the action nothing else changes, so the ships are thought of as paid yet.
            gold += sum(state.perks[seat].ship[: state.sailed])
        key = (
            seat, state.turn, state.ending, gold, state.gondoliers[seat], state.supply[seat], state.near, state.fresh,
            state.used, tuple(state.kinds), tuple(state.owners), tuple(state.customers), tuple(state.tiles[seat]),
            tuple(state.beads[seat]), tuple(state.gondolas), *map(len, state.stock), *map(len, state.streets),
            tuple(state.points), tuple(state.characters[seat]), tuple(state.specials[seat]), tuple(state.left[seat]),
            len(state.pile), len(state.special_pile), min(PLENTY, sum(state.bag)),
        )  # fmt: skip
        found = self._readings.get(key)
        if found is None:
            if len(self._readings) >= KEPT:
                self._readings.clear()
            sight = Sight(seat, gold, self.turns_left(state, seat))
            self._readings[key] = found = Reading(self.islands, state, sight)
        return found
