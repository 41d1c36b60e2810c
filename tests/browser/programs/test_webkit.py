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


@pytest.fixture
def browser() -> Iterator[WebKit]:
    browser = WebKit()
    yield browser
    browser.end()


def test_start_play_and_reload_offline(browser: WebKit, hosts: Hosts, built: Path, tmp_path: Path) -> None:
    smoke.play(browser, hosts(built), tmp_path)


def test_only_a_link_in_a_foreign_frame(browser: WebKit, hosts: Hosts, built: Path, tmp_path: Path) -> None:
    smoke.only_a_link(browser, hosts(built), hosts(tmp_path), tmp_path)
