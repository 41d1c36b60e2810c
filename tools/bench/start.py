"""``build.py bench start``: how long it takes until one can play, beside a plain page of Pyodide."""

from __future__ import annotations

from pathlib import Path

from tools.browsers import browsers_ready, chromium_ready
from tools.console import show
from tools.paths import ENGINE
from tools.setup_node import node_ready
from tools.setup_python import install
from tools.site import build_if_stale


def bench(rounds: int, only: str) -> int:
    """Print the table.

    Args:
        rounds: so many visits of each kind.
        only: a part of the name of the only browser wanted, or nothing.
    """
    # Drivers for the browsers come with what the tests need.
    python = install("test")
    node_ready()
    browsers_ready()
    program = chromium_ready()
    build_if_stale()
    command: list[str | Path] = [python, "-m", "tests.starts", program, str(rounds), only]
    return show(command, env={"PYTHONPATH": str(ENGINE)})
