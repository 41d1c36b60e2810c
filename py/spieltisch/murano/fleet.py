"""Where ships can go on the ring, whatever they cost (MU-204 to MU-208, MU-S04)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, TypeVar

from .actions import MuranoAction, Vocabulary

T = TypeVar("T")


class Fleet:
    """Where ships can go, by the bit mask of the spaces that they occupy.

    A move is one number: the space left times the number of spaces plus the space reached. Where ships have moved in this turn,
    the spaces that are `taken` stand for those that are occupied.

    Args:
        spaces: number of spaces of the ring.
        words: the actions.
    """

    def __init__(self, spaces: int, words: Vocabulary) -> None:
        self.spaces = spaces
        self._every = (1 << spaces) - 1
        self.moves: Callable[[int], list[int]] = _Moves(spaces, range(spaces * spaces)).of
        """(taken) -> every move of one ship to a free space, by space reached.

        Each free space can be reached by exactly one ship, the next one behind it: no other can pass that one
        (MU-204 to MU-208).
        """
        sails, passes = _Moves(spaces, words.sail), _Moves(spaces, words.pass_)
        self.sails: Callable[[int], list[MuranoAction]] = sails.of
        """The same as actions that sail."""
        self.passes: Callable[[int], list[MuranoAction]] = passes.of
        """The same as actions that pass."""
        self.starts: Callable[[int], list[MuranoAction]] = partial(sails.before, passes)
        """Those that sail and then those that pass."""

    def taken(self, ships: int, moved: int) -> int:
        """Return the spaces (bit mask) that no ship reaches without passing others (MU-204 to MU-208, MU-217).

        A ship that has moved stays where it is, so that the free spaces ahead of it are as good as occupied.

        Args:
            ships: bit mask of the spaces with a ship.
            moved: bit mask of those that moved in this turn.
        """
        every = self._every
        # One added to the space ahead of a ship carries through all free spaces up to the next ship.
        reached = (every ^ ships) + (moved << 1)
        if reached > every:
            # Past the last space the ring goes on from its begin.
            reached = (reached & every) + 1
        return ships | every ^ reached

    def behind(self, ships: int, spaces: int) -> int:
        """Return the space of the next ship behind the first of some spaces (bit mask)."""
        before = ships & (spaces & -spaces) - 1
        # Behind the first space the ring goes on from its end.
        return (before or ships).bit_length() - 1

    def several(self, taken: int, spaces: int) -> bool:
        """Return whether some spaces (bit mask), as far as they are free, are reached by more than one ship."""
        spaces &= ~taken
        first = spaces & -spaces
        if spaces == first:
            return False
        between = taken & ((1 << spaces.bit_length() - 1) - first)
        # Mostly a ship stands between the first of them and the last, and another one does not.
        return 0 < between < taken or bool(spaces & ~self.taken(taken, 1 << self.behind(taken, first)))

    def passing(self, ships: int, red: int) -> list[int]:
        """Return the moves of the red ship that pass at least one other ship (MU-S04)."""
        past = ~self.taken(ships, 1 << red)
        first = red * self.spaces
        return [first + space for space in range(self.spaces) if past >> space & 1]


class _Moves(Generic[T]):
    """What stands for each move, put together from two halves of the ring.

    Hundreds of thousands of rings can come about, but few thousand halves, each with the next ship behind it.

    Args:
        spaces: number of spaces of the ring.
        row: what stands for each move, by its number.
    """

    def __init__(self, spaces: int, row: Sequence[T]) -> None:
        self._half = spaces // 2
        self._in_first = (1 << self._half) - 1
        by_ship = [row[ship * spaces : (ship + 1) * spaces] for ship in range(spaces)]
        first, second = range(self._half), range(self._half, spaces)
        own, others = _Own(by_ship, first), _Own(by_ship, second)
        self._first = [_Half([moves[space] for space in first], own) for moves in by_ship]
        """By the next ship behind this half."""
        self._second = [_Half([moves[space] for space in second], others) for moves in by_ship]

    def of(self, ships: int) -> list[T]:
        """Return what stands for the moves of one ship to a free space, by space reached."""
        first = ships & self._in_first
        # The last ship of all is the next one behind the first space, and behind the second half if there is none in the first.
        last = ships.bit_length() - 1
        between = first.bit_length() - 1 if first else last
        return self._first[last][first] + self._second[between][ships >> self._half]

    def before(self, others: _Moves[T], ships: int) -> list[T]:
        """Return the same and then what others return."""
        first = ships & self._in_first
        second = ships >> self._half
        last = ships.bit_length() - 1
        between = first.bit_length() - 1 if first else last
        return [
            *self._first[last][first],
            *self._second[between][second],
            *others._first[last][first],
            *others._second[between][second],
        ]


class _Half(dict[int, list[T]]):
    """What stands for the moves to the spaces of half a ring, by the ships in it; found when it is asked for.

    Args:
        lead: what stands for the moves of the next ship behind this half, by space of the half.
        own: what stands for the moves of the ships in it.
    """

    __slots__ = ("_lead", "_own")

    def __init__(self, lead: list[T], own: _Own[T]) -> None:
        super().__init__()
        self._lead = lead
        self._own = own

    def __missing__(self, ships: int) -> list[T]:
        before = (ships & -ships).bit_length() - 1 if ships else len(self._lead)
        self[ships] = found = self._lead[:before] + self._own[ships]
        return found


class _Own(dict[int, list[T]]):
    """What stands for the moves of the ships in half a ring within it, by these ships; found when it is asked for.

    Args:
        by_ship: what stands for each move, by space left and space reached.
        there: the spaces of this half.
    """

    __slots__ = ("_by_ship", "_there")

    def __init__(self, by_ship: Sequence[Sequence[T]], there: range) -> None:
        super().__init__()
        self._by_ship = by_ship
        self._there = there

    def __missing__(self, ships: int) -> list[T]:
        found: list[T] = []
        moving: Sequence[T] | None = None
        for i, space in enumerate(self._there):
            if ships >> i & 1:
                moving = self._by_ship[space]
            elif moving is not None:
                found.append(moving[space])
        self[ships] = found
        return found
