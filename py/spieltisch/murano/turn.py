"""The frame of a turn: its begin and its end (MU-201, MU-905, MU-V01, MU-V03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import Event
from . import phases
from .actions import MuranoAction
from .construction import specials
from .ending import last_seat
from .ring.ships import SAILED
from .scoring import final
from .state import MuranoState

if TYPE_CHECKING:
    from ..schema import TurnEnded
    from .schema.events import RedShip, TurnBegan


def begin(state: MuranoState, events: list[Event]) -> None:
    """Begin the turn of `state.turn`, or offer it a start character before the first one (MU-V01)."""
    seat = state.turn
    state.current_player = seat
    state.clear_turn()
    if not state.round:
        state.phase = phases.OFFER
        return
    state.phase = phases.SAIL
    last = state.ending is not None
    began: TurnBegan = {"event": "turn-began", "seat": seat, "round": state.round, "last": last}
    events.append(began)


def done(state: MuranoState) -> list[MuranoAction]:
    """Return the only action left."""
    return [state.rules.words.end]


def end(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """End the turn: the next player's begins, or the final scoring (MU-201, MU-905)."""
    seat = state.turn
    if state.phase == phases.ASSIGN:
        final.end(state, events)
        return
    if state.rules.red_gold and state.red_moved == SAILED:
        state.gold[seat] += state.rules.red_gold
        paid: RedShip = {"event": "red-ship", "seat": seat, "gold": state.rules.red_gold}
        events.append(paid)
    if state.fresh:
        state.fresh = 0
        state.perks[seat] = state.rules.perks(specials.active(state, seat))
    ended: TurnEnded = {"event": "turn-ended", "seat": seat}
    events.append(ended)
    if state.ending is not None and seat == last_seat(state):
        final.begin(state, events)
        return
    state.turn = (seat + 1) % state.rules.count
    if state.turn == state.start:
        state.round += 1
    begin(state, events)
