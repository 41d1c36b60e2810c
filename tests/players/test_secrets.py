"""What whoever looks for the best action is not told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.analysis.secrets import Secrets, named
from spieltisch.players.knowledge import Reason, knowledge_of
from tests.arena.test_positions import SHIPPED


def test_what_is_known_already_is_no_secret() -> None:
    better = {"text": "take Ulm with Postmeister", "card": "ulm", "official": "postmeister"}
    done = {"text": "take Linz with Postmeister", "card": "linz", "official": "postmeister"}
    secrets = Secrets(better, [], done)
    assert secrets.names == {"ulm"}
    assert secrets.are_in({"card": "ulm", "cities": ["linz"]})
    assert secrets.are_in({"card": "linz", "cities": ["passau", "ulm"]})
    assert not secrets.are_in({"official": "postmeister", "count": 18})


def test_a_space_of_the_ring_is_a_name_and_an_amount_is_none() -> None:
    trip = [Reason("gold", {"gold": 18, "there": 18})]
    secrets = Secrets({"from": 3, "to": 5}, trip, {"from": 3, "to": 4})
    assert secrets.names == {"space 5", "space 18"}
    assert secrets.are_in(trip[0].data)
    assert not secrets.are_in({"points": 18, "there": 4})


def test_what_has_no_name_is_given_away_by_no_reason_for_another() -> None:
    secrets = Secrets({"text": "end turn", "type": "end"}, [], {"text": "close", "houses": ["ulm"]})
    assert not secrets.are_in({"carriage": 6})


@pytest.mark.parametrize("game", ["murano", "thurn-und-taxis"])
def test_no_reason_that_is_told_names_the_solution_of_a_position(game: str) -> None:
    for record, position in SHIPPED:
        if record["game"] != game:
            continue
        state = spieltisch.replay({**record, "actions": record["actions"][: position["step"]]})
        view: Any = state.determinize(position["seat"], Random(0))
        legal = {str(action): action for action in view.legal_actions()}
        best, done = (legal[text] for text in (position["best"][0], position["second"]))
        reasons = knowledge_of(state).reasons(view, best)
        secrets = Secrets(view.worded(best), reasons, view.worded(done))
        told = [one for one in reasons if not secrets.are_in(one.data)]
        assert not any(
            named(one.data) & (named(view.worded(best)) - named(view.worded(done))) for one in told
        )
