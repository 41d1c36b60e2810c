"""What reasons for tiles of Murano have in common: bought, drawn, or built."""

from __future__ import annotations

from math import comb
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
from .special_uses import used

IDLE = ("none", "no-income")
"""Uses of a special building card that acts on nothing of the player's yet."""
USEFUL = 0.5
"""Points of a special building card that is of use."""
MANY = 8
"""With gold for so many purchases, gold from beads is no purpose of a glass factory any more, which has no other."""
LONG = 4
"""Fewest turns that are left for the card of a special building to be told to work for long."""
DOUBT = 0.4
"""With a greater chance that none of the special building cards pays off, that is told."""


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

    def _use(self, state: MuranoState, kind: int, held: int = 0, *, paid: bool = False) -> list[Reason]:
        """Return the reasons for a building besides its points, after those of its sort that are held; whether its price is paid already."""
        sort = self.board.kinds[kind].sort
        # Each bead costs a point (MU-715).
        count = state.factories[state.turn] + held + 1
        enough = state.points[state.turn] >= -count * self.judge.rules.bead_points
        if sort == GLASS and enough and not is_rich(self.judge, state, MANY):
            sales = self.judge.rules.sales
            gold = sales[min(count, len(sales) - 1)] + state.perks[state.turn].sale
            data = {"factories": count, "gold": gold, "points": -count * self.judge.rules.bead_points}
            return [Reason("factory-makes-beads", data)]
        return self._special(state, paid=paid) if sort == SPECIAL and state.special_pile else []

    def _special(self, state: MuranoState, *, paid: bool) -> list[Reason]:
        """Return the reason of the special building cards that are left: how many pay for themselves yet, or are of use once that is paid, and the best of them."""
        rules, view = self.judge.rules, self.judge.view(state)
        taken = {card for kept in state.specials for card in kept}
        worth = {
            card.id: special(view, card.effect) for i, card in enumerate(rules.specials) if i not in taken
        }
        # They have to bring back the gold, and the turn of the purchase.
        cost = USEFUL if paid else rules.buy_prices[SPECIAL] * view.price + view.purse.tempo
        good, seen = sum(one >= cost for one in worth.values()), min(SHOWN, len(worth))
        fails = comb(len(worth) - good, seen) / comb(len(worth), seen)
        data: dict[str, Any] = {"good": good, "seen": seen, "pile": len(worth), "doubt": int(fails > DOUBT)}
        # Most cards act in each turn that is left: that speaks for an early one.
        data["turns"] = round(view.turns) if view.turns >= LONG else 0
        uses = {
            card.id: used(self.judge, state, i) for i, card in enumerate(rules.specials) if i not in taken
        }
        # A card is named only if it acts on something that the player has.
        fitting = [
            one
            for one, use in uses.items()
            if worth[one] >= cost
            and use["use"] not in IDLE
            # A first character costs no less.
            and (use["use"] != "characters" or use["count"] > 1)
        ]
        if not fitting:
            return [Reason("brings-special", {**data, "use": "none", "count": 0, "gold": 0})]
        best = max(fitting, key=worth.__getitem__)
        return [Reason("brings-special", {**data, **uses[best], "card": best})]

    @staticmethod
    def telling(reasons: list[Reason]) -> list[Reason]:
        """Return reasons without special building cards that pay off no more, where there is anything else."""
        return [one for one in reasons if one.id != "brings-special" or one.data["good"]] or reasons

    def _rivals(self, state: MuranoState, seat: int) -> list[int]:
        """Return the other seats, the next one first."""
        return [(seat + step) % self.judge.rules.count for step in range(1, self.judge.rules.count)]
