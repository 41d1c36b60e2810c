"""``build.py bench engine``: random play natively, inside Pyodide, and of peers, in the same run.

First Thurn und Taxis: the base game at each table, then every combination of options beside the base game; then Murano. The
time is the processor's, so that other work on the machine counts little; inside Pyodide there is only the clock on the wall.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.bench.combinations import PLAYERS, Table, label, tables, telling
from tools.browsers import chromium_ready
from tools.console import Problem, run, say
from tools.paths import CACHE, ENGINE, PYODIDE, TOOLS
from tools.setup_node import node_ready
from tools.setup_python import install
from tools.site import build_runtime

SCRIPTS = TOOLS / "bench"
ROUNDS = 3
GOAL_TIMES_PEER = 8
GOAL_OF_COMBINATIONS = 0.7
GOAL_IN_CHROMIUM = 0.6
SHARE = 10
"""A combination is measured for this part of the time of a measurement of the base game."""
WARMING_UP = 3
"""Seconds of the processor until Chromium has compiled anew what is used most."""
TURNS = 5
"""So often is a combination measured, each time right after the base game."""
OPEN_SPIEL = ("gin_rummy", "backgammon")

Rates = Callable[[list[Table], float, str], list[float]]
TAXIS, MURANO = "thurn-und-taxis", "murano"


def bench(seconds: float) -> int:
    """Print decisions per second: a base game beside peers, every combination of its options, the other game."""
    node_ready()
    in_node, in_chromium = _pyodide()
    peer = install("bench", CACHE / "bench-venv")

    def catanatron(measured: list[Table], time: float, game: str = TAXIS) -> list[float]:
        return [_rates([peer, SCRIPTS / "peer.py", str(players), str(time)])[0] for players, _ in measured]

    say(f"Random play, Python {platform.python_version()}, decisions per second of processor time.")
    sides: list[Rates] = [_native, in_node, in_chromium, catanatron]
    for game in (TAXIS, MURANO):
        _base_game(game, sides, seconds)
        if game == TAXIS:
            _open_spiel(seconds)
            _combinations(in_node, seconds / SHARE)
    return 0


def _native(measured: list[Table], time: float, game: str) -> list[float]:
    return _rates([sys.executable, SCRIPTS / "random_play.py", game, json.dumps(measured), str(time)])


def _pyodide() -> tuple[Rates, Rates]:
    """Return what measures inside Pyodide, under Node and in Chromium, both with the trimmed library and the wheel."""
    runtime = build_runtime()["folder"]
    folders = {"pyodide": str(PYODIDE), "python": runtime, "engine": runtime}
    script = (SCRIPTS / "random_play.py").read_text().replace('if __name__ == "__main__"', "if False")
    # The driver of the browser comes with what the tests need.
    tester, program = install("test"), str(chromium_ready())

    def in_node(measured: list[Table], time: float, game: str) -> list[float]:
        code = f"{script}\nmain({game!r}, json.loads({json.dumps(measured)!r}), {time})"
        return _rates(["node", TOOLS / "node" / "pyodide_run.mjs", json.dumps({**folders, "code": code})])

    def in_chromium(measured: list[Table], time: float, game: str) -> list[float]:
        return [_in_browser(game, players, options, time) for players, options in measured]

    def _in_browser(game: str, players: int, options: dict[str, Any], time: float) -> float:
        code = f"json.dumps(measure({game!r}, {players}, {time}, {options!r}))"
        job = json.dumps({**folders, "program": program, "before": script, "code": code, "warm": WARMING_UP})
        return _rates([tester, "-m", "tools.bench.in_chromium", job])[0]

    return in_node, in_chromium


def _base_game(game: str, sides: list[Rates], seconds: float) -> None:
    """Print a game without options at each table, beside the peer.

    Each figure is the median of some rounds. The sides take turns, so that a machine that is busy for a while is busy for all.
    """
    say(f"\n{game}, base game, medians of {ROUNDS} rounds of {seconds:g} s:")
    say(
        f"{'players':>8} {'native':>10} {'Node':>10} {'Chromium':>10} {'catanatron':>11} {'native/peer':>12}"
        f" {'Chromium/native':>16} {'load':>6}"
    )
    times_peer, parts = [], []
    for players in PLAYERS:
        rounds = [[side([(players, {})], seconds, game)[0] for side in sides] for _ in range(ROUNDS)]
        own, node, web, peer = (statistics.median(rates) for rates in zip(*rounds, strict=True))
        times_peer.append(own / peer)
        parts.append(web / own)
        say(
            f"{players:8} {own:10,.0f} {node:10,.0f} {web:10,.0f} {peer:11,.0f} {own / peer:11.1f}x"
            f" {web / own:16.2f} {os.getloadavg()[0]:6.1f}"
        )
    if game == TAXIS:
        _goal(f"{GOAL_TIMES_PEER}x the peer natively", reached=min(times_peer) >= GOAL_TIMES_PEER)
    _goal(f"{GOAL_IN_CHROMIUM} of native in Chromium", reached=min(parts) >= GOAL_IN_CHROMIUM)


def _open_spiel(seconds: float) -> None:
    """Print the games of OpenSpiel, where pip has a wheel of it for this Python."""
    try:
        python = install("open-spiel", CACHE / "open-spiel-venv", whole=False)
    except Problem:
        say("\nOpenSpiel is left out: pip could not install its wheel for this Python.")
        return
    say("\nOpenSpiel from Python, drawn chance not counted:")
    for name in OPEN_SPIEL:
        say(f"{_rates([python, SCRIPTS / 'open_spiel.py', name, str(seconds)])[0]:12,.0f}  {name}")


def _combinations(in_node: Rates, seconds: float) -> None:
    """Print every combination of options beside the base game with as many players: in turn, the middle of some times."""
    every = tables()
    few = telling(every)
    say(f"\nEvery combination of options, {TURNS} times {seconds:g} s each, beside the base game:")
    say(f"{'players':>8} {'native':>10} {'Node':>10} {'of the base':>12}  options")
    pyodide = {
        label(options): rate for (_, options), rate in zip(few, in_node(few, seconds, TAXIS), strict=True)
    }
    shares = []
    for players, options in every:
        rates = _native([(players, {}), (players, options)] * TURNS, seconds, TAXIS)
        own = statistics.median(rates[1::2])
        shares.append(
            statistics.median(ours / base for base, ours in zip(rates[::2], rates[1::2], strict=True))
        )
        name = label(options)
        web = f"{pyodide[name]:,.0f}" if name in pyodide else ""
        say(f"{players:8} {own:10,.0f} {web:>10} {shares[-1]:12.2f}  {name}")
    slowest = min(shares)
    say(f"{len(every)} combinations, the slowest {slowest:.2f} of the base game.")
    _goal(f"{GOAL_OF_COMBINATIONS} of the base game", reached=slowest >= GOAL_OF_COMBINATIONS)


def _goal(wanted: str, *, reached: bool) -> None:
    say(f"Goal: {wanted}: {'reached' if reached else 'not reached'}.")


def _rates(command: list[str | Path]) -> list[float]:
    said = run(command, failure="a measurement failed", env={"PYTHONPATH": str(ENGINE)})
    found: list[dict[str, float]] = json.loads(said.splitlines()[-1])
    return [one["count"] / one["seconds"] for one in found]
