"""Steps that come before the turn goes on: a closing's settlement, and whatever an expansion puts in between."""

from __future__ import annotations

from ...errors import Refusal
from ...state import Event
from ..actions import AMTMANN, POSTMEISTER
from ..moments import Check
from ..state import TaxisState
from .piles import skip_taking


def advance(state: TaxisState, events: list[Event]) -> None:
    """Carry out the steps on the agenda until one waits for a decision or none is left."""
    while state.agenda:
        if state.rules.steps[state.agenda.pop()](state, events):
            return


def interrupt(state: TaxisState, seat: int, phase: str) -> None:
    """Let a seat decide in the middle of a turn; `resume` gives the turn back."""
    if not state.resume:
        state.resume = state.phase
    state.current_player = seat
    state.phase = phase


def resume(state: TaxisState) -> None:
    """Go back to the phase that was interrupted."""
    state.phase, state.resume = state.resume, ""
    state.current_player = state.turn
    skip_taking(state)


def _helps_alone(state: TaxisState, official: str) -> bool:
    return not state.used and (not state.forced or official == POSTMEISTER)


def _helped_already(state: TaxisState, official: str) -> Refusal:
    if state.used:
        return Refusal("TT-207", {"used": list(state.used), "official": official})
    return Refusal("TT-825" if official == AMTMANN else "TT-814", {"official": official})


one_official = Check(_helps_alone, _helped_already)
"""(state, official): whether he may help in this turn (TT-207, TT-814, TT-825)."""


def note_help(state: TaxisState, official: str, events: list[Event]) -> None:
    """Note that an official's help was carried out, and tell the expansions."""
    state.used = (*state.used, official)
    for answer in state.rules.moments.official_used:
        answer(state, official, events)


def help_given(state: TaxisState, official: str, events: list[Event]) -> None:
    """Note an official's help, and do what expansions put on the agenda for it."""
    state.used = (*state.used, official)
    moments = state.rules.moments.official_used
    if moments:
        for answer in moments:
            answer(state, official, events)
        advance(state, events)
