"""The arena on a Dask cluster of this machine: the same games end the same."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from spieltisch.arena.contest import duel
from spieltisch.arena.pool import NoDask, cluster, local
from tests.players.tables import TAXIS
from tools.paths import CACHE, ENGINE
from tools.setup_python import install

SCRIPT = """
import json, sys
from distributed import LocalCluster
from spieltisch.arena.contest import duel
from spieltisch.arena.pool import NoDask, cluster
if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as machines:
        contests = duel("thurn-und-taxis", {}, "merchant", "messenger", count=2, games=4, seed=9)
        results = cluster(contests, machines.scheduler_address)
        print(json.dumps(sorted([result.record for result in results], key=json.dumps)))
    try:
        list(cluster(contests, "tcp://127.0.0.1:1"))
    except NoDask as error:
        print(error.message)
"""


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    python = install("arena", CACHE / "arena-venv")
    script = tmp_path / "games.py"
    script.write_text(SCRIPT)
    said = subprocess.run(
        [python, script],
        check=True,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "PYTHONPATH": str(ENGINE)},
    ).stdout.splitlines()
    contests = duel(TAXIS, {}, "merchant", "messenger", count=2, games=4, seed=9)
    here = sorted([dict(result.record) for result in local(contests, 1)], key=json.dumps)
    assert json.loads(said[0]) == here
    assert said[1] == "No Dask scheduler answers at tcp://127.0.0.1:1."


def test_without_dask_the_error_says_what_to_install() -> None:
    with pytest.raises(NoDask, match=r"pip install 'spieltisch\[arena\]'"):
        list(cluster([], "tcp://127.0.0.1:1"))
