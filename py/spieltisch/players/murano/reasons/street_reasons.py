"""Reasons for streets in Murano, as ids and data."""

from __future__ import annotations

from typing import Any, cast

from ....murano import phases
from ....murano.actions import BUILD, MuranoAction
from ....murano.board import STREET
from ....murano.state import MuranoState
from ....murano.trade import earnings
from ...knowledge import Reason
from .tile_reasons import TileReasons

RARE = 8
"""Of so many streets one that brings an income is not told."""
BESIDE = 2
"""Tiles of an action for a street and a shop beside it."""
FEW = 3
"""Of so many streets one that brings an income is little."""


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
        shops = [Reason("street-for-shops", fits)] if fits["fits"] * RARE >= fits["all"] else []
        if fits["fits"] * FEW >= fits["all"]:
            found += shops
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
        found += self._for_held(state)
        found = found or [self._site_for_later(state, held, free, bool(shops))]
        # Where few streets bring an income, that is told last.
        return found if shops and shops[0] in found else [*found, *shops]

    def _for_held(self, state: MuranoState) -> list[Reason]:
        """Return the reason of the streets that bring customers for an unbuilt shop, which can be built beside them in this turn."""
        kinds, seat = self.board.kinds, state.turn
        if state.built + BESIDE > state.perks[seat].limit or not self.needs.room(state):
            return []
        left = [self.board.paving[kind] for stack in state.streets for kind in stack]
        shops = [kind for kind, count in enumerate(state.tiles[seat]) if count and kinds[kind].colour >= 0]
        fits = {
            kind: sum(bool(one.customers) and one.colour == kinds[kind].colour for one in left)
            for kind in shops
        }
        best = max(fits, key=fits.__getitem__, default=-1)
        if best < 0 or fits[best] * RARE < len(left):
            return []
        return [Reason("street-for-held", {"tile": kinds[best].id, "fits": fits[best], "all": len(left)})]

    def _site_for_later(self, state: MuranoState, held: int, free: int, told: bool) -> Reason:
        """Return the reason of a street that nothing is for at once: sites, and customers where they are not told yet."""
        seat, count = state.turn, self.judge.worth.islands
        if held and free:
            return Reason("street-gives-choice", {"tiles": held, "free": free})
        if free:
            shops = int(not told and any(state.shops[seat * count : (seat + 1) * count]))
            return Reason("street-makes-room", {"shops": shops})
        others = any(sum(tiles) for other, tiles in enumerate(state.tiles) if other != seat)
        return Reason("no-site-free", {"others": int(others and not held), "held": held})

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
        opened = self._opened_by(state, action)
        reasons += self._opens(state, action, island) if opened else self._opens_nothing(state)
        if street.customers:
            reasons += self._spared_by_street(state, island)
        elif self._saves_space(state, island) and all(one.id == "opens-sites" for one in reasons):
            reasons.append(Reason("saves-spaces", plain=True))
        return reasons or [Reason("street-must-lie", condition=True)]

    def _opened_by(self, state: MuranoState, action: MuranoAction) -> int:
        """Return the building sites that a street opens on its space as a bit mask."""
        return self.board.beside[action.b] & ~state.near & ~state.sites

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

    def _opens(self, state: MuranoState, action: MuranoAction, island: int) -> list[Reason]:
        """Return the reason of building sites that a street opens, with what they are for: a card there, or an unbuilt tile."""
        view, seat = self.judge.view(state), state.turn
        held, sites = sum(state.tiles[seat]), self._opened_by(state, action).bit_count()
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
        if others and not held:
            return [Reason("opens-few", data)]
        there = self._built_there(state, action, island)
        if others and not free and there["use"] == "now" and sites == 1:
            rival = max(self._rivals(state, seat), key=lambda one: sum(state.tiles[one]))
            return [
                Reason("opens-for-you", {"island": data["island"], "gained": there["gained"], "rival": rival})
            ]
        return [Reason("opens-sites", {**data, **there})]

    def _built_there(self, state: MuranoState, action: MuranoAction, island: int) -> dict[str, Any]:
        """Return the unbuilt tile of the player that is best built on the sites of a street, now or later, and what it brings."""
        seat, opened, after = state.turn, self._opened_by(state, action), _done(state, action)
        kinds = self.board.kinds
        if after.turn == seat and after.phase == phases.BUILD and (best := self._next(after)):
            if opened >> best.b & 1:
                rises = max(earnings(then := _done(after, best), seat)) - max(earnings(after, seat))
                points = then.points[seat] - after.points[seat]
                return {"use": "now", "gained": kinds[best.a].id, "gold": rises, "points": points}
            after = _done(after, best)
        rest = after.copy()
        rest.turn = seat
        view, free = self.judge.worth.reader.read(rest, seat), rest.near & ~rest.sites
        for kind in sorted(view.kinds, key=view.best_tile, reverse=True):
            row = view.tile(kind)
            there = [one for one in range(len(row)) if free & self.needs.sites(one)]
            if row[island] == max((row[one] for one in there), default=0.0) > 0:
                return {"use": "later", "gained": kinds[kind].id, "gold": 0, "points": 0}
        return {"use": "none", "gold": 0, "points": 0}

    def _next(self, state: MuranoState) -> MuranoAction | None:
        """Return the best tile to build next in the same visit, with its site, None if another action is better."""
        legal = cast("list[MuranoAction]", state.legal_actions())
        ratings = self.judge.rate(state, legal)
        best = legal[max(range(len(legal)), key=ratings.__getitem__)]
        return best if best.verb == BUILD and best.a >= 0 else None

    def _served(self, state: MuranoState, island: int, colour: int) -> list[int]:
        """Return the seats with a shop of a colour on an island."""
        rows = state.shops[island :: self.judge.worth.islands]
        return [seat for seat, colours in enumerate(rows) if colours >> colour & 1]

    def _saves_space(self, state: MuranoState, island: int) -> bool:
        """Return whether the player has shops, none of them on an island, and another street can lie beside them."""
        count, seat = self.judge.worth.islands, state.turn
        own = state.shops[seat * count : (seat + 1) * count]
        return not own[island] and any(own[other] for other in self.needs.room(state))

    def _has_shops(self, state: MuranoState, island: int) -> bool:
        """Return whether anybody has a shop on an island."""
        return any(state.shops[island :: self.judge.worth.islands])

    def _can_pave(self, state: MuranoState, island: int) -> bool:
        return any(
            action.verb == "build" and self.board.island_of_street[action.b] == island  # type: ignore[attr-defined]
            for action in state.legal_actions()
        )


def _done(state: MuranoState, action: MuranoAction) -> MuranoState:
    """Return the position after an action."""
    after = state.copy()
    after.apply(action)
    return after
