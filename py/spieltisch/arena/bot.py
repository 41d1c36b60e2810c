"""A bot of one's own: what it is told when it is to decide, and how it answers (docs/python.md).

A bot knows what its seat knows. It is given its observation, the events that its seat saw, and worlds in which everything
else was dealt anew; the state of the game never leaves the arena. It plays as it is asked to, in the arena's own process: what
it is given keeps it from seeing by mistake, and no program from guessing the seed of a shuffle.
"""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any, Protocol

from ..actions import Action
from ..dealing import Chance
from ..errors import GameOver, SpieltischError, named, shown
from ..players import levels
from ..shell import outside
from ..state import Event, State

LISTED = 8
"""So many legal actions are listed in a message."""


class BadEntrant(SpieltischError):
    """A text names no entrant."""

    id = "bad-entrant"


class BotFault(SpieltischError):
    """A bot failed, or chose what is not legal; ``data["traceback"]`` shows where it failed."""

    id = "bot-fault"


@dataclass(frozen=True)
class Turn:
    """What a bot is told when it is to decide."""

    game: str
    seat: int
    observation: Mapping[str, Any]
    """What the seat may know (docs/notation.md)."""
    legal: Sequence[Action]
    """The legal actions; each is a text with its parsed parts."""
    seen: Sequence[Event]
    """Every event of the game so far, as the seat could see it."""
    seconds: float | None
    """Time for this decision as the tournament wishes it; None where it says nothing. It is measured and printed, not enforced."""
    rng: Random
    """A source of chance that makes the same tournament come out the same."""
    _world: State = field(repr=False)

    def imagine(self, rng: Chance | None = None) -> State:
        """Return a state as the seat may imagine it: what it cannot know is dealt anew, each time.

        Args:
            rng: the source of chance; the turn's own when left out.
        """
        return self._world.determinize(self.seat, self.rng if rng is None else rng)


class Bot(Protocol):
    """A computer player: a class without arguments, of which each seat of each game gets an object of its own."""

    def choose(self, turn: Turn) -> str:
        """Return one of ``turn.legal``, or its text."""
        ...


def turn_of(state: State, seed: int, seen: Sequence[Event], seconds: float | None = None) -> Turn:
    """Return what the player who is to decide is told; it depends on what that seat knows and on the seed alone.

    Args:
        state: the state of the game, which does not become part of the turn.
        seed: of its chance.
        seen: the events so far, as the seat could see them.
        seconds: time for the decision.

    Raises:
        GameOver: the game has ended.
    """
    seat = state.current_player
    if seat is None:
        raise GameOver("The game is over.")
    rng = Random(f"{seed}/{seat}")
    world = state.determinize(seat, rng)
    legal = tuple(world.legal_actions())
    return Turn(state.game, seat, world.observation(seat), legal, tuple(seen), seconds, rng, world)


class Guest:
    """A bot at a table of the arena.

    Args:
        name: how the tournament calls it.
        bot: the player.
        seconds: time for each decision, which it is told.
    """

    def __init__(self, name: str, bot: Bot, seconds: float | None) -> None:
        self.name = name
        self._bot = bot
        self._seconds = seconds
        self._seen: list[Event] = []

    def choose(self, state: State, seed: int, seen: Sequence[Event]) -> Action:
        """Return the choice of the player who is to decide.

        Raises:
            BotFault: the bot failed, or chose what is not legal.
        """
        # Events are shared with the other seats: whatever a bot does to its own ones stays with it.
        self._seen += deepcopy(seen[len(self._seen) :])
        turn = turn_of(state, seed, self._seen, self._seconds)
        try:
            chosen = self._bot.choose(turn)
        except Exception as error:
            raise BotFault(
                f"{self.name} failed as seat {turn.seat} of {turn.game}, after {len(state.history())} actions: "
                f"{type(error).__name__}: {error}",
                bot=self.name,
                traceback=traceback.format_exc(),
            ) from error
        for action in turn.legal:
            if action == chosen:
                return action
        raise BotFault(
            f"{self.name} chose {shown(chosen)} as seat {turn.seat} of {turn.game}, which is not legal there. "
            f"These are: {_some(turn.legal)}.",
            bot=self.name,
            chosen=named(chosen),
        )


def _some(legal: Sequence[str]) -> str:
    more = [f"and {len(legal) - LISTED} more"] if len(legal) > LISTED else []
    return ", ".join([*map(repr, map(str, legal[:LISTED])), *more])


def load(text: str, seconds: float | None = None) -> Guest:
    """Return a new bot for a seat.

    Args:
        text: ``package.module:Class``, or the name of a bot that an installed package offers.
        seconds: time for each decision, which it is told.

    Raises:
        BadEntrant: there is no such bot; the message says what there is.
    """
    installed = outside.bots()
    if text in installed:
        made = _loaded(text, installed[text].value)
    elif ":" in text:
        made = _loaded(text, text)
    else:
        raise BadEntrant(
            f"{shown(text)} is no entrant. There are the levels {', '.join(level.id for level in levels())}, besides "
            f"'random' and 'greedy', {_names(installed)}, and any class of your own as package.module:Class.",
            entrant=named(text),
        )
    if not callable(getattr(made, "choose", None)):
        raise BadEntrant(
            f"{text} has no method choose(turn); docs/python.md shows a bot.", entrant=named(text)
        )
    try:
        return Guest(text, made() if isinstance(made, type) else made, seconds)
    except Exception as error:
        raise BotFault(
            f"{text} could not be made: {type(error).__name__}: {error}",
            bot=text,
            traceback=traceback.format_exc(),
        ) from error


def _names(installed: Mapping[str, object]) -> str:
    return f"the installed bots {', '.join(installed)}" if installed else "no bot is installed"


def _loaded(text: str, way: str) -> Any:
    place, _, name = way.partition(":")
    try:
        module = import_module(place)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{place}.".startswith(f"{error.name}."):
            raise _unusable(text, error) from error
        raise BadEntrant(
            f"There is no module {error.name!r} for {text}; modules are looked for in the current folder and among what is "
            f"installed. Levels are {', '.join(level.id for level in levels())}.",
            entrant=named(text),
        ) from error
    except Exception as error:
        raise _unusable(text, error) from error
    found = getattr(module, name, None)
    if found is None:
        there = [
            own for own, thing in vars(module).items() if isinstance(thing, type) and hasattr(thing, "choose")
        ]
        raise BadEntrant(
            f"{place} has no {shown(name)}; its bots are {', '.join(there) or 'none (a bot has a method choose)'}.",
            entrant=named(text),
        )
    return found


def _unusable(text: str, error: Exception) -> BotFault:
    return BotFault(
        f"{text} could not be imported: {type(error).__name__}: {error}",
        bot=text,
        traceback=traceback.format_exc(),
    )
