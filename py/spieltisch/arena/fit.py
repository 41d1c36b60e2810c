"""``python3 -m spieltisch.arena.fit``: what things on the table are worth at the end, found in games of the judgement.

At the beginning of each turn everything before the seats is counted, and the differences between them are held against the
points by which the games were decided. In a quarter of the turns the players err widely, so that things come about which the
judgement alone would never try. The same seed gives the same figures.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import pi, sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple

from .. import catalog
from ..murano import phases
from ..murano.state import MuranoState
from ..players import Thinking, level_of
from ..players.chances import place_of
from ..players.murano import foresight
from ..players.murano.prospects import THINGS, done

TURNS = (0, 2, 5, 10, 20, 35)
"""Numbers of turns left for which the figures are found."""
CARE, SLIPS, WILD = 0.3, 0.25, 2.5
"""Errors of the players in points, the share of turns in which they are larger, and how large."""
RIDGE, RARE, EVEN = 150.0, 0.3, 300.0
"""How much is held against large figures, more against those of rare things, and against steps between neighbours."""
PER_LEAD = sqrt(3) / pi
"""From a standard deviation to the scale of the logistic distribution that has it."""
LONGEST = 10_000
"""More actions than a game has."""


class Row(NamedTuple):
    """Two seats compared at the beginning of a turn of the first."""

    things: Sequence[float]
    """Differences, in the order of `THINGS`."""
    left: float
    """Turns left, as the judgement sees it."""
    lead: float
    """By how many points the first was ahead when the game was over."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play games and write the figures; return the exit code."""
    parser = argparse.ArgumentParser("python3 -m spieltisch.arena.fit", description=__doc__)
    parser.add_argument("target", type=Path, help="JSON file for the figures, such as py/spieltisch/players/murano/prospects.json")  # fmt: skip
    parser.add_argument("--tables", type=json.loads, default=[[2, 450, 5000], [4, 110, 7000]], metavar="JSON", help="[[players, games, first seed], ...]")  # fmt: skip
    given = parser.parse_args(arguments)
    found: list[Row] = []
    for count, games, first in given.tables:
        for seed in range(first, first + games):
            found += rows(count, seed)
        sys.stdout.write(f"{count} players, {games} games: {len(found)} comparisons so far\n")
        sys.stdout.flush()
    given.target.write_text(json.dumps(outlook(found), indent=1) + "\n", "utf-8")
    return 0


def rows(count: int, seed: int) -> Iterator[Row]:
    """Play a game of Murano and yield its comparisons."""
    game = catalog.find("murano")
    names = game.info.check_players([f"seat {seat}" for seat in range(count)])
    state = game.new_game(names, game.info.check_options({}), seed)
    assert isinstance(state, MuranoState)  # noqa: S101 - the game of that name
    rng = Random(seed)
    sure, wild = (replace(level_of("merchant"), noise=noise) for noise in (CARE, WILD))
    level = sure
    turn = None
    seen: list[tuple[int, int, Sequence[float], float]] = []
    prospects = foresight(state)
    number = 0
    while state.current_player is not None:
        if state.phase == phases.SAIL:
            if (state.round, state.turn) != turn:
                turn = (state.round, state.turn)
                counted = [prospects.things(state, seat) for seat in range(count)]
                # Who has had his last turn keeps what is counted, and nothing else matters any more.
                counted = [
                    (*things[:2], *[0.0] * (len(THINGS) - 2)) if done(state, seat) else things
                    for seat, things in enumerate(counted)
                ]
                left = prospects.turns_left(state)
                for seat in range(count):
                    if seat != state.turn:
                        pairs = zip(counted[state.turn], counted[seat], strict=True)
                        seen.append((state.turn, seat, [own - other for own, other in pairs], left))
            level = wild if rng.random() < SLIPS else sure
        state.apply(Thinking(state, level, seed * LONGEST + number).run())
        number += 1
    totals = [row["total"] for row in state.scores()]
    for seat, other, things, left in seen:
        yield Row(things, left, totals[seat] - totals[other])


def outlook(found: Sequence[Row]) -> dict[str, object]:
    """Return the figures that fit the comparisons best, as JSON-able data (see `prospects.Outlook`)."""
    knots = len(TURNS)
    # Nothing is a burden by itself: a number below zero tells of those who had much of it, not of the thing.
    worth = [max(0.0, value) for value in solved(*_equations(found))]
    squares, weights = [0.0] * knots, [1e-9] * knots
    for row in found:
        miss = row.lead - sum(value * worth[i] for i, value in _active(row))
        place, part = place_of(TURNS, row.left)
        for knot, share in ((place, 1 - part), (min(place + 1, knots - 1), part)):
            squares[knot] += share * miss * miss
            weights[knot] += share
    return {
        "turns": list(TURNS),
        "spread": [round(PER_LEAD * sqrt(s / w), 2) for s, w in zip(squares, weights, strict=True)],
        "worth": {
            thing: [round(value, 3) for value in worth[i * knots : (i + 1) * knots]]
            for i, thing in enumerate(THINGS)
        },
    }


def _equations(found: Sequence[Row]) -> tuple[list[list[float]], list[float]]:
    """Return the equations of the least squares, with what is held against large figures and uneven ones."""
    size, knots = len(THINGS), len(TURNS)
    matrix = [[0.0] * (size * knots) for _ in range(size * knots)]
    right = [0.0] * (size * knots)
    for row in found:
        active = _active(row)
        for i, value in active:
            right[i] += value * row.lead
            line = matrix[i]
            for j, other in active:
                line[j] += value * other
    for thing in range(size):
        span = sum(row.things[thing] ** 2 for row in found) / len(found)
        for at in range(thing * knots, (thing + 1) * knots):
            matrix[at][at] += RIDGE * (span + RARE)
            if at % knots:
                for i, j, sign in ((at, at, 1), (at - 1, at - 1, 1), (at, at - 1, -1), (at - 1, at, -1)):
                    matrix[i][j] += sign * EVEN * span
    return matrix, right


def _active(row: Row) -> list[tuple[int, float]]:
    """Return the unknowns that a comparison depends on, with their factors."""
    place, part = place_of(TURNS, row.left)
    knots = len(TURNS)
    found = []
    for thing, value in enumerate(row.things):
        if value:
            found.append((thing * knots + place, value * (1 - part)))
            if part:
                found.append((thing * knots + place + 1, value * part))
    return found


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a positive definite system of equations (Gauss and Jordan)."""
    table = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i, line in enumerate(table):
        pivot = [value / line[i] for value in line]
        table[i] = pivot
        for j, other in enumerate(table):
            if j != i and other[i]:
                factor = other[i]
                table[j] = [a - factor * b for a, b in zip(other, pivot, strict=True)]
    return [line[-1] for line in table]


if __name__ == "__main__":
    sys.exit(main())
