"""A hint: the best action found, why, and what else was thought of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..players import Thinking
from .equal_deals import beside, chance_of

if TYPE_CHECKING:
    from .. import schema

SHOWN = 3
"""How many actions a hint compares at most."""
SERIOUS = 0.1
"""Share of the playouts that an action must have had to be compared."""


def hint_of(thinking: Thinking) -> schema.Hint[Any]:
    """Return the hint of a thought that is done, as JSON-able data.

    Args:
        thinking: of the seat that is to be advised; it knows only what that seat may know.

    Returns:
        ``action`` as among the legal ones, ``reasons``, and ``options``: text, chance to win (0 to 1, None where too little
        was tried), whether it is about as good as the first, and reasons of the actions that were thought of, the best first.
    """
    best = thinking.stop()
    found = thinking.on_equal_deals()
    others = beside(found, str(best), round(SERIOUS * thinking.playouts))[: SHOWN - 1]
    shown = [best, *(next(action for action in thinking.legal if action == row.text) for row in others)]
    reasons = thinking.knowledge.explained(thinking.view, shown)
    rows = [(chance_of(found.get(str(best), ())), False), *((row.chance, row.even) for row in others)]
    options: list[schema.Considered] = [
        {"text": str(action), "chance": chance, "even": even, "reasons": [reason.to_dict() for reason in why]}
        for action, (chance, even), why in zip(shown, rows, reasons, strict=True)
    ]
    places = thinking.knowledge.line(thinking.view, best)
    # One place alone is marked as that of the action.
    line: list[schema.Place] = [{"kind": kind, "id": id_} for kind, id_ in places if len(places) > 1]
    return {"action": best.to_dict(), "reasons": options[0]["reasons"], "options": options, "line": line}
