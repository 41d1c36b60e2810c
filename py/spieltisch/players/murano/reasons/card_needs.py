"""What the player's cards in Murano need of an island: tiles, customers, and room for both."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from ....murano import scoring
from ....murano.cards.terms import Tally
from ....murano.state import MuranoState
from ...knowledge import Reason
from ..islands import after_building
from ..promise import NEVER
from . import coming
from .card_gains import CardGains

TOGETHER = 2
"""Tiles of an action for a street and a building beside it."""


def with_tile(seat: int, kind: int, *, owned: bool) -> Callable[[Tally], Tally]:
    """Return the change of an island by a tile."""
    return lambda tally: after_building(tally, seat, kind, owned=owned)


class CardNeeds:
    """Finds which tiles and customers help own cards on an island, and which harm them.

    Args:
        gains: what own cards gain by a change.
    """

    def __init__(self, gains: CardGains) -> None:
        self.gains = gains
        self.judge = gains.judge
        self.board = gains.board

    def sites(self, island: int) -> int:
        """Return the building sites of an island as a bit mask."""
        sites = self.board.islands[island].sites
        return (1 << sites.stop) - (1 << sites.start)

    def room(self, state: MuranoState) -> set[int]:
        """Return the islands with a free space for a street."""
        places = enumerate(self.board.island_of_street)
        return {island for place, island in places if not state.paved >> place & 1}

    def closed(self, state: MuranoState) -> int:
        """Return the building sites that a street would still open as a bit mask: nothing lies on them or beside them."""
        every = sum(self.sites(island) for island in range(len(self.board.islands)))
        return every & ~(state.near | state.sites) if any(state.streets) else 0

    def opening(self, state: MuranoState) -> int:
        """Return how many building sites one more street can open at most."""
        closed, places = self.closed(state), range(len(self.board.island_of_street))
        opened = [self.board.beside[place] & closed for place in places if not state.paved >> place & 1]
        return max((sites.bit_count() for sites in opened), default=0)

    def with_street(self, state: MuranoState) -> int:
        """Return 1 if a tile that is bought has no site, but one visit can lay a street and build it, 2 if nobody else then holds a tile; otherwise 0."""
        seat = state.turn
        if state.near & ~state.sites or sum(state.tiles[seat]):
            return 0
        return int(self.opening(state) > 0 and state.perks[seat].limit >= TOGETHER) * (
            1 + (not any(map(sum, state.tiles)))
        )

    def one_visit(self, state: MuranoState, island: int, count: int) -> bool:
        """Return whether one visit to a building space is enough for a street on an island and so many tiles on its sites."""
        sites, closed, tiles = self.sites(island), self.closed(state), state.perks[state.turn].limit - 1
        free = (state.near & ~state.sites & sites).bit_count()
        opened = (
            (self.board.beside[place] & closed & sites).bit_count()
            for place, one in enumerate(self.board.island_of_street)
            if one == island and not state.paved >> place & 1
        )
        most = max(opened, default=0)
        return most > 0 and count <= min(tiles, free + most)

    def wants_tile(self, state: MuranoState, card: int, island: int) -> bool:
        """Return True if a building of some kind that may still come helps a card on an island."""
        return any(self.helps(state, card, island, kind) for kind in coming.tiles(state, state.turn))

    def helps(self, state: MuranoState, card: int, island: int, kind: int) -> bool:
        """Return True if an own card is worth more, or lacks less, on an island with one more building of a kind."""
        look, before, seat = self.gains.promise(card), scoring.tally(state, island), state.turn
        had = look(before, seat, state.beads[seat])
        then = look(
            after_building(before, seat, kind, owned=self.board.kinds[kind].owned), seat, state.beads[seat]
        )
        return then.points > had.points or then.missing < had.missing

    def wants_customers(self, state: MuranoState, card: int, island: int) -> bool:
        """Return True if customers of some colour that may still come help a card on an island, and those of no colour harm it."""
        look, before = self.gains.promise(card), scoring.tally(state, island)
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

    def avoided(self, state: MuranoState, card: int, island: int) -> set[int]:
        """Return the colours whose customers harm a card on an island where it can still count."""
        look, before, seat = self.gains.promise(card), scoring.tally(state, island), state.turn
        had = look(before, seat, state.beads[seat])
        found: set[int] = set()
        for colour in range(self.judge.worth.colours if not (had.growth or had.missing) else 0):
            customers = [*before.customers]
            customers[colour] += 1
            then = look(before._replace(customers=customers), seat, state.beads[seat])
            if then.missing > had.missing or then.risk > had.risk:
                found.add(colour)
        return found

    def allows(self, state: MuranoState, card: int, island: int, colours: Collection[int]) -> tuple[int, int]:
        """Return the points that a card counts on an island, and how many more customers of such colours leave them; 0 where it loses none."""
        seat, beads, tally = state.turn, state.beads[state.turn], scoring.tally(state, island)
        value, jokers = self.judge.rules.characters[card].value, scoring.jokers(state, seat)
        points, most = value(tally, seat, beads, jokers), sum(coming.customers(state).values())
        for more in range(most if colours and points > 0 else 0):
            customers = [*tally.customers]
            customers[min(colours)] += more + 1
            if value(tally._replace(customers=customers), seat, beads, jokers) < points:
                return points, more
        return 0, 0

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
            look, tally = self.gains.promise(number), scoring.tally(state, where)
            had, then = look(tally, seat, beads), look(change(tally), seat, beads)
            if then.missing > had.missing or then.points < had.points or then.risk > had.risk:
                data = {
                    "card": self.judge.rules.characters[number].id,
                    "island": self.board.islands[where].id,
                }
                return [Reason("spares-card", data, plain=True)]
        return []

    def spoiled(self, state: MuranoState, kinds: Sequence[int]) -> list[Reason]:
        """Return the reason of an own card that each of some tiles would harm on every free site."""
        free = state.near & ~state.sites
        islands = [one for one in range(len(self.board.islands)) if free & self.sites(one)]
        harms = [
            self.spared(state, {one}, with_tile(state.turn, kind, owned=self.board.kinds[kind].owned))
            for one in islands
            for kind in kinds
        ]
        if not harms or not all(harms) or not any(state.streets):
            return []
        return [Reason("spoils-card", harms[0][0].data, plain=True, condition=True)]

    def held_for_card(self, state: MuranoState) -> list[Reason]:
        """Return the reason of the island where an unbuilt tile meets the condition of an own card, on a free site or after a street."""
        free, found = state.near & ~state.sites, []
        closed = self.closed(state)
        view = self.judge.view(state)
        planned = dict(zip(view.own, view.plan.where, strict=True))
        for island in range(len(self.board.islands)):
            near = bool(free & self.sites(island))
            points, card = (
                self._best_with_held(state, island) if near or closed & self.sites(island) else (0, -1)
            )
            if points and not self.gains.grows(card, state, island):
                stands = view.posts.there[island] > 0
                found.append((points, planned.get(card) == island, stands, near, -island, card))
        if not found:
            return []
        points, *_, island, card = max(found)
        street = int(not free & self.sites(-island))
        return [Reason("visit-for-card", {**self._served(state, -island, points, card), "street": street})]

    def served_by_held(self, state: MuranoState, island: int) -> dict[str, Any]:
        """Return the own card that an unbuilt tile of the player makes count on an island, more than anywhere now, with a gondolier to come."""
        points, card = self._best_with_held(state, island)
        free = state.near & ~state.sites
        for other in range(len(self.board.islands)):
            # Where a free site serves the card as well, no street is for it.
            if other != island and free & self.sites(other):
                there, same = self._best_with_held(state, other)
                points = 0 if same == card and there >= points else points
        return self._served(state, island, points, card) if points else {}

    def _served(self, state: MuranoState, island: int, points: int, card: int) -> dict[str, Any]:
        """Return the data of a card that counts on an island, and whether a gondolier stands there already."""
        names = {"card": self.judge.rules.characters[card].id, "island": self.board.islands[island].id}
        return {**names, "points": points, "stands": int(self.judge.view(state).posts.there[island] > 0)}

    def _best_with_held(self, state: MuranoState, island: int) -> tuple[int, int]:
        """Return the points of that card and its number, 0 and -1 where there is none."""
        seat, cards, posts = state.turn, self.judge.rules.characters, self.judge.view(state).posts
        if not (posts.there[island] or (posts.hand and posts.fares[island] < NEVER)):
            return 0, -1
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
        return best, named
