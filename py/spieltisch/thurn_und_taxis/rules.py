"""The rules of one game with chosen options: who offers actions, carries them out, refuses them."""

from __future__ import annotations

from ..catalog import Options
from ..errors import Refusal
from ..phased import Verb, remembered
from . import board as boards
from . import expansions, phases, refusal, turn
from .actions import AMTMANN, CLOSE, DISCARD, END, EXCHANGE, LAY, POSTMEISTER, TAKE
from .board import Board
from .play import closing, drawing, laying
from .setting import TaxisSetting
from .state import TaxisState


class Rules(TaxisSetting[TaxisState]):
    """The setting of a game with everybody who acts in it.

    Args:
        options: the chosen options, checked and complete.
        count: number of players.
        board: the map; the one that the options name when left out.
    """

    def __init__(self, options: Options, count: int, board: Board | None = None) -> None:
        super().__init__(options, count, board or _board(options))
        self.may_close = may_close
        self.may_use = may_use
        self.phases |= {
            phases.TAKE: drawing.taking,
            phases.LAY: laying.laying,
            phases.CLOSE: closing.closing,
            phases.DISCARD: closing.discarding,
            phases.DONE: turn.done,
        }
        self.verbs |= {
            TAKE: Verb(drawing.take, refusal.take),
            EXCHANGE: Verb(drawing.exchange, refusal.exchange),
            LAY: Verb(laying.lay, refusal.lay),
            CLOSE: Verb(closing.close, refusal.close),
            DISCARD: Verb(closing.discard, refusal.discard),
            END: Verb(turn.end, refusal.end),
        }
        self.steps |= {
            turn.BEGIN: turn.begin,
            closing.SETTLE: closing.settle,
            turn.FINISH: turn.finish,
        }
        for expansion in expansions.wanted(options):
            expansion.join(self)
        self.settle()


def _board(options: Options) -> Board:
    found = boards.load("south")
    if options["edition"] == "first-edition":
        found = found.variant("first-edition")
    for expansion in expansions.wanted(options):
        found = expansion.board(options) or found
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


rules_for = remembered(Rules)
