"""Positions as JSON data: writing them, and building a state of one with every check (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...position import head
from .. import turn
from ..state import TaxisState
from .checks import check
from .fields import fill


def write(state: TaxisState) -> dict[str, Any]:
    """Return the whole position, hidden parts included."""
    rules = state.rules
    ids = rules.kind_ids
    board = rules.board

    def names(kinds: Sequence[int]) -> list[str]:
        return [ids[kind] for kind in kinds]

    return {
        **head(state),
        **turn.told(state),
        "display": [ids[kind] if kind >= 0 else None for kind in state.display],
        "agenda": list(state.agenda),
        "resume": state.resume or None,
        "deck": names(state.deck[::-1]),
        "discard": names(state.discard),
        "stacks": {
            stack.id: list(stack.values[taken:])
            for stack, taken in zip(board.stacks, state.stacks, strict=True)
        },
        "seats": [
            {
                "hand": names(state.hands[seat]),
                "route": names(state.routes[seat]),
                "houses": [board.city_ids[city] for city in board.cities(state.houses[seat])],
                "carriage": state.carriages[seat],
                "tiles": [[board.stacks[stack].id, value] for stack, value in state.tiles[seat]],
            }
            for seat in range(rules.count)
        ],
        "expansions": {id_: part.write(state) for id_, part in state.extra.items()},
    }


def place(state: TaxisState, data: Mapping[str, Any]) -> None:
    """Set up the position that the data describe on a fresh state.

    Raises:
        BadPosition: cards, houses, tiles or turn cannot be as they are given; other errors as in `fields.fill`.
    """
    fill(state, data)
    check(state)
