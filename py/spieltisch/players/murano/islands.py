"""The promises of cards on an island as it is, and with one more tile or street; cached by the contents of the island."""

from __future__ import annotations

from collections.abc import Sequence

from ...murano import scoring
from ...murano.cards.terms import Tally
from ...murano.setting import MuranoSetting
from ...murano.state import MuranoState
from .crew import Posts, fares
from .estate import Estate
from .promise import Hopes, Promise, concerned, looks
from .weights import Weights

KEPT = 1500
"""Size of the cache, in islands."""
STEPS = [left if left <= 6 else left & ~1 if left <= 14 else left & ~3 for left in range(Hopes.MOST + 1)]
"""Turns left, rounded: exact up to 6, in steps of 2 up to 14, of 4 beyond."""


class Span:
    """The rest of the game for a seat.

    Args:
        weights: of the judgement.
        turns: estimated turns that the seat has left.
    """

    __slots__ = ("_spare", "_weights", "chances", "late", "turns", "whole")

    def __init__(self, weights: Weights, turns: float) -> None:
        self._weights = weights
        self.turns = turns
        self.whole = STEPS[min(Hopes.MOST, round(turns))]
        """The turns left as a whole number, in coarser steps where there are many."""
        self.late = min(1.0, turns / 6)
        self.chances: Sequence[float] = [1 - 0.5 ** max(0.0, turns - placing) for placing in range(5)]
        """Probability that the first, second, ... gondolier in hand is placed in time."""
        self._spare: dict[int, float] = {}

    def spare(self, hand: int) -> float:
        """Return the worth of gondoliers without a card, for the further cards that there is time to take."""
        found = self._spare.get(hand)
        if found is None:
            cards = self.turns / self._weights.hunt
            found = self._weights.gondolier * sum(
                min(1.0, max(0.0, cards - before)) for before in range(hand)
            )
            self._spare[hand] = found
        return found


class Islands:
    """The islands by one set of rules.

    Args:
        rules: the rules of the game that is played.
        weights: of the judgement.
    """

    def __init__(self, rules: MuranoSetting[MuranoState], weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.hopes = Hopes(weights)
        self.estate = Estate(weights, len(rules.board.customer_colours))
        self.looks = looks(rules.board)
        self.concerned = [concerned(card["rule"], rules.board) for card in rules.board.data["characters"]]
        """Bit mask of the kinds of tiles that each character counts."""
        self.owned = [kind.owned for kind in rules.board.kinds]
        self.colours = len(rules.board.customer_colours)
        self.masks = [(1 << island.sites.stop) - (1 << island.sites.start) for island in rules.board.islands]
        """Bit mask of the building spaces of each island."""
        self.paths = [
            (1 << island.streets.stop) - (1 << island.streets.start) for island in rules.board.islands
        ]
        """Bit mask of the street spaces of each island."""
        self._sites = [slice(island.sites.start, island.sites.stop) for island in rules.board.islands]
        self._known: dict[tuple[object, ...], IslandView] = {}
        self._spans: dict[float, Span] = {}
        self._posts: dict[tuple[int, ...], Posts] = {}
        self._best: dict[tuple[object, ...], list[float]] = {}
        self.bead_cards = [number for number, card in enumerate(rules.characters) if card.counts_beads]

    def span(self, turns: float) -> Span:
        """Return what follows from so many turns left."""
        found = self._spans.get(turns)
        if found is None:
            self._spans[turns] = found = Span(self.weights, turns)
        return found

    def of(self, state: MuranoState, seat: int) -> list[IslandView]:
        """Return the promises of cards for a seat, by island."""
        known, colours = self._known, self.colours
        kinds, owners, customers = state.kinds, state.owners, state.customers
        found = []
        for number, there in enumerate(self._sites):
            first = number * colours
            key = (seat, number, *kinds[there], *owners[there], *customers[first : first + colours])
            view = known.get(key)
            if view is None:
                if len(known) >= KEPT:
                    known.clear()
                    self._best.clear()
                known[key] = view = IslandView(self, scoring.tally(state, number), seat, number)
            found.append(view)
        return found

    def posts(self, state: MuranoState, seat: int) -> Posts:
        """Return the gondoliers of a seat."""
        perks = state.perks[seat]
        key = (seat, perks.own, perks.other, state.used, state.gondoliers[seat], *state.gondolas)
        found = self._posts.get(key)
        if found is None:
            if len(self._posts) >= KEPT:
                self._posts.clear()
            found = Posts(scoring.gondoliers(state, seat), state.gondoliers[seat], fares(state, seat))
            self._posts[key] = found
        return found

    def best(self, islands: Sequence[IslandView], turns: int) -> Sequence[float]:
        """Return the expected points of each character card on the best of some islands; as `IslandView.hopes`."""
        if len(islands) == 1:
            return islands[0].hopes(turns)
        key = (turns, *islands)
        found = self._best.get(key)
        if found is None:
            if len(self._best) >= KEPT:
                self._best.clear()
            self._best[key] = found = list(map(max, *(island.hopes(turns) for island in islands)))
        return found


class IslandView:
    """The promises of cards for a seat on an island.

    Args:
        islands: holds the cards.
        tally: contents of the island.
        seat: the player.
        number: number of the island.
    """

    __slots__ = ("_changed", "_hopes", "_islands", "_promises", "_rows", "_seat", "number", "tally")

    def __init__(self, islands: Islands, tally: Tally, seat: int, number: int) -> None:
        self._islands = islands
        self._seat = seat
        self.tally = tally
        self.number = number
        self._promises: dict[int, Promise] = {}
        self._hopes: dict[int, float] = {}
        self._rows: dict[int, list[float]] = {}
        self._changed: dict[object, IslandView] = {}

    def hope(self, card: int, turns: int) -> float:
        """Return the expected points here of a character that counts no beads."""
        key = card << 6 | turns
        found = self._hopes.get(key)
        if found is None:
            promise = self._promises.get(card)
            if promise is None:
                promise = self._islands.looks[card](self.tally, self._seat, ())
                self._promises[card] = promise
            self._hopes[key] = found = self._islands.hopes.of(promise, turns)
        return found

    def hopes(self, turns: int) -> Sequence[float]:
        """Return the expected points here of each character card; 0 for those that count beads."""
        found = self._rows.get(turns)
        if found is None:
            found = [
                self.hope(number, turns)
                if card.island in (-1, self.number) and not card.counts_beads
                else 0.0
                for number, card in enumerate(self._islands.rules.characters)
            ]
            self._rows[turns] = found
        return found

    def with_tile(self, kind: int) -> IslandView:
        """Return the island with one more tile of the seat."""
        found = self._changed.get(kind)
        if found is None:
            tally = after_building(self.tally, self._seat, kind, owned=self._islands.owned[kind])
            self._changed[kind] = found = IslandView(self._islands, tally, self._seat, self.number)
        return found

    def with_customers(self, colour: int, count: int) -> IslandView:
        """Return the island with one more street."""
        key = (colour, count)
        found = self._changed.get(key)
        if found is None:
            customers = [n + count * (i == colour) for i, n in enumerate(self.tally.customers)]
            tally = Tally(customers, self.tally.kinds, self.tally.owned)
            self._changed[key] = found = IslandView(self._islands, tally, self._seat, self.number)
        return found


def after_building(tally: Tally, seat: int, kind: int, *, owned: bool) -> Tally:
    """Return the tally of an island after a seat built one more tile there."""
    kinds = list(tally.kinds)
    kinds[kind] += 1
    if not owned:
        return Tally(tally.customers, kinds, tally.owned)
    rows = [*tally.owned]
    rows[seat] = own = list(rows[seat])
    own[kind] += 1
    return Tally(tally.customers, kinds, rows)
