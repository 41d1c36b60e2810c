"""Murano: every kind of action has a reason, the reason is true, and all languages have words for it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from spieltisch import State, players
from spieltisch.murano import scoring
from spieltisch.murano.ring.reach import Way, way
from spieltisch.players.knowledge import Reason, knowledge_of
from tests.languages import LANGUAGES, TEXTS

from .tables import begin

OPTIONS: dict[str, Any] = {"start-character": True, "assignment": "by-hand", "income": "chosen"}
VERBS = {
    "sail", "pass", "take", "buy", "search", "choose", "look", "keep", "decline", "place", "draw", "build", "income",
    "produce", "sell", "hire", "dismiss", "score", "end",
}  # fmt: skip
Explained = tuple[State, Any, list[Reason]]


@cache
def explained() -> tuple[Explained, ...]:
    """Return actions of some games with their position and their reasons: whatever a hint could propose."""
    found: list[Explained] = []
    for count, options in ((2, {}), (3, OPTIONS)):
        state = begin("murano", count, options, seed=3)
        number = 0
        while state.current_player is not None:
            knowledge = knowledge_of(state)
            legal = state.legal_actions()
            choices = knowledge.sensible(state, legal, knowledge.rate(state, legal))
            verbs = {legal[i].verb for i in choices}
            others = {action.verb: action for action in legal if action.verb not in verbs}
            found += [
                (state.copy(), action, knowledge.reasons(state, action))
                for action in (*(legal[i] for i in choices), *others.values())
            ]
            state.apply(players.choose(state, "messenger", number))
            number += 1
    return tuple(found)


def test_every_kind_of_action_has_a_reason() -> None:
    assert {action.verb for _, action, _ in explained()} == VERBS
    assert [str(action) for _, action, reasons in explained() if not reasons] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    text = (TEXTS / language / "players.ftl").read_text("utf-8")
    known = set(re.findall(r"^reason-murano-([\w-]+) =", text, re.MULTILINE))
    used = {reason.id for _, _, reasons in explained() for reason in reasons}
    assert len(used) > 25
    assert used - known == set()


def test_what_is_promised_at_once_comes_at_once() -> None:
    met = {"brings-gold": 0, "points-now": 0, "saves-gold": 0, "ends-game": 0, "customers-for-you": 0}
    for state, action, reasons in explained():
        after: Any = state.copy()
        before: Any = state
        seat = state.current_player
        events = [event["event"] for event in after.apply(action)]
        now = [reason for reason in reasons if not reason.data.get("there")]
        assert ("end-triggered" in events) == any(reason.id == "ends-game" for reason in now) or (
            # Which stock is used up is seen only when the tile was chosen.
            action.verb in ("search", "choose")
        )
        for reason in now:
            met[reason.id] = met.get(reason.id, 0) + 1
            if reason.id == "brings-gold":
                assert after.gold[seat] - before.gold[seat] == reason.data["gold"]
            elif reason.id == "points-now":
                assert after.points[seat] - before.points[seat] == reason.data["points"]
            elif reason.id == "customers-for-you":
                assert sum(after.customers) - sum(before.customers) == reason.data["count"]
            elif reason.id == "makes-beads":
                assert before.points[seat] - after.points[seat] == reason.data["points"]
    assert min(met.values()) > 0, met


def test_a_ship_is_never_moved_only_to_reach_a_space() -> None:
    moves = [(action, reasons) for _, action, reasons in explained() if action.verb == "sail"]
    assert len(moves) > 100
    bare = [str(action) for action, reasons in moves if len(reasons) < 2]
    assert bare == []
    assert all(reason.data["there"] for _, (_, *there) in moves for reason in there)
    words = {reason.id for _, (_, *there) in moves for reason in there}
    assert {"brings-gold", "best-of-cards", "post-for-card", "points-when-built"} <= words, words


def test_advice_that_needs_several_ships_names_their_trip() -> None:
    trips = 0
    for state, action, reasons in explained():
        if action.verb != "sail":
            continue
        leads = reasons[0]
        if leads.id != "trip":
            continue
        trips += 1
        murano: Any = state
        goes = way(murano, leads.data["space"] - 1)
        assert isinstance(goes, Way)
        assert goes.moves[0] == (action.a, action.b)
        assert (len(goes.moves), goes.price) == (leads.data["ships"], leads.data["price"])
    assert trips > 5


def test_what_another_ship_does_later_is_promised_only_where_nothing_else_can_be_done_before() -> None:
    for state, action, reasons in explained():
        if action.verb == "sail" and reasons[0].id == "another-ship":
            after: Any = state.copy()
            after.apply(action)
            assert {one.verb for one in after.legal_actions()} <= {"sail"}, str(action)


def test_no_card_scores_now_where_no_gondolier_stands() -> None:
    kept = {"card-scores-now": 0, "card-scores-with-gondolier": 0}
    for state, action, reasons in explained():
        if action.verb != "keep":
            continue
        murano: Any = state
        for reason in reasons:
            if reason.id not in kept:
                continue
            kept[reason.id] += 1
            island = next(
                i for i, one in enumerate(murano.rules.board.islands) if one.id == reason.data["island"]
            )
            there = scoring.gondoliers(murano, murano.turn)[island] > 0
            assert there == (reason.id == "card-scores-now")
    assert min(kept.values()) > 0, kept
