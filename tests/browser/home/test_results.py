"""What finished games leave behind: counted on a page of its own, kept when the game is not, and taken to another device."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spieltisch import PUBLIC, State
from spieltisch.session import Session
from tests.browser.devices import NewContext, device, game, positions, saved_game
from tests.browser.ending import picture_size, plain, to_result
from tests.browser.household import Household
from tests.browser.looks import SIZES, faults, resize
from tests.browser.site import Site
from tests.browser.steps import show, storage
from tests.browser.sweeps import DRESSES

RESULT = "spieltisch:result:"
OWN = f"{RESULT}own-"
FORGOTTEN = f"""() => Object.keys(localStorage).every(
    (key) => !key.startsWith("{RESULT}") || key.startsWith("{OWN}"))"""
"""Begins what belongs to whoever plays here: name, badge and corrections."""
JOURNAL = "spieltisch:journal"
NAMES = ("Rosalba", "Player 1")
COMPUTER = {0: "messenger"}
BEFORE, LAST = "b" * 24, "a" * 24


def last_turn(seed: int) -> State:
    """A game that the second seat wins by ending its turn."""
    *_, before = (state.copy() for state in positions(game(NAMES, seed)) if not state.is_over)
    return before


def won(game_id: str = BEFORE, seed: int = 1) -> dict[str, Any]:
    """A game that is over, as a version of the page has kept it that counted nothing."""
    state = last_turn(seed)
    state.apply("end turn")
    kept = saved_game(state, game_id, COMPUTER)
    session = Session()
    session.call("load", {"record": kept["record"]})
    return {**kept, "view": session.call("view", {"seat": PUBLIC})}


def told(page: Page, part: str, kind: str = "thurn-und-taxis") -> str:
    return plain(page.get_by_test_id(f"results-{kind}").get_by_test_id(f"results-{part}").inner_text())


def expect_games(page: Page, count: int) -> None:
    expect(page.get_by_test_id("results-games")).to_have_text(re.compile(rf"^\s*{count}\s*$"))


def bring_in(page: Page, file: Path) -> None:
    show(page, "import")
    page.get_by_test_id("import-file").set_input_files(file)
    expect(page.get_by_test_id("import-dialog")).to_have_count(0, timeout=30_000)


def test_a_game_is_counted_and_taken_along(new_context: NewContext, site: Site, tmp_path: Path) -> None:
    running = saved_game(last_turn(5), LAST, COMPUTER)
    page = device(new_context, site, games=[won(), running]).new_page()
    page.goto(f"{site.url}#/game/{LAST}")
    page.get_by_test_id("btn-end-turn").click(timeout=30_000)
    to_result(page)
    expect(page.get_by_test_id("winner")).to_contain_text("You win!")
    expect(page.get_by_test_id("end-record")).to_be_visible()
    expect(page.get_by_test_id("end-counted")).to_contain_text("for your rating")
    page.get_by_test_id("end-to-home").click()
    expect(page.get_by_test_id("game-status").first).to_have_text("You won")
    expect(page.get_by_test_id("game-card").first).to_contain_text("You")
    page.get_by_test_id("open-results").click()
    expect_games(page, 2)
    # What was lost most by is found while one looks.
    way = page.get_by_test_id("results-thurn-und-taxis").get_by_test_id("results-way").first
    expect(way).to_contain_text("per game", timeout=120_000)
    way.get_by_test_id("results-example").first.click()
    expect(page.get_by_test_id("study-said")).to_contain_text("Last time", timeout=30_000)
    show(page, "results")
    assert told(page, "won").split() == ["2", "100%"]
    assert told(page, "best").startswith("19")
    assert int(told(page, "rating").split()[0].rstrip(",")) > 1500
    page.reload()
    expect_games(page, 2)
    with page.expect_download() as download:
        page.get_by_test_id("results-export").click()
    file = download.value.path()

    # The games go, what they left behind stays.
    for _ in range(2):
        show(page, "")
        page.get_by_test_id("game-delete").first.click()
    page.get_by_test_id("deleted").locator("summary").click()
    page.get_by_test_id("deleted-purge").click()
    page.get_by_test_id("answer-purge").click()
    expect(page.get_by_test_id("deleted")).to_have_count(0)
    page.reload()
    page.get_by_test_id("open-results").click()
    expect_games(page, 2)
    page.get_by_test_id("results-example").first.click()
    expect(page.get_by_test_id("toast")).to_contain_text("no longer kept")

    other = device(new_context, site).new_page()
    other.goto(site.url)
    for _ in range(2):
        bring_in(other, file)
        show(other, "results")
        expect_games(other, 2)
    other.get_by_test_id("results-delete").click()
    other.get_by_test_id("answer-delete").click()
    expect(other.get_by_test_id("results-none")).to_be_visible()
    other.reload()
    expect(other.get_by_test_id("results-none")).to_be_visible()
    # What remembers the deletion goes once the database has answered.
    other.wait_for_function(FORGOTTEN)
    # Nor do they count again where the browser has erased the database, and with it what was deleted.
    other.evaluate("() => void indexedDB.deleteDatabase('spieltisch-results')")
    other.reload()
    show(other, f"game/{BEFORE}")
    expect(other.get_by_test_id("winner")).to_be_visible(timeout=30_000)
    show(other, "results")
    expect(other.get_by_test_id("results-none")).to_be_visible()


def test_a_killed_browser_loses_no_result(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site, games=[won()]).new_page()
    page.goto(f"{site.url}#/game/{BEFORE}")
    expect(page.get_by_test_id("winner")).to_be_visible(timeout=30_000)
    # Only what was flushed is left.
    page.evaluate("() => localStorage.clear()")
    page.goto(f"{site.url}#/results")
    page.reload()
    expect_games(page, 1)


def test_who_plays_gets_a_name_that_the_next_game_has(household: Household) -> None:
    page = household.show(f"game/{BEFORE}", won())
    expect(page.get_by_test_id("winner")).to_be_visible(timeout=30_000)
    show(page, "results")
    person = page.get_by_test_id("results-person")
    expect(person).to_have_text(re.compile("You"))
    page.get_by_test_id("results-name").click()
    page.get_by_test_id("question-input").fill("Frieda")
    page.get_by_test_id("answer-name").click()
    expect(person).to_have_text(re.compile("Frieda"))
    expect(person).to_have_attribute("aria-pressed", "true")
    expect_games(page, 1)
    kind = page.get_by_test_id("results-thurn-und-taxis")
    # The ladder says who is next, and nothing else says anything else.
    expect(page.get_by_test_id("results-next")).to_have_count(0)
    kind.get_by_test_id("ladder-play").click()
    page.get_by_test_id("solo-begin").click()
    page.wait_for_url(re.compile(f"#/game/(?!{BEFORE})"))
    assert any(
        '"Frieda"' in text for key, text in storage(page).items() if key.startswith("spieltisch:game:")
    )


def test_a_finished_game_of_others_does_not_count(household: Household) -> None:
    page = household.show("import")
    kept = won()
    page.get_by_test_id("import-text").fill(json.dumps({"record": kept["record"], "seats": kept["seats"]}))
    page.get_by_test_id("import-go").click()
    expect(page.get_by_test_id("winner")).to_be_visible(timeout=30_000)
    show(page, "results")
    expect(page.get_by_test_id("results-none")).to_be_visible()


def test_a_cleared_table_has_no_results(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site, games=[won()]).new_page()
    page.goto(f"{site.url}#/game/{BEFORE}")
    expect(page.get_by_test_id("winner")).to_be_visible(timeout=30_000)
    before = storage(page)
    assert any(key.startswith(RESULT) for key in before)
    show(page, "")
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("device-clear").click()
    page.get_by_test_id("answer-clear").click()
    expect(page.get_by_test_id("games-finished")).to_have_count(0)
    page.wait_for_function(
        "(start) => !Object.keys(localStorage).some((key) => key.startsWith(start))", arg=RESULT
    )
    noted = storage(page)[JOURNAL]
    # A browser that was killed has the old ones again, notices that, and begins anew.
    page.evaluate("(old) => { for (const key in old) localStorage.setItem(key, old[key]); }", before)
    page.reload()
    page.wait_for_function("([key, text]) => localStorage.getItem(key) === text", arg=[JOURNAL, noted])
    page.goto(f"{site.url}#/results")
    expect(page.get_by_test_id("results-none")).to_be_visible()
    assert not any(key.startswith(RESULT) for key in storage(page))


@pytest.mark.parametrize("switch", ["prefs", "house"])
def test_where_nothing_is_to_be_kept_nothing_is(switch: str, new_context: NewContext, own_site: Site) -> None:
    if switch == "house":
        (own_site.folder / own_site.path / "config.json").write_text('{"hide": ["results"]}')
    prefs = {"keepResults": False} if switch == "prefs" else {}
    page = device(new_context, own_site, games=[won()], prefs=prefs).new_page()
    page.goto(f"{own_site.url}#/game/{BEFORE}")
    expect(page.get_by_test_id("winner")).to_be_visible(timeout=30_000)
    page.get_by_test_id("end-to-home").click()
    expect(page.get_by_test_id("games-finished")).to_be_visible()
    expect(page.get_by_test_id("open-results")).to_have_count(0 if switch == "house" else 1)
    assert not any(key.startswith(RESULT) for key in storage(page))


def test_the_final_board_is_given_away_as_a_picture(household: Household) -> None:
    page = household.show(f"game/{BEFORE}", won())
    with page.expect_download(timeout=30_000) as download:
        page.get_by_test_id("end-picture").click()
    assert download.value.suggested_filename.endswith(".png")
    width, height = picture_size(download.value.path())
    assert width == 1200
    assert height > 800


@pytest.mark.parametrize("dress", DRESSES)
def test_the_page_fits_every_size(dress: str, household: Household) -> None:
    page = household.show(f"game/{BEFORE}", won(), **DRESSES[dress])
    expect(page.get_by_test_id("winner")).to_be_visible(timeout=30_000)
    show(page, "results")
    expect(page.get_by_test_id("score-chart").locator("canvas")).to_be_visible()
    page.get_by_test_id("results-list").locator("summary").click()
    found = []
    for size in SIZES:
        resize(page, size)
        found += [f"{size}: {fault}" for fault in faults(page)]
    assert found == []


def test_who_beats_a_level_is_asked_up_and_finds_stamps(new_context: NewContext, site: Site) -> None:
    state = last_turn(5)
    page = device(new_context, site, games=[saved_game(state, LAST, COMPUTER)]).new_page()
    page.goto(f"{site.url}#/game/{LAST}")
    page.get_by_test_id("btn-end-turn").click(timeout=30_000)
    to_result(page)
    over = state.copy()
    over.apply("end turn")
    houses = len(over.observation(1)["seats"][1]["houses"])
    assert houses > 0
    expect(page.get_by_test_id("end-stamps")).to_contain_text(str(houses))
    expect(page.get_by_test_id("end-asked")).to_contain_text("Barbara")
    # The name is asked for where it is offered, and then no more.
    page.get_by_test_id("end-name").click()
    expect(page.get_by_test_id("question-input")).to_be_focused()
    page.get_by_test_id("question-input").fill("Frieda")
    page.get_by_test_id("answer-name").click()
    expect(page.get_by_test_id("end-name")).to_have_count(0)
    expect(page.get_by_test_id("winner")).to_be_visible()
    page.get_by_test_id("end-stamps").click()
    expect(page.get_by_test_id("results-album").locator("h3").first).to_be_in_viewport()
    # Escape and a button in sight lead back.
    page.keyboard.press("Escape")
    page.get_by_test_id("end-stamps").click()
    expect(page.get_by_test_id("results-back")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("results-back").click()
    page.get_by_test_id("end-stamps").click()
    kind = page.get_by_test_id("results-thurn-und-taxis")
    expect(kind.get_by_test_id("ladder-messenger")).to_contain_text("beaten")
    # Each of them has a temper of its own.
    expect(kind.get_by_test_id("ladder-apprentice")).to_contain_text("has a weakness")
    # Who was never met is not called beaten, and has no badge to wear.
    expect(kind.get_by_test_id("ladder-apprentice")).to_contain_text("skipped")
    expect(kind.get_by_test_id("ladder-badge")).to_have_count(1)
    expect(kind.get_by_test_id("ladder-patrician")).to_contain_text("later")
    # The other game keeps its place, and what is empty there.
    expect(page.get_by_test_id("results-murano").get_by_test_id("results-ladder")).to_be_visible()
    album = kind.get_by_test_id("results-album")
    expect(album.get_by_role("heading")).to_contain_text(str(houses))
    expect(album).to_be_in_viewport()
    expect(album.locator(".stamp")).to_have_count(houses)
    # Of many only a few are seen at once.
    assert houses > 6
    expect(album.locator(".stamp").filter(visible=True)).to_have_count(6)
    more = album.get_by_test_id("album-more")
    expect(more.locator("summary").first).to_contain_text(str(houses - 6))
    more.locator("summary").first.click()
    expect(album.locator(".stamp").filter(visible=True)).to_have_count(houses)
    # What is there is seen, with its day; the long rest is folded.
    expect(album.locator(".missing").first).not_to_be_visible()
    expect(album.locator(".stamp small").first).to_be_visible()
    # What a rare feat is, a press on its name says.
    album.get_by_test_id("album-next").locator("summary").first.click()
    album.get_by_test_id("stamp-denial").locator("summary").click()
    expect(album.get_by_test_id("stamp-denial")).to_contain_text("lacks one house")
    # Its badge is worn beside the own name, and goes with the switch.
    badge = kind.get_by_test_id("ladder-messenger").get_by_test_id("ladder-badge")
    badge.click()
    expect(badge).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("pref-ladder").uncheck()
    expect(album).to_have_count(0)
    expect(page.get_by_test_id("results-ladder")).to_have_count(0)
    page.get_by_test_id("pref-ladder").check()

    page.go_back()
    expect(page.get_by_test_id("winner").locator("svg.badge")).to_be_visible()
    # The window of a game alone opens over the result with who asks, and leads back there.
    page.get_by_test_id("end-asked").click()
    expect(page.get_by_test_id("solo-dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("solo-dialog")).to_have_count(0)
    expect(page.get_by_test_id("winner")).to_be_visible()
    page.get_by_test_id("end-asked").click()
    expect(page.get_by_test_id("solo-merchant")).to_be_checked()
    expect(page.get_by_test_id("solo-dialog")).to_contain_text("Barbara")
    page.get_by_test_id("solo-begin").click()
    expect(page.get_by_text("Barbara").first).to_be_visible(timeout=30_000)
    own = page.get_by_test_id("player-0")
    expect(own.locator("svg.badge")).to_be_visible()
    expect(page.get_by_test_id("player-1").locator("svg.badge")).to_have_count(0)


def test_a_rematch_is_the_next_game_of_a_series(new_context: NewContext, site: Site) -> None:
    """Whoever sits after the one who began begins; the end of its second game shows how the series stands."""
    state = last_turn(5)
    first = game(NAMES, 5).current_player
    page = device(new_context, site, games=[saved_game(state, LAST, COMPUTER)]).new_page()
    page.goto(f"{site.url}#/game/{LAST}")
    page.get_by_test_id("btn-end-turn").click(timeout=30_000)
    to_result(page)
    expect(page.get_by_test_id("end-rematch")).to_be_visible()
    expect(page.get_by_test_id("end-standings")).to_have_count(0)
    page.get_by_test_id("end-series").select_option("3")
    page.get_by_test_id("end-rematch").click()
    page.wait_for_url(re.compile(rf"#/game/(?!{LAST})"))
    expect(page.get_by_test_id("toast").first).to_contain_text(re.compile("best of three: you lead .?1:0"))
    texts = page.evaluate(
        "() => Object.entries(localStorage).filter(([key]) => key.startsWith('spieltisch:game:')).map(([, text]) => text)"
    )
    (second,) = [one for one in map(json.loads, texts) if one["id"] != LAST]
    assert second["series"] == {"id": LAST, "number": 2, "of": 3}
    assert first is not None
    assert second["record"]["options"]["start"] == f"seat-{(first + 1) % 2 + 1}"

    show(page, "")
    expect(page.get_by_test_id("game-series").first).to_contain_text("best of three")

    other = {**saved_game(last_turn(6), "c" * 24, COMPUTER), "series": second["series"]}
    page.evaluate(
        "([id, text]) => localStorage.setItem(`spieltisch:game:${id}`, text)",
        [other["id"], json.dumps(other)],
    )
    page.goto(f"{site.url}#/game/{other['id']}")
    page.reload()
    page.get_by_test_id("btn-end-turn").click(timeout=30_000)
    to_result(page)
    standings = page.get_by_test_id("end-standings")
    expect(standings.locator("caption")).to_contain_text("2")
    rows = [plain(row).split() for row in standings.locator("tbody tr").all_inner_texts()]
    winner = [row for row in rows if row[-2] == "2"]
    assert len(rows) == 2, rows
    assert len(winner) == 1, rows
    # It is decided: what follows begins another one, as long as this one or not.
    expect(page.get_by_test_id("end-series-stands")).to_contain_text(
        re.compile("Best of three.*you win the series .?2:0")
    )
    expect(page.get_by_test_id("end-series")).to_have_value("3")
    page.get_by_test_id("end-rematch").click()
    page.wait_for_url(re.compile(rf"#/game/(?!{other['id']})"))
    news = page.evaluate(
        "() => Object.entries(localStorage).filter(([key]) => key.startsWith('spieltisch:game:')).map(([, text]) => JSON.parse(text).series)"
    )
    (begun,) = [one for one in news if one and one["number"] == 1]
    assert begun["of"] == 3
    assert begun["id"] != LAST


def test_what_there_is_between_games_is_found_on_the_home_page(new_context: NewContext, site: Site) -> None:
    fresh = device(new_context, site).new_page()
    fresh.goto(site.url)
    expect(fresh.get_by_test_id("hero")).to_be_visible()
    # Quiet links below the buttons: nothing has to be scrolled to for them.
    expect(fresh.get_by_test_id("open-results")).to_be_in_viewport(ratio=1)
    # What will stand there is shown before there is anything.
    show(fresh, "results")
    expect(fresh.get_by_test_id("results-none")).to_be_visible()
    expect(fresh.get_by_test_id("ladder-apprentice").first).to_be_visible()
    expect(fresh.get_by_test_id("album-next").first).not_to_have_attribute("open", "")
    page = device(new_context, site, games=[won()]).new_page()
    page.goto(site.url)
    links = page.get_by_test_id("between").get_by_role("link")
    expect(links).to_have_text(
        [
            "Positions to solve",
            "Deal of the day (new today)",
            "Your games",
            "A series of games",
            "Tournament",
        ]
    )
    for size in SIZES:
        resize(page, size)
        assert faults(page) == []
    page.get_by_test_id("open-series").click()
    choice = page.get_by_test_id("new-series-of")
    expect(choice).to_have_value("3")
    expect(choice).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", level=1)).to_have_text("A series of games")
    expect(page.get_by_test_id("new-series-now")).to_have_text("best of three")
    page.get_by_test_id("start-game").click(timeout=60_000)
    page.wait_for_function("() => location.hash.startsWith('#/game/')")
    kept = [json.loads(text) for key, text in storage(page).items() if key.startswith("spieltisch:game:")]
    (series,) = [game["series"] for game in kept if "series" in game]
    assert (series["number"], series["of"]) == (1, 3)
    # A newcomer to the set-up sees one line that is folded, and a tournament is one of its choices.
    show(page, "new")
    expect(choice).to_be_hidden()
    page.get_by_test_id("new-series").locator("summary").click()
    choice.select_option(label="a tournament of up to twelve people")
    page.get_by_test_id("start-game").click(timeout=60_000)
    expect(page.get_by_test_id("tournament-form")).to_be_visible()
