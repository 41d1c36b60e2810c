"""Computer players: levels, thinking in slices, hints and analysis.

A player is honest: it works on ``state.determinize(seat)``, a position in which everything that its seat may not know was
dealt anew, so nothing hidden can reach its choice; and on the events that its seat saw, which it may remember.

    >>> import spieltisch
    >>> from spieltisch import players
    >>> state = spieltisch.new_game("thurn-und-taxis", players=["A", "B"], seed=7)
    >>> players.choose(state, "merchant", seed=1) in state.legal_actions()
    True
"""

from __future__ import annotations

from collections.abc import Iterable

from ..actions import Action
from ..state import Event, State
from .levels import Level, UnknownLevel, level_of, levels
from .thinking import Budget, Thinking

__all__ = ["Budget", "Level", "Thinking", "UnknownLevel", "choose", "level_of", "levels", "think"]


def think(
    state: State, level: str, seed: int, budget: Budget | None = None, *, seen: Iterable[Event] = ()
) -> Thinking:
    """Begin to think for the deciding player; see `Thinking`.

    Raises:
        UnknownLevel: no level has that id.
        GameOver: the game has ended.
    """
    return Thinking(state, level_of(level), seed, budget, seen=seen)


def choose(
    state: State, level: str, seed: int, budget: Budget | None = None, *, seen: Iterable[Event] = ()
) -> Action:
    """Return the choice of the deciding player; errors as in `think`."""
    return think(state, level, seed, budget, seen=seen).run()
