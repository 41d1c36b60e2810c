"""Ships on the ring: moving them, their price, passing, and the cheapest way to a space (MU-2xx)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ...state import Event
from .. import phases
from ..actions import MuranoAction
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
    if not sailed:
        return int(state.rules.prices["shipFirst"])
    perks = state.perks[state.turn]
    full = int(state.rules.prices["shipFirst"]) + int(state.rules.prices["shipStep"]) * sailed
    return max(perks.ship_least, full - perks.ship_discount) if perks.ship_discount else full


def moves(state: MuranoState, there: Sea) -> Sequence[int]:
    """Return the moves of ships that have not moved in this turn (MU-217)."""
    fleet = state.rules.fleet
    codes: Sequence[int] = fleet.moves(there.ships)
    if state.perks[state.turn].passes:
        codes = [*codes, *fleet.passing(there.ships, there.red)]
    moved = there.moved
    if moved:
        spaces = fleet.spaces
        codes = [code for code in codes if not moved >> code // spaces & 1]
    return codes


def sails(state: MuranoState) -> list[MuranoAction]:
    """Return the ship moves after which the turn can still end with an action (MU-219, MU-220)."""
    gold = state.gold[state.turn] - price(state, state.sailed)
    if gold < 0:
        return []
    spaces = state.rules.fleet.spaces
    words = state.rules.words.sail
    needed = need.by_space(state)
    there = sea(state)
    codes = moves(state, there)
    further = gold - price(state, state.sailed + 1)
    if further < 0:
        return [words[code] for code in codes if needed[code % spaces] <= gold]
    # A ship that stays behind the next one leaves all moves of the others possible.
    stays = not state.perks[state.turn].passes
    useful = {code // spaces for code in codes if stays and needed[code % spaces] <= further}
    return [
        words[code]
        for code in codes
        if needed[code % spaces] <= gold
        or len(useful) > (code // spaces in useful)
        or _completes(state, needed, there.after(code, spaces), gold)
    ]


def _completes(state: MuranoState, needed: Sequence[int], there: Sea, gold: int) -> bool:
    """Return whether further ships can bring the turn to an action that can be carried out."""
    gold -= price(state, there.sailed)
    if gold < 0:
        return False
    spaces = state.rules.fleet.spaces
    codes = moves(state, there)
    return any(needed[code % spaces] <= gold for code in codes) or any(
        _completes(state, needed, there.after(code, spaces), gold) for code in codes
    )


def sailing(state: MuranoState) -> list[MuranoAction]:
    """Return the legal actions at the beginning of a turn."""
    passes = state.rules.words.pass_
    return sails(state) + [passes[code] for code in moves(state, sea(state))]


def acting(state: MuranoState) -> list[MuranoAction]:
    """Return the legal actions after a ship was moved: the space's action, or a further ship (MU-213, MU-218)."""
    actions: list[MuranoAction] = []
    if need.by_space(state)[state.space] <= state.gold[state.turn]:
        actions += state.rules.spaces[state.rules.board.ring[state.space]](state)
    return actions + sails(state)


def sail(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Move a ship and pay for it (MU-210 to MU-212)."""
    seat = state.turn
    cost = price(state, state.sailed)
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
    spaces = state.rules.fleet.spaces
    left, reached = action.a, action.b
    red = left == state.red
    code = left * spaces + reached
    passed = red and code not in state.rules.fleet.moves(state.ships)
    if red:
        state.red_moved = PASSED if passed else SAILED
        state.red = reached
    state.ships ^= 1 << left | 1 << reached
    state.moved |= 1 << reached
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
