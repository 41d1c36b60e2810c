"""Whatever happens at any table is what the modules `schema` declare, part by part: the page's types are made of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from typeguard import TypeCheckError

import spieltisch
from spieltisch import PUBLIC, schema
from spieltisch.session import Session
from tests.pairs import ordinary

from .. import tables
from ..course import told
from ..declared import GAMES, check, check_event, check_view, events, merged
from .both import TABLES, name_of, player_of

FEW = TABLES[::9]
EVERY = 11
"""So many decisions lie between two looks at everything."""


@pytest.mark.parametrize("table", ordinary(TABLES, FEW), ids=name_of)
def test_every_event_is_as_declared(table: tuple[int, str, dict[str, Any]]) -> None:
    count, game, options = table
    rng = Random(name_of(table))
    player = player_of(game, rng)
    begun = spieltisch.new_game(game, tables.NAMES[:count], options, seed=5)
    for state, happened in told(begun, player):
        for event in happened:
            check_event(game, event)
            for seat in (PUBLIC, 0, None):
                check_event(game, state.redact(event, seat))


@pytest.mark.parametrize("table", ordinary(TABLES, FEW), ids=name_of)
def test_every_answer_is_as_declared(table: tuple[int, str, dict[str, Any]]) -> None:
    count, game, options = table
    rng = Random(name_of(table))
    player = player_of(game, rng)
    session = Session()
    names = list(tables.NAMES[:count])
    begun = {"game": game, "players": names, "options": options, "seed": 4}
    check(session.call("new", begun), schema.Shown[Any, Any])
    number = 0
    while not session.state.is_over:
        state, number = session.state, number + 1
        seat = {"seat": state.current_player}
        text = {"text": str(player.choose(state))}
        if number % EVERY == 0:
            for other in range(count):
                check_view(session.call("view", {"seat": other}))
            check(session.call("look", {"seat": 0}), schema.Looked[Any, Any, Any])
            _check_events(game, check(session.call("preview", seat | text), schema.Preview[Any]))
        acted = check(session.call("act", seat | {"actions": [text["text"]]}), schema.Changed[Any, Any, Any])
        for step in acted["history"]:
            _check_events(game, step)
        if number % EVERY == 1:
            check_view(acted["view"])
            check_view(acted["open"])
    check_view(session.call("view", {"seat": None}))
    check_view(session.call("at", {"seat": 0, "step": 1}))
    for step in check(session.call("history", {"seat": 0}), list[schema.HistoryStep[Any]]):
        _check_events(game, step)
    check(session.call("scores", {}), list[schema.ScoreStep])
    check(session.state.ranking(), list[schema.RankRow])
    record = session.state.record()
    check(session.call("follow", {"record": record}), schema.Followed)


def _check_events(game: str, answer: Any) -> None:
    for event in answer["events"]:
        bare = {**event}
        if telling := bare.pop("telling", None):
            check(telling, schema.Telling)
        check_event(game, bare)


@pytest.mark.parametrize("game", GAMES)
def test_every_thought_is_as_declared(game: str) -> None:
    session = Session()
    session.call("new", {"game": game, "players": ["A", "B"], "seed": 2})
    seat = {"seat": session.state.current_player, "seed": 1}
    typed: Any = schema
    action: Any = merged(game, "PlainAction" if game == "murano" else "Action", ())
    check(session.call("hint", {**seat, "budget": {"playouts": 4}}), typed.Thought[action])
    while not (thought := session.call("thinkStep", {"ms": 50}))["done"]:
        pass
    check(thought, typed.Thought[action])
    check(session.call("think", {**seat, "level": "merchant"}), typed.Thought[action])
    check(session.call("decide", {"tallies": [thought["tally"]]}), schema.Decision)
    refused = session.call("whyNot", {"text": "end turn"})
    check(refused, schema.Refusal)
    assert refused is not None
    deal = {"game": game, "seats": 2, "seed": 1, "seat": 0, "level": "merchant"}
    check(session.call("par", deal), schema.Par)
    check(session.call("levels", {}), list[schema.LevelInfo])
    check(session.call("games", {}), list[schema.GameInfo])


@pytest.mark.parametrize("game", GAMES)
def test_a_review_is_as_declared(game: str) -> None:
    session = Session()
    session.call("new", {"game": game, "players": ["A", "B"], "seed": 3})
    player = player_of(game, Random(3), whims=0.1)
    while not session.state.is_over:
        session.call(
            "act", {"seat": session.state.current_player, "actions": [str(player.choose(session.state))]}
        )
    typed: Any = schema
    action: Any = merged(game, "PlainAction" if game == "murano" else "Action", ())
    check(session.call("analyse", {"seats": [0], "share": [0, 1]}), typed.Reviewed[action])
    found = session.call("analyseStep", {"ms": 300})
    check(found, typed.Reviewed[action])
    check(session.call("analysed", {"shares": [found, None]}), typed.Analysis[action])
    check(session.call("lost", {"record": session.state.record(), "seats": [0]}), schema.Losses)
    check(session.call("lostStep", {"ms": 300}), schema.Losses)


@pytest.mark.parametrize("game", GAMES)
def test_no_kind_of_event_is_declared_twice(game: str) -> None:
    assert len(events(game)) == sum(len(room.events) for room in GAMES[game].rooms)


@pytest.mark.parametrize(
    "event",
    [
        {"event": "house", "seat": 0},
        {"event": "house", "seat": 0, "city": "ulm", "country": "baiern"},
        {"event": "house", "seat": "0", "city": "ulm"},
        {"event": "carriage", "seat": 0, "length": 3, "official": "bote"},
        {"event": "coach-arrived", "coach": "blue", "tiles": [{"rank": "kardinal"}], "gone": []},
    ],
)
def test_another_event_would_be_noticed(event: dict[str, Any]) -> None:
    with pytest.raises(TypeCheckError):
        check_event("thurn-und-taxis", event)
