"""``python3 -m spieltisch.players.protocol``: the computer players as a program that any host can play with (docs/protocol.md).

The arena also runs this file with the package of another checkout, which may be older than the protocol. So everything is
imported by its full name, and only what such packages have is used.
"""

from __future__ import annotations

import json
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, replace
from queue import SimpleQueue
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

import spieltisch
from spieltisch.actions import Action
from spieltisch.players import Budget, Level, Thinking, level_of, levels
from spieltisch.state import Event, State

if TYPE_CHECKING:
    from spieltisch.players.protocol.schema import Decide, FromProgram, NewGame, Option, SetOption

PROTOCOL = 1
LEVEL = "merchant"
"""The level until the option ``level`` names another one."""
SLICE_S = 0.02
"""Seconds of thinking between two looks at what the host said."""
OWN = ("id", "order")
"""Fields of a level that no option changes."""


class Misuse(Exception):
    """The host asked for something that cannot be done."""


class Lines:
    """The lines of the host; a thread reads them, so that "stop" is heard while the player thinks.

    Args:
        source: the lines.
    """

    def __init__(self, source: Iterable[str]) -> None:
        self._heard: SimpleQueue[str | None] = SimpleQueue()
        self._kept: deque[str | None] = deque()
        threading.Thread(target=self._listen, args=(source,), daemon=True).start()

    def _listen(self, source: Iterable[str]) -> None:
        try:
            for line in source:
                self._heard.put(line)
        finally:
            self._heard.put(None)

    def __iter__(self) -> Iterator[str]:
        while (line := self._kept.popleft() if self._kept else self._heard.get()) is not None:
            yield line

    def stopped(self) -> bool:
        """Return True if the host wants the answer now; other lines are kept for later."""
        while not self._heard.empty():
            line = self._heard.get()
            kind = "quit" if line is None else _kind(line)
            if kind == "stop":
                return True
            self._kept.append(line)
            if kind == "quit":
                return True
        return False


def _kind(line: str) -> object:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return message.get("type") if isinstance(message, dict) else None


class Player:
    """A computer player for one seat.

    Args:
        lines: what the host says.
        say: sends a message to the host.
    """

    def __init__(self, lines: Lines, say: Callable[[FromProgram], None]) -> None:
        self._lines = lines
        self._say = say
        self._level = level_of(LEVEL)
        self._changes: dict[str, Any] = {}
        self._seat: int | None = None
        self._seen: list[Event] = []
        self._done: list[Action] = []
        self._answers: Mapping[str, Callable[[Any], None]] = {
            "hello": self._hello,
            "set": self._set,
            "new-game": self._new_game,
            "ready": lambda _: self._say({"type": "ready"}),
            "events": self._hear,
            "decide": self._decide,
            # Too late: the answer has been given.
            "stop": lambda _: None,
        }

    def run(self) -> None:
        """Answer until the host quits or its pipe closes."""
        for line in self._lines:
            if not line.strip():
                continue
            kind = None
            try:
                message = json.loads(line)
                kind = message.get("type") if isinstance(message, dict) else None
                if kind == "quit":
                    return
                if not isinstance(kind, str) or kind not in self._answers:
                    raise Misuse(f"There is no such message; there are {', '.join(self._answers)}, quit.")
                self._answers[kind](message)
            except BrokenPipeError:
                return
            except Exception as error:  # noqa: BLE001 - no message of a host may end the player
                about = kind if isinstance(kind, str) else None
                self._say({"type": "error", "about": about, "message": _told(error)})

    def _hello(self, _: object) -> None:
        # Each level has its own.
        own: list[Option] = [
            {"name": field.name, "default": None} for field in fields(Level) if field.name not in OWN
        ]
        self._say(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "name": "Spieltisch",
                "version": spieltisch.__version__,
                "games": [id_ for id_, info in spieltisch.games().items() if info.to_dict()["computers"]],
                "options": [
                    {"name": "level", "default": LEVEL, "values": [level.id for level in levels()]},
                    *own,
                ],
            }
        )

    def _set(self, message: SetOption) -> None:
        name, value = message["name"], message["value"]
        if name == "level":
            self._level = level_of(LEVEL if value is None else value)
        elif name in OWN or name not in {field.name for field in fields(Level)}:
            raise Misuse(f"There is no option {name!r}.")
        elif value is None:
            self._changes.pop(name, None)
        else:
            self._changes[name] = type(getattr(self._level, name))(value)

    def _new_game(self, message: NewGame) -> None:
        info = spieltisch.games()[message["game"]]
        seats = len(info.check_players(message["players"]))
        info.check_options(message["options"])
        if message["seat"] not in range(seats):
            raise Misuse(f"There is no seat {message['seat']}.")
        self._seat = message["seat"]
        self._seen, self._done = [], []

    def _hear(self, message: Mapping[str, Any]) -> None:
        self._seen += message["events"]

    def _decide(self, message: Decide) -> None:
        world = spieltisch.from_dict(message["world"])
        if world.current_player is None or world.current_player != self._seat:
            raise Misuse("In this world it is not for this seat to decide.")
        self._recall(world)
        seconds = message.get("seconds")
        thinking = Thinking(
            world,
            replace(self._level, **self._changes),
            message.get("seed", 0),
            Budget(seconds, message.get("playouts")),
            seen=self._seen,
            # A host limits wall-clock time; the level's own limits count processor time.
            clock=process_time if seconds is None else perf_counter,
        )
        while not thinking.step(SLICE_S):
            if self._lines.stopped():
                break
        action = thinking.stop()
        self._done.append(action)
        self._say({"type": "action", "number": message["number"], "action": str(action)})

    def _recall(self, world: State) -> None:
        """Give a position the part of its past that the judgement needs: the last action of this seat."""
        # A position has no past, and a state has no public way to take one.
        world._history = [*self._done]  # noqa: SLF001
        world._deciders = [self._seat] * len(self._done)  # noqa: SLF001


def _told(error: Exception) -> str:
    if isinstance(error, (Misuse, spieltisch.SpieltischError)):
        return str(error)
    return f"The message cannot be read: {type(error).__name__}: {error}"


def _write(message: FromProgram) -> None:
    sys.stdout.write(f"{json.dumps(message, ensure_ascii=False)}\n")
    sys.stdout.flush()


def main() -> None:
    """Play on standard input and output."""
    for stream in (sys.stdin, sys.stdout):
        stream.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    Player(Lines(sys.stdin), _write).run()


if __name__ == "__main__":
    main()
