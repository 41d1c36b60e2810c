"""The holdings of a seat: turns left, worth of gold and income, and the plan for its cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...murano import scoring
from ...murano.needs import NEVER
from ...murano.people.gondoliers import can_hire
from ...murano.state import MuranoState
from ...murano.trade import earnings
from .crew import Plan, Posts, plan
from .estate import Estates, Lands
from .islands import Islands, IslandView
from .purse import Purse

WORKSHOP = 4
"""Average gold of a workshop in a sale."""
MOVED = 0.6
"""Share of a gain that counts on an island other than the planned one."""


class Sight(NamedTuple):
    """The view from which a position is read."""

    seat: int
    gold: int
    """Gold of the seat when the turn began."""
    turns: float
    """Estimated turns that the seat has left."""


class Holdings:
    """The holdings of a seat in one position.

    Args:
        lagoon: islands, rules and weights.
        state: the position; it is not kept.
        sight: the view from which it is read.
    """

    # More attributes than Python keeps in an object without a dictionary of its own.
    __slots__ = (
        "_all_shops",
        "_beads",
        "_can_hire",
        "_colours",
        "_customers",
        "_hired",
        "_jokers",
        "_kept",
        "_lagoon",
        "_rules",
        "_shops",
        "_span",
        "_wanting",
        "_weights",
        "_wishes",
        "estates",
        "factories",
        "gold",
        "hunt",
        "islands",
        "late",
        "own",
        "plan",
        "posts",
        "price",
        "purse",
        "rows",
        "seat",
        "takings",
        "turns",
        "whole",
        "workshop",
    )

    def __init__(self, lagoon: Islands, state: MuranoState, sight: Sight) -> None:
        weights = lagoon.weights
        seat, gold, turns = sight
        self._lagoon, self._weights, self._rules = lagoon, weights, lagoon.rules
        self._colours = lagoon.colours
        self.seat = seat
        self.gold = gold
        self.turns = turns
        self._span = span = lagoon.span(turns)
        self.whole = span.whole
        self.late = span.late
        self.hunt = weights.hunt
        self.factories = state.factories[seat]
        self._read_income(state)
        self.islands = lagoon.of(state, seat)
        self.own = scoring.unscored(state, seat)
        self._beads = tuple(state.beads[seat])
        self._jokers = scoring.jokers(state, seat)
        self._kept: dict[tuple[int, ...], float] = {}
        self.posts = lagoon.posts(state, seat)
        self.rows = self._rows()
        self.price = self.purse.price(gold)
        self.workshop = WORKSHOP * self.price * self.late
        """Worth of an unspent workshop, which counts in a later sale or in scoring."""
        self.plan: Plan = self.planned(self.posts)
        self._can_hire = can_hire(state, seat)
        self._hired: dict[int, float] = {}
        self._wishes: list[list[tuple[int, float, float]]] = [[] for _ in self.islands]
        """Own cards that depend on an island, by island, with their value now and the share of a change that counts."""
        self._wanting = [0] * len(self.islands)
        """Bit mask of the kinds of tiles that own cards count, by island."""
        self._wish()

    # -- income ----------------------------------------------------------------------------------------------------

    def _read_income(self, state: MuranoState) -> None:
        seat = self.seat
        weights = self._weights
        islands = len(self._rules.board.islands)
        self._shops = state.shops[seat * islands : (seat + 1) * islands]
        self._all_shops = state.shops[:]
        self._customers = state.customers[:]
        earned = earnings(state, seat)
        perks = state.perks[seat]
        # The ship to the income space is often the second one, which costs a piece of gold.
        bonus = sum(gold for gold, _ in perks.income) - 1.0
        terms = (self.turns, float(perks.gold), bonus)
        rooms = [(mask & ~state.paved).bit_count() for mask in self._lagoon.paths]
        self.estates = Estates(self._lagoon.estate, terms, Lands(self._shops, earned, self._customers, rooms))
        self.purse = Purse(weights, self.turns, float(perks.gold), max(self.estates.earnings))
        most = max(earned)
        income = most + sum(more for more, least in perks.income if most >= least)
        self.takings = {"gold": perks.gold, "income": income}
        """Gold of the ring's actions that bring nothing else."""

    def money(self, gold: int) -> float:
        """Return the worth of an amount of gold."""
        return self.purse.money(gold)

    # -- cards -----------------------------------------------------------------------------------------------------

    def _rows(self) -> list[list[float]]:
        """Return the expected points of each own card on each island."""
        characters, whole = self._rules.characters, self.whole
        rows = []
        for card in self.own:
            only = characters[card].island
            if characters[card].counts_beads:
                row = [self._bead_card(card, self._beads)] * len(self.islands)
            elif only == -1:
                row = [island.hope(card, whole) for island in self.islands]
            else:
                row = [0.0] * len(self.islands)
                if only >= 0:
                    row[only] = self.islands[only].hope(card, whole)
            rows.append(row)
        return rows

    def _bead_card(self, card: int, beads: tuple[int, ...]) -> float:
        promise = self._lagoon.looks[card](self.islands[0].tally, self.seat, beads)
        if promise.growth:
            now = self._rules.characters[card].value(self.islands[0].tally, self.seat, beads, self._jokers)
            promise = promise._replace(points=now)
        elif promise.missing:
            promise = promise._replace(missing=max(0, promise.missing - self._jokers))
        return self._lagoon.hopes.of(promise, self.whole)

    def planned(self, posts: Posts) -> Plan:
        """Return the plan for the cards."""
        return plan(self.rows, posts, self._span.chances, self.price, self.purse.tempo)

    def total(self, found: Plan) -> float:
        """Return the worth of cards and gondoliers together."""
        idle = self._rules.idle_points
        return found.worth + idle * sum(found.spare.there) + self._span.spare(found.spare.hand)

    def cards(self, numbers: Sequence[int]) -> list[float]:
        """Return the gain of each card in addition to the hand, before its price."""
        spare = self.plan.spare
        turn, price = self.purse.tempo, self.price
        hire = 0.0
        hand = spare.hand
        placing = self.plan.placings
        if not hand and self._can_hire:
            hand, hire = 1, self._rules.prices["hire"] * price + turn
            placing += 1
        chances = self._span.chances
        chance = chances[min(placing, len(chances) - 1)]
        idle = self._rules.idle_points
        groups: dict[float, list[IslandView]] = {}
        for island, there, fare in zip(self.islands, spare.there, spare.fares, strict=True):
            if there:
                groups.setdefault(idle, []).append(island)
            elif hand and fare < NEVER:
                groups.setdefault(fare * price + turn + hire, []).append(island)
        if not groups:
            return [0.0] * len(numbers)
        # Islands on which placing a gondolier costs the same.
        best = [
            (cost, 1.0 if cost == idle else chance, self._lagoon.best(islands, self.whole))
            for cost, islands in groups.items()
        ]
        cost, share, row = best[0]
        gains = [(hope - cost) * share for hope in row]
        for cost, share, row in best[1:]:
            gains = list(map(max, gains, [(hope - cost) * share for hope in row]))
        cost, share, _ = min(best, key=lambda group: group[0])
        for card in self._lagoon.bead_cards:
            gains[card] = (self._bead_card(card, self._beads) - cost) * share
        return [gain if (gain := gains[card]) > 0 else 0.0 for card in numbers]

    def with_hand(self, more: int) -> float:
        """Return the gain or loss of a change in the number of gondoliers at hand."""
        found = self._hired.get(more)
        if found is None:
            hand = self.plan.spare.hand
            if hand + more >= 0 and (hand or all(where >= 0 for where in self.plan.where)):
                # Without it no card would be served.
                found = self._span.spare(hand + more) - self._span.spare(hand)
            else:
                posts = self.posts._replace(hand=self.posts.hand + more)
                found = self.total(self.planned(posts)) - self.total(self.plan)
            self._hired[more] = found
        return found

    def posting(self, island: int) -> float:
        """Return the gain of a gondolier on an island, before its price: its card is then served for certain."""
        found = self.plan.placed.get(island)
        if found is not None:
            return found
        hand = self.plan.spare.hand
        spare = self._span.spare
        return self._rules.idle_points - (spare(hand) - spare(hand - 1) if hand else 9.0)

    def beads(self, beads: tuple[int, ...]) -> float:
        """Return the worth of kept beads, which may be sold later and which own cards may count."""
        found = self._kept.get(beads)
        if found is None:
            sales = self._rules.sales
            most = len(sales) - 1
            found = (
                sum(sales[min(most, count)] for count in beads) * self.price * self._weights.bead * self.late
            )
            for card, where in zip(self.own, self.plan.where, strict=True):
                if self._rules.characters[card].counts_beads:
                    found += self._bead_card(card, beads) * (1.0 if where >= 0 else 0.5)
            self._kept[beads] = found
        return found

    def joker(self) -> float:
        """Return the points that a workshop adds to cards that count beads."""
        characters = self._rules.characters
        own = [card for card in self.own if characters[card].counts_beads]
        tally, beads, jokers = self.islands[0].tally, self._beads, self._jokers
        gains = [
            characters[card].value(tally, self.seat, beads, jokers + 1)
            - characters[card].value(tally, self.seat, beads, jokers)
            for card in own
        ]
        return float(sum(gains))

    def _wish(self) -> None:
        """Find the islands on which each own card depends."""
        characters, concerned = self._rules.characters, self._lagoon.concerned
        for card, where, gain, row in zip(self.own, self.plan.where, self.plan.gains, self.rows, strict=True):
            only, counts = characters[card].island, concerned[card]
            if characters[card].counts_beads:
                continue
            best = max(gain, row[where] if where >= 0 else 0.0)
            for number, fare in enumerate(self.posts.fares):
                if only not in (-1, number):
                    continue
                if where == number:
                    self._wishes[number].append((card, row[number], 1.0))
                elif fare < NEVER:
                    # The card may be served here instead.
                    self._wishes[number].append((card, max(best, row[number]), MOVED))
                else:
                    continue
                self._wanting[number] |= counts
