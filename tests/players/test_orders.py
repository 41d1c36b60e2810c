"""What comes to the same at the end of a turn, in whatever order, is named neither costly nor brilliant."""

from __future__ import annotations

import pytest

from spieltisch.actions import Action
from spieltisch.analysis import review
from spieltisch.analysis.decision import Decision
from spieltisch.analysis.doubts import Doubt
from spieltisch.analysis.orders import comes_to_same
from spieltisch.analysis.review import Review
from spieltisch.players.evaluator import Evaluation
from tests.positions import Seat, position
from tests.rules.thurn_und_taxis.modules import Coaches, modules

from .tables import decided


def laid(*texts: str) -> list[Decision]:
    hand = Seat(hand="Zürich Kempten Basel Ulm", route="Freiburg")
    return decided(position(hand, phase="lay"), *texts, "end turn")


def other(decisions: list[Decision], text: str, step: int = 0) -> bool:
    action = next(one for one in decisions[step].before.legal_actions() if one == text)
    return comes_to_same(decisions, step, action)


def test_cards_that_are_both_laid_may_be_laid_in_any_order() -> None:
    both = laid("lay Basel left", "lay Zürich left with Postillion")
    assert not other(both, "lay Zürich right")
    either = laid("lay Basel left", "lay Zürich right with Postillion")
    assert other(either, "lay Zürich right")
    assert not other(either, "lay Zürich left")
    assert not other(either, "lay Basel right")
    assert not other(laid("lay Basel left"), "lay Zürich right")


def test_coaches_may_be_moved_in_any_order() -> None:
    towns = Coaches("spoleto freising freising freising freising")
    state = modules(Seat(route="Lodz Pilsen Budweis"), players=2, coaches=towns, phase="close")
    steps = decided(state, "close each Pilsen", "joker violet Rom", "move orange Andechs", "end turn")
    assert other(steps, "move orange Andechs", 1)
    # Either card moves that coach, but only one of them another one.
    assert not other(steps, "joker orange Andechs", 1)
    assert not other(steps, "joker beige Andechs", 1)


@pytest.mark.parametrize(("text", "is_named"), [("lay Zürich right", False), ("lay Zürich left", True)])
def test_an_analysis_names_no_order(text: str, is_named: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    decisions = laid("lay Basel left", "lay Zürich right with Postillion")

    def searched(found: Doubt) -> Doubt | None:
        better = next(one for one in found.known.legal if one == text)
        return Doubt(found.step, found.known, found.worse, better, 0.5) if found.step == 0 else None

    def by_rating(step: int, known: Evaluation, action: Action, _: object) -> Doubt | None:
        return Doubt(step, known, action, known.legal[0], 0.0) if step == 0 else None

    monkeypatch.setattr(review, "searched", searched)
    monkeypatch.setattr(review, "by_rating", by_rating)
    found = Review(decisions, [1.0, 0.0], seats=[0])
    while not found.step(1):
        pass
    assert (0 in found._doubts) == is_named


def test_a_closing_is_not_praised_for_points_that_going_on_brings_in_the_same_turn() -> None:
    seat = Seat(hand="Freiburg Sigmaringen", route="Ingolstadt Regensburg München Innsbruck Kempten")
    known = Evaluation(position(seat, phase="close", taken=1, laid=1), 0, 0, None, 1, 0)
    legal = {str(one): one for one in known.legal}
    better = legal["close all Regensburg Ingolstadt München Kempten"]
    on, end = (
        Doubt(0, known, legal[text], better, 0.1)
        for text in ("lay Sigmaringen right with Postillion", "end turn")
    )
    assert [one.id for one in on.reasons] == ["little-more"]
    assert on.lacks == []
    # Whoever ends the turn goes without them.
    assert end.reasons[0].id == "closing-brings"
