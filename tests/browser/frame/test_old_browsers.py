"""Browsers of some years ago, as they lie in drawers: they have the colours of the theme, or the page says that they are too old."""

from __future__ import annotations

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.devices import NewContext, device, game, open_game, saved_game
from tests.browser.site import Site
from tests.browser.smoke import board_colours
from tools.paths import ROOT

HALVES = r"^\s*(--seat-[\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);"
THEME = {
    name: {"light": day, "dark": night}
    for name, day, night in re.findall(HALVES, (ROOT / "web/theme.css").read_text(), re.MULTILINE)
}
PROBE = """(names) => {
    const probe = document.body.appendChild(document.createElement("i"));
    const colours = names.map((name) => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
    });
    probe.remove();
    return colours;
}"""


def without_light_dark(route: Route) -> None:
    """Answer with styles as a browser reads them that knows no such function."""
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace("light-dark(", "unknown("))


def colours(page: Page) -> dict[str, str]:
    found: list[str] = page.evaluate(PROBE, list(THEME))
    return dict(zip(THEME, found, strict=True))


def wanted(theme: str) -> dict[str, str]:
    hexes = {name: halves[theme].lstrip("#") for name, halves in THEME.items()}
    return {
        name: f"rgb({', '.join(str(int(one[at : at + 2], 16)) for at in (0, 2, 4))})"
        for name, one in hexes.items()
    }


@pytest.mark.parametrize(
    ("chosen", "system", "theme"),
    [
        ("auto", "light", "light"),
        ("auto", "dark", "dark"),
        ("light", "dark", "light"),
        ("dark", "light", "dark"),
    ],
)
def test_players_have_their_colours_where_light_dark_is_missing(
    new_context: NewContext,
    site: Site,
    chosen: str,
    system: Literal["light", "dark"],
    theme: str,
) -> None:
    context = device(
        new_context, site, games=[saved_game(game())], prefs={"theme": chosen}, color_scheme=system
    )
    context.route("**/*.css", without_light_dark)
    table = open_game(context, site)
    table.take_seat()
    assert len(THEME) > 10
    assert colours(table.page) == wanted(theme)
    assert board_colours(table.page.evaluate) == []


SAYS = {
    "en": "This browser is too old for Spieltisch",
    "de": "Dieser Browser ist zu alt für Spieltisch",
}
WITHOUT: dict[str, str] = {
    "has": "const { supports } = CSS; CSS.supports = (...what) => !what.join().includes(':has(') && supports.apply(CSS, what);",
    "color-mix": "const { supports } = CSS; CSS.supports = (...what) => !what.join().includes('color-mix') && supports.apply(CSS, what);",
    "sheets": "delete Document.prototype.adoptedStyleSheets;",
    "supports": "delete window.CSS;",
}


@pytest.mark.parametrize("language", SAYS)
@pytest.mark.parametrize("missing", WITHOUT)
def test_a_browser_that_is_too_old_says_so(
    new_context: NewContext, site: Site, missing: str, language: str, expected_errors: list[str]
) -> None:
    """Nothing else of the page is there, and what is kept stays as it is."""
    expected_errors.append("Content Security Policy|net::ERR_BLOCKED_BY_CSP")
    kept = saved_game(game())
    page = device(new_context, site, games=[kept], locale=language).new_page()
    page.add_init_script(WITHOUT[missing])
    page.goto(site.url)
    expect(page.get_by_text(SAYS[language])).to_be_visible()
    expect(page.locator("st-app")).to_have_count(0)
    held: Any = page.evaluate("(key) => JSON.parse(localStorage[key])", f"spieltisch:game:{kept['id']}")
    assert held == kept
