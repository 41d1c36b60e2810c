"""Random play of OpenSpiel from Python, in decisions per second. Runs in an environment of its own."""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel


def measure(name: str, seconds: float) -> dict[str, float]:
    """Play whole random games for some seconds; return decisions, games and time.

    What chance decides is drawn as well, and counts as no decision: our engine draws it within an action.
    """
    game = pyspiel.load_game(name)
    chance = random.Random(1)
    decisions = games = 0
    begin = time.process_time()
    end = begin + seconds
    while time.process_time() < end:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, odds)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        games += 1
    return {"count": decisions, "games": games, "seconds": time.process_time() - begin}


def main(name: str, seconds: float) -> None:
    """Print one measurement as JSON, after a short run that warms the interpreter up."""
    measure(name, min(0.3, seconds))
    print(json.dumps([measure(name, seconds)]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
