"""The build refuses more positions to solve than a page should load."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import sizes
from tools.console import Problem

GROUP = "positions to solve"


def test_more_positions_than_the_limit_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    files = ["assets/positions-ABCDEFGH.js", "assets/positions-BCDEFGHI.js", "assets/main-ABCDEFGH.js"]
    for name in files:
        (tmp_path / name).write_text("", "utf-8")
    half = sizes.LIMITS[GROUP] // 2
    monkeypatch.setattr(
        sizes, "brotli_sizes", lambda _: dict(zip(files, (half, half, 3 * half), strict=True))
    )
    sizes.report_sizes(tmp_path)
    monkeypatch.setattr(sizes, "brotli_sizes", lambda _: dict(zip(files, (half, half + 1, 0), strict=True)))
    with pytest.raises(Problem, match=GROUP):
        sizes.report_sizes(tmp_path)
