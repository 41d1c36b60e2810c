"""Who is likely to win: what counts for each seat, weighed by what it brought in games that were played to their end.

The figures of the base game on its own board are fitted (``python3 -m spieltisch.arena.learn``); with two they foresee games
there with expansions better as well. At other tables the points that each seat may expect decide, which foresee those better.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from ...thurn_und_taxis import phases
from ...thurn_und_taxis.expansions import wanted
from ...thurn_und_taxis.scoring import score
from ...thurn_und_taxis.state import TaxisState
from ..chances import chances_of, place_of
from .judge import Judge

THINGS = ("points", "houses", "placed", "momentum", "turn", "route", "cards", "hand", "ready", "carriages")
"""What counts for a seat, see `Prospects.things`."""
SOUTH = "south"
"""The board of the base game."""
TWO, MORE = "two", "more"
"""Keys of the figures with two players, and with more."""


class Outcomes(NamedTuple):
    """The fitted figures, as data."""

    turns: tuple[float, ...]
    """The numbers of turns left for which figures are given; between them they are interpolated."""
    worth: Mapping[str, Mapping[str, Sequence[float]]]
    """By `TWO` or `MORE` the logit that each thing adds, for each of these numbers."""


@cache
def load() -> Outcomes:
    """Return the figures that come with the package."""
    data = json.loads((files(__package__) / "prospects.json").read_text("utf-8"))
    return Outcomes(tuple(data["turns"]), {key: data[key] for key in (TWO, MORE)})


class Prospects:
    """The forecast for one set of rules.

    Args:
        judge: of these rules.
        outcomes: the fitted figures.
    """

    def __init__(self, judge: Judge, outcomes: Outcomes) -> None:
        self._judge = judge
        rules = judge.ground.rules
        self._count = rules.count
        worth = outcomes.worth[TWO if rules.count == 2 else MORE]
        self._turns = outcomes.turns
        self._rows = [[worth[thing][i] for thing in THINGS] for i in range(len(outcomes.turns))]
        self.expanded = bool(wanted(rules.options))
        """True where expansions take part."""
        self.fitted = not self.expanded or (rules.count == 2 and rules.options["board"] == SOUTH)
        """True at tables where the fitted figures decide."""

    def chances(self, state: TaxisState) -> list[float]:
        """Return each seat's chance to win; the game is not over."""
        counted = [self.things(state, seat) for seat in range(self._count)]
        turns = self.turns_left(state)
        if not self.fitted:
            last, for_two, for_more = self._judge.weights.spread
            spread = last + turns * (for_two if self._count == 2 else for_more)
            return chances_of([self._points(things) for things in counted], spread)
        place, part = place_of(self._turns, turns)
        low, high = self._rows[place], self._rows[min(place + 1, len(self._rows) - 1)]
        worth = [a + (b - a) * part for a, b in zip(low, high, strict=True)]
        return chances_of(
            [sum([a * b for a, b in zip(things, worth, strict=True)]) for things in counted], 1.0
        )

    def turns_left(self, state: TaxisState) -> float:
        """Return the estimated number of turns left to the seat that has fewest."""
        # Before the end is triggered, each seat has the same estimate.
        seats = range(self._count if state.ending is not None else 1)
        return min([self._judge.turns_left(state, seat) for seat in seats])

    def things(self, state: TaxisState, seat: int) -> tuple[float, ...]:
        """Return what counts for a seat, in the order of `THINGS`.

        The points of the score and what expansions promise; the promise of the houses that stand, and their number; the
        carriages as steps to the next one; how soon the seat plays; the promise of route and hand; the cards of both; 1 for
        a route that is long enough to be closed; the number of carriages.
        """
        judge = self._judge
        ground = judge.ground
        total = float(score(state, seat)["total"])
        for hope in judge.advice.promises:
            total += hope(state, seat)
        look = judge.outlook(state, seat, 0)
        level = ground.level[state.carriages[seat]] if ground.end_carriage else 0
        momentum = sum(judge.weights.momentum[:level]) * look.late
        # A seat that plays soon is ahead of one that just played, by a share of a turn.
        waits = (seat - state.turn) % self._count
        turn = (1 - waits / self._count) * look.late
        houses = look.base
        if waits == 0 and state.phase == phases.TAKE:
            # The cards of this turn are still to be laid; promises count alike for all.
            look = judge.outlook(state, seat, 2)
        hand = ground.city_mask(state.hands[seat])
        cards = len(state.routes[seat])
        return (
            total,
            houses,
            float(state.houses[seat].bit_count()),
            momentum,
            turn,
            judge.keeping(state, seat, look, hand),
            float(cards),
            float(len(state.hands[seat])),
            float(cards >= ground.rules.min_route),
            float(level),
        )

    def value(self, state: TaxisState, seat: int) -> float:
        """Return the points of a seat, as the score counts them, and its expected further points."""
        if state.current_player is None:
            return float(score(state, seat)["total"])
        return self._points(self.things(state, seat))

    def _points(self, things: Sequence[float]) -> float:
        """Return the points that a seat may expect."""
        total, houses, placed, momentum, turn, route, *_ = things
        # A house on the board no longer costs the point for one in the supply.
        houses += self._judge.ground.rules.house_points * placed
        return total + houses + momentum + self._judge.weights.tempo * turn + route
