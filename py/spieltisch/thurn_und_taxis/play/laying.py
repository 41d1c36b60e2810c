"""Laying cards: beginning, extending and abandoning the route, Postillion (TT-3xx, TT-83x)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...state import Event
from .. import phases
from ..actions import ANEW, FIRST, LEFT, POSTILLION, TaxisAction
from ..officials import LAYING
from ..state import TaxisState
from .agenda import help_given
from .piles import discarded, kinds_of

if TYPE_CHECKING:
    from ..schema.events import Abandoned, Laid


def extensions(state: TaxisState, official: str) -> list[TaxisAction]:
    """Return the ways to begin or extend the route with a hand card, keeping what lies (TT-305 to TT-309)."""
    return _extending(state, kinds_of(state.hands[state.turn]), official)


def _extending(state: TaxisState, hand: Iterable[int], official: str) -> list[TaxisAction]:
    """Return the same for a hand of which each kind of card is named once."""
    rules = state.rules
    route = state.routes[state.turn]
    if not route:
        return [*map(rules.words.first[official], hand)]
    first, last = route[0], route[-1]
    near = rules.kinds_beside_either[first][last]
    actions: list[TaxisAction] = []
    for kind in hand:
        if kind in near and rules.kind_twins[kind].isdisjoint(route):
            if kind in rules.kinds_beside[first]:
                actions.append(rules.words.left[official](kind))
            if kind in rules.kinds_beside[last]:
                actions.append(rules.words.right[official](kind))
    return actions


def joining(state: TaxisState, seat: int) -> tuple[int, int]:
    """Return where a card would join what a seat has, as bit masks of cities (TT-305 to TT-309).

    Args:
        state: the position.
        seat: whose route and hand these are.

    Returns:
        The cities beside an end of the route, and those that hand cards lead to from there, or, where there is no
        route yet, those beside a hand card. None of them lies in the route.
    """
    roads = state.rules.board.roads
    cities = [state.rules.kind_city[kind] for kind in state.routes[seat]]
    hand = {state.rules.kind_city[kind] for kind in state.hands[seat]}
    laid = sum(1 << city for city in cities)
    beside = (roads[cities[0]] | roads[cities[-1]]) & ~laid if cities else 0
    led = 0
    reached = {city for city in hand if not cities or beside >> city & 1}
    new = reached
    while new:
        for city in new:
            led |= roads[city]
        new = {city for city in hand - reached if led >> city & 1}
        reached |= new
    return beside, led & ~laid & ~beside


def laying(state: TaxisState) -> list[TaxisAction]:
    """Return the legal actions while a card must be laid."""
    rules = state.rules
    hand = kinds_of(state.hands[state.turn])
    actions = _extending(state, hand, "")
    if state.routes[state.turn]:
        actions += map(rules.words.anew, hand)
    actions += rules.helps[LAYING](state)
    return actions


def second_card(state: TaxisState) -> list[TaxisAction]:
    """Return the ways to lay a second card with the Postillion (TT-830)."""
    if state.laid == 1 and state.hands[state.turn] and state.rules.can_use(state, POSTILLION):
        return extensions(state, POSTILLION)
    return []


def lay(state: TaxisState, action: TaxisAction, events: list[Event]) -> None:
    """Lay a hand card at an end of the route, or begin a new one (TT-301 to TT-322)."""
    seat = state.turn
    kind = action.card
    route = state.routes[seat]
    end = action.end
    ids = state.rules.kind_ids
    state.hands[seat].remove(kind)
    state.laid += 1
    if end == ANEW:
        abandoned: Abandoned = {"event": "abandoned", "seat": seat, "cards": [*map(ids.__getitem__, route)]}
        events.append(abandoned)
        state.discard += route
        route.clear()
        if not state.deck:
            discarded(state, events)
        end = FIRST
    if end == LEFT:
        route.insert(0, kind)
    else:
        route.append(kind)
    official = action.official
    laid: Laid = {
        "event": "laid",
        "seat": seat,
        "card": ids[kind],
        "end": end,
        "official": official or None,
    }
    events.append(laid)
    state.phase = phases.CLOSE
    if official:
        help_given(state, official, events)
