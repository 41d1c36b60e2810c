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
        self._row = row
        self._groups: list[tuple[int, int, dict[int, list[MuranoAction]]]] = [
            (group.start, (1 << len(group)) - 1, {0: []}) for group in groups
        ]

    def actions(self, free: int) -> list[MuranoAction]:
        found: list[MuranoAction] = []
        for first, full, known in self._groups:
            mask = free >> first & full
            part = known.get(mask)
            if part is None:
                row = self._row
                known[mask] = part = [row[first + i] for i in range(full.bit_length()) if mask >> i & 1]
            found += part
        return found
