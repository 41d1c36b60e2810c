"""Buying tiles: the top one, or one chosen from the whole stock (MU-3xx)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ... import chance
from ...state import Event
from .. import phases
from ..actions import MuranoAction
from ..ending import used_up
from ..state import MuranoState

if TYPE_CHECKING:
    from ..schema.events import Bought, Searched


def buying(state: MuranoState) -> list[MuranoAction]:
    """Return the purchases that the space of the last ship offers."""
    rules = state.rules
    seat = state.turn
    sort = rules.board.ring[state.space]
    gold = state.gold[seat]
    actions = []
    if gold >= rules.buy_prices[sort]:
        actions.append(rules.words.buy[sort])
    if gold >= state.perks[seat].choice.get(sort, gold + 1):
        actions.append(rules.words.search[sort])
    return actions


def buy(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Take the top tile of a stock (MU-302 to MU-304, MU-309)."""
    sort = state.rules.board.building_sorts[action.a]
    cost = state.rules.buy_prices[sort]
    state.gold[state.turn] -= cost
    _take(state, state.stock[action.a].pop(), cost, "top", events)


def search(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Pay for looking through a stock (MU-303, MU-304, MU-308)."""
    seat = state.turn
    board = state.rules.board
    sort = board.building_sorts[action.a]
    cost = state.perks[seat].choice[sort]
    state.gold[seat] -= cost
    tiles = [board.kinds[kind].id for kind in sorted(state.stock[action.a])]
    searched: Searched = {"event": "searched", "seat": seat, "sort": sort, "price": cost, "tiles": tiles}
    events.append(searched)
    state.phase = phases.CHOOSE


def uncovers(state: MuranoState, seat: int, sort: str) -> bool:
    """Return whether looking through a stock shows a seat more than it knows: a tile of that sort is hidden elsewhere.

    It may lie face down before others (MU-306) or have been removed unseen (MU-111); else all that was not built or is the
    seat's own lies in the stock.
    """
    kinds = state.rules.board.kinds_of[sort]
    others = (tiles for other, tiles in enumerate(state.tiles) if other != seat)
    return any(tiles[kind] for tiles in others for kind in kinds) or any(
        kind in kinds for kind in state.removed[0]
    )


def searched(state: MuranoState) -> int:
    """Return the stock that lies open before the player who chooses."""
    board = state.rules.board
    return board.building_sorts.index(board.ring[state.space])


def choosing(state: MuranoState) -> list[MuranoAction]:
    """Return the tiles that can be taken out of the stock."""
    choose = state.rules.words.choose
    return [choose[kind] for kind in sorted(set(state.stock[searched(state)]))]


def choose(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Take a tile out of the stock and shuffle the rest (MU-305)."""
    stock = state.stock[searched(state)]
    stock.remove(action.a)
    # The order before shuffling must not matter: a position may list the stock in any order.
    stock.sort()
    state.random = chance.shuffle(state.random, stock)
    _take(state, action.a, 0, "stock", events)


def _take(
    state: MuranoState, kind: int, cost: int, source: Literal["top", "stock"], events: list[Event]
) -> None:
    seat = state.turn
    board = state.rules.board
    sort = board.kinds[kind].sort
    state.tiles[seat][kind] += 1
    bought: Bought = {
        "event": "bought",
        "seat": seat,
        "sort": sort,
        "tile": board.kinds[kind].id,
        "price": cost,
        "from": source,
    }
    events.append(bought)
    if not state.stock[board.building_sorts.index(sort)]:
        used_up(state, sort, events)
    state.phase = phases.DONE
    if state.ending is not None:
        state.bought = kind
        # Without a building space there is nothing to decide (MU-910).
        if state.near & ~state.sites:
            state.phase = phases.PLACE
