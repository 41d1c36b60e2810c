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
    if len(parts) == 1:
        return parts[0]
    found = Whole(", ".join(parts))
    found.verb, found.parts = parts[0].verb, parts
    return found


def parts_of(decision: A) -> Sequence[A]:
    """Return the actions of a decision, in order; most have one."""
    return cast("Sequence[A]", decision.parts) if isinstance(decision, Whole) else (decision,)
