"""An uncaught error is told, once, with what to do."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.household import Household


def test_an_error_that_nobody_caught(household: Household, expected_errors: list[str]) -> None:
    expected_errors.append("it broke")
    page = household.show("settings")
    page.evaluate("() => { for (let i = 0; i < 5; i += 1) void Promise.reject(new TypeError('it broke')); }")
    page.evaluate("() => { setTimeout(() => { throw new TypeError('it broke'); }); }")
    told = page.get_by_test_id("toast").filter(has_text="gone wrong")
    expect(told).to_have_count(1)
    expect(told).to_contain_text("load it again")
    told.get_by_test_id("toast-close").click()
    expect(told).to_have_count(0)
