"""How a seat reads the position: what a tile, a street, a nearer end would bring it.

All of it is found once for a position and shared.
"""

from __future__ import annotations

from ...murano.board import GLASS, STREET
from ...murano.construction.specials import SPECIAL
from ...murano.state import MuranoState
from .holdings import Holdings, Sight
from .islands import Islands, IslandView

MEAN_CUSTOMERS = 1.1
"""Customers of a street, on average."""
FACTORIES = (1.0, 0.8, 0.6, 0.2)
"""What a further factory counts, by how many there are."""
CARD = 7.0
"""Points that a served card of another player is taken for."""
LEAD = 15.0
"""A greater lead makes no greater haste."""


class Reading(Holdings):
    """How a seat reads one position; arguments as of `Holdings`."""

    def __init__(self, lagoon: Islands, state: MuranoState, sight: Sight) -> None:
        super().__init__(lagoon, state, sight)
        seat = sight.seat
        self.deals: list[tuple[str, float, int]] | None = None
        self.spaces: dict[int, dict[str, float]] = {}
        """By gold that is left after the ships what the actions of the ring are worth."""
        self.targets: dict[tuple[int, ...], dict[tuple[int, int], float]] = {}
        """By fleet and gold the worth of ship moves."""
        self.made: dict[int, float] = {}
        """By beads produced what they bring."""
        self._tiles: dict[int, list[float]] = {}
        self._best: dict[int, float] = {}
        self._built = state.perks[seat].built
        self._scarce = self._scarcest(state)
        self._lead = self._leads(state) if self._scarce else 0.0
        self._special = bool(state.special_pile)
        self._waiting = sum(state.tiles[seat])
        self._crowd = max(sum(tiles) for other, tiles in enumerate(state.tiles) if other != seat)
        """Tiles that another player waits to build: how many lie there everybody sees."""
        free = state.near & ~state.sites
        self._room = free.bit_count()
        self._open = [bool(free & mask) for mask in lagoon.masks]
        """Per island whether something can be built there now."""
        self._hopeful = [bool(~state.sites & mask) for mask in lagoon.masks]
        """Per island whether something can be built there some day."""

    # -- tiles -----------------------------------------------------------------------------------------------------

    def held(self, value: float) -> float:
        """Return what a tile is worth before it is built: that takes a part of a turn."""
        return max(0.0, value - self.purse.tempo / 3) * self._weights.held * min(1.0, self.turns / 2)

    def tile(self, kind: int) -> list[float]:
        """Return per island what a tile brings there once it is built."""
        found = self._tiles.get(kind)
        if found is None:
            self._tiles[kind] = found = self._tile(kind)
        return found

    def denied(self, kind: int) -> float:
        """Return what it is worth that no other player gets such a tile."""
        tile = self._rules.board.kinds[kind]
        return self._weights.deny * tile.points / (self._rules.count - 1) * self.late

    def best_tile(self, kind: int) -> float:
        """Return what a tile brings on the best island on which there is a space left."""
        found = self._best.get(kind)
        if found is None:
            places = zip(self.tile(kind), self._hopeful, strict=True)
            self._best[kind] = found = max((value for value, there in places if there), default=0.0)
        return found

    def building(self, kind: int) -> float:
        """Return what building a tile now brings above keeping it."""
        values = [value for value, there in zip(self.tile(kind), self._open, strict=True) if there]
        if not values:
            values = self.tile(kind)
        return max(values) - self.held(self.best_tile(kind))

    def _tile(self, kind: int) -> list[float]:
        weights = self._weights
        tile = self._rules.board.kinds[kind]
        value = float(tile.points + self._built[kind])
        if tile.sort == GLASS:
            value += weights.glass * self.late * FACTORIES[min(len(FACTORIES) - 1, self.factories)]
        elif tile.sort == SPECIAL:
            value += weights.special * self.late + 2.0 if self._special else 0.0
        rows = [value] * len(self.islands)
        for number, view in enumerate(self.islands):
            if self._wanting[number] >> kind & 1:
                rows[number] += self.grown(number, view.with_tile(kind))
            if tile.colour >= 0 and not self._shops[number] >> tile.colour & 1:
                there = self._customers[number * self._colours + tile.colour]
                soft = self._soft[number] + (1 - weights.vision) * there + self._growth
                rows[number] += self.purse.raised(soft, self.gold)
        return rows

    def grown(self, number: int, after: IslandView) -> float:
        """Return what it brings the own cards that an island changes."""
        total = 0.0
        for card, now, share in self._wishes[number]:
            more = after.hope(card, self.whole) - now
            if more > 0 or share == 1.0:
                total += share * more
        return total

    def street(self) -> float:
        """Return what a street with unknown customers brings."""
        weights = self._weights
        home = max(range(len(self._soft)), key=self._soft.__getitem__)
        share = self._shops[home].bit_count() / self._colours
        gain = self.purse.raised(self._soft[home] + MEAN_CUSTOMERS * share, self.gold)
        if self._waiting > self._room:
            # Only who has something to build wants room: a street serves everybody at the table.
            gain += weights.site * self.late
        return gain - weights.street * self.late + self.hurry(STREET)

    def opening(self) -> float:
        """Return what it is worth to open a building space: it serves the player who has more to build."""
        weights = self._weights
        if self._waiting > self._room:
            return 0.3 * weights.site * self.late
        return 0.1 * weights.site * self.late * max(-2, min(2, self._waiting - self._crowd))

    def paved(self, number: int, colour: int, customers: int) -> float:
        """Return what a street brings on an island."""
        if not customers:
            return 0.0
        weights = self._weights
        own = self._shops[number] >> colour & 1
        share = 1.0 if own else weights.vision
        value = self.purse.raised(self._soft[number] + share * customers, self.gold)
        if self._wishes[number]:
            value += self.grown(number, self.islands[number].with_customers(colour, customers))
        return value - weights.rival * 0.5 * customers * self.served(number, colour) * self.late

    def served(self, number: int, colour: int) -> int:
        """Return how many others have a shop of a colour on an island."""
        rows = self._all_shops[number :: len(self.islands)]
        return sum(shops >> colour & 1 for seat, shops in enumerate(rows) if seat != self.seat)

    # -- the end ---------------------------------------------------------------------------------------------------

    def _leads(self, state: MuranoState) -> float:
        """Return by how many points the seat leads, as far as that is open."""
        own = state.points[self.seat] + self.plan.worth
        rivals = [
            state.points[other]
            + CARD * min(len(state.characters[other]), sum(there == other for there in state.gondolas))
            for other in range(len(state.points))
            if other != self.seat
        ]
        return own - max(rivals)

    def _scarcest(self, state: MuranoState) -> set[str]:
        if self.turns > 10:
            return set()
        sizes = {
            sort: float(len(stock))
            for sort, stock in zip(self._rules.board.building_sorts, state.stock, strict=True)
        }
        sizes[STREET] = sum(map(len, state.streets)) / 2.5
        return {*sorted(sizes, key=sizes.__getitem__)[:2]}

    def hurry(self, sort: str) -> float:
        """Return what it is worth that a tile of a sort brings the end nearer."""
        if sort not in self._scarce:
            return 0.0
        lead = max(-LEAD, min(LEAD, self._lead))
        return self._weights.hurry * lead
