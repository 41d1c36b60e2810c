"""AU-113 to AU-115, AU-308: during the game no seat sees a distribution, not even its owner."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from spieltisch import PUBLIC, State
from spieltisch.errors import UndoRefused
from spieltisch.session import Session
from tests.positions import GAME, NAMES, Seat

from ..modules import COACHES, RANKS, STARTS, Coaches, asked, last_turn, modules, new
from ..reading import eager, of, play

OWN = ("Mönch Kardinal Ministrant Bischof Priester", "Priester Ministrant Kardinal Mönch Bischof")
IDS = ("moench kardinal ministrant bischof priester", "priester ministrant kardinal moench bischof")
TEXTS = tuple(f"assign {ranks}" for ranks in OWN)


def session(aid: bool = False, count: int = 2, **options: Any) -> Session:
    """Return a table at which everybody has distributed the clergy."""
    table = Session()
    chosen = {"audience": True, "audience-aid": aid, "start": "seat-1", **options}
    table.call("new", {"game": GAME, "players": list(NAMES[:count]), "options": chosen, "seed": 3})
    for seat in range(count):
        table.call("act", {"actions": [TEXTS[seat % 2]], "seat": seat})
    return table


def at_the_gates(**options: Any) -> Session:
    """Return a table whose violet coach stands one step before Rome, with a step to go."""
    state = modules(
        Seat(route="Lodz Pilsen Budweis"),
        players=2,
        phase="close",
        coaches=Coaches("spoleto freising freising freising freising", IDS),
        options=options,
    )
    state.apply("close each Pilsen")
    table = Session()
    table.call("load", {"record": {**state.record(), "position": state.to_dict(), "actions": []}})
    return table


def tells(data: Any) -> bool:
    """Return whether a distribution can be read in JSON data: two ranks in a row, by id or by name."""
    text = json.dumps(data, ensure_ascii=False).casefold()
    return any(
        f'{rank}", "' in text or f"assign {name}" in text for rank, name in zip(RANKS, NAMES_OF, strict=True)
    )


NAMES_OF = ("kardinal", "bischof", "priester", "mönch", "ministrant")


@pytest.mark.rule("AU-113")
@pytest.mark.parametrize("seat", [PUBLIC, 0, 1])
def test_no_observation_shows_a_distribution(seat: int) -> None:
    state = new(2, audience=True)
    for text in TEXTS:
        play(state, text)
        assert state.observation(seat)["audience"]["clergy"] == [None, None]
        assert not tells(state.observation(seat))


@pytest.mark.rule("AU-113")
@pytest.mark.parametrize("seat", [PUBLIC, 0, 1])
def test_no_event_shows_a_distribution(seat: int) -> None:
    state = new(2, audience=True)
    for owner, text in enumerate(TEXTS):
        (event,) = state.apply(text)[:1]
        assert event["ranks"] == IDS[owner].split()
        assert state.redact(event, seat) == {"event": "assigned", "seat": owner, "ranks": None}


@pytest.mark.rule("AU-113")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_table_tells_nobody(seat: int) -> None:
    table = session()
    history = table.call("history", {"seat": seat})
    assert [(entry["text"], entry["events"][0]["ranks"]) for entry in history] == [(None, None), (None, None)]
    assert not tells(table.call("view", {"seat": seat}))
    assert not tells(table.call("view", {"seat": PUBLIC}))
    for step in range(3):
        assert not tells(table.call("at", {"step": step, "seat": seat})["observation"])


@pytest.mark.rule("AU-113")
def test_what_an_action_returns_tells_nobody() -> None:
    table = Session()
    options = {"audience": True, "start": "seat-1"}
    table.call("new", {"game": GAME, "players": list(NAMES[:2]), "options": options, "seed": 3})
    answer = table.call("act", {"actions": [TEXTS[0]], "seat": 0})
    telling = {"id": "tut-au-log-assigned", "args": {}, "focus": []}
    (event,) = answer["history"][-1]["events"]
    assert event == {"event": "assigned", "seat": 0, "ranks": None, "telling": telling}
    assert not tells(answer["view"])


@pytest.mark.rule("AU-113")
def test_taking_back_shows_nothing_and_ends_when_others_have_gone_on() -> None:
    table = Session()
    options = {"audience": True, "start": "seat-1"}
    table.call("new", {"game": GAME, "players": list(NAMES[:2]), "options": options, "seed": 3})
    table.call("act", {"actions": [TEXTS[0]], "seat": 0})
    back = table.call("undo", {"steps": 1, "seat": 0})
    assert back["view"]["observation"]["audience"]["assigned"] == [False, False]
    assert back["view"]["observation"]["audience"]["clergy"] == [None, None]
    assert len(back["view"]["actions"]) == 120
    table.call("act", {"actions": [TEXTS[0]], "seat": 0})
    table.call("act", {"actions": [TEXTS[1]], "seat": 1})
    with pytest.raises(UndoRefused):
        table.call("undo", {"steps": 1, "seat": 0})


@pytest.mark.rule("AU-113")
def test_looking_ahead_does_not_open_a_coach() -> None:
    """What an arrival would bring cannot be tried out: neither by a preview nor by taking it back."""
    table = at_the_gates()
    ahead = table.call("preview", {"text": "joker violet Rom", "seat": 0})
    assert [event["event"] for event in ahead["events"] if event["event"].startswith("coach")] == [
        "coach-moved"
    ]
    assert ahead["after"] is None
    assert ahead["before"]["parts"]["audience"] == 0
    harmless = table.call("preview", {"text": "joker beige Andechs", "seat": 0})
    assert harmless["after"] == harmless["before"]
    table.call("act", {"actions": ["joker beige Andechs"], "seat": 0})
    assert table.call("view", {"seat": 0})["undo"]["steps"] == 1
    table.call("undo", {"steps": 1, "seat": 0})
    answer = table.call("act", {"actions": ["joker violet Rom"], "seat": 0})
    assert of(answer["history"][-1]["events"], "coach-arrived")[0]["tiles"] == [
        {"rank": "priester", "seats": [1]},
        {"rank": "moench", "seats": [0]},
    ]
    assert answer["view"]["undo"] == {"steps": 0, "blocked": "revealed"}
    with pytest.raises(UndoRefused):
        table.call("undo", {"steps": 1, "seat": 0})


@pytest.mark.rule("AU-113")
def test_after_the_game_all_is_open() -> None:
    state = last_turn(coaches=Coaches(clergy=IDS))
    assert state.observation(0)["audience"]["clergy"] == [None, None]
    play(state, "end turn")
    for seat in (PUBLIC, 0, 1):
        assert state.observation(seat)["audience"]["clergy"] == [ranks.split() for ranks in IDS]


@pytest.mark.rule("AU-115")
def test_the_memory_aid_shows_the_own_distribution_only() -> None:
    table = session(aid=True)
    for seat in (0, 1):
        seen = table.call("view", {"seat": seat})["observation"]["audience"]["clergy"]
        assert seen[seat] == IDS[seat].split()
        assert seen[1 - seat] is None
        ranks = [entry["events"][0]["ranks"] for entry in table.call("history", {"seat": seat})]
        assert ranks[seat] == IDS[seat].split()
        assert ranks[1 - seat] is None
    assert table.call("view", {"seat": PUBLIC})["observation"]["audience"]["clergy"] == [None, None]


@pytest.mark.rule("AU-115")
def test_the_memory_aid_is_off_unless_chosen() -> None:
    assert new(2, audience=True).to_dict()["options"]["audience-aid"] is False


@pytest.mark.rule("AU-113")
@pytest.mark.parametrize("aid", [False, True])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_made_up_states_keep_what_is_known(count: int, aid: bool) -> None:
    """The own clergy and what lies in Rome is known; the others' clergy on the road is dealt anew."""
    rng = Random(count)
    state = new(count, seed=count, audience=True, audience_aid=aid)
    dealt = dict.fromkeys(range(count), 0)
    while True:
        for seat in range(count):
            guess = state.determinize(seat, rng)
            assert guess.observation(seat) == state.observation(seat)
            assert guess.scores()[seat] == state.scores()[seat]
            if seat == state.current_player:
                assert guess.legal_actions() == state.legal_actions()
            true, made = state.to_dict(), guess.to_dict()
            place, other = (data["expansions"]["audience"] for data in (true, made))
            assert other["clergy"][seat] == place["clergy"][seat]
            for owner, ranks in enumerate(place["clergy"]):
                if ranks is None:
                    assert other["clergy"][owner] is None
                    continue
                assert sorted(other["clergy"][owner]) == sorted(RANKS)
                for coach, town in enumerate(place["places"]):
                    if town == "rom" or state.is_over:
                        assert other["clergy"][owner][coach] == ranks[coach]
                dealt[owner] += other["clergy"][owner] != ranks
        if state.is_over:
            break
        state.apply(
            rng.choice(state.legal_actions()) if asked(state)[1] in ("assign", "move") else eager(state, rng)
        )
    assert all(dealt.values())


@pytest.mark.rule("AU-113")
def test_made_up_states_do_not_depend_on_what_is_hidden() -> None:
    def guess(ranks: str) -> State:
        state = modules(Seat(hand="Ulm"), players=2, coaches=Coaches(STARTS, [IDS[0], ranks]))
        return state.determinize(0, Random(1))

    assert guess(IDS[1]).to_dict() == guess(" ".join(RANKS)).to_dict()
    assert len(COACHES) == len(RANKS)


@pytest.mark.rule("AU-308")
@pytest.mark.parametrize("seat", [PUBLIC, 0, 1])
def test_who_is_in_rome_is_public(seat: int) -> None:
    table = at_the_gates()
    table.call("act", {"actions": ["joker violet Rom"], "seat": 0})
    seen = table._table.observation(seat)["audience"]
    assert seen["rome"] == {"kardinal": [], "bischof": [], "priester": [1], "moench": [0], "ministrant": []}
    assert seen["clergy"] == [None, None]
