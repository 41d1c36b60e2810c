"""Which gondolier is to serve which card of a seat, and what a hand of cards is worth with them (MU-615, MU-616, MU-801)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...murano.needs import NEVER
from ...murano.state import MuranoState

Rows = Sequence[Sequence[float]]
"""Per card what it is worth on each island."""


class Posts(NamedTuple):
    """The gondoliers of a seat that can still serve a card."""

    there: Sequence[int]
    """Per island those on a gondola."""
    hand: int
    """Those that can still be placed."""
    fares: Sequence[int]
    """Per island what placing one costs, `NEVER` where no gondola is free."""


class Plan(NamedTuple):
    """Which cards are to be served where."""

    worth: float
    where: Sequence[int]
    """Per card its island, -1 for none."""
    gains: Sequence[float]
    """Per card what it adds."""
    spare: Posts
    """Those who serve none."""
    placings: int
    """How many are to be placed."""
    placed: dict[int, float]
    """Per island where one is to be placed what it brings to do that now, before the fare."""


def fares(state: MuranoState, seat: int) -> list[int]:
    """Return per island what it costs a seat to place a gondolier (MU-801, MU-805)."""
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
    """Return how the cards are served, the best pair of card and island first.

    Args:
        rows: per card what it is worth on each island.
        posts: the gondoliers.
        chances: chance that the first, second, ... of those in hand is placed in time.
        price: worth of a piece of gold.
        turn: worth of a turn: placing a gondolier takes one.
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
            # The next one there finds no gondola of the own colour.
            open_[island] = NEVER
        elif there[island]:
            there[island] -= 1
        else:
            continue
        where[card], gains[card] = island, gain
        worth += gain
    return Plan(worth, where, gains, Posts(there, hand, open_), placings, now)
