"""The same site in Firefox."""

import shutil
from pathlib import Path

import pytest

from tests.browser import smoke
from tests.browser.engines import Firefox
from tests.browser.site import Site

pytestmark = pytest.mark.skipif(not shutil.which("firefox-esr"), reason="firefox-esr is not installed")


def test_start_play_and_reload(site: Site, tmp_path: Path) -> None:
    (tmp_path / "profile").mkdir()
    browser = Firefox(tmp_path / "profile")
    try:
        smoke.play(browser, site, tmp_path)
    finally:
        browser.end()
