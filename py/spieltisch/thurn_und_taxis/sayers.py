"""What the actions of the base game are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..telling import Sayers, called, sentence
from .actions import CLOSE, DISCARD, END, EXCHANGE, LAY, TAKE, TaxisAction

if TYPE_CHECKING:
    from ..schema import Sentence


def _helped(action: TaxisAction) -> str:
    """Return what the id of a text ends with where an official helps."""
    return "-helped" if action.official else ""


def _take(action: TaxisAction) -> Sentence:
    card = action.json["card"]
    if card is None:
        return sentence(f"tut-do-take-deck{_helped(action)}")
    return sentence(f"tut-do-take-card{_helped(action)}", city={"card": card})


def _lay(action: TaxisAction) -> Sentence:
    # Of ends that an expansion brings, it has the texts.
    return sentence(f"tut-do-lay-{action.end}{_helped(action)}", city={"card": action.json["card"]})


def _close(action: TaxisAction) -> Sentence:
    houses = action.json["houses"]
    how = "wagner" if action.official else "declined" if action.declined else "plain"
    return sentence("tut-do-close", cities={"cards": houses}, count=len(houses), how=how)


SAYERS: Sayers = {
    TAKE: _take,
    EXCHANGE: called("tut-do-exchange"),
    LAY: _lay,
    CLOSE: _close,
    DISCARD: lambda action: sentence("tut-do-discard", city={"card": action.json["card"]}),
    END: called("table-end-turn"),
}
