"""The worth of special building cards to a seat, in points (MU-5xx).

The effect of a card counts as often as it will still matter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import comb
from typing import Any

from .holdings import Holdings

SHIPS = 0.4
"""Further ships in an average turn."""
SALES = 12
"""Turns between two sales of beads, for a player with factories."""
TILES = 6
"""Turns between two palaces, and between two choices among tiles."""
CARDS = 4
"""Most characters that a player keeps."""
SHOWN = 3
"""Special building cards that are looked at (MU-501)."""


@lru_cache(maxsize=256)
def ranks(size: int, seen: int) -> Sequence[float]:
    """Return for each rank of a pool, best first, the probability that it is the best of those seen."""
    ways = comb(size, seen)
    return [comb(size - rank - 1, seen - 1) / ways for rank in range(size - seen + 1)]


def drawn(view: Holdings, effects: Sequence[Mapping[str, Any]]) -> float:
    """Return the expected worth of the best special building card of those looked at, by the effects of all there are."""
    if len(effects) < SHOWN:
        return 0.0
    gains = sorted([special(view, effect) for effect in effects], reverse=True)
    return sum(gain * chance for gain, chance in zip(gains, ranks(len(gains), SHOWN), strict=False))


def special(view: Holdings, effect: Mapping[str, Any]) -> float:
    """Return the worth of a special building card."""
    left, price, purse = view.turns, view.price, view.purse
    sales = left / SALES if view.factories else 0.0
    cards = min(CARDS, left / view.hunt)
    match effect["kind"]:
        case "pointsNow":
            return float(effect["points"])
        case "jokerBead":
            return view.joker() + view.workshop
        case "actionGold":
            return purse.gained(least=effect["gold"], gold=view.gold)
        case "actionBonus":
            return purse.gained(bonus=effect["gold"], gold=view.gold)
        case "shipDiscount":
            return price * left * SHIPS
        case "saleBonus":
            return price * float(effect["gold"]) * sales
        case "pointsAfterAction":
            return float(effect["points"]) * sales
        case "characterDiscount":
            return price * float(effect["gold"]) * cards
        case "gondolierPrice":
            return price * min(view.posts.hand + 1, left / 3) * 1.3
        case "buildLimit":
            return 0.05 * left * purse.tempo
        case "pointsPerBuilt":
            return float(effect["points"]) * min(left / TILES, 4)
        case "characterCardsSeen":
            return 1.2 * cards
        case "choicePrice":
            return price * 1.5 * left / TILES
    return 0.5 * view.late
