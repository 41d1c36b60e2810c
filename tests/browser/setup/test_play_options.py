"""Setting up a game for four, and the options at the table."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import spieltisch
from spieltisch import State
from tests.browser.devices import NewContext, device, game, game_when, open_game, phase, saved_game
from tests.browser.household import Household
from tests.browser.looks import SIZES, resize
from tests.browser.site import Site
from tests.browser.sweeps import ENGLISH, GERMAN
from tests.browser.table import Table

NAMES = ("Anna", "Bernhard", "Cäcilia", "Dorothea")
OUTSIDE = {"de": "Außerhalb Baiern", "en": "Outside Baiern"}
ALL_COUNTRIES = {"de": "Alle Länder", "en": "All countries"}


def open_new_game(household: Household, **settings: Any) -> Page:
    page = household.show("", **settings)
    page.get_by_test_id("new-game").click()
    page.get_by_test_id("option-start-lot").wait_for()
    return page


def kept_games(page: Page) -> list[dict[str, Any]]:
    entries = page.evaluate("() => ({ ...localStorage })")
    return [json.loads(text) for name, text in entries.items() if name.startswith("spieltisch:game:")]


def test_four_people_with_names_colours_and_symbols(household: Household) -> None:
    page = open_new_game(household)
    for _ in range(2):
        page.get_by_test_id("add-seat").click()
    expect(page.get_by_test_id("add-seat")).to_have_count(0)
    for number, name in enumerate(NAMES, 1):
        page.get_by_test_id(f"seat-{number}").get_by_test_id("seat-name").fill(name)
    first, second = page.get_by_test_id("seat-1"), page.get_by_test_id("seat-2")
    # Colours and symbols are exchanged with the seat that had them.
    first.get_by_test_id("seat-color-green").check()
    expect(page.get_by_test_id("seat-4").get_by_test_id("seat-color-blue")).to_be_checked()
    second.get_by_test_id("seat-symbol-square").check()
    expect(page.get_by_test_id("seat-3").get_by_test_id("seat-symbol-diamond")).to_be_checked()
    first.get_by_test_id("seat-down").click()
    page.get_by_test_id("option-start-seat-3").check()
    page.get_by_test_id("start-game").click()

    table = Table(page)
    table.wait_for_curtain()
    expect(page.get_by_test_id("curtain")).to_contain_text("Cäcilia")
    view = table.take_seat()
    order = ["Bernhard", "Anna", "Cäcilia", "Dorothea"]
    assert view["observation"]["players"] == order
    assert view["observation"]["start"] == view["current"] == 2
    (kept,) = kept_games(page)
    assert [(seat["name"], seat["color"], seat["symbol"]) for seat in kept["seats"]] == [
        ("Bernhard", "yellow", "square"),
        ("Anna", "green", "circle"),
        ("Cäcilia", "red", "diamond"),
        ("Dorothea", "blue", "triangle"),
    ]
    for seat, name in enumerate(order):
        expect(table.part(f"player-{seat}")).to_contain_text(name)
    # The next game begins with the same people.
    page.get_by_test_id("bar-to-home").click()
    page.get_by_test_id("new-game").click()
    expect(page.get_by_test_id("seat-1").get_by_test_id("seat-name")).to_have_value("Bernhard")
    expect(page.get_by_test_id("seat-4").get_by_test_id("seat-color-blue")).to_be_checked()


@pytest.mark.parametrize("kind", ["thurn-und-taxis", "murano"])
def test_the_trainer_is_offered_to_one_person_against_computers(household: Household, kind: str) -> None:
    page = household.show(f"new/{kind}")
    trainer = page.get_by_test_id("pref-coach")
    expect(page.get_by_test_id("pref-confirmTurns")).to_be_visible()
    # Those of an earlier game are offered again.
    players = page.get_by_test_id("seat-player")
    for seat in range(1, players.count()):
        players.nth(seat).select_option("merchant")
    expect(trainer).to_be_visible()
    page.get_by_test_id("seat-2").get_by_test_id("seat-player").select_option("person")
    expect(trainer).to_have_count(0)


def test_what_bars_an_expansion_is_seen_above_the_bar_that_begins_the_game(household: Household) -> None:
    page = open_new_game(household)
    page.get_by_test_id("choose-audience").click()
    barred = page.get_by_test_id("expansion-glory")
    why = barred.get_by_test_id("against").filter(visible=True)
    expect(why).to_be_visible()
    bar = page.locator(".go")
    over = bar.bounding_box()
    assert over
    barred.evaluate("(box, top) => scrollBy(0, box.getBoundingClientRect().top - top)", over["y"] - 60)
    told = why.bounding_box()
    assert told
    assert told["y"] + told["height"] > over["y"]
    barred.locator(".name").click(force=True)
    told = why.bounding_box()
    assert told
    assert told["y"] + told["height"] <= over["y"]


def test_who_adds_players_taps_in_one_place(household: Household) -> None:
    """The button stays under the finger, so that no other thing is there for the second tap."""
    page = open_new_game(household, has_touch=True)
    box = page.get_by_test_id("add-seat").bounding_box()
    assert box
    for count in (3, 4):
        page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
        expect(page.get_by_test_id("seat-name")).to_have_count(count)
        page.wait_for_timeout(100)
    expect(page.locator("input:focus")).to_have_count(0)


def test_names_have_to_be_there_and_different(household: Household) -> None:
    page = open_new_game(household)
    names = [page.get_by_test_id(f"seat-{number}").get_by_test_id("seat-name") for number in (1, 2)]
    for name, problem in (" ", "needs a name"), ("Anna", "same name"):
        names[0].fill("Anna")
        names[1].fill(name)
        page.get_by_test_id("start-game").click()
        expect(page.get_by_test_id("new-problem")).to_contain_text(problem)
        expect(names[1]).to_be_focused()
    assert kept_games(page) == []


def test_a_seat_can_be_removed_again(household: Household) -> None:
    page = open_new_game(household)
    expect(page.get_by_test_id("seat-close")).to_have_count(0)
    page.get_by_test_id("add-seat").click()
    page.get_by_test_id("option-start-seat-3").check()
    page.get_by_test_id("seat-2").get_by_test_id("seat-close").click()
    expect(page.get_by_test_id("seat-3")).to_have_count(0)
    # The chosen start player is still the same person.
    expect(page.get_by_test_id("option-start-seat-2")).to_be_checked()
    page.get_by_test_id("seat-2").get_by_test_id("seat-up").click()
    expect(page.get_by_test_id("option-start-seat-1")).to_be_checked()


def test_the_picture_of_an_expansion_ticks_its_box(household: Household) -> None:
    page = open_new_game(household)
    card = page.get_by_test_id("expansion-courier")
    for on in (True, False):
        card.locator(".picture").click()
        expect(page.get_by_test_id("choose-courier")).to_be_checked(checked=on)


def test_chosen_options_are_played(household: Household) -> None:
    page = open_new_game(household)
    page.get_by_test_id("option-edition-first-edition").check()
    page.get_by_test_id("option-decline-carriage").check()
    page.get_by_test_id("option-open-scores").check()
    page.get_by_test_id("start-game").click()
    table = Table(page)
    table.wait_for_curtain()
    options = table.take_seat()["observation"]["options"]
    chosen = {"edition": "first-edition", "decline-carriage": True, "open-scores": True}
    assert {name: options[name] for name in chosen} == chosen
    (kept,) = kept_games(page)
    assert spieltisch.replay(kept["record"]).observation(None)["options"] == options


def wins_all_countries(state: State) -> bool:
    return any(stack == "all-countries" for seat in state.to_dict()["seats"] for stack, _ in seat["tiles"])


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("edition", ["first-edition", "all-countries"])
def test_the_tile_of_the_edition_has_its_name_everywhere(
    edition: str, language: str, household: Household
) -> None:
    named, other = OUTSIDE[language], ALL_COUNTRIES[language]
    if edition == "all-countries":
        named, other = other, named
    state = game_when(wins_all_countries, names=NAMES, edition=edition)
    table = household.open(Table, state, **{"de": GERMAN, "en": ENGLISH}[language])
    table.take_seat()
    page = table.page
    stack = table.root.locator('[data-part="stack-all-countries"]')
    expect(stack).to_contain_text(named)
    assert named in (stack.get_attribute("title") or "")
    stack.click()
    expect(table.part("bubble")).to_contain_text(named)
    # In the log, in words about a player, and nowhere the other name.
    expect(table.part("log")).to_contain_text(named)
    text = page.evaluate("""() => {
        const read = (root) => [...root.querySelectorAll("*")].map((one) =>
            [...one.attributes].map(({ value }) => value).join(" ")
            + [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join(" ")
            + (one.shadowRoot ? read(one.shadowRoot) : "")).join(" ");
        return read(document);
    }""")
    assert text.count(named) >= 4
    assert other.lower() not in text.lower()


def due(state: State) -> bool:
    return phase(state) == "close" and any(
        str(action).endswith("without carriage") for action in state.legal_actions()
    )


def test_a_carriage_may_be_declined(household: Household) -> None:
    state = game_when(due, decline_carriage=True)
    table = household.open(Table, state)
    view = table.take_seat()
    own = table.own
    table.tap("btn-close")
    switch = table.part("close-carriage")
    expect(switch).to_have_attribute("aria-checked", "true")
    table.tap("close-carriage")
    expect(switch).to_have_attribute("aria-checked", "false")
    table.tap("close-confirm")
    table.wait_for_step(view["step"] + 1)
    assert table.own["carriage"] == own["carriage"]
    assert table.own["nextCarriage"] == own["nextCarriage"]
    expect(table.part("log")).to_contain_text("declines")


def test_otherwise_it_may_not(household: Household) -> None:
    state = game_when(due, decline_carriage=True)
    record = {**state.record(), "options": {"start": "seat-1"}}
    table = household.open(Table, spieltisch.replay(record))
    table.take_seat()
    table.tap("btn-close")
    expect(table.part("closing")).to_be_visible()
    expect(table.part("close-carriage")).to_have_count(0)


@pytest.mark.parametrize("is_open", [True, False])
def test_open_scores(is_open: bool, household: Household) -> None:
    def has_tiles(state: State) -> bool:
        seats = state.observation(None)["seats"]
        return phase(state) == "take" and all(seat["tiles"] for seat in seats)

    state = game_when(has_tiles, open_scores=is_open)
    table = household.open(Table, state)
    view = table.take_seat()
    other = 1 - view["seat"]
    points = state.scores()[other]["total"]
    player = table.part(f"player-{other}")
    if is_open:
        expect(player).to_contain_text(f"\u2068{points}\u2069 pt".replace("-", "\u2212"))
        assert view["observation"]["seats"][other]["score"]["total"] == points
    else:
        assert "pts" not in player.inner_text()
        assert view["observation"]["seats"][other]["score"] is None
        assert all(tile["value"] is None for tile in view["observation"]["seats"][other]["tiles"])


def test_a_turn_on_a_phone_with_a_finger(new_context: NewContext, site: Site) -> None:
    width, height = SIZES["phone"]
    context = device(
        new_context,
        site,
        games=[saved_game(game())],
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
    )
    table = open_game(context, site)
    table.touch = True
    view = table.take_seat()
    # Whoever answers the greeting is led on.
    table.tap("guide-next")
    display = view["observation"]["display"]
    table.take(display[0], drag=True)
    table.wait_for_step(1)
    assert table.own["hand"] == [display[0]]
    # While the guide goes along, the first tap of a finger only says what the second one does for good.
    table.tap("deck")
    expect(table.part("bubble")).to_be_visible()
    assert table.view["step"] == 1
    table.tap("deck")
    table.wait_for_step(2)
    city = table.own["hand"][1]
    table.lay(city, "first", drag=True)
    table.wait_for_step(3)
    assert table.own["route"] == [city]
    table.tap("btn-end-turn")
    table.wait_for_curtain()


@pytest.mark.parametrize("size", ["tablet", "desktop", "phone"])
def test_an_expansion_that_is_chosen_moves_no_box(household: Household, size: str) -> None:
    """The next tap lands on what was there when the finger set out, also where one box shuts another one."""
    page = household.show("", **GERMAN)
    resize(page, size)
    page.get_by_test_id("new-game").click()
    boxes = page.locator("st-expansion-card")
    boxes.first.wait_for()
    places = """(all) => all.map((one) => {
        const first = all[0].getBoundingClientRect();
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x - first.x, y - first.y, width, height].map(Math.round);
    })"""
    before = boxes.evaluate_all(places)
    against = boxes.get_by_test_id("against").filter(visible=True)
    for chosen in "glory", "audience", "courier":
        page.get_by_test_id(f"choose-{chosen}").check()
        expect(against).to_have_count(0 if chosen == "courier" else 1)
        assert boxes.evaluate_all(places) == before
        page.get_by_test_id(f"choose-{chosen}").uncheck()
    expect(against).to_have_count(0)
    for choice in "option-edition-first-edition", "option-decline-carriage":
        page.get_by_test_id(choice).check()
    expect(against).to_have_count(1)
    assert boxes.evaluate_all(places) == before


def test_a_reason_moves_no_row(household: Household) -> None:
    page = household.show("", **GERMAN)
    page.get_by_test_id("new-game").click()
    rows = page.locator(".options > *")
    rows.first.wait_for()
    heights = "(all) => all.map((one) => Math.round(one.getBoundingClientRect().height))"
    for size in "tablet", "phone":
        resize(page, size)
        before = rows.evaluate_all(heights)
        page.get_by_test_id("choose-glory").check()
        expect(rows.get_by_test_id("against").filter(visible=True)).to_have_count(2)
        assert rows.evaluate_all(heights) == before
        page.get_by_test_id("choose-glory").uncheck()


# What begins is read without scrolling.
WHOLE = "(names) => names.scrollHeight <= names.clientHeight + 1"


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_alone_nothing_above_a_choice_grows_when_it_is_pressed(household: Household, size: str) -> None:
    """Also in a browser that does not keep what is read in its place."""
    page = household.show("", **GERMAN)
    resize(page, size)
    page.get_by_test_id("solo").click()
    dialog = page.get_by_test_id("solo-dialog")
    dialog.get_by_test_id("solo-variants").locator("summary").click()
    dialog.evaluate("(one) => { one.assignedSlot.parentElement.style.overflowAnchor = 'none'; }")
    expect(dialog.get_by_test_id("option-decline-carriage")).to_be_in_viewport()
    place = "(one) => { const { x, y } = one.getBoundingClientRect(); return [x, y].map(Math.round); }"
    for choice in (
        "solo-opponents-3",
        "solo-opponents-1",
        "solo-expansion-glory",
        "solo-expansion-courier",
        "solo-expansion-glory",
        "option-decline-carriage",
        "option-edition-first-edition",
        "option-decline-carriage",
        "solo-expansion-audience",
        "option-edition-all-countries",
    ):
        pressed = dialog.get_by_test_id(choice).locator("..")
        pressed.scroll_into_view_if_needed()
        before = pressed.evaluate(place)
        # What begins the game may lie over it.
        pressed.locator("input").evaluate("(one) => one.click()")
        assert pressed.evaluate(place) == before, choice
        assert dialog.locator(".names").evaluate(WHOLE), choice


# Whether what is chosen alone is seen whole: not below what begins the game, which lies at the lower edge of the window.
SEEN_ALONE = """(one) => {
    const bar = one.getRootNode().querySelector(".go");
    const words = [...one.querySelectorAll("strong, span")].map((words) => words.getBoundingClientRect());
    return words.every(({ height, bottom }) => height > 12 && bottom <= bar.getBoundingClientRect().top);
}"""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", ["tablet", "tablet-upright", "desktop"])
def test_alone_each_expansion_says_what_it_does_and_none_is_cut(
    household: Household, size: str, language: str
) -> None:
    page = household.show("", **(GERMAN if language == "de" else {}))
    resize(page, size)
    page.get_by_test_id("solo").click()
    said = {
        "en": {"glory": "north", "courier": "letter", "offices": "tile", "audience": "Rome"},
        "de": {"glory": "Nord", "courier": "brief", "offices": "plättchen", "audience": "Rom"},
    }
    for name, word in said[language].items():
        box = page.get_by_test_id(f"solo-expansion-{name}").locator("..")
        expect(box).to_contain_text(word)
        assert box.evaluate(SEEN_ALONE), name


@pytest.mark.parametrize("language", ["en", "de"])
def test_alone_the_coach_is_seen_without_scrolling(household: Household, language: str) -> None:
    page = household.show("", **(GERMAN if language == "de" else {}))
    resize(page, "tablet")
    page.get_by_test_id("solo").click()
    coach = page.get_by_test_id("pref-coach")
    expect(coach).to_be_visible()
    ends = coach.evaluate("(one) => one.closest('label').getBoundingClientRect().bottom")
    assert ends <= page.locator(".go").evaluate("(go) => go.getBoundingClientRect().top")


# How far what was chosen ends above what begins the game, which lies at the lower edge.
ABOVE = """(one) => {
    const bar = one.closest("form").querySelector(".go");
    return Math.round(bar.getBoundingClientRect().top - one.getBoundingClientRect().bottom);
}"""
JUST_ABOVE = f"(one) => scrollBy(0, -({ABOVE})(one))"


@pytest.mark.parametrize("size", ["tablet", "tablet-upright", "phone"])
def test_what_begins_the_game_never_covers_what_is_chosen(household: Household, size: str) -> None:
    page = open_new_game(household, **GERMAN)
    resize(page, size)
    for name, option in (
        ("murano", "option-red-ship-gold"),
        ("murano", "option-assignment-by-hand"),
        ("thurn-und-taxis", "option-edition-first-edition"),
        ("thurn-und-taxis", "option-decline-carriage"),
        ("thurn-und-taxis", "option-open-scores"),
    ):
        page.get_by_test_id(f"game-{name}").check(force=True)
        choice = page.get_by_test_id(option)
        choice.evaluate(JUST_ABOVE)
        choice.check(force=True)
        assert choice.evaluate(ABOVE) >= 0, option
        assert page.get_by_test_id("new-summary").locator(".names").evaluate(WHOLE), option


# From what begins to how it counts.
GAP = """(one) => {
    const [names, counts] = [...one.children].map((child) => {
        const range = document.createRange();
        range.selectNodeContents(child);
        return range.getBoundingClientRect();
    });
    return counts.top - names.bottom;
}"""
MOST_PX = 8


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_names_that_are_left_out_beside_the_button_are_read_after_a_press(
    household: Household, size: str
) -> None:
    page = open_new_game(household, **GERMAN)
    resize(page, size)
    summary = page.get_by_test_id("new-summary")
    before = summary.evaluate(GAP)
    for option in "choose-courier", "choose-offices", "choose-audience":
        # What begins the game may lie over it.
        page.get_by_test_id(option).evaluate("(one) => one.click()")
    expect(summary).not_to_contain_text("Audienz", use_inner_text=True)
    summary.locator("summary").click()
    expect(summary).to_contain_text("Audienz", use_inner_text=True)
    assert before <= MOST_PX


def test_a_press_on_the_picture_of_a_shut_expansion_points_at_the_reason(household: Household) -> None:
    page = household.show("")
    page.get_by_test_id("new-game").click()
    page.get_by_test_id("choose-audience").check()
    box = page.get_by_test_id("expansion-glory")
    reason = box.get_by_test_id("against").filter(visible=True)
    moving = "(one) => one.getAnimations().length"
    assert reason.evaluate(moving) == 0
    for where in box.locator(".picture"), page.get_by_test_id("choose-glory"):
        where.click(force=True)
        assert reason.evaluate(moving) == 1
        expect(page.locator(".announcer[role=status]")).not_to_be_empty()
        reason.evaluate("(one) => one.getAnimations()[0].finish()")
    expect(page.get_by_test_id("choose-glory")).not_to_be_checked()
