"""Whole games, played by a policy, and what is kept of them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol

import spieltisch
from spieltisch import Event, State

from .invariants import digest, text_of

LONGEST = 3000
"""More actions than any game of a player for tests needs."""


class Chooser(Protocol):
    """A player for tests."""

    def choose(self, state: State) -> Any:
        """Return one of the legal actions."""
        ...


def play(state: State, chooser: Chooser) -> list[str]:
    """Play a game to its end and return the texts of its actions."""
    texts = []
    while not state.is_over:
        action = chooser.choose(state)
        state.apply(action)
        texts.append(str(action))
        assert len(texts) < LONGEST, "the game does not end"
    return texts


def told(state: State, chooser: Chooser) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Play a game to its end; yield a copy of each of its states with the events that led to it."""
    events: tuple[Event, ...] = ()
    while True:
        yield state.copy(), events
        if state.is_over:
            return
        events = tuple(state.apply(chooser.choose(state)))


def every_state(state: State, chooser: Chooser) -> list[State]:
    """Play a game to its end and return a copy of each of its states."""
    return [copy for copy, _ in told(state, chooser)]


def check_unchanged(copies: Sequence[tuple[State, str, Sequence[str]]]) -> None:
    """Check that copies, each taken one action later, are still what their digest and legal actions say."""
    for steps, (copy, before, actions) in enumerate(copies):
        assert digest(copy) == before
        assert copy.legal_actions() == actions
        assert len(copy.history()) == steps


def check_goes_on(state: State, texts: Sequence[str], numbers: Iterable[int]) -> None:
    """Check that a game, read back from its position after some of its actions, goes on to the same end.

    Args:
        state: the end of the game.
        texts: its actions.
        numbers: after how many of them it is read back.
    """
    for steps in numbers:
        again = spieltisch.from_dict(json.loads(text_of(spieltisch.replay(state.record(), steps).to_dict())))
        for text in texts[steps:]:
            again.apply(text)
        assert again.to_dict() == state.to_dict()
        # A set-up position has a record as well: it begins with the position instead of a seed.
        assert spieltisch.replay(json.dumps(again.record())).to_dict() == state.to_dict()
