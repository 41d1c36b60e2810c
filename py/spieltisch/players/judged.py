"""The part of a game's knowledge that follows from its judgement and its reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Generic, Protocol, TypeVar, cast

from ..actions import Action
from ..state import Event, State
from .knowledge import NONE, Memory, Place, Reason, Tiles

BARE = frozenset({"bare"})
SAID = 2
"""Limit of the reasons given for an action."""
EVEN = 0.25
"""Actions whose ratings differ by at most so many points come to about the same."""


def agreeing(reasons: Sequence[Reason]) -> list[Reason]:
    """Return reasons, the weightiest first, without those that keep what a weightier one uses up, or the other way round."""
    found: list[Reason] = []
    for one in reasons:
        if not any(one.keeps & other.uses or one.uses & other.keeps for other in found):
            found.append(one)
    return found


def _gist(reason: Reason) -> tuple[Any, ...] | None:
    """Return the tile that a reason names and what it lacks, whichever place is lacking; None without a tile."""
    data = reason.data
    return (reason.id, str(data["stack"]), data.get("value"), data.get("count")) if "stack" in data else None


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
A_contra = TypeVar("A_contra", bound=Action, contravariant=True)


class Rater(Protocol[S_contra, A_contra]):
    """Rates actions."""

    def rate(self, state: S_contra, legal: Sequence[A_contra]) -> list[float]:
        """Return a rating for each legal action, in points for the deciding player."""
        ...


class Explainer(Protocol[S_contra, A_contra]):
    """Explains actions."""

    def of(self, state: S_contra, memory: Memory | None = None) -> Callable[[A_contra], list[Reason]]:
        """Return a function from a legal action to its reasons, the weightiest first."""
        ...

    def decisive(
        self, state: S_contra, action: A_contra, tiles: Tiles = NONE, memory: Memory | None = None
    ) -> list[Reason]:
        """Return what decides besides where an action alone is right, see `Knowledge.decisive`."""
        ...

    def kind(self, state: S_contra, action: A_contra) -> str:
        """Return a key that is equal for actions that come to the same."""
        ...

    def lacks(
        self, state: S_contra, action: A_contra, better: A_contra, memory: Memory | None = None
    ) -> list[Reason]:
        """Return what is wrong with an action beside a better one, the weightiest first."""
        ...

    def line(self, state: S_contra, action: A_contra) -> list[Place]:
        """Return the places on the board of an action and of the planned next steps, in their order."""
        ...


J = TypeVar("J", bound=Rater[Any, Any])


class Judged(Generic[J, S, A]):
    """The part of a `Knowledge` that is delegated to judge and explainer.

    Args:
        judge: rates actions.
        explainer: explains them.
    """

    def __init__(self, judge: J, explainer: Explainer[S, A]) -> None:
        self.judge = judge
        self._explainer = explainer

    last_carriage = 0
    last_tile = ""

    def marked(self, reason: Reason) -> Reason:
        """Return a reason with its marks and its topic, which a game knows of its own."""
        return reason

    def rate(self, state: S, legal: Sequence[A]) -> list[float]:
        """Return the rating of each action, in points."""
        return self.judge.rate(state, legal)

    def follow(self, state: S, legal: Sequence[A]) -> list[float]:
        """Return the ratings that playouts follow."""
        return self.rate(state, legal)

    def reasons(self, state: S, action: A, memory: Memory | None = None) -> list[Reason]:
        """Return the reasons for an action."""
        return self.explained(state, [action], memory)[0]

    def explained(self, state: S, actions: Sequence[A], memory: Memory | None = None) -> list[list[Reason]]:
        """Return the reasons for each of some actions, see `Knowledge.explained`."""
        every = self._explainer.of(state, memory)

        def explain(action: A) -> list[Reason]:
            return agreeing([*map(self.marked, every(action))])

        distinct = {
            self._explainer.kind(state, action): action for action in cast("list[A]", state.legal_actions())
        }
        claims = Counter(
            claim for action in distinct.values() for claim in {one.claim for one in explain(action)}
        )
        # The first action is the best one: what the next best brings as well does not explain it.
        next_best = [one for action in actions[1:2] for one in explain(action)]
        beside, gists = {one.claim for one in next_best}, {*map(_gist, next_best)} - {None}
        found = []
        for number, action in enumerate(actions):
            why = explain(action)
            price = [one for one in why if one.price][:1]
            plain = [one for one in why if one.plain and not one.price][:1]
            telling = [one for one in why if not (one.plain or one.price) and 2 * claims[one.claim] <= max(2, len(distinct))]  # fmt: skip
            common = [replace(one, plain=True, shared=True) for one in why if not (one.plain or one.price)]
            if not telling:
                # Where nothing sets it apart, the plan that it shares with most is told.
                plainest = self._plainest(state, action)
                telling = [plainest]
                if (common or plain) and plainest.id == "stands-out":
                    telling = common[:1]
                weightiest = [replace(one, plain=True, shared=not one.plain) for one in why if not one.price][
                    :1
                ]
                plain = [one for one in weightiest if one not in telling]
                if plainest.id == "no-difference" and any(one.shared for one in plain):
                    telling = []
            room = max(1, SAID - len(price) - len(plain))
            if number == 0 and all(one.claim in beside for one in (*telling[:room], *plain)):
                # What comes to the same in another order sets no action apart.
                fresh = [one for one in telling[room:] if one.data.get("order", "none") == "none"]
                apart = [one for one in fresh if one.claim not in beside and _gist(one) not in gists][:1]
                if apart:
                    telling, plain, room = [*telling[:1], *apart], [], SAID
            rank = [(one.id, one.data) for one in why]
            told = sorted(
                (*telling[:room], *plain),
                key=lambda one: rank.index((one.id, one.data)) if (one.id, one.data) in rank else -1,
            )
            # What it costs comes first, unless that is little.
            first = 1 if any(one.plain for one in price) else 0
            found.append([*told[:first], *price, *told[first:]][:SAID])
        return found

    def decisive(
        self, state: S, action: A, tiles: Tiles = NONE, memory: Memory | None = None
    ) -> list[Reason]:
        """Return what decides where an action alone is right, see `Knowledge.decisive`."""
        return [*map(self.marked, self._explainer.decisive(state, action, tiles, memory))]

    def every(self, state: S, action: A, memory: Memory | None = None) -> list[Reason]:
        """Return all reasons for an action, see `Knowledge.every`."""
        return agreeing([*map(self.marked, self._explainer.of(state, memory)(action))])

    def lacks(self, state: S, action: A, better: A, memory: Memory | None = None) -> list[Reason]:
        """Return what is wrong with an action beside a better one, see `Knowledge.lacks`."""
        return [*map(self.marked, self._explainer.lacks(state, action, better, memory))]

    def _plainest(self, state: S, action: A) -> Reason:
        """Return a reason for an action of which only reasons common to most actions were found."""
        legal = state.legal_actions()
        ratings = self.judge.rate(state, legal)
        others = [rating for other, rating in zip(legal, ratings, strict=True) if other != action]
        own = ratings[legal.index(action)]
        if not others:
            return Reason("no-choice", marks=BARE)
        return Reason("no-difference" if abs(max(others) - own) < EVEN else "stands-out", marks=BARE)

    def taken(self, state: S, action: A) -> str:
        """Return what an action takes that is there once, see `Knowledge.taken`."""
        return ""

    def denial(self, state: S, action: A, rival: int) -> list[Reason]:
        """Return what a rival is denied by an action, see `Knowledge.denial`."""
        return []

    def line(self, state: S, action: A) -> list[Place]:
        """Return the places of an action and its next steps on the board."""
        return self._explainer.line(state, action)

    def nearest(self, state: S, action: A, better: A) -> A:
        """Return of the actions as good as a better one the nearest to an action, see `Knowledge.nearest`."""
        return better

    def fuller(self, state: S, action: A, others: Sequence[A]) -> A:
        """Return of actions that are as good the one that makes most of what is at hand, see `Knowledge.fuller`."""
        return action

    def following(self, state: S, action: A) -> list[A]:
        """Return what belongs to the decision of an action, see `Knowledge.following`."""
        return []

    def plan(self, state: S, action: A) -> list[A]:
        """Return all actions of the plan that advice names, see `Knowledge.plan`."""
        return [action, *self.following(state, action)]

    def left(self, told: tuple[S, A], events: Iterable[Event], state: S, action: A) -> list[Reason]:
        """Return why an action leaves the plan of an earlier turn, see `Knowledge.left`."""
        return []

    def goes_on(self, action: A, after: A) -> bool:
        """Return whether two actions are one decision, see `Knowledge.goes_on`."""
        return False

    def planned(self, state: S, action: A) -> Action:
        """Return the decision that an action begins, see `Knowledge.planned`."""
        return action

    def advice(self, state: S, action: A) -> dict[str, Any]:
        """Return an action as it is advised, see `Knowledge.advice`."""
        return state.worded(action)

    def worded(self, state: S, decision: Action) -> dict[str, Any]:
        """Return a decision as JSON-able data, see `Knowledge.worded`."""
        return state.worded(decision)
