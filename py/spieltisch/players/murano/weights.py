"""What things are worth in Murano, in points: data, tuned by self-play (``python3 -m spieltisch.arena.tune``)."""

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
    """What a turn brings on average."""
    spend: float
    """Gold that a turn costs on average."""
    surplus: float
    """A piece of gold above all that can still be spent, while there are turns left."""
    growth: float
    """Customers still to come for a shop in a long game."""
    vision: float
    """Share of customers without an own shop that counts for the income to come."""
    held: float
    """How much of a tile's worth it has before it is built."""
    reach: float
    """Chance that a tile which a card wants comes in a long game."""
    lack: float
    """Points that a tile costs, above what it brings itself, which a card wants."""
    risk: float
    """Chance that others break the condition of a card in a long game."""
    long: float
    """So many turns are a long game."""
    glass: float
    """A factory built, above its points: beads."""
    special: float
    """A special building card."""
    gondolier: float
    """A gondolier at hand whom no card needs yet."""
    hunt: float
    """Turns that it takes until a card is served, from the character space to the gondolier."""
    bead: float
    """How much of its price a bead is worth before it is sold."""
    street: float
    """What a street costs that everybody profits from: a part of a turn."""
    site: float
    """A building space that a street opens."""
    rival: float
    """A point of another player's, shared by all of them."""
    deny: float
    """Share of a tile's points that counts because no other player gets them."""
    pace: float
    """Tiles of the two scarcest sorts that a player takes in a turn."""
    hurry: float
    """What a tile that brings the end nearer is worth for each point of the lead."""

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
