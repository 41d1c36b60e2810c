"""The worth of things in Murano, in points: data, tuned by self-play (``python3 -m spieltisch.arena.tune``)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of the judgement."""

    turn: float
    """Average gain of a turn."""
    spend: float
    """Average gold that a turn costs."""
    surplus: float
    """A piece of gold beyond what can still be spent, while there are turns left."""
    growth: float
    """Customers that still come for a shop in a long game."""
    vision: float
    """Share of the customers without an own shop that counts for future income."""
    held: float
    """Share of its worth that a tile has before it is built."""
    reach: float
    """Probability that a tile that a card needs comes in a long game."""
    lack: float
    """Cost of a tile that a card needs, above its own gain, in points."""
    risk: float
    """Probability that others break the condition of a card in a long game."""
    long: float
    """Turns of a long game."""
    glass: float
    """A built factory, besides its points, for its beads."""
    special: float
    """A special building card."""
    gondolier: float
    """A gondolier at hand that no card needs yet."""
    hunt: float
    """Turns to serve a card, from the character space to the gondolier."""
    bead: float
    """Worth of a bead before its sale, as a share of its price."""
    street: float
    """Cost of a street, which helps all players: a part of a turn."""
    site: float
    """A building space that a street opens."""
    rival: float
    """Cost of a point for another player."""
    deny: float
    """Share of a tile's points that counts for keeping it from the others."""
    pace: float
    """Tiles of the two scarcest sorts that a player takes in a turn."""
    hurry: float
    """Worth of a tile that brings the end nearer, for each point of the lead."""

    contest: float
    """Share of what ships leave to the next player that counts against moving them, among two players."""

    def to_dict(self) -> dict[str, Any]:
        """Return the weights as JSON-able data."""
        return asdict(self)


def read(data: Mapping[str, Any]) -> Weights:
    """Return the weights of JSON data."""
    return Weights(**data)


@cache
def load() -> Weights:
    """Return the weights that come with the package."""
    return read(json.loads((files(__package__) / "weights.json").read_text("utf-8")))
