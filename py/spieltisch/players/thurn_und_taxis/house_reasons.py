"""What speaks for a house, as ids and data."""

from __future__ import annotations

from ...thurn_und_taxis.state import TaxisState
from ..knowledge import Reason
from .ground import Ground


def house_reasons(ground: Ground, state: TaxisState, seat: int, city: int, card: str) -> list[Reason]:
    """Return for which tiles a house in a city counts."""
    houses = state.houses[seat]
    board = ground.rules.board
    owned = {stack for stack, _ in state.tiles[seat]}
    if houses >> city & 1:
        return []
    for stack, mask, values in ground.complete:
        if mask >> city & 1 and stack not in owned and state.stacks[stack] < len(values):
            missing = (mask & ~houses).bit_count()
            if missing <= 3:
                data = {
                    "card": card,
                    "stack": board.stacks[stack].id,
                    "missing": missing,
                    "others": missing - 1,
                }
                return [Reason("completes-soon", {**data, "value": values[state.stacks[stack]]})]
    for stack, masks, values in ground.countries:
        new = any(mask >> city & 1 and not mask & houses for mask in masks)
        if new and stack not in owned and state.stacks[stack] < len(values):
            return [Reason("new-country", {"card": card, "country": board.country_of[city]})]
    return [Reason("free-city", {"card": card})]
