"""What a seat has achieved in a finished game, apart from its points: towns with a house, and feats that are rare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..state import Event
from .state import TaxisState

if TYPE_CHECKING:
    from .board import Stack

LONG = 8
"""Cards of a route that is a feat."""


def achievements(state: TaxisState, happened: Sequence[Event]) -> list[list[str]]:
    """Return by seat the ids of what it has achieved.

    ``town-<city>`` for each house, ``long-route`` for a route of eight, ``all-countries`` for the tile of that name, and
    ``denial`` for whoever won by no more than a tile for which a rival needed one house.

    Args:
        state: the last position.
        happened: every event of the game.
    """
    board = state.rules.board
    stacks = {stack.id: stack for stack in board.stacks}
    found: list[dict[str, None]] = [{} for _ in state.players]
    houses = [0] * len(found)
    ranking = state.ranking()
    winner, margin = ranking[0]["seat"], ranking[0]["total"] - ranking[1]["total"]
    for event in happened:
        told: dict[str, Any] = event  # type: ignore[assignment]
        match told["event"]:
            case "house":
                houses[told["seat"]] |= 1 << board.index[told["city"]]
                found[told["seat"]][f"town-{told['city']}"] = None
            case "closed" if len(told["cards"]) >= LONG:
                found[told["seat"]]["long-route"] = None
            case "tile":
                seat, stack = told["seat"], stacks.get(told["stack"])
                if stack is None:
                    continue
                if stack.kind == "allCountries":
                    found[seat]["all-countries"] = None
                rivals = [mask for other, mask in enumerate(houses) if other != seat]
                denied = any(_missing(stack, mask) == 1 for mask in rivals)
                if seat == winner and denied and margin <= (told["value"] or 0):
                    found[seat]["denial"] = None
    return [list(ids) for ids in found]


def _missing(stack: Stack, houses: int) -> int:
    """Return how many houses a seat lacks for the tiles of a stack; 0 also for tiles that no houses bring."""
    if stack.kind == "allCountries":
        return sum(not mask & houses for mask in stack.needs)
    if stack.kind == "complete":
        return (stack.cities & ~houses).bit_count()
    return 0
