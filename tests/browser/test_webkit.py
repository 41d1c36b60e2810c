"""The same site in WebKit, the engine of the tablets: here as WebKitGTK."""

import shutil
from pathlib import Path

import pytest

from tests.browser import smoke
from tests.browser.engines import WebKit
from tests.browser.site import Site

pytestmark = [
    pytest.mark.skipif(
        not (shutil.which("WebKitWebDriver") and shutil.which("Xvfb")),
        reason="webkit2gtk-driver or xvfb is not installed",
    ),
    # Selenium's way to this driver is the old one.
    pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning"),
]


def test_start_play_and_reload(site: Site, tmp_path: Path) -> None:
    browser = WebKit()
    try:
        smoke.play(browser, site, tmp_path)
    finally:
        browser.end()
