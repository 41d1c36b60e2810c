"""``build.py bench rl``: random play in the learning environments, in steps per second."""

from __future__ import annotations

from pathlib import Path

from tools.console import run, say
from tools.paths import CACHE, ENGINE
from tools.setup_python import install

SCRIPT = Path(__file__).with_name("random_steps.py")


def bench(seconds: float) -> int:
    """Print steps per second of the processor's time, observation and mask included, at some tables."""
    python = install("rl", CACHE / "rl-venv")
    said = run(
        [python, SCRIPT, str(seconds)], failure="a measurement failed", env={"PYTHONPATH": str(ENGINE)}
    )
    say("Random play in the learning environments, steps per second of processor time:")
    say(said.rstrip())
    return 0
