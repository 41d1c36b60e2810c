"""The frame of a turn and of the game: set-up, begin and end of a turn, last round (TT-1xx, TT-2xx, TT-7xx)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import chance
from ..state import Event
from . import phases
from .actions import TaxisAction
from .play.agenda import advance
from .play.piles import skip_taking
from .state import TaxisState

if TYPE_CHECKING:
    from ..schema import GameOver, TurnEnded
    from .schema.events import TurnBegan
    from .schema.observation import Turn

BEGIN, FINISH = "begin", "finish"
"""Steps on the agenda: the first turn begins, the game ends."""


def set_up(state: TaxisState, seed: int) -> None:
    """Shuffle, lay out the display, find the start player and begin the first turn (TT-101 to TT-113)."""
    rules = state.rules
    state.random = chance.seeded(seed)
    deck = [kind for kind, copies in enumerate(rules.kind_copies) for _ in range(copies)]
    state.random = chance.shuffle(state.random, deck)
    state.display = [deck.pop() for _ in range(rules.display_size)]
    state.deck = deck
    state.draw_start()
    state.agenda = [BEGIN]
    for answer in rules.moments.set_up:
        answer(state)
    advance(state, [])


def begin(state: TaxisState, events: list[Event]) -> bool:
    """Begin the turn of `state.turn` (TT-219, TT-222, TT-223)."""
    seat = state.turn
    state.current_player = seat
    state.taken = state.laid = 0
    state.closed = False
    state.used = ()
    state.forced = not state.hands[seat]
    state.phase = phases.TAKE
    if not state.deck:
        skip_taking(state)
    began: TurnBegan = {"event": "turn-began", "seat": seat, "round": state.round, "forced": state.forced}
    events.append(began)
    for answer in state.rules.moments.turn_begins:
        answer(state, events)
    return True


def told(state: TaxisState) -> Turn:
    """Return what was done in the turn so far, and who triggered the end, as JSON-able data."""
    return {
        "taken": state.taken,
        "laid": state.laid,
        "forced": state.forced,
        "closed": state.closed,
        "used": list(state.used),
        "ending": None if state.ending is None else {"seat": state.ending[0], "by": state.ending[1]},
    }


def done(state: TaxisState) -> list[TaxisAction]:
    """Return the only action left."""
    return [state.rules.words.end]


def end(state: TaxisState, action: TaxisAction, events: list[Event]) -> None:
    """End the turn: the next player's begins, or the game is over (TT-206, TT-703 to TT-706)."""
    ended: TurnEnded = {"event": "turn-ended", "seat": state.turn}
    events.append(ended)
    following = (state.turn + 1) % state.rules.count
    if following == state.start:
        if state.ending is not None:
            state.agenda.append(FINISH)
            for answer in state.rules.moments.game_ends:
                answer(state, events)
            advance(state, events)
            return
        state.round += 1
    state.turn = following
    begin(state, events)


def finish(state: TaxisState, events: list[Event]) -> bool:
    """End the game."""
    state.phase = phases.OVER
    state.resume = ""
    state.current_player = None
    over: GameOver = {"event": "game-over", "winners": state.winners()}
    events.append(over)
    return True
