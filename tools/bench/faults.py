"""Faults on the built site: kills of the browser and of the worker, races of tabs. Fails if anything is lost."""

from __future__ import annotations

from tools.browsers import browsers_ready
from tools.console import show
from tools.paths import DIST, ENGINE
from tools.setup_python import install
from tools.site import build_if_stale


def bench(kills: int, races: int, workers: int, seed: int) -> int:
    """Print the table of faults; return 0 if nothing was lost, torn or blank."""
    browsers_ready()
    build_if_stale()
    counts = [f"--kills={kills}", f"--races={races}", f"--workers={workers}", f"--seed={seed}"]
    python = install("test")
    return show([python, "-m", "tests.faults", DIST, *counts], env={"PYTHONPATH": str(ENGINE)})
