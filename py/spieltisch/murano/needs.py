"""The least gold that the action of each space of the ring needs, as tables that are made once for the same numbers."""

from __future__ import annotations

from collections.abc import Mapping

from .board import Board

NEVER = 1 << 30
"""More gold than there is: the action cannot be carried out."""
ALWAYS = ("gold", "income", "production")
"""Actions that may always be chosen and cost nothing (MU-221)."""
BUILD = "build"


class Needs:
    """The least gold that each action needs at some moment, `NEVER` where it is impossible.

    Args:
        board: the board.
        by_action: the numbers.
    """

    __slots__ = ("_open", "by_action", "by_space")

    def __init__(self, board: Board, by_action: Mapping[str, int]) -> None:
        self.by_action = by_action
        self.by_space = tuple(by_action[action] for action in board.ring)
        dearest = max(gold for gold in self.by_space if gold < NEVER)
        self._open = [
            sum(1 << space for space, needed in enumerate(self.by_space) if needed <= gold)
            for gold in range(dearest + 1)
        ]

    def open(self, gold: int) -> int:
        """Return the bit mask of the spaces whose action can be carried out with that much gold."""
        spaces = self._open
        return spaces[gold] if gold < len(spaces) else spaces[-1]


class EveryNeed:
    """All needs that came about, the same object for the same numbers.

    Args:
        board: the board.
    """

    LIMIT = 4096
    """So many are remembered; few hundred come about in usual games."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self.always = sum(1 << space for space, action in enumerate(board.ring) if action in ALWAYS)
        """Bit mask of the spaces whose action is always possible."""
        self.costless = self.always | sum(1 << space for space, id_ in enumerate(board.ring) if id_ == BUILD)
        """The same with those where something is built, if anything can be: that costs nothing either."""
        self._known: dict[tuple[tuple[int, ...], int, int, int, int], Needs] = {}

    def of(self, buying: tuple[int, ...], character: int, gondolier: int, build: int, hire: int) -> Needs:
        """Return the needs with these numbers: by sort of building for the cheapest tile, then by action."""
        key = buying, character, gondolier, build, hire
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= self.LIMIT:
                self._known.clear()
            always = dict.fromkeys(ALWAYS, 0)
            people = {"character": character, "gondolier": gondolier, "build": build, "hire": hire}
            sorts = dict(zip(self._board.building_sorts, buying, strict=True))
            self._known[key] = found = Needs(self._board, always | sorts | people)
        return found
