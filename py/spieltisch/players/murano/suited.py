"""What others keep: they chose the characters that they hide, so those that are dealt to them suit them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from ...murano import phases, scoring
from ...murano.needs import NEVER
from ...murano.state import MuranoState
from .reader import Reader

CHOICE = 4
"""Cards of which a character that somebody keeps is the best one."""
AT_HAND, MISSING = 0.8, 0.5
"""Shares of its worth that a card counts where its gondolier is still to be placed, or to be hired."""


class Suited:
    """What each character is worth to others, with what lies open.

    Args:
        reader: knows the promises of cards.
        state: the position; only its open parts are used.
        others: seats whose characters are hidden.
    """

    def __init__(self, reader: Reader, state: MuranoState, others: Iterable[int]) -> None:
        self._worth = {seat: _worth(reader, state, seat) for seat in others}

    def choose(self, world: MuranoState, known: frozenset[int], rng: Random) -> None:
        """Exchange what others hide for what suits them better, as if each had chosen among a few cards.

        Args:
            world: a state that was dealt anew.
            known: cards whose places are remembered, which stay there.
            rng: chooses the cards to choose from.
        """
        if world.phase == phases.OVER:
            return
        removed = [*world.removed[1]]
        places = [
            (row, i) for row in (world.pile, removed) for i, card in enumerate(row) if card not in known
        ]
        for seat, worth in self._worth.items():
            hidden = {card for card in scoring.unscored(world, seat) if card not in known}
            hand = world.characters[seat]
            for i, card in enumerate(hand):
                if card not in hidden:
                    continue
                offered = rng.sample(places, min(CHOICE - 1, len(places)))
                row, there = max(offered, key=lambda place: worth[place[0][place[1]]], default=(hand, i))
                if worth[row[there]] > worth[card]:
                    row[there], hand[i] = card, row[there]
        world.removed = (world.removed[0], tuple(removed))


def _worth(reader: Reader, state: MuranoState, seat: int) -> Sequence[float]:
    """Return what each character is worth to a seat."""
    lagoon = reader.islands
    views, posts = lagoon.of(state, seat), lagoon.posts(state, seat)
    turns = lagoon.span(reader.turns_left(state, seat)).whole
    shares = [
        1.0 if there else AT_HAND if posts.hand and fare < NEVER else MISSING
        for there, fare in zip(posts.there, posts.fares, strict=True)
    ]
    rows = [[share * hope for hope in view.hopes(turns)] for share, view in zip(shares, views, strict=True)]
    found = [*map(max, *rows)]
    beads, jokers = state.beads[seat], scoring.jokers(state, seat)
    for card in lagoon.bead_cards:
        points = reader.rules.characters[card].value(views[0].tally, seat, beads, jokers)
        found[card] = points * max(shares)
    return found
