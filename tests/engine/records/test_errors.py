"""Bad input: every kind ends in a typed error that names what is wrong, and changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import (
    AmbiguousAction,
    BadOption,
    BadPlayers,
    BadSeat,
    BadSeed,
    GameOver,
    IllegalAction,
    State,
    UnknownGame,
    UnreadableAction,
)
from spieltisch.errors import SHOWN, shown

from ..course import play
from ..invariants import digest, text_of
from ..playing import Player
from ..rubbish import HUGE, TEXTS, VALUES, each
from ..tables import GAME, begin
from .refusals import IDS, accepted, record_of, refused


def test_the_ids_of_the_errors() -> None:
    assert {kind.id for kind in IDS} == set(IDS.values())
    assert all(kind.__doc__ for kind in IDS)


def test_long_input_is_quoted_in_short() -> None:
    assert shown("a" * 78) == repr("a" * 78)
    assert shown("a" * 79) == f"'{'a' * 76}..."
    assert len(shown([1] * 1000)) == SHOWN


# -- new games --------------------------------------------------------------------------------------------------------


@each("name", ["", "Thurn und Taxis", "THURN-UND-TAXIS", "chess", *VALUES])
def test_unknown_game(name: Any) -> None:
    error = refused(UnknownGame, spieltisch.new_game, name, ["A", "B"], seed=1)
    assert GAME in error.message


@each(
    "players",
    [[], ["A"], ["A"] * 5, ["A", ""], ["A", "  "], ["A", 1], ["A", None], ["A", "B" * 61], *VALUES],
)
def test_bad_players(players: Any) -> None:
    refused(BadPlayers, spieltisch.new_game, GAME, players, seed=1)


@each(
    "options",
    [{"colour": "red"}, {"edition": "third"}, {"edition": None}, {"open-scores": 1}, {"open-scores": "true"}]
    + [{"start": value} for value in VALUES]
    + [value for value in VALUES if value not in (None, {})],
)
def test_bad_options(options: Any) -> None:
    refused(BadOption, spieltisch.new_game, GAME, ["A", "B"], options, seed=1)


@pytest.mark.parametrize(("count", "start"), [(2, "seat-3"), (2, "seat-4"), (3, "seat-4")])
def test_start_player_who_is_not_there(count: int, start: str) -> None:
    error = refused(BadOption, begin, count, {"start": start})
    assert error.data["option"] == "start"


@each("seed", [-1, 2**53, HUGE, *(v for v in VALUES if type(v) is not int)])
def test_bad_seeds(seed: Any) -> None:
    refused(BadSeed, spieltisch.new_game, GAME, ["A", "B"], seed=seed)


def test_the_errors_of_the_catalogue_name_what_is_offered() -> None:
    assert "seat-1" in refused(BadOption, begin, 2, {"start": "me"}).message
    alone = refused(BadPlayers, spieltisch.new_game, GAME, ["A"], seed=1)
    assert alone.data == {"count": 1, "allowed": [2, 3, 4]}
    assert alone.message == "Thurn und Taxis is for 2, 3, 4 players, not 1."


def test_all_that_the_package_offers_by_name_is_there() -> None:
    """A star import fails at the first name that is not."""
    offered: dict[str, Any] = {}
    exec("from spieltisch import *", offered)  # noqa: S102 - a function cannot have one
    assert {*spieltisch.__all__} <= {*offered}


# -- actions ----------------------------------------------------------------------------------------------------------


def test_rubbish_is_no_action_and_changes_nothing(states: list[State]) -> None:
    for state in (states[0], states[1], *states[40:46], states[-1]):
        before = text_of(state.to_dict())
        for value in (*VALUES, *TEXTS):
            trial = state.copy()
            for refuses in (trial.apply, trial.parse, trial.why_not):
                if accepted(refuses, value) is None:
                    assert text_of(trial.to_dict()) == before
                    assert trial.history() == state.history()
                    assert trial.legal_actions() == state.legal_actions()
                trial = state.copy()


@each("value", [value for value in VALUES if not isinstance(value, str)])
def test_what_is_no_text_is_unreadable(value: Any) -> None:
    refused(UnreadableAction, begin(2).apply, value)


@each("text", ["take Atlantis", "lay Atlantis left", "close each Atlantis", "discard Atlantis", "x"])
def test_unknown_cities_are_unreadable(text: str) -> None:
    error = refused(UnreadableAction, begin(2).apply, text)
    assert text in error.message
    assert error.data["text"] == text


def test_an_action_of_another_phase_names_its_rule(states: list[State]) -> None:
    every = {action for state in states for action in state.legal_actions()}
    for state in states[:80]:
        before = digest(state)
        legal = set(state.legal_actions())
        for action in every - legal:
            error = refused(IllegalAction, state.apply, action)
            assert error.reason == state.why_not(action)
            assert error.data["rule"] == error.reason.rule
            assert error.data["action"] == action
        assert digest(state) == before


def test_another_seat_is_told_whose_turn_it_is(states: list[State]) -> None:
    for state in states[:-1:20]:
        for seat in range(3):
            for text in (str(state.legal_actions()[0]), "take", "gibberish"):
                refusal = accepted(state.why_not, text, seat)
                if seat != state.current_player:
                    # Nothing else, whatever the text: it must not tell what the player to move could do.
                    assert refusal == ("TT-201", {"seat": state.current_player})


@each("seat", [-2, 3, HUGE, *(v for v in VALUES if v is not None and type(v) is not int)])
def test_seats_that_are_not_there(seat: Any) -> None:
    state = begin(3)
    refused(BadSeat, state.observation, seat)
    refused(BadSeat, state.determinize, seat, Random(1))
    refused(BadSeat, state.why_not, "take deck", seat)


def test_what_everything_is_known_of_cannot_be_determinized() -> None:
    refused(BadSeat, begin(3).determinize, None, Random(1))


def test_the_beginning_of_several_actions_is_ambiguous() -> None:
    state = begin(2)
    error = refused(AmbiguousAction, state.apply, "take")
    assert error.data["candidates"] == [
        str(action) for action in state.legal_actions() if action.verb == "take"
    ]


def test_after_the_end_nothing_is_legal(states: list[State]) -> None:
    over = states[-1]
    for text in ("take deck", "end turn", "lay Ulm left"):
        error = refused(GameOver, over.apply, text)
        assert error.reason == over.why_not(text) == ("TT-703", {})
    refused(UnreadableAction, over.apply, "gibberish")
    assert over.legal_actions() == []


# -- what is handed out is one's own ----------------------------------------------------------------------------------


def scribble(data: Any) -> None:
    """Spoil JSON data in every place."""
    if isinstance(data, dict):
        for value in data.values():
            scribble(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            scribble(value)
        data.clear()


def test_nothing_handed_out_leads_back_into_the_state(states: list[State]) -> None:
    for fixed in states[:120:7]:
        position = fixed.to_dict()
        state = spieltisch.from_dict(position)
        before, record = digest(state), text_of(state.record())
        legal = [action.to_dict() for action in state.legal_actions()]
        for data in (
            position,
            state.to_dict(),
            state.record(),
            state.observation(0),
            state.observation(None),
            state.scores(),
            state.ranking(),
            [action.to_dict() for action in state.legal_actions()],
            state.copy().apply(state.legal_actions()[0]),
        ):
            scribble(data)
        state.legal_actions().clear()
        state.history().clear()
        assert digest(state) == before
        assert text_of(state.record()) == record
        assert [action.to_dict() for action in state.legal_actions()] == legal


def test_a_record_handed_in_is_left_alone(states: list[State]) -> None:
    record = record_of(states)
    before = text_of(record)
    state = spieltisch.replay(record)
    play(state, Player(Random(2)))
    assert text_of(record) == before
    scribble(record)
    assert spieltisch.replay(state.record()).to_dict() == state.to_dict()
