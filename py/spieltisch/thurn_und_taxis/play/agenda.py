"""Steps that come before the turn goes on: a closing's settlement, and whatever an expansion puts in between."""

from __future__ import annotations

from ...state import Event
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


def help_given(state: TaxisState, official: str, events: list[Event]) -> None:
    """Tell the expansions that an official's help was carried out, and do what they put on the agenda."""
    moments = state.rules.moments.official_used
    if moments:
        for moment in moments:
            moment(state, official, events)
        advance(state, events)
