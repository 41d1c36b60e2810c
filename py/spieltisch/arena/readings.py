"""``python3 -m spieltisch.arena.readings``: positions of whole games with the hint's words, to be read by people.

The strongest level advises with few playouts, `merchant` plays on. The same seed gives the same positions.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import spieltisch

from ..analysis.hint import hint_of
from ..players import Budget, Thinking, choose, level_of
from ..shell.naming import Words
from ..shell.sentences import called, reason
from ..state import State
from .entrant import options_of

NAMES = ("Anna", "Ben", "Cleo", "Dora")
EVERY = 0.12
"""Share of the decisions with a choice that are shown."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Print positions with the words of their hints; return the exit code."""
    parser = argparse.ArgumentParser("python3 -m spieltisch.arena.readings", description=__doc__)
    parser.add_argument("--game", default="thurn-und-taxis", choices=sorted(spieltisch.games()))
    parser.add_argument(
        "--option", action="append", default=[], metavar="ID=VALUE", help="an option of the game"
    )
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--playouts", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", default="en", choices=("de", "en"))
    given = parser.parse_args(arguments)
    game = given.game
    options = options_of(given.option)
    words = Words(given.language, NAMES, options)
    positions = positions_of(game, options, given.seed)
    for number in range(1, given.positions + 1):
        state, seen = next(positions)
        budget = Budget(600.0, given.playouts)
        thinking = Thinking(state, level_of("patrician"), number, budget, seen=seen, telling=True)
        thinking.run()
        hint = hint_of(thinking, len(state.history()))
        first, *others = hint["options"]
        lines = [f"== {number}", str(state), f"-> {_named(first, words)} ({_percent(first['chance'])})"]
        lines += [f"   * {reason(game, why, words)}" for why in first["reasons"]]
        lines += [f"   or {_named(one, words)} ({_percent(one['chance'])})" for one in others]
        lines += [f"   line {' '.join(place['id'] for place in hint['line'])}"]
        sys.stdout.write("\n".join(lines) + "\n\n")
        sys.stdout.flush()
    return 0


def _named(option: Mapping[str, Any], words: Words) -> str:
    """Return an action's notation; of a trip, which begins with one ship, also what the page calls its whole plan."""
    told = option["action"]
    return f"{option['text']}: {called(told['says'], words)}" if "ships" in told else str(option["text"])


def _percent(chance: float | None) -> str:
    return "even" if chance is None else f"{100 * chance:.0f} %"


def positions_of(game: str, options: Mapping[str, Any], seed: int) -> Iterator[tuple[State, list[Any]]]:
    """Yield positions of whole games in which there is a choice, and what the seat to decide has seen until then."""
    rng = Random(seed)
    while True:
        count = rng.choice((2, 2, 3, 4))
        seed += 1
        state = spieltisch.new_game(game, NAMES[:count], options, seed=seed)
        seen: list[list[Any]] = [[] for _ in range(count)]
        number = 0
        while (seat := state.current_player) is not None:
            if len(state.legal_actions()) > 1 and rng.random() < EVERY:
                yield state.copy(), seen[seat]
            events = state.apply(choose(state, "merchant", number))
            number += 1
            for other, own in enumerate(seen):
                own += [state.redact(event, other) for event in events]


if __name__ == "__main__":
    sys.exit(main())
