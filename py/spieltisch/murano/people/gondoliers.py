"""Placing, hiring and dismissing gondoliers (MU-8xx)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...state import Event
from .. import phases
from ..actions import MuranoAction
from ..state import MuranoState

if TYPE_CHECKING:
    from ..schema.events import Dismissed, Hired, Placed


def gondola_price(state: MuranoState, gondola: int) -> int:
    """Return what placing a gondolier there costs the player whose turn it is (MU-801, MU-805, MU-S01)."""
    perks = state.perks[state.turn]
    return perks.own if state.rules.board.gondola_colours[gondola] == state.turn else perks.other


def placing(state: MuranoState) -> list[MuranoAction]:
    """Return the free gondolas that the player can pay for (MU-803, MU-806)."""
    seat = state.turn
    gold = state.gold[seat]
    perks = state.perks[seat]
    own, other = perks.own <= gold, perks.other <= gold
    board = state.rules.board
    place, there = state.rules.words.place, state.gondolas
    if not other:
        return [place[i] for i in board.gondolas_of[seat] if there[i] < 0] if own else []
    return [
        place[i] for i, colour in enumerate(board.gondola_colours) if there[i] < 0 and (own or colour != seat)
    ]


def place(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Put an available gondolier on a gondola, for the rest of the game (MU-801, MU-802)."""
    seat = state.turn
    cost = gondola_price(state, action.a)
    state.gold[seat] -= cost
    state.gondoliers[seat] -= 1
    state.gondolas[action.a] = seat
    placed: Placed = {
        "event": "placed",
        "seat": seat,
        "gondola": action.json["gondola"],
        "island": action.json["island"],
        "price": cost,
    }
    events.append(placed)
    state.phase = phases.DONE


def can_hire(state: MuranoState, seat: int) -> bool:
    """Return whether a gondolier is left to be hired (MU-808, MU-810)."""
    return bool(state.supply[seat]) and state.hired[seat] < state.rules.start["gondoliersMax"]


def hiring(state: MuranoState) -> list[MuranoAction]:
    """Return hiring and dismissing, as far as they are possible (MU-807 to MU-809)."""
    words = state.rules.words
    seat = state.turn
    affordable = can_hire(state, seat) and state.rules.prices["hire"] <= state.gold[seat]
    actions = [words.hire] if affordable else []
    return [*actions, words.dismiss] if state.gondoliers[seat] else actions


def hire(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Take an own gondolier from the general supply (MU-808)."""
    seat = state.turn
    cost: int = state.rules.prices["hire"]
    state.gold[seat] -= cost
    state.supply[seat] -= 1
    state.gondoliers[seat] += 1
    state.hired[seat] += 1
    hired: Hired = {"event": "hired", "seat": seat, "price": cost}
    events.append(hired)
    state.phase = phases.DONE


def dismiss(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Put an available gondolier into the general supply (MU-807)."""
    seat = state.turn
    gain: int = state.rules.gains["dismiss"]
    state.gold[seat] += gain
    state.supply[seat] += 1
    state.gondoliers[seat] -= 1
    state.hired[seat] -= 1
    dismissed: Dismissed = {"event": "dismissed", "seat": seat, "gold": gain}
    events.append(dismissed)
    state.phase = phases.DONE
