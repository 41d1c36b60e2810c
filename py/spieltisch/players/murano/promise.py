"""The promise of a character card on an island: its points now, what its condition lacks, and what may break it.

Promises follow from the data of a card (docs/murano-cards.md): no card is named here (MU-6xx).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ...murano.board import Board
from ...murano.cards.terms import BEAD, BUILDING, CREST, CUSTOMER, OWNED, Beads, Tally, counter
from .weights import Weights

NEVER = 99
"""Missing number for a condition that cannot be met any more, since no tile is ever removed."""
CRESTS = 5 / 3
"""Average crests of a palace."""


class Promise(NamedTuple):
    """The promise of a card to a seat on an island."""

    points: float
    """Points now of a card that counts; points of a card with a condition."""
    growth: float = 0.0
    """For a card that counts: points for each further thing, times the number expected to come."""
    missing: int = 0
    """Tiles or beads that its condition lacks."""
    risk: int = 0
    """Number of ways in which others may break the condition."""


EASE = {CUSTOMER: 1.2, BEAD: 0.8, CREST: 1.5, OWNED: 1.6, BUILDING: 2.0, "glass": 0.9, "shop": 0.8, "palace": 1.0, "special": 0.4}  # fmt: skip
"""Estimated further things of a kind on an island in a long game, if the player wants them."""
NARROW = 0.5
"""Share of these that has one colour."""
Look = Callable[[Tally, int, Beads], Promise]
Test = Callable[[Tally, int, Beads], tuple[int, int]]
"""(tally, seat, beads) -> missing things and risk."""


def read(card: Mapping[str, Any], board: Board) -> Look:
    """Return the function that finds the promise of a card of the data file."""
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
    """Return a test that compares the tiles of the seat with those of the others (MU-6xx)."""
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
    """Return the bit mask of the kinds of tiles that the rule of a card counts."""
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
    """The worth of promises, by the number of turns left.

    Args:
        weights: of the judgement.
    """

    MOST = 40
    """Numbers of turns above this count the same."""

    def __init__(self, weights: Weights) -> None:
        self.parts = [min(1.0, turns / weights.long) for turns in range(self.MOST + 1)]
        self._chances = [self._row(weights.reach, turns) for turns in range(self.MOST + 1)]
        self._risks = [[max(0.0, 1 - weights.risk * part * ways) for ways in range(8)] for part in self.parts]
        self._ease = weights.ease
        self._costs = [weights.lack * missing for missing in range(8)]

    @staticmethod
    def _row(reach: float, turns: int) -> list[float]:
        """Return the probability that all missing tiles come in time, by their number."""
        # Buying and building each of them takes time.
        time = max(0.0, turns - 1) / 2
        return [1.0, *(reach**missing * min(1.0, time / missing) for missing in range(1, 8))]

    def of(self, promise: Promise, turns: int) -> float:
        """Return the worth of a promise with so many turns left."""
        points, growth, missing, risk = promise
        if growth:
            return points + growth * self._ease * self.parts[turns]
        if missing > 7:
            return 0.0
        chance = self._chances[turns][missing] * self._risks[turns][min(risk, 7)]
        return max(0.0, points - self._costs[missing]) * chance


@lru_cache(maxsize=8)
def looks(board: Board) -> tuple[Look, ...]:
    """Return the functions that find the promise of each character card."""
    return tuple(read(card, board) for card in board.data["characters"])
