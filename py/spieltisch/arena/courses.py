"""What comes of the solution of a position, and of the next best action: both are played to the end on the same deals.

What a search promises is a chance; people believe what can be counted: when the route is closed, with how many cards, for how
many points, and how the game ends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

from ..analysis.lines import Played, figures, played
from ..players.evaluator import Evaluator

if TYPE_CHECKING:
    from ..state import State

DEALS = 60
"""Games that are played on."""
OFTEN = 0.25
"""In such a part more of them a tile has to be won, or lost, to be told."""


def course(state: State, seen: Sequence[Any], best: str, second: str) -> dict[str, Any]:
    """Return what comes of two actions, as JSON-able data.

    Args:
        state: the position.
        seen: what the seat that decides has seen of the game.
        best: the solution.
        second: the next best action.
    """
    known = Evaluator().at(state, seen, rounds=0)
    rows = {name: [played(known, number, action) for number in range(DEALS)] for name, action in (("best", best), ("second", second))}  # fmt: skip
    told = {name: figures(games) for name, games in rows.items()}
    return {"deals": DEALS, **told, **_tiles(rows["best"], rows["second"], known.knowledge.last_tile)}


def _tiles(best: Sequence[Played], second: Sequence[Played], last: str) -> dict[str, Any]:
    """Return the tile that the solution wins most more often than the next best action, and the one that others win less often."""
    found: dict[str, Any] = {}
    for name, rows, others in (
        ("gained", [one.tiles for one in best], [one.tiles for one in second]),
        ("kept", [one.denied for one in second], [one.denied for one in best]),
    ):
        more = Counter(chain.from_iterable(rows))
        more.subtract(chain.from_iterable(others))
        more.pop(last, None)
        stack, times = max(more.items(), key=lambda pair: pair[1], default=("", 0))
        if times >= OFTEN * DEALS:
            often, seldom = (sum(stack in one for one in some) for some in (rows, others))
            found[name] = {"stack": stack, "often": often, "seldom": seldom}
    return found
