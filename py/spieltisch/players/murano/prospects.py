"""The forecast of the points at the end: things that a seat has, times their average worth.

The figures were fitted to games (``python3 -m spieltisch.arena.fit``): they say how games went on, not what the rules
pay. Early in the game a gondolier is worth several points; at the end only what is on the track and on cards counts.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ...murano import phases, scoring
from ...murano.cards.terms import Tally
from ...murano.setting import MuranoSetting
from ...murano.state import MuranoState
from ...murano.trade import earnings
from ..chances import place_of
from .worth import Worth

THINGS = (
    "track", "cards", "served", "crowded", "idle", "gondoliers", "gold", "wealth", "riches", "glass", "shop", "palace",
    "special", "factories", "beads", "income", "perks", "shops", "unserved", "turn",
)  # fmt: skip
"""The things that are counted for each seat, see `Prospects.things`."""
ENOUGH, PLENTY = 6, 14
"""Amounts of gold above which a piece counts less."""
TIE = 0.01
"""Points of a piece of gold at the end, which only breaks ties."""


@dataclass(frozen=True)
class Outlook:
    """The fitted figures, as data."""

    turns: tuple[float, ...]
    """The numbers of turns left for which figures are given; between them they are interpolated."""
    spread: tuple[float, ...]
    """Points that make a difference, for each of these numbers."""
    worth: Mapping[str, Sequence[float]]
    """Points at the end of each thing, for each of these numbers."""


def read(data: Mapping[str, Any]) -> Outlook:
    """Return the outlook of JSON data."""
    return Outlook(tuple(data["turns"]), tuple(data["spread"]), data["worth"])


@cache
def load() -> Outlook:
    """Return the outlook that comes with the package."""
    return read(json.loads((files(__package__) / "prospects.json").read_text("utf-8")))


class Prospects:
    """The forecast for one set of rules.

    Args:
        worth: estimates the turns left.
        outlook: the fitted figures.
    """

    def __init__(self, worth: Worth, outlook: Outlook) -> None:
        self.rules: MuranoSetting[MuranoState] = worth.rules
        self.turns = outlook.turns
        self._worth = worth
        self._spread = outlook.spread
        self._rows = [[outlook.worth[thing][i] for thing in THINGS] for i in range(len(outlook.turns))]
        board = self.rules.board
        self._sort = [board.building_sorts.index(kind.sort) for kind in board.kinds]
        self._islands = len(board.islands)

    def turns_left(self, state: MuranoState) -> float:
        """Return the estimated number of turns left; 0 once the end was triggered."""
        return 0.0 if state.ending is not None else self._worth.turns_left(state, state.turn)

    def values(self, state: MuranoState) -> tuple[list[float], float]:
        """Return the expected points of each seat at the end, and the points that make a difference."""
        place, part = place_of(self.turns, self.turns_left(state))
        low, high = self._rows[place], self._rows[min(place + 1, len(self._rows) - 1)]
        worth = [a + (b - a) * part for a, b in zip(low, high, strict=True)]
        near, far = self._spread[place], self._spread[min(place + 1, len(self._rows) - 1)]
        values = []
        tallies: dict[int, Tally] = {}
        for seat in range(self.rules.count):
            if done(state, seat):
                # Only the count is left; gold breaks a tie.
                values.append(scoring.score(state, seat, tallies=tallies)["total"] + TIE * state.gold[seat])
            else:
                things = self.things(state, seat, tallies)
                values.append(sum(a * b for a, b in zip(things, worth, strict=True)))
        return values, near + (far - near) * part

    def things(
        self, state: MuranoState, seat: int, tallies: dict[int, Tally] | None = None
    ) -> tuple[float, ...]:
        """Return the things of a seat, in the order of `THINGS`.

        The points of the track and of cards with their gondoliers, as counted now; cards with and without a
        gondolier, gondoliers placed without a card and those at hand; gold in three parts; tiles before the player by sort;
        glass factories built, beads, the best income, special buildings that last, shops built (one of each colour on an
        island), the points of cards for which there is no gondolier, and 1 in the seat's own turn.

        Args:
            state: the position.
            seat: whose things are counted.
            tallies: as of `scoring.values`.
        """
        free = sum(scoring.gondoliers(state, seat))
        cards = scoring.unscored(state, seat)
        rows = scoring.values(state, seat, cards, tallies=tallies)
        best = scoring.best(state, seat, rows)
        points = scoring.score(state, seat, best)["parts"]
        served = {entry.card for entry in best}
        gold = state.gold[seat]
        tiles = [0] * len(self.rules.board.building_sorts)
        for sort, count in zip(self._sort, state.tiles[seat], strict=True):
            tiles[sort] += count
        shops = state.shops[seat * self._islands : (seat + 1) * self._islands]
        return (
            points["track"],
            points["characters"] + points["gondoliers"],
            min(len(cards), free),
            max(0, len(cards) - free),
            max(0, free - len(cards)),
            state.gondoliers[seat],
            min(gold, ENOUGH),
            max(0, min(gold, PLENTY) - ENOUGH),
            max(0, gold - PLENTY),
            *tiles,
            state.factories[seat],
            sum(state.beads[seat]),
            max(earnings(state, seat)),
            sum(not self.rules.specials[card].points for card in state.specials[seat]),
            sum(colours.bit_count() for colours in shops),
            sum(max(row) for card, row in zip(cards, rows, strict=True) if card not in served),
            seat == state.turn,
        )


def done(state: MuranoState, seat: int) -> bool:
    """Return True if a seat has had its last turn."""
    if state.ending is None or state.phase == phases.ASSIGN:
        return state.ending is not None
    first, count = state.ending[0], state.rules.count
    return (seat - first) % count < (state.turn - first) % count
