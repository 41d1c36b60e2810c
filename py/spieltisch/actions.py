"""Actions: one atomic choice of one player, which *is* its own notation."""

from __future__ import annotations

from typing import Any


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
