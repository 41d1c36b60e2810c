"""States as text: three lines for a shell, and the whole table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .. import catalog
from ..state import PUBLIC, State
from . import murano, taxis
from .counting import counted

WIDTH = 100
Tell = Callable[[Any, Mapping[str, Any]], list[str]]
BOARDS: Mapping[str, Tell] = {
    "thurn-und-taxis": taxis.lines,
    "murano": murano.lines,
}


def short(state: State) -> str:
    """Return a state in three lines: where the game stands, points, what can be done."""
    actions = state.legal_actions()
    what = (
        f"{counted(len(actions), 'action')}: {', '.join(actions)}" if actions else f"won by {_winners(state)}"
    )
    return "\n".join(f"<{_cut(line)}>" for line in (_head(state), _points(state), what))


def board(state: State, seat: int | None = PUBLIC) -> str:
    """Return the table as a text.

    Args:
        state: the table.
        seat: whose knowledge is shown; None shows everything, `PUBLIC` only what lies open.

    Raises:
        BadSeat: there is no such seat.
    """
    seen = state.observation(seat)
    tell: Tell = BOARDS.get(state.game, _plain)
    lines = tell(state, seen)
    return "\n".join([_head(state), *(line.rstrip() for line in lines)])


def _head(state: State) -> str:
    seat = state.current_player
    seen = state.observation(PUBLIC)
    name = catalog.find(state.game).info.name
    who = "the game is over" if seat is None else f"{state.players[seat]} is to decide ({seen.get('phase')})"
    return f"{name}, round {seen.get('round')}, after {counted(len(state.history()), 'action')}: {who}"


def _points(state: State) -> str:
    """Return the points as the seat to decide may know them."""
    seen = state.observation(PUBLIC if state.current_player is None else state.current_player)
    told = []
    for name, own in zip(state.players, seen.get("seats", ()), strict=False):
        score = own.get("score")
        told.append(f"{name} {score['total'] if score else '?'}")
    return "points: " + ", ".join(told)


def _winners(state: State) -> str:
    return " and ".join(state.players[seat] for seat in state.winners())


def _cut(line: str) -> str:
    return line if len(line) <= WIDTH else f"{line[: WIDTH - 4]} ..."


def _plain(state: State, seen: Mapping[str, Any]) -> list[str]:
    """Tell of a game that has no board here: part by part, as it is observed."""
    lines: list[str] = []
    for part, value in seen.items():
        if part == "seats":
            lines += [f"  {name}: {own}" for name, own in zip(state.players, _rows(value), strict=False)]
        elif part not in ("format", "game", "players", "options"):
            lines.append(f"  {part}: {value}")
    return lines


def _rows(seats: Sequence[Mapping[str, Any]]) -> list[str]:
    return [", ".join(f"{part} {value}" for part, value in own.items()) for own in seats]
