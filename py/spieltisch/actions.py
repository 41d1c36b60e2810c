"""Actions: one atomic choice of one player, which *is* its own notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar, cast

A = TypeVar("A", bound=str)


class Action(str):
    """One atomic choice of one player.

    An action is a string: its notation, unique among the legal actions of a state, with the parsed parts as
    attributes (each game adds its own). It therefore hashes, compares, prints and travels through JSON as its text;
    `state.apply` takes the text just as well.
    """

    __slots__ = ("verb",)

    verb: str
    """The first word of the notation, such as ``"take"``."""

    def to_dict(self) -> dict[str, Any]:
        """Return the parsed parts as JSON-able data, the notation under ``text``."""
        return {"text": str(self), "type": self.verb}


class Whole(Action):
    """Several actions that are one decision, such as ships that sail one after another to one space."""

    __slots__ = ("parts",)

    parts: Sequence[Action]
    """The actions, in order."""


def whole(parts: Sequence[Action]) -> Action:
    """Return some actions as one decision; a single one as it is."""
    return parts[0] if len(parts) == 1 else _made_of(parts)


def only(action: Action) -> Action:
    """Return an action as a decision of which nothing that it begins is a part."""
    return _made_of([action])


def last_of(decision: Action) -> Action:
    """Return the last action of a decision, which nothing is to follow if others came before it."""
    return only(parts_of(decision)[-1]) if isinstance(decision, Whole) else decision


def _made_of(parts: Sequence[Action]) -> Whole:
    found = Whole(", ".join(parts))
    found.verb, found.parts = parts[0].verb, parts
    return found


def parts_of(decision: A) -> Sequence[A]:
    """Return the actions of a decision, in order; most have one."""
    return cast("Sequence[A]", decision.parts) if isinstance(decision, Whole) else (decision,)
