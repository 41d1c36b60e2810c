"""Rates every legal action in Murano, from what the player may know."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

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
from ...murano.people.characters import character_price
from ...murano.ring import need
from ...murano.ring.reach import Way
from ...murano.ring.ships import SAILED
from ...murano.state import MuranoState
from ...murano.trade import income_of
from .contest import Replies, replies
from .perks import special
from .reading import Reading
from .ways import Ways
from .worth import Worth

UNWISE = -5.0
LATER = 0.3
"""Share of what a building space adds to a tile that is built there in a later turn."""
FIRST = 0.01
"""A small bonus that puts a tile before a street of the same worth."""


class Judge:
    """The judgement for one set of rules.

    Args:
        worth: values of things by these rules.
        contested: False if what ships leave to the next player does not count, which takes a third of the time.
    """

    def __init__(self, worth: Worth, *, contested: bool = True) -> None:
        self.worth = worth
        self.contested = contested
        self.rules = worth.rules
        self.weights = worth.weights
        self.ways = Ways()
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
        """Return the expected gain of each legal action for the current player, in points."""
        rater = self._raters.get(state.phase)
        return rater(state, legal) if rater else [0.0] * len(legal)

    def view(self, state: MuranoState) -> Reading:
        """Return the current player's reading of the position."""
        return self.worth.reader.read(state, state.turn)

    # -- ships -----------------------------------------------------------------------------------------------------

    def against(self, state: MuranoState, view: Reading) -> Replies | None:
        """Return the best turns of the next player, as far as they count; see `replies`."""
        return replies(self.worth, state, view) if self.contested else None

    def targets(
        self, state: MuranoState, view: Reading, wasteful: Collection[int] = ()
    ) -> dict[tuple[int, int], float]:
        """Return for each ship move the worth of the best space on a way that begins with it.

        Spaces that bring nothing end no way.

        Args:
            state: a position in which ships may be moved.
            view: the current player's reading of it.
            wasteful: spaces that are left out.
        """
        against = self.against(state, view)
        key = (state.ships, state.red, state.moved, state.gold[state.turn], against)
        found = None if wasteful else view.targets.get(key)
        if found is not None:
            return found
        found = {}
        for value, _, there in self.routes(state, view, wasteful, against):
            first = there.moves[0]
            if value > found.get(first, UNWISE):
                found[first] = value
        if not wasteful:
            view.targets[key] = found
        return found

    def routes(
        self, state: MuranoState, view: Reading, wasteful: Collection[int], against: Replies | None
    ) -> list[tuple[float, int, Way]]:
        """Return the spaces that ships can reach and that bring something, each with its worth and the way there.

        Args:
            state: a position in which ships may be moved.
            view: the current player's reading of it.
            wasteful: spaces that are left out.
            against: the best turns of the next player.
        """
        gold = state.gold[state.turn]
        now = view.money(gold)
        needs = need.at_sea(state).by_space
        found: list[tuple[float, int, Way]] = []
        known: dict[int, tuple[dict[str, float], float]] = {}
        """By the gold left the worth of the actions, and of that gold."""
        for space, (action, there) in enumerate(zip(self.rules.board.ring, self.ways.of(state), strict=True)):
            if there is None or there.price > gold or space in wasteful:
                continue
            left = gold - there.price
            if needs[space] > left:
                continue
            if left not in known:
                known[left] = self.worth.spaces(state, left, view), view.money(left)
            spaces, money = known[left]
            worth = spaces.get(action)
            if worth is not None:
                value = worth + money - now
                if self.rules.red_gold:
                    value += self._red(state, view, left, there.moves)
                found.append((value, space, there))
        if against:
            held = against.held(state, max((value for value, _, _ in found), default=0.0))
            found = [(held(value, there.moves), space, there) for value, space, there in found]
        return found

    def _red(self, state: MuranoState, view: Reading, gold: int, moves: Iterable[tuple[int, int]]) -> float:
        """Return the worth of the gold that the red ship brings if it is among some moves, or was moved already (MU-V03)."""
        if state.red_moved == SAILED or (not state.red_moved and any(left == state.red for left, _ in moves)):
            return view.money(gold + self.rules.red_gold) - view.money(gold)
        return 0.0

    def passing(self, state: MuranoState, view: Reading) -> float:
        """Return the worth of passing, which brings a piece of gold; `view` is the current player's reading."""
        gold = state.gold[state.turn]
        return view.money(gold + self.rules.gains["pass"]) - view.money(gold) - self.weights.wait * view.late

    def _sailing(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        view = self.view(state)
        targets = self.targets(state, view)
        passing = self.passing(state, view)
        against = self.against(state, view)
        moves = [(one.a, one.b) for one in legal if one.verb != SAIL]
        passes = dict.fromkeys(moves, passing)
        if self.rules.red_gold:
            gold = state.gold[state.turn] + self.rules.gains["pass"]
            passes = {move: passing + self._red(state, view, gold, [move]) for move in moves}
        if against is not None:
            held = against.held(state, max([passing, *targets.values()]))
            passes = {move: held(value, [move]) for move, value in passes.items()}
        return [
            targets.get((one.a, one.b), UNWISE) if one.verb == SAIL else passes[one.a, one.b] for one in legal
        ]

    def _acting(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        view = self.view(state)
        gold = state.gold[state.turn]
        here = self.worth.spaces(state, gold, view).get(self.rules.board.ring[state.space], 0.0)
        targets = {} if self.arrived(state, view) else self.targets(state, view)
        ratings = []
        building = None
        for action in legal:
            if action.verb == SAIL:
                ratings.append(targets.get((action.a, action.b), UNWISE))
            elif action.verb in (BUILD, DRAW):
                if building is None:
                    building = self._building(state, legal)
                    most = max(building)
                # The best of them is the purpose of the visit.
                ratings.append(here + 0.1 * (building[len(ratings)] - most))
            else:
                ratings.append(here + self._detail(state, view, action, here))
        return ratings

    def arrived(self, state: MuranoState, view: Reading) -> bool:
        """Return True if no space that a further ship may reach is worth more than the space of the last one."""
        gold = state.gold[state.turn]
        left = gold - state.perks[state.turn].ship[state.sailed]
        here = self.worth.spaces(state, gold, view).get(self.rules.board.ring[state.space], 0.0)
        if left < 0:
            return True
        best = max(self.worth.spaces(state, left, view).values())
        return best + view.money(left) - view.money(gold) <= here

    def _detail(self, state: MuranoState, view: Reading, action: MuranoAction, here: float) -> float:
        """Return the difference between an action and the usual worth of its space."""
        gold = state.gold[state.turn]
        now = view.money(gold)
        match action.verb:
            case "search":
                sort = self.rules.board.building_sorts[action.a]
                gain = self.worth.purchase(state, view, action.a, best=True)
                return gain + view.money(gold - state.perks[state.turn].choice[sort]) - now - here
            case "buy":
                sort = self.rules.board.building_sorts[action.a]
                gain = self.worth.purchase(state, view, action.a)
                return gain + view.money(gold - self.rules.buy_prices[sort]) - now - here
            case "produce":
                return self.worth.produced(state, view, action.a) - here
            case "income":
                _, gain, bonus = income_of(state, action)
                return view.money(gold + gain + bonus) - now - here
            case "place":
                island = self.rules.board.island_of_gondola[action.a]
                own = self.rules.board.gondola_colours[action.a] == state.turn
                perks = state.perks[state.turn]
                return (
                    view.posting(island) + view.money(gold - (perks.own if own else perks.other)) - now - here
                )
            case "hire":
                return view.with_hand(1) + view.money(gold - self.rules.prices["hire"]) - now - here
            case "dismiss":
                return view.with_hand(-1) + view.money(gold + self.rules.gains["dismiss"]) - now - here
        return 0.0

    # -- purchases and cards ---------------------------------------------------------------------------------------

    def _choosing(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        view = self.view(state)
        return [view.best_tile(action.a) for action in legal]

    def _offered(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        return [1.0 if action.verb == LOOK else 0.0 for action in legal]

    def _characters(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        view = self.view(state)
        cards = [action.a for action in legal if action.verb == KEEP]
        gains = dict(zip(cards, view.cards(cards), strict=True))
        gold = state.gold[state.turn]
        cost = view.money(gold) - view.money(gold - character_price(state, state.turn))
        return [gains[action.a] - cost if action.verb == KEEP else 0.0 for action in legal]

    def _specials(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        view = self.view(state)
        return [special(view, self.rules.specials[action.a].effect) for action in legal]

    def _selling(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        seat = state.turn
        view = self.view(state)
        gold = state.gold[seat]
        bonus = state.perks[seat].sale
        now = view.money(gold) + view.beads(tuple(state.beads[seat]))
        ratings = []
        for action in legal:
            left = list(state.beads[seat])
            if action.b >= 0:
                left[action.b] -= action.a - action.c
            gain = self.rules.sales[action.a] + (bonus if action.a else 0)
            spent = action.c * view.workshop
            ratings.append(view.money(gold + gain) + view.beads(tuple(left)) - now - spent)
        return ratings

    # -- building --------------------------------------------------------------------------------------------------

    def _building(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        view = self.view(state)
        board = self.rules.board
        street = view.street()
        ratings = [0.0] * len(legal)
        for i, action in enumerate(legal):
            if action.verb == BUILD:
                keep = view.kept(view.best_tile(action.a))
                ratings[i] = view.tile(action.a)[board.island_of_site[action.b]] - keep
        best = max(ratings)
        if state.built + 1 < state.perks[state.turn].limit:
            if best > 0:
                # There is time for a street after the player's tiles.
                street = min(street, best - FIRST)
            more = view.opening_most()
            if more > FIRST:
                # There is a better place for one of them after a street.
                street = max(street, max(best, 0.0) + more)
        return [
            street if action.verb == DRAW else rating for action, rating in zip(legal, ratings, strict=True)
        ]

    def helps(self, state: MuranoState, action: MuranoAction) -> bool:
        """Return True if a building would bring no loss on its space."""
        return self.view(state).tile(action.a)[self.rules.board.island_of_site[action.b]] >= 0

    def _streets(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        view = self.view(state)
        board = self.rules.board
        street = board.paving[state.drawn]
        closed = ~state.near & ~state.sites
        more = state.perks[state.turn].limit - state.built - 1
        share = 1.0 if more else LATER
        gains: dict[int, tuple[float, float]] = {}
        ratings = []
        for action in legal:
            island = board.island_of_street[action.b]
            if island not in gains:
                paved = view.paved(island, street.colour, street.customers)
                gains[island] = paved, share * max(0.0, view.opened(island))
            sites = (board.beside[action.b] & closed).bit_count()
            gain, opened = gains[island]
            ratings.append(gain + view.opening(sites, more) + (opened if sites else 0.0))
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
