"""The worth of things, in points: data, tuned by self-play (``python3 -m spieltisch.arena.tune``)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from importlib.resources import files
from typing import Any


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of the judgement."""

    house: float
    """A placed house: the point that it saves, and the nearer end of the game."""
    take: float
    """Cost of taking a card: its share of a turn."""
    lay: float
    """Cost of laying a card: its share of a turn."""
    risk: float
    """Extra cost of a card that is not yet in hand, as a share of `take`."""
    likely: float
    """Share of an average house that an unknown card brings."""
    decay: float
    """Share of a country's tile that remains promised for each missing house."""
    countries: float
    """The same for the tile of all countries and each missing country."""
    momentum: tuple[float, ...]
    """Worth of each carriage, from the first, above its points, as a step to the next one."""
    wagner: float
    """Cost of the Wagner's help."""
    postillion: float
    """Worth of the second card that the Postillion lays."""
    leftover: float
    """Worth of a card kept for the next route."""
    soft: float
    """Points by which a route may fall short of its costs and still count a little."""
    deny: float
    """Weight of taking the open card that fits the next player's route best."""
    apt: tuple[float, ...]
    """Worth of a card besides its use for the route: for each open card of a neighbouring city, for each point of a
    house in its own, for each card of the hand beside it that does not join the route, two steps from the route, and as one
    that the player has already."""
    closing: float
    """Cost of closing a route, since the next one begins with nothing."""
    deck: float
    """Bonus of the unknown card of the deck."""
    exchange: float
    """Gain of six new cards."""
    second: float
    """What it costs to take another open card in the next turn."""
    stays: float
    """Probability that an open card is still there after the turn of another player."""
    pace: float
    """Cards that a player lays in a turn."""
    building: float
    """Houses that a player places in a turn."""
    lead: float
    """Weight of a point of the lead with which the game would end."""
    stuck: tuple[float, ...]
    """Probability that nothing will extend a route, by the number of open cards that fit."""
    tempo: float
    """A turn that others have played already."""
    spread: tuple[float, ...]
    """Points that make a difference: at the end, and more for each turn left with two and with more players."""
    tile: float
    """Worth of a point of a bonus tile."""
    expansions: tuple[tuple[str, float], ...] = ()
    """Weights of expansions, by the names of expansion and thing, as in ``courier.letter``."""

    def of(self, expansion: str) -> dict[str, float]:
        """Return the weights of an expansion, by the names of its things."""
        return {
            name.partition(".")[2]: value
            for name, value in self.expansions
            if name.partition(".")[0] == expansion
        }

    def under(self, expansion: str) -> Weights:
        """Return the weights for games with an expansion, whose own figures replace those of the base."""
        known = {field.name for field in fields(self)}
        own: dict[str, Any] = {name: value for name, value in self.of(expansion).items() if name in known}
        return replace(self, **own)

    def to_dict(self) -> dict[str, Any]:
        """Return the weights as JSON-able data, those of expansions among the others."""
        base = asdict(self)
        del base["expansions"]
        return {**base, **dict(self.expansions)}


def read(data: Mapping[str, Any]) -> Weights:
    """Return the weights of JSON data."""
    given: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list | tuple) else value
        for name, value in data.items()
        if "." not in name
    }
    more = tuple((name, value) for name, value in data.items() if "." in name)
    return Weights(**given, expansions=more)


@cache
def load() -> Weights:
    """Return the weights of the package: those of the base, and of each expansion with a file."""
    here = files(__package__)
    data: dict[str, Any] = json.loads((here / "weights.json").read_text("utf-8"))
    for file in sorted((here / "expansions").iterdir(), key=lambda file: file.name):
        expansion, _, kind = file.name.rpartition(".")
        if kind == "json":
            own = json.loads(file.read_text("utf-8"))
            data |= {f"{expansion}.{name}": value for name, value in own.items()}
    return read(data)
