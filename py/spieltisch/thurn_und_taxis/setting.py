"""What does not change during a game: options, board, cards and numbers, and who answers at which moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from .. import phased
from ..actions import Action
from ..catalog import Options
from ..errors import Refusal
from ..fields import by_id
from ..state import Event
from ..telling import Sayer, Teller
from .actions import TaxisAction, Vocabulary
from .board import Board
from .houses import HouseSets
from .moments import Moments, all_agree, all_allow
from .notation import TaxisReader
from .officials import OCCASIONS, Official, together
from .sayers import SAYERS
from .tellers import TELLERS

S = TypeVar("S", bound=phased.PhasedState)

Step = Callable[[S, list[Event]], bool]
"""A step on the agenda: returns True when it now waits for a decision, False when it is done."""


class TaxisSetting(phased.Setting[S, TaxisAction], Generic[S]):
    """The tables that all states of a game share; `rules.Rules` fills in who acts.

    Args:
        options: the chosen options, checked and complete.
        count: number of players.
        board: the map.
    """

    may_close: Callable[[S], Refusal | None]
    """(state) -> None or the rule that forbids closing the route now: what `moments.may_close` says together."""
    may_use: Callable[[S, str], Refusal | None]
    """(state, official) -> None or the rule that forbids his help now: what `moments.may_use` says together."""
    can_close: Callable[[S], bool]
    """True if `may_close` is None; for callers that do not ask why."""
    can_use: Callable[[S, str], bool]
    """True if `may_use` is None; for callers that do not ask why."""

    def __init__(self, options: Options, count: int, board: Board) -> None:
        super().__init__(options, count)
        self.board = board
        constants = board.constants
        self.display_size: int = constants["displaySize"]
        self.houses_each: int = constants["housesPerPlayer"]
        self.min_route: int = constants["minRoute"]
        self.hand_kept: int = constants["handAfterClosing"]
        self.allowance: int = constants.get("wagnerAllowance", 0)
        self.end_carriage: int = constants.get("endCarriage", 0)
        self.house_points: int = constants["pointsPerUnplacedHouse"]

        self._sort_cards(board)
        self._sort_stacks(board)
        lengths = (0, *board.carriage_lengths)
        self.next_carriage = {
            length: lengths[i + 1] if i + 1 < len(lengths) else 0 for i, length in enumerate(lengths)
        }
        """Owned carriage -> the next larger one; 0 stands for none."""
        self.carriages_up_to = {length: lengths[1 : i + 1] for i, length in enumerate(lengths)}
        """Owned carriage -> the lengths of all that are owned with it (TT-602)."""
        self.officials: dict[str, Official[S]] = {}
        """By id, in the order in which they are shown."""
        self.helps: dict[str, Callable[[S], list[TaxisAction]]] = {}
        """Of `officials`, by occasion what they offer there together."""
        self.may_decline = bool(options["decline-carriage"])
        self.exchange_late = False
        """True if the Amtmann may still help after a card was taken."""
        self.open_scores = bool(options["open-scores"])
        self.surprises: set[str] = set()
        """Kinds of events that bring points which cannot be foreseen."""
        self.formalities: set[str] = set()
        """Verbs of actions for which nobody need be asked where there is no other."""
        self.tellers: dict[str, Teller] = {**TELLERS}
        """By kind of event what the log says of it."""
        self.sayers: dict[str, Sayer] = {**SAYERS}
        """By verb what its actions are called."""
        self.offered: dict[Action, dict[str, Any]] = {}
        """What offers say of actions, see `worded`."""
        self.uncovering: list[Callable[[TaxisAction], bool]] = []
        """Each says of an action whether it turns up something hidden."""

        countries = tuple(mask for mask in board.country_mask.values() if mask)
        self.words = Vocabulary(board, self.kinds)
        self.reader = TaxisReader(self.words)
        self.house_sets = HouseSets(self.words, each=countries, together=countries)
        self.moments: Moments[S] = Moments()
        self.steps: dict[str, Step[S]] = {}

    def settle(self) -> None:
        """Look up who does what, once all verbs, moments and officials are there."""
        super().settle()
        self.words.officials |= self.officials.keys()
        for occasion in OCCASIONS:
            offers = (official.offers.get(occasion) for official in self.officials.values())
            self.helps[occasion] = together([offer for offer in offers if offer is not None])
        self.may_close = all_agree(self.moments.may_close)
        self.may_use = all_agree(self.moments.may_use)
        self.can_close = all_allow(self.moments.may_close)
        self.can_use = all_allow(self.moments.may_use)

    def _sort_cards(self, board: Board) -> None:
        self.kinds: tuple[tuple[str, str], ...] = tuple((card.id, card.name) for card in board.cards)
        self.kind_ids = [id_ for id_, _ in self.kinds]
        self.kind_city: tuple[int, ...] = tuple(card.city for card in board.cards)
        self.kind_bit = tuple(1 << city for city in self.kind_city)
        """Per kind of card its city as a bit mask."""
        self.kinds_beside = tuple(
            frozenset(kind for kind, bit in enumerate(self.kind_bit) if board.roads[city] & bit)
            for city in self.kind_city
        )
        """Per kind of card all kinds of the neighbours of its city."""
        beside = dict(zip(self.kind_city, self.kinds_beside, strict=True))
        either = {(city, other): beside[city] | beside[other] for city in beside for other in beside}
        self.kinds_beside_either = tuple(
            tuple(either[city, other] for other in self.kind_city) for city in self.kind_city
        )
        """Per kind of card at one end of a route and at the other all kinds of the neighbours of both cities."""
        self.kind_twins = tuple(
            frozenset(kind for kind, other in enumerate(self.kind_city) if other == city)
            for city in self.kind_city
        )
        """Per kind of card all kinds of its city."""
        self.kind_copies: tuple[int, ...] = tuple(card.copies for card in board.cards)
        self.kind_back: tuple[int, ...] = tuple(card.back for card in board.cards)
        self.backs = any(self.kind_back)
        """True if card backs differ; the top of the deck then shows what it is."""
        self.hand_backs = self.backs
        """True if the backs of hand cards are seen by all."""
        self.kind_index = {id_: kind for kind, (id_, _) in enumerate(self.kinds)}

    def _sort_stacks(self, board: Board) -> None:
        self.stack_index = {stack.id: i for i, stack in enumerate(board.stacks)}
        routes = sorted((stack.length, i) for i, stack in enumerate(board.stacks) if stack.kind == "route")
        self.route_stacks = tuple(routes)
        """(cards, stack) from the shortest to the longest."""
        self.house_stacks = tuple(
            (i, (stack.cities,) if stack.kind == "complete" else stack.needs, stack.kind == "complete")
            for i, stack in enumerate(board.stacks)
            if stack.kind in ("complete", "allCountries")
        )
        """(stack, masks, whether every city is needed)."""
        self.end_stack = next(i for i, stack in enumerate(board.stacks) if stack.kind == "end")

    def card(self, id_: object) -> int:
        """Return the kind of a card.

        Raises:
            BadPosition: there is no card of that id.
        """
        return by_id(self.kind_index, id_, "card")
