"""Where ships can go on the ring, whatever they cost (MU-204 to MU-208, MU-S04)."""

from __future__ import annotations

CACHE_LIMIT = 1 << 14


class Fleet:
    """Where ships can go, by the bit mask of the spaces that they occupy; remembered, because it comes again and again.

    A move is one number: the space left times the number of spaces plus the space reached.

    Args:
        spaces: number of spaces of the ring.
    """

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces
        self._known: dict[int, tuple[int, ...]] = {}

    def moves(self, ships: int) -> tuple[int, ...]:
        """Return every move of one ship to a free space, by space reached.

        Each free space can be reached by exactly one ship, the next one behind it: no other can pass that one
        (MU-204 to MU-208).
        """
        found = self._known.get(ships)
        if found is None:
            spaces = self.spaces
            behind = ships.bit_length() - 1
            codes = []
            for space in range(spaces):
                if ships >> space & 1:
                    behind = space
                else:
                    codes.append(behind * spaces + space)
            if len(self._known) >= CACHE_LIMIT:
                self._known.clear()
            self._known[ships] = found = tuple(codes)
        return found

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
