"""``build.py bench saving``: how long an action takes until it is kept, and what the journal on the disk adds to it."""

from __future__ import annotations

from pathlib import Path

from tools.browsers import chromium_ready
from tools.console import show
from tools.paths import ENGINE
from tools.setup_python import install
from tools.site import build_if_stale


def bench(actions: int) -> int:
    """Print the table; return 1 if the goal is missed.

    Args:
        actions: so many are measured in each game.
    """
    # A driver for the browser comes with what the tests need.
    python = install("test")
    program = chromium_ready()
    build_if_stale()
    command: list[str | Path] = [python, "-m", "tools.bench.delay", program, str(actions)]
    return show(command, env={"PYTHONPATH": str(ENGINE)})
