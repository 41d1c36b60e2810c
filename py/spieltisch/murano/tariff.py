"""What a legal action costs or brings at once, so that a table can write it on a button."""

from __future__ import annotations

from . import actions, phases, scoring, trade
from .actions import MuranoAction
from .people.characters import character_price
from .people.gondoliers import gondola_price
from .ring import ships
from .state import MuranoState


def gold(state: MuranoState, action: MuranoAction) -> int:
    """Return by how much a legal action changes the gold of its player; what is paid is negative."""
    return _gain(state, action) - _cost(state, action)


def _cost(state: MuranoState, action: MuranoAction) -> int:
    rules = state.rules
    price = 0
    match action.verb:
        case actions.SAIL:
            price = ships.price(state, state.sailed)
        case actions.BUY:
            price = rules.buy_prices[action.json["sort"]]
        case actions.SEARCH:
            price = state.perks[state.turn].choice[action.json["sort"]]
        case actions.KEEP if state.phase == phases.CHARACTER:
            price = character_price(state, state.turn)
        case actions.PLACE:
            price = gondola_price(state, action.a)
        case actions.HIRE:
            price = rules.prices["hire"]
    return price


def _gain(state: MuranoState, action: MuranoAction) -> int:
    rules = state.rules
    gain = 0
    match action.verb:
        case actions.PASS:
            gain = rules.gains["pass"]
        case actions.GOLD:
            gain = state.perks[state.turn].gold
        case actions.DISMISS:
            gain = rules.gains["dismiss"]
        case actions.INCOME:
            gain = sum(trade.income_of(state, action)[1:])
        case actions.SELL if action.a:
            gain = rules.sales[action.a] + state.perks[state.turn].sale
    return gain


def points(state: MuranoState, action: MuranoAction) -> int:
    """Return by how much a legal action moves its player on the track; of scoring a card, what it brings."""
    rules = state.rules
    match action.verb:
        case actions.BUILD if action.a >= 0:
            return rules.board.kinds[action.a].points + state.perks[state.turn].built[action.a]
        case actions.KEEP if state.phase == phases.SPECIAL:
            return rules.specials[action.a].points
        case actions.PRODUCE:
            return action.a * rules.bead_points
        case actions.SELL:
            return sum(points for _, points in trade.rewards(state, action.a))
        case actions.SCORE:
            return scoring.values(state, state.turn, [action.a])[0][action.b]
        case _:
            return 0
