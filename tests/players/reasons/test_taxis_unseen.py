"""Thurn und Taxis: no hint counts more cards as still to come than the seat has not seen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.players.evaluator import Evaluator
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.thurn_und_taxis.plans import View
from tests.players.tables import TAXIS


def unseen(state: Any, seat: int) -> list[int]:
    """Return by city the cards that lie neither open nor where the seat has put them, counted one by one."""
    rules = state.rules
    own = [pile for part in state.extra.values() for pile in part.piles()[seat : seat + 1]]
    left = [0] * len(rules.board.city_ids)
    for kind, copies in enumerate(rules.kind_copies):
        left[rules.kind_city[kind]] += copies
    for pile in (state.display, state.hands[seat], state.discard, *state.routes, *own):
        for kind in pile:
            if kind >= 0:
                left[rules.kind_city[kind]] -= 1
    return left


@pytest.mark.parametrize(
    "options", [{}, {"board": "north"}, {"courier": True}, {"audience": True, "offices": True}], ids=str
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_cards_that_were_seen_are_not_still_to_come(options: dict[str, Any], seed: int) -> None:
    """As found by reading: five cards of Magdeburg's neighbours were to come, of which some were the own horses."""
    rng, count = Random(seed), 2 + seed % 3
    state: Any = spieltisch.new_game(TAXIS, ("A", "B", "C", "D")[:count], options, seed=seed)
    seen: list[list[Any]] = [[] for _ in range(count)]
    looked = 0
    for _ in range(400):
        seat = state.current_player
        if seat is None:
            break
        if rng.random() < 0.15:
            known: Any = Evaluator().at(state, seen[seat])
            view = View(known.knowledge._explainer.judge, known.view, known.memory.away())
            for told, left in zip(view.hidden, unseen(state, seat), strict=True):
                assert told <= left
            assert sum(view.hidden) >= len(state.deck)
            looked += 1
        events = state.apply(rng.choice(state.legal_actions()))
        for other, own in enumerate(seen):
            own += [state.redact(event, other) for event in events]
    assert looked > 10


@pytest.mark.parametrize(("top", "left", "every"), [("fulda/3", 5, 19), ("fulda/1", 5, 22)])
def test_the_back_of_the_top_card_tells_which_cards_may_come_with_it(top: str, left: int, every: int) -> None:
    """As found by reading: "13 of 54 that may come" counted all horse numbers, where the top card shows 3 (GG-217)."""
    state: Any = spieltisch.new_game(TAXIS, ("A", "B"), {"board": "north"}, seed=3)
    card, cities = state.rules.card, state.rules.board.city_ids
    state.display[:] = map(
        card, ["hamburg/3", "goettingen/2", "fulda/2", "hamburg/2", "aachen/2", "bremen/3"]
    )
    state.hands[state.turn] = [card("weimar/3"), card("muenster/1"), card("amsterdam/2")]
    state.routes[state.turn] = [card("bremen/2")]
    state.extra["glory"].horses[state.turn] = [card("berlin/3")]
    state.deck[:] = [*state.deck[:-1], card(top)]
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    told = {one.id: one.data for one in explainer.of(state)(state.parse("take deck"))}["drawn-for-next"]
    assert told["cities"] == ["weimar"]
    assert (told["left"], told["all"], told["shown"]) == (left, every, int(top[-1]))
    view = View(explainer.judge, state)
    assert view.on_top(1 << cities.index("hamburg"))["left"] == (top[-1] == "1")
