"""Reasons for triggering the end: how it stands then, what decides it, and who still has a turn; as ids and data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....thurn_und_taxis.state import TaxisState
from ...knowledge import Reason
from ..memory import Memory
from ..plans import View
from .last_chance import NOTHING, LastChance

SHORT = 2
"""With no more cards in the deck, what was discarded may come again."""


class EndingReasons:
    """Tells how the game stands once a seat has triggered its end, as far as that seat may know.

    Args:
        view: what the player who is to trigger it has and sees.
        memory: of that player; None where nothing is remembered.
    """

    def __init__(self, view: View, memory: Memory | None) -> None:
        self._view = view
        state, seat = view.state, view.seat
        self.seat = seat
        # Tiles lay open on their stacks; where one other player has won them, the rest tells their values.
        self.known = (
            state.rules.open_scores
            or (memory is not None and memory.knows_tiles(state))
            or _are_plain(state, seat)
        )
        self._tiles = memory.tiles if memory and memory.knows_tiles(state) else state.tiles

    def ends(self, before: TaxisState, after: TaxisState, won: Sequence[Reason]) -> Reason:
        """Return how it stands after an action that triggers the end.

        Args:
            before: the position before it.
            after: the position after it.
            won: the tiles that it wins.
        """
        rules, seat = after.rules, self.seat
        totals = self._totals(after)
        others = [(seat + step) % rules.count for step in range(1, rules.count)]
        rival = max(others, key=totals.__getitem__)
        lead = totals[seat] - totals[rival]
        later = [other for other in others if _place(after, other) > _place(after, seat)]
        data: dict[str, Any] = {"known": int(self.known), "by": "none", "own": totals[seat], "rival": rival}
        data |= {"theirs": totals[rival], "side": (lead > 0) - (lead < 0)}
        data |= {"turns": len(later), "seats": later}
        data |= {"later": int(rival in later), "cards": len(after.routes[rival])}
        data |= self._last_chance(after, rival, lead) if later == [rival] else NOTHING
        return Reason(
            "ends-game", {**data, **(self._decides(before, after, won, lead) if self.known else {})}
        )

    def _last_chance(self, after: TaxisState, rival: int, lead: int) -> dict[str, Any]:
        """Return what the only one with another turn may still win in it, where that cannot be enough; see `LastChance.told`."""
        view = self._view
        if lead < 0 or not self.known or not view.judge.advice.is_bare:
            return NOTHING
        hidden = view.hidden if len(after.deck) > SHORT else [1] * view.ground.cities
        return LastChance(view.ground, after, rival, hidden).told(lead)

    def _totals(self, state: TaxisState) -> list[int]:
        """Return the points of each seat, without tiles where those of others are not known."""
        totals = []
        for seat, score in enumerate(state.scores()):
            tiles = score["parts"].get("tiles", 0)
            shown = tiles if seat == self.seat else sum(value for _, value in self._tiles[seat])
            totals.append(score["total"] - tiles + (shown if self.known else 0))
        return totals

    def _decides(
        self, before: TaxisState, after: TaxisState, won: Sequence[Reason], lead: int
    ) -> dict[str, Any]:
        """Return without what of the action the seat would not be ahead: a tile, its houses or the carriage."""
        if lead <= 0:
            return {"by": "none" if lead else "tie"}
        tiles = [one.data for one in won if one.data["value"] > lead]
        if tiles:
            # Where each of several would be missed, none of them decides alone.
            named = {"stack": tiles[0]["stack"], "value": tiles[0]["value"]}
            return {"by": "tile", **named} if len(tiles) == 1 else {"by": "none"}
        old, new = (state.scores()[self.seat]["parts"] for state in (before, after))
        for part in ("houses", "carriage"):
            gain = new[part] - old[part]
            if gain > lead:
                return {"by": part, "value": gain}
        return {"by": "none"}


def _are_plain(state: TaxisState, seat: int) -> bool:
    """Return whether of each tile that others have won it is plain which one has it, or they are all worth the same."""
    for stack in range(len(state.stacks)):
        held = [
            (i, value)
            for i, own in enumerate(state.tiles)
            for one, value in own
            if one == stack and i != seat
        ]
        if len({i for i, _ in held}) > 1 and len({value for _, value in held}) > 1:
            return False
    return True


def _place(state: TaxisState, seat: int) -> int:
    """Return when in the round a seat has its turn: the last round is played to its end."""
    return (seat - state.start) % state.rules.count
