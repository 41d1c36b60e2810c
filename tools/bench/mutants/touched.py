"""Which lines of the engine each file of tests goes to, and what its tests cost: found out once, and kept until one of them changes."""

from __future__ import annotations

import fnmatch
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tools.paths import CACHE, ENGINE, ROOT
from tools.stamps import digest, files_below

TESTS = ROOT / "tests"
MAPS = CACHE / "mutants" / "touched"

ASIDE = ("arena", "browser", "build", "faults", "page", "shell", "starts")
"""Folders of tests that say nothing about rules."""
COSTLY = ("*playout*", "*hidden*", "*fuzz*", "*forecasts*", "tests/players/*")
"""Files that play whole games at many tables: they come last, and what they touch is found out when one of them is wanted."""
QUICK = ("tests/players/test_thinking_handler.py",)
"""Files that lie among those and play none."""
ALSO = ("tests/build/test_schema.py",)
"""Files of the folders aside that say something all the same."""


@dataclass(frozen=True)
class Touched:
    """What is known of one file of tests."""

    costs: dict[str, float]
    failed: frozenset[str]
    lines: dict[str, frozenset[int]]

    @property
    def cost(self) -> float:
        """Seconds of the processor that all of its tests took."""
        return sum(self.costs.values())

    def goes_to(self, file: str, first: int, last: int) -> bool:
        """Return whether a test goes to one of these lines."""
        return any(line in self.lines.get(file, ()) for line in range(first, last + 1))


def is_costly(test: str) -> bool:
    """Return whether a file of tests plays many whole games."""
    return test not in QUICK and any(fnmatch.fnmatch(test, pattern) for pattern in COSTLY)


def known_of(test: str, ask: Callable[[dict[str, Any]], dict[str, Any]]) -> Touched:
    """Return what is known of a file of tests.

    Args:
        test: its path.
        ask: the warm process, which finds out what is not yet known.
    """
    kept = MAPS / f"{state_of(test)}.json"
    if not kept.is_file():
        answer = ask({"ask": "touch", "tests": test})
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(answer))
    told = json.loads(kept.read_text())
    lines = {file: frozenset(numbers) for file, numbers in told["lines"].items()}
    return Touched(told["costs"], frozenset(told["failed"]), lines)


@cache
def state_of(test: str) -> str:
    """Return a hash of a file of tests and of all that it may use."""
    return digest([ROOT / test], _shared())


@cache
def _shared() -> str:
    """Return a hash of the engine and of what tests share, which is all that is no file of tests itself."""
    return digest([ENGINE / "spieltisch", *(path for path in sources() if not path.name.startswith("test_"))])


def sources() -> Sequence[Path]:
    """Return all files of the tests that are tried, their data as well."""
    folders = [path for path in TESTS.iterdir() if path.name not in ASIDE]
    return [*files_below(folders), *(ROOT / test for test in ALSO)]
