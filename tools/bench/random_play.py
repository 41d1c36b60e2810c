"""Random play with the engine's public API, in decisions per second. Runs natively and inside Pyodide."""

from __future__ import annotations

import json
import random
import sys
import time

import spieltisch

GAME = "thurn-und-taxis"
NAMES = ("A", "B", "C", "D")


def measure(players: int, seconds: float, seed: int = 1) -> dict[str, float]:
    """Play whole random games for some seconds; return decisions, games and time."""
    choose = random.Random(seed).choice
    decisions = games = 0
    begin = time.perf_counter()
    end = begin + seconds
    while time.perf_counter() < end:
        state = spieltisch.new_game(GAME, players=list(NAMES[:players]), options={}, seed=seed + games)
        while not state.is_over:
            state.apply(choose(state.legal_actions()))
            decisions += 1
        games += 1
    return {"count": decisions, "games": games, "seconds": time.perf_counter() - begin}


def main(players: int, seconds: float) -> None:
    """Print one measurement as JSON, after a short run that warms the interpreter up."""
    measure(players, min(0.3, seconds))
    print(json.dumps(measure(players, seconds)), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
