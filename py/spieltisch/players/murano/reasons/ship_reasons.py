"""Reasons for the ships of a trip in Murano: what they take from the next player, and what they cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....murano.construction.specials import SPECIAL
from ....murano.ring.reach import Way
from ....murano.state import MuranoState
from ...knowledge import Reason
from ..contest import Moves, Replies, after, replies
from ..judge import Judge

CHEAP = 1
"""Most gold for the ships of a trip that is told by two other reasons alone."""
OTHERS = ("shop", "palace")
"""Tiles that cost as much as a special building."""
WANTED = 1.0
"""Least points that an action of the ring brings whose price for the next player is told."""


class ShipReasons:
    """Explains ships.

    Args:
        judge: the judgement.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.ring = judge.rules.board.ring

    def blocks(self, state: MuranoState, moves: Moves, least: float) -> list[Reason]:
        """Return a reason for ships that take from the next player the way to what promises most.

        Args:
            state: the position before them.
            moves: the ships.
            least: points that the next player must lose at least.
        """
        known = self._replies(state)
        here, then = (state.ships, state.red), after(state.ships, state.red, moves)
        if known is None or known.best(*here) - known.best(*then) < least:
            return []
        _, space = known.goal(*here)
        # Another space with the same action may cost as much as before: what is told is what the action costs anywhere.
        action = self.ring[space]
        more = _more(known, action, here, then)
        return (
            [Reason("blocks", {"rival": self._next(state), "action": action, "price": max(0, more)})]
            if more
            else []
        )

    def taken(self, state: MuranoState, moves: Moves, action: str) -> tuple[int, int, int] | None:
        """Return the next player, for whom ships make an action of the ring dearer, its price as they lie, and how much more it is.

        -1 instead of that where it is out of reach then; None where nothing changes, or nobody can take it now.
        """
        known = self._replies(state)
        here, then = (state.ships, state.red), after(state.ships, state.red, moves)
        price = known.fare(*here, action) if known else None
        more = _more(known, action, here, then) if known else 0
        return None if price is None or not more else (self._next(state), price, more)

    def only_tile(self, state: MuranoState, goes: Way) -> dict[str, Any]:
        """Return what sets a special building that ships go to apart: other tiles of its price are out of reach, or dearer to reach."""
        if self.ring[goes.moves[-1][1]] != SPECIAL:
            return {}
        fares = [
            there.price
            for there, action in zip(self.judge.ways.of(state), self.ring, strict=True)
            if there and action in OTHERS
        ]
        dearer = min(fares, default=0) - goes.price
        return {} if fares and dearer <= 0 else {"why": "only", "price": max(0, dearer)}

    def makes_room(self, state: MuranoState, goes: Way, why: Sequence[Reason], told: int) -> Reason | None:
        """Return the reason of a trip whose first ship only leaves the space for another one, with the card that pays there.

        Args:
            state: the position before them.
            goes: the trip.
            why: what the space brings.
            told: 1 if another reason counts in what the ships cost.
        """
        if goes.moves[0][0] != goes.moves[-1][1] or state.sailed:
            return None
        pays = next((one.data for one in why if one.id == "special-pays"), {"gold": 0})
        if goes.price <= CHEAP and not pays["gold"] and sum(not one.plain for one in why) > 1:
            # What costs next to nothing needs no word beside two reasons.
            return None
        ships = {"no": goes.moves[0][0] + 1, "from": goes.moves[-1][0] + 1, "ships": len(goes.moves)}
        ships["price"] = 0 if told else goes.price
        card = {key: pays[key] for key in ("card", "gold") if key in pays}
        return Reason("makes-room", {**ships, **card}, plain=True)

    def trip(self, state: MuranoState, goes: Way, told: int) -> Reason:
        """Return what the ships of a trip cost, beside the same action on another space.

        Args:
            state: the position before them.
            goes: the trip.
            told: 1 if another reason counts in what they cost.
        """
        space = goes.moves[-1][1]
        same = [
            (there.price, there, number)
            for number, there in enumerate(self.judge.ways.of(state))
            if there and self.ring[number] == self.ring[space]
        ]
        price, cheap, number = min(same, key=lambda one: one[0], default=(goes.price, goes, space))
        ships = {"space": space + 1, "price": 0 if told else goes.price, "ships": len(goes.moves)}
        # Those that have sailed already make each further one dearer.
        ships["more"] = int(state.sailed > 0)
        if price >= goes.price or told:
            return Reason("trip", ships, plain=True)
        other = {"space": space + 1, "no": number + 1, "price": price, "less": goes.price - price}
        return Reason("dearer", {**other, **self._spoilt(state, goes.moves, cheap.moves)}, plain=True)

    def apart(self, state: MuranoState, goes: Way) -> list[Reason]:
        """Return what the ships of a trip take from the next player that those to the one other space with the same action, for as much gold, would leave."""
        space = goes.moves[-1][1]
        ways = zip(self.judge.ways.of(state), self.ring, strict=True)
        same = [
            (there, number)
            for number, (there, action) in enumerate(ways)
            if there and action == self.ring[space] and number != space and there.price == goes.price
        ]
        if len(goes.moves) > 1 or state.sailed or len(same) != 1:
            return []
        other, number = same[0]
        spoilt = self._spoilt(state, goes.moves, other.moves)
        if not spoilt["more"]:
            return []
        data = {"no": number + 1, "rival": spoilt["rival"], "action": spoilt["action"]}
        return [Reason("leaves-less", {**data, "added": max(0, spoilt["more"])})]

    def twin(self, state: MuranoState, goes: Way) -> int:
        """Return the number of another space with the same action to which ships go for as much gold, the best one by the judgement; 0 where there is none."""
        view, space = self.judge.view(state), goes.moves[-1][1]
        same = [
            (value, -number)
            for value, number, there in self.judge.routes(state, view, (), self.judge.against(state, view))
            if self.ring[number] == self.ring[space] and number != space and there.price == goes.price
        ]
        return 1 - max(same)[1] if same else 0

    def _spoilt(self, state: MuranoState, moves: Moves, others: Moves) -> dict[str, Any]:
        """Return what ships take from the next player that others would leave: the most promising action and its higher price."""
        known = self._replies(state)
        here, then = after(state.ships, state.red, others), after(state.ships, state.red, moves)
        for action in known.wanted(WANTED) if known else ():
            if known and (more := _more(known, action, here, then)):
                return {"rival": self._next(state), "action": action, "more": more}
        return {"more": 0}

    def _replies(self, state: MuranoState) -> Replies | None:
        return replies(self.judge.worth, state, self.judge.view(state))

    def _next(self, state: MuranoState) -> int:
        return (state.turn + 1) % self.judge.rules.count


def _more(known: Replies, action: str, here: tuple[int, int], then: tuple[int, int]) -> int:
    """Return by how much gold an action is dearer for the next player with one fleet than with another; -1 if out of reach then."""
    price, more = known.fare(*here, action), known.fare(*then, action)
    if price is None or (more is not None and more <= price):
        return 0
    return -1 if more is None else more - price
