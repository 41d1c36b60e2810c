"""The long run: ``PYTHONPATH=py python -m tests.engine.fuzz --rounds 50000``; ``--only 4711`` tries one item again."""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from random import Random

from tools.console import say

from .corpus import corpus
from .trial import Fuzz, memory

GAMES = 60
EVERY = 5000
MOST_FAULTS = 20


def main() -> int:
    """Try as many items as asked for; return 1 if any failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=50_000, help="items to try (default: 50000)")
    parser.add_argument("--seed", type=int, default=1, help="what all chance follows from (default: 1)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"sound games to damage (default: {GAMES})")
    parser.add_argument("--only", type=int, help="try this item alone")
    given = parser.parse_args()

    began = time.monotonic()
    fuzz = Fuzz(given.seed, corpus(Random(given.seed), given.games))
    at_first = memory()
    say(f"{given.games} games in {time.monotonic() - began:.0f} s, {at_first:.0f} MB")
    numbers = range(given.rounds) if given.only is None else [given.only]
    faults = 0
    for number in numbers:
        try:
            fuzz.run(number)
        except Exception:  # noqa: BLE001 - every kind is what is looked for
            faults += 1
            say(f"\nitem {number} (--seed {given.seed} --games {given.games} --only {number}):")
            traceback.print_exc()
            if faults == MOST_FAULTS:
                break
        if number % EVERY == EVERY - 1:
            say(f"{number + 1} items, {time.monotonic() - began:.0f} s, {memory():.0f} MB")
    for ended, count in sorted(fuzz.counts.items()):
        say(f"{count:8} {ended}")
    seconds, slowest = fuzz.slowest
    say(f"slowest: {seconds:.2f} s (item {slowest}); memory: {memory():.0f} MB, {at_first:.0f} MB before")
    say(f"{sum(fuzz.counts.values()) + faults} items, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
