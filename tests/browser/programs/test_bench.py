"""What measures the computer players in Chromium works. How fast they are is not asserted: this machine may be busy."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.site import Site
from tools.bench.at_table import sit
from tools.bench.positions import STRONGEST, Sitting, positions
from tools.bench.speed import add_page, native, side_by_side


def test_the_speed_of_one_worker_and_of_two(built: Path, tmp_path: Path, page: Page) -> None:
    folder = Path(shutil.copytree(built, tmp_path / "site"))
    name = add_page(folder)
    site = Site(folder)
    site.start()
    try:
        records = positions("murano", 2)
        page.goto(site.url + name)
        page.evaluate("() => speed.start(2)")
        assert len(page.workers) == 2
        assert all(rate > 0 for rate in side_by_side(page, records, 0.01))
        assert native(records, 0.01) > 0
    finally:
        site.stop()


def test_the_time_at_the_table(chromium: Browser, site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    sit(chromium, site.url, Sitting("", "thurn-und-taxis", ("merchant", STRONGEST), played=40), decisions=1)
    said = capsys.readouterr().out
    for level in ("merchant", STRONGEST):
        row = re.search(rf"^{level} +(\d+) +([\d.]+) +([\d.]+) +(\d+)", said, re.MULTILINE)
        assert row, said
        assert int(row[1]) >= int(row[4]) >= 1
        assert float(row[2]) <= float(row[3])
    task = re.search(r"^longest task .*: (\d+) ms of the processor", said, re.MULTILINE)
    assert task, said
    assert int(task[1]) > 0
    assert re.search(r'^from "move now" to the answer: \d+ ms$', said, re.MULTILINE), said
