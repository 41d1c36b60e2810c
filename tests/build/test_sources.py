"""Our own sources; libraries are held by the policy of the page (tests/browser/frame/test_security.py)."""

from collections import Counter

import pytest

from tools.figures import LIMITS, counted, totals
from tools.paths import ROOT
from tools.stamps import files_below

MOST = 24
"""So many files of source one folder may hold: with more of them it is more than one room."""


@pytest.mark.parametrize("name", ["eval(", "new Function(", "innerHTML", "document.write"])
def test_own_code_never_runs_or_parses_text(name: str) -> None:
    sources = [*(ROOT / "web").rglob("*.js"), ROOT / "service-worker.js"]
    assert len(sources) > 100
    assert [path.name for path in sources if name in path.read_text(encoding="utf-8")] == []


def test_no_folder_holds_more_than_a_room() -> None:
    sources = [
        path
        for path in files_below([ROOT / room for room in ("py", "web", "tools", "tests")])
        if path.suffix in {".py", ".js", ".mjs", ".ts"}
    ]
    assert len(sources) > 1000
    rooms = Counter(path.parent.relative_to(ROOT).as_posix() for path in sources)
    assert {room: count for room, count in rooms.items() if count > MOST} == {}


@pytest.mark.parametrize("name", LIMITS)
def test_the_front_end_stays_small(name: str) -> None:
    assert totals(counted())[name] <= LIMITS[name]


def test_nothing_stays_lit_after_a_touch() -> None:
    """A finger leaves what it has touched hovered: styles of hovering are for devices that can hover."""
    lit = []
    for path in (ROOT / "web").rglob("*.css"):
        outer: list[str] = []
        for line in path.read_text(encoding="utf-8").splitlines():
            if ":hover" in line and not any("(hover: hover)" in one for one in outer):
                lit.append(f"{path.name}: {line}")
            if line.endswith("{"):
                outer.append(line)
            elif line.strip() == "}":
                outer.pop()
    assert lit == []


def test_every_kind_of_line_is_counted() -> None:
    rooms = counted()["rooms"]
    assert rooms["i18n"]["logic"] > 0
    assert rooms["ui"]["templates"] > 0
    assert rooms["core/session"]["templates"] == 0
    assert all(room["imports"] for room in rooms.values() if room["files"] > 5)
