"""Games with every option, and of each kind of moment in them the first and the last."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

import spieltisch
from spieltisch import State
from tests.records import brief, golden

T = TypeVar("T")

LONG = ("expansion", "murano", "rare", "3-")
"""Beginnings of the names of the golden games that are played in full; the others differ from these in less."""
SHORT = 5
"""Of the games in short every fifth is played, of Murano each."""


def games() -> dict[str, dict[str, Any]]:
    """Return records by name."""
    found = {name: golden.record_of(golden.read(name)) for name in golden.names() if name.startswith(LONG)}
    for group in brief.groups():
        step = 1 if group == "murano" else SHORT
        for number, game in list(enumerate(brief.read(group)))[::step]:
            found[f"{group} {number}"] = brief.record_of(game)
    return found


def moments(record: dict[str, Any]) -> list[State]:
    """Return the states of a game in which something is the first or the last time as it is."""
    state = spieltisch.replay(record, 0)
    first: dict[Any, tuple[int, State]] = {}
    last: dict[Any, tuple[int, State]] = {}
    for number, text in enumerate([*record["actions"], None]):
        kind = _kind(state)
        there = (number, state.copy())
        first.setdefault(kind, there)
        last[kind] = there
        if text is not None:
            state.apply(text)
    found = dict([*first.values(), *last.values()])
    return [found[number] for number in sorted(found)]


def _kind(state: Any) -> tuple[Any, ...]:
    """Return what a moment is like: the phase, and how far the turn has come."""
    own = (state.phase, state.is_ending, state.current_player == state.turn)
    if state.game == "murano":
        return (
            *own,
            state.rules.board.ring[state.space] if state.space >= 0 else "",
            state.sailed > 1,
            state.built > 1,
        )
    return *own, state.resume, state.taken, state.laid, state.forced, len(state.used), state.closed


def one_of(items: Sequence[T], rng: Random) -> T:
    """Return one of some items by chance, the same on every Python."""
    return items[int(rng.random() * len(items))]
