"""The rules of one game with chosen options: who offers actions, carries them out, refuses them."""

from __future__ import annotations

from ..catalog import Options
from ..phased import Verb, remembered
from . import board as boards
from . import expansions, phases, refusal, turn
from .actions import (
    AMTMANN,
    CLOSE,
    DISCARD,
    END,
    EXCHANGE,
    LAY,
    OFFICIALS,
    POSTILLION,
    POSTMEISTER,
    TAKE,
    WAGNER,
)
from .board import Board
from .officials import CLOSING, LAYING, LAYING_ON, TAKING, Official
from .play import agenda, closing, drawing, laying
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
        self.moments.may_close.append(closing.long_enough)
        self.moments.may_use.append(agenda.one_official)
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
        self.uncovering.append(lambda action: action.verb in (TAKE, EXCHANGE))
        self.steps |= {
            turn.BEGIN: turn.begin,
            closing.SETTLE: closing.settle,
            turn.FINISH: turn.finish,
        }
        helpers = self._helpers()
        self.officials |= {id_: helpers[id_] for id_ in self.board.constants.get("officials", OFFICIALS)}
        for expansion in expansions.wanted(options):
            expansion.join(self)
        self.settle()

    def _helpers(self) -> dict[str, Official[TaxisState]]:
        """Return the officials of the base game; not every board has all of them."""
        words = self.words
        return {
            POSTILLION: Official(
                words.first[POSTILLION](0), {LAYING_ON: laying.second_card}, refusal.second_card
            ),
            POSTMEISTER: Official(
                words.take_deck[POSTMEISTER],
                {LAYING: drawing.second_card},
            ),
            AMTMANN: Official(words.exchange, {TAKING: drawing.exchanging}),
            WAGNER: Official(words.close(0, "", WAGNER), {CLOSING: closing.with_wagner}),
        }


def _board(options: Options) -> Board:
    found = boards.load("south", boards.patch_of(options))
    if options["edition"] == "first-edition":
        found = found.variant("first-edition")
    for expansion in expansions.wanted(options):
        found = expansion.board(options) or found
    return found


rules_for = remembered(Rules)
