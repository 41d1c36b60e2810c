"""A hint: the best action found, why, and what else was thought of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..players import Thinking
from .equal_deals import Beside, beside, chance_of

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
    best = str(thinking.stop())
    found = thinking.on_equal_deals()
    others = beside(found, best, round(SERIOUS * thinking.playouts))
    options = [
        _considered(thinking, best, chance_of(found.get(best, ())), even=False),
        *(_option(thinking, row) for row in others[: SHOWN - 1]),
    ]
    return {"action": thinking.stop().to_dict(), "reasons": options[0]["reasons"], "options": options}


def _option(thinking: Thinking, row: Beside) -> schema.Considered:
    return _considered(thinking, row.text, row.chance, even=row.even)


def _considered(thinking: Thinking, text: str, chance: float | None, *, even: bool) -> schema.Considered:
    action = next(action for action in thinking.legal if action == text)
    reasons = [reason.to_dict() for reason in thinking.knowledge.reasons(thinking.view, action)]
    return {"text": text, "chance": chance, "even": even, "reasons": reasons}
