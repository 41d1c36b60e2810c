"""Why an action is not legal: the rule against it, with the data for a message.

Nothing here decides what is legal; that is done where the actions are offered. Each function is asked only about
an action that is not legal and names the first rule that stands against it.
"""

from __future__ import annotations

from typing import Any

from ..errors import Refusal
from . import phases
from .actions import (
    AMTMANN,
    ANEW,
    DECK,
    FIRST,
    LEFT,
    POSTILLION,
    POSTMEISTER,
    TaxisAction,
)
from .play.closing import carriage_due, route_mask, wagner_helps
from .play.piles import any_card
from .state import TaxisState

CITED = (
    "TT-201", "TT-202", "TT-203", "TT-204", "TT-207", "TT-210", "TT-218", "TT-301", "TT-304", "TT-305", "TT-307",
    "TT-313", "TT-320", "TT-325", "TT-401", "TT-403", "TT-405", "TT-406", "TT-407", "TT-412", "TT-415", "TT-609",
    "TT-611", "TT-613", "TT-615", "TT-703", "TT-802", "TT-810", "TT-813", "TT-814", "TT-821", "TT-825", "TT-830",
    "TT-831", "TT-833", "TT-834", "TT-843", "TT-847",
)  # fmt: skip
"""Every rule that the base cites; the front end has a text for each."""


def _no(rule: str, **data: Any) -> Refusal:
    return Refusal(rule, data)


def _used_up(state: TaxisState, official: str) -> Refusal | None:
    return state.rules.may_use(state, official)


def _other_help(state: TaxisState, action: TaxisAction) -> Refusal | None:
    """Return that an official does not help with such an action, by what he is registered for (TT-802)."""
    helper = state.rules.officials.get(action.official)
    if not action.official or (helper and helper.sample.verb == action.verb):
        return None
    return _no("TT-802", official=action.official)


def take(state: TaxisState, action: TaxisAction) -> Refusal:
    """Explain why a card cannot be taken."""
    if state.closed or state.laid:
        return _no("TT-202", done="close" if state.closed else "lay", wanted="take")
    other = _other_help(state, action)
    if other:
        return other
    if not any_card(state):
        return _no("TT-218")
    if action.official and state.taken == 0:
        return _no("TT-810", official=POSTMEISTER)
    if (action.official and state.taken) or state.taken > 1:
        refused = _used_up(state, POSTMEISTER)
        if refused:
            return refused
    if action.card == DECK:
        if not state.deck:
            return _no("TT-218")
    elif action.card not in state.display:
        return _no("TT-210", card=state.rules.kind_ids[action.card])
    if state.taken == 1 and not action.official:
        return _used_up(state, POSTMEISTER) or _no("TT-810", official=POSTMEISTER)
    return _no("TT-202", done=state.phase, wanted="take")


def exchange(state: TaxisState, action: TaxisAction) -> Refusal:
    """Explain why the display cannot be exchanged."""
    if state.closed or state.laid:
        return _no("TT-802", official=AMTMANN)
    refused = _used_up(state, AMTMANN)
    if refused:
        return refused
    if state.taken and not state.rules.exchange_late:
        return _no("TT-821")
    return _no("TT-218")


def lay(state: TaxisState, action: TaxisAction) -> Refusal:
    """Explain why a card cannot be laid."""
    rules = state.rules
    seat = state.turn
    kind = action.card
    route = state.routes[seat]
    if state.closed:
        return _no("TT-615")
    other = _other_help(state, action)
    if other:
        return other
    if state.phase == phases.TAKE:
        return _no("TT-813") if state.taken else _no("TT-202", done=None, wanted="lay")
    if kind not in state.hands[seat]:
        if action.official and not state.hands[seat]:
            return (_used_up(state, POSTILLION) if state.laid else None) or _no("TT-834")
        return _no("TT-301", card=rules.kind_ids[kind])
    if action.official and not state.laid:
        return _no("TT-830", official=POSTILLION)
    if state.laid and not action.official:
        # A route begins with the second card only where the first one was none of its cards.
        if action.end == ANEW or (action.end == FIRST and route):
            return _no("TT-833")
        return _used_up(state, POSTILLION) or (
            _no("TT-325") if state.laid > 1 else _no("TT-830", official=POSTILLION)
        )
    if action.official:
        refused = _used_up(state, POSTILLION)
        if refused:
            return refused
    if state.laid > 1:
        return _no("TT-325")
    return _misfit(state, action, route, kind)


def _misfit(state: TaxisState, action: TaxisAction, route: list[int], kind: int) -> Refusal:
    rules = state.rules
    card = rules.kind_ids[kind]
    if action.end == FIRST:
        return _no("TT-304")
    if not route:
        return _no("TT-305", card=card)
    city = rules.kind_city[kind]
    if route_mask(state, state.turn) >> city & 1:
        return _no("TT-313", card=card)
    neighbour = rules.kind_city[route[0] if action.end == LEFT else route[-1]]
    return _no("TT-307", card=card, end=action.end, neighbour=rules.board.city_ids[neighbour])


def close(state: TaxisState, action: TaxisAction) -> Refusal:
    """Explain why the route cannot be closed in this way."""
    rules = state.rules
    seat = state.turn
    cards = len(state.routes[seat])
    if state.closed:
        return _no("TT-403")
    if state.phase in (phases.TAKE, phases.LAY):
        return _too_early(state, cards)
    refused = _other_help(state, action) or rules.may_close(state)
    if refused:
        return refused
    return _bad_houses(state, action) or _bad_carriage(state, action)


def _too_early(state: TaxisState, cards: int) -> Refusal:
    """Return what is missing before a card is laid: the turn of close only where one more card is enough."""
    least = state.rules.min_route
    if cards >= least:
        return _no("TT-320")
    if cards + 1 < least and cards > 0:
        return _no("TT-401", cards=cards, needed=least)
    return _no("TT-202", done=None, wanted="close" if cards > 0 else None)


def _bad_houses(state: TaxisState, action: TaxisAction) -> Refusal | None:
    board = state.rules.board
    seat = state.turn

    def ids(mask: int) -> list[str]:
        return [board.city_ids[city] for city in board.cities(mask)]

    outside = action.houses & ~route_mask(state, seat)
    if outside:
        return _no("TT-405", cities=ids(outside))
    occupied = action.houses & state.houses[seat]
    if occupied:
        return _no("TT-412", cities=ids(occupied))
    if action.houses.bit_count() > state.supply[seat]:
        return _no("TT-415", supply=state.supply[seat])
    rule = state.rules.house_sets.against(action.houses, action.mode)
    return _no(rule, cities=ids(action.houses)) if rule else None


def _bad_carriage(state: TaxisState, action: TaxisAction) -> Refusal:
    rules = state.rules
    seat = state.turn
    following = rules.next_carriage[state.carriages[seat]]
    cards = len(state.routes[seat])
    if action.official:
        if not following or carriage_due(state, seat):
            return _no("TT-847", next=following or None)
        if not wagner_helps(state, seat):
            return _no("TT-843", next=following, cards=cards)
        return _used_up(state, action.official) or _no("TT-802", official=action.official)
    return _no("TT-609", next=following or None)


def discard(state: TaxisState, action: TaxisAction) -> Refusal:
    """Explain why a card cannot be discarded."""
    if state.phase != phases.DISCARD:
        return _no("TT-613", kept=state.rules.hand_kept)
    return _no("TT-301", card=state.rules.kind_ids[action.card])


def end(state: TaxisState, action: TaxisAction) -> Refusal:
    """Explain why the turn cannot end yet."""
    if state.phase == phases.TAKE:
        return _no("TT-813") if state.taken else _no("TT-203")
    if state.phase == phases.LAY:
        return _no("TT-204")
    return _no("TT-611", kept=state.rules.hand_kept, hand=len(state.hands[state.turn]))


def official(state: TaxisState, id_: str) -> Refusal | None:
    """Return why an official cannot help the current player right now; None when he can."""
    if any(getattr(action, "official", "") == id_ for action in state.legal_actions()):
        return None
    if state.resume:
        return next(
            filter(None, (answer(state, state.rules.words.end) for answer in state.rules.moments.refuse)),
            None,
        )
    if state.closed:
        return _no("TT-207", used=list(state.used), official=id_)
    rules = state.rules
    refused = rules.may_use(state, id_)
    if refused:
        return refused
    helper = rules.officials[id_]
    if helper.refuse:
        return helper.refuse(state)
    return rules.verbs[helper.sample.verb].refuse(state, helper.sample)


def second_card(state: TaxisState) -> Refusal:
    """Explain why no second card can be laid with the Postillion."""
    if state.laid > 1 or not state.laid:
        return _no("TT-830", official=POSTILLION)
    return _no("TT-834") if not state.hands[state.turn] else _no("TT-831")
