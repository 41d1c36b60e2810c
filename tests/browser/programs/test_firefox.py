"""The same site in Firefox."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser import smoke
from tests.browser.engines import Firefox
from tests.browser.smoke import Hosts

pytestmark = pytest.mark.skipif(not shutil.which("firefox-esr"), reason="firefox-esr is not installed")


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Firefox]:
    (tmp_path / "profile").mkdir()
    browser = Firefox(tmp_path / "profile")
    yield browser
    browser.end()


def test_start_play_and_reload_offline(browser: Firefox, hosts: Hosts, built: Path, tmp_path: Path) -> None:
    smoke.play(browser, hosts(built), tmp_path)


def test_only_a_link_in_a_foreign_frame(browser: Firefox, hosts: Hosts, built: Path, tmp_path: Path) -> None:
    smoke.only_a_link(browser, hosts(built), hosts(tmp_path), tmp_path)
