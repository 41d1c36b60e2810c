"""Ships on the ring: moving them, their price, passing, and the cheapest way to a space (MU-2xx)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ...state import Event
from .. import phases
from ..actions import MuranoAction
from ..construction.building import can_build
from ..needs import Needs
from ..state import MuranoState
from . import need

if TYPE_CHECKING:
    from ..schema.events import Passed, Sailed

SAILED, PASSED = "sailed", "passed"


class Sea(NamedTuple):
    """Where the ships are in the middle of a turn."""

    ships: int
    """Bit mask of the spaces with a ship."""
    red: int
    moved: int
    """Bit mask of the ships that moved in this turn."""
    sailed: int
    """How many of them."""

    def after(self, code: int, spaces: int) -> Sea:
        """Return the sea after a move."""
        left, reached = divmod(code, spaces)
        return Sea(
            self.ships & ~(1 << left) | 1 << reached,
            reached if left == self.red else self.red,
            self.moved | 1 << reached,
            self.sailed + 1,
        )


def sea(state: MuranoState) -> Sea:
    """Return where the ships are now."""
    return Sea(state.ships, state.red, state.moved, state.sailed)


def price(state: MuranoState, sailed: int) -> int:
    """Return what the next ship costs after some were moved in this turn (MU-210, MU-S10)."""
    return state.perks[state.turn].ship[sailed]


def moves(state: MuranoState, there: Sea) -> Sequence[int]:
    """Return the moves of ships that have not moved in this turn, as numbers (MU-217)."""
    fleet = state.rules.fleet
    codes = fleet.moves(fleet.taken(there.ships, there.moved))
    if state.perks[state.turn].passes and not there.moved >> there.red & 1:
        codes += fleet.passing(there.ships, there.red)
    return codes


def _limited(state: MuranoState) -> list[MuranoAction] | None:
    """Return the ship moves after which the turn can still end with an action; None if each is one (MU-219, MU-220)."""
    perks = state.perks[state.turn]
    gold = state.gold[state.turn] - perks.ship[state.sailed]
    if gold < 0:
        return []
    rules = state.rules
    fleet = rules.fleet
    taken = fleet.taken(state.ships, state.moved) if state.moved else state.ships
    further = gold - perks.ship[state.sailed + 1]
    useful = 0
    # One that may pass reaches more than the spaces ahead of it.
    if further >= 0 and not perks.passes:
        # A ship that stays behind the next one leaves all moves of the others possible; one that may pass does not stay behind.
        # Mostly the spaces whose action costs nothing say enough.
        if fleet.several(taken, rules.needs.always) or (
            can_build(state) and fleet.several(taken, rules.needs.costless)
        ):
            return None
        useful = (state.needs or need.at_sea(state)).open(further) & ~taken
        if fleet.several(taken, useful):
            return None
    needs = state.needs or need.at_sea(state)
    needed = needs.by_space
    found = _sails_past(state) if perks.passes else fleet.sails(taken)
    if further < 0:
        return [action for action in found if needed[action.b] <= gold]
    waiting = fleet.behind(taken, useful)
    spaces = fleet.spaces
    begun = sea(state)
    return [
        action
        for action in found
        if needed[action.b] <= gold
        or (useful and action.a != waiting)
        or _completes(state, needs, begun.after(action.a * spaces + action.b, spaces), gold)
    ]


def _sails_past(state: MuranoState) -> list[MuranoAction]:
    """Return every move of a ship that has not moved in this turn, as an action that sails, also past others (MU-S04)."""
    words = state.rules.words.sail
    return [words[code] for code in moves(state, sea(state))]


def _completes(state: MuranoState, needs: Needs, there: Sea, gold: int) -> bool:
    """Return whether further ships can bring the turn to an action that can be carried out."""
    perks = state.perks[state.turn]
    gold -= perks.ship[there.sailed]
    if gold < 0:
        return False
    fleet = state.rules.fleet
    # The red ship that may pass others reaches every free space.
    anywhere = perks.passes and not there.moved >> there.red & 1
    if needs.open(gold) & ~(there.ships if anywhere else fleet.taken(there.ships, there.moved)):
        return True
    return gold >= perks.ship[there.sailed + 1] and any(
        _completes(state, needs, there.after(code, fleet.spaces), gold) for code in moves(state, there)
    )


def sailing(state: MuranoState) -> list[MuranoAction]:
    """Return the legal actions at the beginning of a turn."""
    rules = state.rules
    limited = _limited(state)
    if limited is None:
        return rules.fleet.starts(state.ships)
    if state.perks[state.turn].passes:
        return limited + [rules.words.pass_[code] for code in moves(state, sea(state))]
    return limited + rules.fleet.passes(state.ships)


def acting(state: MuranoState) -> list[MuranoAction]:
    """Return the legal actions after a ship was moved: the space's action, or a further ship (MU-213, MU-218)."""
    rules = state.rules
    further = _limited(state)
    if further is None:
        further = rules.fleet.sails(rules.fleet.taken(state.ships, state.moved))
    space = state.space
    if not rules.needs.always >> space & 1:
        needs = state.needs or need.at_sea(state)
        if needs.by_space[space] > state.gold[state.turn]:
            return further
    return rules.spaces[rules.board.ring[space]](state) + further


def sail(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Move a ship and pay for it (MU-210 to MU-212)."""
    seat = state.turn
    cost = state.perks[seat].ship[state.sailed]
    state.gold[seat] -= cost
    _move(state, action, cost, events)
    state.phase = phases.ACT


def pass_(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Take the gold for passing and move one ship, without its action (MU-223 to MU-227)."""
    seat = state.turn
    gain = state.rules.gains["pass"]
    state.gold[seat] += gain
    passed: Passed = {"event": "passed", "seat": seat, "gold": gain}
    events.append(passed)
    _move(state, action, 0, events)
    state.phase = phases.DONE


def _move(state: MuranoState, action: MuranoAction, cost: int, events: list[Event]) -> None:
    left, reached = action.a, action.b
    there = 1 << reached
    red = left == state.red
    passed = False
    if red:
        passed = state.rules.fleet.behind(state.ships, there) != left
        state.red_moved = PASSED if passed else SAILED
        state.red = reached
    state.ships ^= 1 << left | there
    state.moved |= there
    state.sailed += 1
    state.space = reached
    sailed: Sailed = {
        "event": "sailed",
        "seat": state.turn,
        "from": left + 1,
        "to": reached + 1,
        "red": red,
        "price": cost,
        "passed": passed,
    }
    events.append(sailed)
