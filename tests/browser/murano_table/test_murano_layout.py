"""Murano on every size of screen and for everybody: nothing covered or too small, and what axe finds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from spieltisch import State
from tests.browser.frame.test_accessibility import violations
from tests.browser.household import Household
from tests.browser.looks import SIZES, faults, resize, text_at_double_size
from tests.browser.murano import Lagoon, murano_when
from tests.browser.table import View

LOOKS = [("en-GB", "light"), ("de-DE", "dark")]


def in_the_middle(view: View) -> bool:
    return bool(view["observation"]["phase"] == "sail" and view["observation"]["round"] > 10)


def phase(name: str) -> Callable[[View], bool]:
    return lambda view: view["observation"]["phase"] == name


def buildings(view: View) -> bool:
    return view["observation"]["phase"] == "act" and {"draw", "build"} <= {
        one["type"] for one in view["actions"]
    }


SCREENS: dict[str, Callable[[], State]] = {
    "sail": lambda: murano_when(in_the_middle, 4),
    "build": lambda: murano_when(buildings, 2),
    "character": lambda: murano_when(phase("character"), 2),
    "special": lambda: murano_when(phase("special"), 3),
    "choose": lambda: murano_when(phase("choose"), 2),
    "sell": lambda: murano_when(phase("sell"), 2),
    "assign": lambda: murano_when(phase("assign"), 2, assignment="by-hand"),
}


def opened(household: Household, state: State, look: tuple[str, str]) -> Page:
    """Open a kept game with a language and an appearance, and take the seat."""
    locale, scheme = look
    return household.seat(Lagoon, state, locale=locale, color_scheme=scheme).page


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
@pytest.mark.parametrize("screen", SCREENS)
def test_every_size(household: Household, screen: str, look: tuple[str, str]) -> None:
    page = opened(household, SCREENS[screen](), look)
    found = {}
    for size in SIZES:
        resize(page, size)
        found[size] = faults(page)
    assert {size: list_ for size, list_ in found.items() if list_} == {}
    assert violations(page) == ""


@pytest.mark.parametrize("screen", ["sail", "build", "character", "assign"])
def test_text_at_double_size(household: Household, screen: str) -> None:
    page = opened(household, SCREENS[screen](), LOOKS[1])
    found = {}
    with text_at_double_size(page):
        for size in ("tablet", "tablet-upright", "phone", "desktop"):
            resize(page, size)
            found[size] = faults(page)
    assert {size: list_ for size, list_ in found.items() if list_} == {}


@pytest.mark.parametrize("window", ["c", "s", "?", "a"])
def test_windows(household: Household, window: str) -> None:
    page = opened(household, SCREENS["sail"](), LOOKS[0])
    page.keyboard.press(window)
    expect(page.locator("dialog[open], .drawer").first).to_be_visible()
    assert violations(page) == ""
    resize(page, "phone")
    assert faults(page) == []
