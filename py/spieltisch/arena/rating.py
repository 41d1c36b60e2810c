"""Strength from results: shares with 95 % intervals, and Elo ratings of all who met."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

NORMAL = 1.959964
"""Standard deviations that 95 % of a normal distribution lie within."""
PER_POINT = 400 / log(10)
"""Elo points for a factor of e in the odds."""


def interval(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval (Wilson's) of a share of games won.

    Args:
        won: games won, shared ones in part.
        games: games played.
    """
    if not games:
        return 0.0, 1.0
    share = won / games
    z = NORMAL * NORMAL / games
    centre = (share + z / 2) / (1 + z)
    half = NORMAL * sqrt(share * (1 - share) / games + z / games / 4) / (1 + z)
    return max(0.0, centre - half), min(1.0, centre + half)


def elo(won: Mapping[tuple[str, str], float]) -> dict[str, tuple[float, float]]:
    """Return per player the Elo rating and half the width of its 95 % interval.

    The model is that of Bradley and Terry, fitted by maximum likelihood; every pair that met counts one drawn game more,
    so that an entrant who won every time has a rating, too. The mean of all ratings is 0.

    Args:
        won: (winner, loser) -> how often, shared victories in part.
    """
    names = sorted({name for pair in won for name in pair})
    met = {(a, b) for pair in won for a, b in (pair, pair[::-1])}
    wins = {(a, b): won.get((a, b), 0.0) + 0.5 for a, b in met}
    games = {(a, b): wins[a, b] + wins[b, a] for a, b in met}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(2000):
        for name in names:
            rivals = [b for a, b in met if a == name]
            total = sum(wins[name, rival] for rival in rivals)
            weight = sum(games[name, rival] / (strength[name] + strength[rival]) for rival in rivals)
            strength[name] = total / weight
        scale = sum(map(log, strength.values())) / len(names)
        strength = {name: value / exp(scale) for name, value in strength.items()}
    errors = _errors(names, strength, games)
    return {
        name: (PER_POINT * log(strength[name]), NORMAL * PER_POINT * error)
        for name, error in zip(names, errors, strict=True)
    }


def _errors(
    names: Sequence[str], strength: Mapping[str, float], games: Mapping[tuple[str, str], float]
) -> list[float]:
    """Return the standard errors of the logarithms of strength, their mean held at 0."""
    size = len(names)
    information = [[1.0] * size for _ in names]
    for i, a in enumerate(names):
        for j, b in enumerate(names):
            if (a, b) in games:
                chance = strength[a] / (strength[a] + strength[b])
                weight = games[a, b] * chance * (1 - chance)
                information[i][i] += weight
                information[i][j] -= weight
    inverse = _inverse(information)
    # The row of ones above stands for the mean; its share of the variance is no uncertainty between players.
    return [sqrt(max(0.0, inverse[i][i] - 1 / size**2)) for i in range(size)]


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a small positive definite matrix (Gauss and Jordan)."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [value - factor * own for value, own in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
