"""Winning bonus tiles and triggering the end of the game (TT-5xx, TT-701, TT-702)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...state import Event
from ..state import TaxisState

if TYPE_CHECKING:
    from ..schema.events import EndTriggered, TileWon


def win(state: TaxisState, seat: int, stack: int, events: list[Event]) -> None:
    """Give a seat the top tile of a stack that still has one."""
    printed = state.rules.board.stacks[stack]
    value = printed.values[state.stacks[stack]]
    state.stacks[stack] += 1
    state.tiles[seat].append((stack, value))
    won: TileWon = {"event": "tile", "seat": seat, "stack": printed.id, "value": value}
    events.append(won)


def left(state: TaxisState, stack: int) -> int:
    """Return how many tiles a stack still has."""
    return len(state.rules.board.stacks[stack].values) - state.stacks[stack]


def owns(state: TaxisState, seat: int, stack: int) -> bool:
    """Return whether a seat has won a tile of a stack."""
    return any(own == stack for own, _ in state.tiles[seat])


def route_tile(state: TaxisState, seat: int, cards: int, events: list[Event]) -> None:
    """Give the tile of the route's length, or of the next shorter one that has tiles (TT-504 to TT-510)."""
    for length, stack in reversed(state.rules.route_stacks):
        if length <= cards and left(state, stack):
            win(state, seat, stack, events)
            return


def missing(houses: int, masks: Sequence[int], every: bool) -> list[int]:
    """Return what houses still lack for a tile, as bit masks of which each wants one more house (TT-512 to TT-520).

    Args:
        houses: where a player has houses, as a bit mask.
        masks: of the stack, as in `TaxisSetting.house_stacks`.
        every: whether a house is needed in every city of the one mask, not just in one city of each.
    """
    if not every:
        return [mask for mask in masks if not houses & mask]
    rest = masks[0] & ~houses
    return [1 << city for city in range(rest.bit_length()) if rest >> city & 1]


def house_tiles(state: TaxisState, seat: int, events: list[Event]) -> None:
    """Give the tiles for occupied countries, one per stack and player (TT-512 to TT-520)."""
    houses = state.houses[seat]
    for stack, masks, every in state.rules.house_stacks:
        fulfilled = masks[0] & ~houses == 0 if every else all(houses & mask for mask in masks)
        if fulfilled and left(state, stack) and not owns(state, seat, stack):
            win(state, seat, stack, events)


def trigger_end(state: TaxisState, seat: int, by: str, events: list[Event]) -> None:
    """Note the end of the game and give the end tile, the first time only (TT-521 to TT-523)."""
    if state.ending is not None:
        return
    state.ending = (seat, by)
    last = (state.start - 1) % state.rules.count
    triggered: EndTriggered = {"event": "end-triggered", "seat": seat, "by": by, "last": last}
    events.append(triggered)
    if left(state, state.rules.end_stack):
        win(state, seat, state.rules.end_stack, events)
