"""The rules of one game with chosen options: who offers actions, carries them out, refuses them."""

from __future__ import annotations

from ..catalog import Options
from ..phased import Verb, remembered
from . import actions, phases, refusal, trade, turn
from . import board as boards
from .board import Board
from .construction import building, purchases, specials
from .people import characters, gondoliers
from .ring import ships
from .scoring import final
from .setting import MuranoSetting
from .state import MuranoState


class Rules(MuranoSetting[MuranoState]):
    """The setting of a game with everybody who acts in it.

    Args:
        options: the chosen options, checked and complete.
        count: number of players.
        board: the board; the one that comes with the package when left out.
    """

    def __init__(self, options: Options, count: int, board: Board | None = None) -> None:
        super().__init__(options, count, board or boards.load(count, boards.patch_of(options)))
        self.phases |= {
            phases.OFFER: characters.offering,
            phases.SAIL: ships.sailing,
            phases.ACT: ships.acting,
            phases.CHOOSE: purchases.choosing,
            phases.CHARACTER: characters.keeping,
            phases.BUILD: building.going_on,
            phases.STREET: building.paving,
            phases.SPECIAL: specials.keeping,
            phases.SELL: trade.selling,
            phases.PLACE: building.placing,
            phases.ASSIGN: final.assigning,
            phases.DONE: turn.done,
        }
        self.spaces |= {
            "gold": trade.taking_gold,
            "character": characters.looking,
            "gondolier": gondoliers.placing,
            "build": building.tiles,
            "income": trade.earning,
            "production": trade.producing,
            "hire": gondoliers.hiring,
        } | dict.fromkeys(self.board.building_sorts, purchases.buying)
        self.verbs |= {
            actions.SAIL: Verb(ships.sail, refusal.sail),
            actions.PASS: Verb(ships.pass_, refusal.pass_),
            actions.GOLD: Verb(trade.take_gold, refusal.on_space),
            actions.BUY: Verb(purchases.buy, refusal.buy),
            actions.SEARCH: Verb(purchases.search, refusal.buy),
            actions.CHOOSE: Verb(purchases.choose, refusal.choose),
            actions.LOOK: Verb(characters.look, refusal.on_space),
            actions.KEEP: Verb(characters.keep, refusal.keep),
            actions.DECLINE: Verb(characters.decline, refusal.decline),
            actions.PLACE: Verb(gondoliers.place, refusal.place),
            actions.DRAW: Verb(building.draw, refusal.build),
            actions.BUILD: Verb(building.build, refusal.build),
            actions.INCOME: Verb(trade.income, refusal.income),
            actions.PRODUCE: Verb(trade.produce, refusal.produce),
            actions.SELL: Verb(trade.sell, refusal.sell),
            actions.HIRE: Verb(gondoliers.hire, refusal.hire),
            actions.DISMISS: Verb(gondoliers.dismiss, refusal.hire),
            actions.SCORE: Verb(final.score, refusal.score),
            actions.END: Verb(turn.end, refusal.end),
        }
        self.settle()


rules_for = remembered(Rules)
