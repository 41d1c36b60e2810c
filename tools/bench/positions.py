"""Positions and tables at which the computer players are measured."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import spieltisch
from spieltisch import State, players

STRONGEST = players.levels()[-1].id
NAMES = ("Anna", "Bernhard", "Clara", "Dietrich")
POSITIONS = 12
EVERY = 7


def positions(game: str, count: int) -> list[dict[str, Any]]:
    """Return records of positions in which the strongest level searches, spread over whole games of the judgement."""
    found: list[dict[str, Any]] = []
    number = 0
    for seed in (1, 2, 3):
        state = spieltisch.new_game(game, players=list(NAMES[:count]), seed=seed)
        while not state.is_over:
            if number % EVERY == 0 and not players.think(state, STRONGEST, seed=1).done:
                found.append({**state.record()})
            state.apply(players.choose(state, "merchant", number))
            number += 1
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


@dataclass(frozen=True)
class Sitting:
    """A game that computers play on a page."""

    title: str
    game: str
    levels: tuple[str, ...]
    """By seat."""
    options: Mapping[str, Any] = field(default_factory=dict)
    played: int = 0
    """Actions that lie behind the table when it is opened."""

    def state(self) -> State:
        """Return the position at which it is opened: a person could decide there."""
        names = list(NAMES[: len(self.levels)])
        state = spieltisch.new_game(self.game, players=names, options=dict(self.options), seed=5)
        for number in range(self.played):
            state.apply(players.choose(state, "merchant", number))
        return state


ALL = tuple(level.id for level in players.levels())
SITTINGS = (
    Sitting("Thurn und Taxis, 2 players", "thurn-und-taxis", ("merchant", STRONGEST)),
    Sitting("Thurn und Taxis, 4 players, in mid-game", "thurn-und-taxis", ALL, played=300),
    Sitting(
        "Thurn und Taxis, all expansions of the southern board, 4 players",
        "thurn-und-taxis",
        ALL,
        {"courier": True, "offices": True, "audience": True},
        played=200,
    ),
    Sitting("Thurn und Taxis, northern board, 4 players", "thurn-und-taxis", ALL, {"board": "north"}, 200),
    Sitting("Murano, 2 players", "murano", ("merchant", STRONGEST)),
    Sitting("Murano, 4 players, in mid-game", "murano", ALL, played=120),
)
