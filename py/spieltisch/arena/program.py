"""A program that speaks the protocol (docs/protocol.md) at a table of the arena, in a process of its own for each game."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from .. import __version__
from ..actions import Action
from ..errors import named, shown
from ..state import Event, State
from .bot import BadEntrant, turn_of
from .checkout import checkout
from .pipe import Broken, Late, Message, Pipe

if TYPE_CHECKING:
    from ..players.protocol.schema import Decide, Events, HostHello, NewGame, Ready, SetOption, Stop

PROTOCOL = 1
COMMAND = "program:"
"""Begins the text of an entrant that is a command line."""
CHECKOUT = "from:"
"""Begins the text of an entrant that is a level of another checkout."""
START_S = 60.0
"""How long a program may take to be ready."""
LIMIT_S = 60.0
"""How long a decision may take where the tournament says nothing."""
GRACE_S = 5.0
"""How long a program may take to answer once its time is over and it was told to stop."""

HELLO: HostHello = {"type": "hello", "protocol": PROTOCOL, "name": "Spieltisch arena", "version": __version__}
READY: Ready = {"type": "ready"}
STOP: Stop = {"type": "stop"}


class Forfeit(Exception):
    """A program has lost its game by what it did, or did not do."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = reason


class Program:
    """A program for one seat of one game.

    Args:
        text: what the tournament calls it: ``program:COMMAND`` or ``from:FOLDER:LEVEL``.
        seconds: time for each decision, which a command is told and has to keep; a level has its own.

    Raises:
        BadEntrant: the text names no program.
    """

    def __init__(self, text: str, seconds: float | None) -> None:
        self.name = text
        self._options: Mapping[str, str | float] = {}
        self._env: Mapping[str, str] | None = None
        self._seconds: float | None = None
        if text.startswith(CHECKOUT):
            found = checkout(text.removeprefix(CHECKOUT))
            self._command, self._env, self._options = found.command, found.env, found.options
        else:
            self._seconds = seconds
            try:
                self._command = tuple(shlex.split(text.removeprefix(COMMAND), posix=os.name == "posix"))
            except ValueError as error:
                raise BadEntrant(f"{shown(text)} is no command: {error}.", entrant=named(text)) from error
            if not self._command:
                raise BadEntrant("A program needs a command.", entrant=named(text))

    @contextmanager
    def seated(self, state: State, seat: int) -> Iterator[None]:
        """Run the program as long as it sits at the table of a game that begins.

        Raises:
            BadEntrant: it does not start, or does not play this game; the message says why.
        """
        try:
            self._pipe = Pipe(self._command, self._env)
        except OSError as error:
            raise BadEntrant(f"{self.name} cannot be started: {error}.", entrant=self.name) from error
        try:
            self._begin(state, seat)
            yield
        finally:
            self._pipe.close()

    def _begin(self, state: State, seat: int) -> None:
        self._seat = seat
        self._told = 0
        self._decisions = 0
        record = state.record()
        game: NewGame = {
            "type": "new-game",
            "game": record["game"],
            "options": record["options"],
            "players": record["players"],
            "seat": seat,
        }
        options: list[SetOption] = [
            {"type": "set", "name": name, "value": value} for name, value in self._options.items()
        ]
        try:
            hello = self._pipe.ask([HELLO], START_S, lambda message: message["type"] == "hello")
            self._check(hello, record["game"])
            self._pipe.ask([*options, game, READY], START_S, _is_ready)
        except Late as error:
            raise BadEntrant(
                f"{self.name} is not ready after {START_S:g} seconds.", entrant=self.name
            ) from error
        except Broken as error:
            raise BadEntrant(f"{self.name} is not ready to play: it {error}.", entrant=self.name) from error

    def _check(self, hello: Message, game: str) -> None:
        if hello.get("protocol") != PROTOCOL:
            raise Broken(f"speaks protocol {shown(hello.get('protocol'))}, not {PROTOCOL}")
        games = hello.get("games")
        if not isinstance(games, list) or game not in games:
            raise Broken(f"plays {shown(games)}, not {game}")

    def choose(self, state: State, seed: int, seen: Sequence[Event]) -> Action:
        """Return the choice of the player who is to decide.

        Raises:
            Forfeit: the program has lost the game.
        """
        turn = turn_of(state, seed, seen)
        self._decisions += 1
        decide: Decide = {
            "type": "decide",
            "number": self._decisions,
            "observation": dict(turn.observation),
            "legal": [str(action) for action in turn.legal],
            "world": turn.imagine().to_dict(),
            "seed": turn.rng.getrandbits(53),
        }
        if self._seconds is not None:
            decide["seconds"] = self._seconds
        try:
            answer = self._answer([*self._news(seen), decide])
        except Broken as error:
            raise Forfeit(turn.seat, str(error)) from error
        chosen = answer.get("action")
        for action in turn.legal:
            if action == chosen:
                return action
        raise Forfeit(turn.seat, f"chose {shown(chosen)}, which is not legal")

    def _news(self, seen: Sequence[Event]) -> list[Events]:
        fresh = [dict(event) for event in seen[self._told :]]
        self._told = len(seen)
        return [{"type": "events", "events": fresh}] if fresh else []

    def _answer(self, messages: Sequence[Message]) -> Message:
        seconds = LIMIT_S if self._seconds is None else self._seconds
        try:
            return self._pipe.ask(messages, seconds, self._is_answer)
        except Late:
            pass
        try:
            return self._pipe.ask([STOP], GRACE_S, self._is_answer)
        except Late as error:
            raise Broken(f"did not answer within {seconds:g} seconds and {GRACE_S:g} more") from error

    def _is_answer(self, message: Message) -> bool:
        _refuse(message)
        if message["type"] != "action":
            return False
        if message.get("number") != self._decisions:
            raise Broken(f"answered decision {shown(message.get('number'))} instead of {self._decisions}")
        return True


def _is_ready(message: Message) -> bool:
    _refuse(message)
    return bool(message["type"] == "ready")


def _refuse(message: Message) -> None:
    """Raise `Broken` about an error of the program."""
    if message["type"] == "error":
        about: Any = message.get("about")
        raise Broken(f"refused {shown(about)}: {str(message.get('message'))[:400]}")
