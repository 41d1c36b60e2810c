"""Faults on the built site: kills of browser, tab and worker, races of tabs, damage, stories. Fails if anything is lost."""

from __future__ import annotations

from collections.abc import Mapping

from tools.browsers import browsers_ready
from tools.console import show
from tools.paths import DIST, ENGINE
from tools.setup_python import install
from tools.site import build_if_stale


def bench(counts: Mapping[str, int], seed: int, only: str) -> int:
    """Print the table of faults, or tell only the story with one seed; return 0 if nothing was lost, torn or blank."""
    browsers_ready()
    build_if_stale()
    words = [f"--only={only}"] if only else [f"--{kind}={count}" for kind, count in counts.items()]
    python = install("test")
    return show(
        [python, "-m", "tests.faults", DIST, *words, f"--seed={seed}"], env={"PYTHONPATH": str(ENGINE)}
    )
