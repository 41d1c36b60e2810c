"""Why the action of a space cannot be carried out with the gold that is there (MU-219, MU-220)."""

from __future__ import annotations

from typing import Any

from ...errors import Refusal
from ..needs import NEVER
from ..state import MuranoState
from . import need


def against(state: MuranoState, action: str, gold: int) -> Refusal | None:
    """Return the rule against carrying out an action space now, None if there is none.

    Args:
        state: the state; the player whose turn it is wants to act.
        action: id of the action.
        gold: what is left of the player's gold after the ships.
    """
    seat = state.turn
    needed = need.now(state).by_action[action]
    if needed <= gold:
        return None
    if needed < NEVER:
        price = state.gold[seat] - gold
        return Refusal("MU-219", {"needed": price + needed, "gold": state.gold[seat], "price": price})
    found: dict[str, tuple[str, dict[str, Any]]] = {
        "character": ("MU-611", {}),
        "gondolier": ("MU-806", {"gondoliers": state.gondoliers[seat]}),
        "build": ("MU-403", {}),
        "hire": ("MU-810", {"hired": state.hired[seat], "most": state.rules.start["gondoliersMax"]}),
    }
    return Refusal(*found.get(action, ("MU-313", {"sort": action})))
