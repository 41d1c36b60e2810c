"""The words in which character cards are written: what is counted, and when it brings points (docs/murano-cards.md).

A card is data. A new card that can be said with these words needs no code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from ..board import Board

BUILDING, OWNED, CREST, CUSTOMER, BEAD = "building", "owned", "crest", "customer", "bead"


class Tally(NamedTuple):
    """What stands on one island."""

    customers: Sequence[int]
    """By customer colour."""
    kinds: Sequence[int]
    """Buildings by kind of tile, of all players."""
    owned: Sequence[Sequence[int]]
    """By seat: buildings with the seat's marker, by kind of tile."""


Beads = Sequence[int]
Count = Callable[[Tally, int, Beads], int]
"""(tally, seat, own beads by colour) -> a number."""
Test = Callable[[Tally, int, Beads], bool]


class Character(NamedTuple):
    """One character card."""

    id: str
    island: int
    """The only island where it scores, -1 if any will do; -2 if that island is not in the game."""
    points: Count
    counts_beads: bool

    def value(self, tally: Tally, seat: int, beads: Beads, jokers: int) -> int:
        """Return the points on an island; each joker counts as the bead that serves this card best (MU-S05)."""
        if not jokers or not self.counts_beads:
            return self.points(tally, seat, beads)
        return max(self.points(tally, seat, more) for more in _with_jokers(beads, jokers))


def read(card: Mapping[str, Any], board: Board) -> Character:
    """Return a character card of the data file.

    Raises:
        ValueError: it uses a word that is not in the vocabulary.
    """
    rule = card["rule"]
    island = board.island_index.get(card["island"], -2) if "island" in card else -1
    return Character(card["id"], island, _points(rule, board), _says(rule, BEAD))


def _with_jokers(beads: Beads, jokers: int) -> Iterator[list[int]]:
    for colours in combinations_with_replacement(range(len(beads)), jokers):
        yield [count + colours.count(colour) for colour, count in enumerate(beads)]


def _says(rule: object, word: str) -> bool:
    if isinstance(rule, Mapping):
        return any(_says(value, word) for value in rule.values())
    if isinstance(rule, list):
        return any(_says(value, word) for value in rule)
    return rule == word


def _points(rule: Mapping[str, Any], board: Board) -> Count:
    match rule["kind"]:
        case "per":
            return _times(counter(rule, board), rule["points"])
        case "sum":
            parts = [_times(counter(part, board), part["points"]) for part in rule["parts"]]
            return lambda tally, seat, beads: sum(part(tally, seat, beads) for part in parts)
        case "perKind":
            kinds = [counter(term, board) for term in rule["of"]]
            each = rule["points"]
            return lambda tally, seat, beads: each * sum(kind(tally, seat, beads) > 0 for kind in kinds)
        case "if":
            tests = [_test(test, board) for test in rule["all"]]
            points = rule["points"]
            return lambda tally, seat, beads: points * all(test(tally, seat, beads) for test in tests)
        case other:
            raise ValueError(f"No card can be written with the kind {other!r}.")


def _times(term: Count, points: int) -> Count:
    return lambda tally, seat, beads: points * term(tally, seat, beads)


def counter(term: Mapping[str, Any], board: Board) -> Count:
    """Return the function that counts what a term names."""
    what, colour = term["what"], term.get("colour")
    if what == BEAD:
        bead = _colours(board.bead_colours, colour)
        return lambda tally, seat, beads: sum(beads[i] for i in bead)
    if what == CUSTOMER:
        customer = _colours(board.customer_colours, colour)
        return lambda tally, seat, beads: sum(tally.customers[i] for i in customer)
    weights = _weights(what, colour, board)
    match term.get("owner"):
        case None:
            return lambda tally, seat, beads: _weighed(tally.kinds, weights)
        case "own":
            return lambda tally, seat, beads: _weighed(tally.owned[seat], weights)
        case "others":
            return lambda tally, seat, beads: sum(
                _weighed(kinds, weights) for other, kinds in enumerate(tally.owned) if other != seat
            )
        case owner:
            raise ValueError(f"There is no owner {owner!r} in the cards' vocabulary.")


def _colours(colours: Sequence[str], colour: str | None) -> Sequence[int]:
    return range(len(colours)) if colour is None else (colours.index(colour),)


def _weighed(kinds: Sequence[int], weights: Sequence[tuple[int, int]]) -> int:
    total = 0
    for kind, weight in weights:
        total += kinds[kind] * weight
    return total


def _weights(what: str, colour: str | None, board: Board) -> Sequence[tuple[int, int]]:
    """Return how much each kind of tile counts, as (kind, weight)."""
    if what not in (BUILDING, OWNED, CREST, *board.building_sorts):
        raise ValueError(f"Nothing can be counted under {what!r}.")
    weights = []
    for number, kind in enumerate(board.kinds):
        counted = what == BUILDING or (what == OWNED and kind.owned) or what == kind.sort
        weight = kind.crests if what == CREST else int(counted)
        if weight and (colour is None or kind.colour == board.customer_colours.index(colour)):
            weights.append((number, weight))
    return tuple(weights)


def _test(test: Mapping[str, Any], board: Board) -> Test:
    if test["test"] in ("sole", "most"):
        return _compared(test, board)
    terms = [counter(term, board) for term in test["of"]]
    value = test["min"] if test["test"] == "equal" else test["value"]
    match test["test"]:
        case "atMost":
            return lambda tally, seat, beads: sum(term(tally, seat, beads) for term in terms) <= value
        case "atLeast":
            return lambda tally, seat, beads: sum(term(tally, seat, beads) for term in terms) >= value
        case "each":
            return lambda tally, seat, beads: all(term(tally, seat, beads) >= value for term in terms)
        case "equal":

            def equal(tally: Tally, seat: int, beads: Beads) -> bool:
                counts = {term(tally, seat, beads) for term in terms}
                return len(counts) == 1 and min(counts) >= value

            return equal
        case other:
            raise ValueError(f"There is no test {other!r} in the cards' vocabulary.")


def _compared(test: Mapping[str, Any], board: Board) -> Test:
    """Return a test that compares the seat's own tiles with those of each other seat."""
    weights = _weights(test["what"], test.get("colour"), board)
    sole = test["test"] == "sole"
    least = 1 if sole else test["min"]

    def compared(tally: Tally, seat: int, beads: Beads) -> bool:
        counts = [_weighed(kinds, weights) for kinds in tally.owned]
        own = counts.pop(seat)
        return own >= least and all(other == 0 if sole else own > other for other in counts)

    return compared
