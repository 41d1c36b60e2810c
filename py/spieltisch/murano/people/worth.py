"""What character cards bring a seat as the table lies, and which gondolier serves them (MU-615, MU-616, MU-918)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from .. import phases, scoring
from ..ending import last_seat
from ..scoring import assignment
from ..state import MuranoState

if TYPE_CHECKING:
    from ..schema import observation as schema

THERE, HAND = "there", "hand"
BRINGS_NOTHING, NO_GONDOLIER, OTHERS_SERVED = "MU-921", "MU-919", "MU-616"
NOTHING_THERE, LEFT_OUT = "MU-615", "MU-915"
PREFERENCE = {THERE: 2, HAND: 1, None: 0}
COUNTING = phases.ASSIGN, phases.OVER
"""Nothing is built or placed any more."""
Rows = Sequence[Sequence[int]]


class Crew(NamedTuple):
    """The gondoliers of a seat that can still serve a card."""

    there: Sequence[int]
    """Per island those on a gondola."""
    hand: int
    """Those that can still be placed."""
    berths: Sequence[int]
    """Per island the free gondolas."""

    def at(self, island: int) -> str | None:
        """Return which gondolier can serve a card at an island."""
        if self.there[island]:
            return THERE
        return HAND if self.hand and self.berths[island] else None


def crew(state: MuranoState, seat: int) -> Crew:
    """Return the gondoliers of a seat that have not served a card yet; none once it has finished its scoring."""
    islands = state.rules.board.islands
    if scoring.settled(state, seat):
        return Crew([0] * len(islands), 0, [0] * len(islands))
    berths = [sum(state.gondolas[gondola] < 0 for gondola in island.gondolas) for island in islands]
    hand = state.gondoliers[seat] if can_place(state, seat) else 0
    return Crew(scoring.gondoliers(state, seat), hand, berths)


def can_place(state: MuranoState, seat: int) -> bool:
    """Return whether the seat will come to an action again before the scoring (MU-905)."""
    if state.phase in COUNTING:
        return False
    last = last_seat(state)
    if last is None:
        return True
    count = state.rules.count
    if seat == state.turn:
        return state.phase in (phases.SAIL, phases.ACT)
    return (seat - state.turn) % count <= (last - state.turn) % count


def of(state: MuranoState, seat: int, rows: Rows, scored: Sequence[int] | None = None) -> list[schema.Worth]:
    """Return what cards bring a seat: `now`, in the best assignment of all of them, and at `most`, each alone.

    Who stands on a gondola serves the card that the score counts. Gondoliers in hand serve the rest, as if each were
    placed where it serves best. `by` says with whom, `rule` why a card brings nothing now.

    Args:
        state: the position.
        seat: whose cards and gondoliers these are.
        rows: points per card and island, as `scoring.values` has them.
        scored: per card the island where `scoring.best` scores it, `NOWHERE` if it does not, if that is known already.
    """
    if not rows:
        return []
    hands = crew(state, seat)
    ids = [island.id for island in state.rules.board.islands]
    idle = state.rules.idle_points
    if scored is None:
        scored = assignment.best(rows, hands.there, idle)
    served = _served(rows, hands, scored, idle)
    return [
        {"now": _now(ids, hands, row, *employed), "most": _most(ids, hands, row)}
        for row, employed in zip(rows, served, strict=True)
    ]


def _served(rows: Rows, hands: Crew, scored: Sequence[int], idle: int) -> list[tuple[int, bool]]:
    """Return for each card where it is served and whether by hand: first as the score counts it, then by who is left."""
    there = list(hands.there)
    for island in scored:
        if island >= 0:
            there[island] -= 1
    rest = [row for row, island in zip(rows, scored, strict=True) if island < 0]
    others = iter(assignment.employ(rest, there, hands.hand, hands.berths, idle))
    return [(island, False) if island >= 0 else next(others) for island in scored]


def served(island: str, points: int) -> schema.Most:
    """Return what a card brings if a gondolier on the island serves it."""
    return {"points": points, "island": island, "by": THERE}


def _now(ids: Sequence[str], hands: Crew, row: Sequence[int], island: int, placed: bool) -> schema.Now:
    if island >= 0:
        by = HAND if placed else THERE
        return {"points": row[island], "island": ids[island], "by": by, "rule": None}
    if not any(row):
        rule = BRINGS_NOTHING
    else:
        could = any(points and hands.at(there) for there, points in enumerate(row))
        rule = OTHERS_SERVED if could else NO_GONDOLIER
    return {"points": 0, "island": None, "by": None, "rule": rule}


def _most(ids: Sequence[str], hands: Crew, row: Sequence[int]) -> schema.Most:
    """Return the best island of a card; one without a gondola for the seat is left out."""
    reachable = [
        island
        for island, points in enumerate(row)
        if points and (hands.there[island] or hands.berths[island])
    ]
    if not reachable:
        return {"points": 0, "island": None, "by": None}
    # The first of equals: a gondolier who stands there, then one in hand, then none.
    island = max(reachable, key=lambda one: (row[one], PREFERENCE[hands.at(one)]))
    return {"points": row[island], "island": ids[island], "by": hands.at(island)}
