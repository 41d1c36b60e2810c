"""The form of a golden record: readable in a diff, complete enough to notice any change.

A file is JSON: first the header of the record, then each action on a line of its own, with its events in short, then
the fingerprint of the last position and the scores.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import spieltisch
from spieltisch import State

FOLDER = Path(__file__).parent
GAMES = FOLDER / "games"


def names() -> list[str]:
    """Return the names of all golden records."""
    return sorted(path.stem for path in GAMES.glob("*.json"))


def read(name: str) -> dict[str, Any]:
    """Return a golden record."""
    data: dict[str, Any] = json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))
    return data


def record_of(golden: dict[str, Any]) -> dict[str, Any]:
    """Return the record that a golden record holds."""
    return {**golden["header"], "actions": [text for text, _ in golden["actions"]]}


def play(record: dict[str, Any]) -> dict[str, Any]:
    """Play a record and return it as a golden one."""
    state = spieltisch.replay(record, 0)
    lines = [[text, "; ".join(map(brief, state.apply(text)))] for text in record["actions"]]
    return {
        "header": {part: value for part, value in record.items() if part != "actions"},
        "actions": lines,
        "digest": digest(state),
        "scores": state.scores(),
        "ranking": state.ranking(),
        "winners": state.winners(),
    }


def brief(event: Any) -> str:
    """Return an event in short: its name and what it says, in the order of docs/reference.md."""
    return " ".join([event["event"], *(_word(value) for name, value in event.items() if name != "event")])


def digest(state: State) -> str:
    """Return a fingerprint of the whole position.

    Empty parts and the options do not count: a new expansion adds such to every position and changes none.
    """
    position = {
        part: value for part, value in state.to_dict().items() if part != "options" and value not in ([], {})
    }
    text = json.dumps(position, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def text_of(golden: dict[str, Any]) -> str:
    """Return a golden record as the text of its file."""
    lines = ["{", f' "header": {_json(golden["header"])},', ' "actions": [']
    lines += _rows(golden["actions"])
    lines += [" ],"]
    for part in ("scores", "ranking"):
        lines += [f' "{part}": [', *_rows(golden[part]), " ],"]
    lines += [f' "winners": {_json(golden["winners"])},', f' "digest": {_json(golden["digest"])}', "}", ""]
    return "\n".join(lines)


def _rows(items: list[Any]) -> list[str]:
    return [f"  {_json(item)}{',' if i < len(items) else ''}" for i, item in enumerate(items, 1)]


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


def _word(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Iterable) and not isinstance(value, str):
        return ",".join(map(_word, value)) or "none"
    return str(value)
