"""Rates every legal action in Murano by what the player may know."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence

from ...murano import phases, scoring
from ...murano.actions import (
    BUILD,
    DRAW,
    END,
    KEEP,
    LOOK,
    SAIL,
    MuranoAction,
)
from ...murano.cards.terms import Tally
from ...murano.construction.purchases import searched
from ...murano.people.characters import character_price
from ...murano.people.gondoliers import gondola_price
from ...murano.ring import need
from ...murano.ring.reach import Way, way
from ...murano.state import MuranoState
from ...murano.trade import earnings
from .worth import Worth

UNWISE = -5.0


class Judge:
    """The judgement for one set of rules.

    Args:
        worth: what things are worth by these rules.
    """

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.rules = worth.rules
        self.weights = worth.weights
        self._raters: dict[str, Callable[[MuranoState, Sequence[MuranoAction]], list[float]]] = {
            phases.OFFER: self._offered,
            phases.SAIL: self._sailing,
            phases.ACT: self._acting,
            phases.CHOOSE: self._choosing,
            phases.CHARACTER: self._characters,
            phases.BUILD: self._building,
            phases.PLACE: self._building,
            phases.STREET: self._streets,
            phases.SPECIAL: self._specials,
            phases.SELL: self._selling,
            phases.ASSIGN: self._assigning,
        }

    def rate(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        """Return for each legal action what the current player may hope for from it, in points."""
        rater = self._raters.get(state.phase)
        return rater(state, legal) if rater else [0.0] * len(legal)

    def _late(self, state: MuranoState) -> float:
        return self.worth.late(self.worth.turns_left(state, state.turn))

    # -- ships -----------------------------------------------------------------------------------------------------

    def targets(self, state: MuranoState, wasteful: Container[int] = ()) -> dict[tuple[int, int], float]:
        """Return by ship move the worth of the best space to which it is the beginning of the way.

        No way leads to where nothing can be had.

        Args:
            state: a position in which ships may be moved.
            wasteful: spaces that are left out.
        """
        seat = state.turn
        gold = state.gold[seat]
        late = self._late(state)
        needs = need.at_sea(state).by_space
        rich: dict[int, dict[str, float]] = {}
        found: dict[tuple[int, int], float] = {}
        for space, action in enumerate(self.rules.board.ring):
            there = way(state, space)
            if not isinstance(there, Way) or there.price > gold or space in wasteful:
                continue
            left = gold - there.price
            if left not in rich:
                rich[left] = self.worth.spaces(state, left)
            if needs[space] > left or action not in rich[left]:
                continue
            cost = self.worth.money(gold, late) - self.worth.money(left, late)
            value = rich[left][action] - cost
            first = there.moves[0]
            if value > found.get(first, UNWISE):
                found[first] = value
        return found

    def passing(self, state: MuranoState) -> float:
        """Return the worth of passing: a piece of gold, but a turn less of what there is still to come."""
        late = self._late(state)
        gold = state.gold[state.turn]
        gain = self.worth.money(gold + self.rules.gains["pass"], late) - self.worth.money(gold, late)
        return gain - 0.2 * late

    def _sailing(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        targets = self.targets(state)
        passing = self.passing(state)
        return [
            targets.get((action.a, action.b), UNWISE) if action.verb == SAIL else passing for action in legal
        ]

    def _acting(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        targets: dict[tuple[int, int], float] | None = None
        spaces = self.worth.spaces(state, state.gold[state.turn])
        here = spaces.get(self.rules.board.ring[state.space], 0.0)
        ratings = []
        building = None
        for action in legal:
            if action.verb == SAIL:
                if targets is None:
                    targets = self.targets(state)
                ratings.append(targets.get((action.a, action.b), UNWISE))
            elif action.verb in (BUILD, DRAW):
                if building is None:
                    building = self._building(state, legal)
                ratings.append(here + building[len(ratings)])
            else:
                ratings.append(here + self._detail(state, action))
        return ratings

    def _detail(self, state: MuranoState, action: MuranoAction) -> float:
        """Return by how much an action is better or worse than what its space is usually worth."""
        seat = state.turn
        gold, late = state.gold[seat], self._late(state)
        match action.verb:
            case "search":
                sort = self.rules.board.building_sorts[action.a]
                more = state.perks[seat].choice[sort] - self.rules.buy_prices[sort]
                return 1.0 - (self.worth.money(gold, late) - self.worth.money(gold - more, late))
            case "produce":
                cards = [self.rules.characters[card] for card in scoring.unscored(state, seat)]
                counted = 4.0 * min(1, sum(card.counts_beads for card in cards))
                each = (self.weights.bead + 2.0) * late + counted
                return action.a * (each + self.rules.bead_points)
            case "income":
                return 0.0 if action.a < 0 else 0.7 * late * earnings(state, seat)[action.a]
            case "place":
                return self._gondola(state, action)
            case "hire":
                return 0.0 if not state.gondoliers[seat] else -1.0
            case "dismiss":
                return 0.0 if state.gondoliers[seat] > 1 else -0.5
        return 0.0

    def _gondola(self, state: MuranoState, action: MuranoAction) -> float:
        """Return how good the place of a gondolier is: what the cards may bring there, and its price."""
        seat = state.turn
        late = self._late(state)
        island = self.rules.board.island_of_gondola[action.a]
        gold = state.gold[seat]
        cost = self.worth.money(gold, late) - self.worth.money(gold - gondola_price(state, action.a), late)
        cards = scoring.unscored(state, seat)
        rows = self.worth.hopes(state, seat, cards, late)
        best = max((row[island] for row in rows), default=0.0)
        sites = self.rules.board.islands[island].sites
        mask = ((1 << len(sites)) - 1) << sites.start
        free = (mask & ~state.sites).bit_count() * 0.1 * late
        return best - cost + free - 3.0 * scoring.gondoliers(state, seat)[island] * (len(cards) < 2) * 0.3

    # -- purchases and cards ---------------------------------------------------------------------------------------

    def _choosing(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        seat = state.turn
        late = self._late(state)
        wishes = self._wishes(state, seat, [action.a for action in legal])
        colours = [sum(state.customers[colour :: self.worth.colours]) for colour in range(self.worth.colours)]
        ratings = []
        for action in legal:
            kind = self.rules.board.kinds[action.a]
            value = self.worth.tile(state, seat, action.a, late) + max(wishes[action.a])
            if kind.colour >= 0:
                value += 0.3 * late * colours[kind.colour]
            ratings.append(value)
        assert searched(state) >= 0  # noqa: S101 - only asked while a stock lies open
        return ratings

    def _offered(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        return [1.0 if action.verb == LOOK else 0.0 for action in legal]

    def _characters(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        seat = state.turn
        late = self._late(state)
        cards = [action.a for action in legal if action.verb == KEEP]
        hopes = dict(zip(cards, self.worth.hopes(state, seat, cards, late), strict=True))
        free = scoring.gondoliers(state, seat)
        gold = state.gold[seat]
        cost = self.worth.money(gold, late) - self.worth.money(gold - character_price(state, seat), late)
        served = sum(free) + state.gondoliers[seat] > len(scoring.unscored(state, seat))
        ratings = []
        for action in legal:
            if action.verb != KEEP:
                ratings.append(0.0)
                continue
            row = hopes[action.a]
            placed = max((value for value, there in zip(row, free, strict=True) if there), default=0.0)
            best = max(placed, max(row) * (0.8 * late if served else 0.0))
            ratings.append((best if served else best * 0.4) - cost)
        return ratings

    def _specials(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        late = self._late(state)
        value = {"pointsNow": 5.0, "jokerBead": 2.0 + 2.5 * late, "buildLimit": 3.5 * late, "actionGold": 3.0 * late,
                 "pointsPerBuilt": 4.5 * late, "characterCardsSeen": 2.5 * late, "shipDiscount": 3.5 * late,
                 "actionBonus": 2.5 * late, "characterDiscount": 3.5 * late, "gondolierPrice": 2.5 * late,
                 "saleBonus": 2.5 * late, "pointsAfterAction": 2.0 * late, "choicePrice": 2.0 * late}  # fmt: skip
        specials = self.rules.specials
        return [value.get(specials[action.a].effect["kind"], 1.5 * late) for action in legal]

    def _selling(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        seat = state.turn
        late = self._late(state)
        gold = state.gold[seat]
        each = self.worth.bead(state, seat, late)
        now = self.worth.money(gold, late)
        bonus = state.perks[seat].sale
        return [
            self.worth.money(gold + self.rules.sales[action.a] + (bonus if action.a else 0), late)
            - now
            - each * action.a
            for action in legal
        ]

    # -- building --------------------------------------------------------------------------------------------------

    def _wishes(self, state: MuranoState, seat: int, kinds: Sequence[int]) -> dict[int, list[float]]:
        """Return per kind of tile what one more of it would bring the own cards, per island."""
        rules = self.rules
        wishes = {kind: [0.0] * self.worth.islands for kind in kinds}
        cards = [rules.characters[card] for card in scoring.unscored(state, seat)]
        if not cards:
            return wishes
        beads, more = state.beads[seat], scoring.jokers(state, seat)
        free = scoring.gondoliers(state, seat)
        for island in range(self.worth.islands):
            share = 1.0 if free[island] else 0.3 * bool(state.gondoliers[seat])
            own = [card for card in cards if card.island in (-1, island) and not card.counts_beads]
            if not share or not own:
                continue
            tally = scoring.tally(state, island)
            before = [card.value(tally, seat, beads, more) for card in own]
            for kind, row in wishes.items():
                after = after_building(tally, seat, kind, owned=rules.board.kinds[kind].owned)
                gains = [
                    card.value(after, seat, beads, more) - value
                    for card, value in zip(own, before, strict=True)
                ]
                row[island] = share * (max(gains) + min(gains) * (min(gains) < 0))
        return wishes

    def _building(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        seat = state.turn
        late = self._late(state)
        board = self.rules.board
        weights = self.weights
        kinds = sorted({action.a for action in legal if action.verb == BUILD})
        wishes = self._wishes(state, seat, kinds)
        ratings = []
        for action in legal:
            if action.verb == BUILD:
                kind = board.kinds[action.a]
                island = board.island_of_site[action.b]
                value = self.worth.tile(state, seat, action.a, late) + wishes[action.a][island]
                value -= value * weights.held * late * 0.5
                if (
                    kind.colour >= 0
                    and not state.shops[seat * self.worth.islands + island] >> kind.colour & 1
                ):
                    first = island * self.worth.colours
                    value += weights.customer * late * state.customers[first + kind.colour]
                ratings.append(value)
            elif action.verb == DRAW:
                ratings.append(weights.street * late + 0.3 * (not state.near & ~state.sites))
            else:
                ratings.append(0.0)
        return ratings

    def _streets(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        seat = state.turn
        late = self._late(state)
        board = self.rules.board
        weights = self.weights
        street = board.paving[state.drawn]
        ratings = []
        for action in legal:
            island = board.island_of_street[action.b]
            value = weights.site * (board.beside[action.b] & ~state.near & ~state.sites).bit_count()
            if street.customers:
                for other in range(self.rules.count):
                    if state.shops[other * self.worth.islands + island] >> street.colour & 1:
                        value += (1.0 if other == seat else -0.7) * weights.customer * late * street.customers
            ratings.append(value)
        return ratings

    def _assigning(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        best = {(entry.card, entry.island): entry.points for entry in scoring.best(state, state.turn)}
        return [
            0.0
            if action.verb == END
            else 1.0 + best[action.a, action.b]
            if (action.a, action.b) in best
            else UNWISE
            for action in legal
        ]


def after_building(tally: Tally, seat: int, kind: int, *, owned: bool) -> Tally:
    """Return the tally of an island after a seat has built one tile more there."""
    kinds = list(tally.kinds)
    kinds[kind] += 1
    if not owned:
        return tally._replace(kinds=kinds)
    rows = [list(row) for row in tally.owned]
    rows[seat][kind] += 1
    return tally._replace(kinds=kinds, owned=rows)
