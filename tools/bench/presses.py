"""``build.py bench presses``: monkeys press whatever can be pressed; fails if a press is not heard, or a record is not what was pressed."""

from __future__ import annotations

from tools.browsers import browsers_ready
from tools.console import Problem, show
from tools.paths import DIST, ENGINE
from tools.setup_python import install
from tools.site import build_if_stale


def bench(stories: int, presses: int, seed: int, only: str) -> int:
    """Let monkeys play; return 0 if no law was broken.

    Args:
        stories: so many games are played or gone on with.
        presses: so many in each, at most.
        seed: of the first story; the others follow.
        only: the seed of the only story wanted, or nothing.
    """
    if only and not only.isdecimal():
        raise Problem(f"{only} is no seed")
    browsers_ready()
    build_if_stale()
    python = install("test")
    words = [str(stories), str(presses), str(seed), only]
    return show([python, "-m", "tests.monkey", DIST, *words], env={"PYTHONPATH": str(ENGINE)})
