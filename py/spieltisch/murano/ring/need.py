"""What the action of a space needs: the least gold with which it can be carried out (MU-219, MU-220)."""

from __future__ import annotations

from ..construction.building import can_build
from ..people.characters import character_price
from ..people.gondoliers import can_hire
from ..state import MuranoState

NEVER = 1 << 30
"""More gold than there is: the action cannot be carried out."""


def by_space(state: MuranoState) -> tuple[int, ...]:
    """Return per space of the ring the least gold that its action needs now, `NEVER` where it is impossible.

    While ships are moved nothing of this changes, so it is found once for each turn.
    """
    if state.needs is None:
        needs = by_action(state)
        state.needs = tuple([needs[action] for action in state.rules.board.ring])
    return state.needs


def by_action(state: MuranoState) -> dict[str, int]:
    """Return by action the least gold that it needs now."""
    rules = state.rules
    seat = state.turn
    perks = state.perks[seat]
    # Gold, income and production may always be chosen (MU-221).
    needs = {"gold": 0, "income": 0, "production": 0}
    for sort, stock in zip(rules.board.building_sorts, state.stock, strict=True):
        top = rules.buy_prices[sort]
        needs[sort] = NEVER if not stock else min(top, perks.choice[sort]) if sort in perks.choice else top
    needs["character"] = character_price(state, seat) if state.pile else NEVER
    needs["gondolier"] = _gondolier(state, seat)
    needs["build"] = 0 if can_build(state) else NEVER
    needs["hire"] = 0 if state.gondoliers[seat] else _hire(state, seat)
    return needs


def _gondolier(state: MuranoState, seat: int) -> int:
    if not state.gondoliers[seat]:
        return NEVER
    perks = state.perks[seat]
    board = state.rules.board
    taken = [
        colour for colour, there in zip(board.gondola_colours, state.gondolas, strict=True) if there >= 0
    ]
    every = board.gondola_colours
    own = taken.count(seat) < every.count(seat)
    other = len(taken) - taken.count(seat) < len(every) - every.count(seat)
    return min(perks.own if own else NEVER, perks.other if other else NEVER)


def _hire(state: MuranoState, seat: int) -> int:
    return int(state.rules.prices["hire"]) if can_hire(state, seat) else NEVER
