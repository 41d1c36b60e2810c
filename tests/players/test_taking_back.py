"""A person takes back a decision together with what computers did since, unless that revealed something."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from spieltisch import BadSeat
from spieltisch.errors import BadCall, UndoRefused
from spieltisch.session import Session

PERSON, COMPUTER = 0, 1


def begin(game: str, **options: Any) -> Session:
    session = Session()
    session.call("new", {"game": game, "players": ["A", "B"], "options": options, "seed": 3})
    session.call("computers", {"seats": [COMPUTER]})
    return session


def act(session: Session, text: str) -> None:
    session.call("act", {"actions": [text], "seat": session.state.current_player})


def undo_of(session: Session) -> Any:
    return session.call("view", {"seat": PERSON})["undo"]


def test_moves_of_a_computer_that_revealed_nothing_go_back_too() -> None:
    session = begin("murano")
    rng = Random(1)
    crossed = 0
    while crossed < 5:
        state = session.state
        act(session, str(rng.choice(state.legal_actions())))
        history = session.call("history", {"seat": -1})
        if session.state.is_over or history[-1]["seat"] == PERSON:
            assert not session.state.is_over, "nothing was crossed in a whole game"
            continue
        if not undo_of(session)["steps"]:
            continue
        crossed += 1
        own = max(step["step"] for step in history if step["seat"] == PERSON)
        kept = session.state.record()["actions"]
        answer = session.call("undo", {"seat": PERSON, "steps": 1})
        assert answer["kept"] == own - 1
        assert answer["view"]["current"] == PERSON
        session.call("load", {"record": {**session.state.record(), "actions": kept}, "seat": PERSON})
        # Who is a computer is said anew for each table.
        assert undo_of(session) == {"steps": 0, "blocked": "turn"}
        session.call("computers", {"seats": [COMPUTER]})


def test_what_a_computer_has_done_stays() -> None:
    session = begin("thurn-und-taxis", start="seat-1")
    while session.state.current_player == PERSON:
        act(session, str(session.state.legal_actions()[0]))
    assert undo_of(session)["steps"] > 0
    act(session, next(text for text in map(str, session.state.legal_actions()) if text.startswith("take")))
    assert undo_of(session) == {"steps": 0, "blocked": "turn"}
    with pytest.raises(UndoRefused):
        session.call("undo", {"seat": PERSON, "steps": 1})


def test_only_seats_of_the_table_can_be_computers() -> None:
    session = begin("murano")
    for seats in ([2], [-1], [True], ["1"]):
        with pytest.raises(BadSeat):
            session.call("computers", {"seats": seats})
    with pytest.raises(BadCall):
        session.call("computers", {"seats": 1})
    assert session.call("computers", {"seats": [COMPUTER]}) == [COMPUTER]
