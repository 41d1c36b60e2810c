"""A player of Murano for tests: likes to build and to buy, so that a game ends soon, and sometimes does just anything."""

from __future__ import annotations

from typing import Any

from spieltisch import State
from spieltisch.murano import board as boards

from .whims import Whimsical

RING = boards.load(2).ring

SPACES = {
    "build": 8,
    "glass": 6,
    "shop": 4,
    "palace": 4,
    "special": 4,
    "character": 3,
    "gondolier": 3,
    "gold": 2,
}
"""How much the player likes to use a space; others 1."""

VERBS = {"pass": 0.05, "decline": 0.3, "search": 0.5}
"""How much the player likes an action; others 1."""


class Sailor(Whimsical):
    """Chooses among the legal actions at random, but not all equally often."""

    def _sensible(self, state: State, legal: list[Any]) -> Any:
        afloat = any(action.verb not in ("sail", "pass") for action in legal)
        return self.rng.choices(legal, [self._liking(action, afloat=afloat) for action in legal])[0]

    def _liking(self, action: Any, *, afloat: bool) -> float:
        if action.verb == "sail":
            return 0.02 if afloat else SPACES.get(RING[action.b], 1)
        if action.verb == "end":
            return 0.3
        if action.verb == "build" and action.a >= 0:
            return 2
        return VERBS.get(action.verb, 1)
