"""Reasons for the income of shops in Murano, before they are built."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import ceil
from typing import Any

from ....murano.state import MuranoState
from ....murano.trade import earnings
from ...knowledge import Reason
from .coming import customers_on, unseen_of
from .tile_reasons import TileReasons

RARE = 4
"""Of so many unseen tiles one that fits is rare."""
PAYS_BACK = 3
"""Most visits in which a shop is to pay its price back by its income."""
WORTH_IT = 2
"""Least rise of an income, in gold, that is named before the tile stands."""


class ShopReasons(TileReasons):
    """Explains what a shop that is bought may earn."""

    def _needs_street(self, state: MuranoState, island: int, tiles: int = 1) -> list[Reason]:
        """Return the reason that an island has no free site for so many tiles until a street makes room: in the same visit, where that is enough for all."""
        if self.needs.sites(island) & state.near & ~state.sites:
            return []
        visit = int(self.needs.one_visit(state, island, tiles))
        data = {"island": self.board.islands[island].id, "visit": visit, "tiles": tiles}
        return [Reason("needs-street", data, plain=True, condition=True)]

    def _held(self, state: MuranoState, kinds: Sequence[int]) -> list[int]:
        """Return the unbuilt tiles of the player that are of the same sort, one entry each."""
        sort = self.board.kinds[kinds[0]].sort
        tiles = enumerate(state.tiles[state.turn])
        return [kind for kind, count in tiles if self.board.kinds[kind].sort == sort for _ in range(count)]

    def _income(
        self, state: MuranoState, kinds: Sequence[int], price: int, least: int = WORTH_IT
    ) -> list[Reason]:
        """Return the reason of a higher best income by a shop, if there is one, and how soon that pays its price back."""
        seat = state.turn
        more, island, shop = self._best_rise(state, kinds)
        street = int(not self.needs.sites(island) & state.near & ~state.sites)
        if more < least or price > more * min(PAYS_BACK, self.judge.view(state).turns):
            return []
        data: dict[str, Any] = {"island": self.board.islands[island].id, "gold": more, "street": street}
        data["tile"] = self.board.kinds[shop].id
        unseen = {
            kind: unseen_of(state, seat, kind) for kind in self.board.kinds_of[self.board.kinds[shop].sort]
        }
        found = [*self._rises_of(state, [kind for kind, count in unseen.items() if count])]
        rises: dict[int, int] = {}
        for rise, _, kind in found:
            rises[kind] = max(rise, rises.get(kind, 0))
        # Others may bring as much; of those that do not it is told what they bring at least.
        odds = {"fits": sum(unseen[kind] for kind, rise in rises.items() if rise >= more)}
        odds |= {
            "all": sum(unseen.values()),
            "least": min((r for r in rises.values() if r < more), default=0),
        }
        if len(kinds) == 1:
            return [Reason("shop-earns", {**data, "price": price, "visits": ceil(price / more)})]
        if not odds["fits"] or odds["fits"] * RARE < odds["all"]:
            return []
        there = [(place, kind) for rise, place, kind in found if rise >= more]
        return [Reason("shop-can-earn", {**data, **odds, **self._where(state, there, unseen)})]

    def _where(
        self, state: MuranoState, there: Sequence[tuple[int, int]], unseen: Mapping[int, int]
    ) -> dict[str, Any]:
        """Return the island where most unseen shops bring as much, their colours, and whether others do so elsewhere.

        Args:
            state: the position.
            there: the islands and the kinds of shops that bring as much there.
            unseen: the number of unseen shops of each kind.
        """
        islands = sorted({place for place, _ in there})
        island = max(islands, key=lambda one: sum(unseen[kind] for place, kind in there if place == one))
        here = sorted({kind for place, kind in there if place == island})
        elsewhere = {kind for _, kind in there} > {*here}
        colours = [self.board.customer_colours[self.board.kinds[kind].colour] for kind in here]
        named = {1: "one", 2: "-".join(colours)}.get(len(here), "any")
        rooms = [self.needs.sites(one) & state.near & ~state.sites for one in islands]
        street = not any(rooms) if elsewhere else not rooms[islands.index(island)]
        data = {"island": self.board.islands[island].id, "tile": self.board.kinds[here[0]].id}
        return {**data, "street": int(street), "colours": named, "elsewhere": int(elsewhere)}

    def _best_rise(self, state: MuranoState, kinds: Sequence[int]) -> tuple[int, int, int]:
        """Return how much a shop of some kinds adds to the best income at most, on which island, and the shop; after those that are held."""
        return max(*self._rises_of(state, kinds), (0, 0, kinds[0]))

    def _rises_of(self, state: MuranoState, kinds: Sequence[int]) -> Iterator[tuple[int, int, int]]:
        """Yield how much a shop of each of some kinds adds to the best income on each island, the island, and the kind."""
        income, own = self._with_shops(state)
        for kind, island in product(kinds, range(self.judge.worth.islands)):
            more = income[island] + self._customers_of(state, kind, island, own) - max(income)
            yield more, island, kind

    def _with_shops(self, state: MuranoState) -> tuple[list[int], list[int]]:
        """Return the income of each island and the colours of the own shops there, as they are once the held ones stand where most customers are."""
        seat, islands = state.turn, range(self.judge.worth.islands)
        income = [*earnings(state, seat)]
        own = [*state.shops[seat * len(islands) : (seat + 1) * len(islands)]]
        held = [kind for kind, count in enumerate(state.tiles[seat]) for _ in range(count)]
        for kind in held:
            more, _, island = max(
                (self._customers_of(state, kind, one, own), income[one], one) for one in islands
            )
            if more:
                income[island] += more
                own[island] |= 1 << self.board.kinds[kind].colour
        return income, own

    def _customers_of(self, state: MuranoState, kind: int, island: int, own: Sequence[int]) -> int:
        """Return the customers that a further shop would have on an island, beside own shops of some colours."""
        colour = self.board.kinds[kind].colour
        if colour < 0 or own[island] >> colour & 1 or not self._has_room(state, island):
            return 0
        return state.customers[island * self.judge.worth.colours + colour]

    def _first_shop(self, state: MuranoState, kinds: Sequence[int], price: int) -> list[Reason]:
        """Return the reason of a first shop: the customers of its colour that one island may still get, whichever it is."""
        count = self.judge.worth.islands
        # Without any customers yet, those to come are a reason for any first shop of any game.
        if not any(state.customers) or not self._is_first(state, kinds):
            return []
        left = [customers_on(state, island) for island in range(count) if self._has_room(state, island)]
        fewest = min(
            max((there.get(self.board.kinds[kind].colour, 0) for there in left), default=0) for kind in kinds
        )
        # As many customers as it costs pay it back at once, if so many can come and time is left.
        pays = int(fewest >= price and self.judge.view(state).turns > 1)
        data = {"customers": fewest, "price": price, "pays": pays, "rest": "none"}
        return [Reason("first-shop", data)] if fewest else []

    def _is_first(self, state: MuranoState, kinds: Sequence[int]) -> bool:
        """Return whether a shop of some kinds is the first one of the player, built or unbuilt."""
        seat, count = state.turn, self.judge.worth.islands
        return not any(state.shops[seat * count : (seat + 1) * count]) and not self._held(state, kinds)

    def _further_shop(self, state: MuranoState, kinds: Sequence[int]) -> list[Reason]:
        """Return the reason of a shop beside own ones: of another colour it earns there as well, and customers may still come."""
        seat, islands = state.turn, self.judge.worth.islands
        colours = {self.board.kinds[kind].colour for kind in kinds}
        room, own = self.needs.room(state), state.shops[seat * islands : (seat + 1) * islands]
        income = earnings(state, seat)
        for island in sorted(range(islands), key=lambda one: -income[one]):
            others = [colour for colour in colours if colour >= 0 and not own[island] >> colour & 1]
            left = customers_on(state, island)
            fewest = min((left.get(colour, 0) for colour in others), default=0)
            if own[island] and fewest and island in room and self._has_room(state, island):
                hidden = [self.board.paving[kind] for stack in state.streets for kind in stack]
                fits = sum(bool(one.customers) and one.colour in others for one in hidden)
                data = {"island": self.board.islands[island].id, "fits": fits, "all": len(hidden)}
                return [Reason("further-shop", data)]
        return []

    def _has_room(self, state: MuranoState, island: int) -> bool:
        """Return True if an island has room for a building, now or after another street that may come."""
        return bool(~state.sites & self.needs.sites(island) & (-1 if any(state.streets) else state.near))
