"""The knowledge of a seat about a pile whose top cards are drawn and go back under it in the same order (MU-609)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

PILE, DRAWN = -2, -1
"""Owner of a place that belongs to no seat; other places belong to the seat that keeps the card."""


class Place(NamedTuple):
    """A place where a card lies."""

    where: int
    number: int
    """Index in that list of the state, whose last item is the top of the pile."""


class Lot:
    """Cards known to lie in some places, each in one of them; other cards there are unknown."""

    __slots__ = ("cards",)

    def __init__(self, cards: Iterable[int]) -> None:
        self.cards = set(cards)


class Pile:
    """A pile, the cards that are being looked at, and those that were kept.

    Each place belongs to a lot or to None. A card whose place is known is a lot of its own.

    Args:
        size: number of cards in the pile when the seat begins to watch.
    """

    def __init__(self, size: int) -> None:
        self._pile: list[Lot | None] = [None] * size
        """From the next card on."""
        self._drawn: list[Lot | None] = []
        self._kept: defaultdict[int, list[Lot | None]] = defaultdict(list)
        """By seat, in the order of keeping."""
        self._lot_of: dict[int, Lot] = {}
        """By card."""

    def draw(self, count: int, cards: Sequence[int] | None) -> None:
        """Draw cards to look at them.

        Args:
            count: number of cards.
            cards: their identities; None if another player looks at them.
        """
        self._drawn, self._pile = self._pile[:count], self._pile[count:]
        if cards is not None:
            for card in cards:
                self._leaves(card)
            self._drawn = [self._knows(card) for card in cards]

    def keep(self, seat: int, card: int | None) -> None:
        """Keep one of the drawn cards and put the others under the pile.

        Args:
            seat: the seat that keeps it.
            card: its identity; None if another player keeps it face down.
        """
        if card is None:
            first, last = 0, len(self._drawn) - 1
        else:
            first, last = self._gap(card)
            self._leaves(card)
        lot = self._merged(self._drawn[first : last + 1])
        moved = [lot if one or other else None for one, other in pairwise(self._drawn[first : last + 1])]
        self._kept[seat].append(lot if card is None else None)
        self._pile += [*self._drawn[:first], *moved, *self._drawn[last + 1 :]]
        self._drawn = []

    def put_back(self) -> None:
        """Put all drawn cards under the pile."""
        self._pile += self._drawn
        self._drawn = []

    def lots(self) -> Iterator[tuple[list[int], list[Place]]]:
        """Yield the cards of each lot with its places."""
        places: dict[Lot, list[Place]] = defaultdict(list)
        for where, row in ((PILE, self._pile), (DRAWN, self._drawn), *self._kept.items()):
            for number, lot in enumerate(row):
                if lot:
                    # From the end, since cards may have been kept before the seat began to watch.
                    count = {PILE: ~number, DRAWN: number}.get(where, number - len(row))
                    places[lot].append(Place(where, count))
        for lot, found in places.items():
            yield sorted(lot.cards), found

    def _knows(self, card: int) -> Lot:
        self._lot_of[card] = lot = Lot([card])
        return lot

    def _leaves(self, card: int) -> None:
        """Take a card out of its lot, since it lies open or the seat itself has it."""
        lot = self._lot_of.pop(card, None)
        if lot:
            lot.cards.remove(card)
            if not lot.cards:
                self._replace(lot, None)

    def _gap(self, card: int) -> tuple[int, int]:
        """Return the first and the last drawn place in which a card may have been."""
        lot = self._lot_of.get(card)
        fits = [
            number
            for number, other in enumerate(self._drawn)
            if other is lot or (lot is None and self._has_room(other))
        ]
        return fits[0], fits[-1]

    def _has_room(self, lot: Lot | None) -> bool:
        """Return True if a lot has more places than known cards."""
        rows = (self._pile, self._drawn, *self._kept.values())
        return lot is None or sum(row.count(lot) for row in rows) > len(lot.cards)

    def _merged(self, lots: Sequence[Lot | None]) -> Lot | None:
        """Merge some lots into one, since the places of their cards are not known any more."""
        one: Lot | None = None
        for lot in lots:
            if one is None:
                one = lot
            elif lot and lot is not one:
                one.cards |= lot.cards
                self._lot_of.update(dict.fromkeys(lot.cards, one))
                self._replace(lot, one)
        return one

    def _replace(self, lot: Lot, by: Lot | None) -> None:
        for row in (self._pile, self._drawn, *self._kept.values()):
            row[:] = [by if other is lot else other for other in row]
