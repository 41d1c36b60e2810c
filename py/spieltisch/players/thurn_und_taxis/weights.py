"""What things are worth, in points: data, tuned by self-play (``python3 -m spieltisch.arena.tune``)."""

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
    """A house that is placed: the point that it does not cost, and the end of the game that it brings nearer."""
    take: float
    """The share of a turn that taking a card costs."""
    lay: float
    """The share of a turn that laying a card costs."""
    risk: float
    """How much dearer a card is that is not yet in the hand, as a share of `take`."""
    likely: float
    """How much of an average house a card brings that is not yet known."""
    decay: float
    """How much of a country's tile remains promised for each house that is missing."""
    countries: float
    """The same for the tile of all countries, for each country that is missing."""
    momentum: tuple[float, ...]
    """By carriage, from the first: what it is worth above its points, as a step to the next."""
    wagner: float
    """What the Wagner's help costs."""
    postillion: float
    """What the second card is worth that the Postillion lays."""
    leftover: float
    """A card that is kept for the next route."""
    soft: float
    """How many points short of paying a route may be and still count for something, which is better than nothing."""
    deny: float
    """How much it counts that the next player does not get the open card that fits its route best."""
    apt: tuple[float, ...]
    """What a card is worth besides its use for the route: for each open card of a neighbouring city, for each point of a
    house in its own, for each card of the hand beside it that does not join the route, two steps from the route, and as one
    that the player has already."""
    closing: float
    """What it costs to close a route: the next one begins with nothing."""
    deck: float
    """What the unknown card of the deck is worth beyond nothing."""
    exchange: float
    """What six new cards bring."""
    second: float
    """What it costs to take another open card in the next turn."""
    stays: float
    """The chance that an open card is still there after the turn of another player."""
    pace: float
    """Cards that a player lays in a turn."""
    building: float
    """Houses that a player places in a turn."""
    lead: float
    """A point of the lead with which the game would end."""
    stuck: tuple[float, ...]
    """The risk that nothing will extend a route, by the number of open cards that fit."""
    tempo: float
    """A turn that others have played already."""
    spread: tuple[float, ...]
    """How many points a lead must have to mean something: at the end, and more for each turn left with two and with
    more players."""
    tile: float
    """A point of a bonus tile."""
    expansions: tuple[tuple[str, float], ...] = ()
    """What the things of expansions are worth, each by the name of its expansion and its own, as in ``courier.letter``."""

    def of(self, expansion: str) -> dict[str, float]:
        """Return what the things of an expansion are worth, by their own names."""
        return {
            name.partition(".")[2]: value
            for name, value in self.expansions
            if name.partition(".")[0] == expansion
        }

    def under(self, expansion: str) -> Weights:
        """Return the weights for games with an expansion: what it says itself of a weight of the base takes its place."""
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
    """Return the weights that come with the package: those of the base, and a file of each expansion that has some."""
    here = files(__package__)
    data: dict[str, Any] = json.loads((here / "weights.json").read_text("utf-8"))
    for file in sorted((here / "expansions").iterdir(), key=lambda file: file.name):
        expansion, _, kind = file.name.rpartition(".")
        if kind == "json":
            own = json.loads(file.read_text("utf-8"))
            data |= {f"{expansion}.{name}": value for name, value in own.items()}
    return read(data)
