"""Python in a process of its own: nothing is imported there, and nothing changed, before a test says so."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.paths import ROOT


def run(code: str, path: Path) -> tuple[str, str]:
    """Run some lines of Python to their end; return what they said, and what was wrong.

    Args:
        code: the lines.
        path: where modules are looked for.
    """
    done = _run("-c", code, env={**os.environ, "PYTHONPATH": str(path)})
    return done.stdout, done.stderr


def build(*words: str) -> tuple[int, str, str]:
    """Give a command to build.py; return its exit code, what it said, and what was wrong."""
    done = _run("build.py", *words)
    return done.returncode, done.stdout, done.stderr


def _run(*words: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
