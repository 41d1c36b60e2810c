"""Closing the route: houses, tiles, carriage, discards, in this order (TT-4xx, TT-5xx, TT-6xx, TT-84x)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...errors import Refusal
from ...state import Event
from .. import phases
from ..actions import WAGNER, TaxisAction
from ..moments import Check
from ..officials import CLOSING, LAYING_ON
from ..state import TaxisState
from . import tiles
from .agenda import advance, note_help
from .piles import discarded, kinds_of

if TYPE_CHECKING:
    from ..schema.events import CarriageDeclined, CarriageGained, Closed, Discarded, HousePlaced

SETTLE = "settle"
"""Step on the agenda: the cards of a closed route are discarded."""


def route_mask(state: TaxisState, seat: int) -> int:
    """Return the cities of a seat's route."""
    bits = state.rules.kind_bit
    mask = 0
    for kind in state.routes[seat]:
        mask |= bits[kind]
    return mask


def carriage_due(state: TaxisState, seat: int) -> bool:
    """Return whether closing now brings the next carriage without the Wagner (TT-601)."""
    following = state.rules.next_carriage[state.carriages[seat]]
    return 0 < following <= len(state.routes[seat])


def wagner_makes_up(state: TaxisState, seat: int, cards: int) -> bool:
    """Return whether the Wagner makes up for what a route of so many cards lacks of the next carriage (TT-843)."""
    following = state.rules.next_carriage[state.carriages[seat]]
    return cards < following <= cards + state.rules.allowance


def wagner_helps(state: TaxisState, seat: int) -> bool:
    """Return whether the Wagner would bring the next carriage (TT-840 to TT-847)."""
    return wagner_makes_up(state, seat, len(state.routes[seat]))


def closing(state: TaxisState) -> list[TaxisAction]:
    """Return the legal actions after laying: what officials offer, closing, end of the turn."""
    rules = state.rules
    actions = [*rules.helps[LAYING_ON](state)]
    if rules.can_close(state):
        actions += closings(state)
        if rules.may_decline and carriage_due(state, state.turn):
            actions += closings(state, "", True)
        actions += rules.helps[CLOSING](state)
    actions.append(rules.words.end)
    return actions


def closings(state: TaxisState, official: str = "", declined: bool = False) -> list[TaxisAction]:
    """Return the ways to close the route with the help of an official, or without."""
    seat = state.turn
    free = route_mask(state, seat) & ~state.houses[seat]
    return state.rules.house_sets.closings(free, state.supply[seat], official, declined)


def with_wagner(state: TaxisState) -> list[TaxisAction]:
    """Return the closings with the Wagner (TT-840 to TT-847)."""
    if wagner_helps(state, state.turn) and state.rules.can_use(state, WAGNER):
        return closings(state, WAGNER)
    return []


def _is_long(state: TaxisState) -> bool:
    return len(state.routes[state.turn]) >= state.rules.min_route


def _too_short(state: TaxisState) -> Refusal:
    return Refusal("TT-401", {"cards": len(state.routes[state.turn]), "needed": state.rules.min_route})


long_enough = Check(_is_long, _too_short)
"""(state): whether the route is long enough to be closed (TT-401)."""


def close(state: TaxisState, action: TaxisAction, events: list[Event]) -> None:
    """Close the route: the four steps of TT-404."""
    rules = state.rules
    seat = state.turn
    cards = [*map(rules.kind_ids.__getitem__, state.routes[seat])]
    closed: Closed = {"event": "closed", "seat": seat, "cards": cards, "mode": action.mode}
    events.append(closed)
    state.closed = True
    for city in rules.board.cities(action.houses):
        place_house(state, seat, city, events)
    tiles.route_tile(state, seat, len(cards), events)
    tiles.house_tiles(state, seat, events)
    for checked in rules.moments.tiles_checked:
        checked(state, seat, events)
    state.agenda.append(SETTLE)
    for answer in rules.moments.route_closed:
        answer(state, seat, action.houses, events)
    _carriage(state, seat, action, events)
    advance(state, events)


def place_house(state: TaxisState, seat: int, city: int, events: list[Event]) -> None:
    """Place a house; the last one triggers the end of the game (TT-412, TT-523, TT-702)."""
    state.houses[seat] |= 1 << city
    state.supply[seat] -= 1
    placed: HousePlaced = {"event": "house", "seat": seat, "city": state.rules.board.city_ids[city]}
    events.append(placed)
    for answer in state.rules.moments.house_placed:
        answer(state, seat, city, events)
    if state.supply[seat] == 0:
        tiles.trigger_end(state, seat, "houses", events)


def _carriage(state: TaxisState, seat: int, action: TaxisAction, events: list[Event]) -> None:
    rules = state.rules
    length = rules.next_carriage[state.carriages[seat]]
    due = carriage_due(state, seat)
    gained = (due and not action.declined) or bool(action.official)
    if gained:
        state.carriages[seat] = length
        carriage: CarriageGained = {
            "event": "carriage",
            "seat": seat,
            "length": length,
            "official": None if due else action.official,
        }
        events.append(carriage)
        if length == rules.end_carriage:
            tiles.trigger_end(state, seat, "carriage", events)
    elif due:
        left: CarriageDeclined = {"event": "carriage-declined", "seat": seat, "length": length}
        events.append(left)
    for settled in rules.moments.carriage_settled:
        settled(state, seat, gained, events)
    if gained and not due:
        note_help(state, action.official, events)


def settle(state: TaxisState, events: list[Event]) -> bool:
    """Discard the route's cards; wait for a decision when the hand is too large (TT-610, TT-611)."""
    seat = state.turn
    route = state.routes[seat]
    cards = [*map(state.rules.kind_ids.__getitem__, route)]
    thrown: Discarded = {"event": "discarded", "seat": seat, "cards": cards, "from": "route"}
    events.append(thrown)
    state.discard += route
    route.clear()
    discarded(state, events)
    too_many = len(state.hands[seat]) > state.rules.hand_kept
    state.phase = phases.DISCARD if too_many else phases.DONE
    return too_many


def discarding(state: TaxisState) -> list[TaxisAction]:
    """Return the legal actions while the hand is too large."""
    return [*map(state.rules.words.discard, kinds_of(state.hands[state.turn]))]


def discard(state: TaxisState, action: TaxisAction, events: list[Event]) -> None:
    """Put one surplus hand card on the discard pile (TT-611, TT-612)."""
    seat = state.turn
    hand = state.hands[seat]
    hand.remove(action.card)
    state.discard.append(action.card)
    cards = [state.rules.kind_ids[action.card]]
    thrown: Discarded = {"event": "discarded", "seat": seat, "cards": cards, "from": "hand"}
    events.append(thrown)
    discarded(state, events)
    if len(hand) <= state.rules.hand_kept:
        state.phase = phases.DONE
        advance(state, events)
