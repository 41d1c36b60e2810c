"""What the action of a space needs: the least gold with which it can be carried out (MU-219, MU-220)."""

from __future__ import annotations

from ..cards.effects import Perks
from ..construction.building import can_build
from ..needs import NEVER, Needs
from ..people.gondoliers import can_hire
from ..state import NONE, MuranoState


def at_sea(state: MuranoState) -> Needs:
    """Return the least gold that each action needs while ships are moved.

    Until the turn's action nothing of this changes, so it is found once for each turn.
    """
    if state.needs is None:
        state.needs = now(state)
    return state.needs


def now(state: MuranoState) -> Needs:
    """Return the least gold that each action needs now."""
    rules = state.rules
    seat = state.turn
    perks = state.perks[seat]
    buying = perks.buying
    if not all(state.stock):
        buying = tuple([price if stock else NEVER for price, stock in zip(buying, state.stock, strict=True)])
    character = perks.character[len(state.characters[seat])] if state.pile else NEVER
    build = 0 if can_build(state) else NEVER
    if state.gondoliers[seat]:
        return rules.needs.of(buying, character, _gondolier(state, perks), build, 0)
    hire: int = rules.prices["hire"] if can_hire(state, seat) else NEVER
    return rules.needs.of(buying, character, NEVER, build, hire)


def _gondolier(state: MuranoState, perks: Perks) -> int:
    gondolas = state.gondolas
    own = 0
    for gondola in state.rules.board.gondolas_of[state.turn]:
        if gondolas[gondola] < 0:
            if perks.own <= perks.other:
                return perks.own
            own += 1
    other = gondolas.count(NONE) - own
    return min(perks.own if own else NEVER, perks.other if other else NEVER)
