"""Real browsers on the built site. A test fails on what it did not expect on the console or on the wire."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.browser.faults import FaultyHost
from tests.browser.household import Household, lent, open_household
from tests.browser.pictures import prepare_picture
from tests.browser.site import Site
from tests.browser.watch import Watch
from tests.faults.machine import FLAGS
from tools.browsers import chromium_of_tests
from tools.paths import DIST
from tools.site import build_if_stale

# A busy machine is no failure; what is wrong does not get right by waiting less.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of dist/, which a build in the meantime does not touch."""
    build_if_stale()
    return Path(shutil.copytree(DIST, tmp_path_factory.mktemp("site") / "dist"))


@pytest.fixture(scope="session")
def site(built: Path, tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Site]:
    """The site, served for all tests that leave the server alone; devices find the picture of an earlier visit."""
    with Site(Path(shutil.copytree(built, tmp_path_factory.mktemp("shared") / "dist"))) as site:
        prepare_picture(chromium, site)
        yield site


@pytest.fixture
def servers() -> Iterator[ExitStack]:
    """Servers of one test. They outlast its pages, which may still load something when the test is over."""
    with ExitStack() as servers:
        yield servers


@pytest.fixture
def own_site(built: Path, tmp_path: Path, servers: ExitStack) -> Site:
    """The site for one test alone: it may end the server or change files. It lies in a sub-folder."""
    shutil.copytree(built, tmp_path / "games" / "table")
    return servers.enter_context(Site(tmp_path, "games/table/"))


@pytest.fixture
def hosts(servers: ExitStack) -> Callable[[Path], FaultyHost]:
    """Serve folders as hosts of one's own do, each with its own port."""

    def serve(folder: Path) -> FaultyHost:
        host = FaultyHost(folder)
        servers.callback(host.stop)
        return host

    return serve


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        # What the page itself calls its parts (web/table/parts.js).
        playwright.selectors.set_test_id_attribute("data-part")
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=chromium_of_tests(), args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def expected_errors() -> list[str]:
    """Patterns of console errors that the test brings about on purpose; it adds to the list."""
    return []


@pytest.fixture
def new_context(
    chromium: Browser,
    expected_errors: list[str],
    servers: ExitStack,
) -> Iterator[Callable[..., BrowserContext]]:
    """Make contexts (devices) that are watched and closed; arguments as of Browser.new_context."""
    watch = Watch()
    contexts: list[BrowserContext] = []

    def make(**settings: object) -> BrowserContext:
        context = chromium.new_context(**settings)  # type: ignore[arg-type]
        contexts.append(context)
        watch.add(context)
        return context

    yield make
    watch.closing = True
    for context in contexts:
        context.close()
    watch.judge(expected_errors)


shared_household = open_household(scope="session")


@pytest.fixture
def household(
    shared_household: Household, request: pytest.FixtureRequest, expected_errors: list[str]
) -> Iterator[Household]:
    """Tables and other screens on a device whose engine is awake, for tests that need nothing else."""
    with lent(shared_household, request, expected_errors):
        yield shared_household


@pytest.fixture
def context(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    """A device that has never seen the site."""
    return new_context(locale="en-GB", viewport={"width": 1180, "height": 820})


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """A tab on that device."""
    return context.new_page()
