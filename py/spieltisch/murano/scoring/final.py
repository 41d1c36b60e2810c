"""The final scoring: characters on islands, in the best way or by hand, and gondoliers without a card (MU-915 to MU-924)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...state import Event
from .. import phases, scoring
from ..actions import MuranoAction
from ..ending import last_seat
from ..state import MuranoState
from . import Scored

if TYPE_CHECKING:
    from ...schema import GameOver, TurnEnded
    from ..schema.events import CardScored, ScoringBegan, Unused


def begin(state: MuranoState, events: list[Event]) -> None:
    """Score the characters, beginning with the player who triggered the end (MU-915 to MU-924)."""
    assert state.ending is not None  # noqa: S101 - only a triggered end leads here
    first, count = state.ending[0], state.rules.count
    state.clear_turn()
    if state.rules.by_hand:
        state.turn = first
        _next(state, events)
        return
    for distance in range(count):
        seat = (first + distance) % count
        for entry in scoring.best(state, seat):
            put_score(state, seat, entry, events)
        _unused(state, seat, events)
    _over(state, events)


def _next(state: MuranoState, events: list[Event]) -> None:
    state.phase = phases.ASSIGN
    state.current_player = state.turn
    began: ScoringBegan = {"event": "scoring-began", "seat": state.turn}
    events.append(began)


def end(state: MuranoState, events: list[Event]) -> None:
    """End the scoring of a player: the next one follows, or the game is over (MU-917)."""
    seat = state.turn
    _unused(state, seat, events)
    ended: TurnEnded = {"event": "turn-ended", "seat": seat}
    events.append(ended)
    if seat == last_seat(state):
        _over(state, events)
        return
    state.turn = (seat + 1) % state.rules.count
    _next(state, events)


def _unused(state: MuranoState, seat: int, events: list[Event]) -> None:
    count = sum(scoring.gondoliers(state, seat))
    points = count * state.rules.idle_points
    unused: Unused = {"event": "unused", "seat": seat, "count": count, "points": points}
    events.append(unused)


def _over(state: MuranoState, events: list[Event]) -> None:
    state.phase = phases.OVER
    state.current_player = None
    over: GameOver = {"event": "game-over", "winners": state.winners()}
    events.append(over)


def assigning(state: MuranoState) -> list[MuranoAction]:
    """Return every card with every island where a gondolier is left, and the end of the scoring (MU-916 to MU-921)."""
    rules = state.rules
    seat = state.turn
    free = scoring.gondoliers(state, seat)
    actions = [
        rules.words.score[card][island]
        for card in scoring.unscored(state, seat)
        for island, gondoliers in enumerate(free)
        if gondoliers and rules.characters[card].island in (-1, island)
    ]
    return [*actions, rules.words.end]


def score(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Score a card on an island (MU-916)."""
    seat = state.turn
    points = scoring.values(state, seat, [action.a])[0][action.b]
    put_score(state, seat, Scored(action.a, action.b, points), events)


def put_score(state: MuranoState, seat: int, entry: Scored, events: list[Event]) -> None:
    """Note a scored card and use up a gondolier of the island for it."""
    board = state.rules.board
    gondola = next(
        gondola
        for gondola in board.islands[entry.island].gondolas
        if state.gondolas[gondola] == seat and not state.used >> gondola & 1
    )
    state.used |= 1 << gondola
    state.scored[seat].append(entry)
    scored: CardScored = {
        "event": "scored",
        "seat": seat,
        "card": state.rules.characters[entry.card].id,
        "island": board.islands[entry.island].id,
        "gondola": board.gondola_numbers[gondola],
        "points": entry.points,
    }
    events.append(scored)
