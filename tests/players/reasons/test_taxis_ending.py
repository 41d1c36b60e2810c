"""Thurn und Taxis: whoever triggers the end is told how it stands then, what decides it, and who still has a turn."""

from __future__ import annotations

from random import Random
from typing import Any

import spieltisch
from spieltisch import players
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.thurn_und_taxis.reasons.last_chance import NOTHING
from tests.arena.test_positions import SHIPPED
from tests.players.tables import TAXIS, begin


def test_the_end_is_told_with_the_totals_that_decide_it() -> None:
    """The tile of Württemberg makes it 11 to 9, and nobody has another turn: that is why the game is ended now."""
    told: dict[str, dict[str, Any]] = {}
    for record, position in SHIPPED:
        if record["game"] != TAXIS or position["kind"] != "finish":
            continue
        state: Any = spieltisch.replay({**record, "actions": record["actions"][: position["step"]]})
        action = next(one for one in state.legal_actions() if str(one) == position["best"][0])
        told[position["best"][0]] = knowledge_of(state).reasons(state, action)[0].data
    tile = {
        "by": "tile",
        "stack": "wuerttemberg-hohenzollern",
        "value": 3,
        "seats": [],
        "turns": 0,
        "later": 0,
    }
    wanted = {
        "known": 1,
        "own": 11,
        "theirs": 9,
        "side": 1,
        "rival": 0,
        **tile,
        "cards": told["close all Stuttgart Ulm with Wagner"]["cards"],
        **NOTHING,
    }
    assert told["close all Stuttgart Ulm with Wagner"] == wanted
    level = told["close each Mannheim Zürich Nürnberg"]
    assert (level["own"], level["theirs"], level["by"], level["turns"]) == (25, 25, "tie", 1)


def test_of_several_others_only_who_has_seen_the_game_knows_who_has_which_tile() -> None:
    known = {False: 0, True: 0}
    unknown = 0
    for seed in range(4, 10):
        state: Any = begin(TAXIS, 3, seed=seed)
        seen: list[list[Any]] = [[] for _ in state.players]
        while state.current_player is not None:
            seat = state.current_player
            for action in state.legal_actions():
                for memory in (None, knowledge_of(state).remember(state, seat, seen[seat])):
                    view = state.determinize(seat, Random(0))
                    why = knowledge_of(state).reasons(view, action, memory) if action.verb == "close" else []
                    for data in (one.data for one in why if one.id == "ends-game"):
                        known[memory is not None] += data["known"]
                        unknown += not data["known"]
                        if data["known"]:
                            after = state.copy()
                            after.apply(action)
                            totals = [score["total"] for score in after.scores()]
                            assert [data["own"], data["theirs"]] == [totals[seat], totals[data["rival"]]]
                        assert data["known"] or memory is None
            events = state.apply(players.choose(state, "messenger", len(state.history())))
            for other, events_seen in enumerate(seen):
                events_seen += [state.redact(event, other) for event in events]
    assert known[True] > known[False]
    assert unknown


def test_what_the_last_turn_of_a_rival_may_bring_is_counted() -> None:
    """Whatever is dealt and done in it, it brings no more than is told; with one card alone nobody catches up where two are asked."""
    told: dict[int, tuple[int, int]] = {}
    rng = Random(5)
    for record, position in SHIPPED:
        if record["game"] != TAXIS or position["kind"] != "finish":
            continue
        state: Any = spieltisch.replay({**record, "actions": record["actions"][: position["step"]]})
        seat = state.current_player
        action = next(one for one in state.legal_actions() if str(one) == position["best"][0])
        data = knowledge_of(state).reasons(state.determinize(seat, rng), action)[0].data
        if not data["later"]:
            continue
        told[record["seed"]] = (data["sure"] and data["most"], data["laid"])
        for _ in range(20):
            world = state.determinize(seat, rng)
            world.apply(action)
            used = []
            while world.current_player is not None:
                legal = world.legal_actions()
                closing = [one for one in legal if one.verb == "close"]
                going_on = [one for one in legal if one.verb == "lay" and one.end != "anew"]
                done = rng.choice(closing or going_on or legal)
                used.append(done.official)
                world.apply(done)
            gain = world.scores()[data["rival"]]["total"] - data["theirs"]
            if data["sure"]:
                assert gain <= data["most"], (record["seed"], gain)
            elif data["laid"] and "postillion" not in used:
                assert gain <= data["own"] - data["theirs"]
    assert told[61102] == (0, 0)
    assert told[61096] == (4, 0)
    assert told[61069] == (0, 1)
