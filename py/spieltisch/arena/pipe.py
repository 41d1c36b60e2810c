"""A program in a process of its own, spoken to in lines of JSON: it may hang, die or flood its output, and is always ended."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

LINE_BYTES = 1 << 20
"""Longest line of a program."""
MOST_LINES = 1000
"""Most lines until the one that is waited for."""
SAID = 600
"""So much of what a program wrote to its standard error is told."""
QUIT_S = 2.0
"""How long a program may take to quit before it is killed."""

Message = Mapping[str, Any]


class Broken(Exception):
    """A program hangs, has died, or does not keep to the protocol; the text says which."""


class Late(Exception):
    """The message that is waited for has not come in time."""


class Pipe:
    """A program that runs; it has to be closed.

    Args:
        command: the program with its arguments.
        env: the environment.

    Raises:
        OSError: it cannot be started.
    """

    def __init__(self, command: Sequence[str], env: Mapping[str, str] | None = None) -> None:
        self._runner = asyncio.Runner()
        self._said = b""
        try:
            self._runner.run(self._start(command, env))
        except BaseException:
            self._runner.close()
            raise

    async def _start(self, command: Sequence[str], env: Mapping[str, str] | None) -> None:
        # A session of its own: what the program starts is ended with it.
        self._process: Process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=env, limit=LINE_BYTES, start_new_session=True
        )
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        assert self._process.stderr  # noqa: S101 - tells the type checker
        while part := await self._process.stderr.read(4096):
            self._said = (self._said + part)[-SAID:]

    def ask(self, messages: Sequence[Message], seconds: float, wanted: Callable[[Message], bool]) -> Message:
        """Say something and return the answer; all other messages are passed over.

        Args:
            messages: what is said.
            seconds: how long the answer may take.
            wanted: tells the answer; it may raise `Broken` about any message.

        Raises:
            Broken: see there.
            Late: see there; the answer may be waited for again.
        """
        return self._runner.run(self._ask(messages, seconds, wanted))

    async def _ask(
        self, messages: Sequence[Message], seconds: float, wanted: Callable[[Message], bool]
    ) -> Message:
        assert self._process.stdin  # noqa: S101 - tells the type checker
        try:
            async with asyncio.timeout(seconds):
                # A program that has gone is noticed by the end of its output.
                with suppress(ConnectionError):
                    for message in messages:
                        self._process.stdin.write(f"{json.dumps(message, ensure_ascii=False)}\n".encode())
                    await self._process.stdin.drain()
                for _ in range(MOST_LINES):
                    message = await self._next()
                    if wanted(message):
                        return message
        except TimeoutError as error:
            raise Late from error
        raise Broken(f"said {MOST_LINES} lines without an answer")

    async def _next(self) -> Message:
        assert self._process.stdout  # noqa: S101 - tells the type checker
        try:
            line = await self._process.stdout.readline()
        except ValueError as error:
            raise Broken(f"said a line of more than {LINE_BYTES} bytes") from error
        if not line:
            raise Broken(await self._end())
        try:
            message = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise Broken(f"said what is not JSON: {line[:80]!r}") from error
        if not isinstance(message, dict) or not isinstance(message.get("type"), str):
            raise Broken(f"said what is no message: {line[:80]!r}")
        return message

    async def _end(self) -> str:
        """Return how the program came to its end, with its last words."""
        code = None
        with suppress(TimeoutError):
            async with asyncio.timeout(QUIT_S):
                code = await self._process.wait()
                await self._listening
        how = "closed its output" if code is None else f"ended with exit code {code}"
        said = self._said.decode(errors="replace").strip()
        return f"{how}: {said}" if said else how

    def close(self) -> None:
        """End the program: by a word, and if that does not help by force."""
        try:
            self._runner.run(self._close())
        finally:
            self._runner.close()

    async def _close(self) -> None:
        stdin = self._process.stdin
        assert stdin  # noqa: S101 - tells the type checker
        with suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(QUIT_S):
                stdin.write(b'{"type": "quit"}\n')
                stdin.close()
                await self._process.wait()
        _kill(self._process)
        # Output that was never read, or that a process of the program's own keeps open, would be waited for.
        self._process._transport.close()  # type: ignore[attr-defined]  # noqa: SLF001
        await self._process.wait()
        self._listening.cancel()


def _kill(process: Process) -> None:
    """Kill a program and what it has started."""
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
