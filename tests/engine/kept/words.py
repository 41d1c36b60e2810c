"""Why not: what is said against words of a game's whole notation, at every kind of moment."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.records.kept import Texts, counted

from .moments import moments, one_of

ASKED = 40
"""So many words are asked about at every moment."""
CLOSINGS = 6
"""So many ways to close a route besides."""


def of(record: dict[str, Any]) -> Texts:
    """Return what stands against words at the moments of a game, counted by rule."""
    rng = Random(json.dumps(record["actions"][-9:]))
    said: dict[str, Counter[str]] = {}
    for state in moments(record):
        for text in _asked(state, rng):
            refusal = state.why_not(text)
            if refusal is not None:
                names = json.dumps([text, refusal.data], sort_keys=True, ensure_ascii=False)
                said.setdefault(refusal.rule, Counter())[names] += 1
    return counted(said)


def _asked(state: Any, rng: Random) -> Iterator[str]:
    words = state.rules.words
    known = list(words.known)
    if state.game == "murano":
        known += map(str, words.misplaced)
    for _ in range(ASKED):
        yield one_of(known, rng)
    if state.game != "murano":
        for _ in range(CLOSINGS):
            yield str(_closing(state, rng))


def _closing(state: Any, rng: Random) -> str:
    """Return a way to close the route, with houses on it and elsewhere."""
    rules = state.rules
    likely = [rules.kind_city[kind] for kind in state.routes[state.turn]] or [0]
    houses = rules.board.mask(
        one_of(likely, rng) if rng.random() < 0.9 else int(rng.random() * len(rules.board.city_ids))
        for _ in range(int(rng.random() * 4))
    )
    official = one_of(("", "", "wagner", "amtmann"), rng)
    return str(rules.words.close(houses, one_of(("each", "all"), rng), official, rng.random() < 0.3))
