"""Where ships can go on the ring, whatever they cost (MU-204 to MU-208, MU-S04)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Generic, TypeVar

from .actions import MuranoAction, Vocabulary

T = TypeVar("T")


class Fleet:
    """Where ships can go, by the bit mask of the spaces that they occupy.

    A move is one number: the space left times the number of spaces plus the space reached.

    Args:
        spaces: number of spaces of the ring.
        words: the actions.
    """

    def __init__(self, spaces: int, words: Vocabulary) -> None:
        self.spaces = spaces
        self._every = (1 << spaces) - 1
        self._codes = _Moves(spaces, range(spaces * spaces))
        self._sails = _Moves(spaces, words.sail)
        self._passes = _Moves(spaces, words.pass_)

    def moves(self, ships: int) -> list[int]:
        """Return every move of one ship to a free space, by space reached.

        Each free space can be reached by exactly one ship, the next one behind it: no other can pass that one
        (MU-204 to MU-208).
        """
        return self._codes.of(ships)

    def sails(self, ships: int) -> list[MuranoAction]:
        """Return the same as actions that sail."""
        return self._sails.of(ships)

    def passes(self, ships: int) -> list[MuranoAction]:
        """Return the same as actions that pass."""
        return self._passes.of(ships)

    def free(self, ships: int) -> int:
        """Return the bit mask of the spaces without a ship."""
        return self._every & ~ships

    def reached(self, ships: int, moved: int) -> int:
        """Return the free spaces (bit mask) that a ship reaches which has not moved (MU-204 to MU-208, MU-217).

        Args:
            ships: bit mask of the spaces with a ship.
            moved: bit mask of those that moved in this turn.
        """
        free = self._every & ~ships
        twice = free | free << self.spaces
        # One added to the space ahead of a ship carries through all free spaces up to the next ship.
        behind_moved = twice & ~(twice + (moved << 1))
        return free & ~(behind_moved | behind_moved >> self.spaces)

    def behind(self, ships: int, spaces: int) -> int:
        """Return the space of the next ship behind the first of some spaces (bit mask)."""
        before = ships & (spaces & -spaces) - 1
        # Behind the first space the ring goes on from its end.
        return (before or ships).bit_length() - 1

    def several(self, ships: int, spaces: int) -> bool:
        """Return whether some free spaces (bit mask) are reached by more than one ship."""
        between = ships & ((1 << spaces.bit_length() >> 1) - (spaces & -spaces))
        # Mostly a ship stands between the first of them and the last, and another one does not.
        return 0 < between < ships or bool(
            spaces and spaces & self.reached(ships, 1 << self.behind(ships, spaces))
        )

    def passing(self, ships: int, red: int) -> list[int]:
        """Return the moves of the red ship that pass at least one other ship (MU-S04)."""
        spaces = self.spaces
        plain = set(self.moves(ships))
        first = red * spaces
        return [
            code
            for code in range(first, first + spaces)
            if code not in plain and not ships >> (code - first) & 1
        ]


class _Moves(Generic[T]):
    """What stands for each move, put together from two halves of the ring.

    Hundreds of thousands of rings can come about, but few hundred halves; the spaces of a half before its first ship are a
    part of their own, because they belong to a ship of the other half.

    Args:
        spaces: number of spaces of the ring.
        row: what stands for each move, by its number.
    """

    def __init__(self, spaces: int, row: Sequence[T]) -> None:
        self._half = spaces // 2
        self._in_first = (1 << self._half) - 1
        self._first = _Half(spaces, range(self._half), row)
        self._second = _Half(spaces, range(self._half, spaces), row)

    def of(self, ships: int) -> list[T]:
        """Return what stands for the moves of one ship to a free space, by space reached."""
        first = ships & self._in_first
        # The last ship of all is the next one behind the first space, and behind the second half if there is none in the first.
        last = ships.bit_length() - 1
        lead, ways = self._first.ways[first] or self._first.find(first)
        then, others = self._second.ways[ships >> self._half] or self._second.find(ships >> self._half)
        between = first.bit_length() - 1 if first else last
        return [*self._first.leads[last][lead], *ways, *self._second.leads[between][then], *others]


class _Half(Generic[T]):
    """The moves to the spaces of half a ring, by the ships in it.

    Args:
        spaces: number of spaces of the ring.
        there: those of this half.
        row: what stands for each move.
    """

    def __init__(self, spaces: int, there: range, row: Sequence[T]) -> None:
        self._spaces = spaces
        self._there = there
        self._row = row
        self.leads = [
            [self._run(behind, there[:number]) for number in range(len(there) + 1)]
            for behind in range(spaces)
        ]
        """By the next ship behind this half and the number of spaces before its first ship: the moves to these."""
        self.ways: list[tuple[int, list[T]] | None] = [None] * (1 << len(there))
        """By the ships in this half: that number, and the moves of these ships; None before it was asked for."""

    def find(self, ships: int) -> tuple[int, list[T]]:
        """Return what `ways` has for these ships, and remember it."""
        own = [space for i, space in enumerate(self._there) if ships >> i & 1]
        ways: list[T] = []
        for ship, end in pairwise([*own, self._there.stop]):
            ways += self._run(ship, range(ship + 1, end))
        lead = own[0] - self._there.start if own else len(self._there)
        self.ways[ships] = found = lead, ways
        return found

    def _run(self, ship: int, there: range) -> list[T]:
        return [self._row[ship * self._spaces + space] for space in there]
