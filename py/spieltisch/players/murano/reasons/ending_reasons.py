"""Reasons for what brings the end of Murano near, as ids and data."""

from __future__ import annotations

from ....murano import scoring
from ....murano.ending import empty_sorts
from ....murano.state import MuranoState
from ...knowledge import Reason
from .card_gains import CardGains

FEW = 3
"""A stock with at most so many tiles is near the end of the game."""


class EndingReasons:
    """Explains what a tile less in a stock does to the end.

    Args:
        gains: what own cards gain by a change.
    """

    def __init__(self, gains: CardGains) -> None:
        self.gains = gains
        self.judge = gains.judge

    def nearer(self, state: MuranoState, sort: str, left: int) -> list[Reason]:
        """Return the reason of a nearer end, for a sort with so many tiles left."""
        if state.ending is not None:
            return []
        needed: int = state.rules.constants["endSortsExhausted"]
        empty = {*empty_sorts(state)} - {sort}
        if not left and len(empty) + 1 >= needed:
            return [Reason("ends-game", self._lead(state))]
        if left <= FEW and len(empty) + 1 >= needed and self.judge.view(state).hurry(sort) > 0:
            return [Reason("end-near", {"left": left, "sort": sort, **self._lead(state)})]
        return []

    def _lead(self, state: MuranoState) -> dict[str, int]:
        """Return the lead on the track, which is open to all."""
        others = [points for seat, points in enumerate(state.points) if seat != state.turn]
        lead = state.points[state.turn] - max(others)
        cards = 0 if lead > 0 else self.gains.cards_total(state)
        served = [
            min(len(scoring.unscored(state, seat)), sum(scoring.gondoliers(state, seat)))
            for seat in range(len(state.points))
        ]
        own, rival = served[state.turn], max(range(len(served)), key=served.__getitem__)
        more = {"rival": rival, "theirs": served[rival], "yours": own, "more": int(served[rival] > own)}
        return {"lead": abs(lead), "side": (lead > 0) - (lead < 0), "counted": cards, **more}
