"""The actions with which hints and words are tried: ``python -m tests.page.actions`` writes the file anew.

From the golden records: one of every kind, in every shape, with the options that name the board.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import spieltisch
from tests.page.events import shape
from tests.records import golden

FILE = Path(__file__).parent / "fixtures" / "actions.json"
BOARD = ("board", "edition")
"""Options by which places have their names."""


@cache
def collected() -> tuple[dict[str, list[dict[str, Any]]], dict[str, set[str]]]:
    """Return for each game the actions, and the verbs that its rules know."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    verbs: dict[str, set[str]] = {}
    for name in golden.names():
        record = golden.record_of(golden.read(name))
        state: Any = spieltisch.replay(record, 0)
        verbs.setdefault(record["game"], set()).update(state.rules.verbs)
        seen = found.setdefault(record["game"], {})
        for text in record["actions"]:
            for action in state.legal_actions():
                if action == text or action.verb not in {json.loads(kind)[0] for kind in seen}:
                    told = action.to_dict()
                    parts = sorted((part, shape(value)) for part, value in told.items())
                    kinds = [told.get(part) for part in ("end", "official", "reward")]
                    options = {name: record["options"][name] for name in BOARD if name in record["options"]}
                    one = {"options": options, "action": state.worded(action)}
                    seen.setdefault(json.dumps([action.verb, kinds, parts]), one)
            state.apply(text)
    ordered = {
        game: sorted(all_.values(), key=lambda one: str(one["action"]["text"]))
        for game, all_ in found.items()
    }
    return ordered, verbs


def text() -> str:
    """Return the text of the file: an action on each line."""
    games = []
    for game, actions in sorted(collected()[0].items()):
        lines = ",\n".join(f"  {json.dumps(one, ensure_ascii=False)}" for one in actions)
        games.append(f' "{game}": [\n{lines}\n ]')
    return "{\n" + ",\n".join(games) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
