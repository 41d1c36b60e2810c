"""What a character card promises on an island: what it counts now, what is missing for its condition, and what may break it.

A card is data (docs/murano-cards.md), and so is what its words promise: nothing here knows a single card (MU-6xx).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ...murano.board import Board
from ...murano.cards.terms import BEAD, BUILDING, CREST, CUSTOMER, OWNED, Beads, Tally, counter
from .weights import Weights

NEVER = 99
"""So much is missing where nothing can be done any more: no tile is ever taken away."""
CRESTS = 5 / 3
"""Crests of a palace, on average."""


class Promise(NamedTuple):
    """What a card promises a seat on an island."""

    points: float
    """Of a card that counts, what it brings now; of one with a condition, its points."""
    growth: float = 0.0
    """Of a card that counts: how many points each thing more brings, times how easily it comes."""
    missing: int = 0
    """How many tiles or beads its condition still wants."""
    risk: int = 0
    """In how many ways others may break the condition."""


EASE = {CUSTOMER: 1.2, BEAD: 0.8, CREST: 1.5, OWNED: 1.6, BUILDING: 2.0, "glass": 0.9, "shop": 0.8, "palace": 1.0, "special": 0.4}  # fmt: skip
"""About how many more of a thing come to an island in a long game, if the player cares for it."""
NARROW = 0.5
"""Share of them that has one colour."""
Look = Callable[[Tally, int, Beads], Promise]
Test = Callable[[Tally, int, Beads], tuple[int, int]]
"""(tally, seat, beads) -> what is missing, and the risk."""


def read(card: Mapping[str, Any], board: Board) -> Look:
    """Return what tells the promise of a card of the data file."""
    rule = card["rule"]
    match rule["kind"]:
        case "per":
            return _counted([rule], board)
        case "sum":
            return _counted(rule["parts"], board)
        case "perKind":
            return _sorts(rule, board)
    return _conditional(rule, board)


def _ease(term: Mapping[str, Any]) -> float:
    ease = EASE[term["what"]]
    return ease * NARROW if "colour" in term and term["what"] != BEAD else ease


def _counted(parts: Sequence[Mapping[str, Any]], board: Board) -> Look:
    terms = [(counter(part, board), part["points"]) for part in parts]
    growth = sum(part["points"] * _ease(part) for part in parts)

    def look(tally: Tally, seat: int, beads: Beads) -> Promise:
        return Promise(sum(points * count(tally, seat, beads) for count, points in terms), growth)

    return look


def _sorts(rule: Mapping[str, Any], board: Board) -> Look:
    terms = [counter(term, board) for term in rule["of"]]
    each = rule["points"]

    def look(tally: Tally, seat: int, beads: Beads) -> Promise:
        there = sum(count(tally, seat, beads) > 0 for count in terms)
        return Promise(each * there, each * (len(terms) - there) / 3)

    return look


def _conditional(rule: Mapping[str, Any], board: Board) -> Look:
    tests = [_test(test, board) for test in rule["all"]]
    points = rule["points"]

    def look(tally: Tally, seat: int, beads: Beads) -> Promise:
        missing = risk = 0
        for test in tests:
            more, danger = test(tally, seat, beads)
            missing += more
            risk += danger
        return Promise(points, 0.0, min(missing, NEVER), risk)

    return look


def _test(test: Mapping[str, Any], board: Board) -> Test:
    if test["test"] in ("sole", "most"):
        return _compared(test, board)
    terms = [counter(term, board) for term in test["of"]]
    step = CRESTS if any(term["what"] == CREST for term in test["of"]) else 1
    match test["test"]:
        case "atMost":
            most = test["value"]

            def few(tally: Tally, seat: int, beads: Beads) -> tuple[int, int]:
                left = most - sum(count(tally, seat, beads) for count in terms)
                return (0 if left >= 0 else NEVER), max(0, 3 - left)

            return few
        case "atLeast":
            least = test["value"]
            return lambda tally, seat, beads: (
                max(0, round((least - sum(count(tally, seat, beads) for count in terms)) / step)),
                0,
            )
        case "each":
            return lambda tally, seat, beads: (sum(not count(tally, seat, beads) for count in terms), 0)

    def equal(tally: Tally, seat: int, beads: Beads) -> tuple[int, int]:
        counts = [count(tally, seat, beads) for count in terms]
        top = max(1, *counts)
        return sum(top - count for count in counts), 1

    return equal


def _compared(test: Mapping[str, Any], board: Board) -> Test:
    """Return a test that compares the seat's own tiles with those of the others (MU-6xx)."""
    own = counter({**test, "owner": "own"}, board)
    sole = test["test"] == "sole"
    least = 1 if sole else test["min"]

    def compared(tally: Tally, seat: int, beads: Beads) -> tuple[int, int]:
        counts = [own(tally, other, beads) for other in range(len(tally.owned))]
        mine = counts.pop(seat)
        rival = max(counts, default=0)
        if sole:
            return (NEVER if rival else int(not mine)), 1
        return max(0, max(least, rival + 1) - mine), max(0, 2 - (mine - rival))

    return compared


def concerned(rule: object, board: Board) -> int:
    """Return the bit mask of the kinds of tiles that a card's rule counts."""
    if isinstance(rule, list):
        return _either(concerned(part, board) for part in rule)
    if not isinstance(rule, Mapping):
        return 0
    what, colour = rule.get("what"), rule.get("colour")
    found = 0
    for number, kind in enumerate(board.kinds):
        counted = (
            what in (BUILDING, kind.sort) or (what == OWNED and kind.owned) or (what == CREST and kind.crests)
        )
        if counted and (colour is None or kind.colour < 0 or board.customer_colours[kind.colour] == colour):
            found |= 1 << number
    return found | _either(concerned(part, board) for part in rule.values())


def _either(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


class Hopes:
    """How many points a promise is worth, by how long the game still is.

    Args:
        weights: how easily things come, and what they cost.
    """

    MOST = 40
    """No more turns are told apart."""

    def __init__(self, weights: Weights) -> None:
        self.parts = [min(1.0, turns / weights.long) for turns in range(self.MOST + 1)]
        self._chances = [self._row(weights.reach, turns) for turns in range(self.MOST + 1)]
        self._risks = [[max(0.0, 1 - weights.risk * part * ways) for ways in range(8)] for part in self.parts]
        self._costs = [weights.lack * missing for missing in range(8)]

    @staticmethod
    def _row(reach: float, turns: int) -> list[float]:
        """Return per tile that is missing the chance that all are there in time."""
        # Each wants to be bought and built: there must be time for it.
        time = max(0.0, turns - 1) / 2
        return [1.0, *(reach**missing * min(1.0, time / missing) for missing in range(1, 8))]

    def of(self, promise: Promise, turns: int) -> float:
        """Return what a promise is worth with so many turns left."""
        points, growth, missing, risk = promise
        if growth:
            return points + growth * self.parts[turns]
        if missing > 7:
            return 0.0
        chance = self._chances[turns][missing] * self._risks[turns][min(risk, 7)]
        return max(0.0, points - self._costs[missing]) * chance


@lru_cache(maxsize=8)
def looks(board: Board) -> tuple[Look, ...]:
    """Return per character card what tells its promise."""
    return tuple(read(card, board) for card in board.data["characters"])
