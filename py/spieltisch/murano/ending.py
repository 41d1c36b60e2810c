"""How the end is triggered (MU-901 to MU-905)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import Event
from .board import STREET
from .state import MuranoState

if TYPE_CHECKING:
    from .schema.events import EndTriggered, UsedUp


def empty_sorts(state: MuranoState) -> tuple[str, ...]:
    """Return the sorts of tiles whose stock is used up; both street stacks are one sort (MU-902)."""
    sorts = [STREET] if not any(state.streets) else []
    return (
        *sorts,
        *(
            sort
            for sort, stock in zip(state.rules.board.building_sorts, state.stock, strict=True)
            if not stock
        ),
    )


def ends_with(state: MuranoState, sort: str) -> bool:
    """Return whether the next tile of a sort triggers the end: it is the last one, of the second sort (MU-901)."""
    left = (
        sum(map(len, state.streets))
        if sort == STREET
        else len(state.stock[state.rules.board.building_sorts.index(sort)])
    )
    needed: int = state.rules.constants["endSortsExhausted"]
    return state.ending is None and left == 1 and len(empty_sorts(state)) + 1 >= needed


def used_up(state: MuranoState, sort: str, events: list[Event]) -> None:
    """Note that a stock is used up; with the second sort the end is triggered, once (MU-901, MU-913)."""
    empty: UsedUp = {"event": "empty", "sort": sort}
    events.append(empty)
    sorts = empty_sorts(state)
    if state.ending is None and len(sorts) >= state.rules.constants["endSortsExhausted"]:
        state.ending = (state.turn, sorts)
        triggered: EndTriggered = {
            "event": "end-triggered",
            "seat": state.turn,
            "sorts": list(sorts),
            "last": _before(state, state.turn),
        }
        events.append(triggered)


def last_seat(state: MuranoState) -> int | None:
    """Return the seat that has the last turn, None before the end is triggered (MU-905)."""
    return None if state.ending is None else _before(state, state.ending[0])


def _before(state: MuranoState, seat: int) -> int:
    return (seat - 1) % state.rules.count
