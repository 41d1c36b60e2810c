"""How the end is triggered (MU-901 to MU-905)."""

from __future__ import annotations

from ..state import Event
from .board import STREET
from .state import MuranoState


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


def used_up(state: MuranoState, sort: str, events: list[Event]) -> None:
    """Note that a stock is used up; with the second sort the end is triggered, once (MU-901, MU-913)."""
    events.append({"event": "empty", "sort": sort})
    sorts = empty_sorts(state)
    if state.ending is None and len(sorts) >= state.rules.constants["endSortsExhausted"]:
        state.ending = (state.turn, sorts)
        events.append(
            {"event": "end-triggered", "seat": state.turn, "sorts": list(sorts), "last": last_seat(state)}
        )


def last_seat(state: MuranoState) -> int | None:
    """Return the seat that has the last turn, None before the end is triggered (MU-905)."""
    return None if state.ending is None else (state.ending[0] - 1) % state.rules.count
