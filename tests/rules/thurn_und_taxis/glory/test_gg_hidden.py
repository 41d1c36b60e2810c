"""GG-217 to GG-219: what a seat cannot see never shows, in observations, events and resampled states."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC, State
from tests.positions import GAME, NAMES, mix_values

from ..reading import eager

CASES = [
    pytest.param(count, hidden, numbers, id=f"{count}-{'hidden' if hidden else 'seen'}-{numbers}")
    for count, hidden, numbers in (
        (2, False, "even"), (2, True, "remote"), (3, True, "even"), (3, False, "remote"), (4, False, "even"),
        (4, True, "even"),
    )
]  # fmt: skip


def begin(count: int, hidden: bool, numbers: str) -> State:
    options = {"board": "north", "hide-horses": hidden, "horse-numbers": numbers, "courier": hidden}
    return spieltisch.new_game(GAME, NAMES[:count], options, seed=count)


def back(card: str) -> int:
    return int(card.split("/")[1])


def mixed(state: State, seat: int, rng: Random) -> State:
    """Return the state with everything mixed up that a seat cannot see, without help from the engine."""
    data = state.to_dict()
    horses = data["expansions"]["glory"]["horses"]
    others = [other for other in range(len(data["players"])) if other != seat]
    shown = [(horses[other], i) for other in others for i in range(len(horses[other]))]
    shown += [(data["deck"], 0)] if data["deck"] else []
    hidden = [(data["deck"], i) for i in range(1, len(data["deck"]))]
    hidden += [(data["discard"], i) for i in range(len(data["discard"]))]
    hands = [
        (data["seats"][other]["hand"], i)
        for other in others
        for i in range(len(data["seats"][other]["hand"]))
    ]
    (hidden if data["options"]["hide-horses"] else shown).extend(hands)
    pool = [pile[i] for pile, i in shown + hidden]
    rng.shuffle(pool)
    for pile, i in shown:
        card = next(card for card in pool if back(card) == back(pile[i]))
        pool.remove(card)
        pile[i] = card
    for pile, i in hidden:
        pile[i] = pool.pop()
    mix_values(data, others, rng)
    data["random"] = f"{rng.getrandbits(64):016x}"
    return spieltisch.from_dict(data)


def text_of(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


def course(state: State, rng: Random) -> Iterator[State]:
    """Play on and yield each position before something happens in it; it is one and the same object."""
    for _ in range(250):
        if state.is_over:
            return
        yield state
        state.apply(eager(state, rng))


@pytest.mark.rule("GG-219")
@pytest.mark.parametrize(("count", "hidden", "numbers"), CASES)
def test_mixing_what_is_hidden_changes_no_observation(count: int, hidden: bool, numbers: str) -> None:
    state, rng = begin(count, hidden, numbers), Random(1)
    changed = 0
    for _ in course(state, rng):
        for seat in (PUBLIC, *range(count)):
            other = mixed(state, seat, rng)
            assert text_of(other.observation(seat)) == text_of(state.observation(seat))
            changed += other.to_dict() != state.to_dict()
    assert changed > 200


@pytest.mark.rule("GG-217")
@pytest.mark.rule("GG-218")
@pytest.mark.parametrize(("count", "hidden", "numbers"), CASES)
def test_resampling_keeps_every_back_that_is_seen(count: int, hidden: bool, numbers: str) -> None:
    state, rng = begin(count, hidden, numbers), Random(2)
    moved: dict[str, int] = {"hand": 0, "horses": 0, "top": 0, "backs": 0}
    for _ in course(state, rng):
        true = state.to_dict()
        for seat in range(count):
            assert (
                state.determinize(seat, Random(3)).to_dict()
                == mixed(state, seat, rng).determinize(seat, Random(3)).to_dict()
            )
            guess = state.determinize(seat, rng).to_dict()
            assert [back(card) for card in guess["deck"][:1]] == [back(card) for card in true["deck"][:1]]
            moved["top"] += guess["deck"][:1] != true["deck"][:1]
            for other in range(count):
                mine, theirs = (data["expansions"]["glory"]["horses"][other] for data in (guess, true))
                assert [back(card) for card in mine] == [back(card) for card in theirs]
                assert mine == theirs or other != seat
                moved["horses"] += mine != theirs
                mine, theirs = (data["seats"][other]["hand"] for data in (guess, true))
                same_backs = [back(card) for card in mine] == [back(card) for card in theirs]
                assert same_backs or (hidden and other != seat)
                assert mine == theirs or other != seat
                moved["hand"] += mine != theirs
                moved["backs"] += not same_backs
    assert moved["top"] > 0
    assert moved["horses"] > 0
    assert moved["hand"] > 0
    assert (moved["backs"] > 0) == hidden


@pytest.mark.rule("GG-219")
@pytest.mark.parametrize(("count", "hidden", "numbers"), CASES)
def test_redacted_events_do_not_depend_on_what_is_hidden(count: int, hidden: bool, numbers: str) -> None:
    """The same action in a state that looks alike tells a watcher the same, but for cards turned up by it."""
    state, rng = begin(count, hidden, numbers), Random(4)
    compared = 0
    for _ in range(250):
        if state.is_over:
            break
        watcher = ((state.current_player or 0) + 1) % count
        twin = mixed(state, watcher, rng)
        action = eager(state, rng)
        own = [event for event in state.copy().apply(action) if event["event"] == "harnessed"]
        if action in twin.legal_actions():
            told, other = (
                [without_chance(s.redact(event, watcher)) for event in s.copy().apply(action)]
                for s in (state, twin)
            )
            assert told == other
            compared += 1
        for event in own:
            assert state.redact(event, watcher)["card"] is None
        state.apply(action)
    assert compared > 50


def without_chance(event: Any) -> dict[str, Any]:
    """Return an event without the card that came up by chance, or that everybody sees being discarded."""
    opens = event["event"] == "refilled" or event.get("from") == "horses"
    return {name: value for name, value in event.items() if not (opens and name in ("card", "cards"))}


@pytest.mark.rule("GG-218")
@pytest.mark.parametrize("hidden", [False, True])
def test_a_card_from_the_deck_shows_its_back_as_far_as_backs_are_seen(hidden: bool) -> None:
    state, rng = begin(3, hidden, "even"), Random(5)
    drawn = 0
    for _ in range(150):
        top = state.observation(PUBLIC)["deckHorses"]
        action = eager(state, rng)
        for event in state.apply(action):
            if event["event"] == "took":
                assert event["back"] == back(event["card"])
                deck = event["from"] == "deck"
                drawn += deck
                assert not deck or event["back"] == top
                for seat in (PUBLIC, *range(3)):
                    shown = state.redact(event, seat)
                    unseen = deck and seat != event["seat"]
                    assert (shown["card"] is None) == unseen
                    assert (shown["back"] is None) == (unseen and hidden)
    assert drawn > 5
