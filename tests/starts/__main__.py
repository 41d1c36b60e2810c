"""``python -m tests.starts CHROMIUM ROUNDS ONLY``: prints the table of ``build.py bench start``."""

from __future__ import annotations

import os
import shutil
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.starts.hosts import write_plain
from tests.starts.programs import programs
from tests.starts.visits import round_of_visits
from tools.console import say
from tools.paths import DIST

VISITS = ("first", "second", "offline", "plain, first", "plain, second")


def main(chromium: str, rounds: int, only: str) -> None:
    """Measure in each browser in turn, and print the middle of all rounds.

    Args:
        chromium: path of the program.
        rounds: so many visits of each kind.
        only: a part of the name of the only browser wanted, or nothing.
    """
    with tempfile.TemporaryDirectory() as folder:
        site = Path(shutil.copytree(DIST, Path(folder) / "site"))
        plain = Path(folder) / "plain"
        write_plain(plain, site)
        say(
            f"Middle of {rounds} rounds, in milliseconds since the navigation; bytes as they lie at the host."
        )
        head = ("browser", "slowed", "visit", "picture", "answer", "table", "of plain", "MB", "from", "load")
        say("".join(f"{word:>{width}}" for word, width in zip(head, WIDTHS, strict=True)))
        for name, browser, slowdowns in programs(chromium, Path(folder), only):
            for times in slowdowns:
                found = [round_of_visits(browser, site, plain, times) for _ in range(rounds)]
                for visit in VISITS:
                    _print(name, times, visit, found)


WIDTHS = (10, 7, 15, 8, 8, 8, 9, 6, 8, 6)


def _print(name: str, times: int, visit: str, found: Sequence[dict[str, dict[str, Any]]]) -> None:
    def middle(of: str, which: str) -> float | None:
        values = [one[of][which] for one in found if one[of].get(which) is not None]
        return statistics.median(values) if values else None

    answer, plain = middle(visit, "answer"), middle("plain, first", "answer")
    sent = middle(visit, "bytes")
    cells = (
        name,
        f"{times}x",
        visit,
        _whole(middle(visit, "paint")),
        _whole(answer),
        _whole(middle(visit, "table")),
        f"{answer / plain:.2f}" if answer and plain else "-",
        f"{sent / 1e6:.1f}" if sent is not None else "-",
        "/".join(sorted({str(one[visit].get("from", "-")) for one in found})),
        f"{os.getloadavg()[0]:.1f}",
    )
    say("".join(f"{cell:>{width}}" for cell, width in zip(cells, WIDTHS, strict=True)))


def _whole(value: float | None) -> str:
    return "-" if value is None else f"{value:,.0f}"


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
