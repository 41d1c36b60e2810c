"""``build.py bench players``: the speed of the search, the time at the table in Chromium, and the ladder of the levels."""

from __future__ import annotations

from pathlib import Path

from tools.browsers import chromium_ready
from tools.console import Problem, say, show
from tools.paths import ENGINE
from tools.setup_node import node_ready
from tools.setup_python import install
from tools.site import build_if_stale

GAMES = ("thurn-und-taxis", "murano")
LADDER = ("apprentice", "messenger", "merchant", "patrician:playouts=24")
"""The strongest level with so few playouts that a ladder takes minutes, and the same result everywhere."""


def bench(seconds: float, decisions: int, games: int) -> int:
    """Print the speed of the search, how long the levels think at the table, then each against the one below.

    Args:
        seconds: time per measurement of the search; 0 leaves it out.
        decisions: of the strongest level at each table; 0 leaves the tables out.
        games: games for each pairing; 0 leaves the ladder out.
    """
    # A driver for the browser comes with what the tests need.
    python = install("test")
    if seconds or decisions:
        node_ready()
        program = chromium_ready()
        build_if_stale()
    if seconds:
        _measure([python, "-m", "tools.bench.speed", program, str(seconds)])
    if decisions:
        _measure([python, "-m", "tools.bench.at_table", program, str(decisions)])
    for game in GAMES if games else ():
        say(f"\n{game}: {games} games for each pairing")
        ladder = ["-m", "spieltisch.arena", "--ladder", "--game", game, "--players", "2,4"]
        _measure([python, *ladder, "--games", str(games), *LADDER])
    return 0


def _measure(command: list[str | Path]) -> None:
    if show(command, env={"PYTHONPATH": str(ENGINE)}) != 0:
        raise Problem("a measurement failed", "What it said stands above.")
