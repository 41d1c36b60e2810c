"""The reading of a position by a seat: the worth of a tile, a street, a nearer end.

It is computed once for a position and shared.
"""

from __future__ import annotations

from operator import add
from typing import Any

from ...murano.board import GLASS, STREET
from ...murano.construction.specials import SPECIAL
from ...murano.state import MuranoState
from .holdings import Holdings, Sight
from .islands import Islands, IslandView
from .perks import drawn

FACTORIES = (1.0, 0.8, 0.6, 0.2)
"""Share of its worth that a further factory counts, by the number of factories."""
CARD = 7.0
"""Assumed points of a served card of another player."""
LEAD = 15.0
"""Largest lead that increases the haste."""
SHORT = 10
"""With so many turns left, the scarcest stocks and the lead count."""


class Reading(Holdings):
    """The reading of one position by a seat; arguments as of `Holdings`."""

    __slots__ = (
        "_best",
        "_best_special",
        "_built",
        "_crowd",
        "_hopeful",
        "_lead",
        "_open",
        "_room",
        "_scarce",
        "_shop_gains",
        "_specials",
        "_tiles",
        "_waiting",
        "_wanted",
        "deals",
        "kinds",
        "made",
        "replies",
        "spaces",
        "targets",
        "turns_by_fleet",
    )

    def __init__(self, lagoon: Islands, state: MuranoState, sight: Sight) -> None:
        super().__init__(lagoon, state, sight)
        seat = sight.seat
        self.deals: list[tuple[str, float, int]] | None = None
        self.spaces: dict[int, dict[str, float]] = {}
        """Worth of the ring's actions, by the gold left after the ships."""
        self.targets: dict[tuple[object, ...], dict[tuple[int, int], float]] = {}
        """Worth of ship moves, by fleet, gold and what the next player can do."""
        self.replies: dict[tuple[object, ...], Any] = {}
        """The best turns of the next player, by what that one has (see `contest`)."""
        self.turns_by_fleet: Any = None
        """The best turns of this one, if another one looks."""
        self.made: dict[int, float] = {}
        """Worth of production, by the number of beads."""
        self._wanted = 0
        """Bit mask of the kinds of tiles that own cards count on any island."""
        for wanting in self._wanting:
            self._wanted |= wanting
        self._tiles: dict[int, list[float]] = {}
        self._shop_gains: dict[int, list[float]] = {}
        """By colour and island."""
        self._best: dict[int, float] = {}
        self._built = state.perks[seat].built
        self._scarce = self._scarcest(state)
        self._lead = self._leads(state) if self._scarce else 0.0
        taken = {card for kept in state.specials for card in kept}
        self._specials = [card.effect for i, card in enumerate(self._rules.specials) if i not in taken]
        """Effects of the special building cards that nobody has."""
        self._best_special: float | None = None
        self.kinds = [kind for kind, count in enumerate(state.tiles[seat]) if count]
        """Unbuilt kinds of tiles of the seat."""
        self._waiting = sum(state.tiles[seat])
        self._crowd = max(sum(tiles) for other, tiles in enumerate(state.tiles) if other != seat)
        """Unbuilt tiles of the other players, whose number is open."""
        free = state.near & ~state.sites
        self._room = free.bit_count()
        self._open = [bool(free & mask) for mask in lagoon.masks]
        """By island, True if something can be built there now."""
        self._hopeful = [bool(~state.sites & mask) for mask in lagoon.masks]
        """By island, True if something can be built there now or later."""

    # -- tiles -----------------------------------------------------------------------------------------------------

    def held(self, value: float) -> float:
        """Return the worth of an unbuilt tile: building takes a part of a turn."""
        return self._unbuilt(value, self._weights.held)

    def kept(self, value: float) -> float:
        """Return the worth of an unbuilt tile that could be built now."""
        return self._unbuilt(value, self._weights.kept)

    def _unbuilt(self, value: float, share: float) -> float:
        return max(0.0, value - self.purse.tempo / 3) * share * min(1.0, self.turns / 2)

    def tile(self, kind: int) -> list[float]:
        """Return the gain of a built tile, by island."""
        found = self._tiles.get(kind)
        if found is None:
            self._tiles[kind] = found = self._tile(kind)
        return found

    def denied(self, kind: int) -> float:
        """Return the worth of keeping such a tile from the other players."""
        tile = self._rules.board.kinds[kind]
        return self._weights.deny * tile.points / (self._rules.count - 1) * self.late

    def best_tile(self, kind: int) -> float:
        """Return the gain of a tile on the best island with a free space."""
        found = self._best.get(kind)
        if found is None:
            places = zip(self.tile(kind), self._hopeful, strict=True)
            self._best[kind] = found = max((value for value, there in places if there), default=0.0)
        return found

    def building(self, kind: int) -> float:
        """Return the gain of building a tile now over keeping it."""
        values = [value for value, there in zip(self.tile(kind), self._open, strict=True) if there]
        if not values:
            values = self.tile(kind)
        return max(values) - self.kept(self.best_tile(kind))

    def _tile(self, kind: int) -> list[float]:
        weights = self._weights
        tile = self._rules.board.kinds[kind]
        value = float(tile.points + self._built[kind])
        if tile.sort == GLASS:
            value += weights.glass * self.late * FACTORIES[min(len(FACTORIES) - 1, self.factories)]
        elif tile.sort == SPECIAL:
            if self._best_special is None:
                self._best_special = weights.special * drawn(self, self._specials)
            value += self._best_special
        rows = [value] * len(self.islands)
        if self._wanted >> kind & 1:
            for number, wanting in enumerate(self._wanting):
                if wanting >> kind & 1:
                    rows[number] += self.grown(number, self.islands[number].with_tile(kind))
        colour = tile.colour
        if colour >= 0:
            rows = list(map(add, rows, self._shop(colour)))
        return rows

    def _shop(self, colour: int) -> list[float]:
        """Return what a shop adds to the gold of each island."""
        found = self._shop_gains.get(colour)
        if found is None:
            found = self._shop_gains[colour] = [
                0.0
                if shops >> colour & 1
                else self.purse.raised(self.estates.with_shop(number, colour), self.gold)
                for number, shops in enumerate(self._shops)
            ]
        return found

    def grown(self, number: int, after: IslandView) -> float:
        """Return the gain of own cards from a change of an island."""
        total = 0.0
        for card, now, share in self._wishes[number]:
            more = after.hope(card, self.whole) - now
            if more > 0 or share == 1.0:
                total += share * more
        return total

    def street(self) -> float:
        """Return the gain of a street with unknown customers."""
        weights = self._weights
        gain = self.purse.raised(self.estates.with_street(), self.gold)
        if self._waiting > self._room:
            # A street gives room to all, so it helps only a player with more tiles to build than the others.
            gain += weights.site * self.late
        return gain - weights.street * self.late + self.hurry(STREET)

    def opening(self, sites: int, more: int) -> float:
        """Return the worth of new building spaces: own tiles need some of them, the others help whoever has more tiles left.

        Args:
            sites: their number.
            more: further tiles that can be built in the same action.
        """
        needed = min(sites, max(0, self._waiting - self._room))
        ahead = max(0, self._waiting - more) - self._crowd
        worth = 0.3 * needed + 0.1 * (sites - needed) * max(-2, min(2, ahead))
        return worth * self._weights.site * self.late

    def opened(self, number: int) -> float:
        """Return what a first building space on an island adds to the best place of an unbuilt tile of the seat; 0 if it has one."""
        if self._open[number] or not self._hopeful[number]:
            return 0.0
        return max((self.tile(kind)[number] - self._stays(kind) for kind in self.kinds), default=0.0)

    def opening_most(self) -> float:
        """Return the most that a first building space on any island adds; see `opened`."""
        return max(0.0, *map(self.opened, range(len(self.islands))))

    def _stays(self, kind: int) -> float:
        """Return the gain of a tile on the best free building space, or of keeping it."""
        values = zip(self.tile(kind), self._open, strict=True)
        return max([self.held(self.best_tile(kind)), *(value for value, there in values if there)])

    def paved(self, number: int, colour: int, customers: int) -> float:
        """Return the gain of a street on an island."""
        if not customers:
            return 0.0
        weights = self._weights
        value = self.purse.raised(self.estates.with_customers(number, colour, customers), self.gold)
        if self._wishes[number]:
            value += self.grown(number, self.islands[number].with_customers(colour, customers))
        served = self.served(number, colour) / (self._rules.count - 1)
        return value - (served and weights.rival * served * self.purse.yielded(customers, self.gold))

    def served(self, number: int, colour: int) -> int:
        """Return the number of other players with a shop of a colour on an island."""
        rows = self._all_shops[number :: len(self.islands)]
        return sum(shops >> colour & 1 for seat, shops in enumerate(rows) if seat != self.seat)

    # -- the end ---------------------------------------------------------------------------------------------------

    def _leads(self, state: MuranoState) -> float:
        """Return the lead of the seat in points, as far as it is open."""
        own = state.points[self.seat] + self.plan.worth
        rivals = [
            state.points[other]
            + CARD * min(len(state.characters[other]), sum(there == other for there in state.gondolas))
            for other in range(len(state.points))
            if other != self.seat
        ]
        return own - max(rivals)

    def _scarcest(self, state: MuranoState) -> set[str]:
        if self.turns > SHORT:
            return set()
        sizes = {
            sort: float(len(stock))
            for sort, stock in zip(self._rules.board.building_sorts, state.stock, strict=True)
        }
        sizes[STREET] = sum(map(len, state.streets)) / 2.5
        return {*sorted(sizes, key=sizes.__getitem__)[:2]}

    def hurry(self, sort: str) -> float:
        """Return the worth of the nearer end that a tile of a sort brings."""
        if sort not in self._scarce:
            return 0.0
        lead = max(-LEAD, min(LEAD, self._lead))
        return self._weights.hurry * lead
