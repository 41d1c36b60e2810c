"""A program that plays by the protocol (docs/protocol.md), knows nothing of the project.

In the folder of the project: python3 -m spieltisch.arena --program "python3 tests/arena/sample_program.py" random --games 20
"""

import json
import random
import sys
from typing import Any

WEIGHTS = {"build": 20.0, "produce": 5.0, "sell": 5.0, "income": 5.0, "sail": 0.3, "pass": 0.1}
"""How often a verb is chosen; 1 for others."""


class Sample:
    """One seat of one game; it grows fonder of what it has built."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.weights = dict(WEIGHTS)

    def hear(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            if event["event"] == "built" and event["seat"] == self.seat:
                self.weights["build"] += 1

    def choose(self, legal: list[str], rng: random.Random) -> str:
        weights = [self.weights.get(text.split()[0], 1.0) for text in legal]
        return rng.choices(legal, weights)[0]


def say(**message: Any) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def main() -> None:
    player = Sample(0)
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                games = ["thurn-und-taxis", "murano", "dredging"]
                say(type="hello", protocol=1, name="Sample", version="1", games=games, options=[])
            case "new-game":
                player = Sample(message["seat"])
            case "ready":
                say(type="ready")
            case "events":
                player.hear(message["events"])
            case "decide":
                action = player.choose(message["legal"], random.Random(message["seed"]))
                say(type="action", number=message["number"], action=action)
            case "quit":
                return


if __name__ == "__main__":
    main()
