"""Who plays: a level, perhaps with other settings, a player without any judgement to be measured beside, a bot or a program."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from random import Random
from time import process_time
from typing import Any

from ..actions import Action
from ..errors import GameOver, shown
from ..players import Level, Thinking, levels
from ..players.methods import METHODS
from ..players.style import seated
from ..state import Event, State
from .bot import BadEntrant, Guest, load
from .checkout import settings
from .program import CHECKOUT, COMMAND, Program

RANDOM = "random"
"""Takes any legal action."""
GREEDY = "greedy"
"""Takes what brings most points at once."""

DRAWN = "drawn"
"""The temperament of a level that is drawn anew for each game, with its weakness, as people meet it."""


@dataclass(frozen=True)
class Entrant:
    """One computer player of a tournament."""

    name: str
    level: Level | None
    """None for `RANDOM` and `GREEDY`."""

    def seated(self, game: str, seed: int, seat: int) -> Entrant:
        """Return who sits there in one game: with the temperament of that game where it is to be drawn."""
        if self.level is None or self.level.temper != DRAWN:
            return self
        return replace(self, level=seated(self.level, game, seed, seat))

    def choose(self, state: State, seed: int, seen: Sequence[Event]) -> Action:
        """Return the choice of the player who is to decide; `seen` are the events as that player saw them."""
        if self.level is None:
            return _grab(state, seed) if self.name == GREEDY else Random(seed).choice(state.legal_actions())
        # Where many games are played side by side, the clock on the wall would count the others' work as well.
        return Thinking(state, self.level, seed, seen=seen, clock=process_time).run()


def read(text: str, seconds: float | None = None) -> Entrant | Guest | Program:
    """Return the entrant that a text names.

    Args:
        text: ``random``, ``greedy``, a level's id, perhaps with settings: ``patrician:playouts=60,turns=2``,
            ``merchant:temper=hoards`` (``drawn``: as people meet it), or a bot: ``package.module:Class``, or the name under
            which it was installed, or a program: ``program:COMMAND``, or a level of another checkout:
            ``from:FOLDER:merchant``. Where playouts are set, nothing but their number ends a search, so
            that a tournament is the same on every machine. The ``seconds`` of a level are those of the processor for a
            decision.
        seconds: time for each decision, which bots and programs are told.

    Raises:
        BadEntrant: no entrant has that name, or a setting is unknown or no number; the message says what there is.
        BotFault: a bot could not be loaded.
    """
    if text in (RANDOM, GREEDY):
        return Entrant(text, None)
    if text.startswith((COMMAND, CHECKOUT)):
        return Program(text, seconds)
    id_, _, changes = text.partition(":")
    level = next((level for level in levels() if level.id == id_), None)
    if level is None:
        return load(text, seconds)
    return Entrant(text, replace(level, **_changes(changes)))


def options_of(texts: Sequence[str]) -> dict[str, Any]:
    """Return the options of a game that texts ``ID=VALUE`` choose."""
    return {
        name: json.loads(value) if value in ("true", "false") else value
        for name, _, value in (text.partition("=") for text in texts)
    }


def _changes(text: str) -> dict[str, Any]:
    """Return what the settings of a level change.

    Raises:
        BadEntrant: one is unknown or no number.
    """
    level = levels()[0]
    kinds = {field.name: type(getattr(level, field.name)) for field in fields(level)}
    changes: dict[str, Any] = {}
    for name, value in settings(text).items():
        if name not in kinds:
            raise BadEntrant(
                f"A level has no setting {shown(name)}; it has {', '.join(kinds)}.", setting=name
            )
        try:
            changes[name] = kinds[name](value)
        except ValueError as error:
            raise BadEntrant(
                f"The setting {name} cannot be {shown(value)}; it is a number.", setting=name
            ) from error
        if name == "method" and value not in METHODS:
            raise BadEntrant(f"{shown(value)} is no method; there are {', '.join(METHODS)}.", setting=name)
    return changes


def _grab(state: State, seed: int) -> Action:
    """Return an action after which the player who is to decide has most points; among equals the lot decides."""
    seat = state.current_player
    if seat is None:
        raise GameOver("The game is over.")
    rng = Random(seed)
    view = state.determinize(seat, rng)
    gains: dict[Action, int] = {}
    for action in view.legal_actions():
        world = view.copy()
        world.apply(action)
        gains[action] = world.scores()[seat]["total"]
    most = max(gains.values())
    return rng.choice([action for action, gain in gains.items() if gain == most])
