"""Reasons for the building sites that a street opens in Murano, and for whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from ....murano import phases
from ....murano.actions import BUILD, MuranoAction
from ....murano.construction.specials import SPECIAL
from ....murano.state import MuranoState
from ....murano.trade import earnings
from ...judged import EVEN
from ...knowledge import Reason
from ..promise import NEVER
from .card_gains import ALIKE
from .tile_reasons import TileReasons


class SiteReasons(TileReasons):
    """Explains the sites that streets open."""

    def _unbuilt(self, state: MuranoState, seat: int) -> list[int]:
        """Return the unbuilt tiles of a seat, the best ones first."""
        view = self.judge.worth.reader.read(state, seat)
        held = [kind for kind, count in enumerate(state.tiles[seat]) for _ in range(count)]
        return sorted(held, key=view.best_tile, reverse=True)

    def _room_for(self, state: MuranoState, free: int) -> list[Reason]:
        """Return the reason of the unbuilt tiles without a site for which one more street can make room."""
        own = self._unbuilt(state, state.turn)
        # The best ones have the sites that are free.
        served = own[free : free + self.needs.opening(state)]
        if not served:
            return []
        special = any(self.board.kinds[kind].sort == SPECIAL for kind in served)
        data = {
            "tiles": len(own),
            "free": free,
            "room": len(served),
            "rest": len(own) - free - len(served),
            "tile": self.board.kinds[served[0]].id,
            "points": sum(self._points(state, kind) for kind in served),
            "picks": int(special and bool(state.special_pile)),
            "gold": 0,
            "serves": 0,
        }
        return [Reason("room-for", data)]

    def _opened_by(self, state: MuranoState, action: MuranoAction) -> int:
        """Return the building sites that a street opens on its space as a bit mask."""
        return self.board.beside[action.b] & ~state.near & ~state.sites

    def _opens_nothing(self, state: MuranoState) -> list[Reason]:
        """Return the reason of a street that opens no site, where others would be the first to use one."""
        legal = cast("list[MuranoAction]", state.legal_actions())
        opening = any(self._opened_by(state, other) for other in legal if other.verb == BUILD and other.a < 0)
        return [Reason("opens-nothing")] if opening and not sum(state.tiles[state.turn]) else []

    def _opens_beside(self, state: MuranoState, action: MuranoAction, island: int) -> list[Reason]:
        """Return the reason of building sites that a street opens, where it opens none on other spaces of the island."""
        legal = cast("list[MuranoAction]", state.legal_actions())
        here = [
            one
            for one in legal
            if one.verb == BUILD and one.a < 0 and self.board.island_of_street[one.b] == island
        ]
        if all(self._opened_by(state, one) for one in here):
            return []
        sites = self._opened_by(state, action).bit_count()
        return [Reason("opens-beside", {"island": self.board.islands[island].id, "sites": sites})]

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
            alike = self._serve_alike(state, island, serves)
            return [Reason("opens-for-held", {**data, **serves, "alike": alike, "left": sites - 1})]
        if here:
            return [Reason("opens-for-card", {**data, **self._for_card(state, action, here[0], island)})]
        others = max(sum(tiles) for other, tiles in enumerate(state.tiles) if other != seat)
        free = (state.near & ~state.sites).bit_count()
        if free and not others and not held:
            return []
        if held and free >= held and view.opened(island) <= 0:
            return []
        if others and not held:
            return [Reason("opens-few", {**data, "alike": self._as_good(state, action, most=sites) - 1})]
        there = self._built_there(state, action, island)
        rival = max(self._rivals(state, seat), key=lambda one: sum(state.tiles[one]))
        if not free and there["use"] == "now" and sites == 1 and others:
            alike = self._as_good(state, action, most=1) - 1
            return [
                Reason("opens-for-you", {"island": data["island"], **there, "rival": rival, "alike": alike})
            ]
        left = sites - there["tiles"] if there["use"] == "now" else 0
        # A shop that is built there later is best where its customers are.
        settled = there["gold"] or there.get("customers") or there["use"] == "later"
        alike = int(not settled and self._is_common(state, action, there.get("tiles", 1)))
        if alike and not self.board.paving[state.drawn].customers:
            alike = 2
        there |= {"beside": 0, "waiting": 0, "elsewhere": 0}
        if there["use"] in {"now", "soon"} and not settled and not alike:
            there |= self._why_there(state, island, there["gained"])
        return [
            Reason(
                "opens-sites",
                {**data, **there, "left": left, "alike": alike, "others": others, "rival": rival},
            )
        ]

    def _for_card(self, state: MuranoState, action: MuranoAction, card: int, island: int) -> dict[str, Any]:
        """Return an own card for which a street opens sites, what it still needs there then, and how many other islands are as good for it."""
        after, view = _done(state, action), self.judge.view(state)
        after.turn = state.turn
        data: dict[str, Any] = {"card": self.judge.rules.characters[card].id, "alike": 0}
        if self.judge.rules.characters[card].island < 0:
            hopes = [one.hope(card, view.whole) for one in view.islands]
            closed, posts = self.needs.closed(state), view.posts
            data["alike"] = sum(
                one != island
                and hope > hopes[island] - ALIKE
                and bool(posts.there[one]) == bool(posts.there[island])
                and bool(posts.there[one] or (posts.hand and posts.fares[one] < NEVER))
                and bool(self.needs.sites(one) & closed)
                and self._can_pave(state, one)
                for one, hope in enumerate(hopes)
            )
        grows = int(self.gains.grows(card, state, island))
        needs = {"missing": 0, "held": 0} if grows else self.gains.needs(after, card, island)
        return {**data, "grows": grows, **needs, "tiles": needs["held"]}

    def _serve_alike(self, state: MuranoState, island: int, serves: Mapping[str, Any]) -> int:
        """Return on how many other islands the street would let a tile that is held serve the same card as much."""
        closed, same = self.needs.closed(state), ("card", "points", "stands")
        others = (
            self.needs.served_by_held(state, other)
            for other in range(len(self.board.islands))
            if other != island and self.needs.sites(other) & closed and self._can_pave(state, other)
        )
        return sum(bool(one) and all(one[key] == serves[key] for key in same) for one in others)

    def _why_there(self, state: MuranoState, island: int, tile: str) -> dict[str, Any]:
        """Return what speaks for the island of a shop that earns nothing there yet, and how much it would earn elsewhere.

        Income is that of one island: own shops there of other colours, and customers for such ones.
        """
        kind = next(number for number, one in enumerate(self.board.kinds) if one.id == tile)
        colour, colours = self.board.kinds[kind].colour, self.judge.worth.colours
        if colour < 0:
            return {}
        own = state.shops[state.turn * self.judge.worth.islands + island]
        there = [*state.customers[island * colours : (island + 1) * colours]]
        street = self.board.paving[state.drawn]
        there[street.colour] += street.customers
        waiting = sum(count for one, count in enumerate(there) if one != colour and not own >> one & 1)
        sites = self.needs.closed(state) | (state.near & ~state.sites)
        rest = (one for one in range(len(self.board.islands)) if one != island and self._can_pave(state, one))
        rise, other = max(((self._rise_with(state, one, kind, sites), -one) for one in rest), default=(0, 0))
        best = {"islands": [self.board.islands[-other].id]} if rise else {}
        beside = 0 if own >> colour & 1 else own.bit_count()
        return {"beside": beside, "waiting": waiting, "elsewhere": rise, **best}

    def _rise_with(self, state: MuranoState, island: int, kind: int, sites: int) -> int:
        """Return the gold that a shop on one of some sites of an island would add to the best income now."""
        seat, colour, income = state.turn, self.board.kinds[kind].colour, earnings(state, state.turn)
        known = state.shops[seat * len(income) + island]
        if colour < 0 or not sites & self.needs.sites(island) or known >> colour & 1:
            return 0
        there = state.customers[island * self.judge.worth.colours + colour]
        return max(0, income[island] + there - max(income))

    def _is_common(self, state: MuranoState, action: MuranoAction, sites: int) -> bool:
        """Return whether most places of a street open at least so many building sites, and are as good by the judgement."""
        legal = cast("list[MuranoAction]", state.legal_actions())
        laid = [one for one in legal if one.verb == BUILD and one.a < 0]
        if 2 * sum(self._opened_by(state, one).bit_count() >= sites for one in laid) <= len(laid):
            return False
        return 2 * self._as_good(state, action) > len(laid)

    def _as_good(self, state: MuranoState, action: MuranoAction, most: int = 0) -> int:
        """Return how many places of a street are as good by the judgement, of those that open so many building sites if that is given."""
        legal = cast("list[MuranoAction]", state.legal_actions())
        ratings = dict(zip(legal, self.judge.rate(state, legal), strict=True))
        return sum(
            ratings[one] >= ratings[action] - EVEN
            and (not most or self._opened_by(state, one).bit_count() == most)
            for one in legal
            if one.verb == BUILD and one.a < 0
        )

    def _built_there(self, state: MuranoState, action: MuranoAction, island: int) -> dict[str, Any]:
        """Return the unbuilt tiles of the player that are best built on the sites of a street, now or later, and what they bring."""
        seat, opened, after = state.turn, self._opened_by(state, action), _done(state, action)
        kinds = self.board.kinds
        after = self._elsewhere(after, seat, opened)
        visit, there = self._visited(after, seat, opened)
        if there:
            return {
                "use": "now",
                "gained": kinds[there[0]].id,
                "tiles": len(there),
                "gold": max(earnings(visit, seat)) - max(earnings(after, seat)),
                "points": sum(self._points(state, kind) for kind in there),
                "picks": sum(kinds[kind].sort == SPECIAL for kind in there),
                **self._waits(state, action, visit),
            }
        rest = after.copy()
        rest.turn = seat
        view, free = self.judge.worth.reader.read(rest, seat), rest.near & ~rest.sites
        for kind in sorted(view.kinds, key=view.best_tile, reverse=True):
            row = view.tile(kind)
            others = [one for one in range(len(row)) if free & self.needs.sites(one)]
            if row[island] == max((row[one] for one in others), default=0.0) > 0:
                # What this very visit can still build is none for later.
                still = after.turn == seat and after.phase == phases.BUILD
                soon = still and any(
                    one.verb == BUILD and one.a == kind and opened >> one.b & 1
                    for one in cast("list[MuranoAction]", after.legal_actions())
                )
                use = "soon" if soon else "later"
                colour = kinds[kind].colour
                waiting = after.customers[island * self.judge.worth.colours + colour] if colour >= 0 else 0
                gains = {"gold": 0, "points": 0, "customers": waiting}
                return {"use": use, "gained": kinds[kind].id, **gains}
        return {"use": "none", "gold": 0, "points": 0}

    def _elsewhere(self, after: MuranoState, seat: int, opened: int) -> MuranoState:
        """Return the position after the tiles that are best built first in the same visit, on other sites than opened ones."""
        while after.turn == seat and after.phase == phases.BUILD:
            best = self._next(after)
            if best is None or opened >> best.b & 1:
                break
            after = _built(after, best)
        return after

    def _visited(self, after: MuranoState, seat: int, opened: int) -> tuple[MuranoState, list[int]]:
        """Return the position after the tiles that are best built on opened sites, next in the same visit, and these tiles."""
        found: list[int] = []
        while after.turn == seat and after.phase == phases.BUILD:
            best = self._next(after)
            if best is None or not opened >> best.b & 1:
                break
            found.append(best.a)
            after = _built(after, best)
        return after, found

    def _waits(self, state: MuranoState, action: MuranoAction, visit: MuranoState) -> dict[str, Any]:
        """Return how many own tiles have no site after a visit, though another place of the street opens more, and the best of them."""
        seat, opened = state.turn, self._opened_by(state, action).bit_count()
        own = self._unbuilt(visit, seat)
        waits = max(0, len(own) - (visit.near & ~visit.sites).bit_count())
        legal = cast("list[MuranoAction]", state.legal_actions())
        if not waits or all(
            self._opened_by(state, one).bit_count() <= opened
            for one in legal
            if one.verb == BUILD and one.a < 0
        ):
            return {"waits": 0}
        return {"waits": waits, "tile": self.board.kinds[own[-waits]].id}

    def _next(self, state: MuranoState) -> MuranoAction | None:
        """Return the best tile to build next in the same visit, with its site, None if another action is better."""
        legal = cast("list[MuranoAction]", state.legal_actions())
        ratings = self.judge.rate(state, legal)
        best = legal[max(range(len(legal)), key=ratings.__getitem__)]
        return best if best.verb == BUILD and best.a >= 0 else None

    def _can_pave(self, state: MuranoState, island: int) -> bool:
        return any(
            action.verb == "build" and self.board.island_of_street[action.b] == island  # type: ignore[attr-defined]
            for action in state.legal_actions()
        )


def _built(state: MuranoState, tile: MuranoAction) -> MuranoState:
    """Return the position after a tile, and after its special building card."""
    after = _done(state, tile)
    if after.turn == state.turn and after.phase == phases.SPECIAL:
        # Which card is kept is hidden, and changes nothing of what is built.
        after = _done(after, cast("MuranoAction", after.legal_actions()[0]))
    return after


def _done(state: MuranoState, action: MuranoAction) -> MuranoState:
    """Return the position after an action."""
    after = state.copy()
    after.apply(action)
    return after
