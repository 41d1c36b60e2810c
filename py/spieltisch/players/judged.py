"""What the knowledge of a game has from its judgement and from its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from ..actions import Action
from ..state import State
from .knowledge import Reason

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
A_contra = TypeVar("A_contra", bound=Action, contravariant=True)


class Rater(Protocol[S_contra, A_contra]):
    """Who rates actions."""

    def rate(self, state: S_contra, legal: Sequence[A_contra]) -> list[float]:
        """Return for each legal action how good it is for the player who is to decide, in points."""
        ...


class Explainer(Protocol[S_contra, A_contra]):
    """Who explains actions."""

    def of(self, state: S_contra, action: A_contra) -> list[Reason]:
        """Return what speaks for a legal action, the weightiest first."""
        ...


J = TypeVar("J", bound=Rater[Any, Any])


class Judged(Generic[J, S, A]):
    """The part of a `Knowledge` that others do for it.

    Args:
        judge: rates actions.
        explainer: explains them.
    """

    def __init__(self, judge: J, explainer: Explainer[S, A]) -> None:
        self.judge = judge
        self._explainer = explainer

    def rate(self, state: S, legal: Sequence[A]) -> list[float]:
        """Return how good each action is, in points."""
        return self.judge.rate(state, legal)

    def reasons(self, state: S, action: A) -> list[Reason]:
        """Return what speaks for an action."""
        return self._explainer.of(state, action)
