"""A fixed list of actions for a game with its options, so that each has a number.

Where there are too many for a list (the sets of houses of a closing in Thurn und Taxis), the list has their words, and an
action is put together word by word, in several steps of the same player: "close", "each", "Ulm", then `FINISH`. As soon as one
action alone begins like that, it is carried out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..actions import Action

FINISH = "."
"""Ends an action that others go on from."""


class Numbering:
    """The actions of a game by number.

    Args:
        whole: those that are taken in one step.
        words: of which the others are put together.
    """

    def __init__(self, whole: Iterable[str], words: Sequence[str]) -> None:
        self.whole = tuple(whole)
        self.words = (*words, FINISH) if words else ()
        self.texts = (*self.whole, *self.words)
        """By number an action, or a word of one."""
        self._number = {text: i for i, text in enumerate(self.whole)}
        self._word = {word: i for i, word in enumerate(self.words, len(self.whole))}

    def possible(self, legal: Sequence[Action], begun: Sequence[str]) -> dict[int, Action | None]:
        """Return what can be chosen now, by number; None for a word after which the action goes on.

        Args:
            legal: the legal actions.
            begun: the words chosen so far.
        """
        found: dict[int, Action | None] = {}
        for action in legal:
            number = None if begun else self._number.get(action)
            if number is not None:
                found[number] = action
                continue
            if action in self._number:
                continue
            words = action.split(" ")
            if words[: len(begun)] != [*begun]:
                continue
            following = words[len(begun)] if len(words) > len(begun) else FINISH
            number = self._word[following]
            # Who shares a word with another action goes on.
            found[number] = None if number in found else action
        return found
