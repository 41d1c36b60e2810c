"""What an island lacks before a character card scores there whose points come all at once (docs/murano-cards.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from ..board import Board
from .terms import Beads, Count, Tally, counter

Term = Mapping[str, Any]


class Lack(NamedTuple):
    """How far a card is from its points."""

    met: int
    """Things that are there, of those that are needed."""
    missing: tuple[Term, ...]
    """What else is needed, each thing as often as it is."""
    limit: int | None = None
    """How many of `met` there may be at most, where there are more: nothing that may still come makes the card score."""


Lacks = Callable[[Tally, int, Beads], Lack]


def read(card: Term, board: Board) -> Lacks | None:
    """Return the function that says what a card of the data file lacks, None for one that scores step by step."""
    rule = card["rule"]
    if rule["kind"] != "if":
        return None
    tests = [_test(test, board) for test in rule["all"]]

    def lacks(tally: Tally, seat: int, beads: Beads) -> Lack:
        met, missing = 0, list[Term]()
        for test in tests:
            found = test(tally, seat, beads)
            if found.limit is not None:
                return found
            met += found.met
            missing += found.missing
        return Lack(met, tuple(missing))

    return lacks


def _test(test: Term, board: Board) -> Lacks:
    if test["test"] in ("sole", "most"):
        return _compared(test, board)
    terms: list[tuple[Term, Count]] = [(term, counter(term, board)) for term in test["of"]]

    def lacks(tally: Tally, seat: int, beads: Beads) -> Lack:
        counts = [(term, count(tally, seat, beads)) for term, count in terms]
        total = sum(count for _, count in counts)
        match test["test"]:
            case "atMost":
                return Lack(0, ()) if total <= test["value"] else Lack(total, (), test["value"])
            case "atLeast":
                return Lack(min(total, test["value"]), (terms[0][0],) * max(test["value"] - total, 0))
            case "each":
                return Lack(*_filled(counts, test["value"]))
            case _:
                return Lack(*_filled(counts, max(test["min"], *(count for _, count in counts))))

    return lacks


def _filled(counts: list[tuple[Term, int]], least: int) -> tuple[int, tuple[Term, ...]]:
    """Return how many things there are towards so many of each, and which are missing."""
    missing = _repeated((term, least - count) for term, count in counts)
    return sum(min(count, least) for _, count in counts), tuple(missing)


def _repeated(counts: Iterator[tuple[Term, int]]) -> Iterator[Term]:
    for term, count in counts:
        yield from (term,) * max(count, 0)


def _compared(test: Term, board: Board) -> Lacks:
    own = {key: value for key, value in test.items() if key in ("what", "colour")} | {"owner": "own"}
    count = counter(own, board)

    def lacks(tally: Tally, seat: int, beads: Beads) -> Lack:
        mine = count(tally, seat, beads)
        most = max(
            (count(tally, other, beads) for other in range(len(tally.owned)) if other != seat), default=0
        )
        if test["test"] == "sole":
            return Lack(most, (), 0) if most else Lack(min(mine, 1), (own,) * (not mine))
        needed = max(test["min"], most + 1)
        return Lack(min(mine, needed), (own,) * max(needed - mine, 0))

    return lacks
