"""What a seat has achieved in a finished game, apart from its points: islands with good customers, and feats that are rare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..state import Event
from . import scoring
from .state import MuranoState

AT_ONCE = 3
"""Beads of a sale that is a feat."""
GUESTS = 4
"""Characters of one seat that bring points, which is a feat."""


def achievements(state: MuranoState, happened: Sequence[Event]) -> list[list[str]]:
    """Return by seat the ids of what it has achieved.

    ``island-<id>`` for each island on which a character brought points, ``three-beads`` for three sold at once,
    ``all-islands`` for a building on each, ``full-house`` for four characters that bring points, ``last-gondola`` for
    whoever won by no more than a rival's character misses on an island of which the winner took the last gondola.

    Args:
        state: the last position.
        happened: every event of the game.
    """
    found: list[dict[str, None]] = [{} for _ in state.players]
    guests = [0] * len(found)
    built: list[set[str]] = [set() for _ in found]
    placed: dict[str, int] = {}
    for event in happened:
        told: dict[str, Any] = event  # type: ignore[assignment]
        match told["event"]:
            case "scored" if told["points"] > 0:
                found[told["seat"]][f"island-{told['island']}"] = None
                guests[told["seat"]] += 1
            case "sold" if told["count"] >= AT_ONCE:
                found[told["seat"]]["three-beads"] = None
            case "placed":
                placed[told["island"]] = told["seat"]
            case "built" if told["sort"] != "street":
                built[told["seat"]].add(told["island"])
    islands = {island.id for island in state.rules.board.islands}
    for seat, ids in enumerate(found):
        if guests[seat] >= GUESTS:
            ids["full-house"] = None
        if built[seat] >= islands:
            ids["all-islands"] = None
    ranking = state.ranking()
    winner, margin = ranking[0]["seat"], ranking[0]["total"] - ranking[1]["total"]
    last = [
        number
        for number, island in enumerate(state.rules.board.islands)
        if placed.get(island.id) == winner and all(state.gondolas[i] >= 0 for i in island.gondolas)
    ]
    rivals = [seat for seat in range(len(found)) if seat != winner and state.gondoliers[seat]]
    if any(_missed(state, seat, island) >= max(margin, 1) for seat in rivals for island in last):
        found[winner]["last-gondola"] = None
    return [list(ids) for ids in found]


def _missed(state: MuranoState, seat: int, island: int) -> int:
    """Return the most that a character without a gondolier would have brought a seat on an island."""
    cards = scoring.unscored(state, seat)
    return max((row[island] for row in scoring.values(state, seat, cards)), default=0)
