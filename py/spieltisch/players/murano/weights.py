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

    gold: float
    """A piece of gold, as long as there is less than enough."""
    wealth: float
    """A piece of gold above that."""
    enough: float
    plenty: float
    """Gold above this is of no use: whoever has so much never wants for it, and the game is not won by gold."""
    held: float
    """How much of a tile's worth it has before it is built."""
    glass: float
    """A factory built, above its points: beads."""
    shop: float
    """A shop built, above its points and the customers that are there: those still to come."""
    palace: float
    special: float
    """A special building card."""
    customer: float
    """A customer for an own shop."""
    character: float
    """A character card that is yet unknown."""
    crowded: float
    """A character card for which there is no gondolier."""
    promise: float
    """How much of what a card could bring at best is promised by what is not yet there."""
    post: float
    """A gondolier placed for a card that has none."""
    gondolier: float
    """A gondolier at hand."""
    bead: float
    street: float
    """A street built."""
    site: float
    """A building space that a street opens."""
    pace: float
    """Tiles of the two scarcest sorts that a player takes in a turn."""

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
