"""A beginner's second game of either: two actions are planned ahead, and what they lead to is valued as the rules suggest.

python3 -m spieltisch.arena tests.arena.beginner:Beginner apprentice:temper=drawn --games 100
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spieltisch.arena.bot import Turn
from spieltisch.state import State

AHEAD = 2
"""Actions that are planned."""
WORLDS = 2
"""Deals of what is hidden on which each is tried."""


class Beginner:
    """Plans two actions of its own turn; knows what is scored, and that routes, gold and tiles lead there."""

    def choose(self, turn: Turn) -> str:
        """Return the action with the best outlook."""
        if len(turn.legal) == 1:
            return turn.legal[0]
        worlds = [turn.imagine() for _ in range(WORLDS)]
        return max(turn.legal, key=lambda action: sum(_after(world, action, turn.seat) for world in worlds))


def _after(world: State, action: str, seat: int, ahead: int = AHEAD - 1) -> float:
    world = world.copy()
    world.apply(action)
    now = _worth(world, seat)
    if not ahead or world.current_player != seat:
        return now
    return max(now, *(_after(world, one, seat, ahead - 1) for one in world.legal_actions()))


def _worth(world: State, seat: int) -> float:
    seen = world.observation(seat)
    own: Any = seen["seats"][seat]
    points = world.scores()[seat]["total"]
    if world.game == "murano":
        tiles, placed = sum(own["counts"].values()), own["gondoliers"]["placed"]
        cards = min(own["characterCount"] + bool(seen["offered"]), placed + 1)
        goods = 0.4 * min(own["gold"], 12) + 0.3 * max(own["income"].values())
        return float(points + goods + tiles + placed + 3 * cards)
    board = world.rules.board  # type: ignore[attr-defined]
    cities = [board.index[one] for one in own["hand"]]
    route = [board.index[one] for one in own["route"]]
    return points + 1.5 * min(7, _longest(board.roads, route, cities)) + 0.2 * len(cities)


def _longest(roads: Sequence[int], route: Sequence[int], hand: Sequence[int]) -> int:
    """Return how long a route can become with the cards in hand."""
    best = len(route)
    for card in set(hand) - {*route}:
        left = [one for one in hand if one != card]
        if not route:
            best = max(best, _longest(roads, [card], left))
        elif roads[route[-1]] >> card & 1:
            best = max(best, _longest(roads, [*route, card], left))
        elif roads[route[0]] >> card & 1:
            best = max(best, _longest(roads, [card, *route], left))
    return best
