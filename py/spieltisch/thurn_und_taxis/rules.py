"""The rules of one game with chosen options: tables and moments, shared by all its states."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ..catalog import Options, Value
from ..errors import BadPosition, Refusal, named, shown
from . import board as boards
from . import closing, drawing, expansions, laying, phases, refusal, turn
from .actions import AMTMANN, CLOSE, DISCARD, END, EXCHANGE, LAY, OFFICIALS, POSTMEISTER, TAKE, Vocabulary
from .board import Board
from .houses import HouseSets
from .moments import Moments, Phase, Step, Verb
from .notation import Reader

if TYPE_CHECKING:
    from .state import TaxisState


class Rules:
    """What does not change during a game.

    Args:
        options: the chosen options, checked and complete.
        count: number of players.
        board: the map; the one that the options name when left out.
    """

    def __init__(self, options: Options, count: int, board: Board | None = None) -> None:
        self.options = dict(options)
        self.count = count
        self.expansions = tuple(expansion for expansion in expansions.every() if expansion.wanted(options))
        self.board = board = board or self._board()
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
        self.officials: tuple[str, ...] = tuple(constants.get("officials", OFFICIALS))
        self.may_decline = bool(options["decline-carriage"])
        self.exchange_late = False
        """Whether the Amtmann may still help after a card was taken."""
        self.open_scores = bool(options["open-scores"])
        self.surprises: set[str] = set()
        """Kinds of events that bring points which nobody could foresee."""
        self.may_close = may_close
        """(state) -> None or the rule that forbids closing the route now."""
        self.may_use = may_use
        """(state, official) -> None or the rule that forbids his help now; an expansion may put its own here."""

        countries = tuple(mask for mask in board.country_mask.values() if mask)
        self.words = Vocabulary(board, self.kinds)
        self.reader = Reader(self.words)
        self.house_sets = HouseSets(self.words, each=countries, together=countries)
        self.moments = Moments()
        self.phases: dict[str, Phase] = {
            phases.TAKE: Phase(drawing.taking),
            phases.LAY: Phase(laying.laying),
            phases.CLOSE: Phase(closing.closing),
            phases.DISCARD: Phase(closing.discarding),
            phases.DONE: Phase(turn.done),
        }
        self.verbs: dict[str, Verb] = {
            TAKE: Verb(drawing.take, refusal.take),
            EXCHANGE: Verb(drawing.exchange, refusal.exchange),
            LAY: Verb(laying.lay, refusal.lay),
            CLOSE: Verb(closing.close, refusal.close),
            DISCARD: Verb(closing.discard, refusal.discard),
            END: Verb(turn.end, refusal.end),
        }
        self.steps: dict[str, Step] = {
            turn.BEGIN: turn.begin,
            closing.SETTLE: closing.settle,
            turn.FINISH: turn.finish,
        }
        for expansion in self.expansions:
            expansion.join(self)
        self.performers = {verb: entry.perform for verb, entry in self.verbs.items()}

    def _sort_cards(self, board: Board) -> None:
        self.kinds: tuple[tuple[str, str], ...] = tuple((card.id, card.name) for card in board.cards)
        self.kind_city: tuple[int, ...] = tuple(card.city for card in board.cards)
        self.kind_copies: tuple[int, ...] = tuple(card.copies for card in board.cards)
        self.kind_back: tuple[int, ...] = tuple(card.back for card in board.cards)
        self.backs = any(self.kind_back)
        """Whether card backs differ; the top of the deck then shows what it is."""
        self.hand_backs = self.backs
        """Whether the backs of hand cards are seen by all."""
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
        kind = self.kind_index.get(id_) if isinstance(id_, str) else None
        if kind is None:
            raise BadPosition(f"There is no card {shown(id_)}.", card=named(id_))
        return kind

    def _board(self) -> Board:
        found = boards.load("south")
        if self.options["edition"] == "first-edition":
            found = found.variant("first-edition")
        for expansion in self.expansions:
            found = expansion.board(self.options) or found
        return found


def may_use(state: TaxisState, official: str) -> Refusal | None:
    """Return None if the official may help in this turn, else the rule against it (TT-207, TT-814, TT-825)."""
    if state.used:
        return Refusal("TT-207", {"used": list(state.used), "official": official})
    if state.forced and official != POSTMEISTER:
        return Refusal("TT-825" if official == AMTMANN else "TT-814", {"official": official})
    return None


def may_close(state: TaxisState) -> Refusal | None:
    """Return None if the route is long enough to be closed, else the rule against it (TT-401)."""
    cards = len(state.routes[state.turn])
    if cards < state.rules.min_route:
        return Refusal("TT-401", {"cards": cards, "needed": state.rules.min_route})
    return None


@lru_cache(maxsize=64)
def _rules(options: tuple[tuple[str, Value], ...], count: int) -> Rules:
    return Rules(dict(options), count)


def rules_for(options: Options, count: int) -> Rules:
    """Return the rules for checked options and a number of players; the same object for the same choice."""
    return _rules(tuple(sorted(options.items())), count)
