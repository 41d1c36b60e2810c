"""Who plays: a level, perhaps with other settings, or a player without any judgement to be measured beside."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from random import Random
from time import process_time

from ..actions import Action
from ..errors import GameOver, SpieltischError, shown
from ..players import Level, Thinking, level_of
from ..players.methods import METHODS
from ..state import Event, State

RANDOM = "random"
"""Takes any legal action."""
GREEDY = "greedy"
"""Takes what brings most points at once."""
FOREVER = 1e9


class BadEntrant(SpieltischError):
    """A text names no entrant."""

    id = "bad-entrant"


@dataclass(frozen=True)
class Entrant:
    """One computer player of a tournament."""

    name: str
    level: Level | None
    """None for `RANDOM` and `GREEDY`."""

    def choose(self, state: State, seed: int, seen: Iterable[Event]) -> Action:
        """Return the choice of the player who is to decide; `seen` are the events as that player saw them."""
        if self.level is None:
            return _grab(state, seed) if self.name == GREEDY else Random(seed).choice(state.legal_actions())
        # Where many games are played side by side, the clock on the wall would count the others' work as well.
        return Thinking(state, self.level, seed, seen=seen, clock=process_time).run()


def read(text: str) -> Entrant:
    """Return the entrant that a text names.

    Args:
        text: ``random``, ``greedy``, or a level's id, perhaps with settings: ``patrician:playouts=60,turns=2``. Where playouts are
            set, nothing but their number ends a search, so that a tournament is the same on every machine. ``seconds``
            are those of the processor for a decision.

    Raises:
        BadEntrant: a setting is unknown or no number.
        UnknownLevel: there is no such level.
    """
    if text in (RANDOM, GREEDY):
        return Entrant(text, None)
    id_, _, settings = text.partition(":")
    level = level_of(id_)
    kinds = {field.name: type(getattr(level, field.name)) for field in fields(level)}
    changes: dict[str, int | float | str] = {}
    for setting in filter(None, settings.split(",")):
        name, _, value = setting.partition("=")
        try:
            changes[name] = kinds[name](value)
        except (KeyError, ValueError) as error:
            raise BadEntrant(f"{shown(setting)} is no setting of a level.", setting=setting) from error
        if name == "method" and value not in METHODS:
            raise BadEntrant(f"{shown(value)} is no method; there are {', '.join(METHODS)}.", setting=setting)
    if "playouts" in changes:
        changes.setdefault("seconds", FOREVER)
    return Entrant(text, replace(level, **changes))  # type: ignore[arg-type]


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
