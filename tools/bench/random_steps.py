"""Random play in the learning environments. Runs in an environment of its own, with PettingZoo."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Mapping
from typing import Any

import numpy as np

from spieltisch import rl

TABLES: tuple[tuple[str, int, Mapping[str, Any]], ...] = (
    ("thurn-und-taxis", 2, {}),
    ("thurn-und-taxis", 4, {}),
    ("thurn-und-taxis", 2, {"board": "north"}),
    ("thurn-und-taxis", 4, {"courier": True, "offices": True, "audience": True}),
    ("murano", 2, {}),
    ("murano", 4, {}),
)


def measure(env: Any, seconds: float) -> float:
    """Return steps per second; each agent is told what it observes before it decides."""
    choose = random.Random(1).choice
    steps = 0
    begin = time.process_time()
    env.reset(seed=1)
    while time.process_time() < begin + seconds:
        if env.game_state.is_over or steps % env.most == env.most - 1:
            env.reset()
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(choose(np.flatnonzero(mask)))
        steps += 1
    return steps / (time.process_time() - begin)


def main(seconds: float) -> None:
    """Print a line for each table."""
    print(f"{'steps/s':>9} {'actions':>8} {'numbers':>8}  table")
    for game, players, options in TABLES:
        env = rl.raw_env(game, players, options)
        measure(env, min(0.3, seconds))
        rate = measure(env, seconds)
        chosen = ", ".join(f"{name} {value}" for name, value in options.items())
        sizes = f"{len(env.numbering.texts):8} {env.layout.size + len(env.numbering.words):8}"
        print(f"{rate:9,.0f} {sizes}  {game}, {players} players{chosen and ', '}{chosen}", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]))
