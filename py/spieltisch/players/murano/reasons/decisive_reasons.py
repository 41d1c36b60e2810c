"""What decides beside its reasons where one action alone is right: what nothing else brings, in figures; as ids and data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from ....murano.actions import SAIL, MuranoAction
from ....murano.ring.reach import Way
from ....murano.state import MuranoState
from ....murano.trade import earnings
from ...knowledge import Reason
from .figures import gold_of, income_of, points_of
from .ship_reasons import ShipReasons

INCOME = "income"
"""The space of the ring that is worth more than any other to whoever has customers."""
LARGE = 4
"""Least gold of an income that is told to be taken from an opponent."""
POINTS = "points-apart"
"""Id of the reason that nothing else brings as many points."""
FEW = 3
"""Most other actions that bring as many for that to be told."""
MEASURES = {POINTS: points_of, "income-apart": income_of, "gold-apart": gold_of}
"""By id of a reason what it counts."""


class DecisiveReasons:
    """Compares an action with all others, which hints have no room for.

    Args:
        ships: what ships take from the next player.
        goal: finds the way that begins with a ship's move.
    """

    def __init__(self, ships: ShipReasons, goal: Callable[[MuranoState, MuranoAction], Way]) -> None:
        self._ships = ships
        self._goal = goal

    def of(
        self, state: MuranoState, action: MuranoAction, explain: Callable[[MuranoAction], list[Reason]]
    ) -> list[Reason]:
        """Return what an action takes from the next player, and how much less anything else brings.

        Args:
            state: the position before it.
            action: a legal action.
            explain: returns all reasons for a legal action.
        """
        own = explain(action)
        legal = cast("list[MuranoAction]", state.legal_actions())
        others = [explain(one) for one in legal if one != action]
        is_said = any(one.id == "blocks" for one in own)
        taken = self._taken(state, action, is_said=is_said)
        return [*taken, *_waiting(own, taken), *_apart(own, others)]

    def _taken(self, state: MuranoState, action: MuranoAction, *, is_said: bool) -> list[Reason]:
        """Return the reason of the income that the next player could take if the ships stayed, and cannot so easily then."""
        moves = self._goal(state, action).moves if action.verb == SAIL else ()
        found = self._ships.taken(state, moves, INCOME) if moves else None
        if found is None:
            return []
        rival, price, more = found
        gold = max(earnings(state, rival))
        if gold - price < LARGE:
            return []
        data = {"rival": rival, "gold": gold, "action": INCOME, "price": max(0, more)}
        return [Reason("rival-income", {**data, "said": int(is_said)})]


def _waiting(own: Sequence[Reason], taken: Sequence[Reason]) -> list[Reason]:
    """Return the reason that a gondolier who could be placed now can be next turn, unlike what others would have taken."""
    data = {"action": INCOME, "taken": len(taken)}
    return [Reason("post-can-wait", {**one.data, **data}) for one in own if one.id == "post-waits"]


def _apart(own: Sequence[Reason], others: Sequence[Sequence[Reason]]) -> list[Reason]:
    """Return the reason that nothing else brings as much, of the first thing of which that is so."""
    claims = {one.claim for one in own}
    alone = [[one for one in why if one.claim not in claims] for why in others]
    for id_, count in MEASURES.items():
        most = count(own)
        # The next site of the same island brings the same.
        rest = [*map(count, alone)]
        if most > (other := max(rest, default=0)):
            alike = any(count(why) >= most for why in others)
            return [Reason(id_, {"most": most, "other": other, "alike": int(alike)})]
        if id_ == POINTS and most and (equal := sum(one >= most for one in rest)) <= FEW:
            other = max((one for one in rest if one < most), default=0)
            return [Reason("points-among", {"count": equal, "other": other})]
    return []
