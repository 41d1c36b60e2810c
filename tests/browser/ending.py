"""What the page shows and gives away when a game is over."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect


def plain(text: str) -> str:
    """Leave out the marks that isolate inserted words."""
    return text.replace("\u2068", "").replace("\u2069", "").strip()


def picture_size(file: Path) -> tuple[int, int]:
    """Return width and height of a PNG."""
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def to_result(page: Page) -> None:
    """Pass over the counting of a game that has just ended, as soon as that can have been seen."""
    skip = page.get_by_test_id("scoring-skip")
    skip.wait_for()
    page.wait_for_timeout(700)
    skip.click()


def score_table(page: Page) -> list[list[str]]:
    rows = page.get_by_test_id("score-table").locator("tr")
    return [[plain(cell) for cell in row.locator("th, td").all_inner_texts()] for row in rows.all()]


def exported(page: Page) -> dict[str, Any]:
    """Export the game from the score table."""
    page.get_by_test_id("end-export").click()
    expect(page.get_by_test_id("question")).to_contain_text("The game is over")
    with page.expect_download() as download:
        page.get_by_test_id("answer-save").click()
    file: dict[str, Any] = json.loads(download.value.path().read_text())
    return file


def numbers(cells: list[str]) -> list[int]:
    return [int(cell.replace("\N{MINUS SIGN}", "-")) for cell in cells]
