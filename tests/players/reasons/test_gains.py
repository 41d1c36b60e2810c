"""Thurn und Taxis: all that an action brings is told, the greatest first, and nothing that comes too late."""

from __future__ import annotations

from typing import Any

from spieltisch import players
from spieltisch.players.knowledge import Reason, knowledge_of
from tests.players.tables import TAXIS, begin
from tests.positions import Seat, position


def told(state: Any, action: str) -> dict[str, dict[str, Any]]:
    """Return the data of the reasons for an action by their ids, in their order."""
    return {one.id: one.data for one in knowledge_of(state).reasons(state, state.parse(action))}


FIVE = Seat(route="Carlsruhe Mannheim Würzburg Nürnberg Ingolstadt", carriage=6, houses="Ulm München Regensburg Passau Ingolstadt Würzburg")  # fmt: skip


def test_in_the_last_turn_nothing_is_promised_for_later() -> None:
    """As found by reading: of a closing in the last turn it was said that Baiern lacks only one city then."""
    action = "close each Nürnberg with Wagner"
    parts: dict[str, Any] = {"phase": "close", "turn": 1, "used": ""}
    before = told(position(Seat(), FIVE, **parts), action)
    assert "last-turn" not in before
    now = told(position(Seat(carriage=7), FIVE, **parts), action)
    assert [*now] == ["closing-brings", "last-turn"]


def test_in_play_last_turns_speak_of_this_turn_only() -> None:
    met = 0
    for seed in range(1, 5):
        state: Any = begin(TAXIS, 3, seed=seed)
        while state.current_player is not None:
            knowledge: Any = knowledge_of(state)
            seat = state.current_player
            last = state.ending is not None and not knowledge.judge.turns_left(state, seat)
            for action in state.legal_actions() if last else ():
                why: list[Reason] = knowledge.reasons(state, action)
                assert not [one for one in why if one.data.get("missing") or one.id.startswith(("lacks", "waits", "goes-on"))], (state, action)  # fmt: skip
                for one in why:
                    if one.id in ("lays-first", "lays-toward"):
                        # Only the Postillion lays a second card.
                        assert one.data["count"] == 1, (state, action)
                        assert not action.official, (state, action)
                met += 1
            state.apply(players.choose(state, "apprentice", len(state.history())))
    assert met > 20


def test_tiles_that_one_house_completes_are_told_together() -> None:
    """As found by reading: of a house that completed two tiles only one of them was named."""
    away = "Lodz Freiburg Ulm Sigmaringen Zürich Innsbruck Pilsen Budweis Salzburg"
    seat = Seat(hand="Linz", route="München Salzburg", houses=away, carriage=4)
    laid = told(position(seat, phase="lay"), "lay Linz right")["completes-all"]
    whole = Seat(route="München Salzburg Linz", houses=away, carriage=4)
    won = told(position(whole, phase="close"), "close each Linz München")["wins-tiles"]
    for found in (laid, won):
        assert (found["stack"], found["points"]) == (["all-countries", "boehmen-salzburg"], 6 + 4)


def test_two_tiles_that_lack_one_house_are_told_together() -> None:
    """As found by reading: of a closing it was not said that a second tile lacks just one city then."""
    state = position(
        Seat(
            route="Regensburg Passau Linz Budweis",
            houses="Ulm Freiburg Salzburg Kempten Zürich Sigmaringen Innsbruck Passau",
            carriage=4,
        ),
        phase="close",
    )
    found = told(state, "close each Budweis Linz Regensburg with Wagner")["nearer-both"]
    assert (found["stack"], found["points"]) == (["all-countries", "boehmen-salzburg"], 6 + 4)
    assert (found["towns"], found["count"]) == (["pilsen"], 1)


def test_the_tile_of_the_cards_is_told_with_the_carriage() -> None:
    """As found by reading: of six cards only the carriage was told, not the tile of three points."""
    state = position(
        Seat(hand="Würzburg", route="Zürich Freiburg Carlsruhe Stuttgart", carriage=5),
        display="Basel Lodz Lodz Pilsen Pilsen Passau",
    )
    found = told(state, "take Basel")["toward-carriage"]
    assert (found["carriage"], found["have"], found["worth"]) == (6, 6, 3)


def test_who_draws_six_new_cards_is_told_that_the_plan_stands_without_them() -> None:
    """As found by reading: that the own hand brings the last carriage with the Wagner was not said of the Amtmann."""
    state = position(
        Seat(hand="Zürich Basel Mannheim", route="Ulm Sigmaringen Freiburg", carriage=6, houses="Ulm"),
        display="Lodz Lodz Pilsen Pilsen Passau Linz",
    )
    found = told(state, "exchange with Amtmann")
    assert {*found["free-official"]["cities"]} == {"zuerich", "basel"}
    assert found["free-official"]["carriage"] == 7


def test_who_takes_no_card_of_a_reward_is_told_what_stands() -> None:
    """As found by reading: of no card it was said that nothing else promises as much."""
    met = 0
    for seed in range(1, 13):
        state: Any = begin(TAXIS, 2, {"offices": True}, seed=seed)
        while state.current_player is not None and len(state.history()) < 400:
            for action in state.legal_actions():
                if action.verb == "reward" and action.declined:
                    found = [one.id for one in knowledge_of(state).reasons(state, action)]
                    met += bool({"as-planned", "still-completes", "still-completes-all"} & {*found})
            state.apply(players.choose(state, "apprentice", len(state.history())))
    assert met
