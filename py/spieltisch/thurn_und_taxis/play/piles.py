"""Display, deck and discard pile: filling up, shuffling, running out (TT-211 to TT-219)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING

from ... import chance
from ...state import Event
from .. import phases
from ..state import EMPTY, TaxisState

if TYPE_CHECKING:
    from ..schema.events import Refilled, Reshuffled


kinds_of: Callable[[Iterable[int]], Collection[int]] = dict.fromkeys
"""Cards -> each kind among them once, in their order."""


def any_card(state: TaxisState) -> bool:
    """Return whether a card can be taken at all (TT-218, TT-219)."""
    return bool(state.deck) or max(state.display) >= 0


def skip_taking(state: TaxisState) -> None:
    """Go on to laying, or past it, when a card must be taken and none is there (TT-219)."""
    if state.phase == phases.TAKE and not any_card(state):
        state.phase = phases.LAY if state.hands[state.turn] else phases.CLOSE


def refill(state: TaxisState, events: list[Event]) -> None:
    """Fill the empty places of the display as far as cards reach (TT-211, TT-216, TT-217)."""
    display = state.display
    while EMPTY in display and state.deck:
        lay_out(state, display.index(EMPTY), events)


def lay_out(state: TaxisState, slot: int, events: list[Event]) -> None:
    """Lay the next card of the deck, which has one, on an empty place of the display (TT-211)."""
    state.display[slot] = kind = state.deck.pop()
    refilled: Refilled = {"event": "refilled", "slot": slot, "card": state.rules.kind_ids[kind]}
    events.append(refilled)
    if not state.deck:
        restock(state, events)


def restock(state: TaxisState, events: list[Event]) -> None:
    """Shuffle the discard pile into a new deck as soon as the deck is used up (TT-214, TT-215)."""
    if state.deck or not state.discard:
        return
    state.deck, state.discard = state.discard, []
    # The order before shuffling must not matter: a set-up position may list the pile in any order.
    state.deck.sort()
    state.random = chance.shuffle(state.random, state.deck)
    reshuffled: Reshuffled = {"event": "reshuffled", "count": len(state.deck)}
    events.append(reshuffled)


def discarded(state: TaxisState, events: list[Event]) -> None:
    """Go on after cards came to the discard pile (TT-215 to TT-217).

    Without a deck they become the new one, and a display that could not be refilled for want of cards is filled.
    """
    if not state.deck:
        restock(state, events)
        refill(state, events)
