"""The assignment of gondoliers to the cards of a seat, and the worth of the cards with it (MU-615, MU-616, MU-801)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...murano.needs import NEVER
from ...murano.state import MuranoState

Rows = Sequence[Sequence[float]]
"""Worth of each card on each island."""


class Posts(NamedTuple):
    """The gondoliers of a seat that can still serve a card."""

    there: Sequence[int]
    """Number on gondolas, by island."""
    hand: int
    """Number that can still be placed."""
    fares: Sequence[int]
    """Gold for placing one, by island; `NEVER` where no gondola is free."""


class Plan(NamedTuple):
    """A plan that serves cards on islands."""

    worth: float
    where: Sequence[int]
    """Island of each card, -1 for none."""
    gains: Sequence[float]
    """Points that each card adds."""
    spare: Posts
    """Gondoliers that serve no card."""
    placings: int
    """Gondoliers to be placed."""
    placed: dict[int, float]
    """Gain of placing one now, before its price, by the islands of the plan."""


def fares(state: MuranoState, seat: int) -> list[int]:
    """Return the gold for placing a gondolier, by island (MU-801, MU-805)."""
    board, gondolas = state.rules.board, state.gondolas
    perks = state.perks[seat]
    found = []
    for island in board.islands:
        least = NEVER
        for gondola in island.gondolas:
            if gondolas[gondola] < 0:
                least = min(least, perks.own if board.gondola_colours[gondola] == seat else perks.other)
        found.append(least)
    return found


def plan(rows: Rows, posts: Posts, chances: Sequence[float], price: float, turn: float) -> Plan:
    """Return the plan that serves the best pair of card and island first, then the next best.

    Args:
        rows: worth of each card on each island.
        posts: the gondoliers.
        chances: probability that the first, second, ... gondolier in hand is placed in time.
        price: worth of a piece of gold.
        turn: worth of the turn that placing a gondolier takes.
    """
    there, hand, berths = list(posts.there), posts.hand, posts.fares
    pairs: list[tuple[float, int, int, bool]] = []
    for card, row in enumerate(rows):
        for island, points in enumerate(row):
            if points <= 0:
                continue
            if there[island]:
                pairs.append((points, card, island, False))
            if hand and berths[island] < NEVER:
                cost = berths[island] * price + turn
                if points > cost:
                    pairs.append((points - cost, card, island, True))
    pairs.sort(reverse=True)
    where, gains = [-1] * len(rows), [0.0] * len(rows)
    open_ = list(berths)
    worth, placings = 0.0, 0
    now: dict[int, float] = {}
    for value, card, island, placed in pairs:
        gain = value
        if where[card] >= 0:
            continue
        if placed:
            if not hand or open_[island] == NEVER:
                continue
            gain *= chances[min(placings, len(chances) - 1)]
            hand -= 1
            placings += 1
            now[island] = rows[card][island] - gain
            # The next gondolier there finds no gondola of its colour.
            open_[island] = NEVER
        elif there[island]:
            there[island] -= 1
        else:
            continue
        where[card], gains[card] = island, gain
        worth += gain
    return Plan(worth, where, gains, Posts(there, hand, open_), placings, now)
