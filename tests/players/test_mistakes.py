"""What kind of mistake a decision was follows from what was done and what would have been better."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.players.knowledge import knowledge_of

from .tables import TAXIS, begin

KINDS = {
    TAXIS: [
        ("lay Ulm anew", "lay Basel left", "abandon"),
        ("lay Basel right", "lay Ulm anew", "cling"),
        ("close all Ulm", "end turn", "close-early"),
        ("close all Ulm", "lay Ulm right with Postillion", "close-early"),
        ("end turn", "close all Ulm", "close-late"),
        ("take Ulm with Postmeister", "close all Ulm", "close-late"),
        ("close each Ulm Basel", "close all Ulm", "houses"),
        ("close all Ulm with Wagner", "close all Ulm", "official-spent"),
        ("close all Ulm without carriage", "close all Ulm", "carriage"),
        ("take deck", "take Ulm", "take-deck"),
        ("take Ingolstadt", "take deck", "take-open"),
        ("take Ingolstadt", "take Ulm", "take"),
        ("take Ulm", "exchange with Amtmann", "exchange-missed"),
        ("exchange with Amtmann", "take deck", "exchange"),
        ("end turn", "take Ulm with Postmeister", "official-unused"),
        ("lay Ulm left with Postillion", "take Ulm with Postmeister", "official"),
        ("take Ulm with Postmeister", "lay Basel right", "lay-first"),
        ("lay Ulm left", "lay Ulm right", "side"),
        ("lay Ulm left", "lay Basel left", "lay"),
        ("discard Ulm", "discard Basel", ""),
    ],
    "murano": [
        ("pass 1-2", "sail 3-4", "sail-missed"),
        ("sail 3-4", "pass 1-2", "pass-missed"),
        ("sail 3-5", "sail 4-5", "ship"),
        ("sail 3-5", "sail 3-4", "sail"),
        ("decline", "keep bank", "character-declined"),
        ("end turn", "place 8", "gondolier-missed"),
        ("sell nothing", "end turn", "glass-needless"),
        ("sell 3 with 3 jokers", "sell 2 with 2 jokers", "sold-much"),
    ],
}


@pytest.mark.parametrize("game", KINDS)
def test_a_mistake_has_the_name_that_players_give_it(game: str) -> None:
    state: Any = begin(game, 2, seed=1)
    knowledge = knowledge_of(state)
    for done, better, kind in KINDS[game]:
        one, other = (state.parse(text) for text in (done, better))
        assert knowledge.mistake(one, other) == kind, (done, better)
