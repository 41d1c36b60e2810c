"""Why not: what the engine says against actions that are legal at other moments of a golden game, counted by rule."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from typing import Any

import spieltisch

from . import golden

FILE = golden.FOLDER / "reasons.json"
EVERY = 13
"""A prime number of actions lies between two positions that are asked, so that all phases of a turn come up."""

Reasons = dict[str, str]


def of(record: dict[str, Any]) -> Reasons:
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
    return {rule: f"{named.total()} {_fingerprint(named)}" for rule, named in sorted(said.items())}


def of_all() -> dict[str, Reasons]:
    """Return the reasons of all golden records by their names."""
    return {name: of(golden.record_of(golden.read(name))) for name in golden.names()}


def read() -> dict[str, Reasons]:
    """Return what is kept."""
    kept: dict[str, Reasons] = json.loads(FILE.read_text(encoding="utf-8"))
    return kept


def text_of(reasons: dict[str, Reasons]) -> str:
    """Return reasons as the text of their file, one rule a line."""
    return f"{json.dumps(reasons, indent=1, ensure_ascii=False)}\n"


def _fingerprint(named: Counter[str]) -> str:
    return hashlib.sha256(json.dumps(sorted(named.items()), ensure_ascii=False).encode()).hexdigest()[:12]
