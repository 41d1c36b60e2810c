"""Damage to what a device keeps: the game goes on to its last action, or is told and can be exported; no page is blank."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress

from playwright.sync_api import Browser, BrowserContext, Error, Page, expect
from playwright.sync_api import TimeoutError as OutOfTime

from tests.browser.devices import GAME_ID, device, game_after, saved_game
from tests.browser.site import Site
from tests.browser.table import TABLE
from tests.faults.harms import HARMS, Harm
from tests.faults.moments import PATIENCE, REACHED

LAID = 6
"""So many actions were made on an earlier visit, and so many on this one; then comes the damage."""
PLAYED = 4
READY = f"""() => {{
    try {{ return {TABLE}.view.seat !== null && {TABLE}.view.actions.length > 0 && !{TABLE}.busy; }}
    catch {{ return false; }}
}}"""
ACT = f"""(number = 0) => {{
    const act = () => {{
        const table = {TABLE};
        if (table.busy) return setTimeout(act, 10);
        const {{ actions }} = table.view;
        table.send("table-act", {{ actions: [actions[number % actions.length].text] }});
    }};
    act();
}}"""
"""A table that was free may keep its game anew just now: as the press of a person does, this one waits for that."""


def damage(
    browser: Browser,
    site: Site,
    harms: Iterable[Harm] = HARMS,
    told: Callable[[str], None] = lambda _: None,
) -> dict[str, list[str]]:
    """Bring about each kind of damage on a device of its own; return what was wrong afterwards, by its name."""
    found: dict[str, list[str]] = {}
    for harm in harms:
        context = device(
            browser.new_context, site, games=[saved_game(game_after(LAID))], accept_downloads=True
        )
        troubles: list[str] = []
        _listen(context, troubles)
        try:
            suffer(context, site, harm)
        except (AssertionError, Error) as error:
            troubles.append(" ".join(str(error).split())[:300])
        context.close()
        found[harm.name] = [f"{harm.name}: {trouble}" for trouble in troubles]
        told(f"     {harm.name}: {'; '.join(troubles) or 'nothing is lost'}")
    return found


def _listen(context: BrowserContext, troubles: list[str]) -> None:
    context.on("weberror", lambda error: troubles.append(f"uncaught: {error.error}"))


def suffer(context: BrowserContext, site: Site, harm: Harm) -> None:
    """Play a while, let the damage come about, and look what is left."""
    page = context.new_page()
    page.goto(f"{site.url}#/game/{GAME_ID}")
    for step in range(LAID, LAID + PLAYED):
        act(page, step)
    # A page of the site on which nothing of the program runs.
    other = context.new_page()
    other.goto(f"{site.url}licenses.txt")
    step = LAID + PLAYED
    if not harm.in_game:
        page.close()
    aside = other.evaluate(harm.script_for_tab(), GAME_ID) if harm.does else None
    if harm.in_game:
        act(page, step)
        step += 1
        page.close()
    other.close()
    page = context.new_page()
    page.add_init_script(harm.script)
    page.goto(f"{site.url}#/")
    page.get_by_test_id("hero").wait_for(timeout=PATIENCE)
    page.goto(f"{site.url}#/game/{GAME_ID}")
    if harm.is_told:
        expect(page.get_by_test_id("missing")).to_be_visible()
    else:
        act(page, step - harm.back)
        # A second start finds the same.
        page.reload()
        page.wait_for_function(REACHED, arg=step - harm.back + 1, timeout=PATIENCE)
    if aside is not None:
        page.goto(f"{site.url}#/")
        told = any(aside in text for text in exported(page))
        assert told, "what is damaged is not told, or cannot be exported"


def exported(page: Page) -> list[str]:
    """Return the texts that can be carried away from the home page."""
    listed = page.get_by_test_id("broken-save")
    expect(listed.first).to_be_visible()
    texts = []
    for button in listed.get_by_test_id("broken-export").all():
        with page.expect_download() as download:
            button.click()
        texts.append(download.value.path().read_text())
    return texts


def act(page: Page, step: int) -> None:
    """Make one action at the table, which must be at that step, as the seat to move there."""
    page.wait_for_function(REACHED, arg=step, timeout=PATIENCE)
    ready = page.get_by_test_id("curtain-ready").or_(page.get_by_test_id("take-over"))
    ready = ready.or_(page.get_by_test_id("looking-go-on"))
    for _ in range(200):
        if page.evaluate(READY):
            break
        # It may go away between two questions: that is looked at anew.
        with suppress(OutOfTime):
            if ready.first.is_visible() and ready.first.is_enabled(timeout=500):
                ready.first.click(timeout=2000)
        page.wait_for_timeout(50)
    else:
        raise OutOfTime(f"nobody can act at step {step}")
    now = page.evaluate(f"() => {TABLE}.view.step")
    assert now == step, f"the table is at {now}, not at {step}"
    page.evaluate(ACT)
    page.wait_for_function(REACHED, arg=step + 1, timeout=PATIENCE)
