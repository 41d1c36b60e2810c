"""A hint: the best action found, why, and what else was thought of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..players import Thinking

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
        ``action`` as among the legal ones, ``reasons``, and ``options``: text, chance to win (0 to 1, None where no
        search was made) and reasons of the actions that were thought of, the best first.
    """
    best = thinking.stop()
    by_text = {str(action): action for action in thinking.legal}
    tally = sorted(thinking.tally(), key=lambda row: (-(row[0] == best), -row[1], -row[2]))
    rows: list[tuple[str, float | None]] = [
        (text, total / count)
        for text, count, total in tally[:SHOWN]
        if text == best or count >= SERIOUS * thinking.playouts
    ] or [(str(best), None)]
    options: list[schema.Considered] = [
        {"text": text, "chance": chance, "reasons": _reasons(thinking, by_text[text])}
        for text, chance in rows
    ]
    return {"action": best.to_dict(), "reasons": options[0]["reasons"], "options": options}


def _reasons(thinking: Thinking, action: Any) -> list[schema.Reason]:
    return [reason.to_dict() for reason in thinking.knowledge.reasons(thinking.view, action)]
