"""``python3 -m spieltisch.arena.learn``: what counts for the chance to win *Thurn und Taxis*, found in games of the judgement.

At the beginning of each turn everything that counts is noted for each seat (`prospects.THINGS`), and held against who won: a
logistic regression whose figures change with the turns left. Errors of the players bring positions about that the judgement
alone would never try. One game of five is left out of the fit and tells how well it foresees. The same seeds give the same
figures.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import exp, log
from pathlib import Path
from random import Random
from typing import NamedTuple

from .. import catalog
from ..players import Thinking, level_of
from ..players.chances import place_of
from ..players.thurn_und_taxis import prospects_of
from ..players.thurn_und_taxis.prospects import MORE, THINGS, TWO
from ..thurn_und_taxis.state import TaxisState
from .fit import LONGEST, solved

TURNS = (0, 1, 2, 4, 7, 12, 20)
"""Numbers of turns left for which the figures are found."""
CARES, SLIPS, WILD = (0.0, 0.0, 0.3, 0.6), 0.05, 1.5
"""Errors of the players in points, one of them drawn for each game; the share of actions in which they are larger, and how large."""
RIDGE = 3.0
"""How much is held against large figures, in usual differences between seats."""
STEPS = 7
"""Steps of Newton's method."""
LEFT_OUT = 5
"""One game of so many is not fitted but foreseen."""
LEAST = 1e-6


class Row(NamedTuple):
    """The seats at the beginning of a turn."""

    things: Sequence[Sequence[float]]
    """By seat, in the order of `THINGS`, less the mean of all seats."""
    left: float
    """Turns left."""
    chances: Sequence[float]
    """As they are foreseen now."""
    won: Sequence[float]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play games, fit the figures, print how well they foresee, and write them; return the exit code."""
    parser = argparse.ArgumentParser("python3 -m spieltisch.arena.learn", description=__doc__)
    parser.add_argument("target", type=Path, help="JSON file for the figures, such as py/spieltisch/players/thurn_und_taxis/prospects.json")  # fmt: skip
    parser.add_argument("--tables", type=json.loads, default=[[2, 3000, 1000], [4, 700, 20000]], metavar="JSON", help="[[players, games, first seed], ...]: with two, and with more")  # fmt: skip
    given = parser.parse_args(arguments)
    found: dict[str, object] = {"turns": list(TURNS)}
    for count, games, first in given.tables:
        fitted: list[Row] = []
        foreseen: list[Row] = []
        for seed in range(first, first + games):
            (foreseen if seed % LEFT_OUT == 0 else fitted).extend(rows(count, seed))
        worth = worths(fitted)
        before = sum(surprise(row.chances, row) for row in foreseen) / len(foreseen)
        after = sum(surprise(chances(row, worth), row) for row in foreseen) / len(foreseen)
        sys.stdout.write(f"{count} players, {games} games: log loss {before:.4f} before, {after:.4f} after\n")
        sys.stdout.flush()
        found[TWO if count == 2 else MORE] = {
            thing: [round(value, 3) for value in worth[i]] for i, thing in enumerate(THINGS)
        }
    given.target.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return 0


def rows(count: int, seed: int) -> Iterator[Row]:
    """Play a game and yield its turns."""
    game = catalog.find("thurn-und-taxis")
    names = game.info.check_players([f"seat {seat}" for seat in range(count)])
    state = game.new_game(names, game.info.check_options({}), seed)
    assert isinstance(state, TaxisState)  # noqa: S101 - the game of that name
    prospects = prospects_of(state)
    rng = Random(seed)
    sure = replace(level_of("merchant"), noise=rng.choice(CARES))
    wild = replace(sure, noise=WILD)
    seen: list[tuple[list[list[float]], float, list[float]]] = []
    turn = None
    number = 0
    while state.current_player is not None:
        if (state.round, state.turn) != turn:
            turn = (state.round, state.turn)
            counted = [prospects.things(state, seat) for seat in range(count)]
            means = [sum(column) / count for column in zip(*counted, strict=True)]
            centred = [[value - mean for value, mean in zip(row, means, strict=True)] for row in counted]
            seen.append((centred, prospects.turns_left(state), prospects.chances(state)))
        level = wild if rng.random() < SLIPS else sure
        state.apply(Thinking(state, level, seed * LONGEST + number).run())
        number += 1
    winners = state.winners()
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(count)]
    for things, left, chances in seen:
        yield Row(things, left, chances, won)


def chances(row: Row, worth: Sequence[Sequence[float]]) -> list[float]:
    """Return the chances that the figures foresee.

    Args:
        row: the seats.
        worth: by thing its logit for each of `TURNS`.
    """
    place, part = place_of(TURNS, row.left)
    after = min(place + 1, len(TURNS) - 1)
    now = [values[place] * (1 - part) + values[after] * part for values in worth]
    shares = [exp(sum(a * b for a, b in zip(things, now, strict=True))) for things in row.things]
    whole = sum(shares)
    return [share / whole for share in shares]


def surprise(foreseen: Sequence[float], row: Row) -> float:
    """Return the log loss of chances by who won."""
    return -sum(won * log(max(LEAST, chance)) for won, chance in zip(row.won, foreseen, strict=True))


def worths(found: Sequence[Row]) -> list[list[float]]:
    """Return by thing the logits for each of `TURNS` under which the games ended as they did with the greatest likelihood."""
    size, knots = len(THINGS), len(TURNS)
    seats = sum(len(row.things) for row in found)
    spans = [sum(own[i] ** 2 for row in found for own in row.things) / seats + LEAST for i in range(size)]
    flat = [0.0] * (size * knots)
    for _ in range(STEPS):
        worth = [flat[i * knots : (i + 1) * knots] for i in range(size)]
        matrix = [[0.0] * len(flat) for _ in flat]
        slope = [0.0] * len(flat)
        for i, span in enumerate(spans):
            for at in range(i * knots, (i + 1) * knots):
                matrix[at][at] = RIDGE * span
                slope[at] = -RIDGE * span * flat[at]
        for row in found:
            _add(row, chances(row, worth), matrix, slope)
        flat = [value + step for value, step in zip(flat, solved(matrix, slope), strict=True)]
    return [flat[i * knots : (i + 1) * knots] for i in range(size)]


def _add(row: Row, foreseen: Sequence[float], matrix: list[list[float]], slope: list[float]) -> None:
    """Add the first and second derivatives of the likelihood of a turn."""
    knots = len(TURNS)
    place, part = place_of(TURNS, row.left)
    shares = [(0, 1 - part), (1, part)] if part else [(0, 1.0)]
    at = [thing * knots + place + step for thing in range(len(THINGS)) for step, _ in shares]
    spread = [[value * share for value in things for _, share in shares] for things in row.things]
    means = [sum(c * own[k] for c, own in zip(foreseen, spread, strict=True)) for k in range(len(at))]
    for own, chance, won in zip(spread, foreseen, row.won, strict=True):
        for k, value in zip(at, own, strict=True):
            slope[k] += (won - chance) * value
        apart = [value - mean for value, mean in zip(own, means, strict=True)]
        for k, value in zip(at, apart, strict=True):
            line = matrix[k]
            scaled = chance * value
            for j, other in zip(at, apart, strict=True):
                line[j] += scaled * other


if __name__ == "__main__":
    sys.exit(main())
