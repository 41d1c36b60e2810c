"""``build.py bench engine``: random play natively, inside Pyodide, and of a peer, in the same run."""

from __future__ import annotations

import json
import platform
import statistics
import sys
from collections.abc import Callable
from pathlib import Path

from tools.console import run, say
from tools.paths import CACHE, ENGINE, PYODIDE, TOOLS
from tools.setup_node import node_ready
from tools.setup_python import install
from tools.site import build_runtime

SCRIPTS = TOOLS / "bench"
PLAYER_COUNTS = (2, 3, 4)
ROUNDS = 3
GOAL = 200_000
GOAL_TIMES_PEER = 5


def bench(seconds: float) -> int:
    """Print decisions per second for each player count. Each figure is the median of some rounds.

    The three take turns, so that a machine that is busy for a while is busy for all.
    """
    node_ready()
    runtime = build_runtime()["folder"]
    peer = install("bench", CACHE / "bench-venv")

    def native(players: int) -> float:
        return _rate([sys.executable, SCRIPTS / "random_play.py", str(players), str(seconds)])

    script = (SCRIPTS / "random_play.py").read_text().replace('if __name__ == "__main__"', "if False")

    def inside(players: int) -> float:
        job = {
            "pyodide": str(PYODIDE),
            "python": runtime,
            "engine": runtime,
            "code": f"{script}\nmain({players}, {seconds})",
        }
        return _rate(["node", TOOLS / "node" / "pyodide_run.mjs", json.dumps(job)])

    def catanatron(players: int) -> float:
        return _rate([peer, SCRIPTS / "peer.py", str(players), str(seconds)])

    say(
        f"Random play, Python {platform.python_version()}, {ROUNDS} rounds of {seconds:g} s, medians per second:"
    )
    say(f"{'players':>8} {'native':>12} {'in Pyodide':>12} {'catanatron':>12} {'native/peer':>12}")
    reached = True
    for players in PLAYER_COUNTS:
        own, pyodide, other = _medians([native, inside, catanatron], players)
        reached &= own >= GOAL and own >= GOAL_TIMES_PEER * other
        say(f"{players:8} {own:12,.0f} {pyodide:12,.0f} {other:12,.0f} {own / other:11.1f}x")
    say(
        f"Goal: {GOAL:,} natively and {GOAL_TIMES_PEER}x the peer: {'reached' if reached else 'not reached'}."
    )
    return 0


def _medians(sides: list[Callable[[int], float]], players: int) -> list[float]:
    rounds = [[side(players) for side in sides] for _ in range(ROUNDS)]
    return [statistics.median(rates) for rates in zip(*rounds, strict=True)]


def _rate(command: list[str | Path]) -> float:
    said = run(command, failure="a measurement failed", env={"PYTHONPATH": str(ENGINE)})
    result = json.loads(said.splitlines()[-1])
    return float(result["count"]) / float(result["seconds"])
