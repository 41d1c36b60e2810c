"""Contest: what the next player can do best, by where the ships stand, since ships are shared (MU-2xx).

A ship that is moved away from a space, or onto it, decides which actions the next player reaches and for how much gold.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate, chain

from ...murano import phases
from ...murano.ring import need
from ...murano.ring.reach import Way, way
from ...murano.scoring import unscored
from ...murano.state import MuranoState
from .reading import Reading
from .worth import Worth

CLOSE = 3.0
"""Moves that are worth so much less than the best ones are not held against what they leave."""
Moves = Sequence[tuple[int, int]]
"""Ships moved: (space left, space reached) in order."""


class Replies:
    """The best turn of the next player, by fleet.

    Args:
        worth: values of the ring's actions.
        state: the position with the next player at turn; it is kept and changed.
        view: that player's reading of it.
    """

    __slots__ = ("_gains", "_known", "_needs", "_paid", "_share", "_steps", "position")

    def __init__(self, worth: Worth, state: MuranoState, view: Reading) -> None:
        gold, now = view.gold, view.money(view.gold)
        self.position = state
        """The position, with the ships as last asked for."""
        self._share = worth.weights.contest / (worth.rules.count - 1)
        """Share of such a gain that counts for those before it."""
        self._needs = need.at_sea(state).by_space
        self._paid = [paid for paid in accumulate(state.perks[view.seat].ship, initial=0) if paid <= gold]
        """Gold paid for the first ships, by their number."""
        ring = state.rules.board.ring

        @cache
        def gains(ships: int) -> list[float]:
            left = gold - self._paid[ships]
            spaces, money = worth.spaces(state, left, view), view.money(left) - now
            return [spaces.get(action, -money) + money for action in ring]

        self._gains = gains
        """Gain of the turn on each space, by the number of ships."""
        first = gains(min(1, len(self._paid) - 1))
        self._steps = sorted(range(len(ring)), key=lambda space: -first[space])
        """Spaces, the best ones first."""
        self._known: dict[tuple[int, int], tuple[float, int]] = {}

    def held(self, state: MuranoState, top: float) -> Callable[[float, Moves], float]:
        """Return a function that holds against a move of ships what it leaves, over where they stand now.

        Args:
            state: a position of the player before, in which ships may be moved.
            top: worth of the best move; where much less is gained, nothing is asked.

        Returns:
            A function of the gain and the moves that returns the worth of both.
        """
        now = self.best(state.ships, state.red)

        def held(gain: float, moves: Moves) -> float:
            if gain < top - CLOSE:
                return gain
            return gain - self._share * (self.best(*after(state.ships, state.red, moves)) - now)

        return held

    def best(self, ships: int, red: int) -> float:
        """Return the gain of the best turn, in points; arguments as of `goal`."""
        return self.goal(ships, red)[0]

    def goal(self, ships: int, red: int) -> tuple[float, int]:
        """Return the gain of the best turn, in points, and its space; -1 where nothing brings anything.

        Args:
            ships: bit mask of the spaces with a ship.
            red: space of the red ship.
        """
        found = self._known.get((ships, red))
        if found is None:
            self._known[ships, red] = found = self._goal(ships, red)
        return found

    def _goal(self, ships: int, red: int) -> tuple[float, int]:
        paid, gains = self._paid, self._gains
        first = gains(min(1, len(paid) - 1))
        best, goal = 0.0, -1
        self._stand(ships, red)
        for space in self._steps:
            if first[space] <= best:
                break
            # Further ships only cost more.
            count = self._count(space)
            if count < len(paid) and (gain := gains(count)[space]) > best:
                best, goal = gain, space
        return best, goal

    def wanted(self, least: float) -> list[str]:
        """Return the actions of the ring that bring so many points at least, the best ones first."""
        gains, ring = self._gains(min(1, len(self._paid) - 1)), self.position.rules.board.ring
        return [*dict.fromkeys(ring[space] for space in self._steps if gains[space] >= least)]

    def fare(self, ships: int, red: int, action: str) -> int | None:
        """Return the least gold for ships to an action of the ring; None if it cannot be done; else as of `goal`."""
        self._stand(ships, red)
        ring = self.position.rules.board.ring
        fares = [self._count(space) for space, name in enumerate(ring) if name == action]
        return min((self._paid[count] for count in fares if count < len(self._paid)), default=None)

    def _stand(self, ships: int, red: int) -> None:
        self.position.ships, self.position.red = ships, red

    def _count(self, space: int) -> int:
        """Return the number of ships that must be moved to a space; more than can be paid where it cannot be used."""
        state, paid = self.position, self._paid
        there = way(state, space)
        count = len(there.moves) if isinstance(there, Way) else len(paid)
        usable = count < len(paid) and state.gold[state.turn] - paid[count] >= self._needs[space]
        return count if usable else len(paid)


def replies(worth: Worth, state: MuranoState, view: Reading) -> Replies | None:
    """Return the best turns of the next player after the one at turn; None if nobody has a turn any more.

    Args:
        worth: values of the ring's actions.
        state: a position in which ships may be moved.
        view: the reading of it by the player at turn.
    """
    seat = (state.turn + 1) % worth.rules.count
    if state.ending is not None and state.ending[0] == seat:
        return None
    # The rest is part of the reading.
    key = (
        state.gold[seat], state.gondoliers[seat], state.supply[seat], tuple(state.tiles[seat]), tuple(state.beads[seat]),
        len(state.characters[seat]), tuple(state.specials[seat]), tuple(state.left[seat]),
    )  # fmt: skip
    found: Replies | None = view.replies.get(key)
    if found is None:
        other = state.copy()
        other.turn, other.phase = seat, phases.SAIL
        other.clear_turn()
        _suppose(other, state.turn)
        theirs = worth.reader.read(other, seat)
        if theirs.turns_by_fleet is None:
            theirs.turns_by_fleet = Replies(worth, other, theirs)
        found = view.replies[key] = theirs.turns_by_fleet
    return found


def _suppose(state: MuranoState, seat: int) -> None:
    """Give the player at turn, in place, average cards and tiles for those that a seat cannot know."""
    board, others = state.rules.board, [i for i in range(state.rules.count) if i != seat]
    pool = [*state.pile, *state.removed[1], *chain.from_iterable(unscored(state, i) for i in others)]
    unknown = unscored(state, state.turn)
    known = [card for card in state.characters[state.turn] if card not in unknown]
    state.characters[state.turn] = [*known, *_spread(pool, len(unknown))]
    for number, sort in enumerate(board.building_sorts):
        if sort in board.hidden_sorts:
            kinds = board.kinds_of[sort]
            count = sum(state.tiles[state.turn][kind] for kind in kinds)
            if count:
                held = [kind for kind in kinds for i in others for _ in range(state.tiles[i][kind])]
                removed = [kind for kind in state.removed[0] if kind in kinds]
                found = _spread([*state.stock[number], *removed, *held], count)
                for kind in kinds:
                    state.tiles[state.turn][kind] = found.count(kind)


def _spread(pool: Sequence[int], count: int) -> list[int]:
    """Return so many of a pool, evenly spread over what is sorted."""
    ordered = sorted(pool)
    return [ordered[(2 * i + 1) * len(ordered) // (2 * count)] for i in range(count)]


def after(ships: int, red: int, moves: Moves) -> tuple[int, int]:
    """Return the fleet after some moves: the spaces with a ship and that of the red one."""
    for left, reached in moves:
        ships ^= 1 << left | 1 << reached
        if red == left:
            red = reached
    return ships, red
