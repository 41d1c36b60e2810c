"""Makes the reading of each position for a seat, and caches it."""

from __future__ import annotations

from ...murano import phases
from ...murano.setting import MuranoSetting
from ...murano.state import MuranoState
from .holdings import Sight
from .islands import Islands
from .reading import SHORT, Reading
from .weights import Weights

KEPT = 500
"""Size of the cache, in positions."""
PLENTY = 9
"""More beads than one action takes out of the bag, and more cards than one looks at."""


class Reader:
    """Reads positions by one set of rules.

    Args:
        rules: the rules of the game that is played.
        weights: of the judgement.
    """

    def __init__(self, rules: MuranoSetting[MuranoState], weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.islands = Islands(rules, weights)
        self._readings: dict[tuple[object, ...], Reading] = {}

    def turns_left(self, state: MuranoState, seat: int) -> float:
        """Return the estimated number of turns of a seat after the current one."""
        count = self.rules.count
        if state.ending is not None:
            first = state.ending[0]
            return 1.0 if (seat - first) % count > (state.turn - first) % count else 0.0
        sizes = sorted([*map(len, state.stock), sum(map(len, state.streets)) / 2.5])
        return max(1.0, (sizes[0] + sizes[1]) / (self.weights.pace * count))

    def read(self, state: MuranoState, seat: int) -> Reading:
        """Return the reading of the position for the seat, from what it may know."""
        gold = state.gold[seat]
        if state.sailed and state.phase == phases.ACT:
            # Before the action only ships were paid, so the reading is that of the beginning of the turn.
            gold += sum(state.perks[seat].ship[: state.sailed])
        turns = self.turns_left(state, seat)
        streets, cards = map(len, state.streets), len(state.pile)
        if turns > SHORT:
            # What is left then counts by the turns alone.
            streets, cards = map(bool, state.streets), min(PLENTY, cards)
        key = (
            turns, seat, state.turn, state.ending, gold, state.gondoliers[seat], state.supply[seat], state.near, state.fresh,
            state.used, tuple(state.kinds), tuple(state.owners), state.paved, tuple(state.customers), tuple(state.tiles[seat]),
            tuple(state.beads[seat]), tuple(state.gondolas), *map(len, state.stock), *streets,
            tuple(state.points), tuple(state.characters[seat]), tuple(state.specials[seat]), tuple(state.left[seat]),
            cards, bool(state.special_pile), min(PLENTY, sum(state.bag)),
        )  # fmt: skip
        found = self._readings.get(key)
        if found is None:
            if len(self._readings) >= KEPT:
                self._readings.clear()
            self._readings[key] = found = Reading(self.islands, state, Sight(seat, gold, turns))
        return found
