"""The worth of gold and income: turns that fetch gold pay for turns that bring points."""

from __future__ import annotations

from math import sqrt

from .weights import Weights

BLEND = 3.0
"""Sharpness of the choice between two ways to fetch gold: the greater, the more only the better one counts."""

LONG = 30
"""Turns of a game that is long enough for the whole income that is expected."""


def blended(least: float, income: float) -> float:
    """Return the gold of a turn that fetches gold, from what the gold space and the best island pay."""
    total: float = (least**BLEND + (income**BLEND if income > 0 else 0.0)) ** (1 / BLEND)
    return total


class Purse:
    """The gold of a seat over the rest of the game.

    A turn that does not fetch gold brings points and costs gold. So some of the turns left must fetch gold to pay for the
    others; a player with more gold or income has more turns that bring points. Gold that cannot be spent soon waits, and
    an income still grows in a long game.

    Args:
        weights: gain and cost of a turn.
        turns: estimated turns left.
        least: gold of the gold space.
        earning: gold of a turn that fetches gold, as the best island can be developed (see `Estate`).
    """

    __slots__ = (
        "_grows",
        "_handy",
        "_idle",
        "_least",
        "_money",
        "_spend",
        "_surplus",
        "_turn",
        "_turns",
        "earning",
        "tempo",
    )

    def __init__(self, weights: Weights, turns: float, least: float, earning: float) -> None:
        self._turn = weights.turn
        self._spend = weights.spend
        self._surplus = weights.surplus * min(1.0, turns / 6)
        self._handy = weights.handy
        self._idle = weights.idle
        self._grows = (weights.expect * min(1.0, turns / LONG)) ** 2
        self._turns = turns
        self._least = least
        self.earning = earning
        """Gold of a turn that fetches gold."""
        grown = self._grown(self.earning)
        self.tempo = weights.effort * weights.turn * grown / (grown + self._spend)
        """Worth of a turn, in points."""
        self._money: dict[int, float] = {}

    def _grown(self, earning: float) -> float:
        """Return the gold of a turn that fetches gold, with what is still expected to come."""
        return sqrt(earning * earning + self._grows)

    def future(self, earning: float, gold: float) -> float:
        """Return the points of the turns left with so much income and gold."""
        spend, turns = self._spend, self._turns
        earning = self._grown(earning)
        if gold > self._handy:
            gold = self._handy + self._idle * (gold - self._handy)
        enough = spend * turns
        if gold >= enough:
            return self._turn * turns + self._surplus * (gold - enough)
        return self._turn * (turns * earning + gold) / (earning + spend)

    def money(self, gold: int) -> float:
        """Return the worth of an amount of gold."""
        found = self._money.get(gold)
        if found is None:
            self._money[gold] = found = self.future(self.earning, gold) + 0.01 * gold
        return found

    def price(self, gold: int) -> float:
        """Return the worth of the last piece of an amount of gold."""
        return self.money(gold) - self.money(gold - 1)

    def gained(self, gold: int, *, least: float = 0.0, bonus: float = 0.0) -> float:
        """Return the worth of another yield of the gold space, or of a higher one of the income space."""
        income = max(0.0, self.earning**BLEND - self._least**BLEND) ** (1 / BLEND)
        earning = blended(max(self._least, least), income + bonus)
        return self.future(earning, gold) - self.money(gold)

    def yielded(self, customers: int, gold: int) -> float:
        """Return the worth of so many more customers."""
        return self.future(self.earning + customers, gold) - self.money(gold)

    def raised(self, earning: float, gold: int) -> float:
        """Return the worth of an island that comes to so much."""
        if earning <= self.earning:
            return 0.0
        return self.future(earning, gold) - self.money(gold)
