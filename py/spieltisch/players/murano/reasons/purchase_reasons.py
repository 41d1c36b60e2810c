"""Reasons for buying tiles in Murano, as ids and data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....murano import scoring
from ....murano.actions import MuranoAction
from ....murano.state import MuranoState
from ....murano.trade import earnings
from ...knowledge import Reason
from ..islands import after_building
from ..wishes import is_rich
from .card_gains import ALIKE, LACKING
from .coming import can_count, customers, left_of, unseen_of
from .tile_reasons import TileReasons

NEAR = 5
"""Most missing things of a card that an unknown tile may bring nearer."""
MISSED = 0.2
"""Least points of a tile for which its denial is named."""
MUCH = 2
"""Least points of the best tile of a stock that are named for a choice."""
RARE = 4
"""Of so many unseen tiles one that fits is rare."""
WORTH_IT = 2
"""Least rise of an income, in gold, that is named before the tile stands."""


class PurchaseReasons(TileReasons):
    """Explains purchases."""

    def buy(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reasons for buying the top tile of a stock."""
        return self.bought(state, action.a)

    def bought(self, state: MuranoState, number: int) -> list[Reason]:
        """Return the reasons for the unknown top tile of a stock."""
        sort = self.board.building_sorts[number]
        kinds = self._coming(state, sort)
        reasons = self.ending.nearer(state, sort, len(state.stock[number]) - 1)
        reasons += self._for_cards(state, kinds)
        income = self._income(state, kinds) or self._first_shop(state, kinds)
        reasons += income or ([] if reasons else self._further_shop(state, kinds))
        reasons += self._use(state, kinds[0], len(self._held(state, kinds)))
        points = [self._points(state, kind) for kind in kinds]
        price = self.judge.rules.buy_prices[sort]
        visit = self.needs.spoiled(state, kinds) or self._visit(state, min(points))
        # What it is for tells more than its points, which each of its sort brings.
        reasons += [one for one in visit if not one.plain]
        if min(points):
            reasons.append(
                Reason(
                    "points-when-built",
                    {
                        "points": min(points),
                        "most": max(points),
                        "price": price,
                        "rich": int(is_rich(self.judge, state)),
                    },
                )
            )
        reasons += [one for one in visit if one.plain]
        if not state.near & ~state.sites:
            reasons.append(Reason("no-site-at-all", plain=True, condition=True))
        rare = len(state.stock[number]) <= state.rules.count
        return reasons + (self._denied(state, kinds[0]) if rare else [])

    def _visit(self, state: MuranoState, points: int) -> list[Reason]:
        """Return what the next visit to a building space brings with one more tile of at least so many points."""
        seat, sites = state.turn, (state.near & ~state.sites).bit_count()
        held = [
            self._points(state, kind) for kind, count in enumerate(state.tiles[seat]) for _ in range(count)
        ]
        if state.ending is not None or len(held) >= min(state.perks[seat].limit, sites):
            return []
        if not held:
            rival = max(self._rivals(state, seat), key=lambda one: sum(state.tiles[one]))
            if sum(state.tiles[rival]) >= sites:
                contested = {"free": sites, "rival": rival}
                return [Reason("site-contested", contested, plain=True, condition=True)]
            return [Reason("first-to-build", {"free": sites})]
        return [Reason("builds-together", {"tiles": len(held) + 1, "points": sum(held) + points})]

    def search(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reasons for paying for a choice."""
        return self.searched(state, action.a)

    def searched(self, state: MuranoState, number: int) -> list[Reason]:
        """Return the reasons for a tile that is chosen from a stock, by the best one that it may hold."""
        view = self.judge.view(state)
        sort, stock = self.board.building_sorts[number], len(state.stock[number])
        price = state.perks[state.turn].choice[sort]
        best = max(self._coming(state, sort), key=view.best_tile)
        reasons = self.ending.nearer(state, sort, stock - 1)
        reasons += [*self._for_cards(state, [best]), *self._income(state, [best], least=1)]
        reasons += [] if reasons else self._first_shop(state, [best])
        least = self._points(state, best)
        points = {"points": least, "most": least, "price": 0, "rich": 0}
        more = [] if reasons or least < MUCH else [Reason("points-when-built", points)]
        return [
            *reasons,
            Reason(
                "choice-of",
                {"count": stock, "price": price, "less": int(price < self.judge.rules.buy_prices[sort])},
            ),
            *more,
        ]

    def _coming(self, state: MuranoState, sort: str) -> Sequence[int]:
        """Return the kinds of a sort that may still come: not all of them are built or before the player."""
        kinds = self.board.kinds_of[sort]
        return left_of(state, state.turn, kinds) or kinds

    def choose(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reasons for a tile of an open stock."""
        reasons = [*self._for_cards(state, [action.a]), *self._income(state, [action.a], least=1)]
        points = self._points(state, action.a)
        more = (
            [Reason("points-when-built", {"points": points, "most": points, "price": 0, "rich": 0})]
            if points
            else []
        )
        return [*reasons, *self._use(state, action.a, len(self._held(state, [action.a]))), *more]

    def _for_cards(self, state: MuranoState, kinds: Sequence[int]) -> list[Reason]:
        """Return the reason that an own card gains from a tile of each of these kinds."""
        view = self.judge.view(state)
        seat, found, there = state.turn, None, 0
        beads, jokers = state.beads[seat], scoring.jokers(state, seat)
        for number, where, row in zip(view.own, view.plan.where, view.rows, strict=True):
            card = self.judge.rules.characters[number]
            planned = where if where >= 0 else max(range(len(row)), key=row.__getitem__)
            island = self._home(state, card.island, planned, row)
            if card.island not in (-1, island) or not self._has_room(state, island):
                continue
            # What is held serves the card already once it is built.
            before = scoring.tally(state, island)
            for kind in self._held(state, kinds):
                before = after_building(before, seat, kind, owned=self.board.kinds[kind].owned)
            look = self.gains.promise(number)
            now, had = card.value(before, seat, beads, jokers), look(before, seat, beads)
            gains, lacks, helds = [], [], []
            for kind in kinds:
                after = after_building(before, seat, kind, owned=self.board.kinds[kind].owned)
                gains.append(card.value(after, seat, beads, jokers) - now)
                then = look(after, seat, beads)
                can = not had.growth and can_count(state, look, after, seat)
                lacks.append(then.missing if can else max(had.missing, then.missing))
                helds.append(self.gains.held(state, number, after, self._held(state, kinds)))
            data: dict[str, Any] = {"card": card.id, "island": self.board.islands[island].id}
            if max(gains) > 0 >= min(gains):
                there = there if found else island
                found = found or Reason("tile-may-count", {**data, "points": max(gains)})
            if min(gains) > 0:
                stands = int(scoring.gondoliers(state, seat)[island] > 0)
                sure = Reason("tile-for-card", {**data, "points": min(gains), "stands": stands})
                return [sure, *self._needs_street(state, island)]
            if not had.growth and max(lacks) < had.missing and max(lacks) <= LACKING:
                found, there = (
                    Reason("card-lacks", {**data, "missing": max(lacks), "held": min(helds)}),
                    island,
                )
            elif not had.growth and min(lacks) < had.missing and min(lacks) <= NEAR:
                there = there if found else island
                found = found or Reason("tile-may-near", {**data, "missing": min(lacks)})
        return [found, *self._needs_street(state, there)] if found else []

    def _needs_street(self, state: MuranoState, island: int) -> list[Reason]:
        """Return the reason that an island has no free site for a tile until a street makes room."""
        if self.needs.sites(island) & state.near & ~state.sites:
            return []
        name = self.board.islands[island].id
        return [Reason("needs-street", {"island": name}, plain=True, condition=True)]

    def _home(self, state: MuranoState, own: int, planned: int, row: Sequence[float]) -> int:
        """Return the island for a card: of those where it promises as much, one with a gondolier of the seat or a free site."""
        there = scoring.gondoliers(state, state.turn)
        if there[planned] or own >= 0:
            return planned
        free = state.near & ~state.sites
        alike = [
            (bool(there[one]), bool(free & self.needs.sites(one)), one == planned, -one)
            for one in range(len(there))
            if scoring.tally(state, one) == scoring.tally(state, planned) or row[one] > row[planned] - ALIKE
        ]
        return -max(alike)[3]

    def _held(self, state: MuranoState, kinds: Sequence[int]) -> list[int]:
        """Return the unbuilt tiles of the player that are of the same sort, one entry each."""
        sort = self.board.kinds[kinds[0]].sort
        tiles = enumerate(state.tiles[state.turn])
        return [kind for kind, count in tiles if self.board.kinds[kind].sort == sort for _ in range(count)]

    def _income(self, state: MuranoState, kinds: Sequence[int], least: int = WORTH_IT) -> list[Reason]:
        """Return the reason of a higher best income by a shop, if there is one."""
        seat, islands, colours = state.turn, self.judge.worth.islands, self.judge.worth.colours
        now = earnings(state, seat)
        best = (0, 0, 0)
        for kind in kinds:
            colour = self.board.kinds[kind].colour
            if colour < 0:
                continue
            for island in range(islands):
                if not state.shops[seat * islands + island] >> colour & 1 and self._has_room(state, island):
                    more = now[island] + state.customers[island * colours + colour] - max(now)
                    best = max(best, (more, island, kind))
        more, island, shop = best
        if more < least:
            return []
        data = {"island": self.board.islands[island].id, "gold": more, "tile": self.board.kinds[shop].id}
        unseen = {
            kind: unseen_of(state, seat, kind) for kind in self.board.kinds_of[self.board.kinds[shop].sort]
        }
        odds = {"fits": unseen[shop], "all": sum(unseen.values())}
        sure = len(kinds) == 1
        if not sure and odds["fits"] * RARE < odds["all"]:
            return []
        told = Reason("shop-earns", data) if sure else Reason("shop-can-earn", {**data, **odds})
        return [told, *self._needs_street(state, island)]

    def _first_shop(self, state: MuranoState, kinds: Sequence[int]) -> list[Reason]:
        """Return the reason of a first shop: the customers of its colour that may still come, whichever it is."""
        seat, count = state.turn, self.judge.worth.islands
        if any(state.shops[seat * count : (seat + 1) * count]) or self._held(state, kinds):
            return []
        left = customers(state)
        fewest = min(left.get(self.board.kinds[kind].colour, 0) for kind in kinds)
        return [Reason("first-shop", {"customers": fewest})] if fewest else []

    def _further_shop(self, state: MuranoState, kinds: Sequence[int]) -> list[Reason]:
        """Return the reason of a shop beside own ones: of another colour it earns there as well, and customers may still come."""
        seat, islands, left = state.turn, self.judge.worth.islands, customers(state)
        colours = {self.board.kinds[kind].colour for kind in kinds}
        room, own = self.needs.room(state), state.shops[seat * islands : (seat + 1) * islands]
        income = earnings(state, seat)
        for island in sorted(range(islands), key=lambda one: -income[one]):
            others = [colour for colour in colours if colour >= 0 and not own[island] >> colour & 1]
            fewest = min((left.get(colour, 0) for colour in others), default=0)
            if own[island] and fewest and island in room and self._has_room(state, island):
                there = {"island": self.board.islands[island].id, "customers": fewest}
                return [Reason("further-shop", there)]
        return []

    def _has_room(self, state: MuranoState, island: int) -> bool:
        """Return True if an island has room for a building, now or after another street that may come."""
        return bool(~state.sites & self.needs.sites(island) & (-1 if any(state.streets) else state.near))

    def _denied(self, state: MuranoState, kind: int) -> list[Reason]:
        """Return how many points of a tile nobody else gets, where the judgement counts that."""
        if self.judge.view(state).denied(kind) < MISSED:
            return []
        return [Reason("denies-tile", {"points": self.board.kinds[kind].points})]
