"""What the page says of itself: version, privacy, licences, and where to report a mistake."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.devices import NewContext, device, game_after, saved_game
from tests.browser.faults import FaultyHost
from tests.browser.household import Household
from tests.browser.site import Site
from tests.browser.steps import wait_for_control
from tools.site import version

TOLD = {
    "en": ("It is not connected with the publishers", "sets no cookies"),
    "de": ("nichts mit den Verlagen", "setzt keine Cookies"),
}


@pytest.mark.parametrize("language", TOLD)
def test_about_can_be_found_and_says_what_it_should(
    new_context: NewContext, site: Site, language: str
) -> None:
    page = device(new_context, site, locale=language).new_page()
    page.goto(site.url)
    page.get_by_test_id("open-about").click()
    expect(page).to_have_url(f"{site.url}#/about")
    expect(page.get_by_test_id("about-version")).to_contain_text(version())
    build = page.locator("meta[name=build]").get_attribute("content") or "nothing"
    expect(page.get_by_test_id("about-version")).to_contain_text(build)
    unofficial, privacy = TOLD[language]
    expect(page.get_by_test_id("about-unofficial")).to_contain_text(unofficial)
    expect(page.get_by_test_id("about-privacy")).to_contain_text(privacy)
    # Three sentences.
    assert len(re.findall(r"\.(?= |$)", page.get_by_test_id("about-privacy").inner_text().strip())) == 3
    # No game was played and no one named: there is nothing to press.
    expect(page.get_by_test_id("about-record")).to_have_count(0)
    expect(page.get_by_test_id("about-report")).to_have_count(0)
    # And from the settings.
    page.get_by_test_id("home-link").click()
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("settings-about").click()
    expect(page.get_by_test_id("about")).to_be_visible()
    expect(page.get_by_test_id("settings")).to_have_count(0)


def test_the_record_of_the_latest_game_is_at_hand(household: Household) -> None:
    page = household.show("about", saved_game(game_after(5)))
    page.get_by_test_id("about-record").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert Path(download.value.path()).stat().st_size > 100


def test_the_licences_can_be_read_offline(page: Page, own_site: Site) -> None:
    page.goto(own_site.url)
    wait_for_control(page)
    own_site.stop()
    page.goto(f"{own_site.url}#/about")
    page.reload()
    page.get_by_test_id("about-licences").click()
    text = page.get_by_test_id("licences")
    for name in ("workbox-precaching", "CPython and its library", "@fluent/bundle", "Mozilla Public License"):
        expect(text).to_contain_text(name)


@pytest.mark.parametrize(
    ("told", "link"),
    [
        ("https://example.org/issues/new", "https://example.org/issues/new"),
        ("mailto:mail@example.org", rf"mailto:mail@example\.org\?subject=Spieltisch%20{version()}%20\(\w+\)"),
    ],
)
def test_where_to_report_is_what_the_build_was_told(
    new_context: NewContext, built: Path, tmp_path: Path, told: str, link: str
) -> None:
    folder = Path(shutil.copytree(built, tmp_path / "site"))
    index = folder / "index.html"
    index.write_text(
        index.read_text().replace(
            '<meta name="build"', f'<meta name="report-to" content="{told}"><meta name="build"'
        )
    )
    host = FaultyHost(folder)
    try:
        page = new_context(locale="en").new_page()
        page.goto(f"{host.url}#/about")
        expect(page.get_by_test_id("about-report")).to_have_attribute("href", re.compile(f"^{link}$"))
    finally:
        host.stop()
