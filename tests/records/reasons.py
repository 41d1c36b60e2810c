"""Why not: what the engine says against actions that are legal at other moments of a golden game, counted by rule."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import spieltisch

from .kept import Kept, Texts, counted

EVERY = 13
"""A prime number of actions lies between two positions that are asked, so that all phases of a turn come up."""


def of(record: dict[str, Any]) -> Texts:
    """Return what stands against actions in the course of a record.

    Args:
        record: what `golden.record_of` returns. Each of its actions is asked about in every thirteenth position.

    Returns:
        For each rule how often it was the reason, and a fingerprint of what these refusals named.
    """
    state = spieltisch.replay(record, 0)
    asked = sorted(set(record["actions"]))
    said: dict[str, Counter[str]] = {}
    for number, done in enumerate(record["actions"]):
        if number % EVERY == 0:
            for text in asked:
                refusal = state.why_not(text)
                if refusal is not None:
                    names = json.dumps([text, refusal.data], sort_keys=True, ensure_ascii=False)
                    said.setdefault(refusal.rule, Counter())[names] += 1
        state.apply(done)
    return counted(said)


REASONS = Kept("reasons", of)
