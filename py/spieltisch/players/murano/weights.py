"""The worth of things in Murano, in points: data, tuned by self-play (``python3 -m spieltisch.arena.tune``)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
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
    effort: float
    """Share of the average gain of a turn that a turn spent for a card or a tile costs."""
    expect: float
    """Gold of an income that a long game still brings, whatever there is now."""
    wait: float
    """Cost of passing at the beginning of a game."""
    handy: float
    """Gold that can be spent soon; what goes beyond it waits."""
    idle: float
    """Share of its worth that gold has which waits."""
    held: float
    """Share of its worth that a tile has before it is built."""
    kept: float
    """Share of its worth that a tile keeps that could be built now: what is built together takes one turn."""
    shopping: float
    """Turns that a further shop of an island takes, with its price."""
    paving: float
    """Turns that a further street of an island takes."""
    ease: float
    """Share of the further things that come to an island for a card that counts them (see `promise.EASE`)."""
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
    """Share of the worth of the best special building card of those looked at."""
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


MORE = 3
"""Number of players from which the second weight of a pair holds."""


def read(data: Mapping[str, Any], players: int) -> Weights:
    """Return the weights of JSON data for a number of players.

    Args:
        data: a number for each weight, or two: the first for two players, the second for more.
        players: number of them.
    """
    which = int(players >= MORE)
    return Weights(
        **{name: value[which] if isinstance(value, list) else value for name, value in data.items()}
    )


@cache
def data() -> dict[str, Any]:
    """Return the weights that come with the package, as JSON data."""
    found: dict[str, Any] = json.loads((files(__package__) / "weights.json").read_text("utf-8"))
    return found


@cache
def load(players: int = 2) -> Weights:
    """Return the weights that come with the package for a number of players."""
    return read(data(), players)
