"""Computers at the table: they play by themselves, can be hurried, replaced and interrupted, and nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from spieltisch import State, players
from tests.browser.devices import GAME_ID, game, game_when, phase, saved_game
from tests.browser.household import Household, lent, open_household
from tests.browser.looks import SIZES, resize
from tests.browser.murano import new_murano
from tests.browser.site import Site
from tests.browser.steps import actions, saves, show, wait_until
from tests.browser.table import HOST, Table

PERSON, COMPUTER = 0, 1
PAGE = HOST.removesuffix(".shadowRoot")
CRASH = "() => { setTimeout(() => { throw new Error('out of memory'); }); }"

# Thinking without an end: each slice begins it anew. Only a wish, or a crash, ends it.
ENDLESS = """
    const real = Worker.prototype.postMessage;
    globalThis.started = 0;
    Worker.prototype.postMessage = function (message, ...rest) {
        if (message?.path?.[0] === "start") {
            this.addEventListener("message", ({ data }) => { if (data.id === message.id) started += 1; });
        }
        const [method, params] = message?.argumentList ?? [];
        if (method?.value === "think") this.thought = params.value;
        if (method?.value !== "thinkStep") return real.call(this, message, ...rest);
        method.value = "think";
        params.value = this.thought;
        later(() => real.call(this, message, ...rest), 50);
    };
    // The page's own clock for a decision stands still.
    const later = window.setTimeout;
    window.setTimeout = (work, ms, ...rest) => later(work, ms > 2000 && ms < 2700 ? 1e8 : ms, ...rest);
"""


def is_thoughtful(state: State, decisions: int) -> bool:
    """Return whether the computer has to think about each of its next decisions, whatever chance deals."""
    state = state.copy()
    for _ in range(decisions):
        thoughts = [players.think(state, "patrician", seed=seed) for seed in range(4)]
        if state.current_player != COMPUTER or any(thought.done for thought in thoughts):
            return False
        state.apply(thoughts[0].stop())
    return True


@cache
def thoughtful(decisions: int = 1) -> dict[str, Any]:
    """Return a game in which the computer is at its turn and has to think."""
    state = game_when(
        lambda state: (
            state.current_player == COMPUTER
            and state.observation(None)["round"] > 4
            and phase(state) == "take"
            and is_thoughtful(state, decisions)
        )
    )
    return saved_game(state, levels={COMPUTER: "patrician"})


def opened(context: BrowserContext, site: Site) -> Table:
    """Open the kept game; there is no curtain between a person and a computer."""
    page = context.new_page()
    page.goto(f"{site.url}#/game/{GAME_ID}")
    table = Table(page)
    table.root.wait_for()
    return table


def wait_for_phase(page: Page, name: str) -> None:
    page.wait_for_function(f"(name) => {PAGE}?.session?.phase === name", arg=name)


def wait_for_thought(page: Page) -> None:
    """Wait until the computer has tried something."""
    page.wait_for_function(
        # Right after a reload there is nothing in the page yet.
        f"""() => Boolean(document.querySelector('st-app')?.shadowRoot)
            && (({{ game, session }}) => (game?.loaded?.computers.progress ?? -1) >= 0 && session?.phase === 'computer')({PAGE} ?? {{}})"""
    )
    # However slow this machine is: no time of the turn is used up.
    page.evaluate(
        f"() => void Object.defineProperty({PAGE}.game.loaded.computers, 'spent', {{ configurable: true, get: () => 0, set() {{}} }})"
    )


thinkers = open_household(ENDLESS)


@pytest.fixture
def thinking(
    thinkers: Household, request: pytest.FixtureRequest, expected_errors: list[str]
) -> Iterator[Callable[..., Table]]:
    """Open a game in which a computer thinks without an end, at a table whose own engine is awake."""

    def open_one(saved: dict[str, Any] | None = None) -> Table:
        page = thinkers.show("")
        show(page, "new")
        expect(page.get_by_test_id("start-game")).to_be_enabled()
        # The thinkers of the last test have gone.
        wait_until(page, lambda: len(page.workers) == 1)
        page.evaluate("() => { started = 1; }")
        page = thinkers.show(f"game/{GAME_ID}", saved or thoughtful())
        table = Table(page)
        table.root.wait_for()
        wait_for_thought(page)
        return table

    with lent(thinkers, request, expected_errors):
        yield open_one


def test_playing_alone_opens_at_the_game_one_comes_from_with_its_variants(household: Household) -> None:
    for state, id_ in ((game(), "thurn-und-taxis"), (new_murano(2, 3), "murano")):
        page = household.show_game(state)
        page.get_by_test_id("curtain-ready").wait_for()
        page.goto(f"{page.url.partition('#')[0]}#/")
        page.get_by_test_id("solo").click()
        expect(page.get_by_test_id(f"solo-game-{id_}")).to_be_checked()
        if id_ != "murano":
            page.get_by_test_id("dialog-close").click()
    # The window stays where it is.
    chosen = page.get_by_test_id("solo-game-murano")
    here = chosen.evaluate("(one) => one.getBoundingClientRect().top")
    page.get_by_test_id("solo-game-thurn-und-taxis").check()
    assert abs(chosen.evaluate("(one) => one.getBoundingClientRect().top") - here) < 1
    chosen.check()
    page.get_by_test_id("solo-variants").locator("summary").click()
    page.get_by_test_id("option-red-ship-gold").check()
    page.get_by_test_id("option-assignment-by-hand").check()
    # Whoever looks at the other game finds all of it again.
    page.get_by_test_id("solo-game-thurn-und-taxis").check()
    chosen.check()
    expect(page.get_by_test_id("option-assignment-by-hand")).to_be_checked()
    # What has no room beside the button is named where it is pressed.
    summary = page.get_by_test_id("solo-summary")
    expect(summary).to_contain_text(re.compile("2\\W* extras"))
    expect(summary).not_to_contain_text("red ship", use_inner_text=True)
    summary.locator("summary").click()
    expect(summary).to_contain_text("red ship", use_inner_text=True)
    page.get_by_test_id("solo-begin").click()
    wait_for_phase(page, "playing")
    (save,) = [one for one in saves(page) if one["seats"][1]["kind"] == "computer"]
    options = save["record"]["options"]
    assert options["red-ship-gold"] is True
    assert options["assignment"] == "by-hand"


def test_playing_alone_shows_what_begins_before_it_does(household: Household) -> None:
    page = household.show("")
    page.get_by_test_id("solo").click()
    page.get_by_test_id("solo-messenger").click()
    page.get_by_test_id("solo-expansion-courier").click()
    expect(page.get_by_test_id("solo-summary")).to_contain_text("Kurier")
    # What cannot be chosen says why.
    page.get_by_test_id("solo-expansion-glory").click()
    expect(page.get_by_test_id("solo-expansion-audience")).to_be_disabled()
    expect(page.get_by_test_id("solo-expansion-audience")).to_have_accessible_description(
        re.compile("Die Audienz .* northern map")
    )
    against = page.get_by_test_id("solo-expansions").get_by_test_id("against").filter(visible=True)
    expect(against).to_contain_text("Die Audienz:")
    # A press on it points at what to do: a shut box lies over all of it.
    barred = page.get_by_test_id("solo-expansion-audience").locator("..")
    barred.evaluate("(one) => one.scrollIntoView({ block: 'nearest' })")
    barred.click(force=True)
    assert against.evaluate("(one) => one.getAnimations().length") == 1
    expect(against).to_contain_text("leave the other out")
    # That brings the reason into sight, also where that lies below the edge.
    size = page.viewport_size
    page.set_viewport_size({"width": 820, "height": 420})
    at_edge = "one => { one.style.scrollMargin = '0'; one.scrollIntoView({ block: 'end' }); }"
    barred.evaluate(at_edge)
    expect(against).not_to_be_in_viewport(ratio=1)
    barred.dispatch_event("click")
    expect(against).to_be_in_viewport(ratio=1)
    assert size
    page.set_viewport_size(size)
    page.get_by_test_id("solo-expansion-glory").click()
    expect(against).to_have_count(0)
    assert not saves(page)
    # The way to all other rules, and back.
    page.get_by_test_id("solo-rules").click()
    expect(page.get_by_test_id("new-game-form")).to_be_visible()
    # What was chosen comes along.
    expect(page.get_by_test_id("choose-courier")).to_be_checked()
    expect(page.get_by_test_id("new-summary")).to_contain_text("Kurier")
    page.go_back()
    page.get_by_test_id("solo").click()
    page.get_by_test_id("solo-messenger").click()
    page.get_by_test_id("solo-begin").click()
    table = Table(page)
    table.root.wait_for()
    # No matter whom the lot chose: the person gets to move without any curtain.
    wait_for_phase(page, "playing")
    expect(page.get_by_test_id("curtain-ready")).to_have_count(0)
    (save,) = saves(page)
    assert [seat["kind"] for seat in save["seats"]] == ["person", "computer"]
    assert save["seats"][1]["level"] == "messenger"
    table.wait_for_seat()
    assert table.view["seat"] == PERSON


def test_a_computer_plays_its_turn_and_hands_over(household: Household) -> None:
    saved = saved_game(game(start="seat-2"), levels={COMPUTER: "merchant"})
    page = household.show(f"game/{GAME_ID}", saved)
    table = Table(page)
    words = page.get_by_test_id("thinking-said")
    expect(words).to_contain_text("Bernhard")
    # What the computer drew is not told to the person who looks on.
    assert table.view["seat"] == PERSON
    assert table.view["observation"]["seats"][COMPUTER]["hand"] is None
    wait_for_phase(page, "playing")
    table.wait_for_seat()
    made = actions(page)
    assert made[-1] == "end turn"
    assert len(made) >= 3
    expect(table.part("log")).to_contain_text("Bernhard")


def test_between_two_people_the_computer_shows_nobodys_cards(household: Household) -> None:
    state = game_when(
        lambda state: phase(state) == "take" and state.current_player == 2, names=("A", "B", "C")
    )
    table = Table(household.show(f"game/{GAME_ID}", saved_game(state, levels={2: "apprentice"})))
    wait_for_phase(table.page, "computer")
    assert table.view["seat"] is None
    assert all(seat["hand"] is None for seat in table.view["observation"]["seats"])
    table.wait_for_curtain()


def test_move_now(thinking: Callable[..., Table]) -> None:
    table = thinking()
    before = len(actions(table.page))
    expect(table.part("thinking-progress")).to_be_visible()
    table.tap("thinking-now")
    table.wait_for_step(before + 1)
    assert len(actions(table.page)) > before


def test_the_page_stays_awake_while_a_computer_thinks(thinking: Callable[..., Table]) -> None:
    """The thought has no end; in the page's own thread it would let nothing else happen."""
    table = thinking()
    page = table.page
    page.evaluate("() => { window.ticks = 0; setInterval(() => { window.ticks += 1; }); }")
    page.wait_for_function("() => window.ticks > 50", polling=50)
    assert page.evaluate(f"() => {PAGE}.game.loaded.computers.progress") is not None


def test_another_level_in_mid_game(thinking: Callable[..., Table]) -> None:
    table = thinking()
    page = table.page
    page.get_by_test_id("bar-players-menu").click()
    seat = page.get_by_test_id(f"menu-seat-{COMPUTER}").get_by_test_id("seat-player")
    expect(seat).to_have_value("patrician")
    seat.select_option("apprentice")
    page.get_by_test_id("dialog-close").click()
    wait_for_phase(page, "playing")
    (save,) = saves(page)
    assert save["seats"][COMPUTER]["level"] == "apprentice"


def test_a_person_takes_over_from_a_computer_and_gives_back(thinking: Callable[..., Table]) -> None:
    table = thinking()
    page = table.page
    page.get_by_test_id("bar-players-menu").click()
    page.get_by_test_id(f"menu-seat-{COMPUTER}").get_by_test_id("seat-player").select_option("person")
    # Now there are two: the cards stay hidden until the person at that seat is there.
    table.wait_for_curtain()
    assert table.view["observation"]["seats"][COMPUTER]["hand"] is None
    page.get_by_test_id("curtain-ready").click()
    table.wait_for_seat()
    assert table.view["seat"] == COMPUTER
    page.get_by_test_id(f"menu-seat-{PERSON}").get_by_test_id("seat-player").select_option("apprentice")
    page.get_by_test_id("dialog-close").click()
    (save,) = saves(page)
    assert [seat["kind"] for seat in save["seats"]] == ["computer", "person"]


def wait_for_started(page: Page, engines: int) -> None:
    """Wait until so many engines have started, the table's own among them."""
    page.wait_for_function("(engines) => started >= engines", arg=engines)


def test_a_thinker_that_crashes_costs_nothing(thinking: Callable[..., Table]) -> None:
    table = thinking(thoughtful(decisions=2))
    page = table.page
    # The engine beside the table's is ready for the next decision.
    wait_for_started(page, 2)
    thinker = page.workers[-1]
    before = actions(page)
    table.tap("thinking-now")
    table.wait_for_step(len(before) + 1)
    wait_for_thought(page)
    thinker.evaluate(CRASH)
    # Another one comes in its place; until then the table's engine goes on with the same thought.
    wait_until(page, lambda: thinker not in page.workers and len(page.workers) == 2)
    wait_for_thought(page)
    table.tap("thinking-now")
    table.wait_for_step(len(before) + 2)
    assert actions(page)[: len(before)] == before
    expect(page.get_by_test_id("computer-stuck")).to_have_count(0)


def test_a_thinker_that_crashes_idly_is_replaced(thinking: Callable[..., Table]) -> None:
    page = thinking().page
    wait_for_started(page, 2)
    # The table's own engine thinks about the first decision, which has no end here.
    thinker = page.workers[-1]
    thinker.evaluate(CRASH)
    wait_for_started(page, 3)
    wait_until(page, lambda: thinker not in page.workers and len(page.workers) == 2)


def test_who_leaves_the_table_leaves_nobody_thinking(thinking: Callable[..., Table]) -> None:
    table = thinking()
    page = table.page
    before = actions(page)
    wait_for_started(page, 2)
    page.get_by_test_id("bar-to-home").click()
    page.get_by_test_id("game-card").wait_for()
    wait_until(page, lambda: len(page.workers) == 1)
    # At the table again it goes on, from where it was.
    page.get_by_test_id("game-continue").click()
    wait_for_thought(page)
    assert actions(page) == before
    table.tap("thinking-now")
    table.wait_for_step(len(before) + 1)


def test_a_reload_while_thinking_loses_nothing(thinking: Callable[..., Table]) -> None:
    table = thinking()
    page = table.page
    before = actions(page)
    page.reload()
    wait_for_thought(page)
    assert actions(page) == before
    table.tap("thinking-now")
    table.wait_for_step(len(before) + 1)
    assert actions(page)[: len(before)] == before


def test_a_second_tab_does_not_think(thinking: Callable[..., Table], site: Site) -> None:
    table = thinking()
    other = table.page.context.new_page()
    other.goto(f"{site.url}#/game/{GAME_ID}")
    expect(other.get_by_test_id("watching")).to_be_visible()
    assert other.evaluate(f"() => {PAGE}.game.loaded.computers.playing") is False
    table.tap("thinking-now")
    other.wait_for_function(f"(step) => {PAGE}.table?.view?.step >= step", arg=len(actions(other)))
    assert other.evaluate(f"() => {PAGE}.game.loaded.computers.playing") is False
    other.close()


def test_the_end_of_a_turn_is_taken_back_while_the_computer_thinks(thinking: Callable[..., Table]) -> None:
    def is_ending(state: State) -> bool:
        only_end = [str(action) for action in state.legal_actions()] == ["end turn"]
        if state.current_player != PERSON or not only_end or state.observation(None)["round"] < 5:
            return False
        after = state.copy()
        after.apply("end turn")
        return is_thoughtful(after, 1)

    state = game_when(is_ending)
    state.apply("end turn")
    table = thinking(saved_game(state, levels={COMPUTER: "patrician"}))
    before = actions(table.page)
    place = table.part("btn-undo").bounding_box()
    table.tap("btn-undo")
    wait_for_phase(table.page, "playing")
    assert actions(table.page) == before[:-1]
    table.wait_for_seat()
    assert table.part("btn-undo").bounding_box() == place
    assert table.view["seat"] == PERSON


def test_what_hurries_a_computer_lies_where_no_button_of_the_own_turn_comes(
    thinking: Callable[..., Table],
) -> None:
    """A late press on it would meet that button."""
    table = thinking()
    for size in SIZES:
        resize(table.page, size)
        for meanwhile, own in product(
            ("thinking-now", "thinking-skip"), ("btn-undo", "btn-restart", "btn-end-turn")
        ):
            a, b = table.part(meanwhile).bounding_box(), table.part(own).bounding_box()
            assert a, f"{size}: {meanwhile} is not seen"
            if b:
                x = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
                y = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
                assert min(x, y) <= 0, f"{size}: {a} over {b}"
