"""Reasons of hints, for the tests of the page's words: ``python -m tests.page.reasons`` writes the file anew.

From positions of the golden records: a reason of every kind, in every shape, that some legal actions there have. Computer players that
judge otherwise find others, so that no test compares the file with theirs.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import spieltisch
from spieltisch.players.knowledge import knowledge_of
from tests.page.events import shape
from tests.records import golden

FILE = Path(__file__).parent / "fixtures" / "reasons.json"
EVERY = 17
"""Actions from one position to the next."""
ASKED = 6
"""Actions that are asked about in each."""
NUMBERS = 2
"""A text has words of its own for numbers up to this one at most."""


def collected() -> list[dict[str, Any]]:
    """Return reasons, each with its game and the options of it that names depend on."""
    rng = Random(1)
    found: dict[str, dict[str, Any]] = {}
    for name in golden.names():
        record = golden.record_of(golden.read(name))
        state = spieltisch.replay(record, 0)
        options = {option: record["options"].get(option) for option in ("board", "edition")}
        there = {"game": record["game"], "options": {option: it for option, it in options.items() if it}}
        for number, done in enumerate(record["actions"]):
            if number % EVERY == 0:
                knowledge, legal = knowledge_of(state), state.legal_actions()
                for told in knowledge.explained(state, rng.sample(legal, min(ASKED, len(legal)))):
                    for reason in told:
                        key = json.dumps([record["game"], reason.id, _shape(reason.data)])
                        found.setdefault(key, {**there, "reason": reason.to_dict()})
            state.apply(done)
    return [found[key] for key in sorted(found)]


def _shape(data: Any) -> Any:
    return {
        name: value if isinstance(value, int) and value <= NUMBERS else shape(value)
        for name, value in data.items()
    }


def text() -> str:
    """Return the text of the file: a reason on each line."""
    lines = ",\n".join(f" {json.dumps(one, ensure_ascii=False)}" for one in collected())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
