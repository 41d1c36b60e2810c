"""``build.py bench engine``: random play natively, inside Pyodide, and of a peer, in the same run.

First Thurn und Taxis: the base game at each table, then every combination of options; then Murano. The time is the processor's, so that other work
on the machine counts little; inside Pyodide there is only the clock on the wall.
"""

from __future__ import annotations

import json
import platform
import statistics
import sys
from collections.abc import Callable
from pathlib import Path

from tools.bench.combinations import PLAYERS, Table, label, tables, telling
from tools.console import run, say
from tools.paths import CACHE, ENGINE, PYODIDE, TOOLS
from tools.setup_node import node_ready
from tools.setup_python import install
from tools.site import build_runtime

SCRIPTS = TOOLS / "bench"
ROUNDS = 3
GOAL = 200_000
GOAL_OF_COMBINATIONS = 150_000
GOAL_TIMES_PEER = 5
GOAL_OF_MURANO = 100_000
SHARE = 10
"""A combination is measured for this part of the time of a measurement of the base game."""

Rates = Callable[[list[Table], float, str], list[float]]
TAXIS, MURANO = "thurn-und-taxis", "murano"


def bench(seconds: float) -> int:
    """Print decisions per second: a base game beside a peer's, every combination of its options, the other game."""
    node_ready()
    runtime = build_runtime()["folder"]
    peer = install("bench", CACHE / "bench-venv")
    script = (SCRIPTS / "random_play.py").read_text().replace('if __name__ == "__main__"', "if False")

    def native(measured: list[Table], time: float, game: str = TAXIS) -> list[float]:
        return _rates([sys.executable, SCRIPTS / "random_play.py", game, json.dumps(measured), str(time)])

    def inside(measured: list[Table], time: float, game: str = TAXIS) -> list[float]:
        job = {
            "pyodide": str(PYODIDE),
            "python": runtime,
            "engine": runtime,
            "code": f"{script}\nmain({game!r}, json.loads({json.dumps(measured)!r}), {time})",
        }
        return _rates(["node", TOOLS / "node" / "pyodide_run.mjs", json.dumps(job)])

    def catanatron(measured: list[Table], time: float, game: str = TAXIS) -> list[float]:
        return [_rates([peer, SCRIPTS / "peer.py", str(players), str(time)])[0] for players, _ in measured]

    say(f"Random play, Python {platform.python_version()}, decisions per second of processor time.")
    fastest_peer = _base_game([native, inside, catanatron], seconds)
    _combinations(native, inside, seconds / SHARE, fastest_peer)
    _murano(native, inside, seconds)
    return 0


def _base_game(sides: list[Rates], seconds: float) -> float:
    """Print the base game beside the peer; return the peer's best figure.

    Each figure is the median of some rounds. The three take turns, so that a machine that is busy for a while is busy
    for all.
    """
    say(f"\nBase game, medians of {ROUNDS} rounds of {seconds:g} s:")
    say(f"{'players':>8} {'native':>12} {'in Pyodide':>12} {'catanatron':>12} {'native/peer':>12}")
    reached, fastest_peer = True, 0.0
    for players in PLAYERS:
        rounds = [[side([(players, {})], seconds, TAXIS)[0] for side in sides] for _ in range(ROUNDS)]
        own, pyodide, other = (statistics.median(rates) for rates in zip(*rounds, strict=True))
        reached &= own >= GOAL and own >= GOAL_TIMES_PEER * other
        fastest_peer = max(fastest_peer, other)
        say(f"{players:8} {own:12,.0f} {pyodide:12,.0f} {other:12,.0f} {own / other:11.1f}x")
    _goal(f"{GOAL:,} natively and {GOAL_TIMES_PEER}x the peer", reached=reached)
    return fastest_peer


def _combinations(native: Rates, inside: Rates, seconds: float, fastest_peer: float) -> None:
    every = tables()
    few = telling(every)
    say(f"\nEvery combination of options, {seconds:g} s each, beside the peer's best:")
    say(f"{'players':>8} {'native':>12} {'in Pyodide':>12} {'native/peer':>12}  options")
    pyodide = {
        label(options): rate for (_, options), rate in zip(few, inside(few, seconds, TAXIS), strict=True)
    }
    rates = native(every, seconds, TAXIS)
    for (players, options), own in zip(every, rates, strict=True):
        name = label(options)
        web = f"{pyodide[name]:,.0f}" if name in pyodide else ""
        say(f"{players:8} {own:12,.0f} {web:>12} {own / fastest_peer:11.1f}x  {name}")
    slowest = min(rates)
    say(f"{len(every)} combinations, the slowest {slowest:,.0f}.")
    _goal(f"{GOAL_OF_COMBINATIONS:,} natively", reached=slowest >= GOAL_OF_COMBINATIONS)


def _murano(native: Rates, inside: Rates, seconds: float) -> None:
    say(f"\nMurano, medians of {ROUNDS} rounds of {seconds:g} s:")
    say(f"{'players':>8} {'native':>12} {'in Pyodide':>12}")
    slowest = float("inf")
    for players in PLAYERS:
        rounds = [
            [side([(players, {})], seconds, MURANO)[0] for side in (native, inside)] for _ in range(ROUNDS)
        ]
        own, pyodide = (statistics.median(rates) for rates in zip(*rounds, strict=True))
        slowest = min(slowest, own)
        say(f"{players:8} {own:12,.0f} {pyodide:12,.0f}")
    _goal(f"{GOAL_OF_MURANO:,} natively", reached=slowest >= GOAL_OF_MURANO)


def _goal(wanted: str, *, reached: bool) -> None:
    say(f"Goal: {wanted}: {'reached' if reached else 'not reached'}.")


def _rates(command: list[str | Path]) -> list[float]:
    said = run(command, failure="a measurement failed", env={"PYTHONPATH": str(ENGINE)})
    found: list[dict[str, float]] = json.loads(said.splitlines()[-1])
    return [one["count"] / one["seconds"] for one in found]
