"""Thurn und Taxis: what is said for a new display is true of the cards that lie there."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from spieltisch import players
from spieltisch.players.knowledge import knowledge_of
from tests.languages import LANGUAGES, TEXTS

from .tables import TAXIS, begin


def true_of(seen: dict[str, Any], roads: set[frozenset[str]]) -> str:
    """Return the reason for a new display that an observation bears out."""
    own = seen["seats"][seen["current"]]
    lying = {card for card in seen["display"] if card}

    def touches(card: str, others: list[str]) -> bool:
        return card not in own["route"] and any(frozenset((card, other)) in roads for other in others)

    if own["route"]:
        ends = [own["route"][0], own["route"][-1]]
        fits = any(touches(card, ends) for card in {*lying, *own["hand"]})
        return "new-display" if fits else "nothing-fits"
    fits = not own["hand"] or any(touches(card, own["hand"]) for card in lying)
    return "new-display" if fits else "nothing-goes-with-hand"


def test_the_reason_for_a_new_display_is_true() -> None:
    found: Counter[str] = Counter()
    for seed in range(1, 9):
        state: Any = begin(TAXIS, 3, {"courier": seed % 2 == 0}, seed=seed)
        board = state.rules.board
        roads = {frozenset((road["a"], road["b"])) for road in board.data["roads"]}
        while state.current_player is not None:
            for action in state.legal_actions():
                if action.verb == "exchange":
                    (reason,) = knowledge_of(state).reasons(state, action)
                    seen = state.observation(state.current_player)
                    assert reason.id == true_of(seen, roads), (seed, len(state.history()))
                    found[reason.id] += 1
            state.apply(players.choose(state, "messenger", len(state.history())))
    assert len(found) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_these_reasons_have_words(language: str) -> None:
    text = (TEXTS / language / "players.ftl").read_text("utf-8")
    known = set(re.findall(r"^reason-thurn-und-taxis-([\w-]+) =", text, re.MULTILINE))
    assert known >= {"new-display", "nothing-fits", "nothing-goes-with-hand"}
