"""Reasons for streets in Murano, as ids and data."""

from __future__ import annotations

from typing import cast

from ....murano.actions import BUILD, MuranoAction
from ....murano.board import STREET
from ....murano.state import MuranoState
from ....murano.trade import earnings
from ...knowledge import Reason
from .tile_reasons import TileReasons


class StreetReasons(TileReasons):
    """Explains streets, drawn and laid."""

    def draw(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reasons for a street before it is drawn."""
        seat, view = state.turn, self.judge.view(state)
        left = sum(map(len, state.streets)) - 1
        found = self.ending.nearer(state, STREET, left)
        free = (state.near & ~state.sites).bit_count()
        own = [kind for kind, count in enumerate(state.tiles[seat]) if count]
        held = sum(state.tiles[seat])
        if held > free and own:
            best = max(own, key=view.best_tile)
            found.append(Reason("room-for", {"tile": self.board.kinds[best].id, "tiles": held, "free": free}))
        fits = self.fitting(state)
        if fits["fits"]:
            found.append(Reason("street-for-shops", fits))
        room = self.needs.room(state)
        for number, where in zip(view.own, view.plan.where, strict=True):
            if where not in room:
                continue
            card = {"card": self.judge.rules.characters[number].id, "island": self.board.islands[where].id}
            if self.needs.wants_customers(state, number, where):
                if any(
                    self.needs.avoided(state, other, where)
                    for other, there in zip(view.own, view.plan.where, strict=True)
                    if there == where
                ):
                    continue
                found.append(Reason("street-for-card", card))
            elif not self.needs.sites(where) & state.near & ~state.sites and self.needs.wants_tile(
                state, number, where
            ):
                found.append(Reason("site-for-card", card))
        if not found and held and free:
            found.append(Reason("street-gives-choice", {"tiles": held, "free": free}))
        if not found:
            shops = int(any(state.shops[seat * self.judge.worth.islands :][: self.judge.worth.islands]))
            others = any(sum(tiles) for other, tiles in enumerate(state.tiles) if other != seat)
            first = int(others and not held)
            makes_room = Reason("street-makes-room", {"shops": shops})
            found.append(makes_room if free else Reason("no-site-free", {"others": first, "held": held}))
        return found

    def fitting(self, state: MuranoState) -> dict[str, int]:
        """Return the number of hidden streets that raise the best income of the player at once, and of all."""
        seat, now, count = state.turn, earnings(state, state.turn), len(self.board.islands)
        hidden = [self.board.paving[kind] for stack in state.streets for kind in stack]
        fits = sum(
            any(
                now[island] + street.customers > max(now)
                and state.shops[seat * count + island] >> street.colour & 1
                for island in self.needs.room(state)
            )
            for street in hidden
            if street.customers
        )
        return {"fits": fits, "all": len(hidden)}

    def _paved(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        board, seat = self.board, state.turn
        street = board.paving[state.drawn]
        island = board.island_of_street[action.b]
        name = board.islands[island].id
        reasons = self._fills(state, island, street.colour)
        if street.customers:
            served = self._served(state, island, street.colour)
            there = {"island": name, "customers": street.customers}
            if seat in served:
                now = earnings(state, seat)
                # Income is that of one island.
                if now[island] + street.customers >= max(now):
                    reasons.append(Reason("customers-for-you", there))
            elif self._holds_shop(state, street.colour):
                reasons.append(Reason("customers-for-held", there))
            elif not served:
                for other in range(len(board.islands)):
                    rivals = [one for one in self._served(state, other, street.colour) if one != seat]
                    if rivals and other != island and self._can_pave(state, other):
                        data = {"rival": rivals[0], "island": board.islands[other].id}
                        reasons.append(Reason("keeps-from", {**data, "customers": street.customers}))
                        break
                else:
                    others = range(len(board.islands))
                    lonely = not self._has_shops(state, island) and any(
                        self._has_shops(state, one) for one in others
                    )
                    if lonely or any(self._served(state, other, street.colour) for other in others):
                        reasons.append(Reason("customers-for-nobody", {"island": name}))
        sites = self._opened_by(state, action)
        reasons += self._opens(state, island, sites) if sites else self._opens_nothing(state)
        if street.customers:
            reasons += self._spared_by_street(state, island)
        return reasons or [Reason("street-must-lie", condition=True)]

    def _opened_by(self, state: MuranoState, action: MuranoAction) -> int:
        """Return how many building sites a street opens on its space."""
        return (self.board.beside[action.b] & ~state.near & ~state.sites).bit_count()

    def _opens_nothing(self, state: MuranoState) -> list[Reason]:
        """Return the reason of a street that opens no site, where others would be the first to use one."""
        legal = cast("list[MuranoAction]", state.legal_actions())
        opening = any(self._opened_by(state, other) for other in legal if other.verb == BUILD and other.a < 0)
        return [Reason("opens-nothing")] if opening and not sum(state.tiles[state.turn]) else []

    def _fills(self, state: MuranoState, island: int, colour: int) -> list[Reason]:
        """Return the reason of an own card that wants few customers, for a street that brings none of these."""
        view = self.judge.view(state)
        for number, where in zip(view.own, view.plan.where, strict=True):
            avoided = self.needs.avoided(state, number, island) if where == island else set()
            if avoided and colour not in avoided:
                card = self.judge.rules.characters[number].id
                return [Reason("fills-for-card", {"card": card, "island": self.board.islands[island].id})]
        return []

    def _holds_shop(self, state: MuranoState, colour: int) -> bool:
        """Return whether the player holds an unbuilt shop for customers of a colour."""
        kinds = self.board.kinds
        return any(
            count and kinds[kind].colour == colour for kind, count in enumerate(state.tiles[state.turn])
        )

    def _spared_by_street(self, state: MuranoState, island: int) -> list[Reason]:
        """Return the reason of an own card that the customers of the drawn street would harm elsewhere."""
        street = self.board.paving[state.drawn]
        islands = {other for other in range(len(self.board.islands)) if other != island and self._can_pave(state, other)}  # fmt: skip
        return self.needs.spared(
            state,
            islands,
            lambda tally: tally._replace(
                customers=[
                    count + street.customers * (colour == street.colour)
                    for colour, count in enumerate(tally.customers)
                ]
            ),
        )

    def _opens(self, state: MuranoState, island: int, sites: int) -> list[Reason]:
        """Return the reason of building sites that a street opens, with what they are for: a card there, or unbuilt tiles."""
        view, seat = self.judge.view(state), state.turn
        held = sum(state.tiles[seat])
        data = {"island": self.board.islands[island].id, "sites": sites}
        here = [
            number
            for number, where in zip(view.own, view.plan.where, strict=True)
            if where == island and self.needs.wants_tile(state, number, island)
        ]
        if serves := self.needs.served_by_held(state, island):
            return [Reason("opens-for-held", {**data, **serves})]
        if here:
            return [Reason("opens-for-card", {**data, "card": self.judge.rules.characters[here[0]].id})]
        others = max(sum(tiles) for other, tiles in enumerate(state.tiles) if other != seat)
        free = (state.near & ~state.sites).bit_count()
        if free and not others and not held:
            return []
        if held and free >= held and view.opened(island) <= 0:
            return []
        points = self._points_of(state, sites)
        told = "opens-few" if others and not held else "opens-sites"
        return [Reason(told, {**data, "held": held, "points": points})]

    def _points_of(self, state: MuranoState, sites: int) -> int:
        """Return the points of the best unbuilt tiles of the player for so many sites in one visit."""
        seat, kinds = state.turn, self.board.kinds
        held = [
            kinds[kind].points + state.perks[seat].built[kind]
            for kind, count in enumerate(state.tiles[seat])
            for _ in range(count)
        ]
        left = min(sites, state.perks[seat].limit - state.built - 1)
        return sum(sorted(held, reverse=True)[: max(0, left)])

    def _served(self, state: MuranoState, island: int, colour: int) -> list[int]:
        """Return the seats with a shop of a colour on an island."""
        rows = state.shops[island :: self.judge.worth.islands]
        return [seat for seat, colours in enumerate(rows) if colours >> colour & 1]

    def _has_shops(self, state: MuranoState, island: int) -> bool:
        """Return whether anybody has a shop on an island."""
        return any(state.shops[island :: self.judge.worth.islands])

    def _can_pave(self, state: MuranoState, island: int) -> bool:
        return any(
            action.verb == "build" and self.board.island_of_street[action.b] == island  # type: ignore[attr-defined]
            for action in state.legal_actions()
        )
