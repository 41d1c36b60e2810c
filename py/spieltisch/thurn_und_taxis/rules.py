"""The rules of one game with chosen options: tables and moments, shared by all its states."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from ..catalog import Value
from ..errors import Refusal
from . import board as boards
from . import closing, drawing, laying, phases, refusal, turn
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

    def __init__(self, options: Mapping[str, Value], count: int, board: Board | None = None) -> None:
        self.options = dict(options)
        self.count = count
        if board is None:
            board = boards.load("south")
            if options["edition"] == "first-edition":
                board = board.variant("first-edition")
        self.board = board
        constants = board.constants
        self.display_size: int = constants["displaySize"]
        self.houses_each: int = constants["housesPerPlayer"]
        self.min_route: int = constants["minRoute"]
        self.hand_kept: int = constants["handAfterClosing"]
        self.allowance: int = constants["wagnerAllowance"]
        self.end_carriage: int = constants["endCarriage"]
        self.house_points: int = constants["pointsPerUnplacedHouse"]

        copies: int = constants["cardCopies"]
        self.kinds: tuple[tuple[str, str], ...] = tuple(zip(board.city_ids, board.city_names, strict=True))
        self.kind_city: tuple[int, ...] = tuple(range(len(self.kinds)))
        self.kind_copies: tuple[int, ...] = (copies,) * len(self.kinds)
        self.kind_index = {id_: kind for kind, (id_, _) in enumerate(self.kinds)}

        lengths = (0, *board.carriage_lengths)
        self.next_carriage = {length: lengths[i + 1] if i + 1 < len(lengths) else 0 for i, length in enumerate(lengths)}
        """Owned carriage -> the next larger one; 0 stands for none."""
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

        self.officials: tuple[str, ...] = OFFICIALS
        self.may_decline = bool(options["decline-carriage"])
        self.exchange_late = False
        """Whether the Amtmann may still help after a card was taken."""
        self.open_scores = bool(options["open-scores"])
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
        self.steps: dict[str, Step] = {"settle": closing.settle, "finish": turn.finish}
        self.performers = {verb: entry.perform for verb, entry in self.verbs.items()}


def may_use(state: TaxisState, official: str) -> Refusal | None:
    """Return None if the official may help in this turn, else the rule against it (TT-207, TT-814, TT-825)."""
    if state.used:
        return Refusal("TT-207", {"used": list(state.used), "official": official})
    if state.forced and official != POSTMEISTER:
        return Refusal("TT-825" if official == AMTMANN else "TT-814", {"official": official})
    return None


@lru_cache(maxsize=64)
def _rules(options: tuple[tuple[str, Value], ...], count: int) -> Rules:
    return Rules(dict(options), count)


def rules_for(options: Mapping[str, Value], count: int) -> Rules:
    """Return the rules for checked options and a number of players; the same object for the same choice."""
    return _rules(tuple(sorted(options.items())), count)
