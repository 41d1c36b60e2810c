"""Playouts per second of the strongest level, at positions of one game. Runs natively and inside Pyodide."""

from __future__ import annotations

import json
import sys
import time

import spieltisch
from spieltisch import players

NAMES = ("A", "B", "C", "D")


def measure(game: str, count: int, seconds: float) -> dict[str, float]:
    """Think at every seventh decision of a game for some seconds; return playouts and time.

    The time is the processor's, so that other work on the machine counts little; inside Pyodide there is only the
    clock on the wall.
    """
    strongest = players.levels()[-1].id
    playouts, spent, number = 0, 0.0, 0
    state = spieltisch.new_game(game, players=list(NAMES[:count]), seed=1)
    while spent < seconds:
        if state.is_over:
            state = spieltisch.new_game(game, players=list(NAMES[:count]), seed=number)
        if number % 7 == 0:
            thinking = players.think(state, strongest, number, players.Budget(seconds=0.5))
            began = time.process_time()
            thinking.run()
            if thinking.playouts:
                spent += time.process_time() - began
                playouts += thinking.playouts
        state.apply(players.choose(state, "merchant", number))
        number += 1
    return {"count": playouts, "seconds": spent}


def main(game: str, counts: list[int], seconds: float) -> None:
    """Print the measurements for each number of players as JSON."""
    print(json.dumps([measure(game, count, seconds) for count in counts]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], json.loads(sys.argv[2]), float(sys.argv[3]))
