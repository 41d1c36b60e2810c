"""Positions as JSON data: writing them, and building a state of one with every check (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...position import head
from .. import phases
from ..state import MuranoState
from .checks import check
from .fields import fill


def write(state: MuranoState) -> dict[str, Any]:
    """Return the whole position, hidden parts included; of every pile the next tile or card first."""
    rules = state.rules
    board = rules.board
    kinds, paving = board.kinds, board.paving
    cards = rules.characters if not _special(state) else rules.specials
    return {
        **head(state),
        "ending": None if state.ending is None else {"seat": state.ending[0], "sorts": list(state.ending[1])},
        "ships": [space + 1 for space in range(len(board.ring)) if state.ships >> space & 1],
        "red": state.red + 1,
        "moved": [space + 1 for space in range(len(board.ring)) if state.moved >> space & 1],
        "space": state.space + 1 if state.space >= 0 else None,
        "redMoved": state.red_moved or None,
        "drawn": paving[state.drawn].id if state.drawn >= 0 else None,
        "built": state.built,
        "bought": kinds[state.bought].id if state.bought >= 0 else None,
        "fresh": state.fresh,
        "made": state.made,
        "seen": [cards[card].id for card in state.seen],
        "streets": [[paving[kind].id for kind in reversed(stack)] for stack in state.streets],
        "stock": {
            sort: [kinds[kind].id for kind in reversed(stock)]
            for sort, stock in zip(board.building_sorts, state.stock, strict=True)
        },
        "removed": {
            "palaces": [kinds[kind].id for kind in state.removed[0]],
            "characters": [rules.characters[card].id for card in state.removed[1]],
        },
        "characters": [rules.characters[card].id for card in reversed(state.pile)],
        "specials": [rules.specials[card].id for card in reversed(state.special_pile)],
        "bag": dict(zip(board.bead_colours, state.bag, strict=True)),
        "islands": {
            island.id: {
                "streets": {
                    board.street_places[i]: paving[state.paving[i]].id
                    for i in island.streets
                    if state.paving[i] >= 0
                },
                "buildings": {
                    board.site_places[i]: [
                        kinds[state.kinds[i]].id,
                        state.owners[i] if state.owners[i] >= 0 else None,
                    ]
                    for i in island.sites
                    if state.kinds[i] >= 0
                },
            }
            for island in board.islands
        },
        "gondolas": {
            str(number): state.gondolas[i]
            for i, number in enumerate(board.gondola_numbers)
            if state.gondolas[i] >= 0
        },
        "used": [number for i, number in enumerate(board.gondola_numbers) if state.used >> i & 1],
        "seats": [_seat(state, seat) for seat in range(rules.count)],
    }


def _special(state: MuranoState) -> bool:
    return state.phase == phases.SPECIAL


def _seat(state: MuranoState, seat: int) -> dict[str, Any]:
    rules = state.rules
    board = rules.board
    return {
        "gold": state.gold[seat],
        "points": state.points[seat],
        "available": state.gondoliers[seat],
        "supply": state.supply[seat],
        "beads": dict(zip(board.bead_colours, state.beads[seat], strict=True)),
        "tiles": {
            kind.id: count for kind, count in zip(board.kinds, state.tiles[seat], strict=True) if count
        },
        "characters": [rules.characters[card].id for card in state.characters[seat]],
        "specials": [
            [rules.specials[card].id, left]
            for card, left in zip(state.specials[seat], state.left[seat], strict=True)
        ],
        "scored": [
            [rules.characters[card].id, board.islands[island].id, points]
            for card, island, points in state.scored[seat]
        ],
    }


def place(state: MuranoState, data: Mapping[str, Any]) -> None:
    """Set up the position that the data describe on a fresh state.

    Raises:
        BadPosition: tiles, cards, gondoliers or turn cannot be as they are given; others as in `fields.fill`.
    """
    fill(state, data)
    check(state)
