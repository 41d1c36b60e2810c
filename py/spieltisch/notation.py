"""The notation of a game: a text in any case becomes an action, and so do the parts of one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
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
    """Reads the notation of one game, and writes it.

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

    def find(self, parts: Mapping[str, Any]) -> A | None:
        """Return the plainest action that has these parts, legal or not; None when no action has them.

        Args:
            parts: as `Action.to_dict` names them; null where the action must not have such a part.
        """
        verb = parts.get("type")
        fewest, plainest = 0, None
        for action in self._writable():
            if verb is not None and action.verb != verb:
                continue
            own = action.to_dict()
            if all(own.get(name) == value for name, value in parts.items()):
                more = sum(value is not None and value is not False for value in own.values())
                if plainest is None or more < fewest:
                    fewest, plainest = more, action
        return plainest

    def _writable(self) -> Iterable[A]:
        """Return the actions that `find` looks through: those of the game, and what else can be written."""
        actions: Iterable[A] = self.words.known.values()
        return actions

    @abstractmethod
    def _read(self, parts: list[str]) -> A | None:
        """Return the action that some words in lower case denote, at least one; None when they denote none."""
