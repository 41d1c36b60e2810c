"""Talking to the person at the terminal, and running other programs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.paths import ROOT

LONGEST_LINE = 400


class Problem(Exception):
    """Something that the person can act on: what is wrong and, if known, what to do about it."""

    def __init__(self, what: str, remedy: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.remedy = remedy


def say(text: str = "") -> None:
    """Print a line at once, also when the output is a pipe."""
    print(text, flush=True)


def complain(problem: Problem) -> None:
    """Print a problem to the error stream."""
    print(f"\nerror: {problem.what}", file=sys.stderr)
    for line in problem.remedy.splitlines():
        print(f"  {line}", file=sys.stderr)
    sys.stderr.flush()


def run(
    command: Sequence[str | Path],
    *,
    failure: str,
    remedy: str = "",
    env: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
) -> str:
    """Run a program quietly and return its output; a failure shows all it said.

    Raises Problem when the program is missing or ends with an error.
    """
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError:
        raise Problem(f"{failure}: {words[0]} was not found", remedy) from None
    except OSError as error:
        raise Problem(f"{failure}: {words[0]} cannot be run ({error.strerror})", remedy) from None
    if done.returncode != 0:
        said = _readable(done.stdout + done.stderr)
        raise Problem(f"{failure} (exit code {done.returncode})", "\n".join(filter(None, [said, remedy])))
    return done.stdout


def _readable(said: str) -> str:
    """Shorten the endless lines of bundled scripts that Node quotes in its reports."""
    return "\n".join(
        line if len(line) < LONGEST_LINE else line[:80] + " ..." for line in said.strip().splitlines()
    )


def show(command: Sequence[str | Path], *, env: Mapping[str, str] | None = None) -> int:
    """Run a program that talks to the terminal itself; return its exit code."""
    words = [str(word) for word in command]
    sys.stdout.flush()
    return subprocess.run(words, cwd=ROOT, env={**os.environ, **(env or {})}, check=False).returncode


def listen(command: Sequence[str | Path], *, env: Mapping[str, str] | None = None) -> tuple[int, str]:
    """Run a program quietly beside others; return its exit code and all it said."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        cwd=ROOT,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout
