"""Cards move from where they were seen to where they lie, once for whatever has changed since the last picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from spieltisch import State
from tests.browser.devices import game_when, phase
from tests.browser.household import Household
from tests.browser.table import TABLE, Table

# Shows positions one after the other before the browser draws the next picture; returns what begins to move in it.
SHOW = f"""async ([start, ...views]) => {{
    const table = {TABLE};
    const moved = [];
    const motions = [];
    const real = Element.prototype.animate;
    const draw = window.requestAnimationFrame;
    const drawn = () => new Promise((resolve) => draw(() => draw(resolve)));
    const show = async (view, animationSpeed) => {{
        table.show({{ settings: {{ ...table.settings, animationSpeed }} }});
        table.view = view;
        await table.updateComplete;
    }};
    await show(start, "off");
    await drawn();
    // A card that still sinks into its place would be seen where it is not going to lie.
    for (const motion of table.renderRoot.getAnimations())
        if (motion.effect.getComputedTiming().endTime !== Infinity) motion.finish();
    Element.prototype.animate = function (frames, options) {{
        if (table.renderRoot.contains(this)) moved.push(`${{this.dataset.key}} ${{JSON.stringify(frames)}}`);
        motions.push(real.call(this, frames, options));
        return motions.at(-1);
    }};
    const waiting = [];
    window.requestAnimationFrame = (work) => waiting.push(work);
    for (const view of views) await show(view, "slow");
    const early = moved.length;
    window.requestAnimationFrame = draw;
    for (const work of waiting) work(performance.now());
    await drawn();
    Element.prototype.animate = real;
    for (const motion of motions) motion.cancel();
    return [early, moved];
}}"""

# Keeps what moves at a table from now on, and what of it changes from one picture to the next.
WATCH_MOTIONS = f"""() => {{
    const {{ renderRoot }} = {TABLE};
    const said = new Set(["offset", "computedOffset", "easing", "composite"]);
    const known = new Set(renderRoot.getAnimations());
    window.motions = [];
    const look = () => {{
        for (const motion of renderRoot.getAnimations()) {{
            if (known.has(motion)) continue;
            known.add(motion);
            const {{ effect }} = motion;
            const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame)).filter((name) => !said.has(name));
            motions.push([`${{effect.target.className}} ${{effect.target.dataset?.key}}`, names]);
        }}
        frame = requestAnimationFrame(look);
    }};
    let frame = 0;
    window.forget = () => cancelAnimationFrame(frame);
    look();
}}"""

# Shows a position after another one; returns for each card that sets out far from its place whether a touch of its middle
# means it as it sets out, and whether it does past the middle of its time.
TOUCHED = f"""async ([before, after]) => {{
    const table = {TABLE};
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const show = async (view, animationSpeed) => {{
        table.show({{ settings: {{ ...table.settings, animationSpeed }} }});
        table.view = view;
        await table.updateComplete;
    }};
    await show(before, "off");
    await drawn();
    const motions = [];
    const real = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {{
        const motion = real.call(this, frames, options);
        if (this.dataset.key) motions.push(motion);
        return motion;
    }};
    await show(after, "slow");
    await drawn();
    Element.prototype.animate = real;
    const middle = (card) => {{
        const {{ x, y, width, height }} = card.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    }};
    const meets = (card) => card.contains(table.renderRoot.elementFromPoint(...middle(card)));
    const way = (motion, time) => {{
        const {{ effect, currentTime }} = motion;
        const at = (moment) => {{
            motion.currentTime = moment;
            return middle(effect.target);
        }};
        const end = effect.getComputedTiming().endTime;
        const [[x, y], [goalX, goalY]] = [at(time), at(end - 0.01)];
        motion.currentTime = currentTime;
        return Math.hypot(x - goalX, y - goalY);
    }};
    for (const motion of motions) motion.pause();
    const found = {{}};
    for (const motion of motions) {{
        const card = motion.effect.target;
        if (way(motion, 0) < card.offsetHeight) continue;
        motion.currentTime = 0;
        found[card.dataset.key] = [meets(card)];
        motion.currentTime = motion.effect.getComputedTiming().delay + 220;
    }}
    // Slow motions take 400 ms; the refilled one begins after 240.
    await new Promise((resolve) => setTimeout(resolve, 600));
    for (const motion of motions) {{
        const card = motion.effect.target;
        const {{ key }} = card.dataset;
        if (key in found) found[key].push(meets(card), motion.playState);
        motion.finish();
    }}
    return found;
}}"""

# Keeps where each flying picture begins and where it comes to; it is gone at once then.
WATCH_FLIGHTS = """() => {
    window.flights = [];
    const real = Element.prototype.animate;
    window.forget = () => { Element.prototype.animate = real; };
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    Element.prototype.animate = function (frames, options) {
        const motion = real.call(this, frames, options);
        if (!this.classList.contains("ghost")) return motion;
        const at = (share) => {
            motion.currentTime = share * options.duration;
            return middle(this.getBoundingClientRect());
        };
        flights.push({ look: this.className, start: at(0), goal: at(0.95) });
        motion.finish();
        return motion;
    };
}"""
# From where to where what some events tell of has to fly; a place is asked of the table as a person sees it.
WAYS = f"""([events, seat]) => {{
    const table = {TABLE};
    const boxOf = (name) => table.renderRoot.querySelector(`[data-part="${{name}}"]`).getBoundingClientRect();
    const middle = ({{ x, y, width, height }}) => [x + width / 2, y + height / 2];
    return events.map((event) => [(PLACE)(event), boxOf(`player-${{seat}}`)].map(middle));
}}"""


def takes_and_lays(state: State) -> bool:
    """A card from the display can be laid at once."""
    if phase(state) != "take" or state.observation(None)["round"] < 4:
        return False
    return first_to_lay(state) is not None


def first_to_lay(state: State) -> str | None:
    """The notation of taking a card that fits; the route is not given up for it."""
    for action in state.legal_actions():
        copy = state.copy()
        copy.apply(action)
        city = str(action).removeprefix("take ")
        if any(
            str(one).startswith(f"lay {city} ") and " anew" not in str(one) for one in copy.legal_actions()
        ):
            return str(action)
    return None


@pytest.fixture
def played(household: Household) -> tuple[Table, list[dict[str, Any]]]:
    """A table, and what it showed behind the curtain, before and after taking a card, and after laying it."""
    state = game_when(takes_and_lays)
    table = household.open(Table, state, reduced_motion="no-preference")
    views = [table.view, table.take_seat()]
    took = first_to_lay(state)
    table.do(next(one for one in table.view["actions"] if one["text"] == took))
    views.append(table.view)
    city = str(took).removeprefix("take ")
    lays = (one for one in views[-1]["actions"] if one["text"].startswith(f"lay {city} "))
    table.do(next(one for one in lays if one["end"] != "anew"))
    views.append(table.view)
    return table, views


def shown(table: Table, *views: dict[str, Any]) -> list[str]:
    """Show the first position, then the others before the next picture; return what moved then."""
    early, moved = table.page.evaluate(SHOW, list(views))
    assert early == 0, "what moves begins in the task of the picture"
    return list(moved)


def test_a_change_is_played_in_the_next_picture(played: tuple[Table, list[dict[str, Any]]]) -> None:
    table, (_, before, taken, laid) = played
    assert shown(table, before, taken)
    assert shown(table, taken, laid)
    assert shown(table, before, before) == []


def test_two_changes_before_a_picture_are_played_as_one(played: tuple[Table, list[dict[str, Any]]]) -> None:
    """So it is on a page that is out of sight as well: it draws nothing, until it is seen again."""
    table, (_, before, taken, laid) = played
    straight = shown(table, before, laid)
    assert straight
    assert straight != shown(table, taken, laid)
    assert shown(table, before, taken, laid) == straight


def test_what_moves_is_moved_by_the_browser_alone(household: Household) -> None:
    """Where anything else changes as well, the page paints each step of it, and the next press waits."""
    state = game_when(takes_and_lays)
    table = household.seat(Table, state, prefs={"animationSpeed": "slow"}, reduced_motion="no-preference")
    table.put_news_away()
    table.page.evaluate(WATCH_MOTIONS)
    took = first_to_lay(state)
    table.do(next(one for one in table.view["actions"] if one["text"] == took))
    table.page.wait_for_function("() => motions.some(([what]) => what.includes('slot-'))")
    table.page.evaluate("() => forget()")
    changed = {name: what for what, names in table.page.evaluate("() => motions") for name in names}
    assert changed.keys() <= {"transform", "opacity"}, changed


def test_a_touch_means_what_a_card_flies_over(played: tuple[Table, list[dict[str, Any]]]) -> None:
    """Until the card is almost there: then it is the card that is meant."""
    table, (_, before, taken, _) = played
    touched = table.page.evaluate(TOUCHED, [before, taken])
    assert any(key.startswith("hand-") for key in touched), touched
    assert any(key.startswith("slot-") for key in touched), touched
    assert all(found == [False, True, "paused"] for found in touched.values()), touched


def test_nothing_comes_from_what_another_seat_saw(played: tuple[Table, list[dict[str, Any]]]) -> None:
    table, (behind, before, taken, _) = played
    assert behind["seat"] is None
    assert shown(table, before, taken, behind) == []
    assert shown(table, behind, before) == []
    assert shown(table, before, taken, behind, taken) == []


def action_with(event: str) -> Callable[[State], str | None]:
    """Return what finds an action of a position that causes such an event, and says its notation."""

    def found(state: State) -> str | None:
        for action in state.legal_actions():
            if any(one["event"] == event for one in state.copy().apply(action)):
                return str(action)
        return None

    return found


@pytest.mark.parametrize(
    ("event", "option", "place", "look"),
    [
        ("letter", "courier", "({ city }) => table.bridge.fingerBox(city)", "small-prize"),
        ("office-tile", "offices", "({ official }) => boxOf(`official-${official}`)", "official"),
    ],
)
def test_what_is_won_flies_to_whoever_won_it(
    event: str, option: str, place: str, look: str, household: Household
) -> None:
    find = action_with(event)
    state = game_when(find, **{option: True})
    seat, text = state.current_player, find(state)
    told = [one for one in state.copy().apply(str(text)) if one["event"] == event]
    settings = {"prefs": {"animationSpeed": "slow"}, "reduced_motion": "no-preference"}
    table = household.seat(Table, state, **settings)
    table.put_news_away()
    action = next(one for one in table.view["actions"] if one["text"] == text)
    table.page.evaluate(WATCH_FLIGHTS)
    table.do(action)
    wanted = table.page.evaluate(WAYS.replace("PLACE", place), [told, seat])
    table.page.wait_for_function(
        "([look, count]) => flights.filter((one) => one.look.includes(look)).length === count",
        arg=[look, len(wanted)],
    )
    flown = table.page.evaluate("(look) => flights.filter((one) => one.look.includes(look))", look)
    table.page.evaluate("() => forget()")
    for one, (start, goal) in zip(flown, wanted, strict=True):
        assert one["start"] == pytest.approx(start, abs=2)
        assert one["goal"] == pytest.approx(goal, abs=2)
