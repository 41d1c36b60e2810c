"""What is pressed next: anything, or what looks as if it led on. Nothing here knows a game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from tests.monkey.habits import Habits
from tests.monkey.hands import Thing

Look = Mapping[str, Any]

AWAY = re.compile(
    r"(bar-to-home|home-link|curtain-leave|bar-full-screen|end-(rematch|export|to-home)|.*export.*|.*share.*"
    r"|pref-(?!theme|animationSpeed|lookFirst).*|language.*|device-.*|settings-about|house-.*|replay-branch|analysis-try|answer-seats-.*|menu-seat-.*|seat-(person|computer|kind|player).*|start-retry)"
)
"""Names of what leads away from the table, writes files, or changes what the game is played with."""
ROWDY = 0.35
"""So much of a choice that is not possible now is pressed, beside one that is."""
DILIGENCE = 0.4
"""So often something that shines is pressed before a turn is ended."""
END = "btn-end-turn"
LIST = "tool-actions"
RESULT = "bar-end-show"


def pressable(look: Look) -> list[Thing]:
    """Return what the monkey may press."""
    return [
        one
        for one in look["things"]
        if (one["point"] or one["far"]) and not AWAY.fullmatch(one["name"]) and one["kind"] != "a"
    ]


def anything(things: Sequence[Thing], habits: Habits, rng: Random) -> Thing:
    """Choose anything, but rather what shines, what asks, what is possible, and what was not pressed lately."""
    return rng.choices(things, [_weight(one) * habits.appeal(one["name"]) for one in things])[0]


def _weight(thing: Thing) -> float:
    weight = 1.0 if thing["enabled"] else ROWDY
    if thing["glows"] or thing["lit"] or thing["first"]:
        weight *= 4
    if thing["within"]:
        weight *= 2
    if thing["kind"] == "spot":
        weight *= 1.5
    # A board in words, a log or a rulebook has hundreds of things.
    if "told" in thing["within"] or thing["far"]:
        weight *= 0.1
    return weight


def toggles(things: Sequence[Thing]) -> list[Thing]:
    """Return what can be marked, in the innermost thing that is open."""
    marks = [one for one in things if one["toggle"] and one["enabled"]]
    within = [one for one in marks if one["within"]]
    return within or marks


def confirming(things: Sequence[Thing], near: Thing) -> Thing | None:
    """Return the button that confirms what was marked."""
    ready = [one for one in things if one["within"] == near["within"] and one["first"] and one["enabled"]]
    return ready[0] if ready else None


def leading(things: Sequence[Thing], tried: Counter[str], habits: Habits, rng: Random) -> Thing | None:
    """Choose what looks as if it led on, and was not tried in vain.

    Args:
        things: what can be pressed.
        tried: how often each was pressed in this position, by its name.
        habits: make it prefer, of what looks alike, what has led on before.
        rng: chooses.
    """
    for _ in range(2):
        for tier in _tiers(things, rng):
            fresh = [one for one in tier if one["enabled"] and tried[one["name"]] < _patience(one)]
            if fresh:
                return rng.choices(fresh, [habits.appeal(one["name"]) for one in fresh])[0]
        # What was in vain may not be so any more.
        tried.clear()
    return rng.choice(things) if things else None


def _patience(thing: Thing) -> int:
    """Return how often a thing may be pressed in vain."""
    if _puts_away(thing):
        return 99
    return 1 if thing["toggle"] else 2


def _puts_away(thing: Thing) -> bool:
    return re.search(r"close|-(no|ok)$", thing["name"]) is not None


def _tiers(things: Sequence[Thing], rng: Random) -> Iterator[list[Thing]]:
    window = [one for one in things if one["within"] == "dialog"]
    if window:
        yield [one for one in window if one["first"]]
        yield [one for one in window if _puts_away(one)]
        yield window
    yield [one for one in things if one["name"] == "replay-close" or one["name"].endswith("-ok")]
    yield [one for one in things if one["name"] == RESULT]
    yield [one for one in things if "bubble" in one["within"] and one["first"]]
    sheet = [one for one in things if "sheet" in one["within"]]
    yield [one for one in sheet if one["first"]]
    yield [one for one in sheet if one["toggle"]]
    # What a turn offers besides its end is done now and then, too.
    wishes = [
        [one for one in things if one["name"] == END],
        [one for one in things if one["glows"]],
    ]
    if rng.random() < DILIGENCE:
        wishes.reverse()
    yield from wishes
    yield [one for one in things if one["action"]]
    yield [one for one in things if one["kind"] == "summary"]
    yield [one for one in things if one["name"] == LIST]
    yield [one for one in things if one["lit"]]
