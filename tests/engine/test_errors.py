"""Bad input: every kind ends in a typed error that names what is wrong, and changes nothing."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import (
    AmbiguousAction,
    BadOption,
    BadPlayers,
    BadPosition,
    BadRecord,
    BadSeat,
    BadSeed,
    GameOver,
    IllegalAction,
    NewerRecord,
    NoRecord,
    SpieltischError,
    State,
    UnknownGame,
    UnreadableAction,
)

from .invariants import check_state, digest, text_of
from .playing import Player, play
from .rubbish import HUGE, TEXTS, VALUES, each, nested
from .tables import GAME, begin, leaves

IDS = {
    UnknownGame: "unknown-game",
    BadOption: "bad-option",
    BadPlayers: "bad-players",
    BadSeat: "bad-seat",
    BadSeed: "bad-seed",
    IllegalAction: "illegal-action",
    UnreadableAction: "unreadable-action",
    AmbiguousAction: "ambiguous-action",
    GameOver: "game-over",
    BadRecord: "bad-record",
    NewerRecord: "newer-record",
    BadPosition: "bad-position",
    NoRecord: "no-record",
}


def refused(kind: type[SpieltischError], call: Any, *args: Any, **named: Any) -> Any:
    """Check that a call raises an error of that kind that a person and a program can act on; return it."""
    with pytest.raises(kind) as caught:
        call(*args, **named)
    error = caught.value
    assert error.id == IDS[type(error)]
    assert 10 < len(error.message) < 700
    assert str(error) == error.message
    assert json.loads(json.dumps(error.to_dict(), allow_nan=False)) == error.to_dict()
    assert set(error.to_dict()) == {"id", "message", "data"}
    assert len(json.dumps(error.to_dict())) < 8000
    return error


def accepted(call: Any, *args: Any) -> Any:
    """Return what a call gives, or None if it raises a proper error."""
    try:
        return call(*args)
    except SpieltischError as error:
        refused(type(error), call, *args)
    return None


@pytest.fixture(scope="module")
def states() -> list[State]:
    """Return every state of one game."""
    state, player = begin(3, seed=1), Player(Random(1))
    found = [state.copy()]
    while not state.is_over:
        state.apply(player.choose(state))
        found.append(state.copy())
    return found


def test_the_ids_of_the_errors() -> None:
    assert {kind.id for kind in IDS} == set(IDS.values())
    assert all(kind.__doc__ for kind in IDS)


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
    assert refused(BadPlayers, spieltisch.new_game, GAME, ["A"], seed=1).data["allowed"] == [2, 3, 4]


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


@each("seat", [None, spieltisch.PUBLIC])
def test_only_a_seat_can_be_determinized(seat: Any) -> None:
    refused(BadSeat, begin(3).determinize, seat, Random(1))


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


# -- records ----------------------------------------------------------------------------------------------------------


def record_of(states: list[State], steps: int = 40) -> dict[str, Any]:
    return json.loads(json.dumps(states[steps].record()))  # type: ignore[no-any-return]


def test_a_record_cut_anywhere_is_refused(states: list[State]) -> None:
    text = json.dumps(record_of(states), indent=1)
    for end in range(len(text)):
        refused(BadRecord, spieltisch.replay, text[:end])


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_a_record_with_a_damaged_byte_never_ends_untyped(states: list[State], encoding: str) -> None:
    rng, text = Random(1), json.dumps(record_of(states))
    for _ in range(300):
        data = bytearray(text, encoding)
        data[rng.randrange(len(data))] = rng.randrange(256)
        accepted(spieltisch.replay, bytes(data))


@each(
    "text",
    [
        "null", "[]", "1", '"x"', "{}", "NaN", '{"format": NaN}', '{"format": 1e999}', '{"format": 1.0}', "\ud800",
        '{"format": true}', '{"format": "1"}', '{"format": 0}', '{"format": -1}', b"\xff\xfe\xfa", "[" * 100_000,
        '{"a":' * 100_000, '{"format": 1' + "0" * 6000 + "}", '{"format": 1, "format": 1}', "\ufeff{}",
    ],
)  # fmt: skip
def test_json_that_is_no_record(text: Any) -> None:
    refused(BadRecord, spieltisch.replay, text)


@each("version", [2, 10, 2**60, HUGE])
def test_a_newer_record_is_told_apart(states: list[State], version: int) -> None:
    error = refused(NewerRecord, spieltisch.replay, {**record_of(states), "format": version})
    assert error.data["reads"] == 1


def test_a_newer_record_need_not_be_understood() -> None:
    refused(NewerRecord, spieltisch.replay, {"format": 2, "moves": "unknown"})


def test_the_first_illegal_action_is_named(states: list[State]) -> None:
    record = record_of(states)
    for index in range(len(record["actions"])):
        actions = [*record["actions"][:index], "end turn now", *record["actions"][index:]]
        assert refused(BadRecord, spieltisch.replay, {**record, "actions": actions}).index == index
        actions = [*record["actions"][:index], None, *record["actions"][index:]]
        assert refused(BadRecord, spieltisch.replay, {**record, "actions": actions}).index == index
        missing = record["actions"][:index] + record["actions"][index + 1 :]
        error = accepted(spieltisch.replay, {**record, "actions": missing})
        assert error is None or isinstance(error, State)


def test_an_illegal_action_of_a_record_keeps_its_reason(states: list[State]) -> None:
    record = record_of(states, 0)
    error = refused(BadRecord, spieltisch.replay, {**record, "actions": ["lay Ulm"]})
    assert error.data["index"] == error.index == 0
    assert error.data["action"] == "lay Ulm"
    assert error.data["cause"]["id"] == "illegal-action"
    assert error.data["cause"]["data"]["rule"] == "TT-202"


def test_a_record_that_goes_on_after_the_end(states: list[State]) -> None:
    record = record_of(states, -1)
    error = refused(BadRecord, spieltisch.replay, {**record, "actions": [*record["actions"], "take deck"]})
    assert error.index == len(record["actions"])


@each("steps", [-1, 41, HUGE, *(v for v in VALUES if v is not None and type(v) is not int)])
def test_steps_that_a_record_does_not_have(states: list[State], steps: Any) -> None:
    refused(BadRecord, spieltisch.replay, record_of(states), steps)


def test_every_part_of_a_record_replaced_by_rubbish(states: list[State]) -> None:
    for record in (record_of(states, 6), spieltisch.from_dict(states[12].to_dict()).record()):
        for path in leaves(record):
            for value in VALUES:
                accepted(spieltisch.replay, put(record, path, value))
            accepted(spieltisch.replay, drop(record, path))


@pytest.mark.parametrize("part", ["format", "game", "players", "options", "seed", "actions"])
def test_every_part_of_a_record_is_needed(states: list[State], part: str) -> None:
    refused(BadRecord, spieltisch.replay, drop(record_of(states), (part,)))


def test_a_record_whose_position_is_of_another_table(states: list[State]) -> None:
    record = spieltisch.from_dict(states[12].to_dict()).record()
    for part in ({"players": ["X", "Y", "Z"]}, {"options": {**record["options"], "open-scores": True}}):
        assert refused(BadRecord, spieltisch.replay, {**record, **part}).data["field"] in part


def test_records_of_other_makers_may_hold_more(states: list[State]) -> None:
    """Unknown parts, such as a program's name, do no harm."""
    record = {**record_of(states), "made-by": "somebody", "comment": nested(5)}
    assert spieltisch.replay(record).to_dict() == states[40].to_dict()


# -- positions --------------------------------------------------------------------------------------------------------


def put(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Return JSON data with one part replaced; only the way to it is copied."""
    if not path:
        return value
    changed = copy.copy(data)
    changed[path[0]] = put(data[path[0]], path[1:], value)
    return changed


def drop(data: Any, path: tuple[Any, ...]) -> Any:
    """Return JSON data with one part left out."""
    changed = copy.copy(data)
    if path[1:]:
        changed[path[0]] = drop(data[path[0]], path[1:])
    else:
        del changed[path[0]]
    return changed


@each("value", [v for v in VALUES if not isinstance(v, dict)])
def test_what_is_no_position(value: Any) -> None:
    refused(BadPosition, spieltisch.from_dict, value)


@pytest.mark.parametrize("step", [0, 30, 90, -1])
def test_every_part_of_a_position_replaced_by_rubbish(states: list[State], step: int) -> None:
    """Either the position is refused, or it is one that can be played on."""
    position = states[step].to_dict()
    before = text_of(position)
    values = (
        *VALUES,
        3,
        7,
        "take",
        "lay",
        "close",
        "discard",
        "done",
        "over",
        "wagner",
        ["wagner"],
        "lodz",
        ["lodz"],
    )
    for path in leaves(position):
        for value in values:
            state = accepted(spieltisch.from_dict, put(position, path, value))
            if state is not None and text_of(state.to_dict()) != before:
                play_on(state, 3)
        accepted(spieltisch.from_dict, drop(position, path))
    assert text_of(position) == before


def play_on(state: State, steps: int) -> None:
    player = Player(Random(1), whims=0.5)
    for _ in range(steps):
        check_state(state)
        json.dumps(state.record(), allow_nan=False)
        for seat in range(len(state.players)):
            state.determinize(seat, Random(1))
        if state.is_over:
            break
        state.apply(player.choose(state))


def test_every_part_of_a_position_is_needed(states: list[State]) -> None:
    position = states[30].to_dict()
    needed = set(position) - {"agenda", "resume", "expansions"}
    for part in needed:
        assert refused(SpieltischError, spieltisch.from_dict, drop(position, (part,)))
    for part in position["seats"][0]:
        refused(BadPosition, spieltisch.from_dict, drop(position, ("seats", 0, part)))


@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_missing_and_extra_cards(states: list[State], pile: str) -> None:
    position = next(state.to_dict() for state in states if len(state.to_dict()["discard"]) > 3)
    card = position[pile][0]
    error = refused(BadPosition, spieltisch.from_dict, {**position, pile: position[pile][1:]})
    assert error.data == {"card": card, "count": 2}
    error = refused(BadPosition, spieltisch.from_dict, {**position, pile: [*position[pile], card]})
    assert error.data == {"card": card, "count": 4}


def test_impossible_positions(states: list[State]) -> None:
    position = states[60].to_dict()
    own = position["seats"][0]
    every = [city["id"] for city in spieltisch.thurn_und_taxis.board.load("south").data["cities"]]
    for change in (
        {"display": position["display"][:5]},
        {"display": [None, *position["display"][1:]]},
        {"seats": position["seats"][:2]},
        {"seats": [{**own, "houses": every}, *position["seats"][1:]]},
        {"seats": [{**own, "houses": ["ulm", "ulm"]}, *position["seats"][1:]]},
        {"seats": [{**own, "carriage": 2}, *position["seats"][1:]]},
        {"seats": [{**own, "tiles": [["route-5", 9]]}, *position["seats"][1:]]},
        {"stacks": {**position["stacks"], "route-5": [1, 2]}},
        {"stacks": {**position["stacks"], "route-5": []}},
        {"stacks": {**position["stacks"], "route-9": []}},
        {"current": None},
        {"current": 3},
        {"turn": (position["turn"] + 1) % 3},
        {"phase": "over"},
        {"random": "0x00000000000000"},
        {"random": "-000000000000001"},
        {"random": "00000000_0000000"},
        {"random": "ABCDEF0123456789"},
        {"format": 2},
        {"game": "murano-plus"},
        {"players": ["A", "B"]},
        {"used": ["pope"]},
        {"ending": {"seat": 0}},
        {"ending": {"seat": 5, "by": "houses"}},
    ):
        refused(SpieltischError, spieltisch.from_dict, {**position, **change})


def test_routes_follow_roads() -> None:
    position = begin(2).to_dict()
    deck = position["deck"]
    for cities in (["lodz", "basel"], ["ulm", "stuttgart", "ulm"]):
        rest = deck.copy()
        if any(city not in rest for city in cities):
            continue
        for city in cities:
            rest.remove(city)
        seats = [{**position["seats"][0], "route": cities}, position["seats"][1]]
        refused(BadPosition, spieltisch.from_dict, {**position, "deck": rest, "seats": seats})


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
