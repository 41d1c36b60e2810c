"""The deal of the day, by touch: played to its end, compared with par, shared, and played once more."""

from __future__ import annotations

import datetime as dt
import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from spieltisch import State
from tests.browser.devices import NewContext, device, game, positions, saved_game
from tests.browser.ending import picture_size, plain, to_result
from tests.browser.site import Site
from tests.browser.steps import keep, saves, show

DAY_ID = "d" * 24
SHARE = "navigator.share = async ({ text }) => { globalThis.shared = text; };"


def seed_of(kind: str, day: str) -> int:
    """The 32-bit FNV-1a: everybody has the same deal."""
    found = 0x811C9DC5
    for byte in f"{kind} {day}".encode():
        found = (found ^ byte) * 0x01000193 % (1 << 32)
    return found


def last_turn(day: str) -> State:
    """Today's deal, of which only the end of the last turn is left."""
    deal = game(("Rosalba", "Magdalena"), seed_of("thurn-und-taxis", day))
    *_, before = (state.copy() for state in positions(deal) if not state.is_over)
    return before


def nearly_over(day: str) -> dict[str, Any]:
    state = last_turn(day)
    assert state.current_player is not None
    levels = {1 - state.current_player: "merchant"}
    return {**saved_game(state, DAY_ID, levels), "daily": day}


def number(page: Page, part: str) -> int:
    return int(plain(page.get_by_test_id(part).inner_text()).split()[0].replace("\N{MINUS SIGN}", "-"))


def test_the_first_game_of_a_day_counts(new_context: NewContext, site: Site) -> None:
    today = dt.datetime.now().date().isoformat()  # noqa: DTZ005 - that of the browser
    running = nearly_over(today)
    page = device(new_context, site, games=[running], has_touch=True).new_page()
    page.add_init_script(SHARE)
    page.goto(f"{site.url}#/game/{DAY_ID}")
    page.get_by_test_id("btn-end-turn").tap(timeout=30_000)
    to_result(page)
    page.get_by_test_id("end-daily").tap()
    card = page.get_by_test_id("daily-thurn-und-taxis")
    expect(card.get_by_test_id("daily-par")).to_have_text(re.compile(r"^\s*−?\d+\s*$"), timeout=120_000)
    points, par = number(page, "daily-points"), number(page, "daily-par")
    state = last_turn(today)
    person = state.current_player
    state.apply("end turn")
    assert person is not None
    assert points == state.scores()[person]["total"]
    card.get_by_test_id("daily-share").tap()
    shared = plain(page.evaluate("shared"))
    told, squares, address = shared.split("\n")
    assert address.endswith("#/daily")
    signed = f"{points}".replace("-", "\N{MINUS SIGN}")
    assert re.fullmatch(
        rf"Spieltisch, deal of the day .*, Thurn und Taxis: {signed}, par {par}, (won|lost)", told
    )
    assert len(squares) >= 10
    with page.expect_download() as download:
        card.get_by_test_id("daily-picture").tap()
    assert picture_size(download.value.path()) == (1200, 630)
    # Where nothing can be shared or copied it is shown.
    page.evaluate(
        "() => { navigator.share = undefined; navigator.clipboard.writeText = () => Promise.reject(); }"
    )
    card.get_by_test_id("daily-share").tap()
    expect(page.get_by_test_id("toast").last).to_contain_text("deal of the day")
    # What was worked out stays.
    page.reload()
    assert number(page, "daily-par") == par
    week = card.get_by_test_id("daily-week").get_by_role("listitem")
    expect(week).to_have_count(7)
    expect(week.last).to_contain_text(signed)
    card.get_by_test_id("daily-days").locator("summary").tap()
    expect(card.get_by_role("row")).to_have_count(2)

    card.get_by_test_id("daily-play").tap()
    page.wait_for_url(lambda address: "#/game/" in address)
    (again,) = (save for save in saves(page) if save["id"] != DAY_ID)
    assert again["study"] is True
    assert again["record"]["seed"] == seed_of("thurn-und-taxis", today)
    show(page, "alone")
    page.get_by_test_id("solo-daily").tap()
    page.get_by_test_id("daily-murano").get_by_test_id("daily-play").tap()
    page.wait_for_url(lambda address: "#/game/" in address and again["id"] not in address)
    (first,) = (save for save in saves(page) if save["game"] == "murano")
    assert "study" not in first
    assert first["daily"] == today
    assert first["record"]["seed"] == seed_of("murano", today)
    assert [seat["kind"] for seat in first["seats"]] == ["person", "computer"]
    show(page, "daily")
    expect(page.get_by_test_id("daily-murano").get_by_test_id("daily-open")).to_have_text("Continue")


def test_two_tabs_at_once_play_one_game(new_context: NewContext, site: Site) -> None:
    context = device(new_context, site, games=[])
    pages = [context.new_page(), context.new_page()]
    for page in pages:
        page.goto(f"{site.url}#/daily")
        expect(page.get_by_test_id("daily-murano").get_by_test_id("daily-play")).to_be_enabled()
    at = pages[0].evaluate("() => Date.now() + 1500")
    for page in pages:
        play = page.get_by_test_id("daily-murano").get_by_test_id("daily-play")
        play.evaluate("(button, at) => void setTimeout(() => button.click(), at - Date.now())", at)
    for page in pages:
        page.wait_for_url(lambda address: "#/game/" in address, timeout=60_000)
    assert pages[0].url == pages[1].url
    (only,) = saves(pages[0])
    assert "study" not in only


def test_what_was_forged_breaks_nothing(new_context: NewContext, site: Site) -> None:
    """A result from elsewhere may say anything."""
    seats = [
        {"name": "A", "kind": "person", "points": 1e300, "rank": 1},
        {"name": "B", "kind": "computer", "level": "merchant", "points": -7, "rank": 2},
    ]
    own = {"version": 1, "number": 1, "when": 5, "game": "murano", "rounds": 9, "seats": seats, "options": {}}
    forged = [
        {**own, "id": "no-such-option", "day": "2020-01-01", "options": {"moon": True}},
        {**own, "id": "huge", "day": "9999-12-31", "par": -1e300},
        {**own, "id": "small", "day": "0000-01-01", "par": 0.5},
    ]
    page = device(new_context, site).new_page()
    page.goto(site.url)
    for one in forged:
        keep(page, f"spieltisch:result:{one['id']}", json.dumps(one))
    show(page, "daily")
    card = page.get_by_test_id("daily-murano")
    # Two days stand there open.
    expect(card.get_by_role("row")).to_have_count(3)
    expect(card.get_by_test_id("daily-play")).to_be_enabled()


def test_midnight_passes_while_the_page_is_open(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site, timezone_id="UTC").new_page()
    page.clock.set_fixed_time(dt.datetime(2026, 11, 25, 23, 59, tzinfo=dt.UTC))
    page.goto(f"{site.url}#/daily")
    date = page.get_by_test_id("daily-date")
    expect(date).to_contain_text("25 November")
    # Also a clock that is set back.
    for day in (26, 25):
        page.clock.set_fixed_time(dt.datetime(2026, 11, day, 0, 1, tzinfo=dt.UTC))
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(date).to_contain_text(f"{day} November")


def test_a_house_may_do_without_it(new_context: NewContext, own_site: Site) -> None:
    (own_site.folder / own_site.path / "config.json").write_text('{"hide": ["daily"]}')
    page = device(new_context, own_site).new_page()
    page.goto(own_site.url)
    page.get_by_test_id("solo").click()
    expect(page.get_by_test_id("solo-rules")).to_be_visible()
    expect(page.get_by_test_id("solo-daily")).to_have_count(0)
    show(page, "daily")
    expect(page.get_by_test_id("unknown")).to_be_visible()
