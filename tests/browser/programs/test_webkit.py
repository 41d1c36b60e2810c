"""The same site in WebKit, the engine of the tablets: here as WebKitGTK."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser import smoke
from tests.browser.engines import WebKit
from tests.browser.smoke import Hosts

pytestmark = [
    pytest.mark.skipif(
        not (shutil.which("WebKitWebDriver") and shutil.which("Xvfb")),
        reason="webkit2gtk-driver or xvfb is not installed",
    ),
    # Selenium's way to this driver is the old one.
    pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning"),
]


ATTEMPTS = 3
"""Now and then a press of this driver on the first page is lost; a new session of it begins again."""


def test_start_play_and_reload_offline(hosts: Hosts, built: Path, tmp_path: Path) -> None:
    for attempt in range(ATTEMPTS):
        browser = WebKit()
        try:
            smoke.play(browser, hosts(built), tmp_path)
            return
        except AssertionError as error:
            browser.screenshot(tmp_path / f"attempt-{attempt}.png")
            # Only the first press may be tried again, not what went wrong at the table.
            if "nothing came of start-game" not in str(error) or attempt == ATTEMPTS - 1:
                raise
        finally:
            browser.end()


@pytest.fixture
def browser() -> Iterator[WebKit]:
    browser = WebKit()
    yield browser
    browser.end()


def test_only_a_link_in_a_foreign_frame(browser: WebKit, hosts: Hosts, built: Path, tmp_path: Path) -> None:
    smoke.only_a_link(browser, hosts(built), hosts(tmp_path), tmp_path)
