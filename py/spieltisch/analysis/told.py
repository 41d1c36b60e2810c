"""What is told of a chance to win: as often as that the game is won, by games of which the end is known."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import NamedTuple

LEAST = 1e-6
LED = 4
"""How steeply doubt grows with the chance of whoever leads."""


class Fit(NamedTuple):
    """By what chances are told of those that were found; as it is, it changes nothing."""

    slope: float = 1.0
    """Of the logit with two players: above 1 the chances grow more uneven."""
    doubt: float = 0.0
    """Share of games in which all that was thought counts for nothing, where a seat seems to have won. The less anyone
    leads, the less there is to doubt."""
    hidden: float = 0.0
    """What the logit of whoever looks is too high by: others chose what they hide, and deals make it up by chance. Where
    this is 0, nothing hidden counts, and what all deals agree on is certain."""


@cache
def _fits() -> Mapping[str, Mapping[str, Fit]]:
    """Return the fits by scale and number of players, as `python3 -m spieltisch.arena.calibrate` finds them."""
    scales = json.loads((files(__package__) / "calibration.json").read_text("utf-8"))["scales"]
    return {
        scale: {count: Fit(row["slope"], row["doubt"], row["hidden"]) for count, row in rows.items()}
        for scale, rows in scales.items()
    }


def told(scale: str, chances: Sequence[float], viewer: int) -> list[float]:
    """Return the chances that are told of those that were found; a seat with more of them is told more.

    Args:
        scale: see `Knowledge.scale`.
        chances: of all seats, as playouts found them; the sum is 1. One that is 1 is certain.
        viewer: the seat to whose knowledge they were found; no seat for what lies open to all.
    """
    if max(chances) == 1.0:
        return list(chances)
    # Where too few games were played, what was found is told as it is.
    return calibrated(chances, viewer, _fits().get(scale, {}).get(str(len(chances)), Fit()))


def calibrated(chances: Sequence[float], viewer: int, fit: Fit) -> list[float]:
    """Return chances as often as which games are won; arguments as of `told`."""
    slope, doubt, hidden = fit
    shares = [max(LEAST, chance) ** slope if chance else 0.0 for chance in chances]
    if 0 <= viewer < len(chances):
        shares[viewer] *= exp(-hidden)
    whole = sum(shares)
    left = 0.0 if max(chances) == 1.0 and not hidden else doubt * (max(shares) / whole) ** LED
    return [(1 - left) * share / whole + left / len(chances) for share in shares]


def instead(chances: Sequence[float], seat: int, chance: float) -> list[float]:
    """Return everybody's chances where one seat has another one than before, and the rest is shared as it was."""
    if chance == chances[seat]:
        return list(chances)
    rest = 1 - chances[seat]
    return [
        chance if other == seat else (one / rest if rest > 0 else 1 / (len(chances) - 1)) * (1 - chance)
        for other, one in enumerate(chances)
    ]


def in_fives(chance: float, edge: int = 5) -> int:
    """Return a chance in per cent as it is shown: in steps of five, and certain only where it is.

    Args:
        chance: 0 to 1.
        edge: per cent that are left to the other side at least, where neither is certain.
    """
    shown = min(100 - edge, max(edge, 5 * round(20 * chance)))
    return round(100 * chance) if chance in (0.0, 1.0) else shown
