"""The cheapest way to each space of the ring, offered before anything is paid (MU-U01, MU-U12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...errors import Refusal
from .. import trade
from ..needs import NEVER
from ..state import MuranoState
from . import need, obstacles

if TYPE_CHECKING:
    from ..schema.observation import Reach


class Way(NamedTuple):
    """Ships to move, in order; the last one ends on the space."""

    moves: tuple[tuple[int, int], ...]
    """(space left, space reached)."""
    price: int


def way(state: MuranoState, space: int) -> Way | Refusal:
    """Return the way to a space that moves the fewest ships, or the rule why no ship can get there.

    A free space is reached by the next ship behind it. An occupied one is cleared: its ship goes one space on, and so
    does each ship that stands in the way of the one before. A red ship that may pass others goes past them instead.
    """
    found = _free(state, space) if not state.ships >> space & 1 else _occupied(state, space)
    if isinstance(found, Refusal):
        return found
    prices = state.perks[state.turn].ship
    return Way(found, sum(prices[state.sailed : state.sailed + len(found)]))


def _behind(state: MuranoState, space: int) -> int:
    """Return the space of the next ship behind a space."""
    return state.rules.fleet.behind(state.ships, 1 << space)


def _red_may_pass(state: MuranoState) -> bool:
    return state.perks[state.turn].passes and not state.moved >> state.red & 1


def _free(state: MuranoState, space: int) -> tuple[tuple[int, int], ...] | Refusal:
    behind = _behind(state, space)
    if not state.moved >> behind & 1:
        return ((behind, space),)
    if _red_may_pass(state):
        return ((state.red, space),)
    return Refusal("MU-217", {"from": behind + 1, "to": space + 1})


def _occupied(state: MuranoState, space: int) -> tuple[tuple[int, int], ...] | Refusal:
    spaces = len(state.rules.board.ring)
    row = [space]
    while state.ships >> (row[-1] + 1) % spaces & 1:
        row.append((row[-1] + 1) % spaces)
    free = (row[-1] + 1) % spaces
    if _red_may_pass(state) and state.red in row:
        # It jumps over those ahead of it, which stay where they are.
        row = row[: row.index(state.red) + 1]
        ends = [*row[1:], free]
    else:
        ends = [*row[1:], free]
    clearing = tuple(zip(row[::-1], ends[::-1], strict=True))
    stuck = [ship for ship in row if state.moved >> ship & 1]
    if stuck:
        return Refusal("MU-217", {"from": stuck[0] + 1, "to": space + 1})
    last = _behind(state, space)
    if last in row or state.moved >> last & 1:
        if not _red_may_pass(state) or state.red in row:
            return Refusal("MU-217", {"from": last + 1, "to": space + 1})
        last = state.red
    return (*clearing, (last, space))


def reach(state: MuranoState) -> list[Reach]:
    """Return for each space its action, the cheapest ships, what the action needs, and why it cannot be used."""
    needs = need.now(state).by_action
    gold = state.gold[state.turn]
    spaces, sails = len(state.rules.board.ring), state.rules.words.sail
    rows: list[Reach] = []
    for space, action in enumerate(state.rules.board.ring):
        found = way(state, space)
        least = needs[action]
        refused: Refusal | None = None
        if isinstance(found, Refusal):
            refused = found
        elif gold < found.price:
            refused = Refusal("MU-219", {"needed": found.price, "gold": gold, "price": 0})
        elif gold - found.price < least:
            refused = obstacles.against(state, action, gold - found.price)
        follows = trade.at_once(state, action)
        rows.append(
            {
                "space": space + 1,
                "action": action,
                "moves": None
                if isinstance(found, Refusal)
                else [[left + 1, reached + 1] for left, reached in found.moves],
                "sails": None
                if isinstance(found, Refusal)
                else [str(sails[left * spaces + reached]) for left, reached in found.moves],
                "follows": None if follows is None else str(follows),
                "price": None if isinstance(found, Refusal) else found.price,
                "need": None if least == NEVER else least,
                "usable": refused is None,
                "idle": trade.is_idle(state, action),
                "rule": None if refused is None else refused.rule,
                "data": {} if refused is None else refused.data,
            }
        )
    return rows
