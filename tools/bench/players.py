"""``build.py bench players``: playouts per second natively and inside Pyodide, and the ladder of the levels."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tools.console import run, say
from tools.paths import ENGINE, PYODIDE, TOOLS
from tools.setup_node import node_ready
from tools.site import build_runtime

SCRIPT = TOOLS / "bench" / "search_play.py"
GAMES = ("thurn-und-taxis", "murano")
COUNTS = [2, 3, 4]
LADDER = ("apprentice", "messenger", "merchant", "patrician:playouts=24")
"""The strongest level with so few playouts that a ladder takes minutes, and the same result everywhere."""


def bench(seconds: float, games: int) -> int:
    """Print the speed of the search, then each level against the one below.

    Args:
        seconds: time per measurement of the search.
        games: games for each pairing; 0 leaves the ladder out.
    """
    node_ready()
    runtime = build_runtime()["folder"]
    say(f"{'playouts per second':20} {'players':>8} {'native':>10} {'in Pyodide':>12}")
    for game in GAMES:
        native = _rates([sys.executable, SCRIPT, game, json.dumps(COUNTS), str(seconds)])
        inside = _rates(["node", TOOLS / "node" / "pyodide_run.mjs", _job(game, seconds, runtime)])
        for count, here, there in zip(COUNTS, native, inside, strict=True):
            say(f"{game:20} {count:8} {here:10,.0f} {there:12,.0f}")
    for game in GAMES if games else ():
        say(f"\n{game}: {games} games for each pairing")
        command = ["-m", "spieltisch.arena", "--ladder", "--game", game, "--players", "2,4"]
        subprocess.run(
            [sys.executable, *command, "--games", str(games), *LADDER],
            check=True,
            env={"PYTHONPATH": str(ENGINE)},
        )
    return 0


def _job(game: str, seconds: float, runtime: Path | str) -> str:
    source = SCRIPT.read_text().replace('if __name__ == "__main__"', "if False")
    code = f"{source}\nmain({game!r}, {COUNTS}, {seconds})"
    return json.dumps({"pyodide": str(PYODIDE), "python": str(runtime), "engine": str(runtime), "code": code})


def _rates(command: list[str | Path]) -> list[float]:
    said = run(command, failure="a measurement failed", env={"PYTHONPATH": str(ENGINE)})
    return [found["count"] / found["seconds"] for found in json.loads(said.splitlines()[-1])]
