"""Taking cards: display, deck, discard pile, Postmeister and Amtmann (TT-203 to TT-225, TT-81x, TT-82x)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...state import Event
from .. import phases
from ..actions import AMTMANN, DECK, POSTMEISTER, TaxisAction
from ..officials import TAKING
from ..state import EMPTY, TaxisState
from .agenda import help_given
from .piles import any_card, kinds_of, lay_out, refill, restock

if TYPE_CHECKING:
    from ..schema.events import Exchanged, Took


def takes(state: TaxisState, official: str) -> list[TaxisAction]:
    """Return the ways to take a card, display first."""
    words = state.rules.words
    take_of = words.take[official]
    lying = kinds_of(state.display)
    if state.deck:
        # Only without a deck a place of the display can be empty.
        return [*map(take_of, lying), words.take_deck[official]]
    return [take_of(kind) for kind in lying if kind != EMPTY]


def taking(state: TaxisState) -> list[TaxisAction]:
    """Return the legal actions while a card must be taken."""
    # The second card, where it must be taken as well, comes with the Postmeister (TT-813).
    actions = takes(state, POSTMEISTER if state.taken else "")
    actions += state.rules.helps[TAKING](state)
    return actions


def second_card(state: TaxisState) -> list[TaxisAction]:
    """Return the ways to take a second card with the Postmeister (TT-810)."""
    return takes(state, POSTMEISTER) if state.taken == 1 and state.rules.can_use(state, POSTMEISTER) else []


def exchanging(state: TaxisState) -> list[TaxisAction]:
    """Return the Amtmann's exchange before a card is taken, or also between two (TT-821)."""
    rules = state.rules
    if (not state.taken or rules.exchange_late) and rules.can_use(state, AMTMANN):
        return [rules.words.exchange]
    return []


def exchanging_late(state: TaxisState) -> list[TaxisAction]:
    """Return the Amtmann's exchange after cards were taken: an expansion may offer that as well."""
    rules = state.rules
    return [rules.words.exchange] if rules.can_use(state, AMTMANN) and any_card(state) else []


def take(state: TaxisState, action: TaxisAction, events: list[Event]) -> None:
    """Take a card into the hand and refill the display (TT-210 to TT-213)."""
    seat = state.turn
    official = action.official
    draw(state, seat, action.card, official, events)
    state.taken += 1
    state.phase = phases.TAKE if state.forced and state.taken == 1 and any_card(state) else phases.LAY
    if official:
        help_given(state, official, events)


def draw(state: TaxisState, seat: int, card: int, official: str, events: list[Event]) -> None:
    """Move a card, or the top card for `DECK`, into the hand of a seat and refill the display."""
    rules = state.rules
    slot = None
    if card == DECK:
        card = state.deck.pop()
    else:
        slot = state.display.index(card)
    event: Took = {
        "event": "took",
        "seat": seat,
        "card": rules.kind_ids[card],
        "from": "deck" if slot is None else "display",
        "slot": slot,
        "official": official or None,
    }
    if rules.backs:
        event["back"] = rules.kind_back[card]
    events.append(event)
    state.hands[seat].append(card)
    if slot is None:
        restock(state, events)
    elif state.deck:
        # As long as there is a deck no other place is empty.
        lay_out(state, slot, events)
    else:
        state.display[slot] = EMPTY


def exchange(state: TaxisState, action: TaxisAction, events: list[Event]) -> None:
    """Exchange the whole display (TT-820 to TT-826)."""
    gone = [kind for kind in state.display if kind >= 0]
    exchanged: Exchanged = {
        "event": "exchanged",
        "seat": state.turn,
        "discarded": [*map(state.rules.kind_ids.__getitem__, gone)],
        "official": action.official,
    }
    events.append(exchanged)
    state.discard += gone
    state.display = [-1] * len(state.display)
    restock(state, events)
    refill(state, events)
    help_given(state, AMTMANN, events)
