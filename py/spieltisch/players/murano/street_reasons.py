"""Reasons for streets in Murano, as ids and data."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, cast

from ...murano import scoring
from ...murano.actions import BUILD, MuranoAction
from ...murano.board import STREET
from ...murano.cards.terms import Tally
from ...murano.ending import empty_sorts
from ...murano.state import MuranoState
from ...murano.trade import earnings
from ..knowledge import Reason
from . import coming
from .card_reasons import CardReasons
from .islands import after_building
from .judge import Judge
from .promise import NEVER

FEW = 3
"""A stock with at most so many tiles is near the end of the game."""


class StreetReasons:
    """Explains streets, drawn and laid, and what brings the end near.

    Args:
        judge: the judgement that chose the actions.
        cards: explains the gain of own cards.
    """

    def __init__(self, judge: Judge, cards: CardReasons) -> None:
        self.judge = judge
        self.cards = cards
        self.board = judge.rules.board

    # -- the end ---------------------------------------------------------------------------------------------------

    def _lead(self, state: MuranoState) -> dict[str, int]:
        """Return the lead on the track, which is open to all."""
        others = [points for seat, points in enumerate(state.points) if seat != state.turn]
        lead = state.points[state.turn] - max(others)
        cards = 0 if lead > 0 else self.cards.cards_total(state)
        served = [
            min(len(scoring.unscored(state, seat)), sum(scoring.gondoliers(state, seat)))
            for seat in range(len(state.points))
        ]
        own, rival = served[state.turn], max(range(len(served)), key=served.__getitem__)
        more = {"rival": rival, "theirs": served[rival], "yours": own, "more": int(served[rival] > own)}
        return {"lead": abs(lead), "side": (lead > 0) - (lead < 0), "counted": cards, **more}

    def _last(self, state: MuranoState, sort: str, left: int) -> list[Reason]:
        """Return the reason of a nearer end, for a sort with so many tiles left."""
        if state.ending is not None:
            return []
        needed: int = state.rules.constants["endSortsExhausted"]
        empty = {*empty_sorts(state)} - {sort}
        if not left and len(empty) + 1 >= needed:
            return [Reason("ends-game", self._lead(state))]
        if left <= FEW and len(empty) + 1 >= needed and self.judge.view(state).hurry(sort) > 0:
            return [Reason("end-near", {"left": left, "sort": sort, **self._lead(state)})]
        return []

    # -- streets ----------------------------------------------------------------------------------------------------

    def draw(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reasons for a street before it is drawn."""
        seat, view = state.turn, self.judge.view(state)
        left = sum(map(len, state.streets)) - 1
        found = self._last(state, STREET, left)
        free = (state.near & ~state.sites).bit_count()
        own = [kind for kind, count in enumerate(state.tiles[seat]) if count]
        held = sum(state.tiles[seat])
        if held > free and own:
            best = max(own, key=view.best_tile)
            found.append(Reason("room-for", {"tile": self.board.kinds[best].id, "tiles": held, "free": free}))
        fits = self.fitting(state)
        if fits["fits"]:
            found.append(Reason("street-for-shops", fits))
        room = self._room(state)
        for number, where in zip(view.own, view.plan.where, strict=True):
            if where not in room:
                continue
            card = {"card": self.judge.rules.characters[number].id, "island": self.board.islands[where].id}
            if self._wants_customers(state, number, where):
                if any(
                    self._avoided(state, other, where)
                    for other, there in zip(view.own, view.plan.where, strict=True)
                    if there == where
                ):
                    continue
                found.append(Reason("street-for-card", card))
            elif not self.sites(where) & state.near & ~state.sites and self._wants_tile(state, number, where):
                found.append(Reason("site-for-card", card))
        if not found and held and free:
            found.append(Reason("street-gives-choice", {"tiles": held, "free": free}))
        if not found:
            shops = int(any(state.shops[seat * self.judge.worth.islands :][: self.judge.worth.islands]))
            others = any(sum(tiles) for other, tiles in enumerate(state.tiles) if other != seat)
            first = int(others and not held)
            makes_room = Reason("street-makes-room", {"shops": shops})
            found.append(makes_room if free else Reason("no-site-free", {"others": first}))
        return found

    def _room(self, state: MuranoState) -> set[int]:
        """Return the islands with a free space for a street."""
        places = enumerate(self.board.island_of_street)
        return {island for place, island in places if not state.paved >> place & 1}

    def fitting(self, state: MuranoState) -> dict[str, int]:
        """Return the number of hidden streets that raise the best income of the player at once, and of all."""
        seat, now, count = state.turn, earnings(state, state.turn), len(self.board.islands)
        hidden = [self.board.paving[kind] for stack in state.streets for kind in stack]
        fits = sum(
            any(
                now[island] + street.customers > max(now)
                and state.shops[seat * count + island] >> street.colour & 1
                for island in self._room(state)
            )
            for street in hidden
            if street.customers
        )
        return {"fits": fits, "all": len(hidden)}

    def sites(self, island: int) -> int:
        """Return the building sites of an island as a bit mask."""
        sites = self.board.islands[island].sites
        return (1 << sites.stop) - (1 << sites.start)

    def _wants_tile(self, state: MuranoState, card: int, island: int) -> bool:
        """Return True if a building of some kind that may still come helps a card on an island."""
        look, before, seat = self.cards.promise(card), scoring.tally(state, island), state.turn
        had = look(before, seat, state.beads[seat])
        for number in coming.tiles(state, seat):
            owned = self.board.kinds[number].owned
            then = look(after_building(before, seat, number, owned=owned), seat, state.beads[seat])
            if then.points > had.points or then.missing < had.missing:
                return True
        return False

    def _wants_customers(self, state: MuranoState, card: int, island: int) -> bool:
        """Return True if customers of some colour that may still come help a card on an island, and those of no colour harm it."""
        look, before = self.cards.promise(card), scoring.tally(state, island)
        seat, helps = state.turn, False
        had = look(before, seat, state.beads[seat])
        for colour in coming.customers(state):
            customers = [*before.customers]
            customers[colour] += 1
            then = look(before._replace(customers=customers), seat, state.beads[seat])
            if then.missing > had.missing or then.risk > had.risk or then.points < had.points:
                return False
            helps = helps or then.points > had.points or then.missing < had.missing
        return helps

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
        return reasons or [Reason("street-must-lie")]

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
            avoided = self._avoided(state, number, island) if where == island else set()
            if avoided and colour not in avoided:
                card = self.judge.rules.characters[number].id
                return [Reason("fills-for-card", {"card": card, "island": self.board.islands[island].id})]
        return []

    def _avoided(self, state: MuranoState, card: int, island: int) -> set[int]:
        """Return the colours whose customers harm a card on an island where it can still count."""
        look, before, seat = self.cards.promise(card), scoring.tally(state, island), state.turn
        had = look(before, seat, state.beads[seat])
        found: set[int] = set()
        for colour in range(self.judge.worth.colours if not (had.growth or had.missing) else 0):
            customers = [*before.customers]
            customers[colour] += 1
            then = look(before._replace(customers=customers), seat, state.beads[seat])
            if then.missing > had.missing or then.risk > had.risk:
                found.add(colour)
        return found

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
        return self.spared(
            state,
            islands,
            lambda tally: tally._replace(
                customers=[
                    count + street.customers * (colour == street.colour)
                    for colour, count in enumerate(tally.customers)
                ]
            ),
        )

    def spared(
        self, state: MuranoState, islands: Collection[int], change: Callable[[Tally], Tally]
    ) -> list[Reason]:
        """Return the reason of an own card that a change of its island would harm.

        Args:
            state: the position.
            islands: on which the same could be built instead.
            change: what it does to the contents of an island.
        """
        seat, view = state.turn, self.judge.view(state)
        beads = state.beads[seat]
        for number, where in zip(view.own, view.plan.where, strict=True):
            if where not in islands:
                continue
            look, tally = self.cards.promise(number), scoring.tally(state, where)
            had, then = look(tally, seat, beads), look(change(tally), seat, beads)
            if then.missing > had.missing or then.points < had.points or then.risk > had.risk:
                data = {
                    "card": self.judge.rules.characters[number].id,
                    "island": self.board.islands[where].id,
                }
                return [Reason("spares-card", data, plain=True)]
        return []

    def _opens(self, state: MuranoState, island: int, sites: int) -> list[Reason]:
        """Return the reason of building sites that a street opens, with what they are for: a card there, or unbuilt tiles."""
        view, seat = self.judge.view(state), state.turn
        held = sum(state.tiles[seat])
        data = {"island": self.board.islands[island].id, "sites": sites}
        here = [
            number
            for number, where in zip(view.own, view.plan.where, strict=True)
            if where == island and self._wants_tile(state, number, island)
        ]
        if serves := self._held_for_card(state, island):
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

    def _held_for_card(self, state: MuranoState, island: int) -> dict[str, Any]:
        """Return the own card that an unbuilt tile of the player makes count on an island, more than anywhere now, with a gondolier to come."""
        seat, cards, posts = state.turn, self.judge.rules.characters, self.judge.view(state).posts
        if not (posts.there[island] or (posts.hand and posts.fares[island] < NEVER)):
            return {}
        own = scoring.unscored(state, seat)
        tally, jokers = scoring.tally(state, island), scoring.jokers(state, seat)
        best, named = 0, -1
        for card, now in zip(own, scoring.values(state, seat, own), strict=True):
            for kind, count in enumerate(state.tiles[seat]):
                if not count or cards[card].island not in (-1, island):
                    continue
                then = after_building(tally, seat, kind, owned=self.board.kinds[kind].owned)
                points = cards[card].value(then, seat, state.beads[seat], jokers)
                if points > max(best, *now):
                    best, named = points, card
        stands = int(posts.there[island] > 0)
        return {"card": cards[named].id, "points": best, "stands": stands} if best else {}

    def held_for_card(self, state: MuranoState) -> list[Reason]:
        """Return the reason of the island where an unbuilt tile meets the condition of an own card, on a free site or after a street."""
        free, found = state.near & ~state.sites, []
        room = self._room(state) if any(state.streets) else ()
        view, ids = self.judge.view(state), [card.id for card in self.judge.rules.characters]
        planned = {ids[card]: where for card, where in zip(view.own, view.plan.where, strict=True)}
        for island in range(len(self.board.islands)):
            near = bool(free & self.sites(island))
            if (near or island in room) and (serves := self._held_for_card(state, island)):
                card = serves["card"]
                if not self.cards.grows(ids.index(card), state, island):
                    found.append(
                        (
                            serves["points"],
                            planned.get(card) == island,
                            serves["stands"],
                            near,
                            -island,
                            serves,
                        )
                    )
        if not found:
            return []
        *_, island, serves = max(found, key=lambda row: row[:-1])
        return [Reason("visit-for-card", {**serves, "island": self.board.islands[-island].id})]

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
