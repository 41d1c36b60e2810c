"""What expansions add to the judgement of Thurn und Taxis: each in its own module, with weights of its own."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.thurn_und_taxis import TaxisKnowledge, expansions, knowledge, own_weights
from spieltisch.players.thurn_und_taxis.expansions import advice_of
from spieltisch.players.thurn_und_taxis.ground import ground_of
from spieltisch.players.thurn_und_taxis.weights import load, read
from spieltisch.thurn_und_taxis import phases
from spieltisch.thurn_und_taxis.actions import CLOSE, LAY, make
from spieltisch.thurn_und_taxis.expansions import every
from spieltisch.thurn_und_taxis.state import TaxisState

from .tables import TAXIS, begin

NORTH_BASE = {"board": "north", "north-rules": "base"}


def taxis(options: Mapping[str, Any], seed: int = 1) -> TaxisState:
    """Return a new game for two."""
    state = begin(TAXIS, 2, {"start": "seat-1", **options}, seed)
    assert isinstance(state, TaxisState)
    return state


def test_each_module_has_the_name_of_its_expansion() -> None:
    told = {module.name for module in pkgutil.iter_modules(expansions.__path__)}
    assert told == {expansion.id for expansion in every()}


def test_weights_of_expansions_stand_among_the_others() -> None:
    weights = own_weights()
    named = {name.partition(".")[0] for name in weights if "." in name}
    assert named == {"audience", "courier", "glory", "offices"}
    assert read(weights) == load()
    assert load().of("courier") == {"letter": weights["courier.letter"]}


def test_an_expansion_says_what_things_of_the_base_are_worth_where_it_is_played() -> None:
    weights = load()
    own = weights.of("glory")
    assert own["house"] != weights.house
    assert advice_of(ground_of(taxis({"board": "north"}).rules), weights).weights.house == own["house"]
    assert advice_of(ground_of(taxis({}).rules), weights).weights.house == weights.house


def test_a_weight_of_an_expansion_counts() -> None:
    state = taxis({"courier": True})
    values: list[float] = []
    for letter in (0.0, 1.0):
        mind = knowledge(state, {**own_weights(), "courier.letter": letter})
        assert isinstance(mind, TaxisKnowledge)
        values.append(mind.prospects.value(state, 1))
    # What the first houses bring is more than the letters in the hand.
    assert values[1] - values[0] >= state.extra["courier"].letters[1] > 0


@pytest.mark.parametrize(
    ("options", "figures"),
    [
        pytest.param({"courier": True}, 1, id="south"),
        pytest.param({"courier": True, **NORTH_BASE}, 0, id="north by the rules of the base"),
        pytest.param({"courier": True, "board": "north"}, 0, id="north"),
        pytest.param({}, 0, id="no courier"),
    ],
)
def test_a_closing_wins_the_figure_only_where_there_is_one(options: Mapping[str, Any], figures: int) -> None:
    state = taxis(options)
    won = [ask(state, 0, 0, False) for ask in advice_of(ground_of(state.rules), load()).closings]
    assert won == [1.0] * figures


def _until(state: TaxisState, phase: str, verbs: Sequence[str]) -> None:
    while state.phase != phase or not {action.verb for action in state.legal_actions()} >= {*verbs}:
        legal = state.legal_actions()
        mind = knowledge_of(state)
        ratings = mind.rate(state, legal)
        state.apply(legal[max(range(len(legal)), key=ratings.__getitem__)])


@pytest.mark.parametrize(("phase", "verbs"), [(phases.LAY, [LAY]), (phases.CLOSE, [CLOSE])])
def test_an_action_that_nobody_judges_is_as_good_as_what_can_follow(
    phase: str, verbs: Sequence[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = taxis({})
    _until(state, phase, verbs)
    mind = knowledge_of(state)
    assert isinstance(mind, TaxisKnowledge)
    known = mind.rate(state, state.legal_actions())
    legal = [make("dance", "dance"), *state.legal_actions()]
    monkeypatch.setattr(mind.judge, "_foreign", {"dance"})
    assert mind.rate(state, legal) == [max(known), *known]
    monkeypatch.setitem(mind.judge.advice.verbs, "dance", lambda _state, _action: 0.5)
    assert mind.rate(state, legal) == [max(known) + 0.5, *known]


def test_the_coach_of_a_high_cleric_is_told_with_the_cities_that_move_it() -> None:
    """As found by reading: "is likely to travel furthest" did not say why."""
    state = begin(TAXIS, 2, {"audience": True}, seed=1)
    action = state.legal_actions()[0]
    (told,) = knowledge_of(state).reasons(state, action)
    data = told.data
    assert told.id == "high-ranks-travel"
    assert (data["cities"], data["all"]) == (8, 22)
