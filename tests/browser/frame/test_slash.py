"""An address without its last slash, on a host that shows the page all the same: every part of it lies elsewhere then."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.site import Site

CAUGHT = "^(?!uncaught)"
"""The browser tells on the console what it did not find."""


def open_without_slash(page: Page, site: Site, after: str = "") -> None:
    """Open the site, which lies in a sub-folder, as on a host that redirects nothing."""
    index = site.folder / site.path / "index.html"
    page.route(re.compile(r"/games/table(\?.*)?$"), lambda route: route.fulfill(path=index))
    page.goto(f"{site.url.rstrip('/')}{after}")


def a_page(route: Route) -> None:
    route.fulfill(body="<!doctype html><title>Welcome</title>", content_type="text/html")


@pytest.mark.parametrize("answers_all", [False, True], ids=["missing", "a-page-for-everything"])
def test_the_page_goes_to_the_address_with_its_slash(
    context: BrowserContext, own_site: Site, expected_errors: list[str], *, answers_all: bool
) -> None:
    expected_errors.append(CAUGHT)
    page = context.new_page()
    if answers_all:
        page.route("**/games/assets/**", a_page)
    open_without_slash(page, own_site, "?from=club#/about")
    expect(page.get_by_test_id("about")).to_be_visible()
    assert page.url == f"{own_site.url}?from=club#/about"
    # It is no step in the history.
    assert page.evaluate("() => history.length") == 2


def test_where_nothing_lies_behind_the_slash_the_page_says_what_it_says_of_missing_parts(
    context: BrowserContext, own_site: Site, expected_errors: list[str]
) -> None:
    expected_errors.append(CAUGHT)
    page = context.new_page()
    page.route("**/games/table/assets/**", lambda route: route.fulfill(status=404))
    open_without_slash(page, own_site)
    expect(page.locator(".unlaid [lang=en]")).to_contain_text("a part is missing")
    page.wait_for_timeout(1000)
    assert page.url == own_site.url.rstrip("/")
