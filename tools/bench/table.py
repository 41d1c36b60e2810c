"""``build.py bench table``: golden games played by touches: how soon each shows what came of it, and what a table costs."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from tools.browsers import chromium_ready
from tools.console import show
from tools.paths import ENGINE
from tools.setup_python import install
from tools.site import build_if_stale, write


def way() -> int:
    """Print through which files of web/ one touch goes; return 0 if they are few."""
    python = install("test")
    program = chromium_ready()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["READABLE"] = "1"
        write(Path(folder))
        command: list[str | Path] = [python, "-m", "tests.presses.way", program, folder]
        return show(command, env={"PYTHONPATH": str(ENGINE)})


def bench(actions: int, beside: str, only: str, *, idle: int, memory: int) -> int:
    """Print the table.

    Args:
        actions: so many are made at each table, at each speed.
        beside: the folder of another built site, which is measured in turn, or nothing.
        only: a part of the title of the only table wanted, or nothing.
        idle: seconds in which nothing happens, in the place of playing; 0 for none.
        memory: games in a row, in the place of playing; 0 for none.
    """
    python = install("test")
    program = chromium_ready()
    build_if_stale()
    command: list[str | Path] = [python, "-m", "tests.presses", program, str(actions), beside, only]
    return show([*command, str(idle), str(memory)], env={"PYTHONPATH": str(ENGINE)})
