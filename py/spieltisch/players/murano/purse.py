"""The worth of gold and income: turns that fetch gold pay for turns that bring points."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from .weights import Weights

BLEND = 3.0
"""Sharpness of the choice between two ways to fetch gold: the greater, the more only the better one counts."""

LONG = 30
"""Turns of a game that is long enough for the whole income that is expected."""


class Purse:
    """The gold of a seat over the rest of the game.

    A turn that does not fetch gold brings points and costs gold. So some of the turns left must fetch gold to pay for the
    others; a player with more gold or income has more turns that bring points. Gold that cannot be spent soon waits, and
    an income still grows in a long game.

    Args:
        weights: gain and cost of a turn.
        turns: estimated turns left.
        least: gold of the gold space.
        bonus: gold of the income space besides the customers.
        soft: gold of the customers of each island, with those expected.
    """

    __slots__ = (
        "_bonus",
        "_grows",
        "_handy",
        "_idle",
        "_least",
        "_money",
        "_spend",
        "_surplus",
        "_turn",
        "_turns",
        "best",
        "earning",
        "tempo",
    )

    def __init__(
        self, weights: Weights, turns: float, least: float, bonus: float, soft: Sequence[float]
    ) -> None:
        self._turn = weights.turn
        self._spend = weights.spend
        self._surplus = weights.surplus * min(1.0, turns / 6)
        self._handy = weights.handy
        self._idle = weights.idle
        self._grows = (weights.expect * min(1.0, turns / LONG)) ** 2
        self._turns = turns
        self._least = least**BLEND
        self._bonus = bonus - 1
        self.best = max(soft)
        self.earning = self.earned(self.best)
        """Gold of a turn that fetches gold; another ship costs one."""
        grown = self._grown(self.earning)
        self.tempo = weights.effort * weights.turn * grown / (grown + self._spend)
        """Worth of a turn, in points."""
        self._money: dict[int, float] = {}

    def earned(self, soft: float) -> float:
        """Return the gold of a turn that fetches gold if the best island pays so much."""
        rest = soft + self._bonus
        total: float = (self._least + rest**BLEND if rest > 0 else self._least) ** (1 / BLEND)
        return total

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
        base = max(self._least, least**BLEND)
        rest = self.best + self._bonus + bonus
        earning: float = (base + rest**BLEND if rest > 0 else base) ** (1 / BLEND)
        return self.future(earning, gold) - self.money(gold)

    def raised(self, soft: float, gold: int) -> float:
        """Return the worth of an island that pays so much."""
        if soft <= self.best:
            return 0.0
        return self.future(self.earned(soft), gold) - self.money(gold)
