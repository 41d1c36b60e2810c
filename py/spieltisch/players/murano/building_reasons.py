"""What speaks for buying and building in Murano, as ids and data."""

from __future__ import annotations

from collections.abc import Iterable

from ...murano import scoring
from ...murano.actions import MuranoAction
from ...murano.board import GLASS, STREET
from ...murano.construction.specials import SPECIAL
from ...murano.ending import empty_sorts
from ...murano.state import MuranoState
from ..knowledge import Reason
from .islands import after_building
from .judge import Judge


class BuildingReasons:
    """Explains purchases and what is built.

    Args:
        judge: the judgement that chose them.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.board = judge.rules.board

    # -- purchases -------------------------------------------------------------------------------------------------

    def buy(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return what speaks for the top tile of a stock; it is not known which one it is."""
        kinds = self.board.kinds_of[self.board.building_sorts[action.a]]
        reasons = self._use(state, kinds[0])
        least = min(self._points(state, kind) for kind in kinds)
        if least:
            reasons.append(Reason("points-when-built", {"points": least}))
        if len(state.stock[action.a]) == 1:
            reasons = [*self._last(state, self.board.building_sorts[action.a]), *reasons]
        return reasons

    def search(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return what speaks for paying for a choice."""
        last = (
            self._last(state, self.board.building_sorts[action.a]) if len(state.stock[action.a]) == 1 else []
        )
        return [*last, Reason("choice-of", {"count": len(state.stock[action.a])})]

    def choose(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return what speaks for a tile of an open stock."""
        islands = range(self.judge.worth.islands)
        reasons = self._grows(state, action.a, islands)
        colour = self.board.kinds[action.a].colour
        if colour >= 0:
            count, island = max((self._customers(state, there, colour), there) for there in islands)
            reasons += self._waiting(island, count)
        points = self._points(state, action.a)
        return [*reasons, Reason("points-when-built", {"points": points})]

    def _last(self, state: MuranoState, sort: str) -> list[Reason]:
        """Return that the end comes when the last tile of a sort goes."""
        empty = {*empty_sorts(state), sort}
        ends = state.ending is None and len(empty) >= state.rules.constants["endSortsExhausted"]
        return [Reason("ends-game")] if ends else []

    # -- building --------------------------------------------------------------------------------------------------

    def draw(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return what speaks for a street, whichever it may be."""
        last = self._last(state, STREET) if sum(map(len, state.streets)) == 1 else []
        return [*last, Reason("street-makes-room" if state.near & ~state.sites else "no-site-free")]

    def build(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return what speaks for a building or a street on its space."""
        if action.a < 0:
            return self._pave(state, action)
        island = self.board.island_of_site[action.b]
        reasons = self._grows(state, action.a, [island])
        colour = self.board.kinds[action.a].colour
        if colour >= 0:
            reasons += self._waiting(island, self._customers(state, island, colour))
        points = self._points(state, action.a)
        if points:
            reasons.append(Reason("points-now", {"points": points}))
        return reasons + self._use(state, action.a)

    def _pave(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        board = self.board
        street = board.paving[state.drawn]
        island = board.island_of_street[action.b]
        name = board.islands[island].id
        reasons = []
        if street.customers:
            shops = state.shops[island :: self.judge.worth.islands]
            served = [seat for seat, colours in enumerate(shops) if colours >> street.colour & 1]
            if state.turn in served:
                reasons.append(Reason("customers-for-you", {"island": name, "count": street.customers}))
            elif not served:
                reasons.append(Reason("customers-for-nobody", {"island": name}))
        if board.beside[action.b] & ~state.near & ~state.sites:
            reasons.append(Reason("opens-sites", {"island": name}))
        return reasons or [Reason("street-must-lie")]

    # -- what both have in common ----------------------------------------------------------------------------------

    def _points(self, state: MuranoState, kind: int) -> int:
        return self.board.kinds[kind].points + state.perks[state.turn].built[kind]

    def _use(self, state: MuranoState, kind: int) -> list[Reason]:
        """Return what a building is for besides its points."""
        sort = self.board.kinds[kind].sort
        if sort == GLASS:
            return [Reason("factory-makes-beads")]
        if sort == SPECIAL and state.special_pile:
            return [Reason("brings-special")]
        return [] if self._points(state, kind) else [Reason("counts-for-cards")]

    def _customers(self, state: MuranoState, island: int, colour: int) -> int:
        return state.customers[island * self.judge.worth.colours + colour]

    def _waiting(self, island: int, count: int) -> list[Reason]:
        data = {"island": self.board.islands[island].id, "count": count}
        return [Reason("customers-here", data)] if count else []

    def _grows(self, state: MuranoState, kind: int, islands: Iterable[int]) -> list[Reason]:
        """Return the own card to which a tile would bring most."""
        seat = state.turn
        beads, jokers = state.beads[seat], scoring.jokers(state, seat)
        owned = self.board.kinds[kind].owned
        best: tuple[int, int, int] = (0, -1, -1)
        for island in islands:
            before = scoring.tally(state, island)
            after = after_building(before, seat, kind, owned=owned)
            for number in scoring.unscored(state, seat):
                card = self.judge.rules.characters[number]
                if card.island in (-1, island):
                    more = card.value(after, seat, beads, jokers) - card.value(before, seat, beads, jokers)
                    best = max(best, (more, number, island))
        points, number, island = best
        if points <= 0:
            return []
        card_id = self.judge.rules.characters[number].id
        return [Reason("card-grows", {"card": card_id, "island": self.board.islands[island].id, "points": points})]  # fmt: skip
