"""The worth of the actions of the ring to a seat, in points."""

from __future__ import annotations

from ...murano.construction.building import can_draw
from ...murano.needs import NEVER
from ...murano.people.characters import character_price
from ...murano.people.gondoliers import can_hire
from ...murano.setting import MuranoSetting
from ...murano.state import MuranoState
from ...murano.trade import joker_beads, most_factories
from .beads import sales_of, stock_of
from .perks import ranks
from .reader import Reader
from .reading import Reading
from .weights import Weights

NOTHING = -99.0
"""Less than any action is worth."""


def sellable(state: MuranoState, seat: int) -> int:
    """Return the number of beads that the seat could sell at once."""
    return max(state.beads[seat]) + joker_beads(state, seat)


class Worth:
    """Values of things for one set of rules.

    Args:
        rules: the rules of the game that is played.
        weights: of the judgement.
    """

    def __init__(self, rules: MuranoSetting[MuranoState], weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.reader = Reader(rules, weights)
        self.colours = len(rules.board.customer_colours)
        self.islands = len(rules.board.islands)

    def turns_left(self, state: MuranoState, seat: int) -> float:
        """Return the estimated number of turns of a seat after the current one."""
        return self.reader.turns_left(state, seat)

    # -- actions of the ring ---------------------------------------------------------------------------------------

    def spaces(self, state: MuranoState, gold: int, view: Reading | None = None) -> dict[str, float]:
        """Return the worth of each action of the ring to the current player.

        Args:
            state: the position before the action.
            gold: gold left after the ships.
            view: the reading of the position by that player, if there is one.
        """
        if view is None:
            view = self.reader.read(state, state.turn)
        found = view.spaces.get(gold)
        if found is None:
            view.spaces[gold] = found = self._spaces(state, view, gold)
        return found

    def _spaces(self, state: MuranoState, view: Reading, gold: int) -> dict[str, float]:
        if view.deals is None:
            view.deals = self._deals(state, view)
        now = view.money(gold)
        found: dict[str, float] = {}
        for action, gain, price in view.deals:
            if price <= gold:
                value = gain + view.money(gold - price) - now
                if value > found.get(action, NOTHING):
                    found[action] = value
        return found

    def _deals(self, state: MuranoState, view: Reading) -> list[tuple[str, float, int]]:
        """Return actions of the ring with gain and price in gold, which is negative where they bring gold.

        An action appears once for each way to do it.
        """
        seat = state.turn
        found = [(action, 0.0, -gain) for action, gain in view.takings.items() if gain]
        found.append(("build", self.build(state, view), 0))
        gain = self.production(state, view, most_factories(state, seat))
        if gain > 0:
            found.append(("production", gain, 0))
        gold = view.gold
        for number, sort in enumerate(self.rules.board.building_sorts):
            price = self.rules.buy_prices[sort]
            choice = state.perks[seat].choice.get(sort, NEVER)
            if not state.stock[number] or gold < min(price, choice):
                continue
            hurry = view.hurry(sort)
            if gold >= price:
                found.append((sort, self.purchase(state, view, number) + hurry, price))
            if gold >= choice:
                found.append((sort, self.purchase(state, view, number, best=True) + hurry, choice))
        price = character_price(state, seat)
        if state.pile and gold >= price:
            found.append(("character", self.card(state, view), price))
        if state.gondoliers[seat]:
            postings: dict[int, float] = {}
            for island, fare in enumerate(view.posts.fares):
                if fare < NEVER:
                    postings[fare] = max(view.posting(island), postings.get(fare, NOTHING))
            found += [("gondolier", gain, fare) for fare, gain in postings.items()]
        found += [("hire", gain, price) for gain, price in self.hire(state, view)]
        return found

    def purchase(self, state: MuranoState, view: Reading, number: int, *, best: bool = False) -> float:
        """Return the worth of a tile of a stock before it is built; in the last round it is built at once.

        Args:
            state: the position.
            view: the reading by the buyer.
            number: number of the sort.
            best: True if the tile is chosen; else it is the top one.
        """
        kinds = self.rules.board.kinds_of[self.rules.board.building_sorts[number]]
        gains = [view.best_tile(kind) for kind in kinds]
        value = max(gains) if best else sum(gains) / len(gains)
        if state.ending is not None:
            return value if state.near & ~state.sites else 0.0
        return view.held(value) + view.denied(kinds[0])

    def build(self, state: MuranoState, view: Reading) -> float:
        """Return the gain of building: the best unbuilt tiles, and streets with the rest of the action."""
        seat = view.seat
        free = (state.near & ~state.sites).bit_count()
        gains = []
        for kind, count in enumerate(state.tiles[seat]):
            if count:
                gains += [view.building(kind)] * count
        gains.sort(reverse=True)
        limit = state.perks[seat].limit
        streets = can_draw(state)
        street = view.street()
        total = 0.0
        for _ in range(limit):
            if gains and free and (gains[0] >= street or not streets):
                total += gains.pop(0)
                free -= 1
            elif streets and (street > 0 or (gains and not free)):
                total += street
                free += 1
        if streets and limit > 1 and (more := view.opening_most()) > 0:
            # A street comes first, and a tile beside it.
            return max(total, street + max(0.0, *map(view.building, view.kinds)) + more)
        return total

    def card(self, state: MuranoState, view: Reading) -> float:
        """Return the expected worth of the best card looked at, over all cards that may come (MU-603)."""
        price = view.money(state.gold[view.seat]) - view.money(
            state.gold[view.seat] - character_price(state, view.seat)
        )
        own = {*state.characters[view.seat]}
        pool = [card for card in self.rules.character_pile if card not in own]
        seen = min(state.perks[view.seat].seen, len(state.pile), len(pool))
        gains = sorted([gain for gain in view.cards(pool) if gain > price], reverse=True)
        total = 0.0
        for chance, gain in zip(ranks(len(pool), seen), gains, strict=False):
            total += (gain - price) * chance
        return total + price if total else 0.0

    def hire(self, state: MuranoState, view: Reading) -> list[tuple[float, int]]:
        """Return the gains and prices of hiring and dismissing (MU-807, MU-808)."""
        choices = []
        if state.gondoliers[view.seat]:
            choices.append((view.with_hand(-1), -int(self.rules.gains["dismiss"])))
        if can_hire(state, view.seat):
            choices.append((view.with_hand(1), int(self.rules.prices["hire"])))
        return choices

    # -- beads -----------------------------------------------------------------------------------------------------

    def production(self, state: MuranoState, view: Reading, most: int) -> float:
        """Return the best gain of production and the sale after it, less the points lost; at least 0.

        Args:
            state: the position before it.
            view: the reading by the producing player.
            most: factories that may produce.
        """
        if not most and not sellable(state, view.seat):
            return 0.0
        best = self.produced(state, view, most)
        for made in range(most - 1, -1, -1):
            less = self.produced(state, view, made)
            if less < best:
                # Each further bead is worth less.
                break
            best = less
        return max(0.0, best)

    def produced(self, state: MuranoState, view: Reading, made: int) -> float:
        """Return the gain of so many beads and the best sale after them (MU-713 to MU-723)."""
        known = view.made.get(made)
        if known is not None:
            return known
        seat = view.seat
        jokers = joker_beads(state, seat)
        perks, kept = state.perks[seat], view.beads
        cash = [view.money(view.gold + gain + (perks.sale if gain else 0)) for gain in self.rules.sales]
        before = tuple(state.beads[seat])
        total = 0.0
        for share, beads in stock_of(before, made):
            best = cash[0] + kept(beads)
            for sold, spent, left in sales_of(beads, jokers):
                value = cash[sold] + kept(left) - spent * view.workshop
                if value > best:
                    best = value
            total += share * best
        rewarded = sum(points for _, points, least in perks.after if made >= least)
        view.made[made] = found = total - cash[0] - kept(before) + made * self.rules.bead_points + rewarded
        return found
