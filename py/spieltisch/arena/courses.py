"""What comes of the solution of a position, and of the next best action: both are played to the end on the same deals.

What a search promises is a chance; people believe what can be counted: when the route is closed, with how many cards, for how
many points, and how the game ends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from statistics import mean
from typing import TYPE_CHECKING, Any, NamedTuple

from ..players.evaluator import Evaluation, Evaluator
from ..players.playouts import LONGEST, best_of

if TYPE_CHECKING:
    from ..state import State

DEALS = 60
"""Games that are played on."""
OFTEN = 0.25
"""In such a part more of them a tile has to be won, or lost, to be told."""


class Played(NamedTuple):
    """How one game went on."""

    closing: tuple[int, int, int] | None = None
    """The first closing: own turns until then, cards, and the carriage that it brings; None where there is none."""
    points: int = 0
    """What it brings."""
    ends: bool = False
    """It triggers the end."""
    lost: bool = False
    """The route was given up before."""
    late: bool = False
    """Another seat has triggered the end before."""
    won: bool = False
    own: int = 0
    """At the end of the game."""
    theirs: int = 0
    """Of the best of the others."""
    tiles: frozenset[str] = frozenset()
    """The stacks of which its seat has won a tile since."""
    denied: frozenset[str] = frozenset()
    """Those of which others have."""


def course(state: State, seen: Sequence[Any], best: str, second: str) -> dict[str, Any]:
    """Return what comes of two actions, as JSON-able data.

    Args:
        state: the position.
        seen: what the seat that decides has seen of the game.
        best: the solution.
        second: the next best action.
    """
    known = Evaluator().at(state, seen, rounds=0)
    rows = {name: [_played(known, number, action) for number in range(DEALS)] for name, action in (("best", best), ("second", second))}  # fmt: skip
    told = {name: _told(games) for name, games in rows.items()}
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


def _told(games: Sequence[Played]) -> dict[str, Any]:
    """Return the figures of some games: when most of them close, with what cards, what is lost, and how they end."""
    told: dict[str, Any] = {"own": round(mean(one.own for one in games), 1), "theirs": round(mean(one.theirs for one in games), 1)}  # fmt: skip
    told |= {"lost": sum(one.lost for one in games), "late": sum(one.late for one in games)}
    told["won"] = sum(one.won for one in games)
    closed = [one for one in games if one.closing]
    if not closed:
        return told
    (turns, count), *_ = Counter(one.closing[0] for one in closed if one.closing).most_common(1)
    then = [one for one in closed if one.closing and one.closing[0] == turns]
    ((cards, carriage), alike), *_ = Counter(one.closing[1:] for one in then if one.closing).most_common(1)
    told |= {"turns": turns, "count": count, "points": round(mean(one.points for one in then))}
    return {**told, "cards": cards, "carriage": carriage, "alike": alike, "ends": sum(one.ends for one in then)}  # fmt: skip


def _played(known: Evaluation, number: int, action: str) -> Played:
    """Play on to the end of the game by the judgement, on the deal of that number."""
    world, seat = known.world(number).copy(), known.seat
    found, turns, chosen = Played(), 0, action
    for _ in range(LONGEST):
        before = world.scores()[seat]["total"] if found.closing is None else 0
        events: list[Any] = world.apply(chosen)
        names = [one["event"] for one in events if one.get("seat", seat) == seat]
        won = [(one["seat"], one["stack"]) for one in events if one["event"] == "tile"]
        found = found._replace(
            tiles=found.tiles | {stack for other, stack in won if other == seat},
            denied=found.denied | {stack for other, stack in won if other != seat},
        )
        if found.closing is None and "closed" in names:
            cards = next(len(one["cards"]) for one in events if one["event"] == "closed")
            carriage = next((one["length"] for one in events if one["event"] == "carriage"), 0)
            points = world.scores()[seat]["total"] - before
            found = found._replace(
                closing=(turns, cards, carriage), points=points, ends="end-triggered" in names
            )
        elif found.closing is None:
            late = any(one["event"] == "end-triggered" and one["seat"] != seat for one in events)
            found = found._replace(lost=found.lost or "abandoned" in names, late=found.late or late)
        turns += "turn-ended" in names
        if world.current_player is None:
            break
        legal = world.legal_actions()
        chosen = legal[0] if len(legal) == 1 else legal[best_of(known.knowledge.follow(world, legal))]
    totals = [row["total"] for row in world.scores()]
    return found._replace(won=seat in world.winners(), own=totals.pop(seat), theirs=max(totals))
