"""Reading the notation of a game: a text in any case becomes an action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, Protocol, TypeVar

from .actions import Action

A = TypeVar("A", bound=Action)
A_co = TypeVar("A_co", bound=Action, covariant=True)


class Words(Protocol[A_co]):
    """The actions of a game."""

    @property
    def known(self) -> Mapping[str, A_co]:
        """By their notation."""
        ...


W = TypeVar("W", bound=Words[Any])


class Reader(ABC, Generic[W, A]):
    """Reads the notation of one game.

    Args:
        words: the actions of the game.
    """

    def __init__(self, words: W) -> None:
        self.words = words

    def read(self, text: str) -> A | None:
        """Return the action that a text denotes, legal or not; None when it denotes none."""
        action: A | None = self.words.known.get(text)
        if action is not None:
            return action
        parts = text.casefold().split()
        return self._read(parts) if parts else None

    @abstractmethod
    def _read(self, parts: list[str]) -> A | None:
        """Return the action that some words in lower case denote, at least one; None when they denote none."""
