"""Which spaces can be built on, as actions (MU-4xx)."""

from __future__ import annotations

from .actions import MuranoAction, Vocabulary
from .board import Board


class Sites:
    """The building actions on any set of free spaces, remembered island by island.

    Args:
        board: the board.
        words: the actions.
    """

    def __init__(self, board: Board, words: Vocabulary) -> None:
        self.every_street = (1 << len(board.street_places)) - 1
        self._streets = _Groups([island.streets for island in board.islands], words.pave)
        self._sites = [_Groups([island.sites for island in board.islands], row) for row in words.build]

    def streets(self, free: int) -> list[MuranoAction]:
        """Return the actions that build a street on one of the free spaces (bit mask)."""
        return self._streets.actions(free)

    def buildings(self, kind: int, free: int) -> list[MuranoAction]:
        """Return the actions that build a kind of tile on one of the free spaces (bit mask)."""
        return self._sites[kind].actions(free)


class _Groups:
    """Actions by space, looked up for groups of neighbouring spaces at once."""

    def __init__(self, groups: list[range], row: list[MuranoAction]) -> None:
        self._groups = [_Group(group, row) for group in groups]

    def actions(self, free: int) -> list[MuranoAction]:
        found: list[MuranoAction] = []
        for group in self._groups:
            there = free & group.spaces
            if there:
                found += group[there]
        return found


class _Group(dict[int, list[MuranoAction]]):
    """The actions on any spaces (bit mask) of a group; found when they are asked for."""

    __slots__ = ("_group", "_row", "spaces")

    def __init__(self, group: range, row: list[MuranoAction]) -> None:
        super().__init__()
        self._group = group
        self._row = row
        self.spaces = (1 << group.stop) - (1 << group.start)
        """Bit mask of all spaces of the group."""

    def __missing__(self, there: int) -> list[MuranoAction]:
        self[there] = found = [self._row[space] for space in self._group if there >> space & 1]
        return found
