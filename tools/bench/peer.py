"""Random play of catanatron, in actions per second. Runs in an environment of its own."""

from __future__ import annotations

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer


def measure(players: int, seconds: float) -> dict[str, float]:
    """Play whole random games for some seconds; return actions, games and time."""
    colors = list(Color)[:players]
    actions = games = 0
    begin = time.process_time()
    end = begin + seconds
    while time.process_time() < end:
        game = Game([RandomPlayer(color) for color in colors], seed=games)
        game.play()
        actions += len(game.state.actions)
        games += 1
    return {"count": actions, "games": games, "seconds": time.process_time() - begin}


def main(players: int, seconds: float) -> None:
    """Print one measurement as JSON, after a short run that warms the interpreter up."""
    measure(players, min(0.3, seconds))
    print(json.dumps([measure(players, seconds)]), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
