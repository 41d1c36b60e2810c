"""Every size of screen: nothing beside it, nothing over another thing, nothing too small to read or to touch."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import takewhile

import pytest
from playwright.sync_api import Browser, Page, expect

from spieltisch import State
from tests.browser.devices import (
    GAME_ID,
    dressed,
    game_after,
    game_when,
    open_game,
    phase,
    positions,
    saved_game,
)
from tests.browser.devices import game as new_game
from tests.browser.devices import visit as device_for_all
from tests.browser.household import Household
from tests.browser.looks import EVERYTHING, SIZES, faults, resize, resize_to, text_at_double_size
from tests.browser.site import Site
from tests.browser.sweeps import ALL, GERMAN, Sizes, share
from tests.browser.table import GUIDE_OFF, HOST, TABLE, Table

NAMES = ("Anna", "Bernhard", "Cäcilia", "Dorothea-Elisabeth")

DISCARDING, BEGINNING, FINISHED = "d" * 24, "b" * 24, "f" * 24


def long_route(state: State) -> bool:
    """In the middle of a game for four: a long route may be closed, and most cards are in hands."""
    seen = state.observation(None)
    own = seen["seats"][state.current_player]
    return (
        phase(state) == "close"
        and seen["round"] > 8
        and len(own["route"]) >= 5
        and len(own["hand"]) >= 2
        and any(str(action).startswith("close all") for action in state.legal_actions())
    )


def begins_turn(state: State) -> bool:
    """The others have played since one's own last turn."""
    return phase(state) == "take" and state.observation(None)["round"] > 5


def full_hand(state: State) -> bool:
    """After closing: more cards than may stay."""
    return phase(state) == "discard" and state.observation(None)["round"] > 5


ENGLISH_BY_FINGER = {**dressed("en", "light"), "has_touch": True}


@dataclass
class Visit:
    """One person's visit with a language and an appearance, for all the sizes."""

    page: Page
    table: Table
    url: str
    looks: str
    """All sizes, or in English one share of them or the others."""

    def show(self, address: str) -> None:
        self.page.goto(f"{self.url}#/{address}")


@pytest.fixture(
    scope="module",
    params=[
        pytest.param((GERMAN, "all"), id="de-dark"),
        pytest.param((ENGLISH_BY_FINGER, "share"), id="en-light"),
        pytest.param((ENGLISH_BY_FINGER, "others"), id="en-light-rest", marks=pytest.mark.long),
    ],
)
def visit(request: pytest.FixtureRequest, chromium: Browser, site: Site) -> Iterator[Visit]:
    *_, finished = positions(new_game(NAMES))
    games = [
        saved_game(game_when(long_route, names=NAMES)),
        saved_game(game_when(full_hand, names=NAMES), DISCARDING),
        saved_game(game_when(begins_turn, names=NAMES), BEGINNING),
        saved_game(finished, FINISHED),
    ]
    dress, looks = request.param
    with device_for_all(chromium, site, games=games, **dress) as context:
        table = open_game(context, site)
        yield Visit(table.page, table, site.url, looks)


def at_all_sizes(visit: Visit, *, fixed: bool, sizes: Iterable[str]) -> str:
    """Return all faults of the screen in words."""
    found = []
    for size in sizes:
        resize(visit.page, size)
        found += [f"{size}: {fault}" for fault in faults(visit.page, fixed=fixed)]
    return "\n".join(found)


def sizes_of(visit: Visit, number: int, screens: int, sizes: Sizes) -> Sizes:
    """Return on which sizes a screen, one of many, is looked at on this visit."""
    some = share(number, screens, sizes)
    others = tuple(size for size in sizes if size not in some)
    return {"all": sizes, "share": some, "others": others}[visit.looks]


def reopen(visit: Visit, game_id: str) -> None:
    """Open a game from another screen, so that it begins with the curtain."""
    visit.show("new")
    visit.page.get_by_test_id("start-game").wait_for()
    # An open closing panel, or cards that were marked, would be there again.
    visit.page.evaluate("""() => {
        for (const key of Object.keys(localStorage)) if (key.startsWith("spieltisch:draft:")) localStorage.removeItem(key);
    }""")
    visit.show(f"game/{game_id}")


def to_curtain(visit: Visit, game_id: str = GAME_ID) -> None:
    reopen(visit, game_id)
    # At first it lets a touch too many fall through.
    visit.table.point("curtain-leave")


def to_table(visit: Visit, game_id: str = GAME_ID) -> None:
    reopen(visit, game_id)
    visit.table.take_seat()
    visit.table.put_news_away()


def to_closing_panel(visit: Visit) -> None:
    to_table(visit)
    visit.table.tap("btn-close")
    visit.table.tap("close-mode-all")
    expect(visit.table.part("close-total")).not_to_be_empty()


def to_new_game(visit: Visit) -> None:
    visit.show("new")
    visit.page.get_by_test_id("option-start-lot").wait_for()
    while (add := visit.page.get_by_test_id("add-seat")).is_visible():
        add.click()


def test_the_log_stays_at_its_end_when_the_screen_is_turned(household: Household) -> None:
    table = household.seat(Table, game_after(60))
    log = table.page.get_by_test_id("log")
    at_end = """(list) => list.scrollHeight > list.clientHeight
        && list.scrollTop + list.clientHeight > list.scrollHeight - 8"""
    for size in ("tablet", "tablet-upright", "tablet"):
        resize(table.page, size)
    table.page.wait_for_function(at_end, arg=log.element_handle())


def to_news(visit: Visit) -> None:
    to_curtain(visit, BEGINNING)
    visit.table.take_seat()
    expect(visit.page.get_by_test_id("since")).to_be_visible()


def to_told_news(visit: Visit) -> None:
    to_news(visit)
    visit.page.get_by_test_id("since-next").click()
    expect(visit.page.get_by_test_id("since-text")).to_be_visible()


def to_discarding(visit: Visit) -> None:
    to_table(visit, DISCARDING)
    expect(visit.table.part("discard")).to_be_visible()


def to_score(visit: Visit) -> None:
    reopen(visit, FINISHED)
    expect(visit.page.get_by_test_id("score-chart").locator("canvas")).to_be_visible()


def to_home(visit: Visit) -> None:
    visit.show("")
    expect(visit.page.get_by_test_id("games-running")).to_be_visible()


def to_settings(visit: Visit) -> None:
    visit.show("")
    visit.page.get_by_test_id("open-settings").click()
    expect(visit.page.get_by_test_id("pref-language")).to_be_visible()


Screen = Callable[[Visit], None]
SCREENS: list[Screen] = [to_curtain, to_table, to_news, to_told_news, to_closing_panel, to_discarding]
"""All of them on the screen without scrolling."""
LONG_SCREENS: list[Screen] = [to_score, to_home, to_new_game, to_settings]
EVERY_SCREEN: list[Screen] = [*SCREENS, *LONG_SCREENS]


@pytest.mark.parametrize("screen", EVERY_SCREEN)
def test_every_size(visit: Visit, screen: Screen) -> None:
    sizes = sizes_of(visit, EVERY_SCREEN.index(screen), len(EVERY_SCREEN), ALL)
    screen(visit)
    found = at_all_sizes(visit, fixed=screen in SCREENS, sizes=sizes)
    if (close := visit.page.get_by_test_id("dialog-close")).is_visible():
        close.click()
    assert found == ""


DOUBLE_SCREENS: list[Screen] = [to_table, to_closing_panel, to_new_game, to_curtain, to_home, to_settings]
DOUBLE_SIZES = ("tablet", "tablet-upright", "phone", "desktop")


@pytest.fixture
def double_text(visit: Visit) -> Iterator[None]:
    with text_at_double_size(visit.page):
        yield


@pytest.mark.usefixtures("double_text")
@pytest.mark.parametrize("screen", DOUBLE_SCREENS)
def test_text_at_double_size(visit: Visit, screen: Screen) -> None:
    sizes = sizes_of(visit, DOUBLE_SCREENS.index(screen), len(DOUBLE_SCREENS), DOUBLE_SIZES)
    resize(visit.page, "tablet")
    screen(visit)
    found = at_all_sizes(visit, fixed=False, sizes=sizes)
    if (close := visit.page.get_by_test_id("dialog-close")).is_visible():
        close.click()
    assert found == ""


@pytest.mark.usefixtures("double_text")
def test_with_large_text_the_letter_before_a_hand_is_as_wide_as_an_upright_phone(visit: Visit) -> None:
    to_curtain(visit)
    resize(visit.page, "phone")
    box = visit.page.get_by_test_id("curtain-ready").bounding_box()
    assert box
    assert box["width"] > 0.6 * SIZES["phone"][0]


# Where the regions begin and end from top to bottom. Rounded: less than a pixel is not seen.
REGIONS = f"""() => [".players", ".map-place", ".market", ".tray", ".tools"].map((name) => {{
    const {{ top, bottom }} = {TABLE}.renderRoot.querySelector(name).getBoundingClientRect();
    return `${{name}} ${{Math.round(top)}} to ${{Math.round(bottom)}}`;
}})"""


def may_exchange(state: State) -> bool:
    """The longest words stand above: a card is to be taken, or all are exchanged."""
    own = state.observation(None)["seats"][state.current_player]
    return bool(own["route"]) and any(str(action).startswith("exchange") for action in state.legal_actions())


@pytest.mark.parametrize(("size", "board"), [("phone", "north"), ("tablet-upright", "south")])
def test_no_region_moves_between_the_actions_of_a_turn(household: Household, size: str, board: str) -> None:
    lie = set()
    for state in (new_game(board=board), game_when(may_exchange, board=board)):
        table = household.seat(Table, state, **GERMAN)
        table.put_news_away()
        table.page.evaluate(GUIDE_OFF)
        resize(table.page, size)
        lie.add("\n".join(table.page.evaluate(REGIONS)))
        done = len(state.record()["actions"])
        turns = (after.record()["actions"][done:] for after in positions(state.copy()))
        for turn in takewhile(lambda actions: "end turn" not in actions, turns):
            table.play(*turn[-1:])
            lie.add("\n".join(table.page.evaluate(REGIONS)))
    assert len(lie) == 1, "\n\n".join(lie)


NAME_IS_WHOLE = f"""() => {{
    const name = {HOST}.querySelector(".bar h1 b");
    const box = name.parentElement;
    return name.scrollHeight <= name.clientHeight + 1 && name.scrollWidth <= box.clientWidth;
}}"""


SOUND_OFFER = 44


@pytest.mark.parametrize("width", [360, 390])
def test_on_a_phone_the_name_of_the_game_is_whole(household: Household, width: int) -> None:
    """Also where the offer of sounds stands beside it, which takes as much from it as a narrower screen."""
    table = household.seat(Table, game_after(60))
    table.put_news_away()
    table.page.set_viewport_size({"width": width - SOUND_OFFER, "height": 800})
    assert table.page.evaluate(NAME_IS_WHOLE)


def test_on_the_narrowest_phone_the_offer_of_sounds_cuts_no_word(household: Household) -> None:
    table = household.seat(Table, game_after(60), prefs={"sound": "ask"})
    table.put_news_away()
    resize_to(table.page, 320, 568)
    assert [fault for fault in faults(table.page) if "h1" in fault] == []
    expect(table.page.get_by_test_id("bar-sound")).to_be_in_viewport()


# Names of 24 letters, the widest there are, and what is wider than its place because of them.
WIDEST = [f"{'W' * 23}{last}" for last in "WXYZ"]
WIDER = """() => EVERYTHING(document)
    .filter((one) => one.matches(".table, dialog, aside, article, table, .prompt, .bar, .letter, .button"))
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 2)
    .map((one) => `${one.localName}.${one.className}`)""".replace("EVERYTHING", EVERYTHING)


def test_the_widest_names_stay_where_they_are(household: Household) -> None:
    *_, finished = positions(new_game(WIDEST))
    found: list[str] = []

    def look(where: str) -> None:
        for size in ("phone", "phone-lying", "tablet"):
            resize(table.page, size)
            seen = [one for one in faults(table.page) if not one.startswith(("a name is cut", "covered"))]
            found.extend(f"{where} {size}: {fault}" for fault in [*seen, *table.page.evaluate(WIDER)])

    table = household.open(Table, game_after(60, names=WIDEST), **GERMAN)
    look("curtain")
    table.take_seat()
    look("news")
    table.part("ask-player-1").click()
    look("player")
    table.page.keyboard.press("Escape")
    table.page.get_by_test_id("bar-to-home").click()
    table.page.get_by_test_id("game-card").first.wait_for()
    look("home")
    table = Table(household.show_game(finished, **GERMAN))
    table.page.get_by_test_id("score-chart").locator("canvas").wait_for()
    look("end")
    assert "\n".join(found) == ""
