"""Reading the notation: a text in any case, with names or numbers of islands, becomes an action."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from ..notation import Reader
from .actions import INCOME, SCORE, MuranoAction, Vocabulary, make

LONGEST = 2
"""Digits of a number; a longer one is no action at all."""


class MuranoReader(Reader[Vocabulary, MuranoAction]):
    """Reads the notation of one game, whatever islands are called in it."""

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(words)
        self._folded = {text.casefold(): action for text, action in words.known.items()}
        self._folded |= {action.casefold(): action for action in words.misplaced}
        islands = words.board.data["islands"]
        playing = words.board.island_index
        self._islands = {str(island["no"]): island["id"] for island in islands if island["id"] in playing}
        self._names = {
            island["name"].casefold(): island["id"] for island in islands if island["id"] in playing
        }

    def _read(self, parts: list[str]) -> MuranoAction | None:
        if parts[0] in (INCOME, SCORE) and len(parts) > 1:
            parts = self._with_island(parts)
        if parts[-2:] == ["1", "joker"]:
            del parts[-2]
        found = self._folded.get(" ".join(parts))
        return found or self._beyond(parts)

    def _writable(self) -> Iterable[MuranoAction]:
        return chain(self.words.known.values(), self.words.misplaced)

    def _with_island(self, parts: list[str]) -> list[str]:
        """Return the words with the island by its id, where its number or name was given."""
        before = 1 if parts[0] == INCOME else 2
        island = " ".join(parts[before:])
        id_ = self._islands.get(island) or self._names.get(island) or island
        return [*parts[:before], id_]

    def _beyond(self, parts: list[str]) -> MuranoAction | None:
        """Read more factories or beads than there can be: well formed, though never legal (MU-715, MU-722)."""
        number = parts[1] if len(parts) > 1 else ""
        if not number.isascii() or not number.isdecimal() or len(number) > LONGEST or number[0] == "0":
            return None
        count = int(number)
        match parts:
            case ["produce", _]:
                return make(f"produce {count}", count, count=count)
            case ["sell", _, colour] if colour in self.words.board.bead_colours:
                bead = self.words.board.bead_colours.index(colour)
                return make(f"sell {count} {colour}", count, bead, 0, count=count, colour=colour, jokers=0)
        return None
