"""What a seat may not know: observations, events and resampled states never hold it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC, NoRecord, State
from tests.positions import mix_values

from ..invariants import check_actions, check_conservation, text_of
from ..playing import Player
from ..tables import begin

COUNTS = (2, 3, 4)
OPEN = (False, True)


def games(*, seed: int) -> pytest.MarkDecorator:
    """Parametrize a test with a game for each player count, scores hidden or open."""
    cases = [(count, shown) for count in COUNTS for shown in OPEN]
    begun = [(begin(count, {"open-scores": shown}, seed), Player(Random(seed))) for count, shown in cases]
    return pytest.mark.parametrize(
        ("state", "player"), begun, ids=[f"{c}-{'open' if o else 'hidden'}" for c, o in cases]
    )


def others_of(seat: int | None, count: int) -> list[int]:
    return [other for other in range(count) if other != seat]


def permuted(state: State, seat: int, rng: Random) -> State:
    """Return the state with everything hidden from a seat (or `PUBLIC`) mixed up, without help from the engine."""
    position = state.to_dict()
    seats = position["seats"]
    others = others_of(seat, len(seats))
    pool = (
        position["deck"] + position["discard"] + [card for other in others for card in seats[other]["hand"]]
    )
    rng.shuffle(pool)
    for pile in (position["deck"], position["discard"], *(seats[other]["hand"] for other in others)):
        pile[:] = [pool.pop() for _ in pile]
    if not position["options"]["open-scores"] and position["phase"] != "over":
        mix_values(position, others, rng)
    position["random"] = f"{rng.getrandbits(64):016x}"
    return spieltisch.from_dict(position)


@games(seed=1)
def test_mixing_what_is_hidden_changes_no_observation(state: State, player: Player) -> None:
    rng = Random(1)
    while not state.is_over:
        for seat in (PUBLIC, *range(len(state.players))):
            # What an official can do for the current player depends on the own hand, which stays.
            assert text_of(permuted(state, seat, rng).observation(seat)) == text_of(state.observation(seat))
        state.apply(player.choose(state))


@games(seed=2)
def test_observations_hold_no_hands_and_values_of_others(state: State, player: Player) -> None:
    opened = state.to_dict()["options"]["open-scores"]
    while not state.is_over:
        for seat in (PUBLIC, *range(len(state.players))):
            seen = state.observation(seat)
            assert isinstance(seen["deck"], int)
            assert isinstance(seen["discard"], int)
            assert (seen["officials"] is None) == (seat != state.current_player)
            for other in others_of(seat, len(state.players)):
                assert seen["seats"][other]["hand"] is None
                if not opened:
                    assert seen["seats"][other]["score"] is None
                    assert all(tile["value"] is None for tile in seen["seats"][other]["tiles"])
        state.apply(player.choose(state))
    assert all(row["score"] is not None for row in state.observation(PUBLIC)["seats"])


@games(seed=3)
def test_determinize_keeps_the_observation(state: State, player: Player) -> None:
    rng = Random(3)
    before = text_of(state.to_dict())
    changed = 0
    while True:
        for seat in range(len(state.players)):
            guess = state.determinize(seat, rng)
            assert text_of(guess.observation(seat)) == text_of(state.observation(seat))
            if seat == state.current_player:
                assert guess.legal_actions() == state.legal_actions()
            check_conservation(guess.to_dict())
            changed += guess.to_dict()["deck"] != state.to_dict()["deck"]
        assert text_of(state.to_dict()) == before
        if state.is_over:
            break
        state.apply(player.choose(state))
        before = text_of(state.to_dict())
    assert changed > len(state.history())


@pytest.mark.parametrize("count", COUNTS)
def test_determinize_deals_every_hidden_part_anew(count: int) -> None:
    rng = Random(4)
    changed: dict[str, set[bool]] = {"hand": set(), "tiles": set(), "random": set()}
    for seed in range(6):
        state, player = begin(count, seed=seed), Player(Random(seed))
        while not state.is_over:
            guess, true = state.determinize(0, rng).to_dict(), state.to_dict()
            changed["random"].add(guess["random"] != true["random"])
            for part in ("hand", "tiles"):
                changed[part].add(sorted(guess["seats"][1][part]) != sorted(true["seats"][1][part]))
            state.apply(player.choose(state))
    assert True in changed["hand"]
    assert changed["random"] == {True}
    # With two players the tiles of the other follow from what is left of a stack, so nothing can be dealt anew.
    assert (True in changed["tiles"]) == (count > 2)


def test_determinize_uses_what_is_known_only() -> None:
    state, player = begin(3, seed=5), Player(Random(5))
    for _ in range(120):
        state.apply(player.choose(state))
    for seat in range(3):
        one = state.determinize(seat, Random(1))
        other = permuted(state, seat, Random(2)).determinize(seat, Random(1))
        assert one.to_dict() == other.to_dict()


def test_a_made_up_state_can_be_played_but_has_no_record() -> None:
    state, player = begin(2, seed=6), Player(Random(6))
    for _ in range(40):
        state.apply(player.choose(state))
    guess = state.determinize(0, Random(6))
    while not guess.is_over:
        check_actions(guess)
        guess.apply(player.choose(guess))
    with pytest.raises(NoRecord):
        guess.record()


@games(seed=7)
def test_redacted_events_leak_nothing(state: State, player: Player) -> None:
    opened = state.to_dict()["options"]["open-scores"]
    while not state.is_over:
        for event in state.apply(player.choose(state)):
            before = text_of(event)
            for seat in (PUBLIC, *range(len(state.players))):
                seen = state.redact(event, seat)
                assert text_of(event) == before
                assert seen.keys() == event.keys()
                hidden = event.get("seat") != seat
                if event["event"] == "took":
                    assert (seen["card"] is None) == (hidden and event["from"] == "deck")
                if event["event"] == "tile" and not state.is_over:
                    assert (seen["value"] is None) == (hidden and not opened)
            assert state.redact(event, None) == event


@pytest.mark.parametrize("count", COUNTS)
def test_redacted_events_do_not_depend_on_what_is_hidden(count: int) -> None:
    """The same public action in a state that looks alike gives the same redacted events, but for cards turned up."""
    state, player, rng = begin(count, seed=8), Player(Random(8)), Random(8)
    while not state.is_over:
        seat = (state.current_player or 0) + 1
        watcher = seat % count
        twin = permuted(state, watcher, rng)
        action = player.choose(state)
        if action in twin.legal_actions():
            told, other = ([s.redact(e, watcher) for e in s.copy().apply(action)] for s in (state, twin))
            assert [_public(state, event) for event in told] == [_public(state, event) for event in other]
        state.apply(action)


def _public(state: State, event: Any) -> dict[str, Any]:
    # A refilled place shows a card of the deck, whose order was mixed: that one may differ.
    return {**event, "card": None} if event["event"] == "refilled" else event
