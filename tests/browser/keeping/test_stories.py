"""Stories that lost a game once, each told again by the real page; and some that chance tells."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tests.browser.devices import GAME_ID, NewContext, device, game_after, saved_game
from tests.browser.keeping.test_versions import CONSENT, WAITING, build_name
from tests.browser.site import Site
from tests.browser.steps import wait_for_control
from tests.faults.stories import weather
from tests.faults.stories.chance import LENGTH, Stories
from tests.faults.stories.ledger import Ledger
from tests.faults.stories.seen import Kept, wait_for
from tests.faults.stories.story import Story
from tests.faults.updates import Releases

PLAYED = 20
"""So many actions were made in the game on an earlier visit."""


@pytest.fixture
def story(new_context: NewContext, site: Site, tmp_path: Path) -> Story:
    """A device with one game, opened at home."""
    context = device(new_context, site, games=[saved_game(game_after(PLAYED))], accept_downloads=True)
    weather.prepare(context)
    story = Story(context, site, tmp_path)
    (game,) = story.come().games or ()
    story.ledger.show(game)
    return story


# -- put aside, and back by a file -----------------------------------------------------------------------------------


def play_what_came_back(story: Story) -> None:
    """Export all games, put one aside, bring the file in, and play on."""
    (game,) = story.go_home().games or ()
    story.open(game)
    story.act(0, 0, 0, 0, 0, 0)
    (game,) = story.go_home().games or ()
    file = story.export_all()
    assert file
    story.put_aside(game)
    story.bring_in_all(file)
    (game,) = story.go_home().games or ()
    story.open(game)
    story.act(1, 1)
    story.go_home()


def test_what_came_back_by_a_file_outlives_reloads(story: Story) -> None:
    play_what_came_back(story)
    story.reload()
    story.reload()


def test_bringing_back_does_not_replace_what_is_played(story: Story) -> None:
    play_what_came_back(story)
    for game in story.go_home().aside:
        story.bring_back(game)
    story.judge()
    story.reload()
    story.reload()


def test_removing_for_good_does_not_touch_what_is_played(story: Story) -> None:
    play_what_came_back(story)
    if story.go_home().aside:
        story.purge()
    story.judge()
    story.reload()
    story.reload()


# -- a database that is late, or not there -----------------------------------------------------------------------------


def test_a_late_database_is_waited_for(story: Story, site: Site) -> None:
    (game,) = story.go_home().games or ()
    story.open(game)
    story.act(0, 0)
    # What a browser that is killed has of the quick copy: that of some seconds ago.
    earlier = story.tab.evaluate(READ, GAME_ID)
    story.act(0, 0, 0)
    story.close()
    weather.let(story.context, site, "weather", "slow")
    story.come_to(GAME_ID, before="([key, text]) => localStorage.setItem(key, text)", given=earlier)
    story.act(1)
    weather.let(story.context, site, "weather")
    story.reload()
    story.reload()


READ = "(id) => [`spieltisch:game:${id}`, localStorage.getItem(`spieltisch:game:${id}`)]"


@pytest.mark.parametrize("how", ["denied", "aborted", "full"])
def test_that_actions_are_not_on_the_disk_is_said(story: Story, site: Site, how: str) -> None:
    weather.let(story.context, site, "weather", how)
    (game,) = story.reload().games or ()
    story.open(game)
    story.act(0)
    story.must_tell(10, f"the database is {how}, and nothing is said")


def test_a_transaction_that_never_ends_is_told(story: Story, site: Site) -> None:
    (game,) = story.go_home().games or ()
    story.open(game)
    story.act(0)
    hold = weather.Hold(story.context, site)
    hold.wait(story.tab)
    story.ask(0)
    story.must_tell(10, "an action is not kept, and nothing is said")
    seen = wait_for(story.tab, lambda seen: seen.answers or not seen.busy, 10)
    assert seen.answers or not seen.busy, "the table is deaf"
    hold.end()
    story.act(0, 0)
    story.reload()


# -- Murano, a wrong clock, an update; all games go out and come in again after each ----------------------------------


def bring_all_back(story: Story) -> None:
    """Export all games, import the file, and look whether everything is there once, also after a reload."""
    before = story.go_home().games
    file = story.export_all()
    assert file
    story.bring_in_all(file)
    assert {game.actions for game in story.go_home().games or ()} == {game.actions for game in before or ()}
    story.judge()
    story.reload()


def test_murano_is_kept_through_all_that_can_be_done_with_it(story: Story) -> None:
    story.go_home()
    story.begin("murano")
    story.act(0, 1, 0, 2)
    story.take_back()
    story.act(1, 0)
    story.reload(at_table=True)
    bring_all_back(story)
    (murano,) = (game for game in story.go_home().games or () if "Anna 1" in game.players)
    file = story.export(murano)
    assert file
    story.put_aside(murano)
    story.reload()
    # The state that is put aside comes back by its file, and no second one.
    story.bring_in(file)
    story.act(0, 0)
    assert len(story.go_home().games or ()) == 2
    bring_all_back(story)


def test_a_clock_a_year_ahead_and_back_again_loses_nothing(story: Story, site: Site) -> None:
    (game,) = story.go_home().games or ()
    story.open(game)
    weather.let(story.context, site, "clock", weather.YEAR)
    story.act(0, 0)
    bring_all_back(story)
    (game,) = story.go_home().games or ()
    weather.let(story.context, site, "clock")
    story.open(game)
    story.take_back()
    story.act(1, 0)
    story.reload()
    (game,) = story.go_home().games or ()
    story.put_aside(game)
    story.bring_back(game)
    story.reload()
    bring_all_back(story)


def test_an_update_in_one_tab_loses_nothing_of_the_game_in_another(
    new_context: NewContext, built: Path, tmp_path: Path
) -> None:
    releases = Releases(built, tmp_path / "releases")
    with releases.site as site:
        games = [saved_game(game_after(PLAYED))]
        context = device(new_context, site, games=games, accept_downloads=True, service_workers="allow")
        weather.prepare(context)
        story = Story(context, site, tmp_path)
        (game,) = story.come().games or ()
        story.ledger.show(game)
        wait_for_control(story.tab)
        story.open(game)
        story.act(0, 0)
        # Another tab takes the new version and shows it at home, while this one plays on with the old one.
        other = context.new_page()
        other.goto(f"{site.url}#/")
        old = build_name(other)
        releases.exchange()
        other.evaluate(WAITING)
        story.act(1)
        # Chromium leaves a new version waiting when a request comes in the very moment of the change.
        other.wait_for_load_state("networkidle")
        other.evaluate(CONSENT)
        story.act(0)
        other.reload()
        assert build_name(other) != old
        assert build_name(story.tab) == old
        story.act(0)
        other.get_by_test_id("game-card").wait_for()
        other.close()
        story.act(0)
        story.reload(at_table=True)
        assert build_name(story.tab) != old
        (game,) = story.go_home().games or ()
        story.open(game)
        story.act(0)
        bring_all_back(story)


# -- several tabs ------------------------------------------------------------------------------------------------------


def test_the_lease_of_a_dead_tab_with_a_wrong_clock_can_be_taken_over(story: Story, site: Site) -> None:
    weather.let(story.context, site, "locks", "none")
    weather.let(story.context, site, "clock", weather.YEAR)
    (game,) = story.reload().games or ()
    story.open(game)
    story.act(0)
    story.crash()
    weather.let(story.context, site, "clock")
    story.come()
    # No tab plays it: it goes on at once, or after one press.
    if story.open(game).is_watched:
        story.take_over()
    story.act(0)


@pytest.mark.parametrize("locks", ["", "none"])
def test_three_tabs_take_over_at_once(story: Story, site: Site, locks: str) -> None:
    weather.let(story.context, site, "locks", locks)
    (game,) = story.reload().games or ()
    story.open(game)
    for _ in range(3):
        story.open_again()
    # A person in doubt presses again.
    story.take_over_everywhere(0, 3)
    story.act(0)
    assert not story.mistakes


# -- told by chance ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seeds", [range(1, 3), pytest.param(range(3, 15), marks=pytest.mark.long)])
def test_nothing_is_lost_in_a_story_of_chance(
    playwright: Playwright, site: Site, tmp_path: Path, seeds: range
) -> None:
    told = Stories(playwright, site, tmp_path).tell(seeds)
    assert not told.troubles
    assert told.stories == len(seeds)
    assert told.events.total() >= LENGTH * len(seeds)


# -- the law itself, without a browser ---------------------------------------------------------------------------------

ONE, TWO, THREE, OTHER = (
    Kept(("Anna", "Ben"), actions) for actions in (("a",), ("a", "b"), ("a", "b", "c"), ("a", "x"))
)


def shown(*states: Kept, told: bool = False) -> Ledger:
    """Return the ledger of a game that went on through those states."""
    ledger = Ledger()
    before = None
    for state in states:
        ledger.show(state, before, told=told and before is not None)
        before = state
    return ledger


def test_what_was_shown_last_must_be_there() -> None:
    assert shown(ONE, TWO).missing([ONE])
    assert not shown(ONE, TWO).missing([TWO])
    # What was taken back must not come again.
    assert shown(TWO, ONE).missing([TWO])
    # What was asked for may have come about.
    asked = shown(ONE, TWO)
    asked.ask(TWO, 1)
    assert not asked.missing([THREE])
    assert asked.missing([ONE])


def test_what_the_page_has_told_may_be_lost() -> None:
    told = shown(ONE, TWO, THREE, told=True)
    assert not told.missing([ONE])
    assert told.missing([OTHER])
    # A game of which it was said from its beginning may be lost as a whole.
    begun = Ledger()
    begun.show(ONE, told=True)
    assert not begun.missing([])
    begun.show(TWO, ONE)
    assert begun.missing([])
    # Without a word it must be there again.
    told.show(THREE)
    assert told.missing([TWO])


def test_each_course_of_a_game_must_be_there() -> None:
    ledger = shown(ONE, TWO)
    ledger.put_aside(TWO)
    ledger.bring_in(ONE)
    ledger.show(OTHER, ONE)
    assert len(ledger.missing([TWO])) == len(ledger.missing([OTHER])) == 1
    assert not ledger.missing([TWO, OTHER])
    # A course that goes through the state of another one has all of it.
    ledger.bring_in(ONE)
    assert not ledger.missing([TWO, OTHER])


def test_two_games_that_are_listed_are_two_courses() -> None:
    ledger = shown(ONE, TWO, told=True)
    ledger.bring_in_all([TWO, ONE])
    ledger.show(TWO)
    assert ledger.knows(ONE)
    assert ledger.missing([TWO]) == []
    # One that is known stays one.
    ledger.bring_in_all([TWO, ONE])
    assert len(ledger.courses) == 2


def test_only_what_is_aside_is_removed_for_good() -> None:
    ledger = shown(ONE, TWO)
    ledger.put_aside(TWO)
    ledger.bring_in(TWO)
    ledger.show(THREE, TWO)
    ledger.remove([TWO])
    assert not ledger.missing([THREE])
    assert ledger.missing([])
    ledger.clear()
    assert not ledger.missing([])
