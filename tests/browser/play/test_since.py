"""What the others did meanwhile, in the bar above the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.devices import GAME_ID, game_when, phase, saved_game
from tests.browser.guide import expect_lesson
from tests.browser.household import Household
from tests.browser.looks import resize
from tests.browser.table import HOST, TABLE, Table

# Which words of the news are seen now, and whether the strip says that there are more.
READ = f"""() => {{
    const strip = {HOST}.querySelector("st-recap").shadowRoot;
    const text = strip.querySelector("p");
    const range = document.createRange();
    const frame = text.getBoundingClientRect();
    const letters = [...text.childNodes].filter((node) => node.nodeType === 3 && node.data).flatMap((node) =>
        [...node.data].map((letter, at) => {{
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const {{ top, bottom }} = range.getBoundingClientRect();
            const middle = (top + bottom) / 2;
            return middle > frame.top && middle < frame.bottom;
        }}));
    return [letters, getComputedStyle(strip.querySelector(".told"), "::after").content !== "none"];
}}"""


def test_news_longer_than_their_place_are_read_to_their_end(household: Household) -> None:
    """A route of six is closed: on a phone that is more than three lines."""
    state = game_when(
        lambda state: (
            (closed := state.history()[-2:-1])
            and closed[0].startswith("close")
            and state.history()[-1].startswith("end")
            and closed[0].count(" ") > 5
        )
    )
    table = household.seat(Table, state)
    resize(table.page, "phone")
    text = table.page.get_by_test_id("since-text")
    table.tap("since-next")
    while "closes" not in (told := text.inner_text()):
        table.tap("since-next")
        expect(text).not_to_have_text(told, use_inner_text=True)
    seen: set[int] = set()
    pages = 0
    while True:
        letters, more = table.page.evaluate(READ)
        assert any(letters)
        seen |= {at for at, is_seen in enumerate(letters) if is_seen}
        if not more:
            break
        table.tap("since-next")
        pages += 1
    assert pages > 0, "it is longer than its place"
    assert seen == set(range(len(letters)))
    for _ in range(pages):
        table.tap("since-previous")
    assert table.page.evaluate(READ)[0][0], "back at its beginning, and not at what was before it"
    assert "closes" in text.inner_text()


@pytest.mark.parametrize("follows", [True, False], ids=["who follows the guide", "who plays on"])
def test_news_wait_until_the_guide_has_greeted(follows: bool, household: Household) -> None:
    """One thing at a time, and neither is lost."""
    state = game_when(lambda state: state.current_player == 1)
    table = household.seat(Table, state)
    expect_lesson(table, "welcome")
    expect(table.page.get_by_test_id("since")).to_have_count(0)
    assert table.page.evaluate(f"() => {TABLE}.bridge.map.pulses.isOver"), "nor are their places marked"
    if follows:
        table.tap("guide-next")
    else:
        table.take(None)
        table.wait_for_step(len(state.history()) + 1)
    expect(table.page.get_by_test_id("since")).to_be_visible()
    title = table.page.get_by_test_id("since").get_by_role("heading")
    expect(title, "what was done in this turn is no last turn").to_have_text("What has happened so far")
    expect(table.part("guide-card")).to_have_count(0)
    table.tap("since-ok")
    if follows:
        expect_lesson(table, "take")
    else:
        expect(table.part("guide-card"), "the guide goes along with whoever answers it").to_have_count(0)


# A text that is longer than its place says so.
SAYS_MORE = """(text) => {
    const isCut = text.scrollTop + text.clientHeight < text.scrollHeight - 4;
    return [isCut, text.parentElement.classList.contains("more")];
}"""
NEWS = 12
"""So many of them are asked about."""


def test_why_a_computer_did_that_is_said_on_demand(household: Household) -> None:
    state = game_when(
        lambda state: (
            state.current_player == 0 and phase(state) == "take" and state.observation(None)["round"] > 3
        )
    )
    page = household.show(f"game/{GAME_ID}", saved_game(state, levels={1: "merchant"}))
    # Whoever plays alone has seen it all, and asks for it in the log.
    page.get_by_test_id("log-since").click()
    resize(page, "phone")
    text, why = page.get_by_test_id("since-text"), page.get_by_test_id("since-hint")
    following = page.get_by_test_id("since-next")
    answers: list[str] = []
    while following.is_enabled() and len(answers) < NEWS:
        told = text.inner_text() if text.is_visible() else ""
        following.click()
        expect(text).not_to_have_text(told, use_inner_text=True)
        if not why.is_visible():
            continue
        told = text.inner_text()
        why.click()
        expect(text).not_to_have_text(told, use_inner_text=True)
        answers.append(text.inner_text())
        is_cut, says_more = text.evaluate(SAYS_MORE)
        assert is_cut == says_more, answers[-1]
        if state.record()["players"][1] in answers[-1]:
            return
    raise AssertionError(answers)
