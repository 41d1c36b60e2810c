"""``python3 -m spieltisch.arena.tune``: better weights by self-play, one small change after the other.

A few weights are changed by chance; the changed judgement plays against the best one so far, both without search, each
shuffle once from every seat. It is kept if it wins clearly more than its share. The same seed repeats the same steps.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from math import exp
from pathlib import Path
from random import Random
from typing import Any

from .. import catalog, games
from ..players.knowledge import Knowledge, package_of
from ..players.playouts import best_of
from ..state import State
from .rating import interval

Weights = dict[str, Any]
CHANGED = 0.18
"""Share of the weights that one trial changes."""
STEP = 0.25
"""Standard deviation of a change, as a factor's logarithm."""
FIRST, SECOND = 120, 600
"""Games of the first look, and of the second if the first was promising."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Tune the weights of a game and write the best ones; return the exit code."""
    parser = argparse.ArgumentParser("python3 -m spieltisch.arena.tune", description=__doc__)
    parser.add_argument("target", type=Path, help="JSON file for the weights; read first if it is there")
    parser.add_argument("--game", default="thurn-und-taxis", choices=sorted(games()))
    parser.add_argument("--tables", type=json.loads, default=[[2, {}], [4, {}]], metavar="JSON", help='tables to play at: [[players, {"option": value}], ...]')  # fmt: skip
    parser.add_argument("--trials", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", metavar="WEIGHT", help="change no other weights")
    given = parser.parse_args(arguments)
    rng = Random(given.seed)
    best: Weights = package_of(given.game).own_weights()
    if given.target.exists():
        best = json.loads(given.target.read_text("utf-8"))
    seed = given.seed * 1_000_000
    for trial in range(given.trials):
        other = changed(best, rng, given.only)
        won, played = 0.0, 0
        for goal, least in ((FIRST, 0.53), (SECOND, 0.525)):
            won += match(given.game, given.tables, other, best, range(seed, seed + goal))
            played += goal
            seed += goal
            if won / played < least:
                break
        kept = won / played >= 0.525
        low, high = interval(won, played)
        sys.stdout.write(f"{trial} {won / played:.3f} ({low:.3f}-{high:.3f}, {played}) {'kept' if kept else ''}\n")  # fmt: skip
        sys.stdout.flush()
        if kept:
            best = other
            given.target.write_text(json.dumps(best, indent=2) + "\n", "utf-8")
    return 0


def changed(weights: Weights, rng: Random, only: Sequence[str] | None = None) -> Weights:
    """Return weights of which a few were changed by chance."""

    def change(value: float) -> float:
        return round(value * exp(rng.gauss(0, STEP)), 4)

    new = dict(weights)
    while new == weights:
        for name, value in weights.items():
            if rng.random() >= CHANGED or (only and name not in only):
                continue
            if isinstance(value, list | tuple):
                place = rng.randrange(len(value))
                new[name] = [change(v) if i == place else v for i, v in enumerate(value)]
            else:
                new[name] = change(value)
    return new


def match(
    game: str, tables: Sequence[tuple[int, Weights]], one: Weights, other: Weights, seeds: Iterable[int]
) -> float:
    """Return how much of its share the first weights won: 0.5 for as strong as the second, 1 at most.

    The first weights have one seat, the second all others; at a table of more than two the share is scaled so that
    equal strength is 0.5 there as well.
    """
    total = 0.0
    for seed in seeds:
        count, options = tables[seed % len(tables)]
        round_ = seed // len(tables)
        seat = round_ % count
        winners = play(
            game, count, options, round_ // count, {s: one if s == seat else other for s in range(count)}
        )
        share = 1 / len(winners) if seat in winners else 0.0
        # Linear on both sides of the equal share: as much is won above it as is lost below.
        total += 0.5 + (share - 1 / count) * 0.5 / (1 - 1 / count)
    return total


def play(game: str, count: int, options: Weights, seed: int, minds_of: Mapping[int, Weights]) -> list[int]:
    """Return the winners of a game without search."""
    found = catalog.find(game)
    names = found.info.check_players([f"seat {seat}" for seat in range(count)])
    state: State = found.new_game(names, found.info.check_options(options), seed)
    package = package_of(game)
    minds: list[Knowledge] = [package.knowledge(state, minds_of[seat]) for seat in range(count)]
    while state.current_player is not None:
        legal = state.legal_actions()
        choice = 0
        if len(legal) > 1:
            mind = minds[state.current_player]
            ratings = mind.rate(state, legal)
            choices = mind.sensible(state, legal, ratings)
            choice = choices[best_of([ratings[i] for i in choices])]
        state.apply(legal[choice])
    return state.winners()


if __name__ == "__main__":
    sys.exit(main())
