"""What gold, tiles, cards and gondoliers are worth to a seat, in points."""

from __future__ import annotations

from collections.abc import Sequence

from ...murano import scoring
from ...murano.construction.building import can_draw
from ...murano.needs import NEVER
from ...murano.people.characters import character_price
from ...murano.people.gondoliers import can_hire
from ...murano.setting import MuranoSetting
from ...murano.state import MuranoState
from ...murano.trade import earnings, joker_beads, most_factories
from .weights import Weights


def gondola_free(state: MuranoState, seat: int) -> tuple[bool, bool]:
    """Return whether a gondola of the seat's colour, and one of another colour, is free."""
    colours = [
        colour
        for colour, there in zip(state.rules.board.gondola_colours, state.gondolas, strict=True)
        if there < 0
    ]
    own = colours.count(seat)
    return own > 0, len(colours) > own


def sellable(state: MuranoState, seat: int) -> int:
    """Return how many beads the seat could sell at once."""
    return max(state.beads[seat]) + joker_beads(state, seat)


class Worth:
    """Values of things for one set of rules.

    Args:
        rules: the rules of the game that is played.
        weights: what things are worth.
    """

    def __init__(self, rules: MuranoSetting[MuranoState], weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        board = rules.board
        self.extra: list[float] = [getattr(weights, kind.sort) for kind in board.kinds]
        """Per kind of tile what it is worth when built, above its points."""
        self.points = [kind.points for kind in board.kinds]
        self.colours = len(board.customer_colours)
        self.islands = len(board.islands)

    def turns_left(self, state: MuranoState, seat: int) -> float:
        """Return about how many turns a seat has after the one that is being played."""
        count = self.rules.count
        if state.ending is not None:
            first = state.ending[0]
            return 1.0 if (seat - first) % count > (state.turn - first) % count else 0.0
        sizes = sorted([*map(len, state.stock), sum(map(len, state.streets)) / 2.5])
        return max(1.0, (sizes[0] + sizes[1]) / (self.weights.pace * count))

    def late(self, turns: float) -> float:
        """Return how far promises count, 0 to 1."""
        return min(1.0, turns / 6)

    def money(self, gold: int, late: float) -> float:
        """Return the worth of so much gold."""
        weights = self.weights
        enough = weights.enough
        wealth = max(0.0, min(gold, weights.plenty) - enough)
        return late * (weights.gold * min(gold, enough) + weights.wealth * wealth) + 0.01 * gold

    def tile(self, state: MuranoState, seat: int, kind: int, late: float) -> float:
        """Return the worth of a tile once it is built."""
        return self.points[kind] + state.perks[seat].built[kind] + self.extra[kind] * late

    # -- actions of the ring ---------------------------------------------------------------------------------------

    def spaces(self, state: MuranoState, gold: int) -> dict[str, float]:
        """Return by action of the ring what it is worth to the player whose turn it is.

        Args:
            state: before the action.
            gold: what is left after the ships were paid.
        """
        seat = state.turn
        turns = self.turns_left(state, seat)
        late = self.late(turns)
        now = self.money(gold, late)
        found = {
            action: self.money(gold + gain, late) - now
            for action, gain in self.takings(state, seat).items()
            if gain
        }
        found["build"] = self._build(state, seat, late)
        gain = self.production(state, seat, gold, most_factories(state, seat))
        if gain > 0:
            found["production"] = gain
        for number, sort in enumerate(self.rules.board.building_sorts):
            price = self.rules.buy_prices[sort]
            if state.stock[number] and gold >= price:
                found[sort] = self.purchase(state, seat, number, late) + self.money(gold - price, late) - now
        price = character_price(state, seat)
        if state.pile and gold >= price:
            found["character"] = self.card(state, seat, late) + self.money(gold - price, late) - now
        own, other = gondola_free(state, seat)
        perks = state.perks[seat]
        price = min(perks.own if own else NEVER, perks.other if other else NEVER)
        if state.gondoliers[seat] and gold >= price:
            found["gondolier"] = self.post(state, seat, late) + self.money(gold - price, late) - now
        found["hire"] = self._hire(state, seat, gold, late) - now
        return found

    def purchase(self, state: MuranoState, seat: int, number: int, late: float) -> float:
        """Return the worth of the top tile of a stock before it is built; in the last round it is built at once."""
        kinds = self.rules.board.kinds_of[self.rules.board.building_sorts[number]]
        value = self.tile(state, seat, kinds[0], late)
        if state.ending is not None:
            return value if state.near & ~state.sites else 0.0
        waiting = sum(state.tiles[seat])
        # Tiles pile up faster than they can be built.
        return value * self.weights.held * late / (1 + 0.25 * max(0, waiting - 1))

    def card(self, state: MuranoState, seat: int, late: float) -> float:
        """Return the worth of a character that is not yet known."""
        weights = self.weights
        served = sum(scoring.gondoliers(state, seat)) + state.gondoliers[seat]
        if len(state.characters[seat]) >= served:
            return weights.crowded * late
        placed = sum(scoring.gondoliers(state, seat)) > len(state.characters[seat])
        return weights.character * (max(late, 0.8) if placed else late)

    def post(self, state: MuranoState, seat: int, late: float) -> float:
        """Return the worth of placing a gondolier."""
        weights = self.weights
        free = sum(scoring.gondoliers(state, seat))
        waiting = len(scoring.unscored(state, seat)) - free
        if waiting > 0:
            return weights.post + weights.character * 0.5 * (1 - late)
        return (
            1.0 + weights.gondolier * late * (free == len(state.characters[seat])) - 0.5 * weights.gondolier
        )

    def takings(self, state: MuranoState, seat: int) -> dict[str, int]:
        """Return by action of the ring that brings gold and nothing else how much that is."""
        gain = max(earnings(state, seat))
        gain += sum(more for more, least in state.perks[seat].income if gain >= least)
        return {"gold": state.perks[seat].gold, "income": gain}

    def bead(self, state: MuranoState, seat: int, late: float) -> float:
        """Return what a bead is worth that is kept: it may be sold later, and cards may count it."""
        counting = sum(self.rules.characters[card].counts_beads for card in scoring.unscored(state, seat))
        return self.weights.bead * late + 2.0 * counting

    def production(self, state: MuranoState, seat: int, gold: int, most: int) -> float:
        """Return what production and the sale after it bring at best, points lost taken off; at least nothing.

        Args:
            state: before it.
            seat: who produces.
            gold: what the seat has then.
            most: how many factories may produce.
        """
        top = sellable(state, seat)
        if not most and not top:
            return 0.0
        late = self.late(self.turns_left(state, seat))
        sales = self.rules.sales
        bonus = state.perks[seat].sale
        each = self.bead(state, seat, late)
        now = self.money(gold, late)
        best = 0.0
        for made in range(most + 1):
            # About every second bead drawn goes with those that are there.
            sold = min(len(sales) - 1, top + (made + 1) // 2)
            for count in (0, sold):
                value = made * self.rules.bead_points + each * (made - count) - now
                value += self.money(gold + sales[count] + (bonus if count else 0), late)
                value += sum(points for _, points, least in state.perks[seat].after if made + count >= least)
                best = max(best, value)
        return best

    def _build(self, state: MuranoState, seat: int, late: float) -> float:
        weights = self.weights
        free = (state.near & ~state.sites).bit_count()
        gains = []
        for kind, count in enumerate(state.tiles[seat]):
            if count:
                value = self.tile(state, seat, kind, late)
                gains += [value - value * weights.held * late * 0.6] * count
        gains.sort(reverse=True)
        limit = state.perks[seat].limit
        streets = limit if can_draw(state) else 0
        total = 0.0
        for _ in range(limit):
            if gains and free:
                total += gains.pop(0)
                free -= 1
            elif streets:
                total += weights.street * late
                free += 1
        return total

    def _hire(self, state: MuranoState, seat: int, gold: int, late: float) -> float:
        weights = self.weights
        best = -1.0
        if state.gondoliers[seat]:
            spare = state.gondoliers[seat] > 2
            cost = weights.gondolier * late * (0.5 if spare else 2.0)
            best = self.money(gold + self.rules.gains["dismiss"], late) - cost
        price = self.rules.prices["hire"]
        if can_hire(state, seat) and price <= gold:
            needed = not state.gondoliers[seat]
            best = max(
                best, self.money(gold - price, late) + weights.gondolier * late * (1.5 if needed else 0.3)
            )
        return best

    # -- characters ------------------------------------------------------------------------------------------------

    def hopes(self, state: MuranoState, seat: int, cards: Sequence[int], late: float) -> list[list[float]]:
        """Return per card and island what it may bring in the end."""
        rows = scoring.values(state, seat, cards)
        lift = self.weights.character * self.weights.promise * late
        hopes = []
        for card, row in zip(cards, rows, strict=True):
            only = self.rules.characters[card].island
            hopes.append(
                [
                    0.0 if only not in (-1, island) else value + (lift if value < 12 else 0.4 * lift)
                    for island, value in enumerate(row)
                ]
            )
        return hopes
