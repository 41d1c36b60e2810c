"""What a decision missed is told about the same thing, where something else would be as good."""

from __future__ import annotations

from typing import Any

from spieltisch import players
from spieltisch.murano import scoring
from spieltisch.players.knowledge import knowledge_of
from tests.players.tables import begin


def test_a_character_scored_where_it_counts_less_is_told_where_it_counts_most() -> None:
    """As found by playing: another character was named, which could be scored as well as before."""
    met = 0
    for seed in range(6):
        state: Any = begin("murano", 2, {"assignment": "by-hand"}, seed=seed)
        number = 0
        while state.current_player is not None:
            if state.phase == "assign":
                knowledge, legal = knowledge_of(state), state.legal_actions()
                planned = {entry[:2] for entry in scoring.best(state, state.turn)}
                scores = [one for one in legal if one.verb == "score"]
                best: Any = next((one for one in scores if (one.a, one.b) in planned), None)
                for one in scores if best else []:
                    nearest: Any = knowledge.nearest(state, one, best)
                    assert (nearest.a, nearest.b) in planned
                    if one.a in {card for card, _ in planned}:
                        met += one.a != best.a
                        assert nearest.a == one.a
                    else:
                        assert nearest == best
            state.apply(players.choose(state, "merchant", number))
            number += 1
    assert met > 0
