"""Obvious waste, which players avoid: ships paid for nothing, spaces that bring nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...murano import phases
from ...murano.actions import INCOME, PASS, PRODUCE, SAIL, MuranoAction
from ...murano.ring.ships import price
from ...murano.scoring import gondoliers, unscored
from ...murano.state import MuranoState
from .judge import Judge

PASSES = 2
"""Limit of the ways to pass that are considered, since the ship that moves then hardly matters."""


def thrifty(
    judge: Judge, state: MuranoState, legal: Sequence[MuranoAction], order: Sequence[int]
) -> Iterator[int]:
    """Return the ships and actions that waste neither gold nor the turn, in the order given.

    Args:
        judge: rates the spaces.
        state: a position in which a ship may be moved.
        legal: the legal actions.
        order: their indices.
    """
    view = judge.view(state)
    takings = view.takings
    if state.phase == phases.ACT and state.sailed == 1 and judge.arrived(state, view):
        # The first ship costs nothing, and no way by it is a detour.
        wasteful: set[int] = set()
        ways: dict[tuple[int, int], float] = {}
    else:
        wasteful = detours(judge, state) | dear(judge, state, takings)
        ways = judge.targets(state, view, wasteful)
    last = not judge.worth.turns_left(state, state.turn)
    if last and state.phase == phases.SAIL:
        # Gold counts only for the tie-break, but that is more than nothing.
        least = judge.passing(state, view)
        ways = {move: value for move, value in ways.items() if value > least}
    here = state.space not in wasteful
    passes = PASSES if better_than_passing(state, legal, takings) else 0
    for i in order:
        action = legal[i]
        if action.verb == SAIL:
            if (action.a, action.b) in ways:
                yield i
        elif action.verb == PASS:
            passes += 1
            if passes <= PASSES:
                yield i
        elif here and not is_idle(judge, state, action) and not (last and squanders(state, action)):
            yield i


def better_than_passing(
    state: MuranoState, legal: Sequence[MuranoAction], takings: Mapping[str, int]
) -> bool:
    """Return True if one ship, which costs nothing, brings more gold than passing."""
    ring = state.rules.board.ring
    return state.phase == phases.SAIL and any(
        action.verb == SAIL and takings.get(ring[action.b], 0) > state.rules.gains["pass"] for action in legal
    )


def is_idle(judge: Judge, state: MuranoState, action: MuranoAction) -> bool:
    """Return True if an action of the ring brings nothing."""
    if action.verb == INCOME:
        return not judge.view(state).takings["income"]
    idle = action.verb == PRODUCE and not action.a
    return idle and not judge.worth.production(state, judge.view(state), 0)


def squanders(state: MuranoState, action: MuranoAction) -> bool:
    """Return True if beads that nothing will count cost points in the last turn."""
    seat = state.turn
    if action.verb != PRODUCE or not action.a:
        return False
    if sum(points for _, points, _ in state.perks[seat].after) > -action.a * state.rules.bead_points:
        return False
    counting = any(state.rules.characters[card].counts_beads for card in unscored(state, seat))
    return not (counting and any(gondoliers(state, seat)))


def detours(judge: Judge, state: MuranoState) -> set[int]:
    """Return the spaces that fewer ships could have reached by other moves from the beginning of the turn."""
    before = at_first(state)
    if before is None:
        return set()
    found = set()
    for space, (short, there) in enumerate(zip(judge.ways.of(before), judge.ways.of(state), strict=True)):
        further = len(there.moves) if there and space != state.space else 0
        if short and len(short.moves) < state.sailed + further:
            found.add(space)
    return found


def dear(judge: Judge, state: MuranoState, takings: Mapping[str, int]) -> set[int]:
    """Return the spaces that bring only gold, and after the price of the ships no more than passing.

    Args:
        judge: knows the ways of the ships.
        state: a position in which a ship may be moved.
        takings: gold of the ring's actions that bring only gold.
    """
    paid = sum(price(state, ship) for ship in range(state.sailed))
    found = set()
    ways = judge.ways.of(state)
    for space, action in enumerate(state.rules.board.ring):
        if action not in takings:
            continue
        there = ways[space]
        further = there.price if there and space != state.space else 0
        cost = paid + further
        if cost and takings[action] - cost <= state.rules.gains["pass"]:
            found.add(space)
    return found


def at_first(state: MuranoState) -> MuranoState | None:
    """Return the position with its ships where the turn began.

    Returns:
        None if no ship was moved or its origin is unknown, as in a position that was set up.
    """
    sails = state.latest(state.sailed)
    if not state.sailed or len(sails) < state.sailed:
        return None
    before = state.copy()
    for action in reversed(sails):
        assert isinstance(action, MuranoAction)  # noqa: S101 - tells the type checker
        if action.verb != SAIL:
            return None
        if before.red == action.b:
            before.red = action.a
        before.ships ^= 1 << action.a | 1 << action.b
    before.clear_turn()
    return before
