"""What reasons for tiles of Murano have in common: bought, drawn, or built."""

from __future__ import annotations

from typing import Any

from ....murano.board import GLASS
from ....murano.construction.specials import SPECIAL
from ....murano.state import MuranoState
from ...knowledge import Reason
from ..perks import SHOWN, special
from ..wishes import is_rich
from .card_gains import CardGains
from .card_needs import CardNeeds
from .ending_reasons import EndingReasons


class TileReasons:
    """Explains what a tile brings.

    Args:
        gains: what own cards gain by a change.
    """

    def __init__(self, gains: CardGains) -> None:
        self.gains = gains
        self.judge = gains.judge
        self.board = gains.board
        self.needs = CardNeeds(gains)
        self.ending = EndingReasons(gains)

    def _points(self, state: MuranoState, kind: int) -> int:
        return self.board.kinds[kind].points + state.perks[state.turn].built[kind]

    def _use(self, state: MuranoState, kind: int, held: int = 0) -> list[Reason]:
        """Return the reasons for a building besides its points, after those of its sort that are held."""
        sort = self.board.kinds[kind].sort
        # Each bead costs a point (MU-715).
        count = state.factories[state.turn] + held + 1
        paid = state.points[state.turn] >= -count * self.judge.rules.bead_points
        if sort == GLASS and paid and not is_rich(self.judge, state):
            sales = self.judge.rules.sales
            gold = sales[min(count, len(sales) - 1)] + state.perks[state.turn].sale
            data = {"factories": count, "gold": gold, "points": -count * self.judge.rules.bead_points}
            return [Reason("factory-makes-beads", data)]
        return self._special(state) if sort == SPECIAL and state.special_pile else []

    def _special(self, state: MuranoState) -> list[Reason]:
        """Return the reason of the special building cards that are left: how many pay for themselves yet, and the best of them."""
        rules, view = self.judge.rules, self.judge.view(state)
        taken = {card for kept in state.specials for card in kept}
        worth = {
            card.id: special(view, card.effect) for i, card in enumerate(rules.specials) if i not in taken
        }
        # They have to bring back the gold, and the turn of the purchase.
        cost = rules.buy_prices[SPECIAL] * view.price + view.purse.tempo
        data: dict[str, Any] = {"all": len(worth), "good": sum(one >= cost for one in worth.values())}
        data |= {"seen": min(SHOWN, len(worth)), "turns": round(view.turns)}
        return [Reason("brings-special", {**data, "card": max(worth, key=worth.__getitem__)})]

    def _rivals(self, state: MuranoState, seat: int) -> list[int]:
        """Return the other seats, the next one first."""
        return [(seat + step) % self.judge.rules.count for step in range(1, self.judge.rules.count)]
