"""Random play with the engine's public API, in decisions per second. Runs natively and inside Pyodide."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Mapping, Sequence
from typing import Any

import spieltisch

NAMES = ("A", "B", "C", "D")


def measure(
    game: str, players: int, seconds: float, options: Mapping[str, Any], seed: int = 1
) -> dict[str, float]:
    """Play whole random games for some seconds; return decisions, games and time."""
    choose = random.Random(seed).choice
    decisions = games = 0
    begin = time.process_time()
    end = begin + seconds
    while time.process_time() < end:
        state = spieltisch.new_game(game, players=list(NAMES[:players]), options=options, seed=seed + games)
        while not state.is_over:
            state.apply(choose(state.legal_actions()))
            decisions += 1
        games += 1
    return {"count": decisions, "games": games, "seconds": time.process_time() - begin}


def main(game: str, tables: Sequence[tuple[int, Mapping[str, Any]]], seconds: float) -> None:
    """Print the measurements of some tables (players and options) of a game as JSON, each after a short run to warm up."""
    found = []
    for players, options in tables:
        measure(game, players, min(0.3, seconds), options)
        found.append(measure(game, players, seconds, options))
    print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], json.loads(sys.argv[2]), float(sys.argv[3]))
