"""Every event has its sentence or needs none, every action has one, and none tells more than what it is about."""

from __future__ import annotations

import json
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

import spieltisch
from spieltisch import PUBLIC, State
from spieltisch.murano.sayers import SAYERS
from spieltisch.murano.schema import events as murano
from spieltisch.murano.tellers import TELLERS
from spieltisch.session import Session
from spieltisch.shell import fluent
from spieltisch.shell.naming import KINDS, Words
from spieltisch.shell.sentences import action as name_of
from spieltisch.shell.sentences import called, log
from spieltisch.thurn_und_taxis.expansions.schema import audience, courier, glory, offices
from spieltisch.thurn_und_taxis.schema import events as taxis
from tests.records import golden

TAXIS = "thurn-und-taxis"
NAMES = ["Anna", "Ben", "Cleo"]
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    (TAXIS, {"courier": True, "offices": True, "audience": True}),
    (TAXIS, {"board": "north", "offices": True}),
    ("murano", {}),
)


def kinds(*unions: Any) -> set[str]:
    """Return the kinds of events that schemas declare."""
    declared = [one for union in unions for one in get_args(union) or (union,)]
    return {get_args(get_type_hints(one)["event"])[0] for one in declared}


def new(game: str, options: dict[str, Any]) -> State:
    return spieltisch.new_game(game, NAMES, {"start": "seat-1", **options}, seed=5)


def test_every_kind_of_event_is_told_or_needs_no_words() -> None:
    assert set(TELLERS) == kinds(murano.Event)
    found: set[str] = set()
    for options in (TABLES[0][1], TABLES[1][1]):
        found |= set(new(TAXIS, options).rules.tellers)  # type: ignore[attr-defined]
    expansions = (audience.Event, courier.Event, glory.Event, offices.Event)
    assert found == kinds(taxis.Event, *expansions)


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_what_is_told_to_a_seat_names_only_what_its_event_holds(game: str, options: dict[str, Any]) -> None:
    rng, state = Random(7), new(game, options)
    told = 0
    while not state.is_over:
        events = state.apply(rng.choice(state.legal_actions()))
        for seat in (PUBLIC, 0, 1, 2):
            seen = [state.redact(event, seat) for event in events]
            for telling in filter(None, state.tell(seen)):
                told += 1
                values = telling["args"].values()
                for value in (value for value in values if isinstance(value, dict)):
                    ((kind, id_),) = value.items()
                    assert kind in KINDS
                    assert _parts(id_) <= _parts(seen), telling
                for place in telling["focus"]:
                    assert place["id"].removeprefix("rome/") in {
                        *map(str, _parts(seen)),
                        "character",
                        "street",
                        "rom",
                    }
    assert told > 200


def _parts(value: Any) -> set[Any]:
    """Return the ids and numbers that stand anywhere in a value."""
    if isinstance(value, dict):
        return set().union(*map(_parts, value.values()))
    if isinstance(value, list | tuple):
        return set().union(*map(_parts, value))
    return {value}


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_every_sentence_is_there(game: str, options: dict[str, Any], language: str) -> None:
    rng, state = Random(9), new(game, options)
    while not state.is_over:
        events = state.apply(rng.choice(state.legal_actions()))
        for telling in filter(None, state.tell(events)):
            assert telling["id"] in fluent.messages(language)
        for line in log(state, events, language):
            assert line.endswith((".", "!")), line
            assert "None" not in line
            assert not set("{}[]$") & set(line)


def test_every_verb_is_called_something() -> None:
    for game, options in TABLES:
        rules: Any = new(game, options).rules
        sayers = rules.sayers if game == TAXIS else SAYERS
        assert rules.verbs.keys() <= sayers.keys()


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_what_an_action_is_called_is_there_and_names_only_its_parts(
    game: str, options: dict[str, Any]
) -> None:
    rng, state = Random(3), new(game, options)
    known: set[str] = set()
    while not state.is_over:
        legal = state.legal_actions()
        for action in [one for one in legal if one not in known]:
            known.add(action)
            says = state.say(action)
            assert says is not None
            for value in (value for value in says["args"].values() if isinstance(value, dict)):
                ((kind, id_),) = value.items()
                assert kind in KINDS
                parts = {*_parts(action.to_dict()), *str(action.to_dict().get("card")).split("/")}
                assert _parts(id_) <= parts, says
            for language in ("de", "en"):
                assert says["id"] in fluent.messages(language)
                words = called(says, Words(language, NAMES, options))
                assert words[0].isupper() or words[0].isdecimal(), words
                assert "None" not in words
                assert not set("{}[]$") & set(words)
        state.apply(rng.choice(legal))


def test_an_offer_is_called_something_and_holds_no_empty_parts() -> None:
    state = new(TAXIS, {})
    for offer in state.offers():
        assert offer["says"]["id"].startswith("tut-do-take-")
        assert {part for part, value in offer.items() if value is None or value is False} <= {"card"}
    offers = {offer["text"]: offer for offer in state.offers()}
    assert offers["take deck"]["final"] is True
    assert name_of(state, state.parse("take deck")) == "Take from the deck"


def test_offers_are_the_callers_own() -> None:
    state = new(TAXIS, {})
    state.offers()[0]["text"] = "spoilt"
    assert state.offers()[0]["text"] == state.legal_actions()[0]


def test_houses_of_one_closing_are_one_sentence() -> None:
    state = new(TAXIS, {})
    events: list[Any] = [{"event": "house", "seat": 1, "city": city} for city in ("ulm", "linz")]
    assert log(state, events) == ["Ben places houses in Ulm and Linz."]
    assert log(state, events[:1]) == ["Ben places a house in Ulm."]
    first, second = state.tell(events)
    assert second is None
    assert first is not None
    assert [place["id"] for place in first["focus"]] == ["ulm", "linz"]


def test_others_hear_of_a_drawn_card_without_its_city() -> None:
    state = new(TAXIS, {})
    event: Any = {"event": "took", "seat": 0, "from": "deck", "slot": None, "official": None, "card": "ulm"}
    assert log(state, [event]) == ["Anna takes Ulm from the deck."]
    (other,) = state.tell([state.redact(event, 1)])
    assert other is not None
    assert "ulm" not in json.dumps(other)


@pytest.mark.parametrize(("language", "nothing"), [("de", "nichts"), ("en", "nothing")])
def test_producing_or_selling_nothing_has_a_line_all_the_same(language: str, nothing: str) -> None:
    none: Any = {"seat": 0, "count": 0, "points": 0, "beads": [], "gold": 0, "jokers": 0, "bonus": 0}
    for event in ("produced", "sold"):
        (line,) = log(new("murano", {}), [{"event": event, **none, "colour": None}], language)
        assert nothing in line


def test_the_page_hears_of_each_event_with_its_sentence() -> None:
    table = Session()
    table.call("new", {"game": TAXIS, "players": NAMES, "options": {"start": "seat-1"}, "seed": 5})
    (step,) = table.call("act", {"seat": 0, "actions": ["take deck"]})["history"]
    assert step["events"][0]["telling"]["id"] == "tut-log-took-deck-card"
    (step,) = table.call("history", {"seat": 1})
    assert step["events"][0]["telling"]["id"] == "tut-log-took-deck"


@pytest.mark.parametrize(("language", "said"), [("de", ("roten", "überholt")), ("en", ("red", "overtakes"))])
def test_the_lighthouse_is_told_as_what_it_does(language: str, said: tuple[str, ...]) -> None:
    sailed = {"event": "sailed", "seat": 0, "from": 2, "to": 1, "red": True, "price": 0, "passed": True}
    tell: Any = TELLERS["sailed"]
    telling = tell(sailed)
    words = Words(language, NAMES, {}).text(telling["id"], **{**telling["args"], "name": "Bert", "to": "1"})
    assert [word for word in said if word not in (words or "")] == []


def at_random(options: dict[str, Any]) -> dict[str, Any]:
    """Return the record of a game of Murano that is played at random."""
    state, random = new("murano", options), Random(5)
    while actions := state.legal_actions():
        state.apply(random.choice(actions))
    return {**state.record()}


@pytest.mark.parametrize("name", [*golden.names(), "start-character"])
def test_a_step_that_nothing_tells_ends_a_turn_or_takes_nothing(name: str) -> None:
    """The replay has words for these, and says the end of the game of no other step."""
    is_golden = name in golden.names()
    record = golden.record_of(golden.read(name)) if is_golden else at_random({name: True})
    session = Session()
    session.call("load", {"record": record, "seat": None})
    for step in session.call("look", {"seat": None})["history"]:
        done = [event for event in step["events"] if "seat" in event]
        told = any("telling" in event for event in done)
        assert told or step["text"] == "sell nothing" or done[0]["event"] in ("turn-ended", "unused")


def test_gondoliers_without_a_card_are_told_where_there_are_some() -> None:
    told = TELLERS["unused"]
    assert told({"event": "unused", "seat": 0, "count": 0, "points": 0}) is None
    some = told({"event": "unused", "seat": 0, "count": 2, "points": 2})
    assert some is not None
    assert some["args"] == {"count": 2, "points": 2}
