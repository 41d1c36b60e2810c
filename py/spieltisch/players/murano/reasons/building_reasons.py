"""Reasons for what is built in Murano, as ids and data."""

from __future__ import annotations

from typing import cast

from ....murano import scoring
from ....murano.actions import BUILD, MuranoAction
from ....murano.state import MuranoState
from ....murano.trade import earnings
from ...knowledge import Reason
from ..islands import after_building
from .card_needs import with_tile
from .coming import customers_on, spaces
from .street_reasons import StreetReasons


class BuildingReasons(StreetReasons):
    """Explains what is built."""

    def build(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reasons for a building or a street on its space."""
        after = state.copy()
        after.apply(action)
        seat = state.turn
        islands = self.board.island_of_site if action.a >= 0 else self.board.island_of_street
        island = islands[action.b]
        reasons = self.gains.grown(state, after, island) or self.gains.lacks(state, after)
        if reasons and not any(
            reason.data.get("missing", 1) + reason.data.get("held", 0) for reason in reasons
        ):
            # A card that lacks nothing, not even what is held for it, is told by its points.
            reasons = self.gains.could_count(state, after, island) or reasons
        reasons += self.gains.safer(state, after, island)
        before, then = earnings(state, seat), earnings(after, seat)
        if max(then) > max(before):
            data = {
                "island": self.board.islands[then.index(max(then))].id,
                "gold": max(then) - max(before),
                "before": max(before),
                "total": max(then),
                "first": int(not max(before)),
            }
            reasons.append(Reason("income-rises", data))
        if action.a < 0:
            rises = any(one.id == "income-rises" for one in reasons)
            return reasons + [
                one for one in self._paved(state, action) if not (rises and one.id == "customers-for-you")
            ]
        points = after.points[seat] - state.points[seat]
        if not reasons:
            reasons = self.gains.could_count(state, after, island)
        # What it is for tells more than its points, which each of its sort brings.
        reasons += [*self._use(state, action.a, paid=True), *self._to_serve(state, after, action)]
        reasons += self._last_site(after, seat)
        if points:
            tile = self.board.kinds[action.a].id
            reasons.append(Reason("tile-points", {"points": points, "tile": tile}))
        # A card that is told already need not be named again.
        named = {one.data.get("card") for one in reasons}
        reasons += [one for one in self._spared_by_tile(state, action) if one.data["card"] not in named]
        reasons += self._away(state, action)
        at = next(
            (i for i, one in enumerate(reasons, 1) if one.id in ("cards-gain", "card-with-gondolier")), 0
        )
        if at:
            reasons[at:at] = self._upset(after, seat, island, reasons[at - 1].data["card"])
        return self.telling(reasons)

    def _last_site(self, after: MuranoState, seat: int) -> list[Reason]:
        """Return the reason of a building on a site that a rival with more unbuilt tiles than are left would have had, by itself or with those built next in the visit."""
        rival = max(self._rivals(after, seat), key=lambda one: sum(after.tiles[one]))
        tiles = sum(after.tiles[rival])
        for visit in (after, self._elsewhere(after, seat, 0)):
            free = (visit.near & ~visit.sites).bit_count()
            if tiles > free:
                more = sum(after.tiles[seat]) - sum(visit.tiles[seat])
                data = {"rival": rival, "tiles": tiles, "free": free, "more": more}
                return [Reason("takes-last-site", data)]
        return []

    def _to_serve(self, state: MuranoState, after: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reason of a shop that raises no income yet: its customers there, and those that may come."""
        kind, seat, island = self.board.kinds[action.a], state.turn, self.board.island_of_site[action.b]
        count, colours = self.judge.worth.islands, self.judge.worth.colours
        if kind.colour < 0 or state.shops[seat * count + island] >> kind.colour & 1:
            return []
        free = spaces(after, island)
        left = customers_on(after, island).get(kind.colour)
        there = after.customers[island * colours + kind.colour]
        if max(earnings(after, seat)) > max(earnings(state, seat)) or not left:
            return []
        hidden = [self.board.paving[street] for stack in after.streets for street in stack]
        fits = sum(bool(one.customers) and one.colour == kind.colour for one in hidden)
        data = {"island": self.board.islands[island].id, "tile": kind.id, "customers": there, "free": free}
        data |= {"fits": fits, "all": len(hidden)}
        return [Reason("shop-to-serve", data)]

    def _upset(self, after: MuranoState, seat: int, island: int, named: str) -> list[Reason]:
        """Return the warning of a card that counts then, where any unbuilt tile of a sort that a rival holds would upset it."""
        cards = self.judge.rules.characters
        number = next((card for card in after.characters[seat] if cards[card].id == named), -1)
        if number < 0 or not after.near & ~after.sites & self.needs.sites(island):
            return []
        tally, look = scoring.tally(after, island), self.gains.promise(number)
        for rival in self._rivals(after, seat):
            for sort, kinds in self.board.kinds_of.items():
                # Which kinds they are is hidden, how many of a sort is not.
                if sum(after.tiles[rival][kind] for kind in kinds) and all(
                    look(
                        after_building(tally, rival, kind, owned=self.board.kinds[kind].owned),
                        seat,
                        after.beads[seat],
                    ).missing
                    for kind in kinds
                ):
                    data = {"card": named, "rival": rival, "sort": sort}
                    return [Reason("may-upset", data, condition=True)]
        return []

    def _away(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reason of an island without gondoliers of others, whose cards count whoever's buildings, where another site has some."""
        seat, island = state.turn, self.board.island_of_site[action.b]
        rivals = {
            self.board.island_of_gondola[gondola]: owner
            for gondola, owner in enumerate(state.gondolas)
            if owner >= 0 and owner != seat
        }
        others = {
            self.board.island_of_site[one.b]
            for one in cast("list[MuranoAction]", state.legal_actions())
            if one.verb == BUILD and one.a == action.a
        }
        there = min(others & {*rivals}, default=-1)
        if island in rivals or there < 0:
            return []
        return [Reason("away-from", {"island": self.board.islands[there].id, "rival": rivals[there]})]

    def _spared_by_tile(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reason of an own card that the building would harm elsewhere."""
        owned = self.board.kinds[action.a].owned
        return self.needs.spared(
            state,
            {
                self.board.island_of_site[other.b]
                for other in cast("list[MuranoAction]", state.legal_actions())
                if other.verb == BUILD and other.a == action.a
            }
            - {self.board.island_of_site[action.b]},
            with_tile(state.turn, action.a, owned=owned),
        )
